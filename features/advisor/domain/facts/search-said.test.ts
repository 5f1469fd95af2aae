import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchSaid } from './search-said.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

it('says what is said aside between commas, each once', () => {
  const search = fc.record(
    {
      subjects: fc.constant<string[]>(['HIST']),
      text: fc.constant('food'),
      max_days: fc.constantFrom(1, 3),
      starts_at_or_after: fc.constant('10:00'),
      free_times: fc.constantFrom(
        [{ day: 'Mon' as const, start: '00:00', end: '09:00' }],
        DAYS.map((day) => ({ day, start: '00:00', end: '09:00' })),
      ),
      exclude_taken: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(search, (asked) => {
      const said = searchSaid(asked, { aside: 'in 7 offerings' });
      const isLast = Object.keys(asked).length === 0;
      expect(said).toMatch(isLast ? /^courses, in 7 offerings$/ : /^courses, in 7 offerings, \w/);
      expect(said).not.toMatch(/,,|, ,|,$/);
    }),
  );
});
