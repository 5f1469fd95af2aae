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
/** Acts of somebody who looks for courses: here one is asked about. */
const OF_WISHES: ReadonlySet<Act> = new Set(['find', 'left'] as const);

/**
 * What a sentence asks of a course's needs, in any order of its words: "which class in course 7 needs 7.06 before" asks for
 * what comes after it, "anything I need to have taken before ENGLISH 97" for what it needs itself.
 */
export const withNeeds = (frame: Frame, spans: readonly Span[], words: readonly Word[]): Frame => {
  const courses = spans.filter(({ meaning }) => meaning.is === 'course' && !meaning.byTitle);
  const [course, ...others] = courses;
  if (course === undefined || others.length > 0 || frame.acts.includes('after')) return frame;
  let start = course.from;
  while (start > 0 && words[start]?.gap === 'space') start -= 1;
  const clause = words.slice(start, course.from).map(({ text }) => text);
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
