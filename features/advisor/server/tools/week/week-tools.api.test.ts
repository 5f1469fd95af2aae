import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannerOf } from '#app/testing/birch-plans.ts';
import { makeCedarPack } from '#app/testing/cedar-pack.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult } from '#app/testing/vendor/script.ts';
import { previewShare } from '#features/sharing/contract.ts';
import { bareCourse } from '#features/planning/domain/planned-course.ts';
import type { Message } from '../../../contract.ts';
import * as contract from '../../../contract.ts';
import type { ToolName } from '../../../domain/tools.ts';

const TERM = '2025 Fall';
let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return {
    UNIVERSITY: await makeCedarPack(),
    TODAY: '2025-08-20',
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
  };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product, { courses_taken: ['COMPSCI 50', 'MATH 1A'] });
  await plannerOf(product, student.token).create('My secret name', TERM, {
    items: [
      bareCourse('COMPSCI 50'),
      bareCourse('COMPSCI 124'),
      {
        kind: 'block',
        label: 'Therapy',
        days: ['Thu'],
        start: '09:00',
        end: '10:00',
        from: null,
        to: null,
      },
    ],
  });
});

/** The answer to a model's tool call, and the resulting reply. */
const use = async (
  name: ToolName,
  input: object,
  who = student,
): Promise<{ told: Record<string, unknown>; reply: Message }> => {
  const words = randomUUID();
  let answer = '{}';
  vendor.on(words, (request) => {
    if (!hasToolResult(request)) return [{ tool: name, input }];
    answer = String(request.body.messages?.at(-1)?.content);
    return [{ say: 'There.' }];
  });
  const asked = { message: words, force_new_session: true };
  const { status, body } = await product.call(contract.sendMessage, asked, who.token);
  expect(status).toBe(200);
  const told = answer.startsWith('{') ? (JSON.parse(answer) as Record<string, unknown>) : {};
  return { told, reply: body.history.at(-1) as Message };
};

describe('a week for a model', () => {
  it('is found without a clash, described without what the student wrote, and shown as a card', async () => {
    const { told, reply } = await use('find_timetables', {
      term: TERM,
      codes: ['COMPSCI 121'],
      choose: [{ count: 2 }],
    });
    expect(told).toMatchObject({ answer: 'found', term: TERM, week_shown: true });
    expect(told).not.toHaveProperty('week');
    const { week } = reply;
    expect(week?.courses[0]).toMatchObject({ code: 'COMPSCI 121', hours: 9 });
    expect(week?.courses.map(({ code }) => code)).not.toContain('COMPSCI 50');
    expect(week?.plan).toMatchObject({ as: 'version' });
    expect(week?.totals.units).toBeGreaterThan(0);
  });

  it('may be impossible: the set that proves it, and the smallest changes', async () => {
    const { told, reply } = await use('find_timetables', { term: TERM, codes: ['COMPSCI 124', 'GEOL 10'] });
    expect(told).toMatchObject({
      answer: 'impossible',
      impossible: {
        says: 'COMPSCI 124 and GEOL 10 cannot be had together',
        // The one of two units before the one of four.
        changes: ['Drop GEOL 10', 'Drop COMPSCI 124'],
      },
    });
    expect(reply.week).toBeNull();
  });

  it('names the wish that is in the way', async () => {
    const { told } = await use('find_timetables', { term: TERM, codes: ['MATH 1B'], free_days: ['Fri'] });
    expect(told).toMatchObject({
      answer: 'impossible',
      impossible: { changes: ['Give up a free Friday', 'Drop MATH 1B'] },
    });
  });

  it('rejects invalid input, and the reply continues', async () => {
    const { reply } = await use('find_timetables', { codes: 'everything', choose: [{ count: 0 }] });
    expect(reply).toMatchObject({ status: 'complete', week: null });
  });

  it('names what the catalogue does not have, or not in that term', async () => {
    const { told } = await use('find_timetables', { term: TERM, codes: ['ALCHEMY 1', 'COMPSCI 181'] });
    expect(told).toMatchObject({
      answer: 'nothing',
      not_found: ['ALCHEMY 1'],
      not_offered: ['COMPSCI 181'],
    });
  });
});

describe('the plan for a model', () => {
  it('is read without names that the student gave', async () => {
    const { told } = await use('read_plan', {});
    expect(told).toMatchObject({ found: true, term: TERM, own_hours: ['Thu 09:00 - 10:00'] });
    expect(JSON.stringify(told)).toContain('COMPSCI 124');
    expect(JSON.stringify(told)).not.toMatch(/secret|Therapy/);
  });

  it('is not accessible to another student', async () => {
    const stranger = await newChatter(product);
    const { told } = await use('read_plan', { term: TERM }, stranger);
    expect(told).toMatchObject({ found: false, courses: [] });
  });

  it('is changed hypothetically: what fits, with the edits that would do it', async () => {
    const { told, reply } = await use('judge_change', { term: TERM, add: ['MATH 1B'], drop: ['COMPSCI 50'] });
    expect(told).toMatchObject({
      answer: 'fits',
      after: { codes: ['COMPSCI 124', 'MATH 1B'] },
      days_freed: ['Mon', 'Wed'],
      days_lost: ['Fri'],
    });
    expect(JSON.stringify(told)).not.toMatch(/secret|Therapy/);
    expect(reply.week?.kept_free).toMatchObject([{ label: 'Therapy' }]);
    expect(reply.week?.plan).toMatchObject({
      as: 'edits',
      edits: [{ content: null }, { revision: null, content: { code: 'MATH 1B' } }],
    });
    const [version] = await plannerOf(product, student.token).get(TERM);
    expect(version?.items).toHaveLength(3);
  });

  it('may not fit, and gets suggested changes', async () => {
    const { told, reply } = await use('judge_change', { term: TERM, add: ['COMPSCI 121'] });
    expect(told).toMatchObject({
      answer: 'impossible',
      impossible: { says: 'COMPSCI 121 and your own hours cannot be had together' },
    });
    expect(reply.week).toBeNull();
  });

  it('keeps hours free that the student has said', async () => {
    const change = { term: TERM, codes: ['COMPSCI 121'], add: ['MATH 1B'] };
    expect((await use('judge_change', change)).told).toMatchObject({ answer: 'fits' });
    const keep_free = [{ days: ['Fri'], start: '08:00', end: '20:00' }];
    const { told, reply } = await use('judge_change', { ...change, keep_free });
    expect(told).toMatchObject({ answer: 'impossible' });
    expect(reply.week).toBeNull();
  });

  it('has a day that dropping one course frees', async () => {
    const { told } = await use('judge_change', { term: TERM, frees: 'Tue' });
    expect(told).toMatchObject({ freed: { day: 'Tue', answer: 'changes', by_dropping: ['COMPSCI 124'] } });
  });
});

it('is shared without private data', async () => {
  const words = randomUUID();
  vendor.on(words, (request) =>
    hasToolResult(request)
      ? [{ say: 'There.' }]
      : [{ tool: 'judge_change', input: { term: TERM, add: ['MATH 1B'], drop: ['COMPSCI 50'] } }],
  );
  const asked = await product.call(
    contract.sendMessage,
    { message: words, force_new_session: true },
    student.token,
  );
  const { session_id } = asked.body;
  const { body } = await product.call(previewShare, { session_id, fields: [] }, student.token);
  const [, reply] = body.shared.chatHistory;
  expect(reply?.week).toMatchObject({ term: TERM, plan: null, kept_free: [], rests_on: [] });
  expect(reply?.week?.courses.map(({ code, why }) => [code, why])).toEqual([
    ['COMPSCI 124', ''],
    ['MATH 1B', ''],
  ]);
  expect(JSON.stringify(body.shared)).not.toMatch(/secret|Therapy/);
});

it('is refused signed out', async () => {
  const { status } = await product.call(contract.sendMessage, { message: 'Plan my fall' }, 'no-token');
  expect(status).toBe(401);
});
