import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import * as contract from '../../reading.contract.ts';

const product = testProduct({ RATE_LIMITS: 'off' });

let student: Student;
beforeAll(async () => {
  student = await newStudent(product);
});

const read = (q: string, token: string | undefined = student.token) =>
  product.call(contract.readSearch, { q }, token);

describe('text of the course search read as filters', () => {
  it('has the filters in the URL format of the course list', async () => {
    const { status, body } = await read('seminar tuesday afternoon under 6 hours about rivers');
    expect(status).toBe(200);
    expect(contract.readSearch.response.parse(body)).toEqual(body);
    const params = new URLSearchParams(body.filters);
    expect(params.get('hours')).toBe('-6');
    expect(params.getAll('day')).toEqual(['T']);
    expect(params.get('after')).toBe('12:00');
    // The test's catalogue has no seminars for it: a word that matches no filter stays.
    expect(body.text).toBe('rivers seminar');
  });

  it('has none if there are none in the text', async () => {
    expect((await read('something for me')).body).toEqual({ filters: '', text: '', unused: [] });
  });

  it('is refused signed out, and for a text that is too long', async () => {
    expect((await read('rivers', 'no-token')).status).toBe(401);
    expect((await read(' ')).status).toBe(400);
    expect((await read('a'.repeat(301))).status).toBe(400);
  });
});

it('much typing of one student is refused, and nobody else’s', async () => {
  const other = await newStudent(product);
  // How many wait at once depends on how fast they arrive: as many more as it takes.
  const refused = async (): Promise<boolean> => {
    const many = Array.from({ length: 60 }, (_, at) =>
      read(`seminars about rivers ${at}`.padEnd(300, ' rain')),
    );
    const [own, others] = await Promise.all([Promise.all(many), read('seminars', other.token)]);
    const statuses = own.map(({ status }) => status);
    expect(others.status).toBe(200);
    expect(statuses).toContain(200);
    return statuses.includes(429);
  };
  await expect.poll(refused).toBe(true);
});
