import { atLeast, atMost, be, between, courses, orElse } from '../frame/conditions.ts';
import { type Matched, line, type Line } from '../spans/line.ts';
import type { Condition, Meaning } from '../spans/meaning.ts';

type Amount = 'hours' | 'rating' | 'units' | 'size';

/** Bounds for vague words about workload, rating and size; replies and chips state them. */
const [LIGHT, MANAGEABLE, HEAVY] = [7, 8, 8];
const [GOOD, HIGH, LOW] = [4, 4.5, 3.5];
const [SMALL, BIG] = [25, 100];

const least =
  (on: Amount) =>
  (held: Matched): Meaning => {
    const [number = 0] = held.numbers;
    return orElse(be(on, atLeast(number)), be(on, atMost(number)));
  };
const most =
  (on: Amount) =>
  (held: Matched): Meaning => {
    const [number = 0] = held.numbers;
    return orElse(be(on, atMost(number)), be(on, atLeast(number)));
  };
const range =
  (on: Amount) =>
  ({ numbers: [one = 0, other = 0] }: Matched): Meaning =>
    courses(be(on, between(one, other)));
const near =
  (on: Amount, by: number) =>
  ({ numbers: [number = 0] }: Matched): Meaning =>
    courses(be(on, between(Math.max(0, number - by), number + by)));
const hours = (condition: Condition, other: Condition): Meaning => orElse(condition, other);

const bound =
  (side: 'most' | 'least' | 'same') =>
  ({ numbers: [number = 0] }: Matched): Meaning => ({ is: 'bound', number, side });

/** "Rated above 5" is a rating, "above 50" is none. */
const ifRating =
  (make: (held: Matched) => Meaning) =>
  (held: Matched): Meaning | null =>
    (held.numbers[0] ?? 9) <= 5 ? make(held) : null;

/** Lines for hours a week, ratings, units and the number of students. */
export const AMOUNTS: readonly Line[] = [
  line(
    'IS? between|from? HEDGE? NUM to|and|or HEDGE? NUM HOURS a|per|each|every? week?',
    range('hours'),
    '3 to 6 hours',
    'hours 3 to 6',
    1.5,
  ),
  line(
    'ABOUT? NUM HOURS',
    ({ numbers: [number = 0] }) =>
      orElse(be('hours', between(Math.max(0, number - 1), number + 1)), be('hours', atMost(number))),
    'around 6 hours',
    'hours 5 to 7',
  ),
  line(
    'not? VERY? much|lots_of|a_lot_of|a_ton_of|tons_of|loads_of|a_huge_amount_of|huge_amounts_of|huge_amount_of|a_crazy_amount_of WORK',
    hours(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'lots of work',
    'hours at least 8',
  ),
  line(
    'low|little|minimal|light|small WORK',
    hours(be('hours', atMost(LIGHT)), be('hours', atLeast(MANAGEABLE))),
    'low workload',
    'hours at most 7',
    0.4,
  ),
  line(
    'few|not_many|not_so_many|not_too_many|not_a_lot_of|not_that_many HOURS',
    hours(be('hours', atMost(LIGHT)), be('hours', atLeast(MANAGEABLE))),
    'few hours',
    'hours at most 7',
    0.4,
  ),
  line(
    'high|heavy|big|crazy|huge WORK',
    hours(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'heavy workload',
    'hours at least 8',
  ),
  line(
    'with|has|have? almost|barely|hardly|practically|next_to no|any|zero|nothing homework|work|workload|psets|problem_sets',
    hours(be('hours', atMost(LIGHT)), be('hours', atLeast(MANAGEABLE))),
    'with almost no homework',
    'hours at most 7',
    1,
  ),
  line(
    'VERY? LIGHT on_work|a? NOUN?',
    hours(be('hours', atMost(LIGHT)), be('hours', atLeast(MANAGEABLE))),
    'super easy',
    'hours at most 7',
    -0.2,
  ),
  line(
    'VERY? VERY? HARD',
    hours(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'too hard',
    'hours at least 8',
  ),
  line(
    'moderate|reasonable|medium|average|doable WORK?',
    courses(be('hours', atMost(MANAGEABLE))),
    'reasonable workload',
    'hours at most 8',
  ),

  line(
    'rated|RATING OVER|of a|an? NUM ORMORE?',
    ifRating(least('rating')),
    'rated above 4',
    'rating at least 4',
  ),
  line('NUM RATING', ifRating(least('rating')), '5.0 stars', 'rating at least 5', -0.3),
  line(
    'rated? RATING? OVER? NUM out_of|of|on|over NUM ORMORE?',
    ({ numbers: [number = 9, most = 0] }) =>
      most === 5 && number <= 5 ? courses(be('rating', atLeast(number))) : null,
    'at least 4 out of 5',
    'rating at least 4',
    0.4,
  ),
  line(
    'VERY? highly|super|top rated|reviewed|recommended',
    orElse(be('rating', atLeast(HIGH)), be('rating', atMost(LOW))),
    'highly rated',
    'rating at least 4.5',
  ),
  line(
    'with|has|have? VERY? good|great|decent|nice|solid|high RATING',
    orElse(be('rating', atLeast(GOOD)), be('rating', atMost(LOW))),
    'good reviews',
    'rating at least 4',
  ),
  line(
    'VERY? well|decently|good rated|reviewed|liked',
    orElse(be('rating', atLeast(GOOD)), be('rating', atMost(LOW))),
    'well rated',
    'rating at least 4',
  ),
  line(
    'that? PEOPLE actually|really|generally|honestly|still|do like|love|enjoy|liked|loved|enjoyed it|them?',
    courses(be('rating', atLeast(GOOD))),
    'that people actually like',
    'rating at least 4',
  ),
  line(
    'that|which IS VERY? VERY? well|decently|highly rated|reviewed|liked|loved',
    courses(be('rating', atLeast(GOOD))),
    'that is really well liked',
    'rating at least 4',
    1.5,
  ),
  line(
    'not|NO A? NOUN? with like|about|around? NUM PEOPLE in_it|in_them|in_there?',
    ({ numbers: [many = 0] }) => courses(be('size', atMost(many - 1))),
    'not one with 200 people in it',
    'size at most 199',
    2,
  ),
  line(
    'the? ones|those|anything|everything|whatever|any rated|RATING? UNDER NUM can|should|must|may|could? ' +
      'go|leave|drop|drop_out|be_dropped|be_cut|be_left_out too|also|as_well?',
    ifRating(least('rating')),
    'the ones rated below 4.5 can go',
    'rating at least 4.5',
    1,
  ),
  line('less|fewer WORK than NUM HOURS?', most('hours'), 'less work than 8 hours', 'hours at most 8', 0.5),
  line('more WORK than NUM HOURS?', least('hours'), 'more work than 8 hours', 'hours at least 8', 0.5),
  line('rated highly|high|well', courses(be('rating', atLeast(GOOD))), 'rated highly', 'rating at least 4'),
  line(
    'badly|poorly rated|reviewed',
    courses(be('rating', atMost(LOW))),
    'badly rated',
    'rating at most 3.5',
  ),
  line(
    'excellent|outstanding|amazing|beloved',
    courses(be('rating', atLeast(HIGH))),
    'amazing',
    'rating at least 4.5',
    -0.2,
  ),
  line('great', courses(be('rating', atLeast(GOOD))), 'great', 'rating at least 4', -0.2),
  line('great so|then|now|ok|thanks', { is: 'filler' }, 'great so', 'filler', 0.4),
  line('a little|bit END', { is: 'filler' }, 'a little', 'filler', 0.4),

  line('between|from? NUM to|and|or NUM UNITS', range('units'), '2 to 4 units', 'units 2 to 4', 1),
  line('NUM UNITS', near('units', 0), '4 credits', 'units 4'),

  line('between|from? NUM to|and NUM PEOPLE', range('size'), '10 to 20 students', 'size 10 to 20', 1),
  line(
    'VERY? SMALL in_size|group|groups|sized|rooms|sections?',
    orElse(be('size', atMost(SMALL)), be('size', atLeast(SMALL))),
    'small',
    'size at most 25',
    -0.2,
  ),
  line(
    'VERY? BIG work|workload|load|homework',
    hours(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'very big work',
    'hours at least 8',
    0.3,
  ),
  line(
    'VERY? BIG in_size|group|sized?',
    orElse(be('size', atLeast(BIG)), be('size', atMost(BIG))),
    'big',
    'size at least 100',
    -0.2,
  ),
  line(
    'not|NO VERY? insane|crazy|nuts|brutal|killer|deadly|soul_crushing|hell|awful|terrible|impossible|too_bad|bad',
    courses(be('hours', atMost(MANAGEABLE))),
    'not insane',
    'hours at most 8',
    0.8,
  ),
  line(
    'that|which? is not VERY? insane|crazy|nuts|killer|deadly|soul_crushing|hell|awful|terrible|impossible|too_bad|bad',
    courses(be('hours', atMost(MANAGEABLE))),
    'that is not insane',
    'hours at most 8',
    0.8,
  ),
  line(
    'not|will_not|does_not|do_not? kill|destroy|ruin|eat|crush|drown|wreck|consume me|us|my_life|my_gpa|all_my_time|my_weekends|my_soul',
    orElse(be('hours', atMost(MANAGEABLE)), be('hours', atMost(MANAGEABLE))),
    'will not kill me',
    'hours at most 8',
    0.8,
  ),
  line(
    'not VERY? a|an|one? BIG|total|complete|real|absolute? killer|slog|beast|monster|grind|time_sink|' +
      'pain|death_march|bloodbath|gauntlet|nightmare|ordeal END',
    courses(be('hours', atMost(MANAGEABLE))),
    'not a killer',
    'hours at most 8',
    1.5,
  ),
  line(
    'a? real|total|proper|absolute|serious grind|slog|beast|monster|killer',
    orElse(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'a real grind',
    'hours at least 8',
    0.5,
  ),
  line(
    'make|makes|made me|us work|suffer|sweat|cry|struggle hard?',
    orElse(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'make me suffer',
    'hours at least 8',
    0.5,
  ),
  line(
    'something|anything gentle',
    courses(be('hours', atMost(LIGHT))),
    'something gentle',
    'hours at most 7',
    0.6,
  ),
  line('gentle|gentler|gentlest', courses(be('hours', atMost(LIGHT))), 'gentle', 'hours at most 7', -0.1),
  line('gentle NOUN|on_me', courses(be('hours', atMost(LIGHT))), 'gentle class', 'hours at most 7', 0.6),
  line('like NUM PEOPLE', most('size'), 'like 10 people', 'size at most 10', 0.2),
  line(
    'NUM point NUM',
    ({ numbers: [whole = 0, part = 0] }) =>
      whole <= 5 && part < 10 ? courses(be('rating', atLeast(whole + part / 10))) : null,
    '4 point 5',
    'rating at least 4.5',
  ),
  line(
    'rated NUM point NUM ORMORE?',
    ({ numbers: [whole = 0, part = 0] }) => courses(be('rating', atLeast(whole + part / 10))),
    'rated 4 point 5 or more',
    'rating at least 4.5',
    0.5,
  ),
  line(
    'rated|RATING between|from? NUM to|and NUM',
    (held) => ((held.numbers[1] ?? 9) <= 5 ? range('rating')(held) : null),
    'rating between 4 and 4.5',
    'rating 4 to 4.5',
    1.2,
  ),
  line(
    'lot|lots|ton|tons|bunch of? WORK',
    hours(be('hours', atLeast(HEAVY)), be('hours', atMost(MANAGEABLE))),
    'lot of work',
    'hours at least 8',
    -0.1,
  ),
  line(
    'make|bring|raise|lower|up|loosen|change|bump|set|relax|relaxed|raised|lowered it|that|the? WORK|' +
      'HOURS|RATING|UNITS|PEOPLE|size? up|down? to NUM',
    bound('same'),
    'loosen the hours to 7',
    'bound same 7',
    1.5,
  ),
  line(
    'the? WORK|HOURS|RATING|UNITS|PEOPLE|size to|at NUM',
    bound('same'),
    'the rating to 4',
    'bound same 4',
    0.5,
  ),
  line(
    'not? VERY? many|lots_of|a_lot_of|tons_of|a_ton_of|a_bunch_of PEOPLE',
    orElse(be('size', atLeast(BIG)), be('size', atMost(SMALL))),
    'too many people',
    'size at least 100',
  ),
  line(
    'few|only_a_few|a_handful_of|not_many PEOPLE',
    courses(be('size', atMost(SMALL))),
    'few people',
    'size at most 25',
  ),
  line(
    'that|which? with|has|have|having VERY? good|great|decent|nice|high critics|critiques|opinions|marks',
    courses(be('rating', atLeast(GOOD))),
    'which have good critics',
    'rating at least 4',
    0.5,
  ),
  line(
    'not VERY? long|time_intensive|much_of_a_commitment',
    courses(be('hours', atMost(MANAGEABLE))),
    'not too long',
    'hours at most 8',
    0.8,
  ),
  line(
    'with|has|have|having|got|earned|scored|scores|gave|give|gives it|them? OVER HEDGE? a|an NUM from|by? the? PEOPLE?',
    ifRating(least('rating')),
    'with at least a 4 from students',
    'rating at least 4',
    0.3,
  ),
  line('OVER HEDGE? a|an NUM', ifRating(least('rating')), 'at least a 4', 'rating at least 4', 0.4),
  line(
    'gave|give|gives|rate|rates|rated|scored|scores|scoring it|them|those? a|an? OVER? a|an? NUM ORMORE?',
    ifRating(least('rating')),
    'gave it a 4 or more',
    'rating at least 4',
    0.8,
  ),
];
