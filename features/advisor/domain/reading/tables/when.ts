import { after, be, before, courses, orElse } from '../conditions.ts';
import { type Held, line, type Line } from '../line.ts';
import type { Meaning } from '../meaning.ts';

const [NINE_THIRTY, NOON, FIVE, SIX] = [570, 720, 1020, 1080];
const WEEK = ['M', 'T', 'W', 'Th', 'F'] as const;

const first = ({ times: [time = 0] }: Held) => time;
const onDays = ({ days: [held] }: Held): Meaning | null =>
  held ? courses(be('days', { on: held.on, mode: held.isAny ? 'any' : 'only' })) : null;
const notOn = ({ days: [held] }: Held): Meaning | null =>
  held ? courses({ on: 'days', value: { on: held.on, mode: 'any' }, isTurned: true }) : null;
const onlyOn = ({ days: [held] }: Held): Meaning | null =>
  held ? courses(be('days', { on: held.on, mode: 'only' })) : null;

/** From one time to another; what stands second is later, so "11 to 2" ends after noon and "9 to 5" too. */
const span = ({ times }: Held): [number, number] | null => {
  const [start = 0, end = 0] = times;
  if (start < end) return [start, end];
  const early = start - NOON;
  return early >= 0 && early < end ? [early, end] : null;
};
const within = (held: Held): Meaning | null => {
  const hours = span(held);
  return hours && courses(after(hours[0]), before(hours[1]));
};
const busy = (held: Held): Meaning | null => {
  const hours = span(held);
  const on = held.days[0]?.on ?? WEEK;
  return hours && { is: 'busy', on, start: hours[0], end: hours[1] };
};

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
  line(
    'i? have? BUSY at|in|for A|my? ANY from|after TIME every_day|daily?',
    (held) => courses(before(first(held))),
    'i work at a cafe from 4pm every day',
    'endsBefore 16:00',
    1,
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
    'UNDER? NUM days|times|meetings a|per|each? week tops|max|maximum',
    ({ numbers: [most = 0] }) => courses(be('maxDays', most)),
    '3 days a week max',
    'maxDays 3',
  ),
  line(
    'not NUM days|times a|per|each? week',
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
  line('TIME to|until TIME', within, '9:30 to 12', 'startsAfter 09:30, endsBefore 12:00', -0.6),
  line(
    'FREE from|between? TIME to|and|until TIME',
    within,
    'free from 12 to 3',
    'startsAfter 12:00, endsBefore 15:00',
  ),
  line(
    'i? have? BUSY on? DAYS from|between? TIME to|and|until TIME',
    busy,
    'i have work tuesdays from 3 to 6',
    'busy T 15:00-18:00',
    1,
  ),
  line(
    'i? have? BUSY from|between? TIME to|and|until TIME on? DAYS?',
    busy,
    'work from 9 to 12',
    'busy M T W Th F 09:00-12:00',
    1,
  ),
  line(
    'i? have? BUSY from|after TIME',
    (held) => courses(before(first(held))),
    'i have practice from 4',
    'endsBefore 16:00',
    1,
  ),
  line(
    'i? have? BUSY until|before TIME',
    (held) => courses(after(first(held))),
    'work until 1',
    'startsAfter 13:00',
    1,
  ),
  line(
    'i? have? BUSY on|every? DAYS',
    ({ days: [held] }) =>
      held ? courses({ on: 'days', value: { on: held.on, mode: 'any' }, isTurned: true }) : null,
    'i have practice on fridays',
    'not days any F',
    1,
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
    'i|let_me? sleep_in|sleeping_in|not_a_morning_person',
    courses(after(NINE_THIRTY)),
    'sleep in',
    'startsAfter 09:30',
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
    'i? can|do|could not wake_up|get_up|function|exist|think|be_awake before TIME',
    (held) => courses(after(first(held))),
    'i do not wake up before 9.30',
    'startsAfter 09:30',
    1.5,
  ),
  line(
    'any|all day|days IS? ok|fine|works|good?',
    { is: 'allow', days: [...WEEK] },
    'any day',
    'allow M T W Th F',
    0.6,
  ),
  line(
    'i? have? my? BUSY IS? every_day|daily|weekdays|on? from|between? TIME to|and|until TIME',
    busy,
    'practice is every day 3 to 6',
    'busy M T W Th F 15:00-18:00',
    1.5,
  ),
  line(
    'i? have? my? BUSY DAYS from|between? TIME to|and|until TIME',
    busy,
    'lacrosse weekdays 3 to 6',
    'busy M T W Th F 15:00-18:00',
    1.5,
  ),
  line(
    'i? have? BUSY at|in|for A|my? ANY until|till TIME every_day|daily?',
    (held) => courses(after(first(held))),
    'i work at a cafe until noon every day',
    'startsAfter 12:00',
    1.2,
  ),
  line('between|btw TIME and|to TIME', within, 'btw 12 and 3', 'startsAfter 12:00, endsBefore 15:00', 0.6),
  line(
    'nothing|no_class|not|no at TIME',
    (held) => courses(after(first(held) + 30)),
    'nothing at 9',
    'startsAfter 09:30',
    1,
  ),
  line(
    'i? have? BUSY at|in|for? A? ANY? in|on|every? the? MORNING',
    courses(after(NOON)),
    'i work at the hospital in the mornings',
    'startsAfter 12:00',
    1,
  ),
  line(
    'i? have? BUSY at|in|for? A? ANY? in|on|every? the? AFTERNOON',
    courses(before(NOON)),
    'i have practice in the afternoons',
    'endsBefore 12:00',
    1,
  ),
  line(
    'i? have? BUSY at|in|for? A? ANY? in|on|every? the? EVENING',
    courses(before(FIVE)),
    'i work evenings',
    'endsBefore 17:00',
    1,
  ),
  line(
    'i? have? BUSY in_the? MORNING until|till TIME',
    (held) => courses(after(first(held))),
    'i intern mornings till 1',
    'startsAfter 13:00',
    1.4,
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
    'i? have? BUSY IS? every|in the? MORNING until|till TIME',
    (held) => courses(after(first(held))),
    'practice is every morning til 10',
    'startsAfter 10:00',
    2,
  ),
];

const isYear = (year: number): boolean => year >= 2000 && year < 2100;
const term = (season: string, year: number | null = null): Meaning => ({
  is: 'term',
  season,
  year,
  beside: null,
});
