import { requestsAbout } from '../about-courses.ts';
import type { Request } from '../request.ts';
import { asksWhichOne, type Turn } from '../turn.ts';

/**
 * "A, B, C: which two would you pick": the courses that are named, side by side, and no others. Null if the choice is not
 * among them, or fewer than two are named.
 */
export const chosenAmong = (turn: Turn): Request[] | null => {
  const { frame, reading } = turn;
  if (frame.codes.length < 2 || frame.codes.length > MOST) return null;
  const { words } = reading;
  const at = words.findIndex(
    ({ text }, place) =>
      text === 'which' && CHOSEN.has(words[place + 1]?.text ?? '') && !isOther(words, place),
  );
  if (at < 0 || !words.slice(at).some(({ text }) => PICKING.has(text))) return null;
  return requestsAbout([...frame.codes], [], {
    ...turn,
    frame: { ...frame, acts: [...new Set([...frame.acts, 'compare' as const])] },
  });
};
const MOST = 6;
const CHOSEN = new Set('one ones 2 3 of'.split(' '));
const PICKING = new Set('pick choose take recommend prefer suggest go'.split(' '));
const isOther = (words: Turn['reading']['words'], at: number): boolean =>
  words.slice(at, at + 4).some(({ text }) => text === 'other' || text === 'others' || text === 'else');

/** "Which one should I take", after a short list: its courses side by side. */
export const leavesChoice = ({ context, frame, reading }: Turn): boolean =>
  context.last?.kind === 'recommend' &&
  context.shown.length > 1 &&
  context.shown.length <= MOST_CHOSEN &&
  asksWhichOne(reading) &&
  reading.words.some(({ text }) => ADVISED.has(text)) &&
  frame.acts.every((act) => act === 'find' || act === 'ready' || act === 'about') &&
  [frame.conditions, frame.named, frame.fields, frame.unheld].every((some) => some.length === 0) &&
  frame.order === null &&
  frame.than === null;
const MOST_CHOSEN = 5;
const ADVISED = new Set(['should', 'would', 'recommend', 'suggest', 'pick', 'choose']);
