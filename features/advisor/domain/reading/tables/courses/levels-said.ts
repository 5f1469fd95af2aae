/** How students, and titles, say the level of a course and its place in a sequence. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const places = (lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap((line, at) => line.split(' ').map((word) => [word, at + 1] as const)));

export type LevelSaid = 'beginning' | 'intermediate' | 'advanced';

/** Said before a field: "intro psych", "beginning drawing", "elementary korean". */
export const LEVELS_SAID: ReadonlyMap<string, LevelSaid> = new Map(
  Object.entries({
    intro: 'beginning',
    introductory: 'beginning',
    introduction: 'beginning',
    beginner: 'beginning',
    beginners: 'beginning',
    beginning: 'beginning',
    elementary: 'beginning',
    intermediate: 'intermediate',
    advanced: 'advanced',
  }),
);
/** Of those, the ones after which "to" stands: "intro to psych". */
export const LEADS_TO = set('intro introduction');
/** Said after a field: "the psych intro". */
export const LEVELS_AFTER = set('intro introduction');
/** "The big programming class": the introduction, where one class is definite. */
export const GATEWAY = set('big huge giant main basic basics standard famous starter gateway popular');

/** Words by which titles tell a level. */
export const LEVELS_TITLED: ReadonlyMap<string, LevelSaid> = new Map([
  ...LEVELS_SAID,
  ['foundations', 'beginning'],
  ['foundation', 'beginning'],
  ['fundamentals', 'beginning'],
  ['principles', 'beginning'],
  ['elements', 'beginning'],
  ['general', 'beginning'],
]);
/** Words that titles of an introduction have besides its field. */
export const BESIDE_FIELD = set('everyone workshop first second half');
/** Of a language's name in titles, where students say the rest. */
export const OF_LANGUAGES = set('modern ancient standard classical');
/** Titles of courses that stand in no sequence. */
export const NO_SEQUENCE = set('tutorial thesis seminar research supervised honors laboratory graduate');

/** Places in figures: "korean 2", "quantum mechanics ii". A lone "i" is mostly the student. */
export const PLACES: ReadonlyMap<string, number> = places(['1', '2 ii', '3 iii', '4 iv', '5', '6']);
/** Places in titles. */
export const PLACES_TITLED: ReadonlyMap<string, number> = places(['i 1', 'ii 2', 'iii 3', 'iv 4']);
/** The number of an introduction, wherever a catalogue has no such code: "spanish 101". */
export const OF_INTRODUCTIONS = '101';
/** Places in words: "the second half of orgo", "first intermediate japanese". */
export const ORDINALS: ReadonlyMap<string, number> = places([
  'first 1st',
  'second 2nd',
  'third 3rd',
  'fourth 4th',
]);
/** Parts of a sequence. */
export const PARTS = set('half semester part term quarter');
/** "My first semester spanish was hard": a time. */
export const BEFORE_TIMES = set('my your our his her their this next last every each in during');

/** After a figure they are counted, and it is no place: "micro 2 hours a week", "korean 3 times". */
export const COUNTED_AFTER = set(
  'hour hours hr hrs unit units credit credits day days time times week weeks month months year years student ' +
    'students people percent page pages am pm minute minutes min mins classes courses ' +
    'of more other others th lab labs laboratory person papers exams electives nights night mornings afternoons ' +
    'evenings lectures meetings sessions essays problem psets friends semesters terms quarters requirements beginners',
);
/** Between two figures they make them a range or a count: "chem 2 or 3 times". */
export const BETWEEN_FIGURES = set('or and to through');
/** Said before a field whose sequence is its introduction: "gen chem 2". */
export const GENERAL = set('gen general');
/** Makes any course of what follows: "a nice intro psych", "some beginner korean". */
export const INDEFINITE = set(
  'a an any some another other no more few several every each which what whatever one two three kind type sort like good ' +
    'nice easy fun cool decent interesting random only',
);
/** Before "beginning" they make it a verb: "i am beginning spanish". */
export const MAKES_VERB = set('i im am be been being was were he she hes shes theyre we are youre ive just');
/** After the words they are of something else: "intro psych classes", "the intro econ requirement". */
export const NOT_AFTER = set(
  'classes courses electives seminars ones stuff topics related things level levels type types kind kinds sequence ' +
    'sequences series track major majors people students requirement requirements content material prof professor ' +
    'professors teacher teachers textbook book books skills department option options choices offerings exam exams homework',
);
/** A word for a class, which ends a name: "the intro psych class". */
export const ENDS_NAME = set('class course lecture one');
/** Between two levels and fields: "intro chem or intro history". */
export const BETWEEN_KINDS = set('or and vs versus n plus');
/** After a level and field that begin a clause they narrow a wish: "intro bio in spring, not before ten". */
export const NARROWS = set('in on at before after first next this without with no not');
/** What courses do, after their names: "intro psych fills up". */
export const VERBS_AFTER = set(
  'fill fills filled run runs cost costs conflict offered taught open opens full closed cancelled canceled hard harder easy ' +
    'easier or and vs versus plus than then if because but so when while bad brutal scary curved rated waitlisted mandatory ' +
    'count counts satisfy satisfies fulfill fulfills cover covers overlap overlaps lead leads help helps prepare prepares',
);
