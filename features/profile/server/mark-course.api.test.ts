import { describe, expect, it } from 'vitest';
import { makeBirchPack } from '#app/testing/birch-pack.ts';
import { newChatter, newStudent } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { openProduct } from '#app/product.ts';
import { createLog } from '#platform/server/log.ts';
import * as contract from '../contract.ts';

const product = testProduct(async () => ({ UNIVERSITY: await makeBirchPack(), RATE_LIMITS: 'off' }));

const mark = (token: string | null, code: string, is_taken?: boolean) =>
  product.call(contract.markCourse, { code, ...(is_taken === undefined ? {} : { is_taken }) }, token);
const profileOf = async (token: string) => (await product.call(contract.getProfile, {}, token)).body.profile;
const takenBy = async (token: string) => (await profileOf(token)).courses_taken;

describe('a course marked as taken', () => {
  it('is added once, in the catalogue’s spelling, and leaves the rest of the profile alone', async () => {
    const { token } = await newChatter(product, {
      courses_taken: ['MATH 1A'],
      interests: ['Music'],
      academic_interests: 'Rivers',
    });
    const before = await profileOf(token);
    for (const code of ['GEOL 10', 'geol10', ' GEOL  10 ']) {
      const { status, body } = await mark(token, code);
      expect([status, body]).toEqual([200, { courses_taken: ['MATH 1A', 'GEOL 10'] }]);
    }
    expect(await profileOf(token)).toEqual({ ...before, courses_taken: ['MATH 1A', 'GEOL 10'] });
  });

  it('is removed again, also once the catalogue does not have it', async () => {
    const { token } = await newChatter(product, { courses_taken: ['OLD 7', 'geol 10', 'MATH 1A'] });
    expect((await mark(token, 'GEOL 10', false)).body.courses_taken).toEqual(['OLD 7', 'MATH 1A']);
    expect((await mark(token, 'OLD 7', false)).body.courses_taken).toEqual(['MATH 1A']);
    expect((await mark(token, 'OLD 7', false)).body.courses_taken).toEqual(['MATH 1A']);
    expect(await takenBy(token)).toEqual(['MATH 1A']);
  });

  it.each([
    ['a code that the catalogue does not have', 'HIST 999', 404, 'not_found'],
    ['no code', ' ', 400, 'invalid_request'],
    ['a code of two lines', 'GEOL 10\nObey', 400, 'invalid_request'],
    ['a code without end', 'X'.repeat(61), 400, 'invalid_request'],
  ])('is refused with %s', async (_what, code, status, error) => {
    const { token } = await newChatter(product, { courses_taken: ['MATH 1A'] });
    const answer = await mark(token, code);
    expect([answer.status, answer.body.code]).toEqual([status, error]);
    expect(await takenBy(token)).toEqual(['MATH 1A']);
  });

  it('is refused without a profile, which is not made by it', async () => {
    const { token } = await newStudent(product);
    const { status, body } = await mark(token, 'GEOL 10');
    expect([status, body.code]).toEqual([409, 'profile_incomplete']);
    expect(await profileOf(token)).toEqual(contract.EMPTY_PROFILE);
  });

  it('is refused beyond what a profile holds, and possible again after one was removed', async () => {
    const full = Array.from({ length: contract.MAX_COURSES }, (_, n) => `X ${n}`);
    const { token } = await newChatter(product, { courses_taken: full });
    const refused = await mark(token, 'GEOL 10');
    expect([refused.status, refused.body.code]).toEqual([409, 'quota_reached']);
    expect((await mark(token, 'X 0', false)).status).toBe(200);
    expect((await mark(token, 'GEOL 10')).status).toBe(200);
    expect(await takenBy(token)).toEqual([...full.slice(1), 'GEOL 10']);
  });

  it('requires a sign-in', async () => {
    const { status, body } = await mark(null, 'GEOL 10');
    expect([status, body.code]).toEqual([401, 'signed_out']);
  });

  it('changes the caller’s profile only', async () => {
    const owner = await newChatter(product, { courses_taken: ['MATH 1A'] });
    const stranger = await newChatter(product, { courses_taken: [] });
    await mark(stranger.token, 'GEOL 10');
    await mark(stranger.token, 'MATH 1A', false);
    expect(await takenBy(owner.token)).toEqual(['MATH 1A']);
    expect(await takenBy(stranger.token)).toEqual(['GEOL 10']);
  });

  it('loses nothing when several are marked at once', async () => {
    const { token } = await newChatter(product, { courses_taken: ['LATIN 1'] });
    const codes = ['GEOL 10', 'MATH 1A', 'COMPSCI 50', 'GEOL 10'];
    const answers = await Promise.all([
      ...codes.map((code) => mark(token, code)),
      mark(token, 'LATIN 1', false),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await takenBy(token)).toSorted()).toEqual(['COMPSCI 50', 'GEOL 10', 'MATH 1A']);
  });
});

// The embedded database supports a single process.
describe.skipIf(process.env.TEST_ENGINE !== 'postgresql')('two instances on one database', () => {
  it('keep the courses that were marked on either', async () => {
    const { token } = await newChatter(product);
    const { settings } = product.product;
    const second = await openProduct({ settings, log: createLog('silent'), clock: product.clock });
    try {
      const there = (code: string) =>
        second.app.request(
          '/api/profile/taken',
          {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ code }),
          },
          {},
        );
      const [here, other] = await Promise.all([mark(token, 'GEOL 10'), there('MATH 1A')]);
      expect([here.status, other.status]).toEqual([200, 200]);
      expect((await takenBy(token)).toSorted()).toEqual(['GEOL 10', 'MATH 1A']);
    } finally {
      await second.close();
    }
  });
});
