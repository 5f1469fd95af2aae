import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, so that it runs before anything is built
import { isExponential, literalsIn } from './check-expressions.mjs';

describe('an expression that goes back over what it has read', () => {
  it.each([
    [String.raw`^(?:\W*(?:and|so)\W+)*\d$`, true],
    [String.raw`^(?:a+)+b`, true],
    [String.raw`^\W*(?:(?:and|so)\W+)*\d$`, false],
    // The square of its length, which the length of a message bounds.
    [String.raw`\s+$`, false],
  ])('%s: exponential? %s', (source, answer) => {
    expect(isExponential(source, 'iu')).toBe(answer);
  });

  it('is found wherever it stands in a source', () => {
    const text = "const a: string = '/x/';\nexport const b = () => ({ c: /^(?:a+)+b/u });\n";
    expect(literalsIn('planted.ts', text)).toEqual([{ at: 'planted.ts:2', source: '^(?:a+)+b', flags: 'u' }]);
  });
});
