import { basename } from 'node:path';
import type { PackCourse } from '#features/catalogue/domain/pack/shapes.ts';
import type { ImportOptions } from './options.ts';
import type { MadePack } from './pack/make-pack.ts';
import type { Finding, Join } from './pack/pack-draft.ts';

/** Number of courses with an attribute of the scheme, and number of its values. */
export interface SchemeCount {
  scheme: string;
  courses: number;
  values: number;
}

export interface ImportReport {
  format: string;
  files: string[];
  out: string;
  rows: { read: number; kept: number; refused: number };
  /** One per term; rows that are sections of one course count once. */
  courses: number;
  sections: number;
  /** Mean, to two decimals. */
  sections_a_course: number;
  /** By kind; '' if the data states none. */
  kinds: Record<string, number>;
  /** Weekly patterns of meetings, and meetings in the input that could not be fully parsed. */
  meetings: { read: number; not_read: number };
  attributes: SchemeCount[];
  with_history: number;
  joined: Join[];
  refused: Finding[];
  /** Rows kept without an unreadable value. */
  left_out: Finding[];
  /** Fields that are unknown, or contradict another. */
  odd: Finding[];
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
const TOLD_SCHEMES = 20;
const TOLD_ROWS = 30;

export function reportOf(
  options: ImportOptions,
  { pack, draft, warnings, notes }: MadePack,
  seconds: number,
): ImportReport {
  const { university, courses, subjects, programs } = pack;
  const sections = courses.flatMap((course) => course.sections);
  const kinds = Map.groupBy(sections, ({ component }) => component);
  const refused = draft.refused.count;
  return {
    format: options.format,
    files: options.files.map((path) => basename(path)),
    out: options.out,
    rows: { read: draft.read, kept: draft.read - refused, refused },
    courses: courses.length,
    sections: sections.length,
    sections_a_course: Math.round((sections.length / courses.length) * 100) / 100,
    kinds: Object.fromEntries([...kinds].map(([kind, group]) => [kind, group.length])),
    meetings: {
      read: sections.reduce((sum, { meetings }) => sum + meetings.length, 0),
      not_read: draft.unreadMeetings,
    },
    attributes: schemesOf(courses),
    with_history: courses.filter(({ history }) => history.length > 0).length,
    joined: draft.joins,
    refused: draft.refused.list(),
    left_out: draft.leftOut.list(),
    odd: draft.odd.list(),
    rated: courses.filter((course) => course.overall_score_course_mean !== null).length,
    with_times: courses.filter((course) => Object.keys(course.start_times).length > 0).length,
    terms: university.terms.map(({ name, start, end }) => ({
      name,
      start,
      end,
      courses: courses.filter((course) => course.term === name).length,
    })),
    subjects: subjects.length,
    concentrations: programs.concentrations.length,
    warnings,
    notes,
    seconds,
  };
}

function schemesOf(courses: readonly PackCourse[]): SchemeCount[] {
  const found = new Map<string, { courses: number; values: Set<string> }>();
  for (const { attributes } of courses)
    for (const [scheme, answers] of Map.groupBy(attributes, (each) => each.scheme)) {
      const known = found.get(scheme) ?? { courses: 0, values: new Set() };
      known.courses += 1;
      for (const { value } of answers) known.values.add(value);
      found.set(scheme, known);
    }
  return [...found]
    .map(([scheme, { courses: count, values }]) => ({ scheme, courses: count, values: values.size }))
    .toSorted((a, b) => b.courses - a.courses);
}

/** The report as text for the terminal. */
export function reportText(report: ImportReport): string {
  const { rows } = report;
  const lines = [
    `Imported ${report.files.join(', ')} (${report.format}) to ${report.out}${withoutRefused(rows)}`,
    '',
    `  rows read     ${figure(rows.read)}`,
    `  kept          ${figure(rows.kept)}`,
    `  refused       ${figure(rows.refused)}`,
    `  courses       ${figure(report.courses)}`,
    `  sections      ${figure(report.sections)}`,
    `  rated         ${figure(report.rated)}${share(report.rated, report.courses)}`,
    `  with times    ${figure(report.with_times)}${share(report.with_times, report.courses)}`,
    `  a course      ${report.sections_a_course.toFixed(2).padStart(7)}  sections: ${kindsText(report.kinds)}`,
    `  meetings      ${figure(report.meetings.read)}  (${report.meetings.not_read} more not read)`,
    `  with history  ${figure(report.with_history)}${share(report.with_history, report.courses)}`,
    `  subjects      ${figure(report.subjects)}`,
    `  concentrations${figure(report.concentrations).padStart(2)}`,
    `  seconds       ${report.seconds.toFixed(1).padStart(7)}`,
    '',
    ...report.terms.map(
      ({ name, start, end, courses }) => `  ${name}: ${start} to ${end}, ${courses} courses`,
    ),
    ...attributesText(report.attributes),
    ...joinsText(report.joined),
    ...findings('Refused', report.refused),
    ...findings('Kept, but without a value that could not be read', report.left_out),
    ...findings('Not carried over: unknown fields, and what another field contradicts', report.odd),
    ...list('Worth a look', report.warnings),
    ...list('Decided for all rows', report.notes),
  ];
  return lines.join('\n');
}

/** Said first: a pack that lacks rows is written like any other. */
function withoutRefused({ read, refused }: ImportReport['rows']): string {
  if (refused === 0) return '';
  return `, without ${refused.toLocaleString('en-US')} of ${read.toLocaleString('en-US')} rows: see "Refused" below`;
}

function findings(title: string, all: readonly Finding[]): string[] {
  if (all.length === 0) return [];
  const told = all.flatMap(({ reason, count, first, more = [] }) => [
    `  ${count} × ${reason}`,
    ...first.map(
      ({ file, row, field, message }) =>
        `      ${[file, `row ${row}`, field].filter(Boolean).join(', ')}: ${message}`,
    ),
    ...(more.length > 0 ? [`      also in row ${rowsText(more, count - first.length)}`] : []),
  ]);
  return ['', `${title}:`, ...told];
}

/** The first rows of those that are not listed separately. */
function rowsText(rows: readonly (string | number)[], count: number): string {
  const told = [...new Set(rows)].slice(0, TOLD_ROWS).join(', ');
  return count > TOLD_ROWS ? `${told} and more (--report FILE.json has a thousand)` : told;
}

function list(title: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  const rest = sentences.length - TOLD_WARNINGS;
  const told = sentences.slice(0, TOLD_WARNINGS).map((sentence) => `  ${sentence}`);
  return ['', `${title}:`, ...told, ...(rest > 0 ? [`  and ${rest} more (--report FILE.json has all)`] : [])];
}

function kindsText(kinds: Record<string, number>): string {
  const most = Object.entries(kinds).toSorted(([, a], [, b]) => b - a);
  const rest = most.slice(5).reduce((sum, [, count]) => sum + count, 0);
  const told = most.slice(0, 5).map(([kind, count]) => `${count} ${kind || 'of no kind'}`);
  return [...told, ...(rest > 0 ? [`${rest} other`] : [])].join(', ');
}

function attributesText(schemes: readonly SchemeCount[]): string[] {
  if (schemes.length === 0) return [];
  const told = schemes
    .slice(0, TOLD_SCHEMES)
    .map(({ scheme, courses, values }) => `  ${scheme}: ${courses} courses, ${values} different answers`);
  const rest = schemes.length - TOLD_SCHEMES;
  return ['', 'Attributes:', ...told, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

function joinsText(joins: readonly Join[]): string[] {
  const told = joins
    .map((join) => ({ ...join, not: Object.entries(join.not).filter(([, count]) => count > 0) }))
    .filter(({ joined, not }) => joined + not.length > 0)
    .flatMap(({ what, joined, not }) => [
      `  ${joined} ${what}`,
      ...not.map(([why, count]) => `      ${count} not: ${why}`),
    ]);
  return told.length === 0 ? [] : ['', 'Joined:', ...told];
}

function figure(count: number): string {
  return count.toLocaleString('en-US').padStart(7);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `  (${Math.round((part / whole) * 100)} %)`;
}
