import type { Finding } from './pack/pack-draft.ts';

export interface ImportReport {
  format: string;
  files: string[];
  out: string;
  rows: { read: number; kept: number; refused: number };
  /** One a term; rows that are sections of one course are one. */
  courses: number;
  sections: number;
  refused: Finding[];
  /** Rows kept without an unreadable value. */
  left_out: Finding[];
  rated: number;
  with_times: number;
  terms: { name: string; start: string; end: string; courses: number }[];
  subjects: number;
  concentrations: number;
  warnings: string[];
  notes: string[];
  seconds: number;
}

const TOLD_WARNINGS = 10;

/** The report as text for the terminal. */
export function reportText(report: ImportReport): string {
  const { rows } = report;
  const lines = [
    `Imported ${report.files.join(', ')} (${report.format}) to ${report.out}`,
    '',
    `  rows read     ${figure(rows.read)}`,
    `  kept          ${figure(rows.kept)}`,
    `  refused       ${figure(rows.refused)}`,
    `  courses       ${figure(report.courses)}`,
    `  sections      ${figure(report.sections)}`,
    `  rated         ${figure(report.rated)}${share(report.rated, report.courses)}`,
    `  with times    ${figure(report.with_times)}${share(report.with_times, report.courses)}`,
    `  subjects      ${figure(report.subjects)}`,
    `  concentrations${figure(report.concentrations).padStart(2)}`,
    `  seconds       ${report.seconds.toFixed(1).padStart(7)}`,
    '',
    ...report.terms.map(
      ({ name, start, end, courses }) => `  ${name}: ${start} to ${end}, ${courses} courses`,
    ),
    ...findings('Refused', report.refused),
    ...findings('Kept, but without a value that could not be read', report.left_out),
    ...list('Worth a look', report.warnings),
    ...list('Decided for all rows', report.notes),
  ];
  return lines.join('\n');
}

function findings(title: string, all: readonly Finding[]): string[] {
  if (all.length === 0) return [];
  const told = all.flatMap(({ reason, count, first }) => [
    `  ${count} × ${reason}`,
    ...first.map(
      ({ file, row, field, message }) =>
        `      ${[file, `row ${row}`, field].filter(Boolean).join(', ')}: ${message}`,
    ),
  ]);
  return ['', `${title}:`, ...told];
}

function list(title: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  const rest = sentences.length - TOLD_WARNINGS;
  const told = sentences.slice(0, TOLD_WARNINGS).map((sentence) => `  ${sentence}`);
  return ['', `${title}:`, ...told, ...(rest > 0 ? [`  and ${rest} more (--report FILE.json has all)`] : [])];
}

function figure(count: number): string {
  return count.toLocaleString('en-US').padStart(7);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `  (${Math.round((part / whole) * 100)} %)`;
}
