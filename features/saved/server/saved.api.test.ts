import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePlanningPack } from '#app/testing/birch-plans.ts';
import { newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import type { Call, CallInput } from '#platform/contract/call.ts';
import { MEGABYTE } from '#platform/server/quota.ts';
import * as contract from '../contract.ts';
import { savedCourses } from './saved.tables.ts';

// COMPSCI 124 was formerly COMPSCI 190.
const product = testProduct(async () => ({
  UNIVERSITY: await makePlanningPack(),
  RATE_LIMITS: 'off',
  TODAY: '2025-10-01',
}));

let student: Student;
let stranger: Student;
beforeEach(async () => {
  [student, stranger] = await Promise.all([newStudent(product), newStudent(product)]);
});

const call = <C extends Call>(entry: C, input: CallInput<C>, { token }: Student = student) =>
  product.call(entry, input, token);
const save = (code: string, more: { note?: string; labels?: string[] } = {}) =>
  call(contract.saveCourse, { code, ...more });
const coursesOf = async (who = student) => (await call(contract.listSavedCourses, {}, who)).body.courses;
const codesOf = async (who = student) => (await coursesOf(who)).map(({ code }) => code);
const noticesOf = async () =>
  (await call(contract.listNotices, {})).body.notices.flatMap((notice) =>
    notice.kind === 'saved_course_changed' ? notice : [],
  );

describe('a saved course', () => {
  it('is stored by the catalogue’s code, once, whichever of its codes it is saved under', async () => {
    const first = await save('cs50', { note: 'Ask Ada', labels: ['Maybe'] });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      code: 'COMPSCI 50',
      tag: 'COMPSCI 50',
      codes: ['COMPSCI 50'],
      note: 'Ask Ada',
      labels: ['Maybe'],
      now: { title: 'Introduction to Computer Science', offerings: [{ term: '2025 Fall' }] },
    });
    expect((await save('COMPSCI 50')).body).toEqual(first.body);
    await save('COMPSCI 190');
    await save('COMPSCI 124');
    expect(await codesOf()).toEqual(['COMPSCI 124', 'COMPSCI 50']);
  });

  it('is removed under any of its codes, and restored as it was', async () => {
    const { body: saved } = await save('COMPSCI 124', { note: 'Limits', labels: ['Fall', 'Must'] });
    await save('GEOL 10');
    const { status, body } = await call(contract.removeSavedCourse, { code: 'CS 190' });
    expect(status).toBe(200);
    expect(body.removed).toMatchObject([{ code: 'COMPSCI 124', note: 'Limits', saved_at: saved.saved_at }]);
    expect((await call(contract.removeSavedCourse, { code: 'CS 190' })).body).toEqual({ removed: [] });
    expect(await codesOf()).toEqual(['GEOL 10']);
    const [removed] = body.removed;
    if (!removed) throw new Error('nothing was removed');
    expect((await call(contract.saveCourse, removed)).status).toBe(200);
    expect(await coursesOf()).toMatchObject([
      { code: 'GEOL 10' },
      { code: 'COMPSCI 124', note: 'Limits', labels: ['Fall', 'Must'], saved_at: saved.saved_at },
    ]);
  });

  it('is restored with its note if another tab had saved it again meanwhile', async () => {
    await save('GEOL 10', { note: 'Bring boots' });
    const { body } = await call(contract.removeSavedCourse, { code: 'GEOL 10' });
    await save('GEOL 10');
    const [removed] = body.removed;
    if (!removed) throw new Error('nothing was removed');
    expect((await call(contract.saveCourse, removed)).body.note).toBe('Bring boots');
    expect(await codesOf()).toEqual(['GEOL 10']);
  });

  it('stays when the catalogue no longer has it, and can be removed and restored', async () => {
    await save('GEOL 10');
    await product.db.execute(sql`update saved_courses set code = 'GEOL 77' where code = 'GEOL 10'`);
    expect(await coursesOf()).toMatchObject([
      { code: 'GEOL 77', tag: null, codes: ['GEOL 77'], now: { title: 'Rocks', offerings: [] } },
    ]);
    const { body } = await call(contract.removeSavedCourse, { code: 'GEOL 77' });
    expect(await codesOf()).toEqual([]);
    const [removed] = body.removed;
    if (!removed) throw new Error('nothing was removed');
    await call(contract.saveCourse, removed);
    expect(await codesOf()).toEqual(['GEOL 77']);
  });

  it('is saved once by two tabs at once, and a stale note is a conflict', async () => {
    const answers = await Promise.all([save('GEOL 10'), save('geol10'), save('GEOL 10')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [saved] = await coursesOf();
    if (!saved) throw new Error('it was not saved');
    const { code, revision } = saved;
    const edit = (note: string) =>
      call(contract.editSavedCourse, { code, revision, note, labels: ['Field trip'] });
    const [one, other] = await Promise.all([edit('Boots'), edit('Hammer')]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [stands, refused] = one.status === 200 ? [one, other] : [other, one];
    expect(refused.body.code).toBe('conflict');
    expect(contract.savedCourseSchema.parse(refused.body.current)).toEqual(stands.body);
    // A retry is accepted.
    expect((await edit(stands.body.note)).body).toEqual(stands.body);
    expect(await coursesOf()).toEqual([stands.body]);
  });

  it('is either there or not after two tabs saved and removed it at once', async () => {
    const answers = await Promise.all([
      save('GEOL 10'),
      call(contract.removeSavedCourse, { code: 'GEOL 10' }),
      save('GEOL 10'),
      call(contract.removeSavedCourse, { code: 'GEOL 10' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await coursesOf()).length).toBeLessThan(2);
  });

  it.each([
    ['a code that no course has', { code: 'GEOL 9999' }, 404, 'not_found'],
    ['no code', { code: ' ' }, 400, 'invalid_request'],
    ['a label twice', { code: 'GEOL 10', labels: ['Must', 'must'] }, 400, 'invalid_request'],
    ['a long note', { code: 'GEOL 10', note: 'x'.repeat(2001) }, 400, 'invalid_request'],
  ])('is refused with %s', async (_what, input, status, code) => {
    const answer = await call(contract.saveCourse, input);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await codesOf()).toEqual([]);
  });

  it('is refused beyond the quota, but a saved one can still be changed', async () => {
    const { body } = await save('GEOL 10');
    await product.db.execute(sql`
      insert into saved_courses (user_id, code, note, labels, seen, revision, saved_at)
      select user_id, 'OLD ' || number, note, labels, seen, revision, saved_at
      from saved_courses, generate_series(2, 500) as number
      where code = 'GEOL 10' and user_id = (select id from users where email = ${student.email})`);
    const refused = await save('MATH 1A');
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toBe('You have saved 500 courses. Remove one to save another.');
    const edited = { code: 'GEOL 10', revision: body.revision, note: 'Boots', labels: [] };
    expect((await call(contract.editSavedCourse, edited)).status).toBe(200);
    await call(contract.removeSavedCourse, { code: 'OLD 2' });
    expect((await save('MATH 1A')).status).toBe(200);
  });

  it('is listed newest first, however many there are', async () => {
    await save('GEOL 10');
    await product.db.execute(sql`
      insert into saved_courses (user_id, code, note, labels, seen, revision, saved_at)
      select user_id, 'OLD ' || number, note, labels, seen, revision, saved_at - number * interval '1 minute'
      from saved_courses, generate_series(1, 320) as number
      where code = 'GEOL 10' and user_id = (select id from users where email = ${student.email})`);
    expect(await codesOf()).toEqual(['GEOL 10', ...Array.from({ length: 320 }, (_, at) => `OLD ${at + 1}`)]);
  });

  it('is refused beyond the size limit, however well the database can compress it', async () => {
    const { title, times, teachers, teacher } = contract.STATE_BOUNDS;
    const seen: contract.CourseState = {
      tag: 'OLD',
      title: 'x'.repeat(title),
      rating: null,
      offerings: Array.from({ length: contract.STATE_BOUNDS.offerings }, (_, at) => ({
        term: `Term ${at}`,
        times: 'x'.repeat(times),
        teachers: Array.from({ length: teachers }, () => 'x'.repeat(teacher)),
      })),
    };
    await call(contract.saveCourse, { code: 'OLD', seen });
    const fit = Math.floor((4 * MEGABYTE) / JSON.stringify(seen).length);
    await product.db.execute(sql`
      insert into saved_courses (user_id, code, note, labels, seen, revision, saved_at)
      select user_id, 'OLD ' || number, note, labels, seen, revision, saved_at
      from saved_courses, generate_series(2, ${fit}::int) as number
      where code = 'OLD' and user_id = (select id from users where email = ${student.email})`);
    const refused = await call(contract.saveCourse, { code: 'OLDER', seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect(refused.body.error).toMatch('Your saved courses take up all the room');
    expect((await save('GEOL 10')).status).toBe(200);
  });
});

describe('a notice', () => {
  /** Simulates that the catalogue had a different state when the student last looked. */
  const rememberOtherwise = (code: string, seen: Partial<contract.CourseState>) =>
    product.db
      .update(savedCourses)
      .set({ seen: sql`${savedCourses.seen} || ${JSON.stringify(seen)}::jsonb`, seenDigest: null })
      .where(eq(savedCourses.code, code));

  it('reports what changed about a saved course until it was read, and later changes again', async () => {
    await save('GEOL 10');
    await save('MATH 1A');
    expect(await noticesOf()).toEqual([]);
    const before = [{ term: '2026 Spring', times: 'Fri 9:00 AM - 10:00 AM', teachers: ['Ada Marsh'] }];
    await rememberOtherwise('GEOL 10', { offerings: before, rating: 3.2 });
    const [notice, ...others] = await noticesOf();
    expect(others).toEqual([]);
    if (!notice) throw new Error('there is no notice');
    expect(notice).toMatchObject({ kind: 'saved_course_changed', code: 'GEOL 10', now: { title: 'Rocks' } });
    expect(notice.changes).toEqual([
      { what: 'times', term: '2026 Spring', was: 'Fri 9:00 AM - 10:00 AM', is: '' },
      { what: 'teachers', term: '2026 Spring', was: 'Ada Marsh', is: '' },
      { what: 'rating', term: null, was: '3.2', is: '' },
    ]);
    // A change after the student looked does not count as read.
    const stale = { ...notice, now: { ...notice.now, title: 'Stones' } };
    const left = await call(contract.dismissNotices, { notices: [stale] });
    expect(left.body.notices).toMatchObject([{ changes: [{ what: 'title', was: 'Stones', is: 'Rocks' }] }]);
    const none = await call(contract.dismissNotices, { notices: left.body.notices });
    expect([none.status, none.body.notices]).toEqual([200, []]);
    expect(await noticesOf()).toEqual([]);
    const again = await call(contract.dismissNotices, { notices: [{ ...notice, code: 'ARABIC AA' }] });
    expect([again.status, await codesOf()]).toEqual([200, ['MATH 1A', 'GEOL 10']]);
  });

  it('reports that a course is gone, once', async () => {
    await save('GEOL 10');
    await product.db.execute(sql`update saved_courses set code = 'GEOL 77' where code = 'GEOL 10'`);
    const notices = await noticesOf();
    expect(notices).toMatchObject([{ code: 'GEOL 77', changes: [{ what: 'gone', was: '2026 Spring' }] }]);
    expect((await call(contract.dismissNotices, { notices })).body.notices).toEqual([]);
  });

  it('rejects an invalid state', async () => {
    const now = { tag: 'GEOL 10', title: 'Rocks', rating: 'high', offerings: [] };
    const notices = [{ kind: 'saved_course_changed', code: 'GEOL 10', now }] as never;
    expect((await call(contract.dismissNotices, { notices })).status).toBe(400);
  });
});

describe('a saved search', () => {
  const search = (changes: Partial<CallInput<typeof contract.saveSearch>> = {}) => ({
    search_id: randomUUID(),
    name: 'Rivers on Mondays',
    address: 'q=rivers&day=M',
    known: ['WRITING 20'],
    ...changes,
  });
  const list = async (who = student) => (await call(contract.listSavedSearches, {}, who)).body.searches;

  it('is stored with its results, renamed, opened, and removed with undo', async () => {
    const input = search();
    const [made, again] = await Promise.all([
      call(contract.saveSearch, input),
      call(contract.saveSearch, { ...input, search_id: input.search_id.toUpperCase() }),
    ]);
    expect([made.status, again.status]).toEqual([200, 200]);
    expect(made.body).toMatchObject(input);
    expect(again.body).toEqual(made.body);
    const { search_id, revision } = made.body;
    const rename = (name: string) => call(contract.renameSearch, { search_id, revision, name });
    const [one, other] = await Promise.all([rename('Rivers'), rename('Streams')]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [stands, refused] = one.status === 200 ? [one, other] : [other, one];
    expect(refused.body.current).toEqual(stands.body);
    expect((await call(contract.openSearch, { search_id, known: null })).body.known).toBeNull();
    expect(await list()).toMatchObject([{ name: stands.body.name, known: null }]);
    const { body } = await call(contract.removeSearch, { search_id });
    expect(body.removed).toMatchObject({ search_id, address: input.address });
    expect((await call(contract.removeSearch, { search_id })).body.removed).toBeNull();
    expect((await call(contract.openSearch, { search_id, known: [] })).status).toBe(404);
    if (!body.removed) throw new Error('nothing was removed');
    expect((await call(contract.saveSearch, body.removed)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['with an address of two lines', { address: 'q=a\nb' }],
    ['with an id that is none', { search_id: 'A' }],
    ['with more than it may know', { known: Array.from({ length: 1001 }, (_, at) => `GEOL ${at}`) }],
  ])('is refused %s', async (_what, changes) => {
    const answer = await call(contract.saveSearch, search(changes));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });

  it('is refused beyond the quota', async () => {
    const made = await Promise.all(
      Array.from({ length: contract.MAX_SAVED_SEARCHES + 1 }, () => call(contract.saveSearch, search())),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(contract.MAX_SAVED_SEARCHES);
    expect(made.find(({ status }) => status !== 200)?.body.error).toBe(
      'You have saved 30 searches. Remove one to save another.',
    );
  });
});

describe('a student’s saved data', () => {
  it('is not accessible to anyone else', async () => {
    const { body: course } = await save('GEOL 10', { note: 'Boots' });
    const search_id = randomUUID();
    await call(contract.saveSearch, { search_id, name: 'Mine', address: 'q=rivers', known: [] });
    expect(await codesOf(stranger)).toEqual([]);
    expect((await call(contract.listSavedSearches, {}, stranger)).body.searches).toEqual([]);
    expect((await call(contract.listNotices, {}, stranger)).body.notices).toEqual([]);
    const { code, revision, now } = course;
    const edited = await call(contract.editSavedCourse, { code, revision, note: '', labels: [] }, stranger);
    expect(edited.status).toBe(404);
    expect((await call(contract.removeSavedCourse, { code }, stranger)).body.removed).toEqual([]);
    const notices = [{ kind: 'saved_course_changed' as const, code, now: { ...now, title: 'Theirs' } }];
    expect((await call(contract.dismissNotices, { notices }, stranger)).body.notices).toEqual([]);
    const renamed = { search_id, revision: 0, name: 'Theirs' };
    expect((await call(contract.renameSearch, renamed, stranger)).status).toBe(404);
    expect((await call(contract.openSearch, { search_id, known: [] }, stranger)).status).toBe(404);
    expect((await call(contract.removeSearch, { search_id }, stranger)).body.removed).toBeNull();
    // The same id belongs to a different search of another student.
    const theirs = { search_id, name: 'Theirs', address: '', known: [] };
    expect((await call(contract.saveSearch, theirs, stranger)).body.name).toBe('Theirs');
    expect(await coursesOf()).toEqual([course]);
    expect(await noticesOf()).toEqual([]);
    expect((await call(contract.listSavedSearches, {})).body.searches).toMatchObject([{ name: 'Mine' }]);
  });

  it('requires a sign-in', async () => {
    const code = 'GEOL 10';
    const search_id = randomUUID();
    const answers = await Promise.all([
      product.call(contract.listSavedCourses, {}),
      product.call(contract.saveCourse, { code }),
      product.call(contract.editSavedCourse, { code, revision: 0, note: '', labels: [] }),
      product.call(contract.removeSavedCourse, { code }),
      product.call(contract.listSavedSearches, {}),
      product.call(contract.saveSearch, { search_id, name: 'A', address: '', known: [] }),
      product.call(contract.renameSearch, { search_id, revision: 0, name: 'A' }),
      product.call(contract.openSearch, { search_id, known: [] }),
      product.call(contract.removeSearch, { search_id }),
      product.call(contract.listNotices, {}),
      product.call(contract.dismissNotices, { notices: [] as never }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
