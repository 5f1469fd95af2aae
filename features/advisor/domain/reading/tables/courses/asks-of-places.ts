import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';

const PLACES: Meaning = { is: 'ask', fields: ['places'], isSure: true };
const READ_AS = 'asks places';
/** What a class has for each student. */
const SEAT = 'seat|seats|spot|spots|slot|slots|chair|chairs|desk|desks|opening|openings|vacancy|vacancies';
const STILL = 'actually|really|even|still|honestly|currently|now|right_now|already|rly|truly';

/** Lines for whether a class has room, in the words of those who want to get in. */
export const ASKS_OF_PLACES: readonly Line[] = [
  line(
    `how_many ${SEAT} are? there? ${STILL}? left|open|free|remaining|available|there?`,
    PLACES,
    'how many chairs are actually left',
    READ_AS,
    2,
  ),
  line(
    `IS|are there ${STILL}? a|an|any|one|some? free|open|empty? ${SEAT} free|left|open|available?`,
    PLACES,
    'is there a desk free',
    READ_AS,
    1,
  ),
  line(
    `has|have|got|does_it_have|with it? ${STILL}? a|an|any|one free|open|empty? ${SEAT}`,
    PLACES,
    'got an opening',
    READ_AS,
    1.5,
  ),
  line(
    `has|have|got it|they|that|this? any|some? room|space left|in_it|in_there|for_me|for_one_more?`,
    PLACES,
    'has it any room',
    READ_AS,
    1,
  ),
  line(
    `IS it|that|this|they|everything|every_section? ${STILL}? ${STILL}? totally|completely? full|maxed|sold_out`,
    PLACES,
    'is it honestly full',
    READ_AS,
    1,
  ),
  line(
    'all|everything full|booked|packed|filled again|already|yet|now? END',
    PLACES,
    'all full again',
    READ_AS,
    1,
  ),
  line('all|everything full|booked|packed|filled again|already|yet', PLACES, 'all booked again', READ_AS, 1),
  line(
    `all|every the? ${SEAT} IS? ${STILL}? gone|taken|full|filled`,
    PLACES,
    'all the slots gone',
    READ_AS,
    1.5,
  ),
  line(
    `can|could i|we|you|one|somebody|someone ${STILL}? get into|in it|that|them|there|either|all_of_them?`,
    PLACES,
    'can i still get into it',
    READ_AS,
    0.5,
  ),
];
