import { fieldsOf, requestsAbout } from './about-courses.ts';
import type { Request } from './request.ts';
import type { Condition } from './spans/meaning.ts';
import { saysNothing } from './spans/says-nothing.ts';
import { BESIDES, exactTitle, isTakeable, titlesOf } from './spans/titles-of.ts';
import { wordsOf } from './spans/words.ts';
import { does, isOneCourse, seeks, sureFields, type Turn } from './turn.ts';

/** Courses named by their topic: "Who teaches the course on black holes". */
export const ofTitles = (turn: Turn): Request[] | null => {
  const { frame } = turn;
  if (frame.named.length > 0 || does(turn, 'after', 'more')) return null;
  if (seeks(turn) && !comparesTitles(turn)) return null;
  if (isTakeable(turn)) return null;
  // "Which professor in Government writes the warmest letters" is of no course.
  if (
    frame.unheld.includes('personality') &&
    frame.conditions.every(({ titled }) => !titled) &&
    !isOneCourse(turn)
  )
    return null;
  const exact = exactTitle(turn);
  const isTitled = frame.conditions.some(({ titled }) => titled !== undefined);
  const asks =
    sureFields(turn).length > 0 ||
    does(turn, 'ready', 'clash', 'together', 'compare') ||
    (does(turn, 'tell') && (isTitled || exact || isOneCourse(turn))) ||
    (frame.unheld.length > 0 && (isOneCourse(turn) || exact));
  // "The Ozu one: units and days" is a question without a question mark; "a film class, rating over 4" is none.
  const isListed =
    frame.fields.length > 0 &&
    frame.conditions.filter(({ condition: { on }, titled }) => on === 'topic' && !titled).length < 2 &&
    frame.conditions.every(({ condition: { on, isTurned } }) => NAMING.has(on) && !isTurned);
  const isOne =
    asks ||
    (isListed && (frame.fields.length > 1 || isTitled)) ||
    (frame.fields.length > 0 && turn.isQuestion) ||
    ((exact || isTitled || isOneCourse(turn)) && turn.isQuestion && fieldsOf(turn).length > 0);
  const isAsked = turn.isQuestion || (does(turn, 'tell') && isOneCourse(turn));
  if ((!isOne && !exact) || (!exact && !isTitled && !isAsked && !isListed)) return null;
  const titles = titlesOf(turn);
  // "Who's coxing the boat": no title has a word of it.
  const { titleWords } = turn.vocabulary.lexicon;
  const isKnown = titles.some(
    ({ said, search }) =>
      search.text === undefined ||
      search.codes !== undefined ||
      wordsOf(said).some(({ text }) => titleWords.has(text) && !saysNothing(text)),
  );
  if (!isKnown && !isTitled) return null;
  // Further conditions are part of the name: "the sleep gened".
  const conditions = frame.conditions.filter(({ condition: { on } }) => !BESIDES.has(on));
  return requestsAbout([], titles, { ...turn, frame: { ...frame, conditions } });
};

/** "Linear models vs bayesian data analysis, which one is more work": two titles, and no list. */
const comparesTitles = (turn: Turn): boolean =>
  does(turn, 'compare') && turn.frame.conditions.filter(({ titled }) => titled !== undefined).length > 1;

/** Conditions that may be part of the name of a course that is asked about. */
const NAMING: ReadonlySet<Condition['on']> = new Set([...BESIDES, 'topic', 'terms', 'isByPermission']);
