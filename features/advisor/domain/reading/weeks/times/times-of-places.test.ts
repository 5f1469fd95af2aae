import { expect, it } from 'vitest';
import { asked } from '../../testing/weeks-asked.ts';

it.each([
  ['make a spring schedule with chem 17 and an econ class in the morning', { ends_at_or_before: '12:00' }],
  ['plan my spring with chem 17 and something in econ in the evenings', { starts_at_or_after: '17:00' }],
  ['make a week with chem 17 plus one history class in the afternoon', { starts_at_or_after: '12:00' }],
])('the time is that of the place: “%s”', (text, of) => {
  const request = asked(text);
  expect(request).toMatchObject({ kind: 'week', ask: { codes: ['CHEM 17'], choose: [of] } });
  expect(request).not.toMatchObject({ ask: { ends_at_or_before: expect.anything() } });
  expect(request).not.toMatchObject({ ask: { starts_at_or_after: expect.anything() } });
});

it('the time is that of the week where no place has it', () =>
  expect(asked('make a spring schedule with chem 17 and an econ class, only in the mornings')).toMatchObject({
    kind: 'week',
    ask: { ends_at_or_before: '12:00' },
  }));
