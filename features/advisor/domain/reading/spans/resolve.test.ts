import { describe, expect, it } from 'vitest';
import { resolve } from './resolve.ts';
import { SAMPLE_VOCABULARY } from './sample-vocabulary.ts';

const next = (season: string, today: string) =>
  resolve({ is: 'term', season, year: null, beside: 'next' }, SAMPLE_VOCABULARY, today);
const terms = (meaning: ReturnType<typeof next>) => JSON.stringify(meaning);

describe('the next of a season', () => {
  it('is the one to come, where the catalogue has it', () => {
    expect(terms(next('spring', '2025-10-15'))).toContain('"2026 Spring"');
  });

  it('is never the running one, nor one that is over', () => {
    expect(terms(next('fall', '2025-10-15'))).toContain('"2026 Fall"');
    expect(terms(next('fall', '2026-11-23'))).toContain('"2027 Fall"');
  });
});
