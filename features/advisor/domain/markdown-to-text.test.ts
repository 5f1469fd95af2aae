import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToText } from './markdown-to-text.ts';

describe('markdown as plain text', () => {
  it.each([
    ['**COMPSCI 50**, _a_ first `course`', 'COMPSCI 50, a first course'],
    ['## Seminars\n\n- **HIST 97**: Tue\n- [more](/courses)', 'Seminars\n\nHIST 97: Tue\nmore'],
    ['> Quoted *once*\n> and __again__', 'Quoted once\nand again'],
    ['| Course | Rating |\n|---|---:|\n| MATH 21A | 4 |', 'Course, Rating\nMATH 21A, 4'],
    [
      String.raw`1\. Not a list, 3 * 4, snake_case, \*starred\*`,
      '1. Not a list, 3 * 4, snake_case, *starred*',
    ],
    ['1. First\n2. ~~Second~~', '1. First\n2. Second'],
  ])('%j becomes %j', (markdown, words) => {
    expect(markdownToText(markdown)).toBe(words);
  });

  it('is unchanged without markdown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w ,.:;?’-]*$/), (text) => {
        fc.pre(!/_|^ ?-|  /.test(text));
        expect(markdownToText(text)).toBe(text);
      }),
    );
  });
});
