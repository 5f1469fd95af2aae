import { does, type Turn } from '../../turn.ts';

/** Whether a message is about something else than a week, whatever words of weeks it has. */
export const isOfNoWeek = (turn: Turn): boolean =>
  changesList(turn) ||
  asksReadiness(turn) ||
  comparesNamed(turn) ||
  asksBeside(turn) ||
  asksWhatIsLeft(turn) ||
  asksWho(turn) ||
  asksOfOne(turn);

/** "Does one of them share its room with a graduate class", before any week: of the courses of the talk. */
export const asksOfTalk = (turn: Turn): boolean => {
  const { asked, unclear, context, reading } = turn;
  const meant = [...asked, ...unclear];
  const known = new Set([...context.shown, ...context.list, ...context.focus, ...context.spoken]);
  return (
    context.week === null &&
    turn.planned.length === 0 &&
    turn.isQuestion &&
    meant.length > 0 &&
    meant.every((code) => known.has(code)) &&
    !does(turn, 'week', 'plan', 'fits', 'add', 'clash', 'together', 'total', 'swap', 'find') &&
    !reading.words.some(({ text }) => OF_A_WEEK.has(text))
  );
};
const OF_A_WEEK = new Set(
  'week weeks schedule timetable semester term plan calendar day days another one_more'.split(' '),
);

/** "The last one sounds good, any prereqs": of the one that was shown, and no week. */
const asksOfOne = (turn: Turn): boolean =>
  turn.context.week === null &&
  turn.asked.length === 1 &&
  turn.frame.named.length + turn.frame.conditions.length === 0 &&
  turn.frame.fields.length > 0 &&
  !does(turn, 'week', 'plan', 'fits', 'add', 'clash', 'together');

/** "What do I still need for my secondary in music?", whatever week was shown. */
const asksWhatIsLeft = (turn: Turn): boolean =>
  ASKS_WHICH.has(turn.reading.words[0]?.text ?? '') &&
  does(turn, 'left') &&
  turn.frame.programmes.length > 0 &&
  !turn.frame.hasNoun &&
  !does(turn, 'week', 'plan', 'fits');

/** "Who teaches data structures, and is it a lot of work": of that course, and no week. */
const asksWho = (turn: Turn): boolean =>
  turn.reading.words[0]?.text === 'who' &&
  TEACHES.has(turn.reading.words[1]?.text ?? '') &&
  turn.frame.fields.some(({ field }) => field === 'instructor') &&
  !does(turn, 'week', 'plan', 'swap', 'drop', 'add');
const TEACHES = new Set(['teaches', 'teach', 'taught', 'gives', 'runs', 'is']);

/** "Can I get into ENGLISH 183 with what I have": what was taken, and no week. */
const asksReadiness = ({ message, frame: { acts, codes, fields } }: Turn): boolean =>
  codes.length === 1 &&
  !FITS_IN.test(message) &&
  acts.filter((act) => act === 'ready').length +
    (fields.some(({ field, isSure }) => isSure && field === 'prerequisites') ? 1 : 0) >
    1;

/** "It is between A and B. Which one do students rate better": of those two, and no week. */
const comparesNamed = (turn: Turn): boolean =>
  !does(turn, 'week', 'plan', 'swap', 'drop', 'fits') &&
  ((turn.frame.than !== null && turn.frame.codes.length > 1 && turn.isQuestion) ||
    // "Then how do the two compare in weekly work?"
    (does(turn, 'compare') && turn.frame.fields.length > 0 && turn.pointed.length > 1));

/** Matches "get CHEM 5 in with what I have". */
const FITS_IN = /\b(?:get|fit|squeeze|put|slot|have|work) \S+(?: \S+)? in\b/iu;

/** "What else could I take with A and B": a list of what goes with them. */
const asksBeside = (turn: Turn): boolean =>
  turn.context.week === null &&
  ASKS_WHICH.has(turn.reading.words[0]?.text ?? '') &&
  turn.frame.hasNoun &&
  turn.frame.named.length > 0 &&
  turn.frame.named.every(({ role }) => role === 'clear') &&
  !does(turn, 'week', 'plan', 'fits', 'clash', 'together', 'total');
const ASKS_WHICH = new Set(['what', 'which']);

/** Whether the message changes a list, and no week: "Swap the cities for architecture", "instead of film, music". */
const changesList = (turn: Turn): boolean => {
  const { context, frame } = turn;
  // "Which of those have only one meeting day in the week": a choice from the list.
  const isChoice =
    turn.isOfList &&
    context.last?.kind === 'recommend' &&
    frame.named.length === 0 &&
    frame.conditions.length > 0 &&
    turn.reading.words.some(({ text }) => text === 'which' || text === 'any');
  if (isChoice && !does(turn, 'together', 'clash', 'fits', 'total', 'week', 'plan')) return true;
  if (frame.named.length + frame.references.length > 0) return false;
  if (context.week === null) return context.last?.kind === 'recommend' && frame.forgotten.length > 0;
  // If the last list is newer than the week, "Fridays are fine, just no Mondays" is about the list.
  return (
    !context.isOfWeek &&
    !frame.hasNoun &&
    frame.conditions.length + frame.forgotten.length + frame.allowed.length > 0 &&
    !does(turn, 'week', 'plan', 'swap', 'drop', 'add', 'resize', 'fits', 'frees', 'own_plan', 'offer')
  );
};
