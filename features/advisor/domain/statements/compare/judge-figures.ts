import type { Course, Section } from '#features/catalogue/contract.ts';
import {
  type Claim,
  type Figure,
  type Judgement,
  open,
  type SpokenSection,
  type SpokenTerm,
  told,
} from '../claim.ts';
import { isTerm } from './book.ts';
import { inScope, isKind, meetingsOf, principalSections } from './sections-spoken-of.ts';

type FigureClaim = Extract<Claim, { says: 'figure' }>;

/** A number as replies word it: whole numbers as they are, others with one decimal. */
export const worded = (value: number): string =>
  Number.isInteger(value) ? String(value) : (Math.round(value * 10) / 10).toFixed(1);

/** A figure as text, to be shown beside a differing one. */
export const figureText = (of: Figure, value: number): string => {
  if (of === 'rating') return `${value.toFixed(1)} out of 5`;
  if (of === 'workload') return `${value.toFixed(1)} hours a week`;
  const names: Partial<Record<Figure, string>> = {
    units: 'units',
    enrollment: 'enrolled',
    class_size: 'students on average over past terms',
    cap: 'places in all',
    places_left: 'places left',
    sections: 'sections',
    instructors: 'instructors',
    days: 'days a week',
    minutes: 'minutes',
  };
  return `${worded(value)} ${names[of] ?? ''}`.trim();
};

const leftOf = (enrolled: number | null, cap: number | null): number | null =>
  enrolled === null || cap === null ? null : Math.max(0, cap - enrolled);

const ofSection = (of: Figure, section: Section): number | null => {
  if (of === 'enrollment') return section.enrollment;
  if (of === 'cap') return section.cap;
  return of === 'places_left' ? leftOf(section.enrollment, section.cap) : null;
};

/** A record's figure; null if it states none. */
export const figureOf = (of: Figure, course: Course): number | null => {
  switch (of) {
    case 'rating':
      return course.overall_score_course_mean;
    case 'workload':
      return course.mean_hours;
    case 'units':
      return course.units;
    case 'enrollment':
      return course.current_enrollment_number;
    case 'class_size':
      return course.mean_class_size;
    case 'cap':
      return course.enrollment_cap;
    case 'places_left':
      return leftOf(course.current_enrollment_number, course.enrollment_cap);
    case 'sections':
      return course.sections.filter(({ status }) => status !== 'cancelled').length;
    case 'instructors':
      return course.instructors.length === 0 ? null : course.instructors.length;
    case 'days':
    case 'minutes':
      return null;
  }
};

/** The largest difference that still agrees, and the smallest that is wrong. Between them the verdict is open. */
const leeway = (
  { bound, value, decimals }: Pick<FigureClaim, 'bound' | 'value' | 'decimals'>,
  of: Figure,
) => {
  const rounding = 0.5 * 10 ** -decimals + 1e-9;
  const isCount = of !== 'rating' && of !== 'workload';
  if (bound === 'about')
    return of === 'rating'
      ? { right: Math.max(rounding, 0.15), wrong: 0.5 }
      : { right: Math.max(rounding, value * 0.06), wrong: Math.max(1, value * 0.25) };
  return isCount ? { right: 1e-9, wrong: 1e-9 } : { right: rounding, wrong: 10 ** -decimals - 1e-6 };
};

/** Compares a record's value with a stated figure and its bound. */
export const compareFigure = (
  value: number,
  claim: Pick<FigureClaim, 'value' | 'until' | 'bound' | 'decimals'>,
  of: Figure,
): 'yes' | 'no' | 'open' => {
  const { value: said, until, bound } = claim;
  const epsilon = 1e-9;
  // Ratings and hours are shown rounded; counts are not.
  const slack = of === 'rating' ? 0.05 : of === 'workload' ? 0.3 : 0;
  if (bound === 'below')
    return value < said - epsilon ? 'yes' : value > said + slack - epsilon ? 'no' : 'open';
  if (bound === 'at most') {
    // "Space for up to 60" states a cap of 60, so a lower one does not confirm it. Nor do 4 units "up to 6 units".
    if ((of === 'cap' || of === 'units') && value < said - epsilon) return 'open';
    return value <= said + epsilon ? 'yes' : 'no';
  }
  if (bound === 'above')
    return value > said + epsilon ? 'yes' : value < said - slack + epsilon ? 'no' : 'open';
  if (bound === 'at least') return value >= said - epsilon ? 'yes' : 'no';
  const { right, wrong } = leeway(claim, of);
  if (value >= said - right && value <= until + right) return 'yes';
  return value < said - wrong + epsilon || value > until + wrong - epsilon ? 'no' : 'open';
};

/** A figure this near to a whole one is that one. */
const ROUNDED = 0.05;

export const judgeFigure = (claim: FigureClaim, course: Course): Judgement => {
  const { of, section } = claim;
  if (of === 'days' || of === 'minutes') return judgeMeetingFigure(claim, course);
  if (of === 'sections') return judgeSections(claim, course);
  if (section !== null && (of === 'enrollment' || of === 'cap' || of === 'places_left')) {
    const spoken = inScope(course, section);
    const values = new Set(spoken.map((each) => ofSection(of, each)));
    const [value = null] = values;
    if (spoken.length === 0 || values.size > 1) return sectionsOpen(claim, course, spoken);
    if (value === null) return open();
    return { agrees: compareFigure(value, claim, of), record: figureText(of, value) };
  }
  const value = figureOf(of, course);
  // A missing value contradicts nothing.
  if (value === null) return open();
  const agrees = compareFigure(value, claim, of);
  const record = figureText(of, value);
  // "No five-star course" may be said of 4.6, which a rounded five would be.
  const isRounded = claim.decimals === 0 && Math.abs(value - claim.value) > ROUNDED;
  if (agrees === 'yes' && claim.isDenied && claim.bound === 'exactly' && isRounded) return open(record);
  if (agrees !== 'no') return { agrees, record };
  // The figure of one section: the sentence does not say which one it is about.
  const isOfSection = course.sections.some((each) => {
    const own = ofSection(of, each);
    return own !== null && compareFigure(own, claim, of) === 'yes';
  });
  return isOfSection && course.sections.length > 1 ? open(record) : { agrees, record };
};

/** Judges a figure that sections have separately: it is wrong only if neither a section nor the course has it. */
const sectionsOpen = (claim: FigureClaim, course: Course, spoken: readonly Section[]): Judgement => {
  const values = spoken.flatMap((each) => ofSection(claim.of, each) ?? []);
  const whole = figureOf(claim.of, course);
  const all = whole === null ? values : [...values, whole];
  if (all.length === 0 || all.some((value) => compareFigure(value, claim, claim.of) !== 'no')) {
    const isWhole = whole !== null && compareFigure(whole, claim, claim.of) === 'yes';
    return isWhole ? told(true, figureText(claim.of, whole)) : open();
  }
  return told(false, figureText(claim.of, all[0] ?? 0));
};

const judgeSections = (claim: FigureClaim, course: Course): Judgement => {
  const all = course.sections.filter(({ status }) => status !== 'cancelled');
  const kind = claim.section?.kind ?? null;
  const counted = kind === null ? all : all.filter(({ component }) => isKind(component, kind));
  const agrees = compareFigure(counted.length, claim, 'sections');
  const others = [...Map.groupBy(all, ({ component }) => component).values()].map((group) => group.length);
  others.push(course.sections.length);
  const isOther = others.some((count) => compareFigure(count, claim, 'sections') === 'yes');
  const record = figureText('sections', counted.length);
  return agrees === 'no' && kind === null && isOther ? open(record) : { agrees, record };
};

const judgeMeetingFigure = (claim: FigureClaim, course: Course): Judgement => {
  const sections = inScope(course, claim.section);
  const counts = new Set(
    sections.flatMap((section) => {
      const meetings = meetingsOf(section);
      if (claim.of === 'days') {
        const days = new Set(section.meetings.flatMap(({ days: each }) => each));
        return days.size === 0 ? [] : [days.size];
      }
      return meetings.map(({ from, to }) => to - from);
    }),
  );
  const [first] = counts;
  if (first === undefined) return open();
  const verdicts = new Set([...counts].map((count) => compareFigure(count, claim, 'days')));
  const [only] = verdicts;
  const record = figureText(claim.of, first);
  if (verdicts.size > 1 || only === undefined) return open(record);
  // Sections of another kind may meet that often or that long.
  const everywhere = course.sections.flatMap((section) =>
    claim.of === 'days'
      ? [new Set(section.meetings.flatMap(({ days }) => days)).size]
      : meetingsOf(section).map(({ from, to }) => to - from),
  );
  const isElsewhere = everywhere.some((count) => compareFigure(count, claim, 'days') === 'yes');
  const isSummed = claim.of === 'days' && principalSections(course).length < course.sections.length;
  return only === 'no' && (isElsewhere || isSummed) ? open(record) : { agrees: only, record };
};

/** Whether more than half of the places, or less, are taken. */
export const judgeHalf = ({ isFilled }: Extract<Claim, { says: 'half' }>, course: Course): Judgement => {
  const { current_enrollment_number: enrolled, enrollment_cap: cap } = course;
  if (enrolled === null || cap === null || cap === 0) return open();
  const record = `${enrolled} of ${cap} places taken`;
  return told(isFilled ? enrolled * 2 > cap : enrolled * 2 < cap, record);
};

/** Compares with the evaluation of an earlier term; null if that term has none. */
export const judgeHistory = (claim: FigureClaim, records: readonly Course[]): Judgement | null => {
  if (claim.of !== 'rating' && claim.of !== 'workload') return null;
  for (const { history } of records)
    for (const { term, rating, hours } of history)
      if (claim.terms.some((each) => each.year !== null && isTerm(term, each))) {
        const value = claim.of === 'rating' ? rating : hours;
        if (value === null) return open();
        return { agrees: compareFigure(value, claim, claim.of), record: figureText(claim.of, value), term };
      }
  return null;
};

/** Compares the evaluations of two terms. Equal ones, and terms without one, leave it open. */
/** The current value; null if the records of several terms differ. */
const valueNow = (of: Figure, records: readonly Course[]): number | null => {
  const [value, ...others] = new Set(records.map((course) => figureOf(of, course)));
  return others.length > 0 ? null : (value ?? null);
};

export const judgeTrend = (
  { of, sign, earlier, later }: Extract<Claim, { says: 'trend' }>,
  records: readonly Course[],
): Judgement => {
  const valueIn = (spoken: SpokenTerm): number | null => {
    const found = records.flatMap(({ history }) => history).find(({ term }) => isTerm(term, spoken));
    return found === undefined ? null : of === 'rating' ? found.rating : found.hours;
  };
  const isInOrder =
    earlier.year !== null && (later === 'now' || (later.year !== null && earlier.year <= later.year));
  const [before, after] = [valueIn(earlier), later === 'now' ? valueNow(of, records) : valueIn(later)];
  if (!isInOrder || before === null || after === null) return open();
  const record = `${figureText(of, before)}, then ${figureText(of, after)}`;
  if (sign === 0) {
    const shown = Math.abs(Math.round(after * 10) - Math.round(before * 10));
    return shown === 1 ? open(record) : told(shown === 0, record);
  }
  return Math.abs(after - before) < 0.05 ? open(record) : told((after - before) * sign > 0, record);
};

export const judgeUnknown = (of: Figure, course: Course): Judgement => {
  const value = figureOf(of, course);
  return told(value === null, value === null ? null : figureText(of, value));
};

export const judgeFull = (course: Course, section: SpokenSection | null): Judgement => {
  const spoken = inScope(course, section);
  const statuses = new Set(spoken.map(({ status }) => status));
  const enrolled = section === null ? course.current_enrollment_number : (spoken[0]?.enrollment ?? null);
  const cap = section === null ? course.enrollment_cap : (spoken[0]?.cap ?? null);
  const byFigures = enrolled === null || cap === null ? null : enrolled >= cap;
  const byStatus = statuses.has(null) || statuses.size === 0 ? null : !statuses.has('open');
  const record =
    enrolled === null || cap === null
      ? byStatus === null
        ? null
        : byStatus
          ? 'full'
          : 'open'
      : `${enrolled} of ${cap} places taken`;
  if (byFigures !== null && byStatus !== null && byFigures !== byStatus) return open(record);
  const isFull = byStatus ?? byFigures;
  return isFull === null ? open(record) : told(isFull, record);
};
