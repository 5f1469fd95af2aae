import type { Course } from '#features/catalogue/contract.ts';
import { together } from '#features/catalogue/domain/timetable/together.ts';
import type { Records } from './book.ts';
import { formatClock, formatClockRange } from '#features/catalogue/domain/sections/clock-times.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import { type Claim, type Figure, type Judgement, open, type SharedField, told } from '../claim.ts';
import { compareFigure, figureOf, figureText } from './judge-figures.ts';
import { daysOf, inScope, meetingsOf } from './sections-spoken-of.ts';

type Of<Says extends Claim['says']> = Extract<Claim, { says: Says }>;

/** Steps of the timetable search for one statement: a tenth of a tool's. */
const BUDGET = 2_000;
/** A statement of more courses is not judged. */
const MOST_COURSES = 12;

const recordsOf = (codes: readonly string[], claim: Claim, records: Records): Course[] | null => {
  const found = codes.map((code) => records.in(code, claim.terms)[0]);
  return found.every((course) => course !== undefined) ? found : null;
};

/** Records of all courses in one term, the running or next one first; null if no term has all. */
const inOneTerm = (codes: readonly string[], claim: Claim, records: Records): Course[] | null => {
  const [first = ''] = codes;
  for (const { term } of records.in(first, claim.terms)) {
    const found = codes.map((code) => records.of(code).find((course) => course.term === term));
    if (found.every((course) => course !== undefined)) return found;
  }
  return null;
};

export const judgeClash = (claim: Of<'clash'>, codes: readonly string[], records: Records): Judgement => {
  const courses = codes.length > 1 && codes.length <= MOST_COURSES ? inOneTerm(codes, claim, records) : null;
  const [first] = courses ?? [];
  if (!courses || !first) return open();
  const dates = records.book.terms.find(({ name }) => name === first.term) ?? null;
  const { answer } = together(courses, { dates, budget: BUDGET });
  const others = inOtherTerms(codes, claim, records, first.term);
  if (answer === 'impossible')
    return others.every((each) => each === 'impossible') ? told(true, 'they clash') : open('they clash');
  if (answer === 'undecided') return open();
  const isTimed = courses.every(({ sections }) =>
    sections.every((section) => section.status === 'cancelled' || meetingsOf(section).length > 0),
  );
  return isTimed && others.every((each) => each === 'together') ? told(false, 'they fit together') : open();
};

/** Whether the courses fit in the other terms that have all of them, if the claim names no term. */
const inOtherTerms = (codes: readonly string[], claim: Claim, records: Records, term: string): string[] => {
  if (claim.terms.length > 0) return [];
  const [first = ''] = codes;
  return records.of(first).flatMap((course) => {
    const found = codes.map((code) => records.of(code).find((each) => each.term === course.term));
    return course.term === term || !found.every((each) => each !== undefined)
      ? []
      : [together(found, { budget: BUDGET }).answer];
  });
};

const startOf = (course: Course): number | null => {
  const starts = new Set(
    inScope(course, null).flatMap((section) => meetingsOf(section).map(({ from }) => from)),
  );
  const [only] = starts;
  return starts.size === 1 && only !== undefined ? only : null;
};

const valueOf = (of: Figure | 'start', course: Course): number | null =>
  of === 'start' ? startOf(course) : figureOf(of, course);

const valueText = (of: Figure | 'start', value: number): string =>
  of === 'start' ? formatClock(value) : figureText(of, value);

/** A difference is large from one share of the larger figure on, and small up to another. */
const SHARES = { rating: { large: 0.05, small: 0.2 }, other: { large: 0.15, small: 0.5 } };

/** Whether the difference is as large or as small as the sentence says. */
const bearsOut = ({ extent, of }: Of<'more' | 'most'>, one: number, other: number): boolean => {
  if (extent === undefined || of === 'start') return extent === undefined;
  const share = Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1e-9);
  const { large, small } = of === 'rating' ? SHARES.rating : SHARES.other;
  return extent === 'large' ? share >= large : share <= small;
};

export const judgeMore = (claim: Of<'more'>, code: string, records: Records): Judgement => {
  // "More units than A" of a course that is not named: A is not compared with itself.
  if (code === claim.than) return open();
  const found = recordsOf([code, claim.than], claim, records);
  const [one, other] = found ?? [];
  if (!one || !other) return open();
  const [a, b] = [valueOf(claim.of, one), valueOf(claim.of, other)];
  if (a === null || b === null) return open();
  const record = `${code} ${valueText(claim.of, a)}, ${claim.than} ${valueText(claim.of, b)}`;
  const shown = Math.round((a - b) * 10) / 10;
  if (claim.sign === 0) {
    // "As much work as": nearly equal figures leave it open.
    const isNear =
      claim.of === 'rating'
        ? shown <= 0.1 && shown >= -0.1
        : claim.of === 'workload' && Math.abs(shown) < 0.6;
    return Math.abs(a - b) < 0.05 ? told(true, record) : isNear ? open(record) : told(false, record);
  }
  if (shown === 0 && a !== b) return open(record);
  const isSo = claim.sign > 0 ? a > b : a < b;
  if (isSo && !bearsOut(claim, a, b)) return open(record);
  if (claim.by === null || !isSo) return told(isSo, record);
  const { by: value, decimals } = claim;
  const agrees = compareFigure(
    Math.abs(a - b),
    { value, until: value, decimals, bound: 'exactly' },
    claim.of === 'start' ? 'units' : claim.of,
  );
  return { agrees, record };
};

/** "Twice the hours": agrees within a twentieth. A near miss is open, unless the sentence states a bound. */
export const judgeTimes = (
  { of, than, times, bound, ...claim }: Of<'times'>,
  code: string,
  records: Records,
): Judgement => {
  const [one, other] = recordsOf([code, than], { ...claim, of, than, times, bound }, records) ?? [];
  if (!one || !other) return open();
  const [a, b] = [figureOf(of, one), figureOf(of, other)];
  if (a === null || b === null || b === 0) return open();
  const record = `${code} ${figureText(of, a)}, ${than} ${figureText(of, b)}`;
  const share = a / b / times;
  if (bound === 'at least' || bound === 'above' || bound === 'at most' || bound === 'below') {
    const isUpward = bound === 'at least' || bound === 'above';
    const isExact = Math.abs(share - 1) < 1e-9;
    // Figures are shown rounded: "at least twice" may hold of the rounded ones.
    if (!isExact && (of === 'rating' || of === 'workload') && Math.abs(share - 1) < 0.02) return open(record);
    if (isExact) return told(bound === 'at least' || bound === 'at most', record);
    return told(isUpward ? share > 1 : share < 1, record);
  }
  if (Math.abs(share - 1) < (bound === 'about' ? 0.12 : 0.05)) return told(true, record);
  return Math.abs(share - 1) > 0.2 ? told(false, record) : open(record);
};

export const judgeGap = (claim: Of<'gap'>, codes: readonly string[], records: Records): Judgement => {
  const found = codes.length === 2 ? recordsOf(codes, claim, records) : null;
  const [one, other] = found?.map((course) => figureOf(claim.of, course)) ?? [];
  if (one === undefined || other === undefined || one === null || other === null) return open();
  const { value, decimals, bound } = claim;
  const gap = Math.abs(one - other);
  return {
    agrees: compareFigure(gap, { value, until: value, decimals, bound }, claim.of),
    record: figureText(claim.of, gap),
  };
};

/** Compares an order with the figures; equal figures may stand in either order. */
export const judgeOrder = (claim: Of<'order'>, records: Records): Judgement => {
  const found = claim.codes.length <= MOST_COURSES ? recordsOf(claim.codes, claim, records) : null;
  const values = found?.map((course) => figureOf(claim.of, course));
  if (!found || !values || values.includes(null)) return open();
  const record = found
    .map(({ class_tag }, at) => `${class_tag} ${figureText(claim.of, values[at] ?? 0)}`)
    .join(', ');
  const steps = values.slice(1).map((value, at) => ((values[at] ?? 0) - (value ?? 0)) * claim.sign);
  if (steps.some((step) => Math.abs(step) < 0.05)) return open(record);
  return told(
    steps.every((step) => step > 0),
    record,
  );
};

/** The value that all sections of a course share, as text; empty if they differ. */
const sharedValue = (of: SharedField, course: Course): string => {
  const one = (values: Iterable<string>): string => {
    const all = new Set(values);
    return all.size === 1 ? ([...all][0] ?? '') : '';
  };
  const sections = inScope(course, null);
  switch (of) {
    case 'department':
      return course.department;
    case 'component':
      return course.component;
    case 'title':
      return course.class_name.trim();
    case 'term':
      return course.term;
    case 'instructor':
      return course.instructors.toSorted().join(', ');
    case 'place':
      return one(sections.flatMap(({ meetings }) => meetings.map(({ place }) => place)));
    case 'days':
      return one(sections.map((section) => sortedDays(section)));
    case 'start': {
      const start = startOf(course);
      return start === null ? '' : formatClock(start);
    }
    case 'times':
      return one(
        sections.flatMap((section) =>
          meetingsOf(section).map(({ from, to }) => formatClockRange({ start: from, end: to })),
        ),
      );
  }
};

const sortedDays = (section: Course['sections'][number]): string => {
  const own = daysOf(section);
  return WEEKDAY_NAMES.filter((day) => own.has(day)).join(', ');
};

export const judgeSame = (claim: Of<'same'>, codes: readonly string[], records: Records): Judgement => {
  const found = codes.length > 1 && codes.length <= MOST_COURSES ? recordsOf(codes, claim, records) : null;
  // A course of several terms may share one of them and not another.
  const isOfSeveral =
    claim.of === 'term' && codes.some((code) => new Set(records.of(code).map(({ term }) => term)).size > 1);
  const values = found?.map((course) => sharedValue(claim.of, course));
  if (!found || !values || values.includes('') || isOfSeveral) return open();
  const record = found.map(({ class_tag }, at) => `${class_tag} ${values[at]}`).join(', ');
  const isSame = new Set(values).size === 1;
  // Courses with several teachers may share one of them.
  return claim.of === 'instructor' && !isSame && values.some((value) => value.includes(', '))
    ? open(record)
    : told(isSame, record);
};

export const judgeNoSharedDays = (
  codes: readonly string[],
  claim: Of<'no shared days'>,
  records: Records,
): Judgement => {
  const found = codes.length === 2 ? recordsOf(codes, claim, records) : null;
  const values = found?.map((course) => sharedValue('days', course));
  const [one, other] = values ?? [];
  if (!found || !one || !other) return open();
  const record = found.map(({ class_tag }, at) => `${class_tag} ${values?.[at]}`).join('; ');
  return told(!one.split(', ').some((day) => other.split(', ').includes(day)), record);
};

export const judgeMost = (claim: Of<'most'>, code: string, records: Records): Judgement => {
  const found = recordsOf([code, ...claim.among.filter((each) => each !== code)], claim, records);
  const values = found?.map((course) => valueOf(claim.of, course));
  if (!found || !values || values.includes(null) || values.length > MOST_COURSES) return open();
  const known = values.filter((value) => value !== null).map((value) => value * claim.sign);
  const [own = 0, ...others] = known;
  const record = found
    .map((course, at) => `${course.class_tag} ${valueText(claim.of, values[at] ?? 0)}`)
    .join(', ');
  if (others.some((value) => Math.abs(value - own) < 0.05)) return open(record);
  const isSo = others.every((value) => own > value);
  if (isSo && others.some((value) => !bearsOut(claim, own, value))) return open(record);
  return told(isSo, record);
};

export const judgeTotal = (claim: Of<'total'>, codes: readonly string[], records: Records): Judgement => {
  const found = codes.length > 1 && codes.length <= MOST_COURSES ? recordsOf(codes, claim, records) : null;
  // Codes of the same class count once.
  const classes = new Map((found ?? []).map((course) => [course.course_id || course.class_tag, course]));
  const values = [...classes.values()].map((course) => figureOf(claim.of, course));
  if (values.length === 0 || values.includes(null)) return open();
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const { value, decimals, bound, isMean = false } = claim;
  const made = isMean ? sum / values.length : sum;
  const agrees = compareFigure(made, { value, until: value, decimals, bound }, claim.of);
  return { agrees, record: figureText(claim.of, made) };
};
