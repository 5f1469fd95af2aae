import { after, before, courses } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import { busy, FIVE, first, NINE_THIRTY, notOn, onlyOn, WEEK } from './held-times.ts';

const PLURALS = ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays'];

/** Lines for hours and days when the student has no time. */
export const BUSY_LINES: readonly Line[] = [
  line(
    'so|so_that i|we? am|are|can_be? free|off on? DAYS',
    notOn,
    'so that i am free on fridays',
    'not days any F',
    1,
  ),
  line(
    'i? want|need|like|love|hope|prefer|would_like|would_love to be free|off on? DAYS',
    notOn,
    'i want to be free on fridays',
    'not days any F',
    1,
  ),
  line('make|keep|leave me free on? DAYS', notOn, 'keep me free on fridays', 'not days any F', 1),
  line(
    'i|let_me? sleep_in|sleeping_in|not_a_morning_person',
    courses(after(NINE_THIRTY)),
    'sleep in',
    'startsAfter 09:30',
  ),
  line(
    'i? am not a? morning|early|am person|human|bird|riser|type',
    courses(after(NINE_THIRTY)),
    'i am not a morning person',
    'startsAfter 09:30',
    2,
  ),
  line(
    'i? can|do|could not wake_up|get_up|function|exist|think|be_awake before TIME',
    (held) => courses(after(first(held))),
    'i do not wake up before 9.30',
    'startsAfter 09:30',
    1.5,
  ),
  line(
    'after my? BUSY ends|is_over|is_done|finishes|gets_out|lets_out at? TIME',
    (held) => courses(after(first(held))),
    'after practice ends at 4',
    'startsAfter 16:00',
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
    'i|we|my_bus|my_train have_to|need_to|must|gotta|has_to? leave|leaves|be_gone|be_home|be_done|' +
      'be_finished|be_out|be_free|finish|get_out|get_home by|at|before TIME',
    (held) => courses(before(first(held))),
    'i have to leave by 3',
    'endsBefore 15:00',
    1.2,
  ),
  line(
    'i? have|am? been? up|awake|here|around|going since|from TIME',
    { is: 'filler' },
    'i have been up since 6',
    'filler',
    1,
  ),
  line(
    'DAYS IS now|also|sadly|unfortunately|basically|always? VERY? BAD now|again|sadly|unfortunately|' +
      'because_of|because_of_laboratory|because_of_my_laboratory|because_of_a_laboratory|' +
      'because_of_section|because_of_seminar|because_of_studio|because_of_lecture? for_me|to_me|already|' +
      'too|also|as_well|either?',
    notOn,
    'mondays are full for me',
    'not days any M',
    1,
  ),
  line(
    'i? only|just have|got DAYS open|free|available|left',
    onlyOn,
    'i only have thursdays open',
    'days only Th',
    1.5,
  ),
  line(
    'i|we finish|leave|end|stop my? BUSY|class|classes|laboratory|lecture at|around TIME',
    (held) => courses(after(first(held))),
    'i finish lab at 4',
    'startsAfter 16:00',
    1.5,
  ),
  line(
    'wipe|wipes|eat|eats|take|takes|fill|fills|kill|kills|ruin|ruins|block|blocks|swallow|swallows out|' +
      'up|away? all|most? of? my|her|his|our DAYS',
    notOn,
    'wipe out my fridays',
    'not days any F',
    2,
  ),
  // "Is Monday free" asks; "fridays free", of each of them, wishes.
  ...WEEK.map((day, at) =>
    line(
      `${PLURALS[at]} free|off END`,
      courses({ on: 'days', value: { on: [day], mode: 'any' }, isTurned: true }),
      `${PLURALS[at]} free`,
      `not days any ${day}`,
      1.2,
    ),
  ),
  line('a|an DAYS free', notOn, 'a friday free', 'not days any F', 0.8),
  line('DAYS IS my ANY? day|days', notOn, 'friday is my thesis day', 'not days any F', 0.8),
  line('i? have? MORNING BUSY', courses(after(600)), 'i have morning lifts', 'startsAfter 10:00', 0.8),
  line('i? have? AFTERNOON BUSY', courses(before(900)), 'afternoon practice', 'endsBefore 15:00', 0.8),
  line('i? have? EVENING BUSY', courses(before(FIVE)), 'evening shifts', 'endsBefore 17:00', 0.8),
  line(
    'from|between? TIME to|and|until like|about? TIME on? every_day|daily|DAYS? IS? BAD',
    busy,
    '3 to 6 daily is out',
    'busy M T W Th F 15:00-18:00',
    1.2,
  ),
  line(
    'on? DAYS impossible|unavailable|blocked|booked|no_good|a_no|a_no_go',
    notOn,
    'friday impossible',
    'not days any F',
    1.2,
  ),
];
