import type {
  Need,
  OwnBlock,
  PlanInput,
  PlannableCourse,
} from '../../features/planning/domain/search/plan-input.ts';
import type { WeightedWish, Wish } from '../../features/planning/domain/search/wishes.ts';
import { type Difficulty, generateTimetable } from './generated-timetables.ts';
import { lehmer } from './lehmer.ts';

const WISHES = 6;

/** Each wish once, with plausible times. */
const everyWish = (random: () => number): Wish[] => {
  const oneOf = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const least = oneOf([12, 16, 20]);
  return [
    { name: 'nothing_before', time: oneOf(['09:00', '09:30', '10:00']) },
    { name: 'nothing_after', time: oneOf(['15:00', '16:30', '18:00']) },
    { name: 'free_days', days: oneOf([['Fri'], ['Mon', 'Fri'], ['Wed']]) },
    { name: 'lunch_break', start: '11:30', end: '14:00', minutes: oneOf([30, 45, 60]) },
    { name: 'short_days', minutes: oneOf([240, 360, 480]) },
    { name: 'few_gaps' },
    { name: 'most_hours', hours: oneOf([30, 45, 60]) },
    { name: 'units_between', least, most: least + 12 },
  ];
};

/** This many different wishes, each with a weight from 1 to 5. */
const generateWishes = (random: () => number): WeightedWish[] =>
  everyWish(random)
    .map((wish) => ({ wish, order: random(), weight: 1 + Math.floor(5 * random()) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, WISHES)
    .map(({ wish, weight }) => ({ wish, weight }));

/** In every other plan all courses are required; in the rest two are optional and two are in one group. */
const needOf = (seed: number, at: number): Need => {
  if (seed % 2 === 0 || at > 3) return { need: 'required' };
  return at < 2 ? { need: 'optional', weight: 1 + (seed % 5) } : { need: 'one_of', group: 'science' };
};

const WORK: OwnBlock = { label: 'Work', days: ['Wed'], start: '12:00', end: '14:00', from: null, to: null };

/** A plan with six wishes; one in five has a locked section, and one in five a work block. Deterministic for a seed. */
export const generatePlan = (
  seed: number,
  difficulty: Difficulty,
  count: number,
): PlanInput<PlannableCourse> => {
  const random = lehmer(seed + 7_000);
  for (let warmUp = 0; warmUp < 10; warmUp += 1) random();
  const items = generateTimetable(seed, difficulty, count).map((course, at) => ({
    kind: 'course' as const,
    course: {
      ...course,
      units: random() < 0.9 ? 3 + Math.floor(2 * random()) : null,
      mean_hours: random() < 0.8 ? Math.round(40 + 80 * random()) / 10 : null,
    },
    need: needOf(seed, at),
    locked: seed % 5 === 1 && at === count - 1 ? course.sections.slice(0, 1) : [],
  }));
  return { items, blocks: seed % 5 === 2 ? [WORK] : [], wishes: generateWishes(random), dates: null };
};
