import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { users } from '#features/accounts/server/accounts.tables.ts';
import { type CurrentCatalogue, openCurrentCatalogue } from '#features/catalogue/server/current-catalogue.ts';
import { openCallLimits } from '#platform/server/call-limits.ts';
import { createLog } from '#platform/server/log.ts';
import { saveCourse } from '../contract.ts';
import { noticesOf } from './list-notices.ts';
import { listOwnMarks } from './saved.access.ts';

const NEVER_MS = 3_600_000;

const meets = (start: string, end: string) => ({
  days: ['Mon'],
  start_times: { 1: start },
  end_times: { 1: end },
});

let folder = '';
const product = testProduct(async () => {
  folder = await makeBirchPack({
    'COMPSCI 50': meets('09:00', '10:15'),
    'GEOL 10': { instructors: ['Ada Marsh'] },
  });
  return { UNIVERSITY: folder, TODAY: '2025-10-01' };
});

/** Another instance, which checks the folder only on request. */
let instance: CurrentCatalogue;
beforeAll(async () => {
  const { db, clock } = product;
  instance = await openCurrentCatalogue({ db, clock, log: createLog('silent') }, folder, NEVER_MS);
});
afterAll(() => instance.stop());

it('reimporting a catalogue reports changes of saved courses, and of no others', async () => {
  const { token, email } = await newStudent(product);
  for (const code of ['COMPSCI 50', 'GEOL 10', 'GEOL 101', 'MATH 1A'])
    expect((await product.call(saveCourse, { code }, token)).status).toBe(200);
  const [student] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!student) throw new Error('the student was not registered');
  const { clock } = product;
  const { settings } = product.product;
  const changes = async () => {
    const rows = await listOwnMarks(product.db, student.id);
    const callLimits = openCallLimits({ clock, isOn: true });
    const notices = await noticesOf(
      { catalogue: instance, clock, settings, callLimits },
      product.db,
      student.id,
      rows,
    );
    return Object.fromEntries(notices.map((notice) => [notice.code, notice.changes]));
  };
  expect(await changes()).toEqual({});

  const imported = await makeBirchPack({
    'COMPSCI 50': meets('13:30', '14:45'),
    'GEOL 10': { instructors: ['Ben Ode'] },
    'GEOL 101': { class_tag: 'GEOL 201' },
    'MATH 1B': { instructors: ['Ben Ode'] },
  });
  await copyFile(path.join(imported, 'courses.ndjson'), path.join(folder, 'courses.ndjson'));
  await rm(imported, { recursive: true });
  // A changed folder is read at the second poll that finds it unchanged.
  await instance.refresh();
  await instance.refresh();
  expect(await changes()).toEqual({
    'COMPSCI 50': [
      { what: 'times', term: '2025 Fall', was: 'Mon 9:00 AM - 10:15 AM', is: 'Mon 1:30 PM - 2:45 PM' },
    ],
    'GEOL 10': [{ what: 'teachers', term: '2026 Spring', was: 'Ada Marsh', is: 'Ben Ode' }],
    'GEOL 101': [{ what: 'gone', term: null, was: '2025 Fall', is: '' }],
  });
});
