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

/** `color-mix(in srgb, mark percent, ground)`. */
const tinted = (mark: string, percent: number, ground: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [of, on] = [mark, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(on + ((of - on) * percent) / 100)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Perceptual distance of two colours in the Oklab space: 0 is equal, 1 is black and white. */
const difference = (one: string, other: string): number => {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] as number)));
};

const oklab = (hex: string): number[] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const GROUNDS = ['paper', 'surface', 'raised', 'wash'];
const cross = (names: readonly string[], grounds: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

const COURSES = Array.from({ length: 12 }, (_, at) => `course-${at + 1}`);
const PAIRS = COURSES.flatMap((one, at) => COURSES.slice(at + 1).map((other) => [one, other] as const));

const TEXT = [
  ...cross(['ink', 'ink-quiet', 'accent', 'danger'], GROUNDS),
  ['accent-ink', 'accent'] as const,
  ['paper', 'ink'] as const,
];
const EDGES = [
  ...cross(['edge', 'accent', 'danger'], ['paper', 'surface', 'raised']),
  ...cross(['band-1', 'band-2', 'band-3', 'band-4', 'band-5', 'band-none', 'mark-1', 'mark-2'], GROUNDS),
  ...cross(COURSES, GROUNDS),
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

  it.each(COURSES)(
    'has enough contrast for the place in a block of %s, at rest and under the pointer',
    (mark) => {
      for (const percent of [10, 14])
        expect(contrast(of('ink-quiet'), tinted(of(mark), percent, of('raised')))).toBeGreaterThanOrEqual(
          4.5,
        );
    },
  );

  it.each(PAIRS)('has distinguishable colours for %s and %s', (one, other) => {
    expect(difference(of(one), of(other))).toBeGreaterThanOrEqual(0.075);
  });

  it('has the same tokens as the other', () => {
    expect(Object.keys(tokens).toSorted()).toEqual(Object.keys(tokensOf(':root')).toSorted());
  });
});
