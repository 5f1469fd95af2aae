import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import { toWireCourses } from '#features/catalogue/server/to-wire-courses.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { checkReply } from '../../domain/statements/testing/check-reply.ts';

const ALDER = path.resolve(import.meta.dirname, '../../../../universities/alder');

describe('the demonstration conversation', () => {
  it('passes the checks that every reply of the product goes through', async () => {
    const { courses, subjects, university, demo } = await readPackFolder(ALDER);
    const records = toWireCourses(courses, university);
    const byTag = Map.groupBy(records, ({ class_tag }) => class_tag);
    const book = {
      recogniser: createRecogniser({ subjects, tags: [...byTag.keys()] }),
      recordsOf: (tag: string) => byTag.get(tag) ?? [],
    };
    const checks = (demo?.conversation ?? [])
      .filter(({ role }) => role === 'assistant')
      .flatMap(({ content }) => checkReply(content, book));
    expect(checks.length).toBeGreaterThan(10);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });
});
