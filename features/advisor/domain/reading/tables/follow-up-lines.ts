import { after, be, courses } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import type { Act, Meaning } from '../spans/meaning.ts';

const act = (each: Act): Meaning => ({ is: 'act', act: each });
const PERMISSION = courses(be('isByPermission', true));
const TEACHER = 'professor|prof|instructor|teacher|lecturer|they';

/** Lines for what is said of courses, weeks and requirements that the talk has. */
export const FOLLOW_UP_LINES: readonly Line[] = [
  line(
    'for the|my|this|that requirement|requirements',
    act('counts'),
    'for the requirement',
    'act counts',
    1.5,
  ),
  line(
    'clash|clashes|conflict|conflicts|overlap|overlaps|interfere|interferes with anything|something|any_of_that i? ' +
      'would|will|am? need|want|take|have|taking|planning|planned?',
    act('clash'),
    'clash with anything i would need',
    'act clash',
    2.5,
  ),
  line(
    'and|also? is|was|are there a|any waitlist|wait_list|waitlists now|yet|already?',
    { is: 'ask', fields: ['places'], isSure: true },
    'and is there a waitlist',
    'asks places',
    2,
  ),
  line(
    'what IS? the? minimum|least|fewest|bare_minimum amount? of? classes|courses? i have_to|need_to|must|should take|do|finish?',
    act('left'),
    'what is the minimum i have to take',
    'act left',
    2.5,
  ),
  line(
    'more? useful|helpful|better|good|relevant for|with what|whatever|the_stuff i still|yet? need|have_left|have_to_do',
    act('counts'),
    'more useful for what i still need',
    'act counts',
    3.5,
  ),
  line(
    'like|want|expect|prefer|love|advise|recommend PEOPLE|you|me|us|one|people to? have? seen|taken|done|had|studied|known ' +
      'beforehand|before|first|already?',
    { is: 'ask', fields: ['prerequisites', 'preparation'], isSure: true },
    'like people to have seen beforehand',
    'asks prerequisites preparation',
    3,
  ),
  line(
    'do|did|have i already? hold|possess|own|carry the|those|these|their|all? prerequisites|requirements|background',
    act('ready'),
    'do i already hold the prerequisites',
    'act ready',
    1.5,
  ),
  line(
    'from one? year|term|semester|time to year|term|semester|time|another|the_next|next',
    { is: 'ask', fields: ['earlier_ratings', 'earlier_hours'], isSure: false },
    'from year to year',
    'asks earlier_ratings earlier_hours',
    2,
  ),
  line(
    'a|an|any|the? counterpart|equivalent|parallel|pendant in|from|of|for',
    act('about'),
    'a counterpart in',
    'act about',
    1,
  ),
  line(
    'the? same|identical level|kind|size|conditions|rules and? same? term|semester|days|times|hours? END',
    act('again'),
    'same level',
    'act again',
    1,
  ),
  line(
    'anything|something|everything|those|ones|courses|classes? meant|intended|designed|made|reserved for graduate|grad|phd students?',
    courses(be('levels', ['graduate'])),
    'meant for graduate students',
    'levels graduate',
    2,
  ),
  line(
    'that|which? i would? need|have_to_take|want another|some_other|some|a|any course|class|one for|before? first|before|beforehand|it',
    courses(be('isReady', true)),
    'that i would need another course for first',
    'isReady',
    3,
  ),
  line(
    `where|for_which|that|which? the? ${TEACHER} must|has_to|have_to|needs_to|need_to|should give|grant|sign|provide|approve ` +
      'me|you|us|their|his|her|a|the? permission|consent|approval|you|me?',
    PERMISSION,
    'where the professor must give permission',
    'isByPermission',
    3,
  ),
  line(
    'NUM unit|hour|units|hours monster|beast|giant|killer|behemoth|brute',
    ({ numbers: [n = 0] }) => courses(be('units', { min: n, max: n })),
    '8 unit monster',
    'units 8',
    2,
  ),
  line(
    'still? demanding|demands|asking|asks|wanting|wants|expecting|expects|requiring|requires of|from me|us',
    act('left'),
    'still demanding of me',
    'act left',
    1.5,
  ),
  line(
    'as? scary|terrifying|bad|brutal|hard|tough|awful|rough|intense|horrible as everyone|everybody|people|they|folks|students ' +
      'say|says|claim|claims|think|thinks|make|makes it? out_to_be|is?',
    { is: 'ask', fields: ['workload', 'rating'], isSure: true },
    'as scary as everyone says',
    'asks workload rating',
    2,
  ),
  line(
    'IS there any|still|enough? room|space left|in_it|in_there|for_me|for_one_more|now?',
    { is: 'ask', fields: ['places'], isSure: true },
    'is there still room in there',
    'asks places',
    1.5,
  ),
  line(
    'from|with a|an|the ANY ANY? angle|perspective|viewpoint|standpoint|point_of_view|lens',
    act('about'),
    'from a new angle',
    'act about',
    -2,
  ),
  line('along those|these|the|similar|the_same lines', act('within'), 'along those lines', 'act within', 1.5),
  line(
    'IS there anything|something i should|ought_to|must|would|need_to have|have_had taken|done|had|read|seen ' +
      'beforehand|before|first|already?',
    { is: 'ask', fields: ['prerequisites', 'preparation'], isSure: true },
    'is there anything i ought to have taken beforehand',
    'asks prerequisites preparation',
    3,
  ),
  line(
    'how|who IS|DO? the? places|seats|spots|they given|handed|shared|allocated|assigned|allotted|distributed|decided|raffled out|by?',
    { is: 'ask', fields: ['notes', 'places'], isSure: true },
    'how are the places given out',
    'asks notes places',
    2,
  ),
  line(
    'if|when|while|since|as i am|will_be only|just|still|also|currently? taking|doing|in',
    { is: 'role', role: 'taking' },
    'if i am only taking',
    'role taking',
    2,
  ),
  line(
    'should|must|do i be|need_to_be|have_to_be? scared|afraid|worried|nervous|frightened|terrified of|about?',
    { is: 'ask', fields: ['workload', 'rating'], isSure: true },
    'should i be scared',
    'asks workload rating',
    2,
  ),
  line(
    'everyone|everybody|people|they|my_friends|my_roommate|all|some in|at|from my|the|our dorm|hall|class|' +
      'house|year|lab|team|frat|sorority say|says|tells_me|think|thinks IS?',
    { is: 'filler' },
    'everyone in my dorm says',
    'filler',
    3,
  ),
  line(
    'has|have|did|does? it|they? get|gets|got|gotten|become|became|becoming|getting better|worse|easier|' +
      'harder or|and better|worse|easier|harder over_time|over_the_years|lately?',
    { is: 'ask', fields: ['rating', 'earlier_ratings'], isSure: true },
    'did it get better or worse',
    'asks rating earlier_ratings',
    3,
  ),
  line(
    'in|for|over earlier|past|previous|prior|former semesters|terms|years|semester|term|year',
    { is: 'ask', fields: ['earlier_ratings', 'earlier_hours'], isSure: false },
    'in earlier semesters',
    'asks earlier_ratings earlier_hours',
    1,
  ),
  line(
    'what DO? PROGRAMME actually|really? make|makes|have|want|wants|expect|expects|require|requires|force|forces ' +
      'you|me|us|one|people|students|its_majors|majors to? take|do|complete|finish|study?',
    ({ names: [name = ''] }) => ({ is: 'programme', name }),
    'what does computer science make you take',
    'programme Computer Science',
    2,
  ),
  line(
    'make_sure|check|see|sure|certain|that? i am not missing|forgetting|lacking|overlooking|short anything|something|any|of? for|in|from?',
    act('left'),
    'make sure i am not missing anything in',
    'act left',
    2,
  ),
  line(
    'show|give|see|read me? my week|schedule|timetable|plan for|of? this|the|next? SEASON|TERM? from|in|as_in|out_of|on my plan|planner',
    act('own_plan'),
    'show me my week for this fall from my plan',
    'act own_plan',
    3,
  ),
  line(
    'come|comes|amount|amounts|add_up|adds_up|run|runs to how many|much HOURS|WORK?',
    act('total'),
    'come to how many hours',
    'act total',
    3,
  ),
  line('a|an|half|NUM hour|hours and a half', { is: 'filler' }, 'an hour and a half', 'filler', 2),
  line('half an|a hour', { is: 'filler' }, 'half an hour', 'filler', 1),
  line(
    'TIME start|starts|beginnings and|or up|later|after|onward|onwards',
    ({ times: [time = 0] }) => courses(after(time)),
    '4:30 starts and up',
    'startsAfter 16:30',
    2,
  ),
  // "Is there a well rated one that asks for less": no course of before.
  line('one|ones that|which|who', { is: 'noun' }, 'one that', 'noun', 0.2),
];
