import { drawFor, hash, normal } from './seeded.ts';
import type { SourceCourse } from './source.ts';

export type Evaluation = { rating: number | null; hours: number | null };

/**
 * Where the values lie when sorted, at equal steps of probability given in `AT`: the shape that course evaluations have
 * at a university of this kind (most courses are liked, few are hated, and hours have a long tail).
 */
const AT = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1];
const RATINGS = [2.3, 2.85, 3.5, 3.78, 4.16, 4.5, 4.78, 4.96, 5, 5, 5];
const HOURS = [1.4, 1.9, 2.7, 3.3, 4.3, 5.75, 7.8, 10.6, 12.2, 16, 20];

/** How heavy a subject's courses are beside the average, in deviations. */
const HEAVY = 0.75;
const LIGHT = -0.3;
const WEIGHT_OF_SUBJECT: Readonly<Record<string, number>> = {
  ...of(HEAVY, 'MATH', 'PHYSICS', 'COMPSCI', 'ELECENG', 'MECHENG', 'BIOENG', 'ENG-SCI', 'MATSCI'),
  ...of(HEAVY / 2, 'STAT', 'DATASCI', 'CHEM', 'ASTRON', 'ENVENG', 'ARABIC', 'CHINESE', 'JAPANESE', 'KOREAN'),
  ...of(LIGHT, 'MUSIC', 'THEATER', 'SOCIOL', 'EDUC', 'GENDER', 'RELIGION', 'PSYCH', 'COMPLIT', 'WRITING'),
};
const WEIGHT_OF_LEVEL = { introductory: -0.3, intermediate: 0, advanced: 0.15, graduate: 0.45 } as const;
const CHARM_OF_SIZE = { tiny: 0.4, small: 0.25, medium: 0, large: -0.35, huge: -0.5 } as const;

/** The more students, the surer that enough of them answer. */
const RATED_SHARE = { tiny: 0.56, small: 0.63, medium: 0.72, large: 0.88, huge: 0.96 } as const;

/**
 * What last year's students said: mean rating out of 5 and hours a week beside class. One pair for the class itself
 * (of a cross-listed pair, the class that owns it), moved a little by the year and the teacher (`sectionKey`).
 *
 * About a third is unrated: what is supervised singly, what was new, and what too few answered.
 */
export function evaluate(course: SourceCourse, sectionKey: string, enrolled: number): Evaluation {
  const draw = drawFor(`${course.tag} evaluation`);
  const isSupervised = course.component === 'Independent Study' || course.component === 'Reading Course';
  const isRated = draw() < RATED_SHARE[course.demand];
  if (isSupervised || course.status !== 'normal' || !isRated) return { rating: null, hours: null };

  const own = normal(draw);
  const effort =
    (WEIGHT_OF_SUBJECT[course.subject] ?? 0) + WEIGHT_OF_LEVEL[course.level] + 0.8 * normal(draw);
  const section = drawFor(`${sectionKey} evaluation`);
  const charm = own - 0.1 + CHARM_OF_SIZE[course.demand] - 0.15 * effort + 0.25 * normal(section);
  const load = effort + 0.15 * normal(section);

  const answers = Math.max(3, Math.round(enrolled * (0.4 + section() * 0.4)));
  const mean = valueAt(RATINGS, charm);
  const rating = Math.min(5, Math.round(mean * answers) / answers);
  const isHoursMissing = hash(`${course.tag} hours`) % 150 === 0;
  const hours = course.hours ?? valueAt(HOURS, load);
  return { rating: toHundredths(rating), hours: isHoursMissing ? null : toHundredths(hours) };
}

/** The value that lies at a normal deviate's place in a sorted list. */
function valueAt(values: readonly number[], deviate: number): number {
  const share = shareBelow(deviate);
  const upper = Math.max(
    1,
    AT.findIndex((step) => step >= share),
  );
  const [low = 0, high = 1] = [AT[upper - 1], AT[upper]];
  const [from = 0, to = 0] = [values[upper - 1], values[upper]];
  return from + ((to - from) * (share - low)) / (high - low);
}

/** The share of a normal population below `deviate`, by the logistic curve that lies within 0.01 of it. */
function shareBelow(deviate: number): number {
  return 1 / (1 + 2 ** (-2.4554 * deviate));
}

function of(weight: number, ...subjects: string[]): Record<string, number> {
  return Object.fromEntries(subjects.map((subject) => [subject, weight]));
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;
