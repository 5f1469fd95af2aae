import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBirchPack } from './birch-pack.ts';

interface Row {
  tag: string;
  title: string;
  term?: string;
  at?: [days: string[], start: string, end: string];
  rating?: number;
  hours?: number;
  units?: number;
  students?: number;
  kind?: string;
  by?: string;
  needs?: string;
  about?: string;
  aliases?: string[];
}

const ROWS: Row[] = [
  {
    tag: 'COMPSCI 50',
    title: 'First Programs',
    at: [['Mon', 'Wed'], '13:30', '14:45'],
    rating: 4.2,
    hours: 12,
    units: 4,
    kind: 'Lecture',
  },
  {
    tag: 'COMPSCI 121',
    title: 'Theory of Computation',
    at: [['Tue', 'Thu'], '09:00', '10:15'],
    rating: 3.8,
    hours: 9,
    units: 4,
    needs: 'COMPSCI 50 and MATH 1A required.',
    kind: 'Lecture',
  },
  {
    tag: 'COMPSCI 124',
    title: 'Algorithms',
    at: [['Tue'], '13:00', '15:00'],
    rating: 4.6,
    hours: 5.5,
    units: 4,
    kind: 'Seminar',
    by: 'Grâce Hopperfield',
    students: 18,
    needs: 'Permission of the instructor.',
  },
  {
    tag: 'COMPSCI 181',
    title: 'Machine Learning',
    term: '2026 Spring',
    at: [['Tue'], '13:00', '15:00'],
    hours: 14,
    units: 4,
  },
  {
    tag: 'GEOL 10',
    title: 'Rocks',
    at: [['Tue'], '14:00', '16:00'],
    rating: 4.9,
    hours: 4,
    units: 2,
    kind: 'Seminar',
    about: 'Granite, basalt and the slow life of rivers.',
  },
  { tag: 'GEOL 101', title: 'Structural Geology', rating: 3, hours: 6 },
  {
    tag: 'MATH 1A',
    title: 'Calculus',
    at: [['Mon', 'Wed'], '14:00', '15:00'],
    units: 4,
    aliases: ['MATH 19'],
  },
  {
    tag: 'MATH 1B',
    title: 'More Calculus',
    at: [['Fri'], '09:00', '10:00'],
    rating: 2.5,
    units: 4,
    needs: 'None.',
  },
];

const recordOf = (
  {
    tag,
    title,
    term = '2025 Fall',
    at,
    rating,
    hours,
    units,
    students,
    kind,
    by,
    needs,
    about,
    aliases,
  }: Row,
  index: number,
) => {
  const numbers: Record<string, string> = { Mon: '1', Tue: '2', Wed: '3', Thu: '4', Fri: '5' };
  const times = (clock = '') => Object.fromEntries((at?.[0] ?? []).map((day) => [numbers[day], clock]));
  return {
    course_id: String(index),
    class_number: '1',
    class_tag: tag,
    class_name: title,
    term,
    days: at?.[0] ?? [],
    start_times: times(at?.[1]),
    end_times: times(at?.[2]),
    overall_score_course_mean: rating ?? null,
    mean_hours: hours ?? null,
    units: units ?? null,
    current_enrollment_number: students ?? null,
    component: kind ?? '',
    instructors: by ? [by] : [],
    course_requirements: needs ?? '',
    description: about ?? '',
    aliases: aliases ?? [],
  };
};

/**
 * Birch College plus eight courses with times, ratings, hours and prerequisites, some of them unknown.
 *
 * @returns the folder, for the setting `UNIVERSITY`
 */
export const makeCedarPack = async (): Promise<string> => {
  const folder = await makeBirchPack();
  const records = ROWS.map((row, index) => JSON.stringify(recordOf(row, index)));
  await writeFile(path.join(folder, 'courses.ndjson'), records.join('\n'));
  return folder;
};
