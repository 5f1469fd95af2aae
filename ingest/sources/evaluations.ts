import type { PackRecord } from '#features/catalogue/domain/pack/shapes.ts';
import type { CourseDraft, Draft, SourceFile } from '../pack/pack-draft.ts';
import { ImportError } from '../pack/pack-draft.ts';
import type { CsvMapping } from '../formats/csv-mapping.ts';
import { columnOf, parseCsv } from '../formats/csv-table.ts';

/** One section's evaluation in one term. */
interface Evaluation {
  /** Term key of the evaluation office; sorts chronologically. */
  key: string;
  /** The term as our records name it, `2024 Fall`; the key if the mapping does not determine the year. */
  term: string;
  season: string;
  /** Compared with a course's title; null if the file has none. */
  title: string | null;
  answers: number;
  students: number;
  rating: number | null;
  hours: number | null;
}

type History = NonNullable<PackRecord['history']>;

const NO_CODE = 'no course of this import has their code';
const OTHER_TITLE = 'their code stands with another title';
const NO_KEY = 'their key cannot be read';

/**
 * Adds evaluations of earlier terms, joined by code (the course's id or one of its codes) and title, and counts those
 * without a match. Absence means nothing: an evaluation covers neither every class nor every term.
 *
 * Also fills in missing ratings with the course mean of the newest evaluated term of the same season, otherwise of the
 * newest term; sections are weighted by responses. Hours likewise. For these the code is sufficient, the id's before
 * the tag's. Numbers of students invited by an earlier term are not enrolment: they stay in the history.
 */
export function addEvaluations(draft: Draft, file: SourceFile, mapping: CsvMapping | null): void {
  const { byCourse, all, unread } = readEvaluations(file, mapping);
  const joined = new Set<Evaluation>();
  const met = new Set<Evaluation>();
  for (const { course } of draft.rows) {
    const names = [course.class_tag, ...(course.codes ?? [])].map((code) => `tag ${code}`);
    const found = [`id ${course.course_id}`, ...names].flatMap((name) => byCourse.get(name) ?? []);
    const title = comparable(course.class_name ?? '');
    const own = found.filter((each) => each.title === null || each.title === title);
    for (const each of found) met.add(each);
    for (const each of own) joined.add(each);
    course.history = withHistory(course.history ?? [], [...new Set(own)]);
    fillIn(course, byCourse);
  }
  draft.notes.push(
    'Students whom an evaluation asked are told in the history of its term; the enrolment of this one stays as the catalogue has it.',
  );
  draft.joins.push({
    what: 'evaluated sections, to courses by code and title',
    joined: joined.size,
    not: {
      [NO_CODE]: all.length - met.size,
      [OTHER_TITLE]: met.size - joined.size,
      [NO_KEY]: unread,
    },
  });
}

function fillIn(course: CourseDraft, byCourse: ReadonlyMap<string, Evaluation[]>): void {
  if (course.overall_score_course_mean != null) return;
  const all = byCourse.get(`id ${course.course_id}`) ?? byCourse.get(`tag ${course.class_tag}`) ?? [];
  const sameSeason = all.filter(({ season }) => course.term.includes(season));
  const pool = sameSeason.length > 0 ? sameSeason : all;
  const newest = pool.reduce((latest, { key }) => (key > latest ? key : latest), '');
  const sections = pool.filter(({ key }) => key === newest);
  course.overall_score_course_mean = weightedMean(sections, 'rating');
  course.mean_hours ??= weightedMean(sections, 'hours');
}

/** One entry per term; evaluations take precedence over known entries of the same term. Newest first. */
function withHistory(known: History, evaluations: readonly Evaluation[]): History {
  const byTerm = Map.groupBy(evaluations, ({ term }) => term);
  const entries = [...byTerm].map(([term, sections]) => ({
    term,
    rating: weightedMean(sections, 'rating'),
    hours: weightedMean(sections, 'hours'),
    responded: sumOf(sections, 'answers'),
    invited: sumOf(sections, 'students') || null,
  }));
  return [...entries, ...known.filter(({ term }) => !byTerm.has(term))].toSorted(
    (a, b) => rankOf(b.term) - rankOf(a.term),
  );
}

const SEASONS = ['January', 'Spring', 'Summer', 'Fall'];

/** Sorts `2024 Fall` and the like in calendar order. */
function rankOf(term: string): number {
  const year = Number(/\d{4}/.exec(term)?.[0] ?? 0);
  return year * SEASONS.length + SEASONS.findIndex((season) => term.includes(season));
}

const comparable = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function readEvaluations(file: SourceFile, mapping: CsvMapping | null) {
  const columns = mapping?.ratings;
  if (columns === undefined)
    throw new ImportError('--ratings needs a mapping that says under "ratings" how to read it.');
  const { headers, rows } = parseCsv(file);
  const index = (header: string): number => columnOf(file, headers, header);
  const [code, key, answers, students, rating, hours] = (
    ['code', 'key', 'answers', 'students', 'rating', 'hours'] as const
  ).map((name) => index(columns[name])) as [number, number, number, number, number, number];
  const titleAt = columns.title === undefined ? null : index(columns.title);
  const pattern = new RegExp(columns.key_pattern);
  const byCourse = new Map<string, Evaluation[]>();
  const all: Evaluation[] = [];
  const seen = new Set<string>();
  let unread = 0;
  for (const { cells } of rows) {
    /** The export repeats a section for each of its instructors. */
    const whole = cells.join('\t');
    if (seen.has(whole)) continue;
    seen.add(whole);
    const parts = pattern.exec(cells[key] ?? '')?.groups;
    if (parts === undefined) {
      unread += 1;
      continue;
    }
    const termKey = parts['term'] ?? '';
    const season = columns.seasons[termKey.slice(-1)] ?? termKey;
    const year = parts['year']?.padStart(4, '20');
    const evaluation: Evaluation = {
      key: termKey,
      term: year === undefined ? termKey : `${year} ${season}`,
      season,
      title: titleAt === null ? null : titleOf(cells[titleAt] ?? '', parts['section']),
      answers: numberAt(cells, answers) ?? 0,
      students: numberAt(cells, students) ?? 0,
      /** 0 means that there is no mean: neither 0 hours nor a rating below 1 can be given. */
      rating: numberAt(cells, rating) || null,
      hours: numberAt(cells, hours) || null,
    };
    all.push(evaluation);
    for (const name of [`id ${parts['course']}`, `tag ${cells[code]?.replace(/\s+/g, ' ')}`]) {
      const list = byCourse.get(name);
      if (list === undefined) byCourse.set(name, [evaluation]);
      else list.push(evaluation);
    }
  }
  return { byCourse, all, unread };
}

/** Titles end with the section's name: `Elementary Igbo 001`. */
function titleOf(text: string, section: string | undefined): string {
  const title = text.trim();
  const isNamed = section !== undefined && title.endsWith(` ${section}`);
  return comparable(isNamed ? title.slice(0, -section.length) : title);
}

function numberAt(cells: readonly string[], index: number): number | null {
  const text = cells[index] ?? '';
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}

const sumOf = (sections: readonly Evaluation[], field: 'answers' | 'students'): number =>
  sections.reduce((sum, section) => sum + section[field], 0);

/** Rounded to two decimals; null without responses. */
function weightedMean(sections: readonly Evaluation[], field: 'rating' | 'hours'): number | null {
  let sum = 0;
  let weight = 0;
  for (const section of sections) {
    const value = section[field];
    if (value === null) continue;
    sum += value * section.answers;
    weight += section.answers;
  }
  return weight === 0 ? null : Math.round((sum / weight) * 100) / 100;
}
