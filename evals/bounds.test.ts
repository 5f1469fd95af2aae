import { expect, it } from 'vitest';
import { BOUNDS, measure, tableOf } from './measures.ts';
import { mixedConstraints } from './testing/mixed-constraints.ts';
import { studentSchema } from './question-shape.ts';
import { type QuestionSet, readQuestions } from './read-questions.ts';
import { runQuestions } from './run-questions.ts';

const STUDENT = studentSchema.parse({
  concentration: 'Computer Science',
  year: 'Junior',
  courses_taken: ['COMPSCI 50', 'MATH 1A'],
});

/** All questions about Alder that have bounds, and generated combinations of constraints. */
const alderSets = (): QuestionSet[] => [
  ...readQuestions().filter(
    ({ set, content }) => content.catalogue === 'alder' && (set === 'own' || set === 'blind'),
  ),
  { set: 'mixed', file: 'mixed', content: { catalogue: 'alder', ...mixedConstraints(24, 2025, STUDENT) } },
];

// About two hundred questions one after another: minutes on a busy machine.
it('the offline advisor keeps its bounds on the questions about Alder', { timeout: 600_000 }, async () => {
  const turns = await runQuestions(alderSets(), { provider: 'offline', tell: () => {} });
  for (const set of ['blind', 'own', 'mixed']) {
    const measures = measure(turns.filter((turn) => turn.set === set));
    const faults = turns
      .filter((turn) => turn.set === set && turn.verdict.faults.length > 0)
      .map(({ id, asked, verdict }) => `${id}: “${asked}”: ${verdict.faults.join('; ')}`);
    const violated = BOUNDS.filter(([, , holds]) => !holds(measures)).map(([key]) => key);
    expect(violated, `${tableOf([{ name: set, measures }], true)}\n${faults.join('\n')}`).toEqual([]);
  }
  expect(turns.length).toBeGreaterThan(150);
});
