import type { Nodes } from 'mdast';

/** Quotes and lists that may stand inside one another, and nodes that are drawn inside one another. */
export const DEEPEST = 32;
/** Signs of a part that are read as markup: one in seven of its letters. */
const MOST_SIGNS = 1_500;
/** A part ends at the first empty line after so much text, and at the end of a line after so much more. */
const PART_LENGTH = 10_000;
const PART_LINES = 300;
const LATEST_END = 1.25;

/**
 * Signs with a meaning, and for each a character that has none and that no text may hold (Unicode keeps them out of
 * interchange). Standing in for a sign it keeps every place of the text as it is.
 */
const SIGNS = '>-+*_~[]`<&|@.)';
const FIRST_STAND_IN = 0xfdd0;
const STAND_INS = /[\uFDD0-\uFDEF]/g;
const standInFor = (sign: string): string => String.fromCharCode(FIRST_STAND_IN + SIGNS.indexOf(sign));
const signOf = (standIn: string): string => SIGNS[standIn.charCodeAt(0) - FIRST_STAND_IN] ?? standIn;

const COUNTED = /[*_~[\]`<&|@]/g;
const INDENT = /^[ \t]*/;
/** What opens a quote or a list inside those that are open. */
const OPENS = /[ \t]*(?:\d{1,9}(?=[.)][ \t]))?(?:>|[-+*.)](?=[ \t]|$))/y;

/**
 * Cuts a text into parts that are read one by one, since the time of reading grows with the square of what stands
 * together. Nobody's answer is as long: it is one part.
 */
export const cutParts = (text: string): string[] => {
  if (text.length <= PART_LENGTH && !hasManyLines(text)) return [text];
  const parts: string[] = [];
  let part = '';
  let count = 0;
  let isFenced = false;
  const end = (): void => {
    parts.push(part);
    part = '';
    count = 0;
    isFenced = false;
  };
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const fill = Math.max((part.length + line.length) / PART_LENGTH, count / PART_LINES);
    const isEmpty = line.trim() === '';
    if (part !== '' && fill > LATEST_END) end();
    for (let from = 0; from < line.length; from += PART_LENGTH) {
      part += line.slice(from, from + PART_LENGTH);
      count += 1;
      if (part.length >= PART_LENGTH && from + PART_LENGTH < line.length) end();
    }
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (fill > 1 && isEmpty && !isFenced) end();
  }
  if (part !== '') end();
  return parts;
};

const hasManyLines = (text: string): boolean => {
  let at = -1;
  for (let count = 0; count <= PART_LINES; count += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
};

/** A part whose signs beyond what any answer has mean nothing: of the same length, for `giveBack` to undo. */
export const limitSyntax = (part: string): string => {
  const shallow = part
    .split('\n')
    .map((line) => limitDepth(line))
    .join('\n');
  let signs = 0;
  return shallow.replaceAll(COUNTED, (sign) => (++signs > MOST_SIGNS ? standInFor(sign) : sign));
};

const limitDepth = (line: string): string => {
  const columns = (INDENT.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
  // A list inside a list is indented by two columns at least.
  let room = DEEPEST - Math.floor(columns / 2);
  OPENS.lastIndex = 0;
  while (OPENS.test(line)) {
    room -= 1;
    if (room >= 0) continue;
    const at = OPENS.lastIndex - 1;
    return line.slice(0, at) + standInFor(line.charAt(at)) + line.slice(at + 1);
  }
  return line;
};

const TEXTS = ['value', 'url', 'title', 'alt', 'label', 'identifier', 'lang', 'meta'];

/** Puts the signs back into what was read of a part. */
export const giveBack = (root: Nodes): void => {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const fields = node as unknown as Record<string, unknown>;
    for (const name of TEXTS) {
      const text = fields[name];
      if (typeof text === 'string') fields[name] = text.replaceAll(STAND_INS, signOf);
    }
    if ('children' in node) for (const child of node.children) open.push(child);
  }
};
