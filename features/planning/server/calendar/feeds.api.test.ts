import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { plannerOf, TERM } from '#app/testing/birch-plans.ts';
import { openProduct } from '#app/product.ts';
import { newStudent, PASSWORD, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { deleteAccount, getAccountExport } from '#features/accounts/contract.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import { createLog } from '#platform/server/log.ts';
import * as planning from '../../contract.ts';
import * as contract from '../../feed.contract.ts';
import { readCalendar } from '../../testing/read-calendar.ts';
import { block, course } from '../../testing/sample-content.ts';

const meets = (days: string[], start: string, end: string) => ({
  term: TERM,
  sections: [{ class_number: '7', section: 'A', component: 'Lecture', meetings: [{ days, start, end }] }],
});

let pack = '';
const product = testProduct(async () => {
  pack = await makeBirchPack({
    'GEOL 10': meets(['Tue', 'Wed'], '13:30', '14:45'),
    'MATH 1A': meets(['Fri'], '10:00', '11:00'),
  });
  return { UNIVERSITY: pack, RATE_LIMITS: 'off' };
});

let student: Student;
let planner: ReturnType<typeof plannerOf>;
let version: planning.PlanVersion;
beforeEach(async () => {
  student = await newStudent(product);
  planner = plannerOf(product, student.token);
  version = await planner.create('A', TERM, { items: [course('GEOL 10'), block('Therapy')] });
});

const create = (input: { with_own_hours?: boolean; version_id?: string } = {}, token = student.token) =>
  product.call(contract.createFeed, { version_id: version.version_id, ...input }, token);
const pathOf = (url: string) => new URL(url).pathname;
const make = async (input: { with_own_hours?: boolean } = {}) => {
  const { status, body } = await create(input);
  expect(status).toBe(200);
  return { ...body, path: pathOf(body.url) };
};
const read = (at: string, etag?: string) =>
  product.fetch(at, etag === undefined ? {} : { headers: { 'if-none-match': etag } });
const eventsAt = async (at: string) => {
  const response = await read(at);
  expect(response.status).toBe(200);
  return readCalendar(await response.text()).events;
};
const list = async (token = student.token) => (await product.call(contract.listFeeds, {}, token)).body.feeds;

/** Calls `asked` for each statement that a piece of work, and nothing beside it, asks of the database. */
const watching = async <T>(work: () => Promise<T>, asked: (statement: string) => void): Promise<T> => {
  const { db } = product.product.store;
  const here = new AsyncLocalStorage<true>();
  const spies = (['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const).map((name) => {
    const run = db[name].bind(db) as (...given: unknown[]) => unknown;
    return vi.spyOn(db, name).mockImplementation(((...given: unknown[]) => {
      // Background jobs run in no such context.
      if (here.getStore()) asked(name);
      return run(...given);
    }) as never);
  });
  try {
    return await here.run(true, work);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

const statementsOf = async <T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> => {
  const statements: string[] = [];
  return { answer: await watching(work, (statement) => statements.push(statement)), statements };
};

describe('a calendar address', () => {
  it('gives the plan as a calendar to whoever has it', async () => {
    const { path: at, url, is_public } = await make();
    expect(url).toMatch(/^http:\/\/lectern\.test\/api\/calendars\/[\w-]{43}\.ics$/);
    expect(is_public).toBe(false);
    const response = await read(at);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const calendar = readCalendar(await response.text());
    expect(calendar.name).toBe('2025 Fall, A');
    expect(calendar.events.length).toBeGreaterThan(10);
    expect(new Set(calendar.events.map(({ summary }) => summary.split(' ').slice(0, 2).join(' ')))).toEqual(
      new Set(['GEOL 10']),
    );
    // Birch does not state its time zone.
    expect(calendar.zones).toEqual([]);
    expect(calendar.notes).toContain('does not say in which time zone');
  });

  it('is answered without a body to a client that has the calendar already', async () => {
    const { path: at } = await make();
    const etag = (await read(at)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(at, known);
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    await planner.add(version.version_id, course('MATH 1A'));
    const changed = await read(at, etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('asked every minute costs what one look-up costs, and so does one that is revoked', async () => {
    const { path: at, feed_id } = await make();
    const { etag = '' } = Object.fromEntries((await read(at)).headers);
    const { token } = await newStudent(product);
    const headers = { authorization: `Bearer ${token}` };
    const ask = (path: string, init: RequestInit = {}) =>
      statementsOf(async () => (await product.product.app.request(path, init, {})).status);
    // A read that the server has in memory but for what may have changed: the first fills what is kept of the sign-in.
    await ask('/api/feeds', { headers });
    const cached = await ask('/api/feeds', { headers });
    expect(cached).toEqual({ answer: 200, statements: ['select'] });
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await ask(at)).toEqual({ ...cached, answer: 200 });
      expect(await ask(at, { headers: { 'if-none-match': etag } })).toEqual({ ...cached, answer: 304 });
    }
    await product.call(contract.revokeFeed, { feed_id }, student.token);
    for (let minute = 0; minute < 3; minute += 1) expect(await ask(at)).toEqual({ ...cached, answer: 404 });
  });

  it('leaves own hours out unless they were ticked, and then shows no names', async () => {
    const without = await make();
    const withHours = await make({ with_own_hours: true });
    const summaries = async (at: string) => (await eventsAt(at)).map(({ summary }) => summary);
    expect(await summaries(without.path)).not.toContain('Busy');
    expect(await summaries(withHours.path)).toContain('Busy');
    expect(await (await read(withHours.path)).text()).not.toContain('Therapy');
  });

  it('follows the plan: moved events keep their identity, renames and removals show', async () => {
    const { path: at } = await make();
    const [before] = await eventsAt(at);
    const [item] = version.items;
    if (!item || item.content.kind !== 'course') throw new Error('no course');
    await planner.edit(version.version_id, [
      { item_id: item.item_id, revision: item.revision, content: { ...item.content, need: 'optional' } },
    ]);
    expect((await eventsAt(at))[0]?.uid).toBe(before?.uid);
    const { revision } = version;
    const renamed = { version_id: version.version_id, revision, name: 'Mornings' };
    await product.call(planning.editVersion, renamed, student.token);
    expect(readCalendar(await (await read(at)).text()).name).toBe('2025 Fall, Mornings');
    const [now] = (await planner.get())[0]?.items ?? [];
    await planner.edit(version.version_id, [
      { item_id: item.item_id, revision: now?.revision ?? 0, content: null },
    ]);
    expect(await eventsAt(at)).toEqual([]);
  });

  it('is shown once, and stored as a hash', async () => {
    const { path: at, feed_id, created_at } = await make({ with_own_hours: true });
    expect(await list()).toEqual([
      { feed_id, version_id: version.version_id, with_own_hours: true, created_at },
    ]);
    const token = at.split('/').at(-1)?.replace('.ics', '') ?? '';
    const rows = await rowsOf(product.db, sql`select * from plan_feeds where id = ${feed_id}`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { body } = await product.call(getAccountExport, {}, student.token);
    expect(JSON.stringify(body)).toContain(feed_id);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('is never logged, whatever happens to the request', async () => {
    const { path: at, feed_id } = await make();
    const token = at.split('/').at(-1)?.replace('.ics', '') ?? '';
    await read(at);
    await read(`${at}/more`);
    await product.fetch(at, { method: 'POST' });
    const asked = async () => (await product.product.app.request(at, {}, {})).status;
    const broken = await watching(asked, () => {
      throw new Error('broken for this test');
    });
    expect(broken).toBe(500);
    await product.call(contract.revokeFeed, { feed_id }, student.token);
    expect((await read(at)).status).toBe(404);
    expect(product.logText()).toContain('broken for this test');
    expect(product.logText()).not.toContain(token);
  });

  it('gives the same answer revoked, deleted with its version or its owner, and never made', async () => {
    const answerOf = async (at: string) => {
      const response = await read(at);
      return [response.status, await response.text(), response.headers.get('etag')];
    };
    const never = await answerOf(`/api/calendars/${'x'.repeat(43)}.ics`);
    expect(never).toEqual([
      404,
      JSON.stringify({ error: 'There is no such calendar.', code: 'not_found' }),
      null,
    ]);
    for (const file of ['plan.ics', 'x'.repeat(43)])
      expect((await read(`/api/calendars/${file}`)).status, file).toBe(404);
    const [revoked, kept] = [await make(), await make()];
    await product.call(contract.revokeFeed, { feed_id: revoked.feed_id }, student.token);
    expect(await answerOf(revoked.path)).toEqual(never);
    expect((await read(kept.path)).status).toBe(200);
    const [{ edits } = version] = await planner.get();
    await product.call(planning.deleteVersion, { version_id: version.version_id, edits }, student.token);
    expect(await answerOf(kept.path)).toEqual(never);
    version = await planner.create('B');
    const ofOwner = await make();
    expect((await read(ofOwner.path)).status).toBe(200);
    const gone = await product.call(deleteAccount, { password: PASSWORD }, student.token);
    expect(gone.status).toBe(200);
    expect(await answerOf(ofOwner.path)).toEqual(never);
  });

  it('is made, listed and revoked by the owner of the plan only', async () => {
    const mine = await make();
    const stranger = await newStudent(product, 'Sascha');
    const made = await create({}, stranger.token);
    expect([made.status, made.body.code]).toEqual([404, 'not_found']);
    expect(await list(stranger.token)).toEqual([]);
    const revoked = await product.call(contract.revokeFeed, { feed_id: mine.feed_id }, stranger.token);
    expect([revoked.status, revoked.body.code]).toEqual([404, 'not_found']);
    expect((await read(mine.path)).status).toBe(200);
    const signedOut = await product.call(contract.createFeed, { version_id: version.version_id });
    expect([signedOut.status, signedOut.body.code]).toEqual([401, 'signed_out']);
    const missing = await create({ version_id: randomUUID() });
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
    const wrong = await product.call(contract.revokeFeed, { feed_id: 'x' }, student.token);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_request']);
  });

  it('is refused beyond the quota, and possible again after one was revoked', async () => {
    for (let count = 0; count < contract.MAX_FEEDS; count += 1) await make();
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    const [first] = await list();
    await product.call(contract.revokeFeed, { feed_id: first?.feed_id ?? '' }, student.token);
    expect((await create()).status).toBe(200);
  });
});

describe('a new catalogue', () => {
  it('changes what an address gives', async () => {
    const { path: at } = await make();
    const etag = (await read(at)).headers.get('etag') ?? '';
    const file = path.join(pack, 'university.json');
    const university = JSON.parse(await readFile(file, 'utf8')) as { terms: { name: string }[] };
    const terms = university.terms.map((term) =>
      term.name === TERM ? { ...term, holidays: ['2025-10-13', '2025-10-14', '2025-10-15'] } : term,
    );
    await writeFile(file, JSON.stringify({ ...university, time_zone: 'Europe/Dublin', terms }));
    await vi.waitUntil(async () => (await read(at, etag)).status === 200, { timeout: 60_000, interval: 500 });
    const calendar = readCalendar(await (await read(at)).text());
    expect(calendar.zones).toEqual(['Europe/Dublin']);
    expect(calendar.events.filter(({ start }) => /^2025-10-1[345]/.test(start))).toEqual([]);
  });
});

// The embedded database supports a single process.
describe.skipIf(process.env.TEST_ENGINE !== 'postgresql')('two instances on one database', () => {
  it('give the same calendar, changed and revoked on either', async () => {
    const { path: at, feed_id } = await make();
    const before = (await eventsAt(at)).length;
    const { settings } = product.product;
    const second = await openProduct({ settings, log: createLog('silent'), clock: product.clock });
    try {
      const there = (etag = '') => second.app.request(at, { headers: { 'if-none-match': etag } }, {});
      const first = await there();
      const etag = first.headers.get('etag') ?? '';
      expect(readCalendar(await first.text()).events).toHaveLength(before);
      expect((await there(etag)).status).toBe(304);
      await planner.add(version.version_id, course('MATH 1A'));
      const changed = await there(etag);
      expect(changed.status).toBe(200);
      expect(readCalendar(await changed.text()).events.length).toBeGreaterThan(before);
      await product.call(contract.revokeFeed, { feed_id }, student.token);
      expect((await there()).status).toBe(404);
    } finally {
      await second.close();
    }
  });
});
