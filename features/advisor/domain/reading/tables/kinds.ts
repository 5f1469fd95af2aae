import { AREAS } from '#features/catalogue/domain/areas.ts';
import { be, courses, orElse, turned } from '../frame/conditions.ts';
import { type Held, line, type Line } from '../spans/line.ts';
import type { Condition, Meaning } from '../spans/meaning.ts';

const kind = ({ words: [said = ''] }: Held): Meaning => ({ is: 'kind', kind: said });
const level = (...levels: ('introductory' | 'intermediate' | 'advanced' | 'graduate')[]): Meaning =>
  courses(be('levels', levels));
const area = (...areas: (typeof AREAS)[number][]): Meaning => courses(be('areas', areas));
const on = (
  key: 'isReady' | 'isUntakenOnly' | 'hasSeats' | 'isFittingOnly' | 'isSavedOnly' | 'isQRatedOnly',
): Condition => be(key, true);
const permission = be('isByPermission', true);

/** Lines for kinds of class, levels, fields of study, and filters on the student's own courses. */
export const KINDS: readonly Line[] = [
  line(
    'that|which? do|does not ask_for|ask|need|require|demand|expect|want anything|something|classes|courses|stuff|things that|which? ME have not|never got|had|done|taken|met|passed|finished yet?',
    courses(on('isReady')),
    'that do not ask for anything i have not got',
    'isReady',
    4,
  ),
  line(
    'that|which? only|just? ask_for|need|require|demand|expect nothing|only|what that|which|what? ME have|lack|miss|am_missing not? got|had|done|taken? already|yet?',
    courses(on('isReady')),
    'that need nothing i lack',
    'isReady',
    4,
  ),
  line(
    '@seminar|lecture|laboratory|studio|tutorial|workshop|recitation|discussion CLASS|style|based|component|portion?',
    kind,
    'seminar',
    'kind seminar',
  ),
  line('discussion based|heavy', { is: 'kind', kind: 'seminar' }, 'discussion based', 'kind seminar', 0.1),
  line(
    'independent study|studies',
    courses(be('isIndependentToo', true)),
    'independent study',
    'isIndependentToo',
  ),

  line(
    'introductory|intro|basic|entry|beginner|beginners|beginning|elementary|entry_level level|to? CLASS?',
    level('introductory'),
    'introductory',
    'levels introductory',
  ),
  line(
    'for? a? VERY|complete|total|absolute? BEGINNER',
    level('introductory'),
    'for beginners',
    'levels introductory',
  ),
  line(
    'no_experience|no_prior_experience|no_previous_experience|no_prior_knowledge|no_background|' +
      'never_taken|never_done|from_scratch|from_zero needed|required?',
    level('introductory'),
    'no experience needed',
    'levels introductory',
  ),
  line(
    'for A ANY person|people|major|student|concentrator|kid',
    { is: 'filler' },
    'for a history person',
    'filler',
    0.5,
  ),
  line(
    'for non|not ANY? ANY? people|majors|concentrators|students|person',
    level('introductory'),
    'for non econ people',
    'levels introductory',
    0.5,
  ),
  line(
    'that|which|and? assume|assumes|assuming|need|needs|require|requires|expect|expects|presuppose|' +
      'presupposes nothing|no_background|no_experience|no_prior|zero|little background|experience|' +
      'knowledge?',
    level('introductory'),
    'that assumes nothing',
    'levels introductory',
    0.8,
  ),
  line('intermediate|mid level?', level('intermediate'), 'intermediate', 'levels intermediate'),
  line(
    'advanced|upper|upper_division|high|higher level',
    level('advanced'),
    'upper level',
    'levels advanced',
  ),
  line('advanced', level('advanced'), 'advanced', 'levels advanced'),
  line(
    'level? IS? above|beyond|past|higher_than introductory|intro|basic|beginner level?',
    level('intermediate', 'advanced'),
    'above introductory',
    'levels intermediate advanced',
    0.6,
  ),
  line('lower level|division', level('introductory'), 'lower level', 'levels introductory'),
  line(
    'a? graduate|phd|doctoral|masters level? student|students?',
    level('graduate'),
    'graduate level',
    'levels graduate',
  ),
  line(
    'for? a? undergraduate level? student|students?',
    courses(turned(be('levels', ['graduate']))),
    'undergraduate',
    'not levels graduate',
  ),
  line(
    'for? a? freshman|freshmen|first_year|first_years|frosh',
    level('introductory'),
    'for freshmen',
    'levels introductory',
  ),

  line('arty|artistic', courses(be('topic', 'arts')), 'arty', 'topic arts'),
  line('stem', area('science', 'engineering'), 'stem', 'areas science engineering'),
  line('humanities|humanity', area('humanities'), 'humanities', 'areas humanities', 0.2),
  line('social science|sciences|studies', area('social-science'), 'social science', 'areas social-science'),
  line('natural|hard? science|sciences', area('science'), 'natural science', 'areas science', 0.2),
  line('engineering', area('engineering'), 'engineering', 'areas engineering', 0.2),
  line(
    'language|languages CLASS',
    { is: 'kind', kind: 'language', otherwise: area('languages') },
    'language class',
    'kind language',
    0.6,
  ),
  line(
    'a? foreign? language|languages',
    { is: 'kind', kind: 'language', otherwise: area('languages') },
    'language',
    'kind language',
  ),

  line(
    'with|has|have? a? open|free|available seats|spots|places|space|spaces|left',
    courses(on('hasSeats')),
    'with open seats',
    'hasSeats',
  ),
  line(
    'with|has|have? seats|spots|places|space left|open|free|available',
    courses(on('hasSeats')),
    'spots left',
    'hasSeats',
  ),
  line(
    'IS? full|closed',
    { is: 'conditions', conditions: [turned(on('hasSeats'))], turned: [on('hasSeats')] },
    'full',
    'not hasSeats',
  ),
  line(
    'i? can|could|may i? actually|really|realistically? take|handle|do with_my_background|right_now|now?',
    courses(on('isReady')),
    'i can take',
    'isReady',
    -0.3,
  ),
  line('i? am? ready|eligible|qualified|prepared for', courses(on('isReady')), 'i am ready for', 'isReady'),
  line(
    'i? have|meet|satisfy the? prerequisites for?',
    courses(on('isReady')),
    'i have the prerequisites for',
    'isReady',
  ),
  line(
    'no|without|zero A? stated|listed|formal|official? prerequisites stated|needed|required?',
    courses(be('statesNone', true)),
    'no prerequisites',
    'statesNone',
    0.5,
  ),
  line(
    'ones|those|courses|classes|that|which that|which? ME am|is|are? actually? qualified|eligible|ready|prepared|cleared for END',
    courses(on('isReady')),
    'those i am qualified for',
    'isReady',
    2,
  ),
  line(
    'fit|fits|fitting|works in|into|with? my schedule|plan|week|timetable',
    courses(on('isFittingOnly')),
    'fits my schedule',
    'isFittingOnly',
  ),
  line(
    'does? not clash|conflict|overlap with? my schedule|plan|week|classes|courses?',
    courses(on('isFittingOnly')),
    'does not clash with my schedule',
    'isFittingOnly',
    0.5,
  ),
  line(
    'i? have? not taken|done|had already|yet|before?',
    courses(on('isUntakenOnly')),
    'i have not taken',
    'isUntakenOnly',
    0.5,
  ),
  line('that|which? i saved|bookmarked|starred', courses(on('isSavedOnly')), 'i saved', 'isSavedOnly'),
  line(
    'with|has|have? a? q_rating|ratings',
    courses(on('isQRatedOnly')),
    'with ratings',
    'isQRatedOnly',
    -0.5,
  ),
  line(
    'needs|need|requires|with|by|instructor? ALLOWED needed|required|of_the_professor?',
    orElse(permission, turned(permission)),
    'needs permission',
    'isByPermission',
  ),
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
    level('introductory'),
    'for someone who has never done philosophy',
    'levels introductory',
    0.8,
  ),
  line(
    'i? have|had|did|do? never|not ever|really|actually|yet? coded|programmed|code|program|written_code|written_a_line_of_code|done_programming|done_coding|programming|coding ANY? before?',
    courses(on('isReady'), be('levels', ['introductory'])),
    'i have never coded',
    'isReady, levels introductory',
    2,
  ),
  line(
    'if|since|because|and|but? i have|had|did? never|not ever|really? did|done|had|studied|tried|learned|learnt|made|played|used|wrote|written|touched A? ANY before',
    courses(on('isReady'), be('levels', ['introductory'])),
    'if i never did programming before',
    'isReady, levels introductory',
    2,
  ),
  line(
    'without ever|having done|taken|studied|had|taking|doing|having anything|any_of_it|any_classes|any_courses|any|classes|courses before|first|beforehand|prior|already',
    courses(on('isReady')),
    'without having done anything before',
    'isReady',
    3,
  ),
  line(
    'for poets|non_scientists|dummies|humanists|artists',
    level('introductory'),
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
    'PRONOUN? HELPER? not DOING anything|something|any|any_other|other|previous|prior|earlier|another ANY? beforehand|before|first|already|upfront|in_advance',
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
    level('introductory'),
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
    'with|has|have|having? zero|absolutely_no|literally_no|no prior|previous|earlier|coding|programming|relevant? experience|background|knowledge|preparation',
    courses(be('levels', ['introductory']), be('statesNone', true)),
    'with zero experience',
    'levels introductory, statesNone',
    0.6,
  ),
  line(
    'for? total|absolute|complete|true|utter BEGINNER',
    courses(be('levels', ['introductory']), be('statesNone', true)),
    'for total beginners',
    'levels introductory, statesNone',
    0.6,
  ),
  line(
    'no|nothing|none listed|stated|given|needed|required|written|named|put|demanded? as|for|under|by_way_of|in_the_way_of A|the? prerequisites',
    courses(be('statesNone', true)),
    'nothing listed as prerequisites',
    'statesNone',
    2,
  ),
];
