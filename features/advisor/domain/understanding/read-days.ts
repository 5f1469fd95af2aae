import type { Weekday } from '#features/catalogue/contract.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/weekdays.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const NAMES: Record<string, Weekday> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
};

export const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s?)`;
/** "Mondays and Wednesdays", "Tuesday/Thursday", "Monday through Thursday". */
export const DAYS = String.raw`${DAY}(?: ?(?:,|and|or|&|\/|-|to|through|thru|,? ?and|,? ?or|\+|nor)? ?(?:on |the )?${DAY})*`;

const CLASSES = String.raw`(?:(?:class|classes|course|courses|lectures?|seminars?|sections?|meetings?)\b)`;
const PART = String.raw`(?: (?:mornings?|afternoons?|evenings?|nights?)\b)`;

const NEVER = [
  String.raw`(?:no|not|never|without|avoid(?:ing|s)?|except|skip(?:ping)?|excluding|minus|but not|nothing|hate|anything but|outside of|besides|other than)`,
  String.raw`(?:(?:do|does|can|could|would|will|should)(?: rather)? not(?: really)?(?: (?:do|make|want|have|like|meet|be|take|need|attend|work|go|come|any|a|to))*(?: ${CLASSES})?)`,
  String.raw`(?:(?:am|is|are|be) not (?:free|available|around|here))`,
  String.raw`(?:(?:i )?(?:am )?(?:busy|work|working|unavailable|away)|i have (?:work|practice|rehearsal|a job|training|games?|rowing|crew|lab|other classes))`,
].join('|');
const LEADING = String.raw`(?: (?:any|a|the|all|have|having|has|on|at|in|during|${CLASSES}|meet|meets|meeting|me|for))*`;

/** The weekdays of a piece of text, Monday first; "Monday through Thursday" is four of them. */
export const weekdaysIn = (piece: string): Weekday[] => {
  const named = [...piece.matchAll(new RegExp(DAY, 'g'))].map(
    ([day]) => NAMES[day.replace(/'?s$/, '')] ?? 'Mon',
  );
  const through = /(?:-|to|through|thru) /.test(piece) && named.length === 2;
  const [from, to] = [WEEKDAY_NAMES.indexOf(named[0] ?? 'Mon'), WEEKDAY_NAMES.indexOf(named[1] ?? 'Mon')];
  return WEEKDAY_NAMES.filter((day, at) => named.includes(day) || (through && at > from && at < to));
};

/**
 * Reads weekdays: wanted ("on Tuesdays": must meet then), the only ones possible ("Tuesday and Thursday", "I am only
 * free on Tuesdays"), or ruled out ("no Fridays").
 */
export const readDays = (scrap: Scrap, { wish: { search } }: Draft): void => {
  const avoid = (days: string | undefined) => {
    search.avoid_days = [...new Set([...(search.avoid_days ?? []), ...weekdaysIn(days ?? '')])];
  };
  const only = (days: string | undefined) => {
    search.days = [...new Set([...(search.days ?? []), ...weekdaysIn(days ?? '')])];
  };
  scrap.take(
    /\b(?:(?:no|not|without|avoid) (?:on )?(?:the )?weekends?|weekdays only|only (?:on )?weekdays)\b/,
    () => avoid('saturday sunday'),
  );
  scrap.take(
    /\b(?:(?:that |which )?(?:only |just )?(?:meets?|meeting|is|are|has class|have class) )?(?:only |just )?(once|twice|1 day|one day|2 days|3 days|2 times|3 times)(?: a| per| each| every) week\b|\b(?:only |just )?(once|twice)-weekly\b/,
    ([, often = '', weekly = '']) => {
      const said = often + weekly;
      search.max_days = /once|one|1/.test(said) ? 1 : /twice|2/.test(said) ? 2 : 3;
    },
  );
  scrap.take(/\b(?:on )?(?:the )?weekends?\b/, () => only('saturday sunday'));
  scrap.take(
    new RegExp(
      String.raw`\b(?:(?:i am|am|is|we are|be|only) (?:only )?free|available|open|around)(?: only)?(?: on)?(?: the)? (${DAYS})(?! (?:off|free))(?! class)(?: only)?`,
    ),
    ([, days]) => only(days),
  );
  scrap.take(
    new RegExp(String.raw`\b(?:${NEVER})(?:${LEADING}) (${DAYS})(?: ${CLASSES})?(?!${PART})`),
    ([, days]) => avoid(days),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:keep |have |with |want |need |leave |leaves |keeps )?(?:my |all |the )?(${DAYS})(?: (?:are|is|stays?|be))? (?:off|free|open|clear)\b`,
    ),
    ([, days]) => avoid(days),
  );
  scrap.take(new RegExp(String.raw`\bfree (${DAYS})`), ([, days]) => avoid(days));
  scrap.take(new RegExp(String.raw`\b(${DAYS}) (?:do not|does not|will not|can not) work\b`), ([, days]) =>
    avoid(days),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:only|just|solely|exclusively|strictly)(?: (?:meets?|meeting|have|take|on|classes|do|come in|in|campus|free))* (${DAYS})`,
    ),
    ([, days]) => only(days),
  );
  scrap.take(new RegExp(String.raw`\b(${DAYS}) (?:only|exclusively)\b`), ([, days]) => only(days));
  scrap.take(new RegExp(String.raw`\b(?:on |every |each )?(?:the )?(${DAYS})`), ([, days]) => {
    const wanted = weekdaysIn(days ?? '');
    if (wanted.length > 1) only(days);
    else search.meets_on = [...new Set([...(search.meets_on ?? []), ...wanted])];
  });
  if (search.days && search.meets_on)
    search.meets_on = search.meets_on.filter((day) => search.days?.includes(day));
  if (search.meets_on?.length === 0) delete search.meets_on;
};
