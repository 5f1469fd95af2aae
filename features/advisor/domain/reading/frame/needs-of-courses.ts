import type { Act, Span } from '../spans/meaning.ts';
import type { Word } from '../spans/words.ts';
import type { Frame } from './frame.ts';

const NEEDING = new Set(
  'need needs require requires want wants list lists ask asks expect expects demand demands build builds use uses'.split(
    ' ',
  ),
);
const SELF = new Set('i me my you we one he she they'.split(' '));
const BEFORE_COURSE = new Set([
  'before',
  'for',
  'to',
  'start',
  'starting',
  'taking',
  'take',
  'enter',
  'entering',
  'into',
]);
const OWNED = new Set(
  'need have taken take know done finish finished pass passed want required complete completed'.split(' '),
);
const FAR = 3;
const FAR_AFTER = 6;
const NEEDED = new Set(
  'prerequisites requirement requirements condition conditions precondition preconditions'.split(' '),
);
const UNDER = new Set('as in for among under a the its their'.split(' '));
const SOUGHT = new Set('which ones courses classes course class subjects those'.split(' '));
/** Acts of somebody who looks for courses: here one is asked about. */
const OF_WISHES: ReadonlySet<Act> = new Set(['find', 'left'] as const);

/**
 * What a sentence asks of a course's needs, in any order of its words: "which class in course 7 needs 7.06 before" asks for
 * what comes after it, "anything I need to have taken before ENGLISH 97" for what it needs itself.
 */
export const withNeeds = (frame: Frame, spans: readonly Span[], words: readonly Word[]): Frame => {
  const courses = spans.filter(({ meaning }) => meaning.is === 'course' && !meaning.byTitle);
  const course = courses.at(-1);
  if (course === undefined || frame.named.length > 1 || frame.acts.includes('after')) return frame;
  let start = course.from;
  while (start > 0 && words[start]?.gap === 'space') start -= 1;
  const clause = words.slice(start, course.from).map(({ text }) => text);
  // "The ones that write PSYCH 101 in prerequisite", "for which courses is GEOG 10 named as a condition".
  const next = words.slice(course.to, course.to + FAR_AFTER).map(({ text }) => text);
  const needed = next.findIndex((text) => NEEDED.has(text));
  const isNamedSo =
    (needed > 0 && UNDER.has(next[needed - 1] ?? '')) || (needed > 1 && UNDER.has(next[needed - 2] ?? ''));
  if (isNamedSo && !NEEDING.has(next[0] ?? '') && clause.some((text) => SOUGHT.has(text)))
    return {
      ...frame,
      references: [],
      fields: frame.fields.filter(({ field }) => field !== 'prerequisites'),
      acts: [...frame.acts.filter((act) => !OF_WISHES.has(act)), 'after'],
    };
  const isSought = spans.some(
    ({ from, to, meaning }) =>
      from >= start &&
      to <= course.from &&
      (meaning.is === 'noun' ||
        (meaning.is === 'act' && meaning.act === 'find' && !NEEDING.has(words[from]?.text ?? ''))),
  );
  if (!isSought) return frame;
  const verb = clause.findLastIndex((text) => NEEDING.has(text));
  const isOwn = clause.some((text) => SELF.has(text));
  const acts = frame.acts.filter((act) => !OF_WISHES.has(act));
  if (verb >= 0 && !isOwn && clause.length - 1 - verb <= FAR) return { ...frame, acts: [...acts, 'after'] };
  const isBefore = BEFORE_COURSE.has(clause.at(-1) ?? '') && clause.some((text) => OWNED.has(text));
  return isOwn && isBefore && clause.includes('before')
    ? { ...frame, hasNoun: false, acts: [...acts, 'ready'] }
    : frame;
};
