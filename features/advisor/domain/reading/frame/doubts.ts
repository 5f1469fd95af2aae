import type { Scoped } from './denied/scoped.ts';
import type { Topic } from '../spans/topics.ts';
import type { Word } from '../spans/words.ts';
import { saysNothing } from '../spans/says-nothing.ts';
import { EVERYDAY } from '../tables/everyday-words.ts';

/** Words that narrow the wish but were not understood. */
interface Doubt {
  from: number;
  to: number;
}

/** From here on a number is a year: "history before 1900". */
const FIRST_YEAR = 1000;

/** How many words beside a number or a "no" are quoted with it. */
const BESIDE = 2;

/**
 * Numbers and times in no span, and a "no" without a target: ignoring them could give the student what they do not
 * want.
 */
export const doubtsIn = (
  words: readonly Word[],
  parts: readonly Scoped[],
  topics: readonly Topic[],
): Doubt[] => {
  const isOfSelf = ofSelfIn(words);
  const isMoreSaid = contentAhead(words);
  const isHeld = words.map(() => false);
  for (const { from, to } of [...parts, ...topics]) isHeld.fill(true, from, to);
  // "(The bus leaves at 11am)" says no time of a class.
  const clauses: number[] = [];
  for (const [at, { gap }] of words.entries()) clauses.push(gap === 'space' ? (clauses[at - 1] ?? 0) : at);
  const wishing = new Set(
    parts.flatMap(({ from, meaning }) => (SAYS_OF_CLASS.has(meaning.is) ? clauses[from] : [])),
  );
  const isLimiting = (at: number): boolean =>
    wishing.has(clauses[at]) || BOUNDING.has(words[at - 1]?.text ?? '') || words.length <= SHORT;
  const numbers = words.flatMap((word, at) =>
    isHeld[at] === false &&
    !isSpent(words, at) &&
    ((word.clock !== null && isLimiting(at)) ||
      (word.number !== null && word.number < FIRST_YEAR && isAmount(words, at))) &&
    !(isOfSelf(at, at + 1) && !BOUNDING.has(words[at - 1]?.text ?? '') && isPast(words, at))
      ? [{ from: at, to: endFrom(words, at + 1) }]
      : [],
  );
  // "My shifts are on Mondays, so those days are impossible" repeats a condition.
  const firstRuled = parts.find(
    ({ isTurned, meaning }) =>
      meaning.is === 'conditions' &&
      (isTurned || meaning.conditions.some((each) => each.isTurned || each.on === 'keepsFree')),
  );
  const pointed =
    firstRuled && parts.find(({ meaning, from }) => meaning.is === 'reference' && from >= firstRuled.to);
  const isOfBefore = (from: number): boolean => pointed !== undefined && pointed.to <= from;
  const isEveryday = words.map(({ text }) => EVERYDAY.has(text));
  const turns = parts.flatMap(({ from, to, isIdle }) =>
    isIdle &&
    !isOfSelf(from, to) &&
    !isOfTelling(words, from, to) &&
    !isAnswer(words, from, to) &&
    isMoreSaid[to] === true &&
    !isOfBefore(from) &&
    isEveryday[to] !== true
      ? [{ from, to: endFrom(words, to) }]
      : [],
  );
  return [...numbers, ...turns].toSorted((one, other) => one.from - other.from);
};

/** "We spent two days carrying boxes" tells something. */
const isSpent = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - BESIDE), at).some(({ text }) => SPENT.has(text));
const SPENT = new Set('spent spend lived worked waited lost took ago last'.split(' '));

/** Where something more is said in the clause: "(never was)" rules nothing out. One pass, from the end. */
const contentAhead = (words: readonly Word[]): boolean[] => {
  const ahead = words.map(() => false);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const { gap, text } = words[at] ?? { gap: 'stop', text: '' };
    ahead[at] = gap === 'space' && (!saysNothing(text) || ahead[at + 1] === true);
  }
  return ahead;
};

const SAYS_OF_CLASS: ReadonlySet<string> = new Set(['conditions', 'noun', 'not', 'bound']);
const SHORT = 4;

/** "I changed my mind like nine times already" is told of before. */
const isPast = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.text === 'times' ||
  words.slice(Math.max(0, at - FAR_BACK), at).some(({ text }) => /^\w+ed$/.test(text));
const FAR_BACK = 6;

/** "No, sorry, …" is an answer, and negates nothing. */
const isAnswer = (words: readonly Word[], from: number, to: number): boolean =>
  to === from + 1 &&
  (from === 0 || words[from]?.gap !== 'space') &&
  (words[to] === undefined || words[to]?.gap !== 'space');

/** Whether a number is a bound: "under 15", "3 days". The number of courses named excludes none. */
const isAmount = (words: readonly Word[], at: number): boolean =>
  BOUNDING.has(words[at - 1]?.text ?? '') || COUNTED.has(words[at + 1]?.text ?? '');
const BOUNDING = new Set(
  'under below than most max least min over above before after by until around about'.split(' '),
);
const COUNTED = new Set(
  'max tops or plus hours hour h units unit credits people students days day times stars am pm'.split(' '),
);

/** The end of a few words within the clause. */
const endFrom = (words: readonly Word[], at: number): number => {
  let to = at;
  while (to < at + BESIDE && words[to]?.gap === 'space') to += 1;
  return to;
};

/** Whether a span and the clause before it are about the student: "I never sleep" excludes no course. */
const ofSelfIn = (words: readonly Word[]): ((from: number, to: number) => boolean) => {
  // Computed once for all spans: reading each span's clause again would take quadratic time.
  const starts: number[] = [];
  const lastSelves: number[] = [];
  for (const [at, { gap, text }] of words.entries()) {
    starts.push(gap === 'space' ? (starts[at - 1] ?? at) : at);
    lastSelves.push(SELF.has(text) ? at : (lastSelves[at - 1] ?? -1));
  }
  return (from, to) => (lastSelves[to - 1] ?? -1) >= (starts[from] ?? from);
};
const SELF = new Set(['i', 'my', 'me', 'we']);

/** "She did not say" rules out no course. */
const isOfTelling = (words: readonly Word[], from: number, to: number): boolean =>
  TELLING.has(words[to]?.text ?? '') && words.slice(from, to).some(({ text }) => PAST_HELPERS.has(text));
const TELLING = new Set(
  'say tell know mention explain think mind care ask answer get remember realize believe mean help'.split(
    ' ',
  ),
);
const PAST_HELPERS = new Set('did had was were has would could'.split(' '));
