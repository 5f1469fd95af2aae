import { beforeAll, describe, expect, it } from 'vitest';
import { newChatter, newStudent, type Student } from '#app/testing/students.ts';
import { ALDER, testProduct } from '#app/testing/test-product.ts';
import { sendMessage } from '../../contract.ts';
import { listStarters } from '../../reading.contract.ts';

const product = testProduct({ ...ALDER, RATE_LIMITS: 'off', TODAY: '2025-10-20' });

/** Polls until the server has tried all of them. */
const starters = async ({ token }: Pick<Student, 'token'>): Promise<string[]> => {
  for (;;) {
    const { status, body } = await product.call(listStarters, {}, token);
    expect(status).toBe(200);
    if (body.is_complete) return body.questions;
  }
};

describe('the starter questions', () => {
  let student: Student;
  beforeAll(async () => {
    student = await newChatter(product, {
      courses_taken: ['COMPSCI 50', 'FALCON 999'],
      interests: ['Economics'],
      learning_preferences: ['Seminars'],
    });
  });

  it('ask for nothing that the catalogue does not have', async () => {
    const questions = await starters(student);
    expect(questions).toHaveLength(4);
    expect(questions.join(' ')).not.toMatch(/falcon/i);
    expect(questions).toContain('What can I take after COMPSCI 50?');
    expect(questions.find((question) => question.includes('Economics'))).toBeDefined();
  });

  it('are answered with courses or requirements, never with a refusal', async () => {
    for (const message of await starters(student)) {
      const { body } = await product.call(sendMessage, { message, force_new_session: true }, student.token);
      expect(body.history.at(-1)?.content).toMatch(/^(?:I found |\d+ courses? ask|Still open)/m);
    }
  });

  it('are empty before there is a profile, and refused signed out', async () => {
    expect(await starters(await newStudent(product))).toEqual([]);
    expect((await product.call(listStarters, {}, 'no-token')).status).toBe(401);
  });
});
