import type { Nodes } from 'mdast';

/** Greatest depth of nested quotes and lists, and of rendered nodes. */
export const DEEPEST = 32;
/** Markup characters interpreted per part: one in seven characters. */
const MOST_SIGNS = 1_500;
/**
 * Length of a part, in characters: it ends at the first empty line after that, or before a line that would exceed it
 * by a quarter.
 */
const PART_LENGTH = 10_000;
const PART_LINES = 300;
const LATEST_END = 1.25;

/**
 * Markup characters. Each has a stand-in without meaning (a Unicode noncharacter, which no text may contain), so that
 * replacing it keeps all positions.
 */
const SIGNS = '>-+*_~[]`<&|@.)';
const FIRST_STAND_IN = 0xfdd0;
const STAND_INS = /[\uFDD0-\uFDEF]/g;
const standInFor = (sign: string): string => String.fromCharCode(FIRST_STAND_IN + SIGNS.indexOf(sign));
const signOf = (standIn: string): string => SIGNS[standIn.charCodeAt(0) - FIRST_STAND_IN] ?? standIn;

const COUNTED = /[*_~[\]`<&|@]/g;
const INDENT = /^[ \t]*/;
/** The start of a further nested quote or list. */
const OPENS = /[ \t]*(?:\d{1,9}(?=[.)][ \t]))?(?:>|[-+*.)](?=[ \t]|$))/y;

/**
 * Cuts a text into parts that are parsed separately, because parsing time grows with the square of the length. No
 * ordinary answer reaches the limit: it is a single part.
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

/** Replaces markup characters beyond the limits by their stand-ins; the length is unchanged. `giveBack` reverses it. */
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
  // A nested list is indented by at least two columns.
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

/** Restores the markup characters in a parsed part. */
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
