import { spelledOut } from '../../spans/words.ts';
import type { Turn } from '../../turn.ts';

/** The message with the words whose spelling the reader mended: "4 clases, no fridys". The patterns of weeks match its text. */
export const mended = ({ message, reading: { words } }: Pick<Turn, 'message' | 'reading'>): string => {
  const text = spelledOut(message);
  let said = '';
  let last = 0;
  for (const { text: meant, start, end } of words) {
    const typed = text.slice(start, end);
    if (start < last || !isSlip(typed.toLowerCase(), meant)) continue;
    said += text.slice(last, start) + meant;
    last = end;
  }
  return last === 0 ? message : said + text.slice(last);
};

/** Whether the reader took one word for another, and did not spell it out: "w/" as "with". */
const isSlip = (typed: string, meant: string): boolean =>
  typed !== meant &&
  /^[a-z]{5,}$/u.test(typed) &&
  /^[a-z]{4,}$/u.test(meant) &&
  typed[0] === meant[0] &&
  Math.abs(typed.length - meant.length) <= MOST_SLIPS &&
  // "Version" and "versions": another form of a word is no slip.
  shared(typed, meant) < Math.min(typed.length, meant.length) - 1;
const MOST_SLIPS = 2;

/** How many letters two words begin with. */
const shared = (first: string, second: string): number => {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  return at;
};
