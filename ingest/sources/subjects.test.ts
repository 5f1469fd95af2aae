import { expect, it } from 'vitest';
import type { DraftRow } from '../pack/pack-draft.ts';
import { readSubjects, resolveSubjects } from './subjects.ts';

const row = (class_tag: string, department?: string): DraftRow => ({
  course: { course_id: null, class_number: null, class_tag, term: '2025 Fall', department },
  place: { file: 'a', row: 1 },
  section: null,
});

it("adds a subject's own name as alias where it is unambiguous", () => {
  const facts = [
    { code: 'AKKAD', name: 'Akkadian', department: 'Near Eastern Languages', school: 'Arts', aliases: [] },
    { code: 'GEOL', name: 'Geology', department: 'Geology', aliases: ['EARTH'] },
    { code: 'ADV', name: 'Architecture', department: 'Design', aliases: [] },
    { code: 'HIS', name: 'Architecture', department: 'Design', aliases: [] },
  ];
  const read = readSubjects({ name: 'subjects.json', text: JSON.stringify(facts) });
  expect(read).toEqual([
    { code: 'AKKAD', department: 'Near Eastern Languages', aliases: ['Akkadian'] },
    { code: 'GEOL', department: 'Geology', aliases: ['EARTH'] },
    { code: 'ADV', department: 'Design', aliases: [] },
    { code: 'HIS', department: 'Design', aliases: [] },
  ]);
});

it('derives subjects from the data, with the most frequent department, else the code', () => {
  const rows = [
    row('GEOL 10', 'Earth'),
    row('GEOL 11', 'Geology'),
    row('GEOL 12', 'Geology'),
    row('6.1010'),
    row('21M.240'),
  ];
  expect(resolveSubjects([], rows)).toEqual({
    subjects: [
      { code: '6', department: 'Course 6', aliases: [] },
      { code: '21M', department: 'Course 21M', aliases: [] },
      { code: 'GEOL', department: 'Geology', aliases: [] },
    ],
    added: 3,
  });
});

it('keeps listed subjects unchanged', () => {
  const listed = [{ code: 'GEOL', department: 'Geosciences', aliases: ['EARTH'] }];
  expect(resolveSubjects(listed, [row('GEOL 10', 'Geology')])).toEqual({ subjects: listed, added: 0 });
});

it('throws for a file that is not a list of subjects', () => {
  expect(() => readSubjects({ name: 's.json', text: '[{"code": "GEOL"}]' })).toThrow(
    's.json is no list of subjects: 0.department',
  );
});
