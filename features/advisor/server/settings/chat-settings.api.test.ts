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

describe('chat settings', () => {
  it('open the comparison automatically until the student changes it, and apply to them alone', async () => {
    expect((await get(student.token)).body).toEqual({ opens_comparison: true });
    expect((await save(false)).body).toEqual({ opens_comparison: false });
    expect((await get(student.token)).body).toEqual({ opens_comparison: false });
    expect((await get((await newStudent(product)).token)).body).toEqual({ opens_comparison: true });
    const exported = await product.fetch('/api/account/export', {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(await exported.text()).toContain('"opensComparison":false');
  });

  it('written twice at once are the last one’s', async () => {
    await Promise.all([save(true), save(false)]);
    await save(true);
    expect((await get(student.token)).body).toEqual({ opens_comparison: true });
  });

  it('are refused signed out, and for anything but a boolean', async () => {
    expect((await get()).status).toBe(401);
    expect((await save(true, null)).status).toBe(401);
    expect((await save('maybe' as never)).body.code).toBe('invalid_request');
  });
});
