import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { openCurrentCatalogue, type CurrentCatalogue } from '#features/catalogue/server/current-catalogue.ts';
import { DeadlineWorker, OutOfTime, type WorkerLimits } from '#platform/server/deadline-worker.ts';
import { createLog } from '#platform/server/log.ts';
import { makeBirchPack } from './testing/birch-pack.ts';
import { testProduct } from './testing/test-product.ts';
import { openTextReader } from './text-reader.ts';

const product = testProduct();
const log = createLog('silent');
let folder: string;
let catalogue: CurrentCatalogue;
beforeAll(async () => {
  folder = await makeBirchPack();
  catalogue = await openCurrentCatalogue({ db: product.db, clock: product.clock, log }, folder, 3_600_000);
});
afterAll(async () => {
  await catalogue.stop();
  rmSync(folder, { recursive: true });
});

const SETTING = {
  today: '2025-10-03',
  assistant: 'Quill',
  product: 'Lectern',
  university: 'Alder University',
};
const askOf = (text: string) => [{ role: 'user' as const, text }];
/** Generous limits for tests without an endless job. */
const PATIENT = { deadlineMs: 30_000, startMs: 30_000, heapMb: 256 };

/** A thread for one test. */
const startThread = (worker: URL, limits: WorkerLimits): DeadlineWorker => {
  const thread = new DeadlineWorker(worker, limits);
  onTestFinished(() => thread.stop());
  return thread;
};
const startPatient = () => startThread(new URL('./text-reader.worker.ts', import.meta.url), PATIENT);

describe('the text reader', () => {
  const openPatient = () => openTextReader({ catalogue, clock: product.clock, log }, startPatient());

  it('reads lists, replies and questions against the current catalogue', async () => {
    const reader = openPatient();
    expect(await reader.readCourseList('cs50\nGEOL 10')).toMatchObject([
      { code: 'COMPSCI 50', title: 'Introduction to Computer Science', known: true },
      { code: 'GEOL 10', known: true },
    ]);
    expect((await reader.accountFor('GEOL 10 and GEOL 999.', [], null)).checks).toMatchObject([
      { code: 'GEOL 10', ok: true },
      { code: 'GEOL 999', ok: false },
    ]);
    const { requests } = await reader.understand(askOf('What is GEOL 10 about?'), SETTING);
    expect(requests).toMatchObject([{ kind: 'facts', codes: ['GEOL 10'] }]);
  });

  it('switches to a newer catalogue', async () => {
    const older = catalogue.current();
    const { courses } = older;
    let held = older;
    const reader = openTextReader(
      { catalogue: { ...catalogue, current: () => held }, clock: product.clock, log },
      startPatient(),
    );
    expect(await reader.readCourseList('GEOL 999')).toMatchObject([{ known: false }]);
    const more = courses.map((course) => ({
      ...course,
      class_tag: 'GEOL 999',
      class_name: 'New',
      codes: ['GEOL 999'],
    }));
    held = { ...older, version: 'newer', courses: more };
    expect(await reader.readCourseList('GEOL 999')).toMatchObject([{ known: true, title: 'New' }]);
  });

  it('reads lists and replies up to their longest length', async () => {
    const reader = openPatient();
    const { subjects, courses } = catalogue.current();
    const { mentions } = createRecogniser({ subjects, tags: courses.map(({ class_tag }) => class_tag) });
    const list = `GEOL 10\n${'x'.repeat(400_000)}\nCOMPSCI 50`;
    expect(mentions(list)).toHaveLength(2);
    expect(await reader.readCourseList(list)).toHaveLength(1);
    const long = `GEOL 10 ${'x'.repeat(24_000)} COMPSCI 50`;
    expect((await reader.accountFor(long, [], null)).checks).toHaveLength(1);
  });
});

describe('an endless job', () => {
  let planted: URL;
  let plantedFolder: string;
  beforeAll(() => {
    plantedFolder = mkdtempSync(path.join(os.tmpdir(), 'lectern-endless-'));
    planted = pathToFileURL(path.join(plantedFolder, 'endless.worker.mjs'));
    const serveJobs = pathToFileURL(path.resolve(import.meta.dirname, '../platform/server/serve-jobs.ts'));
    writeFileSync(
      planted,
      `import { serveJobs } from '${serveJobs.href}';
       const run = (held, text) => { for (;;) if (!JSON.stringify(text).includes('for ever')) return []; };
       const read = { run };
       serveJobs(() => null, { readCourseList: read, codesNamed: read, accountFor: read, understand: read });`,
    );
  });
  afterAll(() => rmSync(plantedFolder, { recursive: true }));

  it('fails alone, once for each kind, and the next one succeeds', async () => {
    const lines: string[] = [];
    const told = createLog('warn', { write: (line: string) => lines.push(line) } as never);
    const thread = startThread(planted, { deadlineMs: 300, startMs: 20_000, heapMb: 64 });
    const reader = openTextReader({ catalogue, clock: product.clock, log: told }, thread);
    expect(await reader.readCourseList('for ever')).toBeNull();
    expect(await reader.readCourseList('once')).toEqual([]);
    // A reply that was not read in time counts as the advisor's own words.
    expect(await reader.accountFor('for ever', [], null)).toMatchObject({
      statements: [{ start: 0, end: 8, verdict: 'own_words' }],
      checks: [],
    });
    await expect(reader.understand(askOf('for ever'), SETTING)).rejects.toThrow(OutOfTime);
    expect(await reader.understand(askOf('once'), SETTING)).toEqual([]);
    expect(lines.join('')).toContain('a course list could not be read in time');
    expect(lines.join('')).toContain('a reply could not be checked in time');
    // The text is private to the student.
    expect(lines.join('')).not.toContain('for ever');
  });
});
