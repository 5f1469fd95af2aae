import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCENT_GROUNDS } from '#features/catalogue/domain/pack/check-university.ts';
import { ALDER, testProduct } from '../testing/test-product.ts';

const product = testProduct(ALDER);

describe('the accent of the university', () => {
  it('is served as a style sheet with two colours', async () => {
    const response = await product.fetch('/theme.css');
    expect(response.headers.get('content-type')).toContain('text/css');
    expect(await response.text()).toMatch(
      /^:root\{--accent:#[0-9a-f]{6}\}\n@media not print\{\[data-theme='dark'\]\{--accent:#[0-9a-f]{6}\}\}\n$/,
    );
  });

  it('is checked against the backgrounds with the least contrast', () => {
    const [light, dark] = readFileSync('platform/ui/styles/tokens.css', 'utf8').matchAll(
      /--wash: (#[0-9a-f]{6})/g,
    );
    expect(ACCENT_GROUNDS).toEqual({ light: light?.[1], dark: dark?.[1] });
  });
});
