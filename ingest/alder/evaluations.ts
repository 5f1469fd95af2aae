import { drawFor, hash, normal } from './seeded.ts';
import type { SourceCourse } from './source.ts';

/** The evaluation of one term; `responded` students answered. */
export type Evaluation = { rating: number; hours: number | null; responded: number };

/**
 * Values at the quantiles in `QUANTILES`. Typical for course evaluations: ratings skew high, hours have a long tail.
 */
const QUANTILES = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1];
const RATING_VALUES = [2.3, 2.85, 3.5, 3.78, 4.16, 4.5, 4.78, 4.96, 5, 5, 5];
const HOUR_VALUES = [1.4, 1.9, 2.7, 3.3, 4.3, 5.75, 7.8, 10.6, 12.2, 16, 20];

/** Workload of a subject relative to the average, in standard deviations. */
const HEAVY = 0.75;
const LIGHT = -0.3;
const EFFORT_BY_SUBJECT: Readonly<Record<string, number>> = {
  ...forSubjects(HEAVY, 'MATH', 'PHYSICS', 'COMPSCI', 'ELECENG', 'MECHENG', 'BIOENG', 'ENG-SCI', 'MATSCI'),
  ...forSubjects(
    HEAVY / 2,
    'STAT',
    'DATASCI',
    'CHEM',
    'ASTRON',
    'ENVENG',
    'ARABIC',
    'CHINESE',
    'JAPANESE',
    'KOREAN',
  ),
  ...forSubjects(
    LIGHT,
    'MUSIC',
    'THEATER',
    'SOCIOL',
    'EDUC',
    'GENDER',
    'RELIGION',
    'PSYCH',
    'COMPLIT',
    'WRITING',
  ),
};
const EFFORT_BY_LEVEL = { introductory: -0.3, intermediate: 0, advanced: 0.15, graduate: 0.45 } as const;
const RATING_SHIFT_BY_SIZE = { tiny: 0.4, small: 0.25, medium: 0, large: -0.35, huge: -0.5 } as const;

/** Share of courses with enough responses to be rated; it grows with size. */
const RATED_SHARE_BY_SIZE = { tiny: 0.56, small: 0.63, medium: 0.72, large: 0.88, huge: 0.96 } as const;

/**
 * An earlier term's evaluation: mean rating out of 5, and hours a week outside class. Drawn once per class, with a
 * small variation from `sectionKey`.
 *
 * About a third is null: supervised courses, new courses, and those with too few responses.
 */
export function evaluate(course: SourceCourse, sectionKey: string, enrolled: number): Evaluation | null {
  const draw = drawFor(`${course.tag} evaluation`);
  const isSupervised = course.component === 'Independent Study' || course.component === 'Reading Course';
  const isRated = draw() < RATED_SHARE_BY_SIZE[course.demand];
  if (isSupervised || course.status !== 'normal' || !isRated) return null;

  const own = normal(draw);
  const effort =
    (EFFORT_BY_SUBJECT[course.subject] ?? 0) + EFFORT_BY_LEVEL[course.level] + 0.8 * normal(draw);
  const section = drawFor(`${sectionKey} evaluation`);
  const appeal = own - 0.1 + RATING_SHIFT_BY_SIZE[course.demand] - 0.15 * effort + 0.25 * normal(section);
  const load = effort + 0.15 * normal(section);

  const answers = Math.max(3, Math.round(enrolled * (0.4 + section() * 0.4)));
  const mean = interpolate(RATING_VALUES, appeal);
  const rating = Math.min(5, Math.round(mean * answers) / answers);
  const isHoursMissing = hash(`${course.tag} hours`) % 150 === 0;
  const hours = course.hours ?? interpolate(HOUR_VALUES, load);
  return {
    rating: toHundredths(rating),
    hours: isHoursMissing ? null : toHundredths(hours),
    responded: answers,
  };
}

/** Interpolates the value at a standard normal deviate. */
function interpolate(values: readonly number[], deviate: number): number {
  const share = normalCdf(deviate);
  const upper = Math.max(
    1,
    QUANTILES.findIndex((step) => step >= share),
  );
  const [low = 0, high = 1] = [QUANTILES[upper - 1], QUANTILES[upper]];
  const [from = 0, to = 0] = [values[upper - 1], values[upper]];
  return from + ((to - from) * (share - low)) / (high - low);
}

/** Normal CDF, approximated by a logistic curve (error below 0.01). */
function normalCdf(deviate: number): number {
  return 1 / (1 + 2 ** (-2.4554 * deviate));
}

function forSubjects(weight: number, ...subjects: string[]): Record<string, number> {
  return Object.fromEntries(subjects.map((subject) => [subject, weight]));
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;
