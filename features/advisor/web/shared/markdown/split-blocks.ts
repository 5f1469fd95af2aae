import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import remend from 'remend';
import { appended } from './append-words.ts';
import { cutParts, giveBack, limitSyntax } from './limit-syntax.ts';

/** One block of a message: a paragraph, a list, a table… */
export interface Block {
  node: RootContent;
  /** Offset in the message of the text that the node's positions refer to. */
  base: number;
}

/** The blocks of a message. As the text grows, `settled` ones never change. */
export interface Blocks {
  content: string;
  isGrowing: boolean;
  settled: readonly Block[];
  /** Offset of the text of `open`. */
  openFrom: number;
  open: readonly Block[];
  /** Length of the content parsed so far; the rest is too short to parse a long block again. */
  readTo: number;
}

const EMPTY_LINE = /\n[ \t\r]*\n/;
/** The beginning of a list's next item, which is a paragraph as long as its point is missing. */
const MAY_BE_ITEM = /^\d{1,9}[.)]?$/;
/** A longer block is parsed again only after growing by a sixteenth. */
const LONG_BLOCK = 2_000;
const GROWTH = 1 / 16;

const syntax = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

const parse = (text: string, base: number): Block[] => {
  const blocks: Block[] = [];
  let from = base;
  for (const part of cutParts(text)) {
    const limited = limitSyntax(part);
    const root = fromMarkdown(limited, syntax);
    if (limited !== part) giveBack(root);
    for (const node of root.children) blocks.push({ node, base: from });
    from += part.length;
  }
  return blocks;
};

/** Closes unclosed markup (`**bol`) at the end only, so that earlier positions stay valid. */
const close = (text: string): string =>
  remend(text, {
    linkMode: 'text-only',
    images: false,
    comparisonOperators: false,
    singleTilde: false,
    htmlTags: false,
    katex: false,
  });

const placeOf = ({ node, base }: Block): number => base + (node.position?.start.offset ?? 0);
const endOf = ({ node, base }: Block): number => base + (node.position?.end.offset ?? 0);

/** Blocks at the end that further text may change: the last one, and one that it may still be joined to. */
const unsettledAt = (text: string, [before, last]: readonly (Block | undefined)[]): number => {
  if (!before || !last) return 1;
  const isApart = EMPTY_LINE.test(text.slice(endOf(before), placeOf(last)));
  const mayBeItem = before.node.type === 'list' && MAY_BE_ITEM.test(text.slice(placeOf(last)).trim());
  // Text after indented code may be parsed differently on its own.
  return isApart && !mayBeItem && before.node.type !== 'code' ? 1 : 2;
};

const isDefinition = ({ node }: Block): boolean => node.type === 'definition';

const wholeOf = (content: string): Blocks => ({
  content,
  isGrowing: false,
  settled: parse(content, 0),
  openFrom: content.length,
  open: [],
  readTo: content.length,
});

const NOTHING: Blocks = { content: '', isGrowing: true, settled: [], openFrom: 0, open: [], readTo: 0 };

/**
 * Splits a message into blocks, reusing those of a shorter prefix. Only the end, which may still change, is parsed again,
 * so that a piece of a long reply costs no more than one of a short reply.
 *
 * @param before blocks of the text so far; ignored if the text differs
 */
export const splitBlocks = (content: string, isGrowing: boolean, before: Blocks | null = null): Blocks => {
  if (!isGrowing && before === null) return wholeOf(content);
  const last = before?.isGrowing && content.startsWith(before.content) ? before : NOTHING;
  const isLong = content.length - last.openFrom > LONG_BLOCK;
  if (isGrowing && isLong && content.length - last.readTo < (content.length - last.openFrom) * GROWTH)
    return { ...last, content };
  const tail = content.slice(last.openFrom);
  // Most pieces are some words more.
  const grown = isGrowing && !isLong && last.readTo === last.content.length ? appended(last, tail) : null;
  if (grown !== null && close(tail) === tail)
    return { ...last, content, open: grown, readTo: content.length };
  // Without an empty line the tail is probably one unfinished block: it is parsed once, with its open markup closed.
  const closedTail = isGrowing && !isLong && !EMPTY_LINE.test(tail) ? close(tail) : tail;
  if (closedTail !== tail) {
    const open = parse(closedTail, last.openFrom);
    if (open.length <= 2) return { ...last, content, open, readTo: content.length };
  }
  const read = parse(tail, last.openFrom);
  if (!isGrowing) {
    const settled = [...last.settled, ...read];
    // A link with a separate definition requires parsing the whole text.
    return settled.some(isDefinition)
      ? wholeOf(content)
      : { content, isGrowing, settled, openFrom: content.length, open: [], readTo: content.length };
  }
  // `parse` cuts a long text into parts, perhaps within a block.
  const unsettled = isLong ? 2 : unsettledAt(content, read.slice(-2));
  const done = read.slice(0, -unsettled);
  const rest = read.at(-unsettled);
  const openFrom = done.length > 0 && rest ? placeOf(rest) : last.openFrom;
  const text = content.slice(openFrom);
  const closed = close(text);
  return {
    content,
    isGrowing,
    settled: done.length === 0 ? last.settled : [...last.settled, ...done],
    openFrom,
    // Most pieces leave no markup open, and need no second parse.
    open: closed === text ? read.slice(-unsettled) : parse(closed, openFrom),
    readTo: content.length,
  };
};
