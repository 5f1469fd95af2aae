import type { Places } from '../../../week/week-tools.ts';
import type { Turn } from '../../turn.ts';
import { type askFor, partsAsked } from '../ask-for-week.ts';

/** A message without the times of its places, and the words for each place with its time. */
interface TimesOfPlaces {
  left: string;
  timed: readonly { said: string; of: Partial<Places> }[];
}

const NOON = '12:00';
const TIMES: Readonly<Record<string, Partial<Places>>> = {
  morning: { ends_at_or_before: NOON },
  afternoon: { starts_at_or_after: NOON, ends_at_or_before: '18:00' },
  evening: { starts_at_or_after: '17:00' },
};

const TIME_OF_PLACE = new RegExp(
  String.raw`\b((?:an?|one|some|something|smth|another)\b` +
    String.raw`(?:(?![,.;!?]|\b(?:and|n|with|plus|but|schedule|timetable|week|plan|semester|term)\b)[^\n]){0,40}?) ` +
    String.raw`(?:only )?(?:in|during) (?:the )?(morning|afternoon|evening)s?\b`,
  'giu',
);

/**
 * "FILM 118 and a history class in the morning": the time is of that class, and not of the whole week. Null if nothing
 * stands beside it, for then it is the week's.
 */
export const timesOfPlaces = (turn: Turn): TimesOfPlaces | null => {
  if (turn.frame.named.length === 0) return null;
  const timed: TimesOfPlaces['timed'][number][] = [];
  const left = turn.message.replaceAll(TIME_OF_PLACE, (_, said: string, time: string) => {
    timed.push({ said, of: TIMES[time.toLowerCase()] ?? {} });
    return said;
  });
  return timed.length === 0 ? null : { left, timed };
};

type Asked = ReturnType<typeof askFor>;

/** The request with the times put on the places that the words describe; on the last one if none is told apart. */
export const withTimes = (asked: Asked, { timed }: TimesOfPlaces, turn: Turn): Asked => {
  const choose = [...asked.ask.choose];
  for (const { said, of } of timed) {
    const [place] = partsAsked(turn, said).places;
    const meant = choose.findIndex((each) => place !== undefined && isAlike(each, place));
    const at = meant < 0 ? choose.length - 1 : meant;
    const chosen = choose[at];
    if (chosen !== undefined) choose[at] = { ...chosen, ...of };
  }
  return { ...asked, ask: { ...asked.ask, choose } };
};

const isAlike = ({ count: _one, ...place }: Places, { count: _other, ...other }: Places): boolean =>
  JSON.stringify(place) === JSON.stringify(other);
