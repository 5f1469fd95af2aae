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

interface GeneratedCourse {
  class_number: string;
  instructors: string[];
}

const HOURS = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30'] as const;
/** One course in so many has recitations, as in catalogues: most have a lecture only. */
const WITH_RECITATIONS = 5;

/** A lecture for each course, and recitations for every fifth. */
const sectionsOf = (index: number, { class_number, instructors }: GeneratedCourse, extra: number) =>
  Array.from({ length: 1 + (index % WITH_RECITATIONS === 0 ? extra : 0) }, (_, place) => {
    const at = (index + place) % HOURS.length;
    return {
      class_number: place === 0 ? class_number : String(100_000 + index * 40 + place),
      section: place === 0 ? 'A' : `R${place}`,
      component: place === 0 ? 'Lecture' : 'Recitation',
      instructors: place === 0 ? instructors : [`Assistant ${(index + place) % 500}`],
      meetings: [
        {
          days: [DAYS[(index + place) % DAYS.length]],
          start: HOURS[at],
          end: HOURS[at]?.replace(/0$/, '5'),
          place: `Hall ${(index + place) % 90}`,
          from: null,
          to: null,
        },
      ],
      enrollment: (index * 7 + place) % 30,
      cap: 30,
      status: null,
      links: [],
    };
  });

/**
 * Writes a pack of `count` generated courses with realistic sizes (descriptions of about ninety words) and returns
 * its folder. With more `sections` than courses, every fifth course has recitations.
 */
export const writeGeneratedPack = (count: number, sections = count): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-pack-'));
  mkdirSync(folder, { recursive: true });
  const random = lehmer(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = (n: number) => Array.from({ length: n }, () => pick(WORDS)).join(' ');
  const subjects = Array.from({ length: SUBJECTS }, (_, i) => ({
    code: `S${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`,
    department: `Department of ${words(2)}`,
  }));
  const extra = Math.round(((sections - count) / count) * WITH_RECITATIONS);
  const courses = Array.from({ length: count }, (_, i) => {
    const subject = pick(subjects);
    const day = 1 + Math.floor(random() * 5);
    const hour = 9 + Math.floor(random() * 7);
    const isRated = random() < 0.6;
    return {
      course_id: String(100_000 + i),
      class_number: String(10_000 + i),
      class_tag: `${subject.code} ${10 + i}`,
      class_name: words(5),
      term: i % 2 ? '2025 Fall' : '2026 Spring',
      instructors: [`${words(1)} ${words(1)}`],
      days: [DAYS[day - 1]],
      units: 4,
      start_times: { [day]: `${String(hour).padStart(2, '0')}:00` },
      end_times: { [day]: `${String(hour + 1).padStart(2, '0')}:15` },
      schedule: `${DAYS[day - 1]} ${hour}:00 - ${hour + 1}:15`,
      mean_hours: isRated ? Math.round(random() * 150) / 10 : null,
      overall_score_course_mean: isRated ? Math.round(300 + random() * 200) / 100 : null,
      current_enrollment_number: Math.floor(random() * 120),
      enrollment_cap: 120,
      description: words(90),
      department: subject.department,
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
  write(
    'courses.ndjson',
    courses
      .map((course, index) =>
        extra > 0 ? { ...course, sections: sectionsOf(index, course, extra) } : course,
      )
      .map((course) => `${JSON.stringify(course)}\n`)
      .join(''),
  );
  return folder;
};
