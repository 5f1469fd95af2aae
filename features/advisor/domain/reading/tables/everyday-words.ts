/** How students shorten and run together: each key is a whole word, read as its value before anything else is read. */
const SHORT: Record<string, string> = {
  whats: 'what is',
  whos: 'who is',
  whens: 'when is',
  wheres: 'where is',
  hows: 'how is',
  thats: 'that is',
  theres: 'there is',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  ill: 'i will',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  havent: 'have not',
  hasnt: 'has not',
  isnt: 'is not',
  arent: 'are not',
  aint: 'is not',
  theyre: 'they are',
  youre: 'you are',
  lets: 'let us',
  gimme: 'give me',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  lemme: 'let me',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  abt: 'about',
  ppl: 'people',
  smth: 'something',
  smthg: 'something',
  sth: 'something',
  teh: 'the',
  hte: 'the',
  taht: 'that',
  wat: 'what',
  wut: 'what',
  wht: 'what',
  wich: 'which',
  cld: 'could',
  shld: 'should',
  wld: 'would',
  havnt: 'have not',
  prolly: 'probably',
  prob: 'probably',
  def: 'definitely',
  defo: 'definitely',
  kinda: 'kind of',
  sorta: 'sort of',
  alot: 'a lot',
  inbetween: 'in between',
  morn: 'morning',
  aft: 'afternoon',
  freshmen: 'freshman',
  ai: 'artificial intelligence',
  ml: 'machine learning',
  eazy: 'easy',
  ez: 'easy',
  til: 'until',
  gud: 'good',
  wats: 'what is',
  thx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  tho: 'though',
  bc: 'because',
  cuz: 'because',
  rn: 'now',
  rly: 'really',
  b4: 'before',
  hrs: 'hours',
  hr: 'hours',
  hw: 'homework',
  wk: 'week',
  prof: 'professor',
  profs: 'professors',
  rec: 'recommend',
  recs: 'recommendations',
  reqs: 'requirements',
  prereq: 'prerequisites',
  prereqs: 'prerequisites',
  prerequisite: 'prerequisites',
  prerequesites: 'prerequisites',
  prerequisities: 'prerequisites',
  coreqs: 'prerequisites',
  sched: 'schedule',
  dept: 'department',
  depts: 'departments',
  descr: 'description',
  enrol: 'enroll',
  enrolment: 'enrollment',
  enrolments: 'enrollment',
  sem: 'semester',
  intro: 'introductory',
  intros: 'introductory',
  grad: 'graduate',
  undergrad: 'undergraduate',
  labs: 'lab',
  lect: 'lecture',
  conc: 'concentration',
  convo: 'conversation',
  approx: 'about',
  mon: 'monday',
  mons: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  wednes: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  fris: 'friday',
  tmr: 'tomorrow',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  yr: 'year',
  program: 'programme',
  programs: 'programmes',
};

export const isShortened = (word: string): boolean => Object.hasOwn(SHORT, word);

/** Words that carry a meaning here and that students misspell. */
export const MEANINGFUL = new Set(
  (
    'afternoon afternoons morning mornings evening evenings monday tuesday wednesday thursday friday saturday sunday ' +
    'mondays tuesdays wednesdays thursdays fridays weekend workload workloads homework hours rating ratings rated ' +
    'highly reviews reviewed prerequisites requirement requirements recommend recommended recommendation ' +
    'recommendations suggest suggestion suggestions compare comparison difference conflict conflicts clash overlap ' +
    'schedule semester spring winter autumn summer seminar seminars lecture lectures laboratory studio tutorial ' +
    'workshop instructor instructors professor professors teacher teaches teaching taught introductory beginner ' +
    'beginners advanced intermediate graduate undergraduate level units credits course courses class classes ' +
    'concentration department description enrollment enrolled students easier easiest lighter lightest harder ' +
    'hardest heavy light challenging difficult difficulty humanities science sciences engineering language ' +
    'languages social interesting interested available offered popular thanks thank hello please before after ' +
    'about without between together second third first subject subjects evaluation evaluations'
  ).split(' '),
);

/** Everyday words that look like a slip of one of those. */
export const EVERYDAY = new Set(
  (
    'abroad around because better bored later other others others rather really recent right rates lecturer ' +
    'counts counted course sections section classic classics classical recommends heaven health healthy lights ' +
    'house horse study studies studying people things think thing thought through throughout which while would ' +
    'could should might having graded grades grading grade hating dating eating waiting writing reading ' +
    'weekday weekdays anything something everything nothing someone anyone summers springs teach tough ' +
    'threads thursty student leave level levels couple county country worked working workshop social socially ' +
    'sight night might hollow yellow follow unite united unity limits credit edits fine find found ' +
    'friend friends friendly finals final finish finished small large'
  ).split(' '),
);
