import type { Called, Outcome } from './judge.ts';

const VERDICTS: readonly Called[] = ['contradicted', 'own_words', 'none', 'quoted', 'verified'];

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

const tableBy = (
  outcomes: readonly Outcome[],
  title: string,
  keyOf: (outcome: Outcome) => string,
): string => {
  const rows = [...Map.groupBy(outcomes, keyOf)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, own]) => {
      const counts = VERDICTS.map((verdict) => own.filter((each) => each.verdict === verdict).length);
      return [key, own.length, ...counts].join(' | ');
    });
  return [`${title} | n | ${VERDICTS.join(' | ')}`, '---|'.repeat(VERDICTS.length + 1) + '---', ...rows].join(
    '\n',
  );
};

/**
 * How many false and true statements got which verdict: overall, by category and by field, and which figures have
 * bounds.
 */
export const tablesOf = (outcomes: readonly Outcome[]): string => {
  const of = (truth: string) => outcomes.filter(({ filled }) => filled.template.truth === truth);
  const held = (some: readonly Outcome[]) => some.filter(({ filled }) => filled.template.held);
  const called = (some: readonly Outcome[], ...verdicts: Called[]) =>
    some.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [wrong, right] = [of('false'), of('true')];
  const byField = (some: readonly Outcome[], ...verdicts: Called[]) =>
    [...Map.groupBy(held(some), ({ filled }) => filled.template.field)]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([field, own]) => `${field} ${called(own, ...verdicts)}/${own.length}`)
      .join(', ');
  return [
    tableBy(
      outcomes,
      'truth, category',
      ({ filled: { template } }) => `${template.truth}, ${template.category}`,
    ),
    tableBy(outcomes, 'truth, field', ({ filled: { template } }) => `${template.truth}, ${template.field}`),
    tableBy(
      outcomes,
      'catalogue',
      ({ catalogue, filled: { template } }) => `${catalogue}, ${template.truth}`,
    ),
    [
      `false, called verified or quoted: ${called(wrong, 'verified', 'quoted')} of ${wrong.length} (bound: 0)`,
      `true, called contradicted: ${called(right, 'contradicted')} of ${right.length} (bound: 1)`,
      `false, held by the record, contradicted: ${called(held(wrong), 'contradicted')} of ${held(wrong).length}, ${share(called(held(wrong), 'contradicted'), held(wrong).length)} (bound: 60 %)`,
      `  by field: ${byField(wrong, 'contradicted')}`,
      `true, held by the record, verified or quoted: ${called(held(right), 'verified', 'quoted')} of ${held(right).length}, ${share(called(held(right), 'verified', 'quoted'), held(right).length)} (bound: 70 %)`,
      `  by field: ${byField(right, 'verified', 'quoted')}`,
    ].join('\n'),
  ].join('\n\n');
};
