import type { AlignType, Nodes, Parents, Table } from 'mdast';
import { Fragment, type JSX, type ReactNode, use } from 'react';
import { CoursePlacesContext, courseAtStart } from './course-places.ts';
import { leavesOf } from './leaves-of.ts';
import { DEEPEST } from './limit-syntax.ts';
import { type BarPlace, MarkedText } from './marked-text.tsx';
import type { BlockMarks } from './marks.ts';
import { leadsAway, safeHref } from './safe-href.ts';

export interface Surroundings {
  /** Offset in the message of the text that positions refer to. */
  base: number;
  marks: BlockMarks;
  /** Link definitions of the message, by name. */
  definitions: ReadonlyMap<string, string>;
  /** Number of ancestors. */
  depth: number;
  /** Where figures have bars: in lists and tables. */
  bars?: BarPlace;
}

type Heading = 'h3' | 'h4' | 'h5';

/** The page and the message have their own headings above those of the text. */
const HEADINGS: readonly Heading[] = ['h3', 'h4', 'h5'];
const HEADING_LOOKS: Record<Heading, string> = {
  h3: 'text-20',
  h4: 'text-16 font-semibold',
  h5: 'text-16 font-semibold text-ink-quiet',
};

const ALIGNED: Record<NonNullable<AlignType>, string> = {
  left: 'text-left',
  right: 'text-right',
  center: 'text-center',
};

const childrenOf = ({ children }: Parents, around: Surroundings): ReactNode => {
  const below = { ...around, depth: around.depth + 1 };
  return children.map((child, index) => <Fragment key={index}>{renderNode(child, below)}</Fragment>);
};

const placeOf = ({ position }: Nodes, { base }: Surroundings) =>
  position?.start.offset === undefined || position.end.offset === undefined
    ? null
    : { start: base + position.start.offset, end: base + position.end.offset };

const textOf = (node: Nodes, value: string, around: Surroundings): ReactNode => (
  <MarkedText value={value} place={placeOf(node, around)} marks={around.marks} bars={around.bars ?? null} />
);

const linkTo = (url: string | undefined, words: ReactNode): ReactNode => {
  // `#` replaces a URL that was removed from a reply.
  const href = url === undefined || url === '#' ? null : safeHref(url);
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an address that must not work leaves its words, which look like the others
  if (href === null) return <a className="no-underline">{words}</a>;
  // Links cannot be nested, so course codes in this text are not links.
  const plain = <CoursePlacesContext value={null}>{words}</CoursePlacesContext>;
  if (!leadsAway(href)) return <a href={href}>{plain}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {plain}
    </a>
  );
};

/** The text that a list item begins with. */
const startOf = (node: Nodes): string =>
  leavesOf(node)
    .slice(0, 2)
    .map((leaf) => ('value' in leaf ? leaf.value : ' '))
    .join('');

/** A list item; one that begins with a course is its row, where there are such. */
function ListItem({ node, around, children }: { node: Nodes; around: Surroundings; children: ReactNode }) {
  const places = use(CoursePlacesContext);
  const code = places && courseAtStart(startOf(node), places);
  if (!places || code === null) return <li className="*:not-first:mt-1">{children}</li>;
  return places.row(code, children, placeOf(node, around));
}

const renderTable = ({ children: rows, align }: Table, around: Surroundings): ReactNode => {
  const [head, ...body] = rows;
  const row = (cells: typeof rows, Cell: 'th' | 'td') =>
    cells.map((each, rowIndex) => (
      <tr key={rowIndex} className="border-b border-line">
        {each.children.map((cell, index) => (
          <Cell
            key={index}
            {...(Cell === 'th' ? { scope: 'col' } : {})}
            className={`min-w-20 first:min-w-[min(10rem,40vw)] px-2 py-1.5 align-top font-normal ${Cell === 'th' ? 'text-ink-quiet ' : ''}${ALIGNED[align?.[index] ?? 'left']}`}
          >
            {childrenOf(cell, { ...around, bars: 'below' })}
          </Cell>
        ))}
      </tr>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- the keyboard scrolls a wide table here
    <div role="group" aria-label="Table" tabIndex={0} className="wide-box max-w-full!">
      <table className="w-full border-collapse text-14">
        {head ? <thead>{row([head], 'th')}</thead> : null}
        <tbody>{row(body, 'td')}</tbody>
      </table>
    </div>
  );
};

/** Beyond the greatest depth, renders only the leaves, so that the output is not nested further. */
const flatten = (node: Nodes, around: Surroundings): ReactNode =>
  leavesOf(node).map((leaf, index) => (
    <Fragment key={index}>
      {'value' in leaf ? textOf(leaf, leaf.value, around) : leaf.type === 'break' ? <br /> : null}
    </Fragment>
  ));

/**
 * Renders one markdown node. HTML is shown as text, images as their description: nothing in a message makes the
 * browser fetch anything.
 */
export const renderNode = (node: Nodes, around: Surroundings): ReactNode => {
  if (around.depth >= DEEPEST && 'children' in node) return flatten(node, around);
  const words = (): ReactNode => ('children' in node ? childrenOf(node, around) : null);
  const wrap = (Tag: keyof JSX.IntrinsicElements, className?: string): ReactNode => (
    <Tag className={className}>{words()}</Tag>
  );
  switch (node.type) {
    case 'text':
    case 'html':
      return textOf(node, node.value, around);
    case 'paragraph':
      return wrap('p');
    case 'heading': {
      const tag = HEADINGS[Math.min(node.depth, HEADINGS.length) - 1] ?? 'h5';
      return wrap(tag, HEADING_LOOKS[tag]);
    }
    case 'strong':
      return wrap('strong', 'font-semibold');
    case 'emphasis':
      return wrap('em');
    case 'delete':
      return wrap('del');
    case 'inlineCode':
      return (
        <code className="rounded-sm bg-wash px-1 font-mono text-14">{textOf(node, node.value, around)}</code>
      );
    case 'code':
      return (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll a wide text
          tabIndex={0}
          className="overflow-x-auto rounded-md border border-line bg-surface p-3 font-mono text-14 print:[overflow-wrap:anywhere] print:whitespace-pre-wrap"
        >
          <code>{node.value}</code>
        </pre>
      );
    case 'link':
      return linkTo(node.url, words());
    case 'linkReference':
      return linkTo(around.definitions.get(node.identifier), words());
    case 'image':
    case 'imageReference':
      return <span className="text-ink-quiet">[Picture: {node.alt || 'without description'}]</span>;
    case 'list':
      return node.ordered ? (
        <ol
          start={node.start ?? 1}
          className="grid grid-cols-[minmax(0,1fr)] list-decimal gap-1 pl-6 [&:has(>li.bg-surface)]:max-w-none! [&>li.bg-surface]:-ml-6"
        >
          {words()}
        </ol>
      ) : (
        wrap(
          'ul',
          'grid grid-cols-[minmax(0,1fr)] list-disc gap-1 pl-6 [&:has(>li.bg-surface)]:max-w-none! [&>li.bg-surface]:-ml-6',
        )
      );
    case 'listItem': {
      const inItem: Surroundings = { ...around, bars: 'under' };
      return (
        <ListItem node={node} around={around}>
          {typeof node.checked === 'boolean' ? (node.checked ? '☑ ' : '☐ ') : null}
          {node.spread
            ? childrenOf(node, inItem)
            : node.children.map((child, index) => (
                <Fragment key={index}>
                  {child.type === 'paragraph'
                    ? childrenOf(child, inItem)
                    : renderNode(child, { ...inItem, depth: around.depth + 1 })}
                </Fragment>
              ))}
        </ListItem>
      );
    }
    case 'blockquote':
      return wrap(
        'blockquote',
        'grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-edge pl-4 text-ink-quiet',
      );
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'break':
      return <br />;
    case 'table':
      return renderTable(node, around);
    case 'footnoteReference':
      return <sup>[{node.label ?? node.identifier}]</sup>;
    case 'footnoteDefinition':
      return (
        <div className="text-14 text-ink-quiet">
          [{node.label ?? node.identifier}] {words()}
        </div>
      );
    case 'definition':
    case 'yaml':
      return null;
    default:
      return words();
  }
};
