import type { Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { CourseItem, CourseItemKind } from '../../contract.ts';
import { kindInRow, kindOfHeading, kindOfWords, type SectionKind } from './section-kinds.ts';
import { cutLines, lineAt, type TextLine } from './text-lines.ts';
import { withoutFigures } from './ignored-figures.ts';
import { nextPlaces } from './next-places.ts';
import { repairOcr } from './ocr-repair.ts';
import { BESIDE_CODE, titleAfter, titleBefore } from './titles.ts';
import { type TransferRow, transferRows } from './transfer-rows.ts';

/** The parts of a catalogue needed for reading course lists. */
export interface CourseListReader {
  recogniser: Pick<Recogniser, 'mentions'>;
  /** The catalogue's title; null if it has no such course. */
  titleOf(code: string): string | null;
}

/** A code in a line; positions are relative to the line. */
interface Entry {
  code: string;
  start: number;
  end: number;
  known: boolean;
  isUnsure: boolean;
}

/** Longest list, in UTF-16 units: sixty dense pages. The rest is ignored. */
export const LIST_MAX = 400_000;

/**
 * Extracts the courses from a pasted list, a transcript or a PDF's lines: each code once, in order, with its title,
 * its source text (up to the title, so that grades and points are excluded) and its kind. Pure; never throws; linear
 * in the text's length, even if it is a single line.
 */
export function readCourseList(whole: string, reader: CourseListReader): CourseItem[] {
  const text = whole.slice(0, LIST_MAX);
  const lines = cutLines(text);
  const entries = entriesByLine(text, lines, reader);
  const items: CourseItem[] = [];
  let section: SectionKind = 'taken';
  let isSectionUsed = false;
  lines.forEach((line, at) => {
    const found = entries[at] ?? [];
    if (found.length > 0) {
      isSectionUsed = true;
      const following = WRAPPED_LINES.findIndex((step) => (entries[at + step]?.length ?? 0) > 0);
      const below = lines.slice(at + 1, at + 1 + (following === -1 ? WRAPPED_LINES.length : following));
      for (const item of readLine(line, found, section, below, reader)) items.push(item);
      return;
    }
    const heading = kindOfHeading(line.text);
    const isWrapped = WRAPPED.test(line.text) && (entries[at - 1]?.length ?? 0) > 0;
    if (heading === null || (heading === 'term' ? !isSectionUsed : isWrapped)) return;
    section = heading === 'term' ? 'taken' : heading;
    isSectionUsed = false;
  });
  return once(items);
}

/** Titles rarely take more than three lines. */
const WRAPPED_LINES = [1, 2];
/** A line indented this far continues a column of the row above and is no heading. */
const WRAPPED = /^ {8}/;

/** The codes of each line: those of the recogniser, or, in lines without any, possible scanning errors. */
function entriesByLine(text: string, lines: readonly TextLine[], reader: CourseListReader): Entry[][] {
  const byLine: Entry[][] = lines.map(() => []);
  for (const { code, start, end, known, candidates } of reader.recogniser.mentions(text)) {
    const at = lineAt(lines, start);
    const line = lines[at];
    if (!line) continue;
    const place = { start: start - line.start, end: Math.min(end - line.start, line.text.length) };
    const scanned = known ? [] : repairOcr(text.slice(start, end), reader.recogniser);
    const unsure = candidates ?? scanned.map((each) => each.code);
    if (unsure.length === 0) byLine[at]?.push({ code, ...place, known, isUnsure: false });
    else byLine[at]?.push(...unsure.map((each) => ({ code: each, ...place, known: true, isUnsure: true })));
  }
  const read = byLine.map((found, at) => {
    const line = lines[at]?.text ?? '';
    if (found.length > 0) return withoutFigures(line, found, ({ code }) => reader.titleOf(code));
    return repairOcr(line, reader.recogniser).map((each) => ({ ...each, known: true, isUnsure: true }));
  });
  const rows = transferRows(
    lines.map((line) => line.text),
    read,
    reader.titleOf,
  );
  return rows ? read.map((found, at) => withTransferRows(found, rows[at] ?? [])) : read;
}

/** Replaces what was recognised in the rows of another college's transcript. */
function withTransferRows(found: readonly Entry[], rows: readonly TransferRow[]): Entry[] {
  if (rows.length === 0) return [...found];
  const first = rows[0]?.start ?? 0;
  const before = found.filter(({ end }) => end <= first);
  return [
    ...before,
    ...rows.map(({ code, start, end, known }) => ({ code, start, end, known, isUnsure: known })),
  ];
}

/** The entries of one line, each with the title after its code, otherwise the title before it. */
function readLine(
  { text }: TextLine,
  entries: readonly Entry[],
  section: SectionKind,
  below: readonly TextLine[],
  { titleOf }: CourseListReader,
): CourseItem[] {
  const items: CourseItem[] = [];
  const nexts = nextPlaces(entries);
  let isRead = 0;
  let words: CourseItemKind | null = null;
  entries.forEach(({ code, start, end, known, isUnsure }, index) => {
    const next = entries[nexts[index] ?? -1]?.start ?? text.length;
    const until = Math.min(next, end + BESIDE_CODE);
    const official = titleOf(code);
    const after = titleAfter(text.slice(end, until), official);
    const beforeFrom = Math.max(isRead, start - BESIDE_CODE);
    const before = after === null ? titleBefore(text.slice(beforeFrom, start)) : null;
    const titleEnd = after === null ? end : end + after.end;
    const from = before === null ? start : beforeFrom + before.start;
    const wrapped = after && entries.length === 1 ? wrappedFrom(end + after.start, below) : '';
    const rest = wrapped && (/^[:;,]/.exec(text.slice(titleEnd))?.[0] ?? '') + wrapped;
    words = kindOfWords(text.slice(beforeFrom, start)) ?? words;
    const row = kindInRow(text.slice(titleEnd, until), next === text.length);
    items.push({
      code,
      title: official ?? oneLine(`${after?.title ?? before?.title ?? ''}${rest}`),
      line: oneLine(text.slice(from, titleEnd) + rest),
      known,
      kind: isUnsure ? 'unsure' : (row ?? words ?? section),
    });
    isRead = titleEnd;
  });
  return items;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Follows the title of a class that several subjects list: `[J]`. */
const JOINT_MARK = /\s*\[[A-Z]\]$/;

/** Continuation of a title in the lines below: aligned with it and alone in its line. */
function wrappedFrom(column: number, below: readonly TextLine[]): string {
  let rest = '';
  for (const { text } of below) {
    const indent = text.length - text.trimStart().length;
    if (column < 8 || Math.abs(indent - column) > 1 || text.length > BESIDE_CODE) return rest;
    if (/\d|\S {2,}\S/.test(text)) return rest;
    rest += ` ${text.trim().replace(JOINT_MARK, '')}`;
  }
  return rest;
}

/**
 * Removes repeated codes, keeping the first entry, or the first of kind `taken` (a repeated course that was passed).
 */
function once(items: readonly CourseItem[]): CourseItem[] {
  const byCode = new Map<string, CourseItem>();
  for (const item of items) {
    const earlier = byCode.get(item.code);
    if (!earlier || (earlier.kind !== 'taken' && item.kind === 'taken')) byCode.set(item.code, item);
  }
  return [...byCode.values()];
}
