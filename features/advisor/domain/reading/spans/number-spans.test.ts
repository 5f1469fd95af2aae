import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { understand } from '../understand.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from './sample-vocabulary.ts';

describe('a number alone', () => {
  const said = (text: string, concentration?: string): Request | undefined =>
    understand([{ role: 'user', text }], SAMPLE_VOCABULARY, {
      ...SAMPLE_SPEAKER,
      ...(concentration === undefined ? {} : { concentration }),
    }).requests[0];

  it.each([
    ['can i take 124 in the spring', ['COMPSCI 124']],
    ['is 50 a lot of work', ['COMPSCI 50']],
    ['50 or 124, which is easier', ['COMPSCI 50', 'COMPSCI 124']],
  ])('is a course of the student’s own subject: “%s”', (text, codes) => {
    expect(said(text, 'Computer Science')).toMatchObject({ codes });
    expect(said(text)).not.toMatchObject({ codes });
  });

  it.each(['i worked for 50 years', 'classes with about 50 people', 'is 50 max ok for a class', 'i am 50'])(
    'is an amount: “%s”',
    (text) => expect(JSON.stringify(said(text, 'Computer Science'))).not.toContain('COMPSCI 50'),
  );
});
