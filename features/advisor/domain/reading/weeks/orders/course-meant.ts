import type { Places } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';
import { HEAVIEST } from '../../request.ts';
import type { Turn } from '../../turn.ts';
import { COURSE_NOUNS, HEAVIEST_SAID, NOT_IN_NAME, THE, THIS_ONE } from '../../tables/weeks/order-words.ts';
import { meantByTime, type TimedCourse } from './meant-by-time.ts';
import { meantByTitle } from './meant-by-title.ts';
import { subjectLikeOf } from '../subject-of.ts';
import { placesIn } from '../week-parts.ts';

type Reader = Pick<Turn, 'readPart' | 'vocabulary'>;

/** A course of a week, and the place that it was chosen for; null: it was named, or is in the plan. */
export interface Item {
  code: string;
  place: Places | null;
  at: number;
  timed?: TimedCourse;
}

/** The courses of a week, those that were chosen last at the end. */
export const itemsOf = ({ codes, asked, chosen = [], timed = [] }: WeekSaid): Item[] => {
  const placeOf = (code: string) => chosen.find((each) => each.code === code)?.place ?? -1;
  return codes.map((code) => {
    const at = asked.codes.includes(code) ? -1 : placeOf(code);
    const times = timed.find((each) => each.code === code);
    return { code, place: asked.choose[at] ?? null, at, ...(times === undefined ? {} : { timed: times }) };
  });
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ORDINAL_SIGNS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
const NUMBERS = new Map([
  ['one', 1],
  ['1', 1],
  ['a', 1],
  ['another', 1],
  ['two', 2],
  ['2', 2],
  ['both', 2],
  ['three', 3],
  ['3', 3],
]);

export interface CoursesMeant {
  codes: string[];
  /** All that the description fits. */
  like: string[];
}

/** The courses that words mean: codes, `HEAVIEST` for the one with the most work; null: none of the week. */
export const coursesMeant = (
  said: string,
  items: readonly Item[],
  turn: Reader,
): CoursesMeant | typeof HEAVIEST | null => {
  const typed = said.toLowerCase().trim();
  const whole = typed.replace(YOU_CHOSE, '');
  if (whole !== typed && ALL_OF_IT.test(whole)) {
    const chosen = looseFirst(items).map(({ code }) => code);
    return chosen.length === 0 ? null : { codes: chosen, like: chosen };
  }
  if (HEAVIEST_SAID.has(whole.replace(/^(?:the|whatever|what|which) /u, ''))) return HEAVIEST;
  if (THIS_ONE.has(whole)) return lastOf(items);
  const words = whole.split(/\s+/u);
  const named = byCode(whole, items, turn);
  if (named !== null) return { codes: named, like: named };
  const timed = meantByTime(
    whole,
    items.flatMap((item) => item.timed ?? []),
  );
  if (timed?.length === 1) return { codes: timed, like: timed };
  const { rest, count, isAll, isOneOf } = described(words);
  if (rest.length === 0) {
    const loose = looseFirst(items).map(({ code }) => code);
    if (isOneOf && loose.length > 0) return { codes: loose.slice(-(count ?? 1)), like: loose };
    return null;
  }
  const nth = ordinal(rest);
  if (nth !== null) {
    const code = items.at(nth)?.code;
    return code === undefined ? null : { codes: [code], like: [code] };
  }
  if (rest.length > MOST_IN_NAME || rest.some((word) => NOT_IN_NAME.has(word))) return null;
  const like = likeSaid(rest.join(' '), items, turn);
  if (like.length === 0) return null;
  return { codes: isAll && count === null ? like : like.slice(-(count ?? 1)), like };
};

/** "Both of the ones you picked". */
const YOU_CHOSE =
  / (?:that )?(?:you|u) (?:picked|chose|added|suggested|found|put in|came up with|proposed|selected)$/u;
const ALL_OF_IT =
  /^(?:all |both |the |those |these |of |two |three |other )*(?:ones?|courses|classes|two|three|others)$/u;
const MOST_IN_NAME = 5;

/** "It", "that one": the course chosen last, where it is clear which. */
const lastOf = (items: readonly Item[]): CoursesMeant | null => {
  const chosen = items.filter(({ place }) => place !== null).toSorted((a, b) => a.at - b.at);
  const last = chosen.at(-1);
  if (last === undefined) return null;
  return chosen.filter(({ at }) => at === last.at).length === 1
    ? { codes: [last.code], like: [last.code] }
    : null;
};

/** The chosen courses, those at the end that may go first: of no wish of their own, and chosen last. */
export const looseFirst = (items: readonly Item[]): Item[] =>
  items
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => Number(isOpen(a.place as Places)) - Number(isOpen(b.place as Places)) || a.at - b.at);

const BESIDE_CODE = new Set(['and', 'plus', 'in', 'too', 'or']);
const byCode = (said: string, items: readonly Item[], { readPart }: Reader): string[] | null => {
  const { frame, words, spans } = readPart(said);
  const { named } = frame;
  const isOfCode = (at: number) =>
    spans.some(({ from, to, meaning }) => meaning.is === 'course' && from <= at && at < to);
  const isElse = words.some(
    ({ text }, at) => !isOfCode(at) && !BESIDE_CODE.has(text) && !COURSE_NOUNS.has(text) && !THE.has(text),
  );
  if (named.length > 0 && isElse) return null;
  const codes = items.map(({ code }) => code);
  const found = named
    .flatMap(({ code, candidates }) => [code, ...candidates])
    .filter((code) => codes.includes(code));
  if (found.length > 0) return [...new Set(found)];
  if (named.length > 0) return null;
  // "161": the number of its code.
  const tail = said.split(' ').at(-1) ?? '';
  if (!/^\d+[a-z]{0,2}$/u.test(tail) || tail.length < 2) return null;
  const like = codes.filter((code) => code.toLowerCase().split(/[ .]/u).at(-1) === tail);
  return like.length === 1 ? like : null;
};

/** Without articles, numbers and nouns: what describes the course. */
const described = (
  words: readonly string[],
): { rest: string[]; count: number | null; isAll: boolean; isOneOf: boolean } => {
  let rest = [...words];
  let count: number | null = null;
  let isOneOf = false;
  let isAll = false;
  while (rest.length > 0) {
    const [first = '', second = ''] = rest;
    const number = NUMBERS.get(first);
    if (number !== undefined && second === 'of') {
      [count, isOneOf] = [number, true];
      rest = rest.slice(2);
    } else if (number !== undefined && count === null && rest.length > 1) {
      count = first === 'a' ? null : number;
      rest = rest.slice(1);
    } else if (THE.has(first) || first === 'of') {
      isAll ||= first === 'those' || first === 'these' || first === 'both' || first === 'all';
      rest = rest.slice(1);
    } else break;
  }
  if (isOneOf && (rest[0] === 'them' || rest[0] === 'those' || rest[0] === 'these')) rest = rest.slice(1);
  while (rest.length > 0 && COURSE_NOUNS.has(rest.at(-1) ?? '')) {
    isAll ||= !isOneOf && (rest.at(-1) ?? '').endsWith('s') && rest.at(-1) !== 'class';
    rest = rest.slice(0, -1);
  }
  if (isOneOf && rest.every((word) => OTHER.has(word))) rest = [];
  return { rest, count, isAll, isOneOf };
};
const OTHER = new Set([
  'other',
  'others',
  'rest',
  'remaining',
  'chosen',
  'two',
  'three',
  'extra',
  'additional',
  'new',
  'more',
]);

const ordinal = (rest: readonly string[]): number | null => {
  if (rest.length !== 1) return null;
  const [word = ''] = rest;
  if (word === 'last' || word === 'final') return -1;
  const at = Math.max(ORDINALS.indexOf(word), ORDINAL_SIGNS.indexOf(word));
  return at >= 0 ? at : null;
};

/** The courses that a description fits: by the wish that they were chosen for, or by their subject. */
const likeSaid = (said: string, items: readonly Item[], { readPart, vocabulary }: Reader): string[] => {
  const forms = [said, said.replace(/s$/u, '')];
  for (const form of forms) {
    const { frame } = readPart(`a ${form} class`);
    const place = placesIn(frame, vocabulary);
    if (place === null) continue;
    const subjects = subjectLikeOf(frame);
    const found = items.filter((item) => isLike(item, place, subjects));
    if (found.length > 0) return found.map(({ code }) => code);
  }
  if (FOR_FUN.has(said))
    return items.filter(({ place }) => place?.for === 'interests').map(({ code }) => code);
  if (OPEN.has(said))
    return items.filter(({ place }) => place !== null && isOpen(place)).map(({ code }) => code);
  const titled = meantByTitle(
    said,
    items.map(({ code }) => code),
    vocabulary.lexicon,
  );
  return titled.length === 1 ? titled : [];
};
const FOR_FUN = new Set([
  'fun',
  'whatever',
  'anything',
  'any',
  'free choice',
  'random',
  'interesting',
  'interest',
  'wildcard',
]);
const OPEN = new Set(['free', 'open', 'extra', 'other', 'requirement', 'major', 'concentration']);
export const isOpen = (place: Places): boolean =>
  Object.keys(place).every((key) =>
    ['count', 'for', 'among', 'light', 'max_hours', 'min_rating'].includes(key),
  );

const isLike = ({ code, place }: Item, wanted: Places, subjects: readonly string[]): boolean => {
  if (subjects.length > 0) {
    const isOfSubject = subjects.some((each) => code.startsWith(each));
    if (!isOfSubject) return false;
    return wanted.kinds === undefined || shares(place?.kinds, wanted.kinds);
  }
  if (place === null) return false;
  const { areas, kinds, attributes_any, text, topics, light } = wanted;
  const checks = [
    areas && (shares(place.areas, areas) || (areas.includes('languages') && isLanguage(place))),
    kinds && (shares(place.kinds, kinds) || (kinds.includes('Language') && isLanguage(place))),
    attributes_any &&
      attributes_any.some((one) =>
        place.attributes_any?.some(
          ({ scheme, value }) => scheme === one.scheme && (!one.value || !value || value === one.value),
        ),
      ),
    text !== undefined || topics !== undefined
      ? sharesWord(
          `${text ?? ''} ${topics?.join(' ') ?? ''}`,
          `${place.text ?? ''} ${place.topics?.join(' ') ?? ''}`,
        )
      : undefined,
    light && (place.light === true || place.max_hours !== undefined),
  ].filter((each) => each !== undefined);
  return checks.length > 0 && checks.every(Boolean);
};
const isLanguage = ({ areas = [], kinds = [] }: Places): boolean =>
  areas.includes('languages') || kinds.includes('Language');
const shares = <T>(some: readonly T[] | undefined, others: readonly T[]): boolean =>
  some?.some((each) => others.includes(each)) ?? false;
const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(
    other
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2),
  );
  return one
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
};
