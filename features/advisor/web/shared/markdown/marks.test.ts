import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mark, markedParts, marksOfBlock } from './marks.ts';
import { splitBlocks } from './split-blocks.ts';

const mark = (start: number, end: number, said = ''): Mark => ({
  start,
  end,
  said,
  kind: 'differs',
  record: '4.1',
});

describe('a marked text', () => {
  it('keeps every character, for any marks', () => {
    const stretches = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), stretches, (value, places) => {
        const marks = places
          .map(([start, length]) => mark(start, start + length))
          .toSorted((a, b) => a.start - b.start);
        const parts = markedParts(value, { start: 0, end: value.length }, { marks, noteAt: new Map() });
        expect(parts.map(({ text }) => text).join('')).toBe(value);
      }),
    );
  });

  it('is split where a mark begins and ends', () => {
    const content = 'Intro.\n\nIt is rated 4.9 out of 5.';
    const block = splitBlocks(content, false).settled[1];
    const start = content.indexOf('4.9');
    const wrong = mark(start, start + 3);
    if (block?.node.type !== 'paragraph') throw new Error('expected a paragraph');
    const marks = marksOfBlock(block.node, block.base, [wrong]);
    expect(markedParts('It is rated 4.9 out of 5.', { start: 8, end: 33 }, marks)).toEqual([
      { text: 'It is rated ', mark: null, isLast: false },
      { text: '4.9', mark: wrong, isLast: true },
      { text: ' out of 5.', mark: null, isLast: false },
    ]);
  });

  it('with a mark across bold text has the note at its end only', () => {
    const content = 'rated **4.9** out of 5';
    const [block] = splitBlocks(content, false).settled;
    const wrong = mark(6, 22);
    if (!block) throw new Error('expected a block');
    const marks = marksOfBlock(block.node, block.base, [wrong]);
    expect(markedParts('4.9', { start: 8, end: 11 }, marks)[0]).toMatchObject({ isLast: false });
    expect(markedParts(' out of 5', { start: 13, end: 22 }, marks)[0]).toMatchObject({ isLast: true });
  });

  it('is located by its text if the source is longer than what is shown', () => {
    const content = 'COMPSCI 50 \\& friends are\n  rated 4.9.';
    const start = content.indexOf('4.9');
    const parts = markedParts(
      'COMPSCI 50 & friends are\nrated 4.9.',
      { start: 0, end: content.length },
      { marks: [mark(start, start + 3, '4.9')], noteAt: new Map() },
    );
    expect(parts.map(({ text, mark }) => [text, mark !== null])).toEqual([
      ['COMPSCI 50 & friends are\nrated ', false],
      ['4.9', true],
      ['.', false],
    ]);
  });

  it('leaves other blocks unchanged', () => {
    const [first] = splitBlocks('One.\n\nTwo.', false).settled;
    if (!first) throw new Error('expected a block');
    expect(marksOfBlock(first.node, 0, [mark(6, 9)]).marks).toEqual([]);
  });
});
