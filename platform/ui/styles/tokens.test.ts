import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const tokensOf = (selector: string): Record<string, string> => {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
};

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS = ['paper', 'surface', 'raised', 'wash'];
const cross = (names: readonly string[], grounds: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

const TEXT = [
  ...cross(['ink', 'ink-quiet', 'accent', 'danger'], GROUNDS),
  ['accent-ink', 'accent'] as const,
  ['paper', 'ink'] as const,
];
const EDGES = [
  ...cross(['edge', 'accent', 'danger'], ['paper', 'surface', 'raised']),
  ...cross(['band-1', 'band-2', 'band-3', 'band-4', 'band-5', 'band-none', 'mark-1', 'mark-2'], GROUNDS),
  ...cross(['course-1', 'course-2', 'course-3', 'course-4', 'course-5', 'course-6'], GROUNDS),
];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the %s theme', (_, selector) => {
  const tokens = tokensOf(selector);
  const of = (name: string): string => {
    const value = tokens[name];
    if (!value) throw new Error(`${selector} has no --${name}`);
    return value;
  };

  it.each(TEXT)('has enough contrast for %s on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('has enough contrast for %s against %s', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });

  it('has the same tokens as the other', () => {
    expect(Object.keys(tokens).toSorted()).toEqual(Object.keys(tokensOf(':root')).toSorted());
  });
});
