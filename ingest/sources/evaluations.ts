import type { Draft, SourceFile } from '../pack/pack-draft.ts';
import { ImportError } from '../pack/pack-draft.ts';
import type { CsvMapping } from '../formats/csv-mapping.ts';
import { columnOf, parseCsv } from '../formats/csv-table.ts';

/** One section's evaluation in one term. */
interface Evaluation {
  /** Term key of the evaluation office; sorts chronologically. */
  term: string;
  season: string;
  answers: number;
  students: number;
  rating: number | null;
  hours: number | null;
}

/**
 * Fills in missing ratings with the course mean of the newest evaluated term of the same season, else of the newest
 * term; sections are weighted by responses. Hours likewise, and enrolment (students surveyed) where the data has
 * none. Courses are matched by id, else by tag.
 */
export function addEvaluations(draft: Draft, file: SourceFile, mapping: CsvMapping | null): void {
  const byCourse = readEvaluations(file, mapping);
  for (const { course } of draft.rows) {
    if (course.overall_score_course_mean != null) continue;
    const all = byCourse.get(`id ${course.course_id}`) ?? byCourse.get(`tag ${course.class_tag}`) ?? [];
    const sameSeason = all.filter(({ season }) => course.term.includes(season));
    const pool = sameSeason.length > 0 ? sameSeason : all;
    const newest = pool.reduce((latest, { term }) => (term > latest ? term : latest), '');
    const sections = pool.filter(({ term }) => term === newest);
    course.overall_score_course_mean = weightedMean(sections, 'rating');
    course.mean_hours ??= weightedMean(sections, 'hours');
    const students = sections.reduce((sum, section) => sum + section.students, 0);
    if (students > 0) course.current_enrollment_number ??= students;
  }
}

function readEvaluations(file: SourceFile, mapping: CsvMapping | null): Map<string, Evaluation[]> {
  const columns = mapping?.ratings;
  if (columns === undefined)
    throw new ImportError('--ratings needs a mapping that says under "ratings" how to read it.');
  const { headers, rows } = parseCsv(file);
  const index = (header: string): number => columnOf(file, headers, header);
  const [code, key, answers, students, rating, hours] = (
    ['code', 'key', 'answers', 'students', 'rating', 'hours'] as const
  ).map((name) => index(columns[name])) as [number, number, number, number, number, number];
  const pattern = new RegExp(columns.key_pattern);
  const byCourse = new Map<string, Evaluation[]>();
  const seen = new Set<string>();
  for (const { cells } of rows) {
    /** The export repeats a section for each of its instructors. */
    const whole = cells.join('\t');
    const parts = pattern.exec(cells[key] ?? '')?.groups;
    if (seen.has(whole) || parts === undefined) continue;
    seen.add(whole);
    const term = parts['term'] ?? '';
    const evaluation = {
      term,
      season: columns.seasons[term.slice(-1)] ?? term,
      answers: numberAt(cells, answers) ?? 0,
      students: numberAt(cells, students) ?? 0,
      /** 0 means that there is no mean: neither 0 hours nor a rating below 1 can be given. */
      rating: numberAt(cells, rating) || null,
      hours: numberAt(cells, hours) || null,
    };
    for (const name of [`id ${parts['course']}`, `tag ${cells[code]?.replace(/\s+/g, ' ')}`]) {
      const list = byCourse.get(name);
      if (list === undefined) byCourse.set(name, [evaluation]);
      else list.push(evaluation);
    }
  }
  return byCourse;
}

function numberAt(cells: readonly string[], index: number): number | null {
  const text = cells[index] ?? '';
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}

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
