import { memo, useMemo, useState } from 'react';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { type BlockMarks, type Mark, marksOfBlock, NO_MARKS } from './marks.ts';
import { renderNode } from './render-node.tsx';
import { type Block, splitBlocks } from './split-blocks.ts';

type Definitions = ReadonlyMap<string, string>;

const NO_DEFINITIONS: Definitions = new Map();
const UNMARKED: readonly Mark[] = [];

const definitionsIn = (blocks: readonly Block[]): Definitions => {
  const definitions = blocks.flatMap(({ node }) => (node.type === 'definition' ? [node] : []));
  return definitions.length === 0
    ? NO_DEFINITIONS
    : new Map(definitions.toReversed().map(({ identifier, url }) => [identifier, url]));
};

const MarkdownBlock = memo(function MarkdownBlock({
  block,
  marks,
  definitions,
}: {
  block: Block;
  marks: BlockMarks;
  definitions: Definitions;
}) {
  return renderNode(block.node, { base: block.base, marks, definitions, depth: 0 });
});

export interface MarkdownProps {
  content: string;
  /** More text will follow: unclosed markup is closed for display. */
  isGrowing?: boolean;
  marks?: readonly Mark[];
  className?: string;
}

/** Renders a message. While it grows, only the last blocks are parsed and rendered again. */
export function Markdown({ content, isGrowing = false, marks = UNMARKED, className }: MarkdownProps) {
  const [blocks, setBlocks] = useState(() => splitBlocks(content, isGrowing));
  // Setting state while rendering: React restarts this component before showing anything.
  if (blocks.content !== content || blocks.isGrowing !== isGrowing)
    setBlocks(splitBlocks(content, isGrowing, blocks));
  const all = useMemo(() => [...blocks.settled, ...blocks.open], [blocks]);
  const definitions = useMemo(() => definitionsIn(blocks.isGrowing ? [] : all), [blocks.isGrowing, all]);
  const marksOf = useMemo(
    () =>
      new Map(
        marks.length === 0
          ? []
          : all.map((block) => [block, marksOfBlock(block.node, block.base, marks)] as const),
      ),
    [all, marks],
  );
  return (
    <div className={classNames('*:max-w-[70ch] *:not-first:mt-3', className)}>
      {all.map((block, index) => (
        <MarkdownBlock
          key={index}
          block={block}
          marks={marksOf.get(block) ?? NO_MARKS}
          definitions={definitions}
        />
      ))}
    </div>
  );
}
