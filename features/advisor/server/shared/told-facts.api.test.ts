import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { makePlanningPack } from '#app/testing/birch-plans.ts';
import { newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { users } from '#features/accounts/server/accounts.tables.ts';
import { dismissNotices, listNotices } from '#features/saved/contract.ts';
import type { Fact } from '../../contract.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';

const product = testProduct(async () => ({
  UNIVERSITY: await makePlanningPack(),
  RATE_LIMITS: 'off',
  TODAY: '2025-10-01',
}));

let student: Student;
let stranger: Student;
let userId = '';
beforeEach(async () => {
  [student, stranger] = await Promise.all([newStudent(product), newStudent(product)]);
  const [row] = await product.db.select({ id: users.id }).from(users).where(eq(users.email, student.email));
  userId = row?.id ?? '';
});

const told = (field: string, value: string, version = 'before'): Fact => ({
  start: 0,
  end: value.length,
  code: 'COMPSCI 50',
  term: '2025 Fall',
  section: null,
  field,
  value,
  version,
});

const newSession = async (title: string): Promise<string> => {
  const id = randomUUID();
  const at = new Date('2025-09-20T10:00:00Z');
  await product.db.insert(chatSessions).values({ id, userId, title, createdAt: at, updatedAt: at });
  return id;
};
const addReply = (sessionId: string, position: number, facts: Fact[], isChosen = true) =>
  product.db.insert(chatMessages).values({
    id: randomUUID(),
    userId,
    sessionId,
    position,
    role: 'assistant',
    content: facts.map(({ value }) => value).join(' '),
    createdAt: new Date('2025-09-20T10:00:01Z'),
    status: 'complete',
    checks: [],
    facts,
    isChosen,
  });
const noticesOf = async (who = student) => (await product.call(listNotices, {}, who.token)).body.notices;
const read = async (notices: object[], who = student) =>
  product.call(dismissNotices, { notices: notices as never }, who.token);

it('reports once which facts of a conversation have changed in the catalogue', async () => {
  const session = await newSession('Which course');
  const title = 'Introduction to Computer Science';
  await addReply(session, 0, [told('title', 'Computing for All'), told('title', title)]);
  await addReply(session, 1, [told('title', 'Computing for Some')], false);
  const [notice, ...others] = await noticesOf();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    kind: 'conversation_changed',
    session_id: session,
    title: 'Which course',
    count: 1,
    changes: [
      {
        code: 'COMPSCI 50',
        field: 'title',
        term: '2025 Fall',
        was: 'Computing for All',
        is: title,
        told_at: '2025-09-20T10:00:01.000Z',
      },
    ],
  });
  expect(await noticesOf(stranger)).toEqual([]);
  if (notice?.kind !== 'conversation_changed') throw new Error('there is no notice');
  // Neither a stranger nor a stale notice can mark it as read.
  expect((await read([notice], stranger)).body.notices).toEqual([]);
  expect((await read([{ ...notice, seen: 'other' }])).body.notices).toEqual([notice]);
  expect((await read([notice])).body.notices).toEqual([]);
  expect(await noticesOf()).toEqual([]);
  // A change after it was read is reported alone.
  await addReply(session, 2, [told('title', 'Computing for All'), told('units', '400 units')]);
  expect(await noticesOf()).toMatchObject([{ count: 1, changes: [{ field: 'units', was: '400 units' }] }]);
  expect((await read([{ kind: 'conversation_changed', session_id: 'none', seen: 'a' }])).status).toBe(400);
});

it('reports nothing that is still valid, and no tool verdicts', async () => {
  const session = await newSession('Quiet');
  await addReply(session, 0, [
    told('title', 'Introduction to Computer Science'),
    told('verdict', 'They clash'),
  ]);
  expect(await noticesOf()).toEqual([]);
});
