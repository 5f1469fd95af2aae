import fc from 'fast-check';
import type { Parents } from 'mdast';
import { describe, expect, it } from 'vitest';
import { type Blocks, splitBlocks } from './split-blocks.ts';

const PIECES = [
  'A plain line about COMPSCI 50.',
  'Two lines\nof one paragraph',
  '# A heading',
  'Over\n===',
  '- one\n- two',
  '- loose\n\n- list\n\n  with more',
  '1. first\n2. second\n   - inner',
  '3. third\n\n4. fourth',
  '[1]: https://alder.example\n"a title"',
  '> quoted\n> on',
  '```ts\nconst a = 1;\n\nconst b = 2;\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '---',
  '**bold** and *italic* and `code`',
  'half **open',
  '    indented code',
  '<div>\nhtml\n</div>',
  '[a link](https://alder.example)',
  'lazy\n> quote\nline',
];
const text = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n', '\n\n', '\n\n\n')), { maxLength: 9 })
  .map((parts) => parts.flat().join(''));

/** Blocks reduced to their type and position, for comparing different ways of parsing. */
const shapeOf = ({ settled, open }: Blocks): unknown[] =>
  [...settled, ...open].map(({ node, base }) => ({
    type: node.type,
    start: base + (node.position?.start.offset ?? -1),
    end: base + (node.position?.end.offset ?? -1),
  }));

/** What is drawn of blocks: everything but lines and columns. */
const drawn = ({ settled, open }: Blocks): unknown[] =>
  JSON.parse(
    JSON.stringify(
      [...settled, ...open].map(({ node }) => node),
      (key, value: unknown) => (key === 'position' ? undefined : value),
    ),
  ) as unknown[];

const grow = (content: string, cuts: readonly number[]): { each: Blocks[]; end: Blocks } => {
  const places = [...new Set(cuts.map((cut) => cut % (content.length + 1)))].toSorted((a, b) => a - b);
  const each: Blocks[] = [];
  let blocks: Blocks | null = null;
  for (const place of places) each.push((blocks = splitBlocks(content.slice(0, place), true, blocks)));
  return { each, end: splitBlocks(content, false, blocks) };
};

describe('a reply that arrives in pieces', () => {
  it('ends as the same blocks as one parsed whole, for any pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 30 }), (content, cuts) => {
        expect(shapeOf(grow(content, cuts).end)).toEqual(shapeOf(splitBlocks(content, false)));
      }),
      { numRuns: 200 },
    );
  });

  it('shows at any time what a parse of its end would, whatever some more words are appended to', () => {
    const words = fc.constantFrom(
      'word',
      ' and more',
      ' of 3.5 hours,',
      ' ',
      'Ends. ',
      '-',
      '12',
      ' “so” it’s',
    );
    const signs = fc.constantFrom(
      ...'** * _ ` [a ](b) www. a.example http :// &amp ; \\ | ~ <b ! ( )'.split(' '),
      ...'\n,\n\n,\n- ,\n1. ,\n- **,\n# ,\n> ,\n   - ,\n==='.split(','),
    );
    const pieces = fc.array(fc.oneof({ weight: 3, arbitrary: words }, signs), { maxLength: 25 });
    fc.assert(
      fc.property(pieces, (all) => {
        let content = '';
        let blocks: Blocks | null = null;
        for (const piece of all) {
          content += piece;
          // Of blocks that were not read to their end the rest is parsed.
          const parsed: Blocks = splitBlocks(content, true, blocks && { ...blocks, readTo: -1 });
          blocks = splitBlocks(content, true, blocks);
          expect(drawn(blocks)).toEqual(drawn(parsed));
        }
      }),
      { numRuns: 500, examples: [[['**', 'Ends. ', '**', ' “so” it’s']]] },
    );
  });

  it('is not parsed again for some more words', () => {
    const before = splitBlocks('Take **COMPSCI 50**, which', true);
    const after = splitBlocks('Take **COMPSCI 50**, which asks for 9.1 hours', true, before);
    const [first, second] = [before, after].map(({ open: [block] }) => block?.node as Parents);
    expect(second?.children[1]).toBe(first?.children[1]);
    expect(second?.children.at(-1)).toMatchObject({ value: ', which asks for 9.1 hours' });
  });

  it('never changes a settled block', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 30 }), (content, cuts) => {
        const { each } = grow(content, cuts);
        for (const [index, { settled }] of each.entries())
          expect(each[index + 1]?.settled.slice(0, settled.length) ?? settled).toEqual(settled);
      }),
      { numRuns: 80 },
    );
  });

  it('is parsed again only at its end', () => {
    const content = Array.from({ length: 50 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
    const blocks = splitBlocks(content, true, splitBlocks(content.slice(0, -5), true));
    expect(blocks.settled).toHaveLength(49);
    expect(content.slice(blocks.openFrom)).toBe('Paragraph 49.');
  });

  it('shows unclosed bold text as bold, and an unclosed link as its text', () => {
    const inlineOf = (content: string) => {
      const [block] = splitBlocks(content, true).open;
      return block?.node.type === 'paragraph' ? block.node.children.map(({ type }) => type) : [];
    };
    expect(inlineOf('take **COMP')).toEqual(['text', 'strong']);
    expect(inlineOf('see [the catalogue](https://al')).toEqual(['text']);
  });

  it('does not show a line as a heading because a list begins below it', () => {
    expect(splitBlocks('Three courses\n-', true).open[0]?.node.type).toBe('paragraph');
  });

  it('starts over for a different text', () => {
    const blocks = splitBlocks('# New', true, splitBlocks('One\n\nTwo\n\nThree\n\nFour', true));
    expect(blocks.settled).toEqual([]);
    expect(blocks.open[0]?.node.type).toBe('heading');
  });
});

it('a link with a separate definition works once the reply is complete', () => {
  const content = 'See [the page][1].\n\nMore.\n\nMore.\n\n[1]: https://alder.example';
  const { end } = grow(content, [10, 30, 40, 50]);
  const [first] = end.settled;
  expect(first?.node.type === 'paragraph' && first.node.children[1]?.type).toBe('linkReference');
});
