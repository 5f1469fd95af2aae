import { changed as changedWish } from '../change.ts';
import type { Frame } from '../frame/frame.ts';
import type { Request } from '../request.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { FILLS_A_GAP, MAKES_WEEK, OF_OWN_WEEK } from '../tables/week-phrases.ts';
import { resolveReferences } from '../refer.ts';
import { aboutWeek, offered } from './about-week.ts';
import { asksForSeveral, fitsAtOnce, wishesBeside } from './asks-for-several.ts';
import { askFor } from './ask-for-week.ts';
import { changed } from './changed-week.ts';
import { boundsIn, isOfAll, ofCourses } from './week-parts.ts';
import { titlesAsCodes } from './titles-as-codes.ts';
import { weekAsked } from './week-request.ts';
import { inPlainBounds, inPlainChanges, weekText } from './week-text.ts';

/** What a message asks of a term's week; null where it is about something else. */
export const ofWeeks = (said: Turn): Request | null => {
  if (changesList(said)) return null;
  const turn = withTitles(said);
  const text = weekText(turn.message);
  const isMade = asksForOne(turn, text);
  return (
    offered(turn, text) ??
    (isMade && !asksWhetherOwn(turn, text) ? null : aboutWeek(turn, text)) ??
    changed(turn, text, isMade) ??
    (isMade ? fromNothing(turn) : null)
  );
};

/** "3 light classes, no Fridays", then "social science ones": the same is wished of a list. */
export const wishOfWeek = ({ frame, context }: Turn, [request]: readonly Request[]): { frame?: Frame } => {
  if (request?.kind !== 'week' || request.ask.choose.length !== 1 || request.ask.codes.length > 0) return {};
  return { frame: context.isOfWeek && context.frame ? changedWish(context.frame, frame, 'instead') : frame };
};

/** "Swap the cities for architecture", "instead of film, music", after a list: nothing of a week is named. */
const changesList = (turn: Turn): boolean => {
  const { context, frame } = turn;
  if (frame.named.length + frame.references.length > 0) return false;
  if (context.week === null) return context.last?.kind === 'recommend' && frame.forgotten.length > 0;
  // After a list that was asked for later than a week, "Fridays are fine, just no Mondays" is said of the list.
  return (
    !context.isOfWeek &&
    !frame.hasNoun &&
    frame.conditions.length + frame.forgotten.length + frame.allowed.length > 0 &&
    !does(turn, 'week', 'plan', 'swap', 'drop', 'add', 'resize', 'fits', 'frees', 'own_plan', 'offer')
  );
};

/** The same message with titles as codes. */
const withTitles = (turn: Turn): Turn => {
  const message = inPlainChanges(titlesAsCodes(turn.message, turn.vocabulary.lexicon));
  if (message === turn.message) return turn;
  const reading = turn.readPart(message);
  const resolved = resolveReferences(reading.frame, turn.context);
  const asked = [...new Set([...resolved.pointed, ...resolved.frame.codes])];
  return { ...turn, ...resolved, reading, message, asked };
};

/** "Plan my spring", "build me a schedule: …", "4 classes next term, no fridays". */
const asksForOne = (turn: Turn, text: string): boolean =>
  (!judgesNamed(turn, text) || fitsAtOnce(turn, text)) &&
  ((MAKES_WEEK.some((phrase) => phrase.test(text)) && !OF_OWN_WEEK.test(text)) ||
    does(turn, 'week') ||
    isPlanned(turn) ||
    countsWithBounds(turn) ||
    asksForSeveral(turn, text)) &&
  !FILLS_A_GAP.test(text) &&
  !ASKS_OWN_SUM.test(text);
/** "How much work is my spring going to be". */
const ASKS_OWN_SUM = /\bhow (?:much|many|heavy|hard|bad|intense|busy)\b[^.?!\n]{0,30}\bmy\b/u;

/** "My spring plan: A, B and C, any clash?", "do A and B fit in one schedule": of courses that are named. */
const judgesNamed = (turn: Turn, text: string): boolean =>
  does(turn, 'total', 'clash', 'together') &&
  turn.frame.named.length > 1 &&
  !MADE.test(text) &&
  !WHAT_WEEK.test(text) &&
  !wishesBeside(text) &&
  !BEGINS_MADE.test(text);
/** "What's a realistic schedule with A, B and C". */
const WHAT_WEEK =
  /\bwh?at(?:'?s| is| would be)? an? (?:\w+ ){0,3}(?:schedule|timetable|week|semester|term|spring|fall)\b/u;
const BEGINS_MADE =
  /^\W*(?:(?:hi|hey|hello|ok|so|now|can|could|would|you|u|please|pls|i want (?:you )?to|help me)\W+)*(?:build|make|create|put together|draft|design|work out|set up|schedule|arrange)\b/u;
const MADE =
  /\b(?:plan|build|make|create|draft|design|put|turn|map|lay|give|need|want|wanna)\b(?! check)[^:]*$/u;

/** "Does it still fit my schedule", though a schedule is spoken of. */
const asksWhetherOwn = (turn: Turn, text: string): boolean =>
  does(turn, 'fits', 'frees') && turn.isQuestion && !/\b(?:plan|build|make|create|draft)\b/u.test(text);

const fromNothing = (turn: Turn): Request | null => {
  if (turn.asked.length === 1 && sureFields(turn).length > 0 && !does(turn, 'week')) return null;
  const { ask, titles, total } = askFor(turn);
  return weekAsked(ask, titles, total);
};

/** The older act of planning, where it speaks of a term or of several courses. */
const isPlanned = (turn: Turn): boolean =>
  does(turn, 'plan') &&
  (turn.frame.conditions.some(({ condition: { on } }) => on === 'terms') || turn.frame.count !== null) &&
  !turn.isQuestion;

const FEWEST = 3;
/** Several courses of any kind with days or hours that hold of all: "4 classes next semester, no fridays". */
const countsWithBounds = (turn: Turn): boolean => {
  const { frame, message, readPart } = turn;
  const isQuestion = turn.isQuestion && !TAKES_WHAT.test(message);
  if (isQuestion || frame.order !== null || does(turn, 'swap', 'drop')) return false;
  const whole = readPart(inPlainBounds(message).replace(NUMBERED, 'some $1')).frame;
  const isOfTerm = whole.conditions.some(({ condition: { on } }) => on === 'terms');
  return (
    (isOfTerm || inPlainBounds(message) !== message) &&
    (isOfAll(message) ||
      (Object.keys(boundsIn(whole)).length > 0 &&
        ofCourses(whole).every(({ condition: { on } }) => on === 'hours'))) &&
    (whole.count ?? numberBeforeCourses(turn)) >= FEWEST
  );
};

/** "What should I take in spring? Four courses, none on Fridays". */
const TAKES_WHAT =
  /\bwh?at (?:\w+ ){0,2}(?:should|shud|could|can|do|shall|would|might) (?:i|we) (?:be )?(?:tak(?:e|ing)|do(?:ing)?|pick|choose)\b/iu;

const numberBeforeCourses = ({ reading: { words } }: Turn): number =>
  words.find(({ number }, at) => number !== null && isOfCourses(words[at + 1]?.text, words[at + 2]?.text))
    ?.number ?? 0;
/** "4 classes", "4 of them". */
const isOfCourses = (next = '', after = ''): boolean =>
  COURSES.has(next) || (next === 'of' && (after === 'them' || after === 'those'));
/** "4 classes" of no subject, though one is a number. */
const NUMBERED = /\b\d (classes|courses)\b/iu;
const COURSES = new Set(['classes', 'courses']);
