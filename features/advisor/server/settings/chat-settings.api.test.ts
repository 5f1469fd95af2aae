import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import * as contract from '../../chat-settings.contract.ts';

const product = testProduct({ RATE_LIMITS: 'off' });

let student: Student;
beforeAll(async () => {
  student = await newStudent(product);
});

const get = async (token?: string | null) => product.call(contract.getChatSettings, {}, token);
const save = (opens_comparison: boolean, token: string | null = student.token) =>
  product.call(contract.saveChatSettings, { opens_comparison }, token);

describe('what a student chose for the chat', () => {
  it('lets the comparison open by itself until they choose otherwise, and is theirs alone', async () => {
    expect((await get(student.token)).body).toEqual({ opens_comparison: true });
    expect((await save(false)).body).toEqual({ opens_comparison: false });
    expect((await get(student.token)).body).toEqual({ opens_comparison: false });
    expect((await get((await newStudent(product)).token)).body).toEqual({ opens_comparison: true });
    const exported = await product.fetch('/api/account/export', {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(await exported.text()).toContain('"opensComparison":false');
  });

  it('of two writers is the last one’s', async () => {
    await Promise.all([save(true), save(false)]);
    await save(true);
    expect((await get(student.token)).body).toEqual({ opens_comparison: true });
  });

  it('is refused signed out, and for anything but yes or no', async () => {
    expect((await get()).status).toBe(401);
    expect((await save(true, null)).status).toBe(401);
    expect((await save('maybe' as never)).body.code).toBe('invalid_request');
  });
});
