import { atLeast, atMost, be, orElse } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import type { FactField, Unheld } from '../askable.ts';
import type { Meaning } from '../spans/meaning.ts';

const ask = (...fields: FactField[]): Meaning => ({ is: 'ask', fields, isSure: true });
const unheld = (thing: Unheld): Meaning => ({ is: 'unheld', thing });
const AFTER: Meaning = { is: 'act', act: 'after' };
const READY: Meaning = { is: 'act', act: 'ready' };
const ANYTHING: Meaning = { is: 'outside', about: 'anything' };
const CROWD = 100;

/** Halls, other students, grades to come, and second questions about a course: what stands beside a wish or a question. */
export const ASIDES_OF_STUDENTS: readonly Line[] = [
  line(
    'in|during|since|at|through|from|my|back_in high|middle|grade|secondary school',
    { is: 'filler' },
    'in high school',
    'filler',
    1,
  ),
  line('against|than|beside|among the rest', { is: 'filler' }, 'against the rest', 'filler', 1),
  line(
    'VERY? BIG|packed|crowded|cavernous|anonymous lecture|lectures? hall|halls|auditorium|auditoriums|amphitheater|' +
      'amphitheaters|theaters',
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
    'which|what|who|any|how_many of|among|from? my|our teammates|friends|classmates|roommates|suitemates|' +
      'housemates|team|sisters|brothers is|are|will_be|have|has|took|take|did|do|else? ANY?',
    ANYTHING,
    'which of my teammates are taking',
    'outside anything',
    5,
  ),
  line(
    'what|which NOUN? would|will|could|might? become|becomes|are|be|get|gets|will_be|open possible|' +
      'available|open|unlocked|allowed|up? to_me|for_me? when|once|after|if|as_soon_as i|we|you? am|have|' +
      'had|will|get|would_have? finish|finished|take|taken|complete|completed|do|done|pass|passed|through|' +
      'with? through|with?',
    AFTER,
    'what classes become possible when i finish',
    'act after',
    3,
  ),
  line(
    'what do|does|would they|it|you|one|the_professor|the_department want|need|require|expect|ask|look ' +
      'for|of|from? you|me|us|students|one? to get_into|get_in|take|be_in|enroll_in|join|enter?',
    ask('prerequisites'),
    'what do they want from you to get into',
    'asks prerequisites',
    2,
  ),
  line(
    'do|have i have|got|meet|satisfy? got? what|everything|all|enough it|that|this|they|ANY ANY? want|' +
      'wants|need|needs|require|requires|ask|asks for?',
    READY,
    'have i got what it wants',
    'act ready',
    1.5,
  ),
  line(
    'wheelchair|step_free|no_step|no_barrier|barrier_free|accessible|disabled access|entrance|entrances|entry|ramp|' +
      'ramps|seating|friendly?',
    unheld('access'),
    'wheelchair access',
    'unheld access',
    1,
  ),
  line(
    'elevator|elevators|wheelchair|wheelchairs|air_conditioning|ac|heating|outlets',
    unheld('access'),
    'elevators',
    'unheld access',
    0.2,
  ),
  line(
    'speaks|speak|talks|talk|explains|explain most|very|really|too|more|the? slow|slowly|slowest|clear|' +
      'clearly|clearest|fast|well|patiently',
    unheld('personality'),
    'speaks most slowly',
    'unheld personality',
    2,
  ),
  line(
    'is|are|being|most|very|more|really|who_is? patient|forgiving|gentle|strict|chill|warm|kind|friendly ' +
      'with|to|about|towards A? ANY? students|people|beginners|everyone|freshmen|juniors|seniors|' +
      'sophomores|women|parents|foreigners',
    unheld('personality'),
    'is patient with foreign students',
    'unheld personality',
    3,
  ),
  line(
    'beyond|past|above|after|other_than|besides|except|more_than the|just? intro|introductory|beginner|' +
      'basic|first_year ones|one|courses|course|classes|class|level|stuff?',
    { is: 'conditions', conditions: [{ ...be('levels', ['introductory']), isTurned: true }] },
    'beyond the intro ones',
    'not levels introductory',
    2,
  ),
  line(
    'how likely|probable|possible|realistic|hard|easy is it that? for_me|i? would|will|can|could|should|' +
      'to|do? get|pass|earn|end_up_with|make|score|fail at_least? A? ANY?',
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
    'and|also|plus? do|did|does people|students|everyone|anybody|anyone rate|like|review|score|recommend|' +
      'enjoy|love|hate it|that|them|this well|highly|a_lot|badly|poorly?',
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
    4,
  ),
  line(
    'DO NOUN at_all? actually|even|really|ever? ask_for|require|list|want|expect|demand',
    AFTER,
    'does anything at all actually ask for',
    'act after',
    2,
  ),
  line(
    'or|and? did|do i take|took|do|did|suffer_through it|that|this for nothing|no_reason',
    { is: 'filler' },
    'or did i take it for nothing',
    'filler',
    3,
  ),
  line(
    'DO my|the? ANY? ANY? credits|credit|units from|at|of ANY ANY? ANY? count|transfer|carry_over|' +
      'be_accepted|apply here|over|towards_anything?',
    unheld('rules'),
    'will my organic chem credits from umass count here',
    'unheld rules',
    6,
  ),
  line(
    'can|could|will|would|please you tell|email|text|call|remind|message|warn|ask my|the|a ANY',
    { is: 'outside', about: 'actions' },
    'can you tell my manager',
    'outside actions',
    3,
  ),
  line(
    'do|are|can you ever|even|not? get|feel|be? tired|sick|bored|annoyed|fed_up|exhausted of|with|by? ' +
      'people|students|us|everyone|questions|all_of? ' +
      'asking|bothering? you|these|this? about|for|stuff|questions? easy|the_same|dumb? ANY?',
    { is: 'talk', talk: 'mood' },
    'do you ever get tired of people asking you about easy geneds',
    'talk mood',
    4,
  ),
  line(
    'thanks you? for listening|your_help|the_help|asking|your_time|your_patience|everything|' +
      'bearing_with_me|putting_up_with_me|hearing_me_out',
    { is: 'talk', talk: 'thanks' },
    'thanks you for listening',
    'talk thanks',
    1,
  ),
  line(
    'A? ANY? parlay|betting|bets|point_spread|over_under|fantasy_football for|on|this? ANY?',
    ANYTHING,
    'a good parlay for sunday',
    'outside anything',
    1,
  ),
  line(
    'forgive|excuse|ignore|sorry_for|pardon my|the typos|typo|spelling|mistakes|rambling|rant|english today?',
    { is: 'filler' },
    'forgive the typos today',
    'filler',
    1,
  ),
  line(
    'can|could|may|would i? walk|jump|dive|step|go|get right|straight? into',
    READY,
    'could i walk into',
    'act ready',
    1,
  ),
  line(
    'with no|zero classes|courses|background|experience|prerequisites|prep behind_me|under_my_belt|beforehand',
    { is: 'filler' },
    'with no classes behind me',
    'filler',
    2,
  ),
  line(
    'and|also? at? what|which clock|hour|time it|this|that|the_class? begins|begin|starts|start|meets',
    ask('schedule'),
    'and at what clock it begins',
    'asks schedule',
    3,
  ),
  line(
    'forget|scrap|drop|scratch|never_mind|ignore all|everything|all_of that|this|it END',
    { is: 'filler' },
    'forget all that',
    'filler',
    5,
  ),
  line(
    'i? am? considering|planning_on|planning|thinking_about|thinking_of|applying_to|heading_to|' +
      'aiming_for graduate|doctoral|law|medical study|studies|school|work',
    { is: 'filler' },
    'i am considering graduate study',
    'filler',
    2,
  ),
  line(
    'i? am|have_been|be|will_be|and? working|work|babysitting|volunteering|commuting|training|practicing|' +
      'practising ABOUT|at_least|up_to|like? NUM HOURS ' +
      'a|per|each|every|this? week|day|night|weekend|semester|term? at|for|in? my|the|a? job|jobs|lab|library|restaurant|store|shop?',
    { is: 'filler' },
    'i am working 20 hours a week',
    'filler',
    4,
  ),
  line(
    'with|have|got|keep|work? a|my NUM HOURS a? week? job|jobs|shift|shifts|commute|internship|practice|practices|co_op',
    { is: 'filler' },
    'have a 10 hour job',
    'filler',
    4,
  ),
  line(
    'a|some|one|those|these|the? NUM HOURS long? section|sections|lecture|lectures|class|classes|meeting|meetings|' +
      'block|blocks|gap|gaps|break|breaks|discussion|discussions',
    ({ numbers: [number = 0] }) => (number <= 2 ? { is: 'filler' } : null),
    'some 1 hour section',
    'filler',
    2,
  ),
  line(
    'take_home|take_homes|presentation|presentations|papers are|is? also|totally|totally? fine|ok|okay|good|great|cool',
    { is: 'filler' },
    'presentations fine',
    'filler',
    3,
  ),
  line(
    'not|NO a|that|too? ton|lot|lots|tons|loads|much|many of? reading|readings|pages',
    unheld('assignments'),
    'not a ton of reading',
    'unheld assignments',
    2,
  ),
  line(
    'a? little|bit ashamed|shy|tired|worried|nervous|lost|scared|confused|embarrassed|rusty|behind|overwhelmed|sad|busy|bored|sick',
    { is: 'filler' },
    'a little ashamed',
    'filler',
    1,
  ),
  line(
    'i|we just|really|actually? do|did not really|actually|particularly|even|exactly? like|enjoy|love|care_for|care_about',
    { is: 'not' },
    'i do not really like',
    'not',
    3,
  ),
  line(
    'how has|have|did|does the|its? rating|ratings|score|scores|reviews of|for',
    ask('rating', 'earlier_ratings'),
    'how has the rating of',
    'asks rating earlier_ratings',
    2,
  ),
  line('have|did i got|get what|everything|all', READY, 'have i got what', 'act ready', 1),
  line(
    'and|how? compared|comparing|compares|compare with|to|against',
    { is: 'act', act: 'compare' },
    'compared with',
    'act compare',
    1,
  ),
  line(
    'i have|had not done|taken|started|finished|completed anything|any_of_it|any_of_them|a_thing yet|so_far|at_all|for_it?',
    { is: 'filler' },
    'i have not done anything yet',
    'filler',
    3,
  ),
  line(
    'i? am|was|being? a|an|the? exchange|international|foreign|visiting|overseas|transfer|new? student|freshman|senior|junior|' +
      'sophomore from|coming_from ANY',
    { is: 'filler' },
    'i am an exchange student from japan',
    'filler',
    2,
  ),
  line(
    'what|which NOUN? should|can|could|would|do|does a|an|the|most|any? freshman|beginner|newcomer usually|' +
      'normally? take|start_with|' +
      'begin_with|sign_up_for',
    { is: 'act', act: 'begin' },
    'what should a freshman take',
    'act begin',
    1,
  ),
  line(
    'what|which NOUN? should|can|could|would|do|does a|an|the|most|any? sophomore|junior|senior|student|students|someone|somebody ' +
      'like_me? usually|normally? take|sign_up_for',
    { is: 'act', act: 'find' },
    'what should a senior take',
    'act find',
    1,
  ),
  line(
    'what|which NOUN? should|can|could|would|do|does people|students|folks|kids|freshmen|others|majors|someone ' +
      'like_me|like_us even|usually|normally|typically|actually? take|do|start_with|sign_up_for',
    { is: 'act', act: 'find' },
    'what do people like me even take',
    'act find',
    2,
  ),
  line(
    'save me|us? some|the|a? trouble|time|effort',
    { is: 'filler' },
    'save me some trouble',
    'filler',
    2.5,
  ),
];
