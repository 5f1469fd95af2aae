import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError, reasonOf } from './describe-error.ts';

const duplicate = Object.assign(
  new Error('duplicate key value violates unique constraint "users_email_key"'),
  {
    code: '23505',
    severity: 'ERROR',
    constraint: 'users_email_key',
    detail: 'Key (email_key)=(ada@alder.edu) already exists.',
  },
);
const failed = new DrizzleQueryError('insert into users values ($1)', ['ada@alder.edu'], duplicate);

describe('a logged error', () => {
  it('contains the statement and the reason of a failed query, but no values', () => {
    const described = describeError(failed);
    expect(described).toMatchObject({
      message: 'a query failed',
      query: 'insert into users values ($1)',
      cause: {
        code: '23505',
        message: 'the database refused a statement',
        constraint: 'users_email_key',
      },
    });
    expect(JSON.stringify(described)).not.toContain('ada@alder.edu');
    expect(described.stack).toContain('describe-error.test.ts');
  });

  it('contains the innermost reason on one line', () => {
    expect(reasonOf(failed)).toBe('the database refused a statement (23505)');
    expect(reasonOf(new Error('no more room'))).toBe('no more room');
  });

  it('does not contain the value that the database quotes', () => {
    const quoting = Object.assign(new Error('invalid input syntax for type json: "my diary"'), {
      code: '22P02',
      severity: 'ERROR',
    });
    for (const thrown of [quoting, new DrizzleQueryError('select $1::json', ['my diary'], quoting)]) {
      expect(reasonOf(thrown)).toBe('the database refused a statement (22P02)');
      expect(JSON.stringify(describeError(thrown))).not.toContain('diary');
    }
  });

  it('describes a thrown non-error without its content', () => {
    expect(describeError('secret')).toEqual({ type: 'string', message: 'not an error', stack: '' });
  });
});
