import type { Context } from '../context.ts';
import { callsWord, type Called, groupsCalled } from './group-names.ts';
import { fold } from '../spans/lexicon.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';
import type { Act, Condition } from '../spans/meaning.ts';
import type { Word } from '../spans/words.ts';
import type { Frame } from '../frame/frame.ts';

const OF_COURSES: ReadonlySet<Act> = new Set(['compare', 'clash', 'together', 'total'] as const);

/** What the name of a group of requirements may be taken for. */
const NAMES: ReadonlySet<Condition['on']> = new Set([
  'topic',
  'subjects',
  'areas',
  'kinds',
  'levels',
] as const);

/** Words after a group's name that say it is one: "the physics requirement", "the theory ones". */
const GROUP_NOUNS = new Set(
  'requirement requirements group category slot box part piece portion one ones place places spot spots'.split(
    ' ',
  ),
);
/** Of a whole, which a field of study is not. */
const PARTS = new Set(['part', 'piece', 'portion', 'slot', 'box']);
/** Names that programmes use for nothing else. */
const ALWAYS = new Set(['elective', 'electives', 'capstone', 'capstones']);
const TOWARDS = new Set([
  'for',
  'towards',
  'toward',
  'fill',
  'fills',
  'cover',
  'covers',
  'fulfill',
  'fulfills',
  'satisfy',
  'satisfies',
]);
const OF = new Set(['of', 'in', 'with', 'for', 'towards']);
const ARTICLES = new Set(['the', 'my', 'a', 'an', 'another', 'that']);

/** Said of requirements without naming a programme: "did I finish the math part". */
const OWN = new Set(
  'requirement requirements finish finished complete completed done fulfilled satisfied'.split(' '),
);
const LEADS = new Set('and or what how about ok okay now then so also'.split(' '));

/** What the conversation says of requirements; null if it does not speak of any. */
interface Talk {
  /** Null: the student's own. */
  programme: string | null;
  /** Names of groups that may be meant. */
  names: readonly string[];
  /** Those of the list last shown, in its order, if it is the last reply. */
  listed: readonly string[];
  /** Whether the last question was about them. */
  isGoingOn: boolean;
}

const talkOf = (
  frame: Frame,
  { last, groups, towards, programmes }: Context,
  { lexicon }: Vocabulary,
  texts: readonly string[],
): Talk | null => {
  const [named] = frame.programmes;
  const ofProgramme = (name: string | null): readonly string[] =>
    name === null ? [...lexicon.groups.values()] : (lexicon.groupsOf.get(name) ?? []);
  if (named !== undefined)
    return { programme: named, names: ofProgramme(named), listed: [], isGoingOn: false };
  if (towards !== undefined)
    return {
      programme: towards,
      names: groups.length > 0 && programmes.length < 2 ? groups : [...groups, ...ofProgramme(towards)],
      listed: last?.kind === 'requirements' ? groups : [],
      isGoingOn: true,
    };
  const isOfOwn =
    frame.acts.some((act) => act === 'left' || act === 'counts') ||
    texts.some((text) => OWN.has(text)) ||
    (texts.includes('many') && texts.includes('need'));
  return isOfOwn
    ? { programme: null, names: [...groups, ...ofProgramme(null)], listed: [], isGoingOn: false }
    : null;
};

/**
 * Where requirements are spoken of, "what could I take for it" refers to their programme, "the theory ones" and "which
 * electives run in spring" to its groups of that name, and "the first one" to the first group of the list.
 */
export const ofRequirements = (
  frame: Frame,
  context: Context,
  vocabulary: Vocabulary,
  words: readonly Word[],
): Frame => {
  const texts = words.map(({ text }) => text);
  const talk = talkOf(frame, context, vocabulary, texts);
  if (talk === null) return frame;
  // "Does it clash with either of the science ones" is about courses, whatever group they are of.
  if (frame.references.length > 0 && frame.acts.some((act) => OF_COURSES.has(act))) return frame;
  const isField = (from: number, to: number): boolean =>
    (vocabulary.namesAt('PROGRAMME', words, from)?.to ?? from) >= to;
  const { last } = context;
  // After a question about a course, "and statistics?" asks of another one.
  const isOfCourses = last !== null && 'codes' in last && last.kind !== 'counts';
  const called = groupsCalled(texts, talk.names).filter((each) =>
    isMeant(each, texts, talk, { isField, isOfCourses }),
  );
  // "Who teaches it", "can I take it with PHYSICS 11" are about a course.
  const isOfCourse =
    frame.fields.some(({ field }) => field !== 'prerequisites') ||
    frame.named.length > 0 ||
    frame.acts.some((act) => OF_COURSES.has(act));
  const isList = talk.listed.length > 0 || last?.kind === 'requirements';
  const pointed = isList && !isOfCourse && called.length === 0 ? groupsPointed(frame, talk.listed) : [];
  // "What can I take for it", "which of those are light", after one group.
  const [only, ...others] = talk.listed;
  const one =
    last?.kind !== 'requirements' ? undefined : (last.group ?? (others.length === 0 ? only : undefined));
  const same =
    one !== undefined && frame.references.some(({ to: { kind } }) => kind === 'one' || kind === 'all')
      ? [one]
      : [];
  const groups = called.length > 0 ? called.map(({ group }) => group) : pointed.length > 0 ? pointed : same;
  if (groups.length === 0) {
    const refers = isList && frame.programmes.length === 0 && frame.references.length > 0 && !isOfCourse;
    return refers ? { ...frame, references: [], programmes: [talk.programme] } : frame;
  }
  // "For this group, what can I choose".
  const said = new Set([...called.flatMap(({ from, to }) => texts.slice(from, to)), ...GROUP_NOUNS]);
  return {
    ...frame,
    // "How many electives are left after that": the course last spoken of.
    references: isList ? [] : frame.references,
    programmes: frame.programmes.length > 0 ? frame.programmes : [talk.programme],
    groups: [...new Set([...frame.groups, ...groups])],
    conditions: frame.conditions.filter(
      ({ condition: { on, isTurned }, said: as }) => isTurned || !NAMES.has(on) || !isAllOf(fold(as), said),
    ),
  };
};

/** Whether words that may call a group do: after the list of groups always, else by the words on either side. */
const isMeant = (
  { from, to, isWhole }: Called,
  words: readonly string[],
  { listed, isGoingOn }: Talk,
  { isField, isOfCourses }: { isField: (from: number, to: number) => boolean; isOfCourses: boolean },
): boolean => {
  const next = words[to] ?? '';
  if (listed.length > 0) return true;
  if (words.slice(from, to).some((word) => ALWAYS.has(word)) || PARTS.has(next)) return true;
  // "The econ requirements" are those of a programme, unless its groups are spoken of.
  if (!isGoingOn && isField(from, to)) return false;
  // "How many theory courses do I need".
  if (isWhole && words[from - 1] === 'many') return true;
  if (GROUP_NOUNS.has(next)) return isGoingOn || isWhole;
  if (to < words.length) return false;
  // "What is left of theory".
  if (isWhole && OF.has(words[from - 1] ?? '')) return true;
  if (!isGoingOn) return false;
  const hasArticle = ARTICLES.has(words[from - 1] ?? '');
  // "And physics?", "what about the tutorial", "what is there for theory".
  const isBare = words.slice(0, hasArticle ? from - 1 : from).every((word) => LEADS.has(word));
  return (isBare && !isOfCourses) || TOWARDS.has((hasArticle ? words[from - 2] : words[from - 1]) ?? '');
};

const isAllOf = (text: string, said: ReadonlySet<string>): boolean =>
  text
    .split(' ')
    .every((word) =>
      [...said].some((each) => callsWord(word, each) || callsWord(each, word) || each.startsWith(word)),
    );

/** "The first one", "the last two", of the groups listed. */
const groupsPointed = ({ references }: Frame, listed: readonly string[]): string[] =>
  references.flatMap(({ to, role }) => {
    if (role !== null) return [];
    if (to.kind === 'nth') return listed.slice(to.at, to.at === -1 ? undefined : to.at + 1);
    if (to.kind === 'first') return listed.slice(0, to.count);
    return to.kind === 'last' ? listed.slice(-to.count) : [];
  });
