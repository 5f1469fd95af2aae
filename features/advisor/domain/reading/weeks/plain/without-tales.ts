import { DAY_WORDS } from '../../spans/line.ts';
import { BEFORE_TALE, SIGHS, TELLERS, TELLING_VERBS, WISHING_WORDS } from '../../tables/weeks/tales.ts';
import { wordsOf } from '../../spans/words.ts';

/** The message without sentences that only tell, where another one is left. Linear. */
export const withoutTales = (message: string): string => {
  const sentences = message.match(SENTENCE) ?? [];
  if (sentences.length < 2 || sentences.length > MOST) return message;
  const left = sentences.filter((sentence) => !onlyTells(sentence));
  return left.length === 0 || left.length === sentences.length ? message : left.join('').trim();
};
/** Up to a stop, or a comma before "I've been" and the like; the dot of a code or a time ends none. */
const SENTENCE = new RegExp(
  String.raw`(?:[^.?!\n,]|\.(?=\w)|` +
    String.raw`,(?!\s*(?:because |as |since |cuz )?i(?:['’]ve| have| was| had| saw| read| heard| watched)` +
    String.raw`\b)){1,600}[.?!\n,]*\s*`,
  'giu',
);
const MOST = 12;
const FEWEST_WORDS = 3;
const MOST_SIGHED = 5;

const onlyTells = (sentence: string): boolean => {
  // A question asks, and a figure, code or colon says more than a tale does.
  if (/[?\d:]/u.test(sentence)) return false;
  const texts = wordsOf(sentence).map(({ text }) => text);
  if (texts.length <= MOST_SIGHED && texts.every((text) => SIGHS.has(text))) return true;
  if (texts.length < FEWEST_WORDS) return false;
  if (texts.some((text) => WISHING_WORDS.has(text) || DAY_WORDS.has(text))) return false;
  const first = texts.find((text) => !BEFORE_TALE.has(text)) ?? '';
  return TELLERS.has(first) && texts.some((text) => TELLING_VERBS.has(text) || PAST.test(text));
};
const PAST = /^[a-z]{2,}ed$/u;
