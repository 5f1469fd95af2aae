import { atLeast, atMost, be, orElse } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import type { FactField, Unheld } from '../askable.ts';
import type { Meaning } from '../spans/meaning.ts';

const ask = (...fields: FactField[]): Meaning => ({ is: 'ask', fields, isSure: true });
const unheld = (thing: Unheld): Meaning => ({ is: 'unheld', thing });
const ANYTHING: Meaning = { is: 'outside', about: 'anything' };
const CROWD = 100;

/** Halls, other students, grades to come, and second questions about a course: what stands beside a wish or a question. */
export const ASIDES_OF_STUDENTS: readonly Line[] = [
  line(
    'VERY? BIG|packed|crowded|cavernous|anonymous lecture|lectures? hall|halls|auditorium|auditoriums|amphitheater|amphitheaters|theaters',
    orElse(be('size', atLeast(CROWD)), be('size', atMost(CROWD))),
    'giant lecture halls',
    'size at least 100',
    1,
  ),
  line(
    'i? get|feel|am VERY? VERY? panicky|nervous|anxious|lost|overwhelmed|shy|scared|stressed in|at|during|with A?',
    { is: 'not' },
    'i get kind of panicky in',
    'not',
    1,
  ),
  line(
    'your|you_are|u_are|you the best|greatest|goat|mvp|legend',
    { is: 'talk', talk: 'thanks' },
    'you are the greatest',
    'talk thanks',
    2,
  ),
  line(
    'which|what|who|any|how_many of|among|from? my|our teammates|friends|classmates|roommates|suitemates|housemates|team|sisters|brothers is|are|will_be|have|has|took|take|did|do|else? ANY?',
    ANYTHING,
    'which of my teammates are taking',
    'outside anything',
    5,
  ),
  line(
    'how likely|probable|possible|realistic|hard|easy is it that? for_me|i? would|will|can|could|should|to|do? get|pass|earn|end_up_with|make|score|fail at_least? A? ANY?',
    unheld('grades'),
    'how likely is it that i would get at least a b',
    'unheld grades',
    3,
  ),
  line(
    'what|which IS? the|my chances|odds|chance|probability of|that|to getting|i_get|get|passing|i_pass|pass|failing at_least? A? ANY?',
    unheld('grades'),
    'what are the odds of getting at least a b',
    'unheld grades',
    3,
  ),
  line(
    'and|also|plus at? what time|times|hour IS it|that|this|they|class',
    ask('schedule'),
    'and what time is it',
    'asks schedule',
    4,
  ),
  line(
    'and|also|plus? do|did|does people|students|everyone|anybody|anyone rate|like|review|score|recommend|enjoy|love|hate it|that|them|this well|highly|a_lot|badly|poorly?',
    ask('rating'),
    'do people rate it well',
    'asks rating',
    2,
  ),
  line(
    'and|also? what|how do|did|does people|students|everyone think|say|feel of|about it|that|them|this',
    ask('rating'),
    'what do people think of it',
    'asks rating',
    2,
  ),
  line(
    'and|also|so? which one? do|did|does people|students|everyone like|prefer|love|enjoy|rate more|better|higher|most|best',
    { is: 'than', field: 'rating', less: false },
    'which one do people like more',
    'than rating more',
    2,
  ),
];
