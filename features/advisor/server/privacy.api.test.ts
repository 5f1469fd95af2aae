import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult } from '#app/testing/vendor/script.ts';
import { saveProfile } from '#features/profile/contract.ts';
import { type Provider, PROVIDERS } from '#platform/contract/provider.ts';
import { rowsOf } from '#platform/server/database/store.ts';
import * as contract from '../contract.ts';
import { TOOLS } from '../domain/tools.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return {
    UNIVERSITY: await makeBirchPack(),
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: vendor.url,
    OPENAI_API_KEY: 'openai-key',
    ANTHROPIC_BASE_URL: vendor.url,
    ANTHROPIC_API_KEY: 'anthropic-key',
  };
});
afterAll(() => vendor.stop());

const FIRST_NAME = 'Zephyrine';
const PROFILE = {
  concentration: 'Computer Science',
  secondary_field: 'Mathematics',
  academic_type: 'double' as const,
  second_concentration: 'Geology',
  academic_interests: 'How rivers remember',
  year: 'Senior' as const,
  courses_taken: ['COMPSCI 50', 'MATH 1A'],
  interests: ['Music' as const],
  learning_preferences: ['Seminars' as const],
};

/** One call of every tool, so that every kind of result is sent. */
const EVERY_TOOL = [
  { tool: 'search_courses', input: { subjects: ['COMPSCI'], exclude_taken: true } },
  { tool: 'get_course', input: { code: 'COMPSCI 121' } },
  { tool: 'find_sections', input: { codes: ['COMPSCI 121'] } },
  { tool: 'courses_after', input: { code: 'COMPSCI 50' } },
  { tool: 'compare_courses', input: { codes: ['COMPSCI 121', 'GEOL 10'] } },
  { tool: 'check_prerequisites', input: { code: 'COMPSCI 124' } },
  { tool: 'check_conflicts', input: { codes: ['COMPSCI 121', 'GEOL 10'] } },
  { tool: 'get_requirement_progress', input: {} },
  { tool: 'sum_term', input: { codes: ['COMPSCI 121'] } },
  { tool: 'read_plan', input: {} },
  { tool: 'find_timetables', input: { codes: ['COMPSCI 121'], choose: [{ count: 1 }] } },
  { tool: 'judge_change', input: { add: ['COMPSCI 121'] } },
];

/** A student with a complete profile asks twice, so that tool results and an earlier turn are sent too. */
const askEveryTool = async (provider: Provider) => {
  const student = await newStudent(product, FIRST_NAME);
  await product.call(saveProfile, { profile: PROFILE }, student.token);
  vendor.on('every tool', (request) => (hasToolResult(request) ? [{ say: 'Done.' }] : EVERY_TOOL));
  const before = vendor.requests.length;
  const ask = (message: string, more = {}) =>
    product.call(contract.sendMessage, { message, provider, ...more }, student.token);
  await ask('Please use every tool', { force_new_session: true });
  const { body } = await ask('And once more, every tool');
  expect(body.history[3]).toMatchObject({ content: 'Done.', status: 'complete' });
  const sent = vendor.requests.slice(before);
  expect(sent).toHaveLength(4);
  return { student, sent };
};

describe.each(PROVIDERS)('a request to %s', (provider) => {
  it('contains no name, email address or id', async () => {
    expect(EVERY_TOOL.map(({ tool }) => tool).toSorted()).toEqual(Object.keys(TOOLS).toSorted());
    const { student, sent } = await askEveryTool(provider);
    const ids = await rowsOf<{ id: string }>(
      product.db,
      sql`select id::text as id from chat_messages
          union select id::text from chat_sessions
          union select job_id::text from chat_messages where job_id is not null
          union select id::text from users union select id::text from sign_ins`,
    );
    const wire = sent.map(({ raw, headers, path }) => `${path} ${JSON.stringify(headers)} ${raw}`).join('\n');
    expect(ids.length).toBeGreaterThan(5);
    for (const secret of [FIRST_NAME, 'Marsh', student.email, student.token, ...ids.map(({ id }) => id)])
      expect(wire.toLowerCase()).not.toContain(secret.toLowerCase());
    for (const { headers, body: sentBody } of sent) {
      expect(Object.keys(headers)).not.toContain('cookie');
      expect(Object.keys(sentBody)).not.toContain('user');
      expect(Object.keys(sentBody)).not.toContain('metadata');
    }
  });

  it('contains the profile fields that the disclaimer lists', async () => {
    const { sent } = await askEveryTool(provider);
    const { concentration, secondary_field, second_concentration, academic_interests, year } = PROFILE;
    const told = [concentration, secondary_field, second_concentration, academic_interests, year];
    for (const field of [
      ...told,
      ...PROFILE.courses_taken,
      ...PROFILE.interests,
      ...PROFILE.learning_preferences,
    ])
      expect(sent[0]?.raw).toContain(field);
  });
});
