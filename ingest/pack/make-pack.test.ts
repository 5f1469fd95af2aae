import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { readJsonRecords } from '../formats/json.ts';
import { makePack } from './make-pack.ts';

const ALDER = join(import.meta.dirname, '../../universities/alder');

it('reports Level values that name no level, and strips markup from texts', () => {
  const attributes = ['Graduate', 'Evening'].map((value) => ({ scheme: 'Level', value }));
  const courses = [
    { class_tag: 'BIO 1', class_name: 'Cells', term: 'Fall', description: 'Of <em>cells</em>.', attributes },
  ];
  const terms = [{ name: 'Fall', start: '2026-09-01', end: '2026-12-01' }];
  const { pack, notes } = makePack(
    readJsonRecords([{ name: 'x.json', text: JSON.stringify({ meta: { terms }, courses }) }]),
    {
      university: {
        name: 'Birchfield',
        possessive: 'Birchfield’s',
        feedback_email: 'a@birchfield.example',
      },
      subjects: [{ code: 'BIO', department: 'Biology', aliases: [] }],
      programs: null,
      demo: null,
      termDates: [],
      onlyTerms: [],
    },
  );
  expect(pack.courses[0]?.description).toBe('Of cells.');
  expect(notes).toContain(
    'Level is “Evening” in 1 course, which names no level that is known: the number decides.',
  );
});

it("returns a pack's own records unchanged, and finds nothing odd in them", async () => {
  const alder = await readPackFolder(ALDER);
  const records = (await readFile(join(ALDER, 'courses.ndjson'), 'utf8')).trim().split('\n');
  const { terms, ...university } = alder.university;
  const text = `{"meta": {"terms": ${JSON.stringify(terms)}}, "courses": [${records.join(',')}]}`;
  const draft = readJsonRecords([{ name: 'alder.json', text }]);
  const made = makePack(draft, {
    university,
    subjects: alder.subjects,
    programs: null,
    demo: null,
    termDates: [],
    onlyTerms: [],
  });
  expect(made.pack.courses).toEqual(alder.courses);
  expect(made.pack.university.terms).toEqual(terms);
  expect([made.draft.odd.list(), made.draft.leftOut.list(), made.draft.unreadMeetings]).toEqual([[], [], 0]);
});
