import { expect, it } from 'vitest';
import { type DraftRow, newDraft } from '../pack/pack-draft.ts';
import { sampleRow } from '../testing/sample-draft.ts';
import { readSubjects, resolveSubjects } from './subjects.ts';

const row = (class_tag: string, department?: string): DraftRow => sampleRow({ class_tag, department });
const draftOf = (...rows: DraftRow[]) => ({ ...newDraft(), rows });

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

it('derives subjects from the data, with the most frequent department', () => {
  const draft = draftOf(
    row('GEOL 10', 'Earth'),
    row('GEOL 11', 'Geology'),
    row('GEOL 12', 'Geology'),
    row('21M.240', 'Music'),
  );
  expect(resolveSubjects([], draft)).toEqual({
    subjects: [
      { code: '21M', department: 'Music', aliases: [] },
      { code: 'GEOL', department: 'Geology', aliases: [] },
    ],
    added: 2,
  });
});

it('keeps listed subjects unchanged', () => {
  const listed = [{ code: 'GEOL', department: 'Geosciences', aliases: ['EARTH'] }];
  expect(resolveSubjects(listed, draftOf(row('GEOL 10', 'Geology')))).toEqual({ subjects: listed, added: 0 });
});

it('asks for departments if no subject has one', () => {
  expect(() => resolveSubjects([], draftOf(row('ACCT 101'), row('FIN 200', ' ')))).toThrow(
    'The data names no department for the subjects ACCT, FIN. Name them in a file, [{"code": "…", "department": "…"}], and give it with --subjects FILE',
  );
});

it('refuses the rows of a subject if it alone has none', () => {
  const draft = draftOf(row('GEOL 10', 'Geology'), row('ACCT 101'));
  expect(resolveSubjects([], draft).subjects.map(({ code }) => code)).toEqual(['GEOL']);
  expect(draft.rows.map(({ course }) => course.class_tag)).toEqual(['GEOL 10']);
  expect(draft.refused.list().map(({ reason, count }) => [reason, count])).toEqual([
    ['no department is known for the subject', 1],
  ]);
  expect(draft.notes).toEqual([expect.stringContaining('--subjects FILE')]);
});

it('throws for a file that is not a list of subjects', () => {
  expect(() => readSubjects({ name: 's.json', text: '[{"code": "GEOL"}]' })).toThrow(
    's.json is no list of subjects: 0.department',
  );
});
