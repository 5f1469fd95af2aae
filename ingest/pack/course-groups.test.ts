import { expect, it } from 'vitest';
import { sampleRow, sampleSection } from '../testing/sample-draft.ts';
import { type CourseDraft, Tally } from './pack-draft.ts';
import { reconcileSections } from './course-groups.ts';

const row = (section: string, component: string, change: Partial<CourseDraft> = {}) =>
  sampleRow({ sections: [sampleSection({ section, component })], ...change }, section);

it('puts the principal section first, so that its texts are used', () => {
  const odd = new Tally();
  const rows = [
    row('B1', 'Laboratory', { units: 0 }),
    sampleRow({ class_tag: 'POET 1' }),
    row('A', 'Lecture', { units: 4 }),
  ];
  reconcileSections(rows, odd);
  expect(rows.map(({ section }) => section)).toEqual(['A', null, 'B1']);
  expect(odd.list()[0]).toMatchObject({
    reason: 'units differs between sections of one course',
    first: [{ message: '0, where row 1 has 4, which holds' }],
  });
});

it('takes from another section what the first lacks', () => {
  const odd = new Tally();
  const rows = [row('A', 'Lecture'), row('B', 'Lecture', { description: 'Stones.', units: 4 })];
  reconcileSections(rows, odd);
  expect(rows[0]?.course).toMatchObject({ description: 'Stones.', units: 4 });
  expect(odd.count).toBe(0);
});

it('keeps notes of a section under its name', () => {
  const rows = [
    row('A', 'Lecture', { class_notes: 'For majors.' }),
    row('B', 'Lecture'),
    row('C', 'Lecture', { class_notes: 'In Dutch.' }),
    row('D', 'Lecture', { class_notes: 'In Dutch.' }),
  ];
  reconcileSections(rows, new Tally());
  expect(rows[0]?.course.class_notes).toBe('Section A: For majors.\nSections C, D: In Dutch.');
});

it('keeps notes unchanged if all sections share them', () => {
  const rows = [
    row('A', 'Lecture', { class_notes: 'Bring boots.' }),
    row('B', 'Lecture', { class_notes: 'Bring boots.' }),
  ];
  reconcileSections(rows, new Tally());
  expect(rows[0]?.course.class_notes).toBe('Bring boots.');
});
