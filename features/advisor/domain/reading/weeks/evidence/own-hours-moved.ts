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
  if (reading.words.length > MOST_WORDS || !reading.words.some(({ text }) => MOVES.has(text))) return null;
  const [, times] = TO_TIMES.exec(message) ?? [];
  if (times === undefined) return null;
  const said = inOwnTimes(`i am busy ${before.days.join(' ')} ${times}`);
  const [moved] = boundsIn(readPart(inPlainBounds(said)).frame).keep_free ?? [];
  if (moved === undefined) return null;
  const held = week.asked.keep_free.filter(({ start, end }) => start !== before.start || end !== before.end);
  return weekAsked({
    ...withBounds(week, NO_FRAME),
    keep_free: [...held, { days: before.days, start: moved.start, end: moved.end }],
  });
};
const MOST_WORDS = 14;
const MOVES = new Set(
  'move moves moved moving shift shifts shifted change changes changed rescheduled pushed'.split(' '),
);
const TO_TIMES =
  /\bto ((?:\d{1,2}(?::\d\d)?) ?(?:am|pm)? ?(?:-|–|to|until|till) ?\d{1,2}(?::\d\d)? ?(?:am|pm)?)\W*$/iu;
