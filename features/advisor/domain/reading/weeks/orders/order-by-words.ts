import type { Frame } from '../../frame/frame.ts';
import type { HEAVIEST } from '../../request.ts';
import { DAY_WORDS } from '../../spans/line.ts';
import { saysNothing } from '../../spans/says-nothing.ts';
import type { Word } from '../../spans/words.ts';
import {
  ALL_THERE_IS,
  AWAY,
  COUNTED,
  DRAWN,
  KEPT,
  OF_SOME,
  POINTING,
  WHO,
} from '../../tables/weeks/clause-words.ts';
import { AFTER_ORDER, BEFORE_ORDER } from '../../tables/weeks/order-words.ts';
import { WISHING_WORDS } from '../../tables/weeks/tales.ts';
import type { CoursesMeant } from './course-meant.ts';
import type { Order } from './order.ts';

type Meant = (said: string) => CoursesMeant | typeof HEAVIEST | null;

const MOST_WORDS = 12;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/**
 * The order of a clause by the words that it has, in any order: "away that one", "bye econ", "python is out" lose
 * a course, "the lab must be in"
 * keeps one, "the week with the other two" changes nothing. Null if there is a word that is none of these.
 */
export const orderByWords = (clause: readonly Word[], meant: Meant): Order | null => {
  const [first] = clause;
  const between =
    first !== undefined && BETWEEN.has(first.text) ? clause.findIndex(({ number }) => number !== null) : -1;
  if (between > 0) return orderByWords(clause.slice(between + 1), meant);
  if (clause.length > MOST_WORDS) return null;
  const has = (some: ReadonlySet<string>) => clause.some(({ text }) => some.has(text));
  if (has(WHO) || has(COMING)) return null;
  const isNot = has(NOT);
  // "Out with the lab" loses it, "goes well with the lab" does not.
  if (has(AWAY))
    return isNot || has(PLANNING) || (has(JOINED) && !has(OUT_WITH))
      ? null
      : aboutCourse('drop', clause, AWAY_WITH, meant);
  // "The week with the micro and the others".
  if (has(OTHERS) && has(WITH) && !isNot) return aboutCourse('stay', clause, WITH_OTHERS, meant);
  return has(KEPT) && !isNot ? aboutCourse('stay', clause, KEPT, meant) : null;
};
const BETWEEN = new Set(['between', 'among', 'of', 'from']);
/** "Plan out my spring". */
const PLANNING = new Set(['plan', 'figure', 'lay', 'map', 'work', 'try', 'find', 'check', 'spell']);
const JOINED = new Set(['with']);
const OUT_WITH = new Set(['out', 'away', 'off', 'bye', 'goodbye', 'rid']);
const AWAY_WITH: ReadonlySet<string> = new Set([...AWAY, ...JOINED]);
const WEEK = new Set(['week', 'weeks', 'schedule', 'timetable', 'grid', 'calendar']);
/** With these a course comes, or all is only supposed. */
const COMING = new Set(
  'if another else something anything some instead new different add give find put swap for'.split(' '),
);
const OTHERS = new Set(['others', 'other', 'rest']);
const WITH = new Set(['with', 'keep', 'just']);
const WITH_OTHERS: ReadonlySet<string> = new Set([...ALL_THERE_IS, ...DRAWN]);
const NOT = new Set(['not', 'no', 'never']);

const isIdle = (text: string): boolean =>
  BEFORE_ORDER.has(text) || AFTER_ORDER.has(text) || saysNothing(text) || OF_SOME.has(text);

/** The one course that a clause is about, where all else are words of the order. */
const aboutCourse = (
  does: 'drop' | 'stay',
  clause: readonly Word[],
  verbs: ReadonlySet<string>,
  meant: Meant,
): Order | null => {
  const texts = clause.map(({ text }) => text);
  const left = texts.flatMap((text, at) => (verbs.has(text) || isIdle(text) ? [] : at));
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) {
    const pronoun = texts.find((text) => POINTING.has(text));
    const found = pronoun === undefined ? null : meant(pronoun);
    return found === null ? null : orderOn(does, found, pronoun ?? '');
  }
  if (texts.slice(first, last + 1).some((text) => verbs.has(text))) return null;
  const said = texts.slice(first, last + 1).join(' ');
  const found = meant(said);
  return found === null ? null : orderOn(does, found, said);
};
const orderOn = (does: 'drop' | 'stay', found: CoursesMeant | typeof HEAVIEST, said: string): Order => ({
  does,
  gone: typeof found === 'string' ? found : { ...found, said },
  come: null,
  count: null,
});

/** "Show me the week with the other three", "I stay with the three", "what's left": all that there is. */
export const restOf = (clause: readonly Word[]): Order | null => {
  const texts = clause.map(({ text }) => text);
  if (texts.some((text) => WHO.has(text) || NOT.has(text))) return null;
  const at = texts.findIndex((text, each) => ALL_THERE_IS.has(text) && isOfAll(texts, each));
  if (at < 0 && !texts.some((text) => WEEK.has(text))) return null;
  const isOnly = texts.every(
    (text) =>
      ALL_THERE_IS.has(text) ||
      NUMBERS.includes(text) ||
      /^[2-6]$/u.test(text) ||
      KEPT.has(text) ||
      DRAWN.has(text) ||
      isIdle(text),
  );
  return isOnly ? { does: 'rest', gone: null, come: null, count: null } : null;
};
/** "The three", "these", "the others": "one" alone may be any. */
const isOfAll = (texts: readonly string[], at: number): boolean => {
  const [word = '', next = ''] = [texts[at], texts[at + 1]];
  return word === 'the' ? next === 'other' || NUMBERS.indexOf(next) > 1 || /^[2-6]$/u.test(next) : true;
};

/** A remark beside the orders: no word that wishes, counts, bounds or changes, and no course. */
export const isRemark = (clause: readonly Word[], frame: Frame): boolean =>
  isUnheldOnly(clause, frame) ||
  (clause.length >= FEWEST_BESIDE &&
    !clause.some(({ text, number }) => isWeighty(text, number)) &&
    frame.named.length + frame.references.length + frame.doubts.length === 0 &&
    frame.conditions.every(({ condition: { on } }) => on === 'topic'));
/** "No exams": what no record says is named in the reply, and changes nothing else. */
const isUnheldOnly = (clause: readonly Word[], { unheld, conditions, named }: Frame): boolean =>
  unheld.length > 0 && conditions.length + named.length === 0 && clause.length <= FEW;
const FEW = 4;
const FEWEST_BESIDE = 2;
const isWeighty = (word: string, number: number | null): boolean =>
  (number !== null && !word.includes(':')) ||
  WISHING_WORDS.has(word) ||
  DAY_WORDS.has(word) ||
  COUNTED.has(word) ||
  WHO.has(word);
