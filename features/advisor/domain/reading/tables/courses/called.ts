/** Words around the name of a course, by what they say of it. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "The gamelan class": which one is meant is known. */
export const DEFINITE = set('the that this');
export const NOUNS = set('class course seminar lecture tutorial lab laboratory workshop studio one thing');
/** "Machine learning classes": a topic. */
export const PLURALS = set('classes courses electives seminars ones stuff topics related things');
/** Kinds of class, which the course has. */
export const KINDS: ReadonlyMap<string, string> = new Map([
  ['lab', 'laboratory'],
  ['laboratory', 'laboratory'],
  ['seminar', 'seminar'],
  ['tutorial', 'tutorial'],
  ['workshop', 'workshop'],
  ['studio', 'studio'],
]);

/** Words before the name of a course: "take machine learning", "between beowulf and chaucer", "is thermo hard". */
export const BEFORE_NAME = set(
  'take taking took taken retake do doing done add adding drop dropping finish finished finishing before after vs ' +
    'versus is are was does did can could will would should with w without than between both either or and plus need ' +
    'thinking until till til of for like want wants require requires expect expects passed skip start starting into btw ' +
    'enter join put as about heard saying say had have to get squeeze hit hits touch touches against',
);
/** Of those, the ones that also introduce a topic or stand anywhere: the clause must ask for a course. */
export const WEAK_BEFORE = set(
  'with w and or plus of for like into as about start starting need can are have to say',
);
/** Words after the name of a course: "human memory clashes with", "quantum next term". */
export const AFTER_NAME = set(
  'is are was has have meets meet clash clashes conflict conflicts overlap overlaps vs versus first next this in ' +
    'again still worth hard count counts fit fits also too before after need needs require requires sounds seems looks ' +
    'wants asks shows says eats kills takes got gets runs',
);
/** What makes the courses that follow any: "something about machine learning". */
export const OPENS_TOPIC = set(
  'about on like something anything some any another concerning more other regarding interested interests love loved ' +
    'loves enjoy obsessed background experience job work career major majoring minor minoring concentration concentrating ' +
    'secondary field department',
);
/** Words that are no name of a course by themselves. */
export const NO_NAME = set(
  'first second third fourth fifth last next one ones two three best worst least most less more only same other another ' +
    'teacher teachers professor professors instructor ' +
    'new right easy hard light heavy good bad short long early late morning afternoon evening night big small online ' +
    'required intro introductory intermediate advanced gened general education language science math writing reading ' +
    'semester term year spring fall schedule week plan plans class course history lab seminar tutorial lecture ' +
    'research thesis honors senior junior sophomore freshman first-year gen ed elective electives requirement requirements ' +
    'distribution expository core field theory methods statistics seminar project projects topics introduction ' +
    'twenty thirty forty fifty hundred ' +
    'undergrad undergrads undergraduate undergraduates grad grads ' +
    'begin beginning foundations principles problems world life time study studies design work making american english',
);

export const MANY = set('classes courses electives');
/** After these stands a course: "take beowulf". */
export const TAKING = set('take taking took taken retake do doing had');
/** Words with which a clause begins before it names a course: "so machine shop is full". */
export const OPENERS = set('so ok okay hey hi hello and but btw also wait ugh lol well um hmm omg plus then');
/** Words of messages that hold several courses against each other. */
export const COMPARING = set(
  'overlap overlaps clash clashes conflict conflicts together fit fits crazy insane doable survive harder easier hardest easiest ' +
    'worse better lighter heavier which',
);
/** After these a number with an "a" or "p" is a course, and no time: "I only have 1a". */
export const OF_TAKING = set(
  'have had has got only take took taken taking do did done finished passed after through',
);
/** "Plague type classes": a topic. */
export const LINKING = new Set(['type', 'kind', 'style', 'themed', 'focused', 'based']);
/** What makes all names of a sentence topics, unless a verb of taking stands there. */
export const ANY_ONE = new Set('something anything anythings somethin'.split(' '));
export const TAKES = new Set('take taking build make plan schedule'.split(' '));
/** Verbs that open a question only after one of `OPENS_QUESTION`: "our drummer would murder me". */
export const AUXILIARY = new Set('did does can could will would should'.split(' '));
export const OPENS_QUESTION = new Set(
  'and or but so also wait then ok okay plus because bc if whether how why when'.split(' '),
);

/** What joins the names of courses. */
export const JOINTS = new Set('and or vs versus plus n than with w then'.split(' '));
/** Words of messages that ask for particular courses. */
export const ASKS_FOR_COURSE = new Set(
  (
    'need needed require required missing prereq prereqs prerequisite prerequisites build make schedule plan clash conflict ' +
    'conflicts overlap overlaps fit fits same take taking run runs hit hits ' +
    'get signed enrolled registered waitlisted'
  ).split(' '),
);

/** Years that have a tutorial or seminar of their own in each field. */
export const YEARS = new Set(['sophomore', 'junior', 'senior']);
/** "Intermediate micro": part of a name, before another word. */
export const LEVELS = new Set(['intermediate', 'advanced', 'introductory', 'intro', 'honors', 'elementary']);
