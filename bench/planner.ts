import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { overlapsOf } from '../features/catalogue/domain/timetable/overlaps.ts';
import { answerPlanner, type PlannerQuestion } from '../features/planning/domain/search/answer-planner.ts';
import { DEFAULT_BUDGET, type FoundTimetables } from '../features/planning/domain/search/find-timetables.ts';
import type { PlanInput, PlannableCourse } from '../features/planning/domain/search/plan-input.ts';
import { atLeast, atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { generatePlan } from './support/generated-plans.ts';
import { type Difficulty, generateCatalogue } from './support/generated-timetables.ts';

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'barely fitting', 'impossible'];
const EACH = 100;
/** Number of plans that are answered twice. */
const TWICE = 10;
const WARM_UP = 20;
/** Assumed slowdown of a student's computer. */
const SLOWDOWN = 4;
const SAVED = 50;
const CATALOGUE = 10_000;
const QUESTIONS = 50;

type Plan = PlanInput<PlannableCourse>;
type Answer = FoundTimetables<PlannableCourse>;

/** Processor time of this thread in ms, independent of other processes. */
const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

interface Measured {
  /** Milliseconds to the first timetable, or to the answer that there is none; and to the end. */
  first: number;
  end: number;
  answer: Answer;
}

const measure = (plan: Plan): Measured => {
  const start = threadTime();
  let first: number | null = null;
  for (const answer of answerPlanner({ ask: 'timetables', plan })) {
    if (answer.answer === 'so_far' || answer.answer === 'impossible') first ??= threadTime() - start;
    if (answer.answer !== 'timetables') continue;
    const end = threadTime() - start;
    return { first: first ?? end, end, answer: answer.found };
  }
  throw new Error('no answer');
};

/** Checks correctness, since a wrong answer is not a fast one. */
const holdTrue = (answer: Answer): void => {
  if (answer.answer === 'impossible' && answer.set.clashes.length === 0)
    throw new Error('impossible without a reason');
  if (answer.answer !== 'found') return;
  const costs = answer.best.map(({ cost }) => cost);
  if (costs.some((cost, at) => cost < (costs[at - 1] ?? 0))) throw new Error('not the cheapest first');
  for (const { choices } of answer.best)
    for (const [at, { section }] of choices.entries())
      if (choices.slice(at + 1).some((other) => overlapsOf(section, other.section).length > 0))
        throw new Error('sections that overlap were chosen');
};

const measureAll = (difficulty: Difficulty, courses: number): Measured[] => {
  for (let seed = 1; seed <= WARM_UP; seed += 1) measure(generatePlan(EACH + seed, difficulty, courses));
  const all = Array.from({ length: EACH }, (_, at) => measure(generatePlan(at + 1, difficulty, courses)));
  for (const { answer } of all) holdTrue(answer);
  for (const [at, { answer }] of all.slice(0, TWICE).entries())
    if (!isDeepStrictEqual(measure(generatePlan(at + 1, difficulty, courses)).answer, answer))
      throw new Error('another answer the second time');
  return all;
};

const shareOf = (all: readonly Measured[], isOne: (answer: Answer) => boolean): number =>
  (100 * all.filter(({ answer }) => isOne(answer)).length) / all.length;

const isUndecided = ({ answer }: Answer) => answer === 'undecided';
const isProved = (answer: Answer) =>
  answer.answer === 'impossible' || (answer.answer === 'found' && answer.isComplete);

const rowOf = (what: string, all: readonly Measured[]): BenchRow => {
  const ends = all.map(({ end }) => end);
  const [middle, late, last] = [median(ends), quantile(ends, 0.95), Math.max(...ends)];
  const impossible = shareOf(all, ({ answer }) => answer === 'impossible');
  return {
    what: `${what}: median, p95, longest; five best or impossible proved; impossible`,
    value: `${[middle, late, last].map((ms) => ms.toFixed(1)).join(', ')} ms; ${shareOf(all, isProved).toFixed(0)} %; ${impossible.toFixed(0)} %`,
  };
};

const combinationsOf = ({ items }: Plan): number => {
  let count = 1;
  for (const item of items)
    if (item.kind === 'course')
      for (const sections of Map.groupBy(item.course.sections, ({ component }) => component).values())
        count *= sections.length;
  return count;
};

const measureFinding = (): BenchRow[] => {
  const bySort = DIFFICULTIES.map((difficulty) => ({ difficulty, all: measureAll(difficulty, 8) }));
  const all = bySort.flatMap((each) => each.all);
  const crowded = measureAll('barely fitting', 15);
  const mixed = [...all, ...crowded];
  const combinations = Array.from({ length: EACH }, (_, at) =>
    combinationsOf(generatePlan(at + 1, 'easy', 8)),
  );
  const slow = (times: readonly number[]) => SLOWDOWN * quantile(times, 0.95);
  return [
    {
      what: '8 courses, 6 wishes: combinations of sections, median',
      value: median(combinations).toExponential(0),
    },
    ...bySort.map((each) => rowOf(`8 courses, 6 wishes, ${each.difficulty}`, each.all)),
    atMost(
      `all ${all.length}: first timetable or proof that there is none, p95, ${SLOWDOWN} times slower`,
      slow(all.map(({ first }) => first)),
      100,
      'ms',
    ),
    atMost(
      `all ${all.length}: to the end, p95, ${SLOWDOWN} times slower`,
      slow(all.map(({ end }) => end)),
      1000,
      'ms',
    ),
    rowOf('15 courses that barely fit, 6 wishes', crowded),
    atMost(
      `15 courses that barely fit: first timetable or proof that there is none, p95, ${SLOWDOWN} times slower`,
      slow(crowded.map(({ first }) => first)),
      100,
      'ms',
    ),
    atMost(
      '15 courses that barely fit: most steps taken',
      Math.max(...crowded.map(({ answer }) => answer.steps)),
      DEFAULT_BUDGET,
      'steps',
      0,
    ),
    atMost(`all ${mixed.length}, not decided`, shareOf(mixed, isUndecided), 1, '%'),
    atLeast(`all ${all.length} of 8 courses, proved`, shareOf(all, isProved), 95, '%', 1),
  ];
};

const generateSaved = (count: number): PlannableCourse[] =>
  generateCatalogue(3, count).map((course, at) => ({
    ...course,
    course_id: `saved ${at}`,
    units: null,
    mean_hours: null,
  }));

const measureQuestions = (): BenchRow[] => {
  const saved = generateSaved(SAVED);
  const catalogue = generateSaved(CATALOGUE);
  const plans = Array.from({ length: QUESTIONS }, (_, at) => generatePlan(at + 1, 'easy', 8));
  const timeOf = (question: PlannerQuestion<PlannableCourse>): number => {
    const start = threadTime();
    answerPlanner(question).next();
    return threadTime() - start;
  };
  const freed = plans.map((plan) => timeOf({ ask: 'free_day', plan, day: 'Fri' }));
  const fits = plans.map((plan) => timeOf({ ask: 'still_fit', plan, courses: saved }));
  const whole = plans.slice(0, 2).map((plan) => timeOf({ ask: 'still_fit', plan, courses: catalogue }));
  return [
    { what: 'which changes free Friday, p95', value: `${quantile(freed, 0.95).toFixed(1)} ms` },
    {
      what: `which of ${SAVED} saved courses still fit, p95`,
      value: `${quantile(fits, 0.95).toFixed(1)} ms`,
    },
    {
      what: `which of ${CATALOGUE} courses still fit: records never seen; after a change`,
      value: `${whole.map((ms) => ms.toFixed(0)).join('; ')} ms`,
    },
  ];
};

/** The size of the search, including the timetable code, as a browser would load it. */
const measureSize = async (): Promise<BenchRow> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'features/planning/domain/search/answer-planner.ts', formats: ['es'] },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error('nothing was built');
  return atMost('the search, minified and gzipped', gzipSync(code).byteLength / 1000, 60, 'kB');
};

export const planner: Bench = {
  name: 'planner',
  about: 'the five best timetables of a plan, or why there is none',
  run: async () => [...measureFinding(), ...measureQuestions(), await measureSize()],
};
