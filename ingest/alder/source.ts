import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { weekdaySchema } from '#features/catalogue/contract.ts';

const clock = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const sentence = z.string().trim();
const count = z.number().int().positive();
const sectionName = z.string().regex(/^(Fall|Spring) ([A-Z]|[DL]\d+|\d\d)$/);

/** The invented university's three attribute schemes, with their values. */
const GENERAL_EDUCATION = [
  'Arts and Imagination',
  'Justice and Choice',
  'Peoples and Pasts',
  'Earth and Life',
] as const;
const DISTRIBUTION = [
  'Arts and Letters',
  'Society and Institutions',
  'Natural World',
  'Design and Computation',
] as const;
const WRITING = ['First-Year Writing', 'Writing Intensive'] as const;

/**
 * One hand-written course in `source/`: only what authors decide; registrar fields (times, rooms, enrolment) are
 * generated.
 */
const courseShape = z.strictObject({
  /** `10A`, or letters only in a language sequence (`AA`). */
  number: z.string().regex(/^(\d{1,3}[A-Z]{0,2}|[A-Z]{2,3})$/),
  title: sentence.min(1),
  description: sentence.min(1),
  component: z.enum([
    'Lecture',
    'Seminar',
    'Laboratory',
    'Studio',
    'Tutorial',
    'Workshop',
    'Language',
    'Independent Study',
    'Reading Course',
  ]),
  terms: z.array(z.enum(['Fall', 'Spring'])).min(1),
  units: z.number().int().min(1).max(12),
  level: z.enum(['introductory', 'intermediate', 'advanced', 'graduate']),
  demand: z.enum(['tiny', 'small', 'medium', 'large', 'huge']),
  requirements: sentence.default(''),
  prep: sentence.default(''),
  notes: sentence.default(''),
  /** Tags of the same class under other subjects; cross-listing is mutual. */
  cross: z.array(z.string()).default([]),
  status: z.enum(['normal', 'unscheduled', 'cancelled']).default('normal'),
  /**
   * Set only where the course's text states them: meeting times (`Fri 09:00-16:00`, or days only), hours a week,
   * capacity.
   */
  meets: z
    .string()
    .regex(new RegExp(`^(Mon|Tue|Wed|Thu|Fri)( (Mon|Tue|Wed|Thu|Fri))*( ${clock}-${clock})?$`))
    .optional(),
  hours: z.number().positive().max(40).optional(),
  places: z.number().int().positive().optional(),
  /** Sections of the course's own kind in each term; default: according to demand. */
  sections: count.optional(),
  /** Sections of further kinds in each term; a student takes one of each kind. */
  with: z.strictObject({ Discussion: count.optional(), Laboratory: count.optional() }).default({}),
  /** Days of these, if its text states them. */
  daysBeside: z.array(weekdaySchema).min(1).optional(),
  /** Whether its discussions meet twice a week. */
  twice: z.boolean().default(false),
  /** Whether each section of a further kind is linked to one of the lectures. */
  linked: z.boolean().default(false),
  /** The half of the term in which it meets. */
  half: z.enum(['first', 'second']).optional(),
  /** Sections by season and name that were cancelled, and those without hours: `Fall D3`. */
  cancelled: z.array(sectionName).default([]),
  untimed: z.array(sectionName).default([]),
  /** Tag of the undergraduate class that a graduate one meets with; that class determines hours, room and instructors. */
  meetsWith: z.string().optional(),
  /** Its attributes; `attributes.ts` adds those derived from the subject. */
  attributes: z
    .strictObject({
      'General Education': z.enum(GENERAL_EDUCATION).optional(),
      Distribution: z.enum(DISTRIBUTION).optional(),
      Writing: z.enum(WRITING).optional(),
    })
    .default({}),
});

const subjectShape = z.strictObject({
  subject: z.string(),
  /** Default distribution of its undergraduate courses. */
  distribution: z.enum(DISTRIBUTION).optional(),
  courses: z.array(courseShape).min(1),
});

export type SourceCourse = z.infer<typeof courseShape> & {
  subject: string;
  tag: string;
  distribution: (typeof DISTRIBUTION)[number] | undefined;
};
export type Season = SourceCourse['terms'][number];

/**
 * All courses of the written source, subjects in alphabetical order, courses in file order.
 *
 * Throws with file and field where one is malformed, and where a file's name and its subject differ.
 */
export function readSource(folder: string): SourceCourse[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const parsed = subjectShape.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
    const { subject, distribution, courses } = parsed.data;
    if (`${subject.toLowerCase()}.json` !== name) throw new Error(`${name} holds the subject ${subject}`);
    return courses.map((course) => ({
      ...course,
      subject,
      distribution,
      tag: `${subject} ${course.number}`,
    }));
  });
}
