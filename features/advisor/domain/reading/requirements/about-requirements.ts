import type { Request } from '../request.ts';
import { programmeOf } from '../own-matters.ts';
import { does, namedAs, type Turn } from '../turn.ts';
import { programmesIn } from './of-programmes.ts';

const LEFT = new Set(
  'left remain remains remaining still missing open need outstanding owe undone unfilled'.split(' '),
);
/** Before a course: it is taken as done. */
const AFTER = new Set(
  (
    'after once if with taking take took takes finish finished finishing done doing add adding plus did pass passed ' +
    'suppose supposing assuming'
  ).split(' '),
);
const OPEN_WHAT = new Set(['what', 'which', 'how', 'anything']);
const IF = new Set(['if', 'after', 'once']);
const MORE = new Set('and plus also with too top'.split(' '));
const COUNTING = new Set(
  'count counts counting fulfill fulfills satisfy satisfies cover covers apply applies fill fills'.split(' '),
);
/** What a course may count towards. */
const COUNTED = new Set(
  'requirement requirements major concentration minor secondary degree anything something another both else'.split(
    ' ',
  ),
);
/** Said of a degree that is not the student's, or not yet. */
const CHANGED = new Set(
  'double second joint switch switched switching change changed changing instead add added adding'.split(' '),
);
const DEGREES = new Set(
  'concentration concentrations major majoring minor secondary degree concentrate'.split(' '),
);
const REQUIRING = new Set(['require', 'requires']);
const FIELDS: ReadonlySet<string> = new Set(['subjects', 'areas', 'topic']);
const DOABLE = new Set('doable feasible possible realistic manageable'.split(' '));
const GROUPS = new Set('group groups requirement requirements'.split(' '));
const HOW_FAR = new Set(
  'left remain remains remaining done finish finished complete completed fulfilled satisfied missing'.split(
    ' ',
  ),
);

/** "Can PSYCH 110 be the lab and also an elective" is another question. */
const ABLE = new Set(['can', 'could', 'may', 'does', 'would', 'will']);

/** Whether the conversation speaks of requirements. */
const isOfRequirements = ({ frame, context: { towards } }: Turn): boolean =>
  frame.programmes.length + frame.groups.length > 0 || towards !== undefined;

/** Questions about requirements: how far a group is, what a course counts towards, and what another programme asks for. */
export const aboutRequirements = (turn: Turn): Request | null => {
  const { frame, asked } = turn;
  const texts = turn.reading.words.map(({ text }) => text);
  const says = (some: ReadonlySet<string>): boolean => texts.some((text) => some.has(text));
  const programme = programmeMeant(turn);
  const isTalk = isOfRequirements(turn);
  const [group] = frame.groups;
  // "What about a double concentration with neuroscience".
  const other = asked.length === 0 && says(CHANGED) && (says(DEGREES) || isTalk) ? programmeOf(turn) : null;
  if (other !== null && !does(turn, 'find', 'plan')) return { kind: 'requirements', programme: other };
  // "What does physics actually require".
  const isOfFields = frame.conditions.every(({ condition: { on } }) => FIELDS.has(on));
  const asksAll =
    says(REQUIRING) && texts.includes('what') && asked.length === 0 && isOfFields && !frame.hasNoun;
  const required = asksAll && group === undefined ? programmeOf(turn) : null;
  if (required !== null) return { kind: 'requirements', programme: required };
  const counts = whatCounts(turn, isTalk && !hasCondition(turn, 'topic'));
  if (counts !== null) return counts;
  // "Which group needs the most", after a list of them.
  const isOfList = turn.context.last?.kind === 'requirements' && asked.length === 0 && says(GROUPS);
  const isOnlyThat = frame.conditions.every(({ condition: { on } }) => on === 'topic');
  if (group === undefined && isOfList && isOnlyThat && (turn.isQuestion || does(turn, 'find', 'tell')))
    return { kind: 'requirements', programme };
  if (group === undefined || asked.length > 0) return null;
  const isHowMany = texts.some(
    (text, at) => text === 'how' && (texts[at + 1] === 'many' || texts[at + 1] === 'much'),
  );
  return (isHowMany && !frame.order) || (says(HOW_FAR) && frame.conditions.length === 0)
    ? { kind: 'requirements', programme, group }
    : null;
};

/** "For sociology", "towards stats": the programme that something is for; null if none is named so. */
const programmeServed = ({ reading: { words, spans }, vocabulary }: Turn): string | null => {
  const isOfCode = (from: number, to: number): boolean =>
    spans.some((span) => span.meaning.is === 'course' && span.from < to && span.to > from);
  for (const [at, { text }] of words.entries()) {
    const found = FOR.has(text) ? vocabulary.namesAt('PROGRAMME', words, at + 1) : null;
    if (found !== null && !isOfCode(at + 1, found.to)) return found.name;
  }
  return null;
};

const hasCondition = ({ frame }: Turn, on: string): boolean =>
  frame.conditions.some(({ condition }) => condition.on === on);

/**
 * "Do both count for me", "does it fill anything": what courses count towards.
 *
 * @param isClear whether nothing else is spoken of: "does it cover thermodynamics" asks what a course is about
 */
export const whatCounts = (turn: Turn, isClear = false): Request | null => {
  const { frame, asked } = turn;
  const texts = turn.reading.words.map(({ text }) => text);
  const says = (some: ReadonlySet<string>): boolean => texts.some((text) => some.has(text));
  const isForMe = texts.some(
    (text, at) => COUNTING.has(text) && FOR.has(texts[at + 1] ?? '') && texts[at + 2] === 'me',
  );
  const named = programmeServed(turn);
  // "Is SOCIOL 97 required", of nothing else.
  const { spans, words } = turn.reading;
  const isRequired =
    frame.named.length === 1 &&
    !says(FOR) &&
    spans.some(({ meaning, to }) => meaning.is === 'course' && REQUIRED.has(words[to]?.text ?? ''));
  if (
    asked.length === 0 ||
    hasCondition(turn, 'attributes') ||
    frame.groups.length > 0 ||
    !(isRequired || (says(COUNTING) && (isForMe || says(COUNTED) || isClear || named !== null)))
  )
    return null;
  return { kind: 'counts', codes: [...asked], titles: [], programme: programmeMeant(turn) ?? named };
};
const FOR = new Set(['for', 'towards', 'toward']);
const REQUIRED = new Set(['required', 'mandatory', 'compulsory']);

/** "What is left after both of them", "if I take CHEM 17, what is open": counted as if these were taken. */
export const leftAfter = (turn: Turn): Request | null => {
  const { frame, asked } = turn;
  const texts = turn.reading.words.map(({ text }) => text);
  const says = (some: ReadonlySet<string>): boolean => texts.some((text) => some.has(text));
  const { last } = turn.context;
  // "And with 145 on top?", after what is left with some.
  const isMore =
    last?.kind === 'requirements' &&
    last.also !== undefined &&
    says(MORE) &&
    !says(LEFT) &&
    !(turn.asksOutright && ABLE.has(texts[0] ?? ''));
  const named = [...asked, ...namedAs(turn, 'taking', 'taken'), ...(isMore ? namedAs(turn, 'clear') : [])];
  const also = [...new Set([...(isMore ? (last.also ?? []) : []), ...named])];
  if (named.length === 0) return null;
  // "What's left if I do CHEM 60".
  // "Is it still open" asks whether there is room.
  const isOpen =
    texts.includes('still') && texts.includes('open') && texts.some((text) => OPEN_WHAT.has(text));
  const isIf = says(IF) && (isOpen || texts.some((text, at) => text === 'left' && texts[at - 1] !== 'have'));
  // "Is a history secondary doable if all I have is 10A".
  const isDoable = says(DOABLE) && programmesIn(turn).some(({ isSaid }) => isSaid);
  const isOf = isOfRequirements(turn) || programmeServed(turn) !== null;
  if (!isMore && !isDoable && !(says(LEFT) && says(AFTER) && (isOf || isIf))) return null;
  const isSure = frame.fields.some((field) => field.isSure) && programmeServed(turn) === null;
  if (isSure || does(turn, 'swap', 'drop', 'plan')) return null;
  const [group] = frame.groups;
  return {
    kind: 'requirements',
    programme: programmeMeant(turn) ?? programmeServed(turn),
    also,
    ...(group === undefined ? {} : { group }),
  };
};

/** The programme that is named, else the one that is spoken of; null: the student's own. */
export const programmeMeant = ({ frame, context: { towards = null } }: Turn): string | null =>
  frame.programmes.findLast((name) => name !== null) ?? towards;
