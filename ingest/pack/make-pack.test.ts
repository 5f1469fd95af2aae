import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { readJsonRecords } from '../formats/json.ts';
import { makePack } from './make-pack.ts';

const ALDER = join(import.meta.dirname, '../../universities/alder');

it("gives back a pack's own records as they are, and finds nothing odd in them", async () => {
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
