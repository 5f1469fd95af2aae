import { NO_FRAME } from '../../frame/frame.ts';
import type { Request } from '../../request.ts';
import { does, type Turn } from '../../turn.ts';
import { withBounds } from '../change-week.ts';
import { weekAsked } from '../week-request.ts';

/** "Too many hours, make it 20", of the week shown: what the number counts is said before it. */
export const totalMade = (turn: Turn): Request | null => {
  const { week } = turn.context;
  const { words } = turn.reading;
  if (week === null || week.codes.length === 0 || words.length > MOST_WORDS) return null;
  if (turn.frame.named.length > 0 || does(turn, 'swap', 'add')) return null;
  if (turn.frame.conditions.some(({ condition: { on } }) => on !== 'hours' && on !== 'units')) return null;
  const number = words.at(-1)?.number ?? null;
  const texts = words.map(({ text }) => text);
  const unit = texts.findLast((text) => HOURS.has(text) || UNITS.has(text));
  if (number === null || number < LEAST || number > MOST || unit === undefined) return null;
  if (!texts.slice(-4, -1).some((text) => TO.has(text))) return null;
  const ask = withBounds(week, NO_FRAME);
  const isMore = texts.some((text) => MORE.has(text));
  // No week is looked for by the least of its hours.
  if (HOURS.has(unit)) return isMore ? null : weekAsked({ ...ask, max_week_hours: number });
  const units = isMore
    ? { least: number, most: MOST_UNITS }
    : { least: Math.min(ask.units?.least ?? 0, number), most: number };
  return weekAsked({ ...ask, units });
};
const MOST_WORDS = 14;
const [LEAST, MOST, MOST_UNITS] = [4, 80, 200];
const TO = new Set('it to at be under below around about max maximum'.split(' '));
const MORE = new Set(['more', 'least', 'minimum', 'few']);
const HOURS = new Set(['hours', 'hour', 'work', 'workload', 'heavy']);
const UNITS = new Set(['units', 'credits']);
