import { after, be, before, courses } from '../frame/conditions.ts';
import { type Matched, line, type Line } from '../spans/line.ts';
import type { Meaning } from '../spans/meaning.ts';
import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { first, NINE_THIRTY, NOON, notOn, SIX } from './held-times.ts';

const FILLER: Meaning = { is: 'filler' };
/** Days, and a start near a time of day; with "no", that hour of those days is kept free. */
const daysAt = ({ days: [held], times: [time = 0] }: Matched): Meaning | null =>
  held
    ? {
        is: 'conditions',
        conditions: [be('days', { on: held.on, mode: 'any' }), after(time - 30), before(time + 180)],
        turned: [be('keepsFree', { on: held.on, start: clockText(time), end: clockText(time + 60) })],
      }
    : null;

/** Times that do not suit the student, an hour of a day, and times that are about something else than class. */
export const IMPOSSIBLE_TIMES: readonly Line[] = [
  line(
    'do|does not do|take|like|want|touch|handle|survive A? CLOCK s? NOUN? anymore|again?',
    ({ times }) => courses(after(Math.max(...times) + 60)),
    'do not do 9am anymore',
    'startsAfter 10:00',
    2,
  ),
  line('now|ever or never', { is: 'filler' }, 'now or never', 'filler', 1.5),
  line('IS? awake|up until TIME', { is: 'filler' }, 'up until 4', 'filler', 1.5),
  line(
    'mornings|morning IS out|off_limits|impossible|not_an_option|a_no_go|not_happening before|until like? TIME',
    (held) => courses(after(first(held))),
    'mornings are out before 11:30',
    'startsAfter 11:30',
    3,
  ),
  line(
    'mornings|morning IS out|off_limits|impossible|not_an_option|a_no_go|not_happening',
    courses(after(NOON)),
    'mornings are out',
    'startsAfter 12:00',
    2,
  ),
  line(
    'evenings|evening|nights|night IS out|off_limits|impossible|not_an_option|a_no_go|not_happening',
    courses(before(SIX)),
    'evenings are out',
    'endsBefore 18:00',
    2,
  ),
  line(
    'everything|anything|all|classes? MEETS? BEFORE TIME also|too? IS also|just|always|totally|' +
      'definitely|completely|really? VERY? BAD for_me|to_me?',
    (held) => courses(after(first(held))),
    'everything before noon is dead to me',
    'startsAfter 12:00',
    1.5,
  ),
  line(
    'everything|anything|all|classes? MEETS? AFTER TIME also|too? IS also|just|always|totally|definitely|' +
      'completely|really? VERY? BAD for_me|to_me?',
    (held) => courses(before(first(held))),
    'everything after 4 is off limits',
    'endsBefore 16:00',
    1.5,
  ),
  line(
    'in_the|the? MORNING also|too? IS also|just|always|totally|definitely|completely|really? VERY? BAD for_me|to_me?',
    courses(after(NOON)),
    'mornings are really hard for me',
    'startsAfter 12:00',
    1.5,
  ),
  line(
    'in_the|the? AFTERNOON also|too? IS also|just|always|totally|definitely|completely|really? VERY? BAD for_me|to_me?',
    courses(before(NOON)),
    'afternoons are impossible',
    'endsBefore 12:00',
    1.5,
  ),
  line(
    'in_the|the? EVENING also|too? IS also|just|always|totally|definitely|completely|really? VERY? BAD for_me|to_me?',
    courses(before(SIX)),
    'evenings are impossible for me',
    'endsBefore 18:00',
    1.5,
  ),
  line(
    'PRONOUN? HELPER? not MEETS at|around like|about|around? TIME',
    (held) => courses(after(first(held) + 30)),
    'does not start at 9',
    'startsAfter 09:30',
    1.5,
  ),
  line(
    'PRONOUN? HELPER? NO|not MEETS? at|around like|about|around? TIME or|nor|and at? TIME',
    ({ times }) => courses(after(Math.max(...times) + 60)),
    'not at like 8 or 9 in the morning',
    'startsAfter 10:00',
    2,
  ),
  line(
    'on? DAYS at|around TIME open|free|left|available?',
    daysAt,
    'on tuesday at 1',
    'days any T, startsAfter 12:30, endsBefore 16:00',
    0.5,
  ),
  line(
    'at|around? CLOCK on? DAYS',
    daysAt,
    'at 9am mondays',
    'days any M, startsAfter 08:30, endsBefore 12:00',
    0.5,
  ),
  line(
    'at|around TIME on DAYS',
    daysAt,
    'at 10 on mondays',
    'days any M, startsAfter 09:30, endsBefore 13:00',
    0.5,
  ),
  line(
    'want|need|like|prefer my|all_my|the DAYS to_be|to_stay|as all|just|only|mostly|completely? psets|p_sets|problem_sets|ANY',
    notOn,
    'want my fridays to be all psets',
    'not days any F',
    1.5,
  ),
  line(
    'i? can|do|could|never|rarely|barely|usually|only|really|just|did? not|never? sleep|fall_asleep|slept|get_to_sleep|' +
      'go_to_sleep|go_to_bed|get_to_bed|in_bed by|before|after|past|at|around like|about? TIME',
    FILLER,
    'i can not sleep before 2',
    'filler',
    2,
  ),
  line(
    'i? can|do|could|did? not|never sleep|fall_asleep|slept|get_to_sleep|go_to_sleep|go_to_bed|get_to_bed until like|about? TIME',
    FILLER,
    'i do not fall asleep until 3',
    'filler',
    2,
  ),
  line('fall|fell|falling asleep|apart|behind|flat|short', FILLER, 'fall asleep', 'filler', 0.5),
  line('until late|whenever|dark|dawn|sunrise', FILLER, 'until late', 'filler', 0.5),
  line('late add|adding|adds|drop|dropping', FILLER, 'late add', 'filler', 1),
  line(
    'last night|week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    FILLER,
    'last night',
    'filler',
    0.5,
  ),
  line(
    'like|say CLOCK or_so|ish?',
    (held) => courses(after(first(held))),
    'like 7pm',
    'startsAfter 19:00',
    0.3,
  ),
  line(
    'NUM times|time|meetings a|per|each week',
    ({ numbers: [most = 0] }) => (most > 0 ? courses(be('maxDays', most)) : null),
    '1 times a week',
    'maxDays 1',
  ),
  line('IS done early', courses(before(NOON)), 'are done early', 'endsBefore 12:00', 1),
  line('done|finished|over_with early|soon|asap', FILLER, 'done early', 'filler', 0.3),
  line(
    'i? do|can|could not like|enjoy|do|handle|love getting_up|waking_up|mornings|early_mornings early?',
    courses(after(NINE_THIRTY)),
    'i do not like getting up early',
    'startsAfter 09:30',
    5,
  ),
  line(
    'in_the|the? AFTERNOON or|and|through EVENING',
    { is: 'conditions', conditions: [after(NOON)], turned: [before(NOON)] },
    'afternoon or evening',
    'startsAfter 12:00',
    0.6,
  ),
  line(
    'in_the|the? MORNING or|and early? AFTERNOON',
    { is: 'conditions', conditions: [before(SIX)], turned: [after(SIX)] },
    'morning or afternoon',
    'endsBefore 18:00',
    0.6,
  ),
  line(
    'that|this|which is when|where my|the|our|we|i ANY ANY? ANY? END',
    FILLER,
    'that is when the company class is',
    'filler',
    3,
  ),
];
