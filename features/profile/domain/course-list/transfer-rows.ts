import { agreeingTitles } from './agreeing-titles.ts';
import { GRADES } from './grades.ts';
import { BESIDE_CODE, titleAfter, titleOfCell } from './titles.ts';
import { cellsOf } from './line-cells.ts';

/** A code in a line, as recognised by the catalogue. */
interface ReadCode {
  code: string;
  start: number;
  end: number;
  known: boolean;
}

/** A row of another college's transcript, with the code as written there. */
interface Row {
  code: string;
  start: number;
  end: number;
  title: string;
}

export interface TransferRow extends Row {
  /** Our catalogue has a class with this code too, so only the student can tell which is meant. */
  known: boolean;
}

/** `ENG101`, `PSYCH-101`, `CSCI-UA 121`, `EN.601.220`: capitals and a number, with any subject. */
const CODE =
  /(?<![\p{L}\p{N}.-])(?:([A-Z]{2,8}(?:-[A-Z]{2,3})?)[ -]?(\d{2,4}[A-Z]{0,2})|([A-Z]{2}\.\d{3}\.\d{3}))(?=[\s,;|:]|$)/gu;
/** Labels of numbers, places, terms and examinations, which are not subjects. */
const LABELS = new Set(
  (
    'ACT AHRS AP ATTEMPTED BLDG BOX CLASS CREDIT CREDITS CRN EARNED EHRS EXT FALL GPA HOURS IB ID LEVEL PAGE ' +
    'PHONE POINTS QHRS RANK RM ROOM SAT SCR SEC SECT SPRING STUDENT SUMMER TERM TOEFL TOTAL UNITS WEEK WINTER YEAR ZIP'
  ).split(' '),
);
const UNITS = /^\d{1,2}(?:\.\d{1,3})?$/;
const GRADE = new RegExp(`^(?:${GRADES})$`);
const MOST_FIGURES = 6;
/** A single row may be anything; several consistent ones are a transcript. */
const LEAST_ROWS = 2;

/** Whether units and a grade, in either order, follow the title: only a transcript has both. */
function isGraded(rest: string): boolean {
  const cells = rest
    .slice(0, 80)
    .trim()
    .split(/[\s|,;]+/, MOST_FIGURES);
  const stop = cells.findIndex((cell) => !UNITS.test(cell) && !GRADE.test(cell));
  const figures = stop === -1 ? cells : cells.slice(0, stop);
  return figures.some((cell) => UNITS.test(cell)) && figures.some((cell) => GRADE.test(cell));
}

/** The rows in one line; a two-column layout has several: code, title, units and grade. */
function rowsIn(line: string): Row[] {
  const codes = [...line.matchAll(CODE)].filter(([, subject = '']) => !LABELS.has(subject));
  return codes.flatMap((match, index) => {
    const [whole, subject = '', number = '', dotted = ''] = match;
    const end = match.index + whole.length;
    const until = Math.min(codes[index + 1]?.index ?? line.length, end + BESIDE_CODE);
    const rest = line.slice(end, until);
    const cell = cellsOf(rest)[0];
    const found = cell && titleOfCell(rest.slice(cell.start, cell.end));
    if (!found || !isGraded(rest.slice(cell.start + found.length))) return [];
    return [{ code: dotted || `${subject} ${number}`, start: match.index, end, title: found }];
  });
}

/**
 * If a text is another college's transcript: its rows with their codes as written, instead of what the catalogue's
 * nicknames make of them, since their ENG102 is not our ENGLISH 102. Null otherwise. A row is evidence for another
 * college if the catalogue does not have the code or has it with another title, and evidence against it if the
 * catalogue confirms it.
 *
 * @param read recognised codes, by line
 * @returns rows by line
 */
export function transferRows(
  lines: readonly string[],
  read: readonly (readonly ReadCode[])[],
  titleOf: (code: string) => string | null,
): TransferRow[][] | null {
  const rows = lines.map(rowsIn);
  let foreign = 0;
  let ours = 0;
  lines.forEach((line, at) => {
    const codes = new Map(read[at]?.map((each) => [each.start, each]));
    for (const row of rows[at] ?? []) {
      const code = codes.get(row.start);
      codes.delete(row.start);
      if (code?.known && isCalled(code.code, row.title)) ours += 1;
      // Inconclusive: an old number of ours, or another college's subject with the same name.
      else if (code?.known !== false || code.code !== row.code) foreign += 1;
    }
    for (const { code, end, known } of codes.values()) {
      const found = titleAfter(line.slice(end, end + BESIDE_CODE), titleOf(code));
      if (known && (found === null || isCalled(code, found.title))) ours += 1;
    }
  });
  if (foreign < LEAST_ROWS || foreign <= ours) return null;
  return rows.map((found) => found.map((row) => ({ ...row, known: titleOf(row.code) !== null })));

  function isCalled(code: string, title: string): boolean {
    const official = titleOf(code);
    return official === null || agreeingTitles(official, title);
  }
}
