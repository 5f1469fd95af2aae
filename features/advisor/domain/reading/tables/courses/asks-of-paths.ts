import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';

const PATH: Meaning = { is: 'act', act: 'path' };
const AFTER: Meaning = { is: 'act', act: 'after' };

/** Lines that ask what has to come before a course. */
export const ASKS_OF_PATHS: readonly Line[] = [
  line('how DO|can i|we|you|one? get|make_it|work_up to|towards', PATH, 'how do i get to', 'act path', 1.2),
  line('path|route|road|roadmap|way to|towards', PATH, 'path to', 'act path', 0.4),
  line(
    'what has|have|needs|need to? come|happen|be first|before|earlier',
    PATH,
    'what has to come first',
    'act path',
    1.2,
  ),
  line('what stands|is in between|the_way', PATH, 'what stands in between', 'act path', 1.2),
  line(
    'in? what|which order|sequence must|should|do|would|can|shall i|we|one take|do|tackle|go_through everything|' +
      'them|these|it_all|those|the_rest?',
    PATH,
    'in what order must i take everything',
    'act path',
    2,
  ),
  line(
    'which|what one|class|course? IS|comes next|after for|to? me|us? END',
    AFTER,
    'which one is next for me',
    'act after',
    2,
  ),
  line('semester|term by semester|term', PATH, 'semester by semester', 'act path', 1),
  line(
    'when|what_is at? the? earliest|soonest i|we? can|could?',
    PATH,
    'when at the earliest',
    'act path',
    1,
  ),
];
