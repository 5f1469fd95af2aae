import { after, be, before, courses, turned } from '../frame/conditions.ts';
import type { Matched } from '../spans/line.ts';
import type { Meaning } from '../spans/meaning.ts';

const EIGHT = 480;
export const [NINE_THIRTY, NOON, FIVE, SIX] = [570, 720, 1020, 1080];
export const WEEK = ['M', 'T', 'W', 'Th', 'F'] as const;

export const first = ({ times: [time = 0] }: Matched) => time;
/** "Mon wed" means both days and no other; "not mon wed" excludes each. */
export const onDays = ({ days: [held] }: Matched): Meaning | null => {
  if (!held || held.isAny) return held ? courses(be('days', { on: held.on, mode: 'any' })) : null;
  const { on } = held;
  return {
    is: 'conditions',
    conditions: [be('days', { on, mode: 'all' }), be('days', { on, mode: 'only' })],
    turned: [turned(be('days', { on, mode: 'any' }))],
  };
};
export const notOn = ({ days: [held] }: Matched): Meaning | null =>
  held ? courses({ on: 'days', value: { on: held.on, mode: 'any' }, isTurned: true }) : null;
export const onlyOn = ({ days: [held] }: Matched): Meaning | null =>
  held ? courses(be('days', { on: held.on, mode: 'only' })) : null;

/** A range of times. The second is later, so both "11 to 2" and "9 to 5" end in the afternoon. */
const span = ({ times }: Matched): [number, number] | null => {
  const [start = 0, end = 0] = times;
  if (start < end) return [start, end];
  const early = start - NOON;
  // "Between 4 and 9 at night": both are PM.
  if (early >= 0 && early < EIGHT && end < NOON) return [start, end + NOON];
  return early >= 0 && early < end ? [early, end] : null;
};
export const within = (held: Matched): Meaning | null => {
  const hours = span(held);
  return hours && courses(after(hours[0]), before(hours[1]));
};
export const busy = (held: Matched): Meaning | null => {
  const hours = span(held);
  const on = held.days[0]?.on ?? WEEK;
  return hours && { is: 'busy', on, start: hours[0], end: hours[1] };
};
