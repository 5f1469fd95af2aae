import type { Scoped } from './scope.ts';
import type { Topic } from '../spans/topics.ts';
import type { Word } from '../spans/words.ts';

/** Words of a message that narrow what is wished and that nothing was made of. */
interface Doubt {
  from: number;
  to: number;
}

/** How many words beside a number or a "no" are told with it. */
const BESIDE = 2;

/**
 * A number or a time that no span holds, and a "no" that nothing was found for: whoever wrote it would be answered
 * with what was not wanted.
 */
export const doubtsIn = (
  words: readonly Word[],
  parts: readonly Scoped[],
  topics: readonly Topic[],
): Doubt[] => {
  const isHeld = words.map(() => false);
  for (const { from, to } of [...parts, ...topics]) isHeld.fill(true, from, to);
  const numbers = words.flatMap((word, at) =>
    isHeld[at] === false &&
    !isSpent(words, at) &&
    (word.clock !== null || (word.number !== null && isAmount(words, at)))
      ? [{ from: at, to: endFrom(words, at + 1) }]
      : [],
  );
  const isOfSelf = ofSelfIn(words);
  // "My shifts are on Mondays, so those days are impossible": said already.
  const firstRuled = parts.find(
    ({ isTurned, meaning }) =>
      meaning.is === 'conditions' &&
      (isTurned || meaning.conditions.some((each) => each.isTurned || each.on === 'keepsFree')),
  );
  const pointed =
    firstRuled && parts.find(({ meaning, from }) => meaning.is === 'reference' && from >= firstRuled.to);
  const isOfBefore = (from: number): boolean => pointed !== undefined && pointed.to <= from;
  const turns = parts.flatMap(({ from, to, isIdle }) =>
    isIdle && !isOfSelf(from, to) && !isAnswer(words, from, to) && !isOfBefore(from)
      ? [{ from, to: endFrom(words, to) }]
      : [],
  );
  return [...numbers, ...turns].toSorted((one, other) => one.from - other.from);
};

/** "We spent two days carrying boxes" is told. */
const isSpent = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - BESIDE), at).some(({ text }) => SPENT.has(text));
const SPENT = new Set('spent spend lived worked waited lost took ago last'.split(' '));

/** "No, sorry, …" answers, and says nothing of what follows. */
const isAnswer = (words: readonly Word[], from: number, to: number): boolean =>
  to === from + 1 &&
  (from === 0 || words[from]?.gap !== 'space') &&
  (words[to] === undefined || words[to]?.gap !== 'space');

/** "Under 15", "3 days": a number that bounds something; how many courses are named rules out none. */
const isAmount = (words: readonly Word[], at: number): boolean =>
  BOUNDING.has(words[at - 1]?.text ?? '') || COUNTED.has(words[at + 1]?.text ?? '');
const BOUNDING = new Set(
  'under below than most max least min over above before after by until around about'.split(' '),
);
const COUNTED = new Set(
  'max tops or plus hours hour h units unit credits people students days day times stars am pm'.split(' '),
);

/** Where a few words from one on end, within the clause. */
const endFrom = (words: readonly Word[], at: number): number => {
  let to = at;
  while (to < at + BESIDE && words[to]?.gap === 'space') to += 1;
  return to;
};

/** "I never sleep": whether a span, with its clause before it, tells of oneself; that rules out no course. */
const ofSelfIn = (words: readonly Word[]): ((from: number, to: number) => boolean) => {
  // Read once for all spans: each of them reading its clause again would take time quadratic in the clause.
  const starts: number[] = [];
  const lastSelves: number[] = [];
  for (const [at, { gap, text }] of words.entries()) {
    starts.push(gap === 'space' ? (starts[at - 1] ?? at) : at);
    lastSelves.push(SELF.has(text) ? at : (lastSelves[at - 1] ?? -1));
  }
  return (from, to) => (lastSelves[to - 1] ?? -1) >= (starts[from] ?? from);
};
const SELF = new Set(['i', 'my', 'me', 'we']);
