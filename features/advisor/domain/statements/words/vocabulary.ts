import type { Figure } from '../claim.ts';
import { NEUTRAL } from './neutral-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/**
 * Words that add nothing to a claim: a sentence of these and of claims is read whole. Never add a word that denies,
 * compares, counts, limits or supposes.
 */
export const GLUE = set(`
  ${NEUTRAL.join(' ')}
  can could may might probably presumably yet your like current together toward towards though although because still liked whose s
  a an the it its it's itself this that these those there here they them their he she his her who whom whose which what
  is are was were be been being am has have had having does do did done will shall gets get got
  of in on at for from to by with as into onto per via about during within according through across
  and also too additionally moreover furthermore plus well then so thus
  , . ; : ( ) [ ] - — / | & ! " ' · • + = → ↔ … 's
  course courses class classes offering offerings one
  catalogue catalog record records registrar listing listings university official officially says say said shows show states state stated
  lists list listed gives give given per notes according data tells
  currently now right today presently already note please
  you students student we our us i
  week weekly each
  sits sit stands stand comes come came carries carry runs run holds hold bears bear carrying
  expect expects expected plan figure count counts counted reckon takes take taking took spend spends means mean puts
  overall avg average averages averaging averaged typical typically usually generally
  know known fyi yes sure okay ok question thanks btw summary quick
  however meanwhile while whereas but
  last latest recent evaluations evaluation survey surveys
  reported report reports
  worth total amounting amounts amount number value figures
  under title titled called named entitled name code
  time times day days slot slots session sessions scheduled schedule meets meet meeting meetings held happens place takes convene convenes gathers
  term terms semester semesters
  offered available running evals eval
  would you'd
  taught teaches teach teaching instructor instructors professor professors prof profs dr lecturer lecturers led leads lead faculty head
  rated rating ratings rate rates score scores scored scoring stars star point points
  workload hours hour hrs hr h work homework
  unit units credit credits
  enrollment enrolment enrolled enrolls enrollments size headcount registered roster
  cap capped caps capacity limit seats seat places spots spot max maximum room
  starts start starting begins begin beginning ends end ending finishes finish finishing lasts lasting long goes go
  location located building where when
  kind type format component style
  department dept housed belongs belong part
  section sections
  academic year
  am pm
  find found see seen look looking choose pick picks picked sign signs signed up out back come here's
  practically basically essentially exactly precisely flat sharp simply really actually indeed apparently clearly
  put putting make makes making made amounts adding add adds combined comes
  edition version pack load field file book books page entry info information facts fact detail details
  called goes known go known noted mentioned mention mentions described describes description begins opens opening closes
  home house housed sits lives live based run runs operates operated
  asks ask asked wants want
  around there's front end till
  clock clocks clocked clocking logs logged logging reported reports report says
  boasts boast sports features feature offers offer offering provides provide provided
  total totals sum sums altogether pair trio group picks choices
  lead leads leader charge
  set fixed given stated currently presently now
  accessible possible
  pretty quite fairly rather roughly 
  filed falls happening happen occurring occurs occur
  gave give giving got earned earns earn received receives receive posted posts post recorded records mark marks
  individually apiece separately 
  way things thing stuff bit matter matters
  per on point scale five
  anyway ok so basically well then yes yep yeah honestly frankly
  u ur r w
  whole entire
  day night
  wise
  timetable calendar registrar's register
  named names listed lists appears appear shows showing
  hour hours mins
  heads folks people kids
  sits meets gathers convenes assembles
  during throughout
  spent estimate estimated estimates attracted drawn drew structured organised organized conducted delivered
`);

/** Words that add nothing to a claim that holds, but may change the meaning of one that does not. */
export const HEDGES = set(`could may might like your probably presumably`);

/** Words that say what the next bare figure is. */
export const FIGURE_WORDS: ReadonlyMap<string, Figure> = new Map([
  ['rated', 'rating'],
  ['rating', 'rating'],
  ['ratings', 'rating'],
  ['rate', 'rating'],
  ['rates', 'rating'],
  ['score', 'rating'],
  ['scores', 'rating'],
  ['scored', 'rating'],
  ['scoring', 'rating'],
  ['stars', 'rating'],
  ['workload', 'workload'],
  ['hours', 'workload'],
  ['hrs', 'workload'],
  ['units', 'units'],
  ['credits', 'units'],
  ['credit', 'units'],
  ['unit', 'units'],
  ['enrollment', 'enrollment'],
  ['enrolment', 'enrollment'],
  ['enrolled', 'enrollment'],
  ['enrolls', 'enrollment'],
  ['registered', 'enrollment'],
  ['headcount', 'enrollment'],
  ['size', 'enrollment'],
  ['cap', 'cap'],
  ['caps', 'cap'],
  ['capped', 'cap'],
  ['reviews', 'rating'],
  ['opinion', 'rating'],
  ['evaluations', 'rating'],
  ['capacity', 'cap'],
  ['limit', 'cap'],
  ['limited', 'cap'],
  ['maximum', 'cap'],
  ['max', 'cap'],
]);

/** A person is a teacher only in a sentence with one of these words. */
export const TEACH_WORDS = set(
  `helm learn learning study studying taught teaches teach teaching instructor instructors professor professors prof profs dr lecturer lecturers led leads lead faculty by lectures with instruction co-taught coteach teacher teachers runs run head charge gives teaching team handles directs directed headed heads offers`,
);

/** A term is claimed only in a sentence with one of these words; else it only dates the rest. */
export const OFFER_WORDS = set(
  `offered offer available given runs run running offering scheduled taught held offers term terms semester semesters when schedule timetable`,
);

export const KINDS: ReadonlyMap<string, string> = new Map([
  ['lecture', 'Lecture'],
  ['lectures', 'Lecture'],
  ['recitation', 'Recitation'],
  ['recitations', 'Recitation'],
  ['lab', 'Laboratory'],
  ['labs', 'Laboratory'],
  ['laboratory', 'Laboratory'],
  ['laboratories', 'Laboratory'],
  ['discussion', 'Discussion'],
  ['discussions', 'Discussion'],
  ['seminar', 'Seminar'],
  ['seminars', 'Seminar'],
  ['studio', 'Studio'],
  ['studios', 'Studio'],
  ['tutorial', 'Tutorial'],
  ['tutorials', 'Tutorial'],
  ['workshop', 'Workshop'],
  ['workshops', 'Workshop'],
  ['design', 'Design'],
]);

/**
 * Words that may turn a value into something other than a plain statement: conditions, guesses, third persons' words,
 * wishes, unread comparisons. Near one of them nothing is called wrong.
 */
export const BLOCKERS = set(`
  if unless could might may maybe perhaps possibly suppose imagine assuming should hope hopefully wish want wanted
  prefer preferred asked think thought believe heard rumor rumour supposedly seems
  not never no none nor neither either without except excluding besides rather instead unlike versus vs compared
  than more less fewer higher lower better worse harder easier lighter heavier bigger smaller longer shorter
  most least highest lowest best worst hardest easiest lightest heaviest
  difference apart between plus minus extra additional remaining other another others
  similar same as like until till since ago previously formerly earlier before after once used old former past years
  my free goal budget target need needs must your
  anything nothing something everything anyone everyone nobody somebody
  above below ahead behind beats beyond
  % $ ?
  median
  final exam midterm assignment assignments problem sets deadline
  wrong incorrect false mistaken actually correction
  leave leaves leaving else
  increase decrease increased decreased doubled up down
  almost half
  first second third latter necessarily always
`);
