import { be, courses } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import type { Condition, Meaning } from '../spans/meaning.ts';

const on = (key: 'isReady' | 'isUntakenOnly'): Condition => be(key, true);
const INTRODUCTORY: Meaning = courses(be('levels', ['introductory']));

/** What courses ask for, and what the student has done already or not yet. */
export const PRIOR_COURSES: readonly Line[] = [
  line(
    'not need|require|requires|ask_for|expect any|other|previous|prior|earlier? classes|courses|class|' +
      'course|experience|knowledge|background|prerequisites first|before|already?',
    courses(be('statesNone', true)),
    'not need other classes first',
    'statesNone',
    1.5,
  ),
  line(
    'for? someone|people|somebody|anyone|students who|that IS|has|have? never done|taken|had|studied|touched ANY',
    INTRODUCTORY,
    'for someone who has never done philosophy',
    'levels introductory',
    0.8,
  ),
  line(
    'i? have|had|did|do? never|not ever|really|actually|yet? coded|programmed|code|program|written_code|' +
      'written_a_line_of_code|done_programming|done_coding|programming|coding ANY? before?',
    courses(on('isReady'), be('levels', ['introductory'])),
    'i have never coded',
    'isReady, levels introductory',
    2,
  ),
  line(
    'if|since|because|and|but? i have|had|did? never|not ever|really? did|done|had|studied|tried|learned|' +
      'learnt|made|played|used|wrote|written|touched A? ANY before',
    courses(on('isReady'), be('levels', ['introductory'])),
    'if i never did programming before',
    'isReady, levels introductory',
    2,
  ),
  line(
    'without ever|having done|taken|studied|had|taking|doing|having anything|any_of_it|any_classes|' +
      'any_courses|any|classes|courses before|first|beforehand|prior|already',
    courses(on('isReady')),
    'without having done anything before',
    'isReady',
    3,
  ),
  line(
    'for poets|non_scientists|dummies|humanists|artists',
    INTRODUCTORY,
    'for poets',
    'levels introductory',
    0.5,
  ),
  line('prerequisites i? have|got', courses(on('isReady')), 'prerequisites i have', 'isReady', 0.3),
  line(
    'not need|require|know ANY before|first|beforehand|already',
    courses(be('statesNone', true)),
    'not need theory before',
    'statesNone',
    1.2,
  ),
  line(
    'nothing|no_class|no_courses|no_classes|NO anything? required|needed|necessary|expected before|beforehand|first|prior?',
    courses(be('statesNone', true)),
    'nothing required before',
    'statesNone',
    1,
  ),
  line(
    'PRONOUN? HELPER? not DOING anything|something|any|any_other|other|previous|prior|earlier|another ' +
      'ANY? beforehand|before|first|already|upfront|in_advance',
    courses(be('statesNone', true)),
    'that does not ask for anything beforehand',
    'statesNone',
    1.5,
  ),
  line(
    'PRONOUN? HELPER? not ask_for|require|need|expect anything|any_classes|any_courses|other_classes|other_courses END',
    courses(be('statesNone', true)),
    'that does not require anything',
    'statesNone',
    1.5,
  ),
  line(
    'NO that? require|requires|need|needs|ask_for|asks_for|expect|expects A? other|earlier|prior|previous|a_previous? ' +
      'subject|subjects|course|courses|class|classes|knowledge|experience|background|preparation',
    courses(be('statesNone', true)),
    'nothing that requires earlier subjects',
    'statesNone',
    1.5,
  ),
  line(
    'need|needs|require|requires|ask_for|asks_for|want|wants nothing before|beforehand|first|at_all it|that|this?',
    courses(be('statesNone', true)),
    'needs nothing before it',
    'statesNone',
    1.5,
  ),
  line(
    'not ones|those|any? i already? did|took|had|have_taken|have_done',
    courses(on('isUntakenOnly')),
    'not ones i already did',
    'isUntakenOnly',
    1,
  ),
  line(
    'for_which|that|which? i already? have|got|did the|all_the? preparation|background|requirements|prerequisites for?',
    courses(on('isReady')),
    'for which i already have the preparation',
    'isReady',
    0.6,
  ),
  line(
    'with|given what i have|already? taken|done|did|had|took so_far|already?',
    courses(on('isReady')),
    'with what i have done',
    'isReady',
    0.6,
  ),
  line(
    'hands_on|practical|making_things|make_things|make_stuff|making_stuff|build_things|build_stuff|' +
      'learning_by_doing with_my_hands|with_hands?',
    { is: 'kind', kind: 'hands-on' },
    'hands on',
    'kind hands-on',
    0.3,
  ),
  line(
    'start|begin|learn|pick_up|try|learning|starting a? new|another',
    INTRODUCTORY,
    'start a new',
    'levels introductory',
    0.3,
  ),
  line(
    'nothing|not|none|NO anything|ones|those? where|that|which? i? am? missing|lack|lacking|do_not_have|' +
      'have_not_got the|any? prerequisites',
    courses(on('isReady')),
    'nothing where i am missing prerequisites',
    'isReady',
    1.2,
  ),
  line(
    'nothing|not|none|no_courses|no_classes|no_repeats that|which|anything|of_what? i? have? already? ' +
      'taken|took|done|did|had already|yet|before|so_far?',
    courses(on('isUntakenOnly')),
    'nothing i have taken',
    'isUntakenOnly',
    1.2,
  ),
  line(
    'prerequisites IS? met|satisfied|fulfilled|done|ok',
    courses(on('isReady')),
    'prerequisites met',
    'isReady',
    0.6,
  ),
  line(
    'with the|my courses|classes|subjects that|which? i have|had? made|done|taken|did|took|passed',
    courses(on('isReady')),
    'with the courses which i have made',
    'isReady',
    1,
  ),
  line(
    'with|has|have|having? zero|absolutely_no|literally_no|no prior|previous|earlier|coding|programming|' +
      'relevant? experience|background|knowledge|preparation',
    courses(be('levels', ['introductory']), be('statesNone', true)),
    'with zero experience',
    'levels introductory, statesNone',
    0.6,
  ),
  line(
    'i|we know|knows|remember|understand absolutely|basically|literally? zero|nothing_about|nothing_of|squat_about|' +
      'very_little|almost_no|next_to_no ANY',
    courses(be('levels', ['introductory'])),
    'i know zero byzantium',
    'levels introductory',
    1.5,
  ),
  line(
    'for? total|absolute|complete|true|utter BEGINNER',
    courses(be('levels', ['introductory']), be('statesNone', true)),
    'for total beginners',
    'levels introductory, statesNone',
    0.6,
  ),
  line(
    'no|nothing|none listed|stated|given|needed|required|written|named|put|demanded? as|for|under|' +
      'by_way_of|in_the_way_of A|the? prerequisites',
    courses(be('statesNone', true)),
    'nothing listed as prerequisites',
    'statesNone',
    2,
  ),
];
