import type { Course } from '#features/catalogue/contract.ts';
import { together } from '#features/catalogue/domain/timetable/together.ts';
import type { Records } from './book.ts';
import { type Claim, type Figure, type Judgement, open, told } from './claim.ts';
import { compareFigure, figureOf, figureText } from './judge-figures.ts';
import { inScope, meetingsOf } from './sections-spoken-of.ts';

type Of<Says extends Claim['says']> = Extract<Claim, { says: Says }>;

/** Tries of the timetable search for one statement: a tenth of what a tool has. */
const BUDGET = 2_000;
/** Courses of one statement that are judged together. */
const MOST_COURSES = 12;

const recordsOf = (codes: readonly string[], claim: Claim, records: Records): Course[] | null => {
  const found = codes.map((code) => records.in(code, claim.terms)[0]);
  return found.every((course) => course !== undefined) ? found : null;
};

/** Records of one term in which all are given, the running or next one first; null where there is none. */
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

/** What holds in the other terms that all are given in, where none was named. */
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

export const judgeMore = (claim: Of<'more'>, code: string, records: Records): Judgement => {
  const found = recordsOf([code, claim.than], claim, records);
  const [one, other] = found ?? [];
  if (!one || !other) return open();
  const [a, b] = [valueOf(claim.of, one), valueOf(claim.of, other)];
  if (a === null || b === null) return open();
  const text = (value: number): string =>
    claim.of === 'start' ? String(value) : figureText(claim.of, value);
  const record = `${code} ${text(a)}, ${claim.than} ${text(b)}`;
  const shown = Math.round((a - b) * 10) / 10;
  if (claim.sign === 0) return Math.abs(a - b) < 0.05 ? told(true, record) : told(false, record);
  if (shown === 0 && a !== b) return open(record);
  const isSo = claim.sign > 0 ? a > b : a < b;
  if (claim.by === null || !isSo) return told(isSo, record);
  const { by: value, decimals } = claim;
  const agrees = compareFigure(
    Math.abs(a - b),
    { value, until: value, decimals, bound: 'exactly' },
    claim.of === 'start' ? 'units' : claim.of,
  );
  return { agrees, record };
};

export const judgeMost = (claim: Of<'most'>, code: string, records: Records): Judgement => {
  const found = recordsOf([code, ...claim.among.filter((each) => each !== code)], claim, records);
  const values = found?.map((course) => figureOf(claim.of, course));
  if (!found || !values || values.includes(null) || values.length > MOST_COURSES) return open();
  const known = values.filter((value) => value !== null).map((value) => value * claim.sign);
  const [own = 0, ...others] = known;
  const record = found
    .map((course, at) => `${course.class_tag} ${figureText(claim.of, values[at] ?? 0)}`)
    .join(', ');
  if (others.some((value) => Math.abs(value - own) < 0.05)) return open(record);
  return told(
    others.every((value) => own > value),
    record,
  );
};

export const judgeTotal = (claim: Of<'total'>, codes: readonly string[], records: Records): Judgement => {
  const found = codes.length > 1 && codes.length <= MOST_COURSES ? recordsOf(codes, claim, records) : null;
  // One class under two codes counts once.
  const classes = new Map((found ?? []).map((course) => [course.course_id || course.class_tag, course]));
  const values = [...classes.values()].map((course) => figureOf(claim.of, course));
  if (values.length === 0 || values.includes(null)) return open();
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const { value, decimals, bound } = claim;
  const agrees = compareFigure(sum, { value, until: value, decimals, bound }, claim.of);
  return { agrees, record: figureText(claim.of, sum) };
};
