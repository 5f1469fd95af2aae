import { render } from '@testing-library/react';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { REPLY_MAX } from '../../../contract.ts';
import { DEEPEST } from './limit-syntax.ts';
import { Markdown } from './markdown.tsx';
import { splitBlocks } from './split-blocks.ts';

const depthOf = (node: Nodes): number => {
  let deepest = 0;
  const open: [Nodes, number][] = [[node, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, depth] = next;
    deepest = Math.max(deepest, depth);
    if ('children' in each) for (const child of each.children) open.push([child, depth + 1]);
  }
  return deepest;
};
const elementDepth = (root: Element): number => {
  let deepest = 0;
  for (const leaf of root.querySelectorAll('*')) {
    let depth = 0;
    for (let at: Element | null = leaf; at && at !== root; at = at.parentElement) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};
const fill = (sign: string, length = REPLY_MAX): string => sign.repeat(Math.floor(length / sign.length));
const blocksOf = (content: string) => splitBlocks(content, false).settled;

describe('a message that overloads a markdown parser', () => {
  it.each(['>', '> ', '- ', '+ ', '1. ', '2) ', '> - ', '*a **b ', '[', '![a](', '**_~~', '- a\n  '])(
    'by repeating %j is rendered with limited depth',
    (sign) => {
      const { container } = render(<Markdown content={`${fill(sign)}end`} />);
      expect(container.textContent).toContain('end');
      expect(elementDepth(container)).toBeLessThanOrEqual(2 * DEEPEST + 2);
    },
  );

  it('with nested lists, one per line, is rendered with limited depth', () => {
    const steps = Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- step ${depth}`);
    const { container } = render(<Markdown content={steps.join('\n')} />);
    expect(container.textContent).toContain('step 149');
    expect(elementDepth(container)).toBeLessThanOrEqual(2 * DEEPEST + 2);
  });

  it('with thousands of nested emphases is rendered with limited depth', () => {
    const content = `${'*a **b '.repeat(200)}core${' b** a*'.repeat(200)}`;
    const { container } = render(<Markdown content={content} />);
    expect(container.textContent).toContain('core');
    expect(elementDepth(container)).toBeLessThanOrEqual(2 * DEEPEST + 2);
  });

  it('keeps every character in place, with its markup as text', () => {
    const content = `${'> '.repeat(40)}quoted *so*\n\n${fill(']', 4_000)} end`;
    const blocks = blocksOf(content);
    const texts = blocks.map(({ node, base }) => {
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
      return content.slice(base + start, base + end);
    });
    expect(texts.join('\n\n')).toBe(content);
    const { container } = render(<Markdown content={content} />);
    expect(container.textContent).toBe(`${'> '.repeat(8)}quoted so${fill(']', 4_000)} end`);
  });

  it('may have quotes thirty-two levels deep', () => {
    const [block] = blocksOf(`${'> '.repeat(DEEPEST)}deep`);
    // The quotes, their paragraph and its text.
    expect(block && depthOf(block.node)).toBe(DEEPEST + 2);
  });
});

describe('an endless block', () => {
  it('is parsed again only after it has grown by a share of its length', () => {
    const content = fill('word ');
    let blocks = splitBlocks(content.slice(0, 3_000), true);
    let readings = 0;
    for (let at = 3_020; at <= content.length; at += 20) {
      const next = splitBlocks(content.slice(0, at), true, blocks);
      if (next.open !== blocks.open) readings += 1;
      blocks = next;
    }
    expect(readings).toBeLessThan(40);
    const end = splitBlocks(content, false, blocks);
    expect(end).toEqual(splitBlocks(content, false));
  });
});

it('a long ordinary answer is a single part', () => {
  const items = Array.from({ length: 60 }, (_, index) => `${index + 1}. **COMPSCI ${index}** is a course.\n`);
  const [list, ...more] = blocksOf(items.join('\n'));
  expect(more).toEqual([]);
  expect(list?.node.type === 'list' && list.node.children).toHaveLength(60);
});
