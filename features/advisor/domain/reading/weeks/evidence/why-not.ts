import type { Request } from '../../request.ts';
import type { Turn } from '../../turn.ts';
import { boundsOf } from '../week-request.ts';

/** "Why not ECON 128", "why didn't you put in ECON 128", of a week without it: whether it fits beside the rest. */
export const whyNot = ({ context: { week }, frame, reading: { words } }: Turn): Request | null => {
  const [named, ...others] = frame.named;
  if (week === null || week.codes.length === 0 || named === undefined || others.length > 0) return null;
  if (!named.known || named.candidates.length > 1 || week.codes.includes(named.code)) return null;
  const at = words.findIndex(({ text }) => text === 'why');
  if (at === -1 || at > MOST_BEFORE || words.length > MOST_WORDS) return null;
  if (!words.slice(at + 1, at + FAR).some(({ text }) => text === 'not')) return null;
  return {
    kind: 'week_change',
    term: week.asked.term ?? null,
    base: [...week.codes],
    add: [named.code],
    drop: [],
    bounds: boundsOf(week.asked),
    asks: 'fits',
  };
};
const [MOST_BEFORE, MOST_WORDS] = [2, 12];
/** "Why is ECON 128 not in it". */
const FAR = 7;

/** "Swap 124 for it", after whether another course fits: with the code of that one. */
export const withCodeOfIt = ({ context: { week, last }, message }: Turn): string => {
  const [code, ...others] = last?.kind === 'week_change' && last.asks === 'fits' ? last.add : [];
  return week === null || code === undefined || others.length > 0
    ? message
    : message.replace(FOR_IT, `$1 ${code}`);
};
const FOR_IT = /\b(for|with|by) (?:it|that|that one|this one)\W*$/iu;
