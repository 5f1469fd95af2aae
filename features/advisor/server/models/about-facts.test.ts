import { expect, it } from 'vitest';
import { estimateTokens } from '../../domain/estimate-tokens.ts';
import { readReference } from '../../domain/facts/reference.ts';
import { aboutFacts } from './about-facts.ts';

const text = aboutFacts.join('\n');

it('explains references to facts in under 1,200 tokens', () => {
  expect(estimateTokens(text)).toBeLessThan(1_200);
});

it('shows only valid references', () => {
  const shown = [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, inner = '']) => readReference(inner));
  expect(shown.length).toBeGreaterThan(8);
  for (const reference of shown) {
    expect(reference).not.toBeNull();
    if (reference?.kind === 'field') expect(reference.field).not.toBeNull();
  }
});
