import type { Nodes, Parents, RootContent } from 'mdast';

interface OpenBlock {
  node: RootContent;
  base: number;
}

interface Growing {
  content: string;
  /** Offset of the text of `open`. */
  openFrom: number;
  open: readonly OpenBlock[];
}

/**
 * Words and ordinary punctuation: they neither begin nor end markup. A semicolon ends an entity, brackets a link.
 */
const PLAIN = /^[\p{L}\p{N} ,.:?%$'"’“”‘–—-]+$/u;
/** The beginning of an address takes in what follows it. */
const OPEN = /@|www\.|:\/\//i;
/** What follows one of these decides whether it begins or ends something, or stands for itself. */
const UNDECIDED = /[*_~\\]$/;
/** A line that has become a paragraph or a list's item, and remains that whatever follows on it. */
const BEGUN = /(?:^|\n)(?:[-*] +|\d{1,9}\. +)?(?:\*\*)?\p{L}[^\n]*$/u;
const GROWING: ReadonlySet<string> = new Set(['paragraph', 'list', 'listItem']);

/** The node with more text at its end; null where that is no plain text. */
const longer = <Node extends Nodes>(node: Node, from: number, rest: string): Node | null => {
  const { position } = node;
  // Spaces at its end are no part of it until a word follows.
  if (position?.end.offset === undefined || position.end.offset !== from) return null;
  const end = { ...position.end, offset: from + rest.length };
  const grown = { ...node, position: { ...position, end } };
  if (node.type === 'text') return UNDECIDED.test(node.value) ? null : { ...grown, value: node.value + rest };
  if (!GROWING.has(node.type)) return null;
  const { children } = node as Parents;
  const last = children.at(-1);
  const child = last === undefined ? null : longer(last, from, rest);
  return child === null ? null : ({ ...grown, children: [...children.slice(0, -1), child] } as Node);
};

/**
 * The open blocks of a growing message with some more words at its end, without parsing it again; null where the words
 * may mean something else than more of its last text.
 *
 * @param tail the text of the open blocks, with the words
 */
export const appended = ({ content, openFrom, open }: Growing, tail: string): readonly OpenBlock[] | null => {
  const last = open.at(-1);
  const before = content.length - openFrom;
  const words = tail.slice(before);
  if (last === undefined || !PLAIN.test(words) || OPEN.test(tail)) return null;
  if (!BEGUN.test(tail.slice(0, before))) return null;
  const from = last.node.position?.end.offset;
  if (from === undefined) return null;
  const rest = tail.slice(last.base - openFrom + from);
  if (!PLAIN.test(rest)) return null;
  // Spaces between two words follow in one piece or in two.
  const node = rest.trimEnd() === '' ? last.node : longer(last.node, from, rest.trimEnd());
  return node === null ? null : [...open.slice(0, -1), { ...last, node }];
};
