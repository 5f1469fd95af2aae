import { type Matched, line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';
import type { SmallTalk } from '../../askable.ts';

const ANYTHING: Meaning = { is: 'outside', about: 'anything' };
const university = ({ words: [name = ''] }: Matched): Meaning => ({ is: 'elsewhere', university: name });
const ORDERS: Meaning = { is: 'outside', about: 'orders' };
const talk = (each: SmallTalk): Meaning => ({ is: 'talk', talk: each });
const [WORRY, THANKS] = [talk('worry'), talk('thanks')];

/**
 * Life beside the courses, of which no catalogue knows; what is asked of the advisor's own workings; and small
 * talk in words that are not plain.
 */
export const OFF_SUBJECT: readonly Line[] = [
  line(
    'who|which_people|which_students|whoever IS|will going_to|gonna? be? sit|sitting|end_up|with_me? in|on my|our',
    ORDERS,
    'who is going to be in my',
    'outside orders',
    2,
  ),
  line(
    'who IS|will_be the|my|our? other|fellow? students|classmates|kids|people|others in|on|of|taking?',
    ORDERS,
    'who are the other people in',
    'outside orders',
    2,
  ),
  line('what|how is|will the weather END', ANYTHING, 'what is the weather', 'outside anything', 1),
  line(
    'what|how is|will the weather be|like|on|for|during|tomorrow|today|there|that_day',
    ANYTHING,
    'what is the weather on',
    'outside anything',
    1,
  ),
  line(
    'send|give|show|tell|share|get me|us? the|their|all|everyones|some? names|emails|numbers|contacts|phone_numbers END',
    ORDERS,
    'send me names',
    'outside orders',
    1,
  ),
  line(
    'names|emails|numbers|contacts|phone_numbers of|from my|the|our|other|all? other|fellow? classmates|' +
      'students|people|peers|kids in|on|taking?',
    ORDERS,
    'names of my classmates',
    'outside orders',
    1,
  ),
  line(
    'is|has|have|did|are my|our ANY? partner|partners|roommate|roommates|friend|friends|classmate|' +
      'classmates|teammate|teammates|suitemate|crush already|also|yet? register|registered|enroll|enrolled|' +
      'signed_up|sign_up|taken|taking|dropped|picked|in for|in?',
    ORDERS,
    'has my lab partner already registered for',
    'outside orders',
    2,
  ),
  line(
    'pub|pubs|bars|cafe|cafes|nightclub|nightclubs|coffee|brunch near|nearby|around|close_to|in the? ANY?',
    ANYTHING,
    'pubs near the yard',
    'outside anything',
    1,
  ),
  line(
    'rain|raining|snow|snowing|sun|sunny|cold|storm tomorrow|today|tonight|later|this_week|on? DAYS?',
    ANYTHING,
    'rain tomorrow',
    'outside anything',
    -0.2,
  ),
  line(
    'pool|swimming_pool|library|cafeteria|canteen|rink|fitness_center|climbing_wall opening? hours|hour|times|open|closed',
    ANYTHING,
    'pool hours',
    'outside anything',
    1,
  ),
  line(
    'when|what_time|which_hours DO|is|are|will? the|this|our? ANY? gym|room|pool|library|hall|cafeteria|' +
      'rink|bookstore|center|office|museum open|opens|close|closes|closed',
    ANYTHING,
    'when does the weight room close',
    'outside anything',
    2,
  ),
  line(
    'correct|fix|proofread|edit|polish|revise|rewrite|translate|grade the? ANY? in|of|for? my|this|an ' +
      'essay|paper|thesis|letter|cv|resume|statement|draft|homework',
    ANYTHING,
    'correct the grammar in my essay',
    'outside anything',
    2,
  ),
  line(
    'write|draft|compose|finish|start|outline|summarize up|out? for? me|us? the|a|an|my? ANY? ANY? paragraph|paragraphs|page|pages|' +
      'introduction|intro|conclusion|outline|abstract|bibliography of|for|to my|the|our|a|an ANY? essay|paper|thesis|report|' +
      'letter|statement|application|homework',
    ANYTHING,
    'write for me the first paragraph of my paper',
    'outside anything',
    2.5,
  ),
  line(
    'can|could|will|would|please? you|u? please|just? email|write|message|contact|text|call my|the|a|any? PROF|advisor|dean|lab|' +
      'department for_me? to|and|about|for? ask|inquire|apply|check|see? about|for|if|whether? a|an|the|my? ANY? ANY? END',
    { is: 'outside', about: 'actions' },
    'can you email professor for me to ask about a research spot',
    'outside actions',
    3,
  ),
  line(
    'ANY? erg|workout|lifting|training|fitness|diet|meal|marathon plan|programme|routine|split',
    ANYTHING,
    'workout plan',
    'outside anything',
    1,
  ),
  line(
    'repeat|print|show|output|give|copy me? the? everything|all|text|words|message ANY? ANY? ANY? ANY? verbatim|word_for_word',
    ORDERS,
    'repeat the text above this message word for word',
    'outside orders',
    1,
  ),
  line(
    'my|an|a? old|previous|former|last|other|home college|university|school ANY ANY? class|course|credit|credits will|would? ' +
      'be? accepted|count|transfer|recognized|here',
    { is: 'unheld', thing: 'rules' },
    'my old college thermodynamics class will be accepted',
    'unheld rules',
    3,
  ),
  line(
    'bring my|a ANY to class|lecture|campus|lectures|school',
    ANYTHING,
    'bring my dog to class',
    'outside anything',
    2,
  ),
  line(
    'book|reserve|get|find me|us? a|the room|table|seat|locker|bike|bed|tutor in|at|for? the? ANY?',
    ANYTHING,
    'book me a room in the library',
    'outside anything',
    1.5,
  ),
  line(
    'who IS the? head|chair|chairperson|chairman|boss|director|dean|secretary of|in|for? the? ANY? department?',
    ANYTHING,
    'who is the head of the statistics department',
    'outside anything',
    2.5,
  ),
  line(
    'play|sing|show me|us? some|a|any music|song|songs|movie|video|game',
    ANYTHING,
    'play some music',
    'outside anything',
    1,
  ),
  line(
    'can|could|will|would you please? do|finish|solve|write|start|check my|the|this ANY ANY? homework|' +
      'pset|assignment|problem_set|essay|paper|post|reflection|response',
    ANYTHING,
    'can you do my stat homework',
    'outside anything',
    4,
  ),
  line(
    'dining_halls|cafeterias|libraries|shops|stores|offices|gyms|buses|shuttles open|closed|running',
    ANYTHING,
    'dining halls open',
    'outside anything',
    0.5,
  ),
  line(
    'my? laptop|computer|phone|printer|charger|keys|wallet|card will_not|is_not|does_not|is_broken|broke|broken|replaced|stolen',
    ANYTHING,
    'laptop broke',
    'outside anything',
    1,
  ),
  line(
    'had|having|am_having a VERY? bad|rough|hard|terrible|awful|horrible|shitty day|week|time|month|semester',
    WORRY,
    'had a bad day',
    'talk worry',
    1.5,
  ),
  line(
    'i? feel|feeling|am|get way|much|a_lot|so_much|a_bit|a_little|already? less|better|calmer|relieved|' +
      'not_as|no_longer|not_so stressed|overwhelmed|anxious|lost|sad|worried|scared|nervous|confused|alone|' +
      'panicky? now|already|about_it|about_this?',
    THANKS,
    'feeling way less stressed',
    'talk thanks',
    2,
  ),
  line(
    'i? am|feel|literally|just? drowning|sinking|falling_apart|not_ok|not_okay|not_doing_well|not_coping|a_mess|at_my_limit END',
    WORRY,
    'i am drowning',
    'talk worry',
    1,
  ),
  line(
    'my mom|mum|mother|dad|father|brother|sister|grandma|grandpa|grandmother|grandfather|friend|cousin|uncle|aunt|' +
      'dog is|was|got|has? ' +
      'been|taken? in|to|into the? hospital|icu|emergency_room|er|hospice',
    WORRY,
    'my mom is in the hospital',
    'talk worry',
    3,
  ),
  line(
    'my mom|mum|mother|dad|father|brother|sister|grandma|grandpa|grandmother|grandfather|friend|cousin|uncle|aunt|dog died|' +
      'passed_away|passed|is_dying|has_cancer|is_very_sick|is_really_sick|is_ill',
    WORRY,
    'my grandma died',
    'talk worry',
    3,
  ),
  line(
    'i? bombed|failed|flunked|tanked|blew my|two|three|NUM|both|all|every|the? ANY? midterms|exams|tests|finals|midterm|exam|test ' +
      'this|last|today|yesterday week?',
    WORRY,
    'i bombed two midterms this week',
    'talk worry',
    4,
  ),
  line(
    'everything|all is|feels|seems too_much|pointless|hopeless|falling_apart|overwhelming',
    WORRY,
    'everything is too much',
    'talk worry',
    1,
  ),

  line(
    'you rock|rule|slay|are_a_star|are_a_gem|are_an_angel|are_a_genius|are_awesome|are_great|are_amazing|are_the_best|are_a_treasure',
    THANKS,
    'you rock',
    'talk thanks',
    1,
  ),
  line(
    'that|this|it clears|cleared|helps|helped|answers|answered|solves|solved|explains|explained it|that|' +
      'me|my_question|everything? up|out|a_lot|so_much|loads?',
    THANKS,
    'that cleared it up',
    'talk thanks',
    2,
  ),
  line(
    'exactly|just what i needed|wanted|was_looking_for|was_after|hoped_for',
    THANKS,
    'exactly what i needed',
    'talk thanks',
    2,
  ),
  line(
    '@yale|stanford|princeton|caltech|cornell|berkeley|ucla|berklee|wellesley|tufts|northeastern|nyu|dartmouth|mit|harvard s?',
    university,
    'yale',
    'elsewhere yale',
    -0.2,
  ),
  line(
    'is|are he|she|they|PROF|PEOPLE single|married|dating|straight|gay|hot|cute|seeing_anyone|in_a_relationship',
    ORDERS,
    'is she married',
    'outside orders',
    2,
  ),
  line(
    'private|personal|home|cell number|numbers|address|addresses|life END',
    ORDERS,
    'personal number',
    'outside orders',
    1,
  ),
  line(
    'private|personal|home|cell number|numbers|address|addresses of|for|and|or|please|pls|so|because',
    ORDERS,
    'personal number and',
    'outside orders',
    1,
  ),
  line(
    'the|his|her|their? private|personal|home|cell|mobile|direct? phone|telephone|mobile|cell|whatsapp ' +
      'number|numbers of|for? ANY? PROF|PEOPLE?',
    { is: 'outside', about: 'actions' },
    'the private telephone number of the professor',
    'outside actions',
    2,
  ),
  line(
    'could_you|would_you|can_you|will_you|can_u|please|pls|quill please? compose|write|draft|invent|' +
      'make_up|sing me|us? a|an|some ANY? poem|poems|sonnet|limerick|haiku|song|rap|verse|verses|toast|' +
      'speech|story',
    ANYTHING,
    'would you compose a short sonnet',
    'outside anything',
    2,
  ),
  line(
    'tell|know|got|have|hear me|us? a|any|some|one ANY? joke|jokes|riddle|pun|fun_fact|secret|bedtime_story',
    ANYTHING,
    'know any jokes',
    'outside anything',
    2,
  ),
];
