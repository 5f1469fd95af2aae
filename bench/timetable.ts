import { fitsWith, prepareHeld } from '../features/catalogue/domain/timetable/fits.ts';
import { overlapsOf } from '../features/catalogue/domain/timetable/overlaps.ts';
import { timetableRemarks } from '../features/catalogue/domain/timetable/remarks.ts';
import type { TimetabledCourse } from '../features/catalogue/domain/timetable/timetabled-course.ts';
import { type Together, together } from '../features/catalogue/domain/timetable/together.ts';
import { atMost, type Bench, type BenchRow, median, quantile } from './support/bench.ts';
import { type Difficulty, generateCatalogue, generateTimetable } from './support/generated-timetables.ts';

const EACH = 200;
const WARM_UP = 20;
const DIFFICULTIES: readonly Difficulty[] = ['easy', 'barely fitting', 'impossible'];
const CATALOGUE = 10_000;
/** How many courses a student wants; some clash and are left out. */
const WANTED = 8;

/** Milliseconds including the preparation of the records, as for records seen for the first time. */
const timeOf = <T>(work: () => T): { ms: number; result: T } => {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
};

/** Checks correctness, since a wrong answer is not a fast one. */
const holdTrue = (result: Together<TimetabledCourse>, difficulty: Difficulty): void => {
  const wrong = difficulty === 'impossible' ? 'together' : 'impossible';
  if (result.answer === wrong) throw new Error(`a timetable that is ${difficulty} was said to be ${wrong}`);
  if (result.answer !== 'together') return;
  for (const [at, { section }] of result.choices.entries())
    if (result.choices.slice(at + 1).some((other) => overlapsOf(section, other.section).length > 0))
      throw new Error('sections that overlap were chosen');
};

const measureTogether = (): BenchRow[] => {
  const all = DIFFICULTIES.map((difficulty) => {
    const decide = (seed: number) => {
      const courses = generateTimetable(seed, difficulty);
      return timeOf(() => together(courses));
    };
    for (let seed = 1; seed <= WARM_UP; seed += 1) decide(EACH + seed);
    const decided = Array.from({ length: EACH }, (_, index) => decide(index + 1));
    for (const { result } of decided) holdTrue(result, difficulty);
    return { difficulty, decided };
  });
  const shareOf = (decided: (typeof all)[number]['decided']) =>
    (100 * decided.filter(({ result }) => result.answer === 'undecided').length) / decided.length;
  const rows = all.map(({ difficulty, decided }) => {
    const times = decided.map(({ ms }) => ms);
    const [middle, late, last] = [median(times), quantile(times, 0.95), Math.max(...times)];
    return {
      what: `${difficulty}: median, p95, longest; not decided`,
      value: `${[middle, late, last].map((ms) => ms.toFixed(1)).join(', ')} ms; ${shareOf(decided)} %`,
    };
  });
  const decided = all.flatMap((each) => each.decided);
  const times = decided.map(({ ms }) => ms);
  return [
    ...rows,
    atMost(`all ${decided.length}, p95`, quantile(times, 0.95), 50, 'ms'),
    atMost(`all ${decided.length}, not decided`, shareOf(decided), 1, '%'),
  ];
};

/** Whether some courses fit together, with their sections held or still open, and all other courses beside them. */
const measureFits = (): BenchRow[] =>
  [true, false].flatMap((isHeld) => {
    const catalogue = generateCatalogue(isHeld ? 1 : 2, CATALOGUE);
    const prepare = (at: number) => {
      const [remarks] = timetableRemarks(catalogue.slice(at, at + WANTED));
      if (remarks?.fitting.answer !== 'together') throw new Error('nothing to fit with');
      const { choices } = remarks.fitting;
      const held = choices.map(({ course, section }) => ({ course, sections: [section] }));
      return prepareHeld([...new Set(choices.map(({ course }) => course))], isHeld ? { held } : {});
    };
    const askAll = (at: number) => {
      const held = prepare(at);
      return timeOf(() => catalogue.map((course) => fitsWith(held, course)));
    };
    const first = askAll(0);
    const changed = askAll(WANTED);
    const share = (answer: string) =>
      ((100 * changed.result.filter((each) => each === answer).length) / CATALOGUE).toFixed(1);
    const wanted = `beside ${WANTED} whose sections are ${isHeld ? 'held' : 'open'}`;
    return [
      { what: `${CATALOGUE} courses ${wanted}, records never seen`, value: `${first.ms.toFixed(0)} ms` },
      {
        what: `${CATALOGUE} courses ${wanted}, after a change (${share('together')} % fit, ${share('undecided')} % not decided)`,
        value: `${changed.ms.toFixed(0)} ms`,
      },
    ];
  });

const measureRemarks = (): BenchRow[] => {
  const times = Array.from({ length: 100 }, (_, index) => {
    const courses = generateCatalogue(index + 1, 6);
    return timeOf(() => timetableRemarks(courses)).ms;
  });
  return [{ what: 'remarks on six courses, p95 of 100', value: `${quantile(times, 0.95).toFixed(1)} ms` }];
};

export const timetable: Bench = {
  name: 'timetable',
  about:
    'whether fifteen courses of up to thirty sections go together, a third each easy, barely fitting, impossible',
  run: () => Promise.resolve([...measureTogether(), ...measureFits(), ...measureRemarks()]),
};
