import { AREAS } from '#features/catalogue/domain/areas.ts';
import { after, be, courses, orElse, turned } from '../frame/conditions.ts';
import { type Matched, line, type Line } from '../spans/line.ts';
import type { Condition, Meaning } from '../spans/meaning.ts';
import { NOON, notOn } from './held-times.ts';

const kind = ({ words: [said = ''] }: Matched): Meaning => ({ is: 'kind', kind: said });
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
    'that|which? do|does not ask_for|ask|need|require|demand|expect|want anything|something|classes|' +
      'courses|stuff|things that|which? ME have not|never got|had|done|taken|met|passed|finished yet?',
    courses(on('isReady')),
    'that do not ask for anything i have not got',
    'isReady',
    4,
  ),
  line(
    'that|which? only|just? ask_for|need|require|demand|expect nothing|only|what that|which|what? ME ' +
      'have|lack|miss|am_missing not? got|had|done|taken? already|yet?',
    courses(on('isReady')),
    'that need nothing i lack',
    'isReady',
    4,
  ),
  line(
    'a|an? new|foreign|another|second|third|fourth|different language|languages',
    { is: 'kind', kind: 'language', otherwise: area('languages') },
    'a new language',
    'kind language',
    0.6,
  ),
  line('lecture|lectures hall|halls|room|rooms|theater', { is: 'filler' }, 'lecture halls', 'filler', 0.6),
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
  line(
    'with|actual|real|do|does|any? field|class trip|trips|work|excursion|excursions',
    courses(be('topic', 'fieldwork')),
    'field trips',
    'topic fieldwork',
    1,
  ),
  line('with|actual|real? fieldwork', courses(be('topic', 'fieldwork')), 'fieldwork', 'topic fieldwork', 0.5),
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
    'with|has|have? a|an? open|free|available seats|seat|spots|spot|places|place|space|spaces|left',
    courses(on('hasSeats')),
    'with open seats',
    'hasSeats',
    1.5,
  ),
  line(
    'with|has|have? seats|spots|places|space left|open|free|available',
    courses(on('hasSeats')),
    'spots left',
    'hasSeats',
    1.5,
  ),
  line(
    'that|which|still still? has|have|having|got a|any|some|enough? room|seats|seat|spots|spot|places|openings left|open|free|available?',
    courses(on('hasSeats')),
    'that still have seats',
    'hasSeats',
    1,
  ),
  line(
    'with still? a|any|some|enough? room|seats|seat|spots|spot|places|openings left|open|free|available?',
    courses(on('hasSeats')),
    'with some seats',
    'hasSeats',
    0.5,
  ),
  line(
    'that|which|still still? has|have|got space|spaces',
    courses(on('hasSeats')),
    'still has space',
    'hasSeats',
    1,
  ),
  line(
    'that? i|we can|could|may still|actually|really|even|realistically? get|snag|grab|score a|one? seat|spot|place in|into?',
    courses(on('hasSeats')),
    'i could actually get a seat in',
    'hasSeats',
    1,
  ),
  line(
    'that? i|we can|could still|actually|realistically get into|in',
    courses(on('hasSeats')),
    'i can still get into',
    'hasSeats',
    1,
  ),
  line(
    'IS? already|always|completely|totally? full|closed|packed',
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
    'no|without more|a|any? laboratory|laboratories|labs|lab|discussion|discussions|section|sections|recitation|recitations|tutorial|' +
      'tutorials or|and|nor? laboratory|laboratories|labs|lab|discussion|discussions|section|sections|recitation|recitations|' +
      'tutorial|tutorials? on|during? DAYS',
    notOn,
    'no laboratory or discussions on fridays',
    'not days any F',
    2,
  ),
  line(
    'that|which start|starts|begin|begins|meets later in_the_day? END',
    courses(after(NOON)),
    'that starts later',
    'startsAfter 12:00',
    1.5,
  ),
  // The chip says from when.
  line(
    'any|anything|something|some|ones|one later ones|one|classes|sections|in_the_day?',
    courses(after(NOON)),
    'any later ones',
    'startsAfter 12:00',
    1.5,
  ),
];
