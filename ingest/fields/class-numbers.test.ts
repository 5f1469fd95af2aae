import { expect, it } from 'vitest';
import { assignIdentities } from './class-numbers.ts';
import type { DraftRow } from '../pack/pack-draft.ts';
import { sampleRow, sampleSection } from '../testing/sample-draft.ts';

const TERMS = ['2025 Fall', '2026 Spring'];

function row(
  course_id: string | null,
  class_number: string | null,
  term: string,
  section: string | null = null,
): DraftRow {
  const sections = [sampleSection({ class_number: class_number ?? '', section: section ?? '' })];
  return sampleRow({ course_id, class_number, term, sections }, section);
}

function identities(rows: DraftRow[]): string[] {
  return assignIdentities(rows, TERMS, () => undefined).map(
    ({ course }) => `${course.course_id} ${course.class_number}`,
  );
}

it("keeps the registrar's numbers", () => {
  expect(identities([row('7', '100', '2025 Fall'), row('7', '101', '2025 Fall')])).toEqual([
    '7 100',
    '7 101',
  ]);
});

it('derives a unique number from term and section where there is none', () => {
  const rows = [
    row('7', null, '2025 Fall'),
    row('7', null, '2026 Spring'),
    row('7', null, '2026 Spring', '001'),
    row('7', null, '2026 Spring'),
    row('7', '2026-spring-3', '2026 Spring'),
    row('7', null, '2026 Spring'),
    row(null, null, '2025 Fall'),
  ];
  expect(identities(rows)).toEqual([
    '7 2025-fall',
    '7 2026-spring',
    '7 2026-spring-001',
    '7 2026-spring-2',
    '7 2026-spring-3',
    '7 2026-spring-4',
    'GEOL 10 2025-fall',
  ]);
  expect(identities(rows)).toEqual(identities(rows));
});

it('disambiguates a number that is reused in a later term, in any row order', () => {
  const fall = row('7', '100', '2025 Fall');
  const spring = row('7', '100', '2026 Spring');
  expect(identities([fall, spring])).toEqual(['7 100', '7 100-2026-spring']);
  expect(identities([spring, fall])).toEqual(['7 100-2026-spring', '7 100']);
  const [{ course } = spring] = assignIdentities([spring, fall], TERMS, () => undefined);
  expect(course.sections[0]?.class_number).toBe('100-2026-spring');
});

it('keeps duplicates within one term, for the pack check to refuse', () => {
  expect(identities([row('7', '100', '2025 Fall'), row('7', '100', '2025 Fall')])).toEqual([
    '7 100',
    '7 100',
  ]);
});

it('is that of the principal section if the course has none', () => {
  const sections = [
    sampleSection({ class_number: '2', section: 'R1', component: 'Recitation' }),
    sampleSection({ class_number: '1', section: 'L1', component: 'Lecture' }),
  ];
  expect(identities([sampleRow({ course_id: '7', sections })])).toEqual(['7 1']);
});
