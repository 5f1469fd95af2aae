import { after, be, before, courses, orElse } from '../conditions.ts';
import { line, type Line } from '../line.ts';
import type { Condition, Meaning } from '../meaning.ts';
import { first, FIVE, NINE_THIRTY, NOON, notOn, onDays, onlyOn, SIX, WEEK, within } from './held-times.ts';

/** Days, times of day and terms. */
export const WHEN: readonly Line[] = [
  line('on|for|every|each? DAYS', onDays, 'on tuesdays', 'days any T'),
  line('MEETS on? DAYS', onDays, 'meets on monday', 'days any M'),
  line('only MEETS on? DAYS', onlyOn, 'only meets fridays', 'days only F', 0.7),
  line('only on? DAYS', onlyOn, 'only mondays', 'days only M', 0.7),
  line('on? DAYS only|exclusively', onlyOn, 'mondays and fridays only', 'days only M F', 0.7),
  line('only? FREE|there|here on? DAYS', onlyOn, 'free tuesdays', 'days only T'),
  line(
    'in? the? middle_of_the_day|middle_of_day|around_lunch|around_noon',
    courses(after(600), before(900)),
    'in the middle of the day',
    'startsAfter 10:00, endsBefore 15:00',
  ),
  line('on? DAYS off', notOn, 'fridays off', 'not days any F', 0.5),
  line(
    'keep|keeps|leave|leaves|have|want|need DAYS free|off|open',
    notOn,
    'keep fridays free',
    'not days any F',
    0.5,
  ),
  line(
    'only|just? once|one_day|one_meeting|one_time|1_day|1_meeting a|per|each week',
    courses(be('maxDays', 1)),
    'once a week',
    'maxDays 1',
  ),
  line(
    'at_most|only|just? twice|2_days|2_times|2_meetings a|per|each week tops|max?',
    courses(be('maxDays', 2)),
    'twice a week',
    'maxDays 2',
  ),
  line(
    'UNDER? NUM days|day|times|meetings a|per|each? week tops|max|maximum',
    ({ numbers: [most = 0] }) => courses(be('maxDays', most)),
    '3 days a week max',
    'maxDays 3',
  ),
  line(
    'NUM days|day|times|meetings a|per|each? week? tops|max|maximum',
    ({ numbers: [most = 0] }) => courses(be('maxDays', most)),
    '4 days max',
    'maxDays 4',
    0.2,
  ),
  line(
    'not NUM days|day|times a|per|each? week',
    ({ numbers: [many = 0] }) => (many > 1 ? courses(be('maxDays', many - 1)) : null),
    'not 5 days a week',
    'maxDays 4',
    0.5,
  ),
  line(
    'DAYS and|or DAYS',
    ({ days: [one, two] }) =>
      one && two
        ? courses(be('days', { on: WEEK.filter((day) => [...one.on, ...two.on].includes(day)), mode: 'any' }))
        : null,
    'mwf or tth',
    'days any M T W Th F',
  ),
  line(
    'MEETS? not|anytime|any_time? AFTER TIME',
    (held) => orElse(after(first(held)), before(first(held))),
    'after 2',
    'startsAfter 14:00',
  ),
  line(
    'MEETS? AFTER TIME on|onwards|onward',
    (held) => courses(after(first(held))),
    'from 10 on',
    'startsAfter 10:00',
  ),
  line(
    'MEETS? at? TIME or_later|or_after|onwards|onward|and_later',
    (held) => courses(after(first(held))),
    '11 or later',
    'startsAfter 11:00',
  ),
  line(
    'MEETS? BEFORE TIME',
    (held) => orElse(before(first(held)), after(first(held))),
    'before 10',
    'endsBefore 10:00',
  ),
  line(
    'IS? ENDS BEFORE|at TIME',
    (held) => orElse(before(first(held)), after(first(held))),
    'done by 3',
    'endsBefore 15:00',
  ),
  line(
    'MEETS? between|from TIME to|and|until TIME',
    within,
    'between 10 and 2',
    'startsAfter 10:00, endsBefore 14:00',
    0.5,
  ),
  line(
    'NUM to|until|and NUM in_the @morning|evening',
    ({ numbers: [one = 0, other = 0], words: [part = ''] }) =>
      one < other && other <= 12
        ? courses(
            ...[one, other].map((hour, at) =>
              [after, before][at]!((part === 'morning' ? hour : hour + 12) * 60),
            ),
          )
        : null,
    '6 to 8 in the morning',
    'startsAfter 06:00, endsBefore 08:00',
    1,
  ),
  line('TIME to|until TIME', within, '9:30 to 12', 'startsAfter 09:30, endsBefore 12:00', -0.6),
  line(
    'FREE from|between? TIME to|and|until TIME',
    within,
    'free from 12 to 3',
    'startsAfter 12:00, endsBefore 15:00',
  ),
  line(
    'TIME s',
    (held) => ({ is: 'conditions', conditions: [], turned: [after(first(held) + 60)] }),
    '9 s',
    '',
  ),
  line('in|during? the? MORNING only?', orElse(before(NOON), after(NOON)), 'mornings', 'endsBefore 12:00'),
  line(
    'in|during? the? late? AFTERNOON only?',
    { is: 'conditions', conditions: [after(NOON), before(SIX)], turned: [before(NOON)] },
    'in the afternoon',
    'startsAfter 12:00, endsBefore 18:00',
  ),
  line('in|at|during? the? EVENING only?', orElse(after(FIVE), before(SIX)), 'at night', 'startsAfter 17:00'),
  line(
    'too|super|very|so|really? early in_the_morning?',
    { is: 'conditions', conditions: [before(NOON)], turned: [after(NINE_THIRTY)] },
    'too early',
    'endsBefore 12:00',
  ),
  line(
    'too|super|very|so|really? late in_the_day?',
    { is: 'conditions', conditions: [after(FIVE)], turned: [before(FIVE)] },
    'too late',
    'startsAfter 17:00',
  ),
  line(
    'long? weekends|weekend',
    courses({ on: 'days', value: { on: ['F'], mode: 'any' }, isTurned: true }),
    'long weekends',
    'not days any F',
  ),
  line(
    'in|for|during? the? THIS|NEXT? @SEASON TERM?',
    ({ words: [season = ''] }) => term(season),
    'in the spring',
    'term spring',
  ),
  line(
    'in|for|during? the? NEXT @SEASON TERM?',
    ({ words: [season = ''] }) => ({ is: 'term', season, year: null, beside: 'next' }),
    'next fall',
    'term next fall',
    0.1,
  ),
  line(
    'in|for|during? @SEASON TERM? of? NUM',
    ({ words: [season = ''], numbers: [year = 0] }) => (isYear(year) ? term(season, year) : null),
    'in spring 2026',
    'term spring 2026',
  ),
  line(
    'in|for|during? NUM @SEASON TERM?',
    ({ words: [season = ''], numbers: [year = 0] }) => (isYear(year) ? term(season, year) : null),
    '2026 spring',
    'term spring 2026',
  ),
  line(
    'in|for|during? THIS TERM',
    { is: 'term', season: null, year: null, beside: 'this' },
    'this semester',
    'term this',
  ),
  line(
    'my? last|final TERM ever',
    { is: 'term', season: null, year: null, beside: 'next' },
    'last semester ever',
    'term next',
    0.5,
  ),
  line(
    'in|for|during? the? NEXT TERM',
    { is: 'term', season: null, year: null, beside: 'next' },
    'next term',
    'term next',
  ),
  line('only DAYS work|works|is_ok|is_fine|for_me', onlyOn, 'only fridays work', 'days only F', 2.2),
  line(
    'any|all day|days IS? ok|fine|works|good?',
    { is: 'allow', days: [...WEEK] },
    'any day',
    'allow M T W Th F',
    0.6,
  ),
  line('between|btw TIME and|to TIME', within, 'btw 12 and 3', 'startsAfter 12:00, endsBefore 15:00', 0.6),
  line(
    'nothing|no_class|not|no at TIME',
    (held) => courses(after(first(held) + 30)),
    'nothing at 9',
    'startsAfter 09:30',
    1,
  ),
  line('on? one|1|a_single day only|a_week?', courses(be('maxDays', 1)), 'on one day only', 'maxDays 1', 0.3),
  line(
    'in|during NUM',
    ({ numbers: [year = 0] }) => (isYear(year) ? { is: 'term', season: '', year, beside: null } : null),
    'in 2028',
    'term  2028',
    -0.2,
  ),
  line(
    'NO|not|never|i_hate|hate A|more? CLOCK or|nor|and? CLOCK? NOUN?',
    ({ times }) => courses(after(Math.max(...times) + 60)),
    'no 9am classes',
    'startsAfter 10:00',
    0.6,
  ),
  line(
    'NO|not|never A|more? TIME or|nor|and CLOCK NOUN?',
    ({ times }) => courses(after(Math.max(...times) + 60)),
    'no 8 or 9ams',
    'startsAfter 10:00',
    1,
  ),
  line(
    'NO|not|never A|more? TIME s|starts|start|oclock_starts|oclock_classes',
    ({ times }) => courses(after(Math.max(...times) + 60)),
    'no 9 s',
    'startsAfter 10:00',
    0.6,
  ),
  line(
    'only? one|1|a_single|once @MORNING|AFTERNOON|EVENING only? a|per|each? week? only?',
    ({ words: [part = ''] }) => courses(be('maxDays', 1), ...partOfDay(part)),
    'only one afternoon a week',
    'maxDays 1, startsAfter 12:00, endsBefore 18:00',
    1,
  ),
  line(
    'only|just? MEETS only|just? once|one_time|one_day a|per|each|every? week?',
    courses(be('maxDays', 1)),
    'meets once a week',
    'maxDays 1',
    0.3,
  ),
  line(
    'only|just? MEETS at_most|no_more_than|only|just? twice|two_days|2_days|2_times a|per|each|every? week?',
    courses(be('maxDays', 2)),
    'meets at most twice a week',
    'maxDays 2',
    0.3,
  ),
  line(
    'at_most|no_more_than|max|up_to|maximum|only|just once|one_day|1_day|one_meeting|1_meeting a|per|each|every week',
    courses(be('maxDays', 1)),
    'at most one day a week',
    'maxDays 1',
    0.6,
  ),
  line(
    'not|NO one_of? those|ones|them|the_ones? that|which? MEETS? on? every_day|everyday|daily|every_single_day|all_week',
    courses(be('maxDays', 4)),
    'not one of those that meet every day',
    'maxDays 4',
    1,
  ),
  line(
    'not|NO one_of|any_of? those|ones|them|the_ones|NOUN? that|which? MEETS? NUM days|day|times a|per|each? week?',
    ({ numbers: [many = 0] }) => (many > 1 && many < 8 ? courses(be('maxDays', many - 1)) : null),
    'not one of those that meet 5 days a week',
    'maxDays 4',
    1,
  ),
  line(
    'UNDER NUM days|day|times|meetings a|per|each? week?',
    ({ numbers: [most = 0] }) => courses(be('maxDays', most)),
    'at most 3 days',
    'maxDays 3',
    0.3,
  ),
  line(
    'less_than|fewer_than NUM days|day|times|meetings a|per|each? week?',
    ({ numbers: [most = 0] }) => (most > 1 ? courses(be('maxDays', most - 1)) : null),
    'fewer than 4 days a week',
    'maxDays 3',
    0.6,
  ),
  line(
    'not|never|nothing|NO earlier|sooner than TIME',
    (held) => courses(after(first(held))),
    'not earlier than 10',
    'startsAfter 10:00',
    1,
  ),
  line(
    'not|never|nothing|NO later than TIME',
    (held) => courses(before(first(held))),
    'no later than 4',
    'endsBefore 16:00',
    1,
  ),
  line(
    'TIME or|and? earlier|or_before|or_sooner|at_the_latest|latest|tops',
    (held) => courses(before(first(held))),
    '3 at the latest',
    'endsBefore 15:00',
    0.3,
  ),
  line(
    'TIME at_the_earliest|earliest',
    (held) => courses(after(first(held))),
    '11 at the earliest',
    'startsAfter 11:00',
    0.3,
  ),
  line(
    'late|later_in_the_morning|mid_morning|midmorning MORNING?',
    { is: 'conditions', conditions: [after(600)], turned: [before(SIX)] },
    'mid morning',
    'startsAfter 10:00',
    -0.6,
  ),
  line(
    'early|first_thing MORNING or_late? NOUN?',
    { is: 'conditions', conditions: [before(NOON)], turned: [after(NINE_THIRTY)] },
    'early mornings',
    'endsBefore 12:00',
    0.4,
  ),
  line(
    'not|NO|hate|cannot_do|can_not_do|avoid|avoiding early MORNING|starts|start|times|classes',
    courses(after(NINE_THIRTY)),
    'no early mornings',
    'startsAfter 09:30',
    1,
  ),
];

const partOfDay = (said: string): Condition[] =>
  said.startsWith('m') ? [before(NOON)] : said.startsWith('a') ? [after(NOON), before(SIX)] : [after(FIVE)];

const isYear = (year: number): boolean => year >= 2000 && year < 2100;
const term = (season: string, year: number | null = null): Meaning => ({
  is: 'term',
  season,
  year,
  beside: null,
});
