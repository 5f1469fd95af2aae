import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPackFolder } from './read-pack-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
  const university = {
    name: 'Birch College',
    possessive: "Birch's",
    feedback_email: 'advising@birch.example',
    terms: [{ name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' }],
  };
  const course = {
    course_id: '1',
    class_number: '1',
    class_tag: 'GEOL 10',
    class_name: 'Rocks',
    term: '2025 Fall',
  };
  await writeFile(join(folder, 'university.json'), JSON.stringify(university));
  await writeFile(join(folder, 'subjects.json'), '[{"code": "GEOL", "department": "Geology"}]');
  await writeFile(join(folder, 'courses.ndjson'), JSON.stringify(course));
});
afterEach(() => rm(folder, { recursive: true }));

it('reads the same version from a copy of the folder, and another after any change', async () => {
  const { version } = await readPackFolder(folder);
  expect(version).toMatch(/^[0-9a-f]{64}$/);
  const copy = `${folder}-copy`;
  await cp(folder, copy, { recursive: true });
  expect((await readPackFolder(copy)).version).toBe(version);
  await rm(copy, { recursive: true });
  await writeFile(join(folder, 'subjects.json'), '[{"code": "GEOL", "department": "Geosciences"}]');
  expect((await readPackFolder(folder)).version).not.toBe(version);
});

it('gives one sentence why a folder cannot be used', async () => {
  await writeFile(join(folder, 'university.json'), '{"name": "Birch College"}');
  await expect(readPackFolder(folder)).rejects.toMatchObject({
    name: 'PackError',
    message:
      `The university pack ${folder} cannot be used. university.json, possessive: is missing. ` +
      'university.json, feedback_email: is missing. university.json, terms: is missing.',
  });
  await rm(join(folder, 'subjects.json'));
  await expect(readPackFolder(folder)).rejects.toThrow(/subjects\.json: is missing/);
});

it('reports a missing folder, and a file that is not text', async () => {
  await expect(readPackFolder(join(folder, 'nowhere'))).rejects.toThrow(/is not a folder that can be read/);
  await writeFile(join(folder, 'subjects.json'), Buffer.from([0xff, 0xfe, 0x00]));
  await expect(readPackFolder(folder)).rejects.toThrow(
    /subjects\.json of the university pack cannot be read: it is not UTF-8/,
  );
});
