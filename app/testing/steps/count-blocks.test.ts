import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { countBlocks } from './count-blocks.ts';

/** The result of the code for `length`, and how many of its blocks ran. */
const run = (body: string, length: number): { result: unknown; blocks: number } => {
  const source = `function counted(length: number): unknown { ${body} }`;
  const code = stripTypeScriptTypes(countBlocks(source));
  globalThis.blocksRun = 0;
  // oxlint-disable-next-line typescript/no-implied-eval -- the counted code is a text
  const result: unknown = new Function('length', `${code} return counted(length);`)(length);
  return { result, blocks: globalThis.blocksRun };
};

it.each([
  ['loops', 'let sum = 0; for (let at = 0; at < length; at++) sum += at; return sum;', 45, 1 + 10],
  ['loops with a block', 'let left = length; while (left > 3) { left -= 1; } return left;', 3, 1 + 7],
  [
    'loops within a loop',
    'let n = 0; for (const a of Array(length)) for (const b in { x: 1, y: 2 }) n += 1; return n;',
    20,
    31,
  ],
  ['functions', 'const twice = (x: number) => ({ x: x * 2 }); return twice(twice(length).x).x;', 40, 1 + 2],
  [
    'callbacks',
    'return Array.from({ length }, (_, at): number => at).filter(function (x) { return x > 6; });',
    [7, 8, 9],
    21,
  ],
  ['methods', 'class A { #a = 1; get a() { return this.#a; } } return new A().a + length;', 11, 1 + 1],
])('counts %s, and changes nothing else', (_what, body, result, blocks) => {
  expect(run(body, 10)).toEqual({ result, blocks });
});

it('says what cannot be parsed', () => {
  expect(() => countBlocks('const = 1;')).toThrow(/cannot be parsed/);
});
