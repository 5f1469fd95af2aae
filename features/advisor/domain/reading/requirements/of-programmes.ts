import type { Request } from '../request.ts';
import type { Word } from '../spans/words.ts';
import { COURSE_NICKNAMES } from '../tables/courses/course-nicknames.ts';
import { does, type Turn } from '../turn.ts';
import { ofWeeks } from '../weeks/of-weeks.ts';
import { fittingTimes } from './fitting-times.ts';

/** A programme that is named. `name` null: the student's own. */
interface Named {
  name: string | null;
  isSecondary: boolean;
  /** Whether "my" stands before that: the student's own of that name, whichever it is. */
  isOwn: boolean;
  /** Whether it is called a major. */
  isDegree: boolean;
  /** Whether a word like "major" or "secondary" says that a programme is meant, and no subject. */
  isSaid: boolean;
}

/**
 * Questions about whole programmes, also about two in one breath: "how many classes is the bio concentration", "how close am I
 * to finishing gov, and is a history secondary doable", "what am I missing for psych, and which of it could I do in spring".
 * Null if it is no such question.
 */
export const ofProgrammes = (turn: Turn): Request[] | null => {
  const { frame, asked, reading } = turn;
  const { words } = reading;
  const part = partNeeded(turn);
  if (part !== null) return [part];
  const asksHowFar = asksOf(words);
  if (asksHowFar === null || asked.length + frame.named.length > 0) return null;
  // "Do I have everything for history except the research thing": of the whole programme.
  if (frame.groups.length > 0 && !has(words, 'have', 'everything', 'all')) return null;
  const named = programmesIn(turn);
  const both = named.length === 0 ? spokenOfBoth(turn) : [];
  if (both.length > 1) return both.map((programme) => ({ kind: 'requirements', programme }));
  const isSaid = named.some((each) => each.isSaid);
  // "A secondary on top" asks for no best ones.
  if (frame.order !== null && !isSaid) return null;
  const isOfEach = words.some(({ text }) => text === 'each');
  const meant = named.filter(
    (each) => each.isSaid || ((!isSaid || isOfEach) && asksHowFar === 'far') || named.length === 1,
  );
  const [first, second] = meant;
  // "Doable" is no bound of hours where programmes are asked about.
  const fitting = fittingTimes(turn);
  const isWish = frame.conditions.some(
    (each) => !BESIDES.has(each.condition.on) && each.condition.on !== 'hours' && !fitting.includes(each),
  );
  if (isWish || (second === undefined && frame.conditions.some(({ condition: { on } }) => on === 'hours')))
    return null;
  // "Build me a spring with what is left for the econ major" asks for a week.
  if (does(turn, 'plan') || ofWeeks(turn) !== null) return null;
  if (first === undefined || (asksHowFar === 'many' && !first.isSaid && second === undefined)) return null;
  const requests = meant.slice(0, MOST).map((each) => requestFor(each));
  const isShared = second !== undefined && words.some(({ text }) => SHARED.has(text));
  // What two have in common is counted of concentrations only.
  if (isShared && first.name !== second.name && !first.isSecondary && !second.isSecondary)
    requests.push({ kind: 'requirements', programme: second.name, against: first.name, shared: true });
  return requests;
};
/** "Which one am I further along in": the two programmes that were spoken of last. */
const spokenOfBoth = ({ context: { programmes }, reading: { words } }: Turn): (string | null)[] =>
  words.some(({ text }) => FURTHER.has(text)) && words.some(({ text }) => text === 'which')
    ? [...new Set(programmes)].slice(-MOST)
    : [];
const FURTHER = new Set('further farther closer nearer'.split(' '));
/** Whether such a question names its programme outright, whatever was spoken of before. */
export const namesProgramme = (turn: Turn): boolean =>
  programmesIn(turn).some(({ isSaid }) => isSaid) && ofProgrammes(turn) !== null;
const MOST = 2;
const SHARED = new Set('same shared overlap overlapping both'.split(' '));
/** Conditions that do not make it a wish for courses. */
const BESIDES: ReadonlySet<string> = new Set(['subjects', 'areas', 'topic', 'terms', 'isReady']);

const requestFor = ({ name, isSecondary }: Named, group = ''): Request => ({
  kind: 'requirements',
  programme: name,
  ...(isSecondary ? { isSecondary } : {}),
  ...(group === '' ? {} : { group }),
});

/** "Do I have to take calculus for public policy", "is stats required for psych": a part of what a programme asks for. */
const partNeeded = (turn: Turn): Request | null => {
  const { words } = turn.reading;
  const need = words.findIndex(
    ({ text }, at) => ASKING_FOR.has(text) || (text === 'to' && words[at - 1]?.text === 'have'),
  );
  // "What can I take for psych under five hours" wishes for courses.
  const isWish = turn.frame.conditions.some(({ condition: { on } }) => !BESIDES.has(on));
  if (need === -1 || isWish || !turn.isQuestion || turn.asked.length + turn.frame.named.length > 0)
    return null;
  const named = programmesIn(turn);
  for (let at = need + 1; at < Math.min(words.length, need + FAR); at += 1) {
    if (words[at]?.text !== 'for') continue;
    const found = turn.vocabulary.namesAt('PROGRAMME', words, at + 1);
    const one = named.find(({ name }) => name === found?.name);
    if (found === null || one === undefined || NOUNS.has(words[found.to]?.text ?? '')) continue;
    const isBefore = OF_SOMETHING.has(words[need]?.text ?? '');
    const between = isBefore ? [words[need - 1]] : words.slice(need + 1, at);
    const said = between.flatMap((word) =>
      word === undefined || SMALL.has(word.text) ? [] : (COURSE_NICKNAMES.get(word.text) ?? word.text),
    );
    return requestFor(one, said.join(' '));
  }
  return null;
};
const ASKING_FOR = new Set('need have_to must require required mandatory'.split(' '));
/** What is needed stands before these. */
const OF_SOMETHING = new Set('required mandatory'.split(' '));
const SMALL = new Set('to take a an any the do i also one still course class'.split(' '));
const FAR = 8;

/** What is asked of programmes: how many courses they are, or how far the student is. */
const asksOf = (words: readonly Word[]): 'many' | 'far' | null => {
  const texts = words.map(({ text }) => text);
  const isFar =
    has(words, 'how', 'far', 'close') ||
    has(words, 'on', 'track') ||
    has(words, 'have', 'everything', 'all') ||
    has(words, 'still', 'need') ||
    has(words, 'am', 'behind') ||
    has(words, 'i', 'behind');
  if (isFar || texts.some((text) => LEFT.has(text) || FURTHER.has(text))) return 'far';
  if (
    texts.includes('what') &&
    texts.some((text) => NEEDING.has(text)) &&
    // "What does the biology concentration make you take".
    texts.some((text) => SECONDARY.has(text) || (DEGREE.has(text) && texts.includes('make')))
  )
    return 'far';
  if (has(words, 'how', 'many') && texts.some((text) => COURSES.has(text))) return 'many';
  // "A secondary in statistics, how much is that".
  if (has(words, 'how', 'much') && texts.some((text) => SECONDARY.has(text))) return 'many';
  if (texts.some((text) => OF_PROGRAMMES.has(text)) && texts.some((text) => COMPARED.has(text))) return 'far';
  if (texts.some((text) => PARTS.has(text))) return 'many';
  // "Neuro vs psych, I have to declare in November".
  return texts.some((text) => DECLARING.has(text)) ? 'far' : null;
};
const has = (words: readonly Word[], one: string, ...others: string[]): boolean =>
  words.some(({ text }, at) => text === one && others.includes(words[at + 1]?.text ?? ''));
const NEEDING = new Set('need needs require requires entail entails involve involves take'.split(' '));
const LEFT = new Set('left missing remaining finish finishing boxes'.split(' '));
const COURSES = new Set('class classes course courses requirements credits'.split(' '));
const PARTS = new Set('breakdown difference'.split(' '));
/** "Bio or bioe, what is the difference in requirements". */
const OF_PROGRAMMES = new Set(['requirement', 'requirements']);
const COMPARED = new Set('difference differ differences different differently compare versus vs'.split(' '));
const DECLARING = new Set('declare declaring'.split(' '));

export const DEGREE = new Set(
  'major majoring majors concentration concentrating concentrator degree'.split(' '),
);
export const SECONDARY = new Set('secondary secondaries minor minoring'.split(' '));
const FINISHING = new Set('done track finishing finish finished left missing'.split(' '));
const JOINING = new Set('in for the a an with'.split(' '));

/** The programmes of a message, in its order; "the secondary" after a concentration is that of the same name. */
export const programmesIn = ({
  reading: { words },
  vocabulary,
}: Pick<Turn, 'reading' | 'vocabulary'>): Named[] => {
  const named: (Named & { from: number; to: number })[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = vocabulary.namesAt('PROGRAMME', words, at);
    const before = words[JOINING.has(words[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
    const after = found === null ? '' : (words[found.to]?.text ?? '');
    if (found === null || (NOUNS.has(after) && !DEGREE.has(after) && !SECONDARY.has(after))) continue;
    const isMinor = SECONDARY.has(after) || SECONDARY.has(before);
    // "My secondary in music" is the student's own, and may be the concentration of that name.
    const isOfOwn = isMinor && isOwn(words, at);
    const isDegree = DEGREE.has(after) || DEGREE.has(before);
    named.push({
      name: found.name,
      isSecondary: isMinor && !isOfOwn,
      isOwn: isOfOwn,
      isDegree,
      // A name of several words is that of a programme, and no subject.
      isSaid: isMinor || isDegree || FINISHING.has(before) || found.to - at > 1,
      from: at,
      to: found.to,
    });
    at = found.to - 1;
  }
  // "The difference between majoring in english and just doing the secondary".
  const [only, ...others] = named;
  const lone = words.findIndex(
    ({ text }, at) => SECONDARY.has(text) && !named.some(({ from, to }) => at >= from - 2 && at <= to),
  );
  if (only === undefined || others.length > 0 || lone === -1 || only.isSecondary || only.isOwn) return named;
  const secondary = { name: only.name, isSecondary: true, isOwn: false, isDegree: false, isSaid: true };
  // "What's left for econ, if I do the secondary" is about one only, "finishing gov, and is a secondary doable" is not.
  const isOne = !only.isDegree && (!only.isSaid || words[lone - 1]?.text === 'the');
  return isOne ? [secondary] : [only, secondary];
};
/** Whether "my" stands before the name, or before "secondary in". */
const isOwn = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'my');

const NOUNS = new Set('class classes course courses seminar lab department club'.split(' '));
