import { expect, it } from 'vitest';
import { SAMPLE_COURSE } from '#features/catalogue/domain/sample-course.ts';
import type { Prerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { compareWithRecord } from './compare-with-record.ts';

const NONE: Prerequisites = {
  stated: null,
  requirement: null,
  certain: false,
  codes: [],
  recommended: null,
  recommendedCodes: [],
};

it.each([
  ['The catalogue does not state units for it in 2026 Spring.', true],
  ['The catalogue does not state units for it in 2025 Fall.', false],
  ['The catalogue does not state units for it.', false],
])('follows the term of what is said not to be known: %s', (sentence, ok) => {
  const records = [{ ...SAMPLE_COURSE, term: '2026 Spring', units: null }, SAMPLE_COURSE];
  const claim = { field: 'units', says: 'unknown', start: 0, end: 1 } as const;
  expect(compareWithRecord(claim, { records, prerequisites: NONE }, sentence).ok).toBe(ok);
});
