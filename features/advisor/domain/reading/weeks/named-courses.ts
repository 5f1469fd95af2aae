import type { Span } from '../spans/meaning.ts';
import { spelledOut } from '../spans/words.ts';
import type { Turn } from '../turn.ts';

/** Courses that a message names for a week, by code or title, and the text without them. */
export interface NamedForWeek {
  wanted: string[];
  out: string[];
  /** For titles of several classes: the codes, of which one is meant. */
  either: string[][];
  /** The message with a mark in place of each course. */
  rest: string;
}

/** Replaces a course that was named. */
export const COURSE_MARK = ' ; ';

const DONE = new Set('taken took done did finished completed passed aced taking doing finish had'.split(' '));
const OUT = new Set(['without', 'instead']);

/** `isChange`: the message also names courses to remove. */
export const namedForWeek = (turn: Pick<Turn, 'frame' | 'pointed' | 'reading' | 'message'>): NamedForWeek => {
  const {
    frame,
    pointed,
    reading: { spans, words },
  } = turn;
  const ordered = spans.toSorted((a, b) => a.from - b.from);
  const roleOf = new Map(frame.named.map(({ code, role }) => [code, role]));
  const outTitles = new Set(
    frame.conditions.flatMap(({ titled, condition }) => (titled && condition.isTurned ? [titled[0]] : [])),
  );
  const wanted = [...pointed];
  const out: string[] = [];
  const either: string[][] = [];
  const cut: Span[] = [];
  for (const [at, span] of ordered.entries()) {
    const { meaning } = span;
    if (meaning.is !== 'course') continue;
    const { code, byTitle, candidates } = meaning;
    if (byTitle) {
      if (isTopic(span, ordered[at + 1])) continue;
      cut.push(span);
      if (candidates.length > 1) either.push([...candidates]);
      else (outTitles.has(code) ? out : wanted).push(code);
      continue;
    }
    cut.push(span);
    if (candidates.length > 1) {
      either.push([...candidates]);
      continue;
    }
    const role = roleOf.get(code) ?? null;
    // "Either A or B": one of the two.
    const first = alternativeTo(ordered, at, words);
    if (first !== null && wanted.includes(first)) {
      wanted.splice(wanted.indexOf(first), 1);
      either.push([first, code]);
      continue;
    }
    if (role !== null && OUT.has(role)) out.push(code);
    else if (role !== 'taken' || !isDone(ordered, at, words)) wanted.push(code);
  }
  for (const { code, role } of frame.named)
    if (role !== null && OUT.has(role) && !out.includes(code) && !wanted.includes(code)) out.push(code);
  // "Make a week with those two": in it, and not only beside it.
  const isMade = frame.acts.includes('week') || frame.acts.includes('plan');
  if (isMade && frame.references.some(({ role }) => role === 'clear'))
    wanted.push(...frame.named.flatMap(({ code, role }) => (role === 'clear' ? code : [])));
  const text = spelledOut(turn.message);
  const rest = cut
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => {
      const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      return beforeName(left, start, end) + COURSE_MARK + left.slice(end).replace(APPOSITION, '');
    }, text);
  return { wanted: [...new Set(wanted)], out: [...new Set(out)], either, rest };
};

/** The course before, where "either" stands before that and only "or" between the two. */
const alternativeTo = (
  spans: readonly Span[],
  at: number,
  words: readonly { text: string }[],
): string | null => {
  const { from } = spans[at] as Span;
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is === 'course');
  if (before?.meaning.is !== 'course' || before.to !== from - 1 || words[before.to]?.text !== 'or')
    return null;
  const cues = words.slice(Math.max(0, before.from - 2), before.from).map(({ text }) => text);
  return cues.includes('either') ? before.meaning.code : null;
};

/** A description after a name: "American Government, the intro one". */
const APPOSITION = /^,? (?:the|that|you know,? the) (?:[\p{L}-]+ ){1,3}(?:one|class|course)\b/iu;

/** The text before a name, without what only describes it: "the tutorial PSYCH 97". */
const beforeName = (text: string, from: number, to: number): string => {
  const near = Math.max(0, from - FAR);
  const before = text.slice(near, from).replace(DESCRIBES, '');
  return text.slice(0, near) + (alone(text.slice(to, to + FAR)) ? untilNamed(before) : before);
};
/** No description is longer. */
const FAR = 200;
const DESCRIBES =
  /\b(?:the|that|my|this) (?:[\p{L}-]+ )?(?:tutorial|seminar|lecture|class|course|lab|one)[:,]? $/iu;

/** Whether nothing else stands in the brackets: "four courses (CHEM 5 for sure)" describes no course. */
const alone = (after: string): boolean => !/\w/u.test(/^[^()]*\)/u.exec(after)?.[0] ?? '');

/** The text before a name, without a description: "The Milton class (ENGLISH 131)". */
const untilNamed = (before: string): string =>
  /\([^()]*$/u.test(before)
    ? before.replace(
        /(?:^|[,;:.!?\n]|\b(?:and|plus|with|or)\b)(?:(?!\b(?:and|plus|with|or)\b)[^,;:.!?\n])*\([^()]*$/u,
        ' ',
      )
    : before;

/** Whether a title is a topic here: "A creativity class". */
const isTopic = ({ from, to }: Span, next: Span | undefined): boolean =>
  to - from === 1 && next?.meaning.is === 'noun' && next.from === to;

/** Whether a course was taken: "I took", but not "I have to take". */
const isDone = (spans: readonly Span[], at: number, words: readonly { text: string }[]): boolean => {
  const cue = spans.slice(0, at).findLast(({ meaning }) => meaning.is === 'role' && meaning.role === 'taken');
  if (!cue) return false;
  if (words[cue.to]?.text === 'to') return false;
  return words.slice(cue.from, cue.to + 1).some(({ text }) => DONE.has(text));
};
