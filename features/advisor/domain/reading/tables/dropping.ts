import { be, before, courses } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import { first, notOn } from './held-times.ts';

/** Words by which a student takes courses out of a list. */
const DROP =
  'FORGET|cut|toss|exclude|hide|get_rid_of|rid_me_of|take_out|take_away|leave_out|weed_out|kick_out|throw_out|' +
  'filter_out|rule_out|strike|eliminate|bin|chuck|omit|avoid|spare_me|take_off|drop_out|cut_out|do_not_show|' +
  'do_not_show_me|do_not_list|do_not_give_me|do_not_include';
const ANY_OF_THEM =
  'anything|everything|whatever|whichever|those|ones|all_those|all_the_ones|the_ones|the_courses|the_classes|' +
  'all_of_them|any|all|all_classes|all_courses|any_classes|any_courses|classes|courses|any_that|those_courses|those_classes';

/** Lines that take something out: of a list, of a week, of what the student can take. */
export const DROPPING: readonly Line[] = [
  line(
    `please|just|and|so|ok|then|now|also? ${DROP} ${ANY_OF_THEM} NOUN? that|which|who? is|are|has|have|would_be? with|in|on? A?`,
    { is: 'not' },
    'drop anything that is',
    'not',
    2,
  ),
  line(
    `please|just|and|so|ok|then|now|also? ${DROP} ${ANY_OF_THEM} NOUN? that|which? i? ` +
      'do|am|can|would|are not have|meet|meeting|qualified|ready|yet|eligible|take|fulfil|' +
      'satisfy the|any|all? prerequisites|requirements? for|to_take?',
    courses(be('isReady', true)),
    'drop anything i do not have the prerequisites for',
    'isReady',
    4,
  ),
  line(
    'please|just|and|so|ok|then|now|also? get_rid_of|leave_out|take_out|filter_out|weed_out|throw_out|' +
      'kick_out|cut_out|rule_out|exclude|hide|omit|eliminate ' +
      'all|any|every|those|these? of? the|that? are?',
    { is: 'not' },
    'leave out all the',
    'not',
    0.6,
  ),
  line(
    'kill|nuke|axe|ax|scrap|yeet|ban|zap anything|everything|all|stuff|whatever|classes|courses NOUN? that|which? ' +
      'is|are|starts|start|meets|meet?',
    { is: 'not' },
    'kill anything',
    'not',
    2,
  ),
  line(
    'ENDS|out|over later_than|AFTER TIME',
    (held) => ({ is: 'conditions', conditions: [], turned: [before(first(held))] }),
    'ends after 4',
    '',
    0.3,
  ),
  line(
    'i? would? rather|prefer not have|take|do|get|see|choose A|anything|something|any|a_class|classes|one?',
    { is: 'not' },
    'rather not have anything',
    'not',
    1,
  ),
  line(
    'on? DAYS do|does|will|would|can|is|are|did not really|quite|actually? work|works|good|ok|okay|' +
      'possible|great|ideal|suit|fit|happen|an_option|feasible ' +
      'for|with|out? me|us|my_schedule? actually|anymore|either|too|sorry|after_all|though|unfortunately?',
    notOn,
    'thursdays do not work for me actually',
    'not days any Th',
    2,
  ),
  line(
    'i? can|could|will|would|do|am not do|make|make_it|come|be_there|be_on_campus|manage|take_classes|' +
      'have_classes|want|want_to_come|free|available on? DAYS actually|anymore|either|too|sorry|after_all|' +
      'though|unfortunately?',
    notOn,
    'i can not do thursdays either',
    'not days any Th',
    2,
  ),
  line(
    'leave|leaves|leaving|keep|keeps|keeping my|the? DAYS free|open|empty|clear|alone|untouched',
    notOn,
    'leave my wednesdays free',
    'not days any W',
    1.6,
  ),
  line(
    'suitable|good|fine|ok|okay|right|appropriate|accessible|friendly|doable|manageable|meant|designed|' +
      'aimed for|to|at A ANY ANY? person|people|major|majors|student|students|concentrator|concentrators|' +
      'kid|kids|type|types|folks',
    { is: 'filler' },
    'suitable for a cs person',
    'filler',
    2,
  ),
  line(
    'for A ANY person|people|folks|kid|kids|type|types|guy|girl|nerd|nerds|concentrator|concentrators',
    { is: 'filler' },
    'for a humanities person',
    'filler',
    1.5,
  ),
  line(
    'for someone|somebody|anyone|people|a_person|students who|that is|are|has|have|does|do? not? ANY ANY? END',
    { is: 'filler' },
    'for someone who hates math',
    'filler',
    0.8,
  ),
  line('intrigued|fascinated|captivated by|with A?', { is: 'cue' }, 'fascinated by the', 'cue', 0.5),
  line('interested|interest in|by A?', { is: 'cue' }, 'interested in the', 'cue', 0.1),
  line(
    'interested|interesting myself|me|us for|in|about|with',
    { is: 'cue' },
    'interesting myself for',
    'cue',
    1,
  ),
  line(
    'concerned|preoccupied|occupied|to_do|engaged|engaging with|by A?',
    { is: 'cue' },
    'concerned with the',
    'cue',
    1,
  ),
];
