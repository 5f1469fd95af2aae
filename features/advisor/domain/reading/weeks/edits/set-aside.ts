import { type Word, wordsOf } from '../../spans/words.ts';
import {
  AFTER_ASIDE,
  ASIDE_VERBS,
  FROM_NOTHING,
  OF_PLAN_SAID,
  OUT_OF_THE_WAY,
  PLACING_VERBS,
  PLAN_NOUNS,
} from '../../tables/weeks/set-aside-words.ts';

/**
 * The message without the words that set the student's plan aside, in whatever order they stand: "old plan -> bin", "what if I forget my
 * plan completely", "ignore what's planned", "not my plan, a different spring, from zero". The same text if none do. Linear.
 */
export const withoutOwnPlan = (message: string): string => {
  const words = wordsOf(message);
  const cuts: { from: number; to: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const from = cuts.at(-1)?.to ?? 0;
    if (at < from) continue;
    const to = phraseAt(words, at, FROM_NOTHING) ?? asideAt(words, at);
    if (to !== null) cuts.push({ from: at, to });
  }
  if (cuts.length === 0) return message;
  return cuts
    .toReversed()
    .reduce(
      (left, { from, to }) =>
        `${left.slice(0, words[from]?.start ?? 0)} , ${left.slice(words[to - 1]?.end ?? 0)}`,
      message,
    );
};

const phraseAt = (words: readonly Word[], at: number, phrases: ReadonlySet<string>): number | null => {
  for (let size = MOST_PHRASE; size > 0; size -= 1) {
    const some = words.slice(at, at + size);
    if (some.length === size && phrases.has(some.map(({ text }) => text).join(' ')) && isOneClause(some))
      return at + size;
  }
  return null;
};
const MOST_PHRASE = 5;
const isOneClause = (words: readonly Word[]): boolean => words.slice(1).every(({ gap }) => gap !== 'stop');

const MOST_BETWEEN = 4;
/** A verb of setting aside and a plan, in one clause, either first. */
const asideAt = (words: readonly Word[], at: number): number | null => {
  if (words[at - 1]?.text === 'not') return null;
  const verb = phraseAt(words, at, ASIDE_VERBS);
  if (verb !== null) {
    const plan = nextOf(words, verb, OF_PLAN_SAID) ?? ownPlanAt(words, verb);
    if (plan !== null) return phraseAt(words, plan, AFTER_ASIDE) ?? plan;
  }
  const placed = phraseAt(words, at, PLACING_VERBS);
  const plan = placed === null ? ownPlanFrom(words, at) : ownPlanAt(words, placed);
  return plan === null ? null : nextOf(words, plan, OUT_OF_THE_WAY);
};

/** Where one of some phrases ends, if one begins within a few words that say nothing. */
const nextOf = (words: readonly Word[], from: number, phrases: ReadonlySet<string>): number | null => {
  for (let at = from; at < Math.min(words.length, from + MOST_BETWEEN); at += 1) {
    if (words[at]?.gap === 'stop' && at > from) return null;
    const to = phraseAt(words, at, phrases);
    if (to !== null) return to;
    if (!IDLE.has(words[at]?.text ?? '')) return null;
  }
  return null;
};
const IDLE = new Set(
  (
    'about the my whole all of for now just and to completely it > - in entirely altogether away out off ' +
    'that this present current old existing'
  ).split(' '),
);

const ownPlanAt = (words: readonly Word[], from: number): number | null => {
  for (let at = from; at < Math.min(words.length, from + 2); at += 1) {
    if (words[at]?.gap === 'stop' && at > from) return null;
    const to = ownPlanFrom(words, at);
    if (to !== null) return to;
    if (words[at]?.text !== 'about' && words[at]?.text !== 'out') return null;
  }
  return null;
};
const OWNERS = new Set([
  'my',
  'the',
  'this',
  'that',
  'old',
  'current',
  'existing',
  'present',
  'whole',
  'entire',
  'our',
  'own',
  'spring',
  'saved',
]);
/** "My present plan": where it ends. */
const ownPlanFrom = (words: readonly Word[], from: number): number | null => {
  let at = from;
  while (
    at < words.length &&
    (at === from || words[at]?.gap !== 'stop') &&
    OWNERS.has(words[at]?.text ?? '') &&
    at - from < MOST_BETWEEN
  )
    at += 1;
  return at > from && words[at]?.gap !== 'stop' && PLAN_NOUNS.has(words[at]?.text ?? '') ? at + 1 : null;
};
