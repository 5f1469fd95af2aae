import type { Request } from '../../request.ts';
import { NO_FRAME } from '../../frame/frame.ts';
import type { Turn } from '../../turn.ts';
import { inOwnTimes } from '../plain/own-times.ts';
import { withBounds } from '../change-week.ts';
import { boundsIn } from '../week-parts.ts';
import { weekAsked } from '../week-request.ts';
import { inPlainBounds } from '../week-text.ts';

/** "What if practice moves to 5-7", after hours of the student's own: those said last are at another time. */
export const ownHoursMoved = ({
  context: { week },
  frame,
  message,
  reading,
  readPart,
}: Turn): Request | null => {
  const before = week?.asked.keep_free.at(-1);
  if (week === null || before === undefined || frame.named.length > 0) return null;
  const { words } = reading;
  // "Change it to 10 to 4" is about the week.
  const moves = words.some(({ text }, at) => MOVES.has(text) && words[at + 1]?.text === 'to');
  if (words.length > MOST_WORDS || !moves) return null;
  const [, times] = TO_TIMES.exec(message) ?? [];
  if (times === undefined) return null;
  const said = inOwnTimes(`i am busy ${before.days.join(' ')} ${times}`);
  const [moved] = boundsIn(readPart(inPlainBounds(said)).frame).keep_free ?? [];
  if (moved === undefined) return null;
  const { start, end } = moved;
  return weekAsked({
    ...withBounds(week, NO_FRAME),
    // The same hours may stand for each of several days.
    keep_free: week.asked.keep_free.map((each) =>
      each.start === before.start && each.end === before.end ? { ...each, start, end } : each,
    ),
  });
};
const MOST_WORDS = 14;
const MOVES = new Set('moves moved moving shifts shifted changes changed rescheduled pushed'.split(' '));
const TO_TIMES =
  /\bto ((?:\d{1,2}(?::\d\d)?) ?(?:am|pm)? ?(?:-|–|to|until|till) ?\d{1,2}(?::\d\d)? ?(?:am|pm)?)\W*$/iu;
