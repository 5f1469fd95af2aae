import { after, before, courses } from '../conditions.ts';
import { type Held, line, type Line } from '../line.ts';
import type { Meaning } from '../meaning.ts';
import { busy, FIVE, first, NINE_THIRTY, NOON, notOn, SIX } from './held-times.ts';

/** A part of the day on the days named. */
const onParts =
  (start: number, end: number) =>
  ({ days: [held] }: Held): Meaning | null =>
    held ? { is: 'busy', on: held.on, start, end } : null;
const MIDNIGHT = 1439;

/** Hours and days that a student has no time in. */
export const BUSY_LINES: readonly Line[] = [
  line(
    'i? have? BUSY at|in|for A|my? ANY from|after TIME every_day|daily?',
    (held) => courses(before(first(held))),
    'i work at a cafe from 4pm every day',
    'endsBefore 16:00',
    1,
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
    'i|let_me? sleep_in|sleeping_in|not_a_morning_person',
    courses(after(NINE_THIRTY)),
    'sleep in',
    'startsAfter 09:30',
  ),
  line(
    'i? can|do|could not wake_up|get_up|function|exist|think|be_awake before TIME',
    (held) => courses(after(first(held))),
    'i do not wake up before 9.30',
    'startsAfter 09:30',
    1.5,
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
  line(
    'i? have? BUSY IS? every|in the? MORNING until|till TIME',
    (held) => courses(after(first(held))),
    'practice is every morning til 10',
    'startsAfter 10:00',
    2,
  ),
  line(
    'after my? BUSY ends|is_over|is_done|finishes|gets_out|lets_out at? TIME',
    (held) => courses(after(first(held))),
    'after practice ends at 4',
    'startsAfter 16:00',
    1.5,
  ),
  line(
    'i|my|the? have? BUSY ends|is_over|is_done|finishes|gets_out|lets_out at? TIME',
    (held) => courses(after(first(held))),
    'my shift ends at 3',
    'startsAfter 15:00',
    1.5,
  ),
  line(
    'i? get|am|be off|out|done|home of|from|with? my? BUSY|class? at|around TIME',
    (held) => courses(after(first(held))),
    'i get off work at 3',
    'startsAfter 15:00',
    1.5,
  ),
  line(
    'i|we|my_bus|my_train have_to|need_to|must|gotta|has_to? leave|leaves|be_gone|be_home by|at|before TIME',
    (held) => courses(before(first(held))),
    'i have to leave by 3',
    'endsBefore 15:00',
    1.2,
  ),
  line(
    'i? have? my? ANY? BUSY IS? on|every? DAYS so|and?',
    notOn,
    'my ta job is tuesdays',
    'not days any T',
    1.2,
  ),
  line('i? have? MORNING BUSY', courses(after(600)), 'i have morning lifts', 'startsAfter 10:00', 0.8),
  line('i? have? AFTERNOON BUSY', courses(before(900)), 'afternoon practice', 'endsBefore 15:00', 0.8),
  line('i? have? EVENING BUSY', courses(before(FIVE)), 'evening shifts', 'endsBefore 17:00', 0.8),
  line(
    'i? have? my? BUSY on|every? DAYS MORNING',
    onParts(0, NOON),
    'i work monday mornings',
    'busy M 00:00-12:00',
    2,
  ),
  line(
    'i? have? my? BUSY on|every? DAYS AFTERNOON',
    onParts(NOON, SIX),
    'i work monday afternoons',
    'busy M 12:00-18:00',
    2,
  ),
  line(
    'i? have? my? BUSY on|every? DAYS EVENING|afternoon_and_evening',
    onParts(FIVE, MIDNIGHT),
    'i work monday nights',
    'busy M 17:00-23:59',
    2,
  ),
  line(
    'from|between? TIME to|and|until TIME on? every_day|daily|DAYS? IS? out|taken|booked|blocked|no_good|off_limits|impossible',
    busy,
    '3 to 6 daily is out',
    'busy M T W Th F 15:00-18:00',
    1.2,
  ),
];
