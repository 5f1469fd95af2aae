import type { Asked, Frame } from './frame.ts';
import type { Condition, Span } from '../spans/meaning.ts';
import type { Word } from '../spans/words.ts';

/** Of contradictory hours and sizes one was no wish (`frame/possible.ts`); of these both are said. */
const BOUNDED = ['rating', 'units'] as const;

/** What a list of courses cannot hold, each as typed: the reply names it, and the rest is looked for. */
export const withoutIdleParts = (
  frame: Frame,
  { words, spans }: { words: readonly Word[]; spans: readonly Span[] },
  typed: (from: number, to: number) => string,
): { frame: Frame; idle: string[] } => {
  const gone = new Set<Condition['on']>(BOUNDED.filter((on) => contradicts(frame, on)));
  // "16 units, one must be a lab": of several courses together, and of none by itself.
  if (words.some((_, at) => isOneOfSeveral(words, at))) gone.add('units');
  const conditions: Asked[] = [];
  const idle: string[] = [];
  for (const asked of frame.conditions)
    if (gone.has(asked.condition.on)) idle.push(asked.said);
    else conditions.push(asked);
  // "Two classes back to back", with no course that they could stand beside.
  if (frame.named.length + frame.codes.length + frame.references.length === 0)
    for (const { from, to, meaning } of spans)
      if (isBeside(meaning) && to - from > 1) idle.push(typed(from, to));
  return { frame: { ...frame, conditions }, idle: [...new Set(idle)] };
};

/** "A 4 unit and a 2 unit class": no course is both. */
const contradicts = ({ conditions }: Frame, on: (typeof BOUNDED)[number]): boolean => {
  const ranges = conditions.flatMap(({ condition }) =>
    condition.on === on && !condition.isTurned ? [condition.value] : [],
  );
  const least = Math.max(...ranges.map(({ min }) => min ?? -Infinity));
  return least > Math.min(...ranges.map(({ max }) => max ?? Infinity));
};

const isBeside = (meaning: Span['meaning']): boolean =>
  (meaning.is === 'role' && meaning.role === 'clear') ||
  (meaning.is === 'act' && (meaning.act === 'together' || meaning.act === 'clash'));

const isOneOfSeveral = (words: readonly Word[], at: number): boolean => {
  const [one = '', ...next] = words.slice(at, at + FAR).map(({ text }) => text);
  const [verb = '', to] = next.filter((text) => !OF_THEM.has(text));
  // "Which one has 4 units" asks of one course, "one has to have 4 units" is one of several.
  return (
    ONE.has(one) && words[at - 1]?.text !== 'which' && (MUST.has(verb) || (HAS.has(verb) && to === 'to'))
  );
};
const FAR = 5;
const ONE = new Set(['one', '1']);
const OF_THEM = new Set(['of', 'them', 'those', 'these', 'which']);
const MUST = new Set('must should needs need'.split(' '));
const HAS = new Set('has have got'.split(' '));
