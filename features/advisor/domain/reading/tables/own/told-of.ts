import { be } from '../../frame/conditions.ts';
import { type Matched, line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';
import { saysNothing } from '../../spans/says-nothing.ts';

const FILLER: Meaning = { is: 'filler' };
const ANYTHING: Meaning = { is: 'outside', about: 'anything' };
const KIN =
  'son|daughter|child|kid|boy|girl|niece|nephew|cousin|brother|sister|wife|husband|partner|friend|roommate|teammate|' +
  'labmate|classmate|neighbor|boyfriend|girlfriend|grandson|granddaughter|student|mentee';

const ofSomebody = ({ words: [who = ''] }: Matched): Meaning | null => (saysNothing(who) ? null : ANYTHING);

/** People and matters that a message tells of, in words that name an instructor, a kind or a topic elsewhere. */
export const TOLD_OF: readonly Line[] = [
  line(
    'i|we have|got|have_got a|an|my NUM? ANY? thesis|dissertation|capstone|job|internship|kid|baby|' +
      'toddler|dog|commute|life|deadline|mortgage END',
    FILLER,
    'i have a thesis',
    'filler',
    1,
  ),
  line(`my|our|his|her ${KIN} named|called? PERSON`, FILLER, 'my son byronson', 'filler', 2),
  line(
    'what|which grade|grades|gpa|mark|marks|score DO|IS|has ANY have|has|get|getting|got right_now|now|so_far?',
    ofSomebody,
    'what grade does byronson have so far',
    'outside anything',
    3,
  ),
  line(
    'because_of|due_to|thanks_to my|a|the|our|this? laboratory|seminar|studio|section|workshop|tutorial|discussion',
    FILLER,
    'because of my laboratory',
    'filler',
    2.5,
  ),
  line(
    'will|would not shut_up|stop_talking|stop_going_on|stop_raving|quit_talking about?',
    FILLER,
    'will not shut up about',
    'filler',
    2,
  ),
  line(
    'for? non native english? speakers|speaker of_english?',
    { is: 'conditions', conditions: [be('topic', 'native speakers')] },
    'for non native speakers',
    'topic native speakers',
    2,
  ),
  line(
    'do|have i already? have|got what|everything|all|enough i need|needed',
    { is: 'act', act: 'ready' },
    'do i have what i need',
    'act ready',
    3,
  ),
  line('can|could|may|should A boy|girl|guy|kid', { is: 'act', act: 'ready' }, 'can a boy', 'act ready', 1),
  line(
    'my|our|his|her|student ANY? visa|visas|i20 extension|status|renewal|application|appointment|interview|sponsorship?',
    ANYTHING,
    'my student visa extension',
    'outside anything',
    2,
  ),
  line(
    'will|would|can|could|does|did|is my|the|our? coach|boss|manager|captain|landlord let|allow|mind|' +
      'notice|care|approve|excuse|be_mad|get_mad me|us|if_i|if_we|for? miss|skip|leave|take? practice|work|' +
      'shift|shifts|training|the_game? ' +
      'for|because|to? A? laboratory|class|exam|seminar|section?',
    ANYTHING,
    'will coach let me miss practice for a laboratory',
    'outside anything',
    3,
  ),
  line(
    'fix|change|edit|forge|raise|bump|update my ANY? credit|credits|grade|grades|gpa|transcript|record|records|account',
    { is: 'outside', about: 'actions' },
    'fix my transfer credit',
    'outside actions',
    2,
  ),
  line(
    'which|what|any|who PROF|teachers|ones|one? that|who? VERY|actually|genuinely|really? cares|care|' +
      'listens|listen about|to|for? A? ANY? students|people|beginners|freshman|us|you?',
    { is: 'unheld', thing: 'personality' },
    'which professor really cares about freshmen',
    'unheld personality',
    3,
  ),
];
