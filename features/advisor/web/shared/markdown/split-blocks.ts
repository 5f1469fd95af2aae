import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import remend from 'remend';

/** One block of a message: a paragraph, a list, a table… */
export interface Block {
  node: RootContent;
  /** Where the text that the node's positions count from begins in the message. */
  base: number;
}

/** A message cut into blocks. Of a text that grows, the `settled` ones never change again. */
export interface Blocks {
  content: string;
  isGrowing: boolean;
  settled: readonly Block[];
  /** Where the text behind `open` begins. */
  openFrom: number;
  open: readonly Block[];
}

/** Blocks at the end that text to come may still change: the last, and one whose kind its next line may decide. */
const UNSETTLED = 2;

const syntax = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

const parse = (text: string, base: number): Block[] => {
  const { children }: Root = fromMarkdown(text, syntax);
  return children.map((node) => ({ node, base }));
};

/** Closes what a cut left open (`**bol`), at the end only: what stands before must keep its place. */
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

const isDefinition = ({ node }: Block): boolean => node.type === 'definition';

const wholeOf = (content: string): Blocks => ({
  content,
  isGrowing: false,
  settled: parse(content, 0),
  openFrom: content.length,
  open: [],
});

const NOTHING: Blocks = { content: '', isGrowing: true, settled: [], openFrom: 0, open: [] };

/**
 * Cuts a message into blocks, from those of a shorter cut of it: only what may still change is read again, so that a
 * long reply costs no more per piece than a short one.
 *
 * @param before the blocks of the text so far; of another text they are not used
 */
export const splitBlocks = (content: string, isGrowing: boolean, before: Blocks | null = null): Blocks => {
  if (!isGrowing && before === null) return wholeOf(content);
  const last = before?.isGrowing && content.startsWith(before.content) ? before : NOTHING;
  const read = parse(content.slice(last.openFrom), last.openFrom);
  if (!isGrowing) {
    const settled = [...last.settled, ...read];
    // A link whose address is defined elsewhere can only be read with the whole text.
    return settled.some(isDefinition)
      ? wholeOf(content)
      : { content, isGrowing, settled, openFrom: content.length, open: [] };
  }
  const rest = read.at(-UNSETTLED);
  const openFrom = read.length > UNSETTLED && rest ? placeOf(rest) : last.openFrom;
  const done = openFrom === last.openFrom ? [] : read.slice(0, -UNSETTLED);
  return {
    content,
    isGrowing,
    settled: done.length === 0 ? last.settled : [...last.settled, ...done],
    openFrom,
    open: parse(close(content.slice(openFrom)), openFrom),
  };
};
