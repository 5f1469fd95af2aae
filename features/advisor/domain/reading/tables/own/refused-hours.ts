import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { after, be, courses } from '../../frame/conditions.ts';
import { type Matched, line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';
import { FIVE, NOON, SIX } from '../held-times.ts';

const DAY_ENDS = 1439;
/** The hours of a part of a day are kept free on those days, and nothing else is asked. A "no" before it says the same. */
const keepsPart = ({ days: [held], words: [part = ''] }: Matched): Meaning | null => {
  if (!held) return null;
  const [start, end] = part.startsWith('m')
    ? [0, NOON]
    : part.startsWith('a')
      ? [NOON, SIX]
      : [FIVE, DAY_ENDS];
  const kept = be('keepsFree', { on: held.on, start: clockText(start), end: clockText(end) });
  return { is: 'conditions', conditions: [kept], turned: [kept] };
};
/** A start that is refused: not before half an hour later. */
const notThen = ({ times }: Matched): Meaning => {
  const later = after(Math.max(...times) + 30);
  return { is: 'conditions', conditions: [later], turned: [later] };
};

const PART = '@MORNING|AFTERNOON|EVENING';
const NEVER =
  'a_no_from_me|not_happening|not_possible|not_good|untouchable|out_of_the_question|family_time|mine';

/** Parts of days, and starts, that the student refuses in other words than "no". */
export const REFUSED_HOURS: readonly Line[] = [
  line(
    `on? my|our|the|all? DAYS in_the? ${PART} also|just|still? IS also|just|always|already? VERY? ` +
      `BAD|${NEVER} for_me|for_us|to_me|too|also|as_well?`,
    keepsPart,
    'my friday evenings are sacred',
    'keepsFree F 17:00-23:59',
    3,
  ),
  line(
    `on? my|our|the? DAYS ${PART} do_not|does_not|will_not|can_not|never work|happen|suit|fit? for_me|me?`,
    keepsPart,
    'tuesday afternoons do not work for me',
    'keepsFree T 12:00-18:00',
    3,
  ),
  line(
    `i? want|need|like|love|prefer|keep|keeps|leave|leaves|keeping|leaving|have|to_keep my|all|the? DAYS ` +
      `${PART} free|off|open|empty|clear|alone|to_myself|for_myself|out_of_it`,
    keepsPart,
    'keep thursday mornings free',
    'keepsFree Th 00:00-12:00',
    3,
  ),
  line(
    `protect|protecting|guard|guarding|spare|rule_out|block_off|block_out my|all|the? DAYS ${PART}`,
    keepsPart,
    'protect my monday mornings',
    'keepsFree M 00:00-12:00',
    2,
  ),
  line(
    'i|we? can|could|will|would|do|am? not|never do|make|take|come|manage|handle|attend|stand|available|free|around ' +
      `in|on|at? the|my? DAYS ${PART}`,
    keepsPart,
    'i can not do tuesday afternoons',
    'keepsFree T 12:00-18:00',
    3,
  ),
  line(
    `NO NOUN|laboratory|laboratories|seminar|seminars|lecture|lectures|section|sections on|in|at the? DAYS ${PART}`,
    keepsPart,
    'no laboratory on friday evenings',
    'keepsFree F 17:00-23:59',
    4,
  ),
  line(
    'i|we? do|will|am|can|could? not|never going_to|gonna? be? waking_up|wake_up|getting_up|get_up|getting_out_of_bed|' +
      'get_out_of_bed|showing_up|show_up|setting_an_alarm|dragging_myself for|to|at A? TIME s?',
    notThen,
    'i am not waking up for 8:30',
    'startsAfter 09:00',
    2,
  ),
  line(
    'A? CLOCK s? NOUN? IS also|just|basically? dead_to_me|cursed|evil|a_crime|a_no|a_no_go|off_limits|' +
      'not_happening|impossible|out|torture|inhumane for_me?',
    notThen,
    '9am s are dead to me',
    'startsAfter 09:30',
    2,
  ),
  line(
    'no_way|no_chance|zero_chance|fat_chance that? i|im|i_am|ill|i_will? ever|gonna|going_to? make|making|do|doing|take|' +
      'taking|survive|attend|wake_up_for|waking_up_for|get_up_for|getting_up_for|wake_up_at|get_up_at A? TIME s?',
    notThen,
    'no way i make a 9am',
    'startsAfter 09:30',
    3,
  ),
  // Half of the usual course.
  line(
    'A? half a? CLASS|credit|credits',
    courses(be('units', { min: 2, max: 2 })),
    'half course',
    'units 2',
    0.6,
  ),
  line(
    'round|rounds|rounding me|us|things|it|my_schedule|my_week|my_semester out',
    { is: 'filler' },
    'round me out',
    'filler',
    1,
  ),
  line(
    'as? two|2|double classes|courses|class|course|credit|credits',
    { is: 'filler' },
    'as two classes',
    'filler',
    -0.4,
  ),
  line(
    'where|that|which|and? you|i|one? do|does|would|should? not have_to|need_to|need|gotta? know|speak|read|understand|' +
      'have_studied|know_how_to_speak any|much|a_word_of|one_word_of|a_lick_of? ANY already|beforehand|yet?',
    courses(be('statesNone', true)),
    'where you do not need to know any chinese',
    'statesNone',
    3,
  ),
];
