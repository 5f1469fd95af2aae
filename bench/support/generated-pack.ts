import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lehmer } from './lehmer.ts';

const SUBJECTS = 60;
const WORDS =
  'water archive theory empire proof ritual cell market poem signal coast labour motion court garden memory field trade voice stone light engine border river'.split(
    ' ',
  );
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const DAY_PAIRS = [
  ['Mon', 'Wed'],
  ['Tue', 'Thu'],
  ['Mon', 'Wed', 'Fri'],
] as const;

/** Starts in five-minute steps, as registrars print them. */
const STARTS = ['09:00', '10:20', '10:30', '12:00', '13:30', '14:40', '15:00', '16:30'];
const LENGTHS = [50, 75, 110, 170];

interface GeneratedSection {
  class_number: string;
  section: string;
  component: string;
  instructors: string[];
  meetings: { days: string[]; start: string; end: string; place: string }[];
  enrollment: number;
  cap: number;
}

/**
 * Sections of a course: one in 60 of 100 courses; otherwise one or two lectures with recitations and, at times,
 * laboratories.
 */
const sectionsOf = (
  random: () => number,
  nextNumber: () => number,
  name: () => string,
): GeneratedSection[] => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const isAlone = random() < 0.6;
  const kinds = isAlone
    ? [['Lecture', 1] as const]
    : [
        ['Lecture', random() < 0.2 ? 2 : 1] as const,
        ['Recitation', 1 + Math.floor(random() * 4)] as const,
        ...(random() < 0.25 ? [['Laboratory', 1 + Math.floor(random() * 4)] as const] : []),
      ];
  return kinds.flatMap(([component, count]) =>
    Array.from({ length: count }, (_, index): GeneratedSection => {
      const start = pick(STARTS);
      const minutes = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + pick(LENGTHS);
      const two = (value: number) => String(value).padStart(2, '0');
      const days = component === 'Lecture' ? pick(DAY_PAIRS) : [pick(DAYS)];
      return {
        class_number: String(nextNumber()),
        section: `${component.charAt(0)}${index + 1}`,
        component,
        instructors: component === 'Lecture' ? [name()] : [],
        meetings: [
          {
            days: [...days],
            start,
            end: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
            place: `Hall ${1 + Math.floor(random() * 80)}`,
          },
        ],
        enrollment: Math.floor(random() * 60),
        cap: 60,
      };
    }),
  );
};

/**
 * Writes a pack of `count` generated courses with realistic sizes (descriptions of about ninety words) and returns its
 * folder.
 *
 * @param hasSections each course has sections, 2.3 on average; otherwise it is its own only section
 */
export const writeGeneratedPack = (count: number, hasSections = false): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-pack-'));
  mkdirSync(folder, { recursive: true });
  const random = lehmer(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = (n: number) => Array.from({ length: n }, () => pick(WORDS)).join(' ');
  let number = 100_000;
  const subjects = Array.from({ length: SUBJECTS }, (_, i) => ({
    code: `S${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`,
    department: `Department of ${words(2)}`,
  }));
  const courses = Array.from({ length: count }, (_, i) => {
    const subject = pick(subjects);
    const day = 1 + Math.floor(random() * 5);
    const hour = 9 + Math.floor(random() * 7);
    const isRated = random() < 0.6;
    const course = {
      course_id: String(100_000 + i),
      class_number: String(10_000 + i),
      class_tag: `${subject.code} ${10 + i}`,
      class_name: words(5),
      term: i % 2 ? '2025 Fall' : '2026 Spring',
      mean_hours: isRated ? Math.round(random() * 150) / 10 : null,
      overall_score_course_mean: isRated ? Math.round(300 + random() * 200) / 100 : null,
      description: words(90),
      department: subject.department,
    };
    if (hasSections) {
      const sections = sectionsOf(
        random,
        () => (number += 1),
        () => `${words(1)} ${words(1)}`,
      );
      // A class number of its own would differ from the sections', which is a problem that is logged.
      return { ...course, class_number: sections[0]?.class_number ?? course.class_number, sections };
    }
    return {
      ...course,
      instructors: [`${words(1)} ${words(1)}`],
      days: [DAYS[day - 1]],
      units: 4,
      start_times: { [day]: `${String(hour).padStart(2, '0')}:00` },
      end_times: { [day]: `${String(hour + 1).padStart(2, '0')}:15` },
      schedule: `${DAYS[day - 1]} ${hour}:00 - ${hour + 1}:15`,
      current_enrollment_number: Math.floor(random() * 120),
      enrollment_cap: 120,
    };
  });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    'university.json',
    JSON.stringify({
      name: 'Bench University',
      possessive: "Bench's",
      feedback_email: 'feedback@bench.example',
      terms: [
        { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
        { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
      ],
    }),
  );
  write('subjects.json', JSON.stringify(subjects));
  write('courses.ndjson', courses.map((course) => `${JSON.stringify(course)}\n`).join(''));
  return folder;
};
