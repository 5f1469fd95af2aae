import { JOINTS } from '../../tables/courses/called.ts';
import type { Found, Reader } from './tokens.ts';

/** A longer stretch is a clause and no item of a list. */
const LONGEST_ITEM = 6;
/** So many items to each side are looked at. */
const MOST_ITEMS = 3;

/** Whether a border of a list stands before a word: a comma, a joint or an end. */
const isBorder = ({ tokens }: Reader, at: number): boolean =>
  at <= 0 ||
  at >= tokens.length ||
  tokens[at]?.isApart === true ||
  JOINTS.has(tokens[at]?.text ?? '') ||
  JOINTS.has(tokens[at - 1]?.text ?? '');

/** Whether some words are an item by themselves: between commas, "and", "or", "+" and ends. */
export const isWholeItem = (reader: Reader, from: number, to: number): boolean => {
  const { tokens } = reader;
  const before = /^(?:the|that|this)$/u.test(tokens[from - 1]?.text ?? '') ? from - 1 : from;
  const isEnd = isBorder(reader, to) || AFTER_LIST.has(tokens[to]?.text ?? '');
  return isBorder(reader, before) && isEnd && to - before < LONGEST_ITEM;
};

/** "Chem, calc and genetics together". */
const AFTER_LIST = new Set('together this next both all'.split(' '));

/**
 * Whether some words are an item of a list that has a course: "game theory, trade, or ECON 144". A sentence ends the list.
 */
export const isInListOfCourses = (
  reader: Reader,
  from: number,
  to: number,
  found: readonly Found[],
): boolean =>
  isWholeItem(reader, from, to) &&
  (hasCourse(reader, from - 1, -1, found) || hasCourse(reader, to, 1, found));

/** Whether one of the next items in a direction is a course. */
const hasCourse = (reader: Reader, start: number, step: 1 | -1, found: readonly Found[]): boolean => {
  const { tokens } = reader;
  let items = 0;
  let length = 0;
  // In front, the word before a border is the last of its item; behind, the word after one is the first.
  for (let at = start; at >= 0 && at < tokens.length && items < MOST_ITEMS; at += step) {
    const token = tokens[at];
    const next = step === 1 ? token : tokens[at + 1];
    if (token === undefined || next?.isStop) return false;
    if (token.code !== null || found.some((each) => at >= each.from && at < each.to)) return true;
    const isEdge = JOINTS.has(token.text) || next?.isApart === true;
    items += isEdge && length > 0 ? 1 : 0;
    length = isEdge ? (JOINTS.has(token.text) ? 0 : 1) : length + 1;
    if (length >= LONGEST_ITEM) return false;
  }
  return false;
};

export const VERSUS = new Set(['vs', 'versus']);

/** "Milton vs Shakespeare": of both nothing else is said. */
export const isOneOfTwo = (reader: Reader, from: number, to: number): boolean =>
  isWholeItem(reader, from, to) &&
  (VERSUS.has(reader.tokens[from - 1]?.text ?? '') || VERSUS.has(reader.tokens[to]?.text ?? ''));
