import { listed } from '../../domain/facts/record-text.ts';
import type { Unheld } from '../../domain/reading/askable.ts';

export { listed, quoted } from '../../domain/facts/record-text.ts';

export const bold = (code: string): string => `**${code}**`;
export const codesSaid = (codes: readonly string[], joint = 'and'): string => listed(codes.map(bold), joint);

const UNHELD_WORDS: Record<Unheld, string> = {
  exams: 'exams',
  grades: 'which grades are given',
  // Where its sections meet, a record says.
  rooms: 'the size of rooms or whether they are free',
  access: 'steps, lifts or how rooms are fitted',
  textbooks: 'books to buy',
  assignments: 'assignments',
  attendance: 'attendance rules',
  recordings: 'recordings or online places',
  waitlists: 'chances of getting in from a waitlist',
  deadlines: 'deadlines or how to enroll',
  part_of_term: 'courses that take only a part of a term',
  personality: 'what instructors are like',
  careers: 'careers',
  costs: 'what anything costs, tuition or financial aid',
  classmates: 'who else takes a course, or what others got',
  general_education: 'which general requirements you have met',
  standing: 'how a failed, dropped or repeated course counts for you',
  rules: 'the university’s rules, as on declaring, changing or how many courses one may take',
  assistants: 'teaching assistants',
  instructors_rated: 'how well instructors are rated, only courses',
  own_schedule: 'your own timetable (name its courses and I can)',
};

/** "exams or grading": what the catalogue has no data on. */
export const unheldSaid = (things: readonly Unheld[]): string =>
  listed(
    things.map((thing) => UNHELD_WORDS[thing]),
    'or',
  );

/** Joins the parts that are not null, with a blank line between blocks. */
export const blocks = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');
export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
