import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';

const FILLER: Meaning = { is: 'filler' };

/** What the student does not mind, and who is told of besides: words that bound nothing, however like a limit they are. */
export const CONCESSIONS: readonly Line[] = [
  line(
    'i|we? do|does not|never really? care|mind|matter|bother me? if|when|whether|how|that it|they|that|' +
      'this|those|the_class? IS? be? VERY? HARD|LIGHT|BIG|SMALL|BRUTAL|long|much_work|a_lot_of_work|' +
      'lots_of_work or_not?',
    FILLER,
    'i do not care if it is hard',
    'filler',
    2,
  ),
  line(
    'even if|when|though it|they|that|this IS VERY? HARD|BIG|BRUTAL|long|much_work|a_lot_of_work|lots_of_work',
    FILLER,
    'even if it is really hard',
    'filler',
    2,
  ),
  line('no_matter how VERY? HARD|BIG|BRUTAL|long it|they? IS?', FILLER, 'no matter how hard', 'filler', 2),
  line(
    'HARD|BIG IS totally|perfectly|also? ok|okay|fine|no_problem with_me|by_me|for_me?',
    FILLER,
    'hard is fine',
    'filler',
    1.5,
  ),
  line(
    'do|does|did not need|have to? count|fulfill|satisfy for|towards|as? anything|requirements|a_requirement|me?',
    FILLER,
    'does not need to count for anything',
    'filler',
    3,
  ),
  line(
    'commute|drive|travel|ride|walk|bus|train|subway IS|takes? NUM HOURS each|both|one? way|ways|direction?',
    FILLER,
    'commute 1 hour each way',
    'filler',
    2,
  ),
  line(
    'have|had|took|take|did|done? only|just? like? one|a|1|2|two semester|semesters|term|terms|year|years of',
    FILLER,
    'have only one semester of',
    'filler',
    2,
  ),
  line(
    'have|has|had not slept more|less than NUM HOURS',
    FILLER,
    'have not slept more than 5 hours',
    'filler',
    3,
  ),
  line('no wait|actually|sorry|hold_on|hang_on', FILLER, 'no wait', 'filler', 1),
];
