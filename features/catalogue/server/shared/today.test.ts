import { expect, it } from 'vitest';
import { catalogueDate } from './today.ts';

it('dates a catalogue by the day since which it has been served, and never in the future', () => {
  expect(catalogueDate({ date: '2025-10-14' }, new Date('2025-10-15T12:00:00Z'))).toBe('2025-10-14');
  expect(catalogueDate({ date: '2026-11-23' }, new Date('2025-10-15T12:00:00Z'))).toBe('2025-10-15');
});
