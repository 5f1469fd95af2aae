import { expect, it } from 'vitest';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { understand } from '../understand.ts';

const asks = (text: string) =>
  understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests.map((request) =>
    request.kind === 'recommend' ? { kind: request.kind, asks: request.asks } : { kind: request.kind },
  );

it.each([
  ['something about bread baking in the spring, and is there any room left in it', 'places'],
  ['i heard of a thing about glass blowing, how many credits would that be and who runs it', 'instructor'],
])('a wish that asks of a course says what is to be told if only one fits: %s', (text, field) =>
  expect(asks(text)).toEqual([{ kind: 'recommend', asks: expect.arrayContaining([field]) as unknown }]),
);

it.each(['something about bread baking', 'a seminar on tuesdays under 6 hours', 'what about spring'])(
  'a wish alone asks nothing more: %s',
  (text) =>
    expect(asks(text)).not.toContainEqual(expect.objectContaining({ asks: expect.anything() as unknown })),
);
