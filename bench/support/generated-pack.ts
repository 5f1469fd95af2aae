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

/**
 * Writes a pack of `count` generated courses with realistic sizes (descriptions of about ninety words) and returns
 * its folder.
 */
export const writeGeneratedPack = (count: number): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-pack-'));
  mkdirSync(folder, { recursive: true });
  const random = lehmer(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = (n: number) => Array.from({ length: n }, () => pick(WORDS)).join(' ');
  const subjects = Array.from({ length: SUBJECTS }, (_, i) => ({
    code: `S${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`,
    department: `Department of ${words(2)}`,
  }));
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
  write('courses.ndjson', courses.map((course) => `${JSON.stringify(course)}\n`).join(''));
  return folder;
};
