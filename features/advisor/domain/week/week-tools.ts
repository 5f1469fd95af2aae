import * as z from 'zod';
import { clockTimeSchema, weekdaySchema } from '#features/catalogue/contract.ts';
import { AREAS } from '#features/catalogue/domain/areas.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';

/** The advisor's tools for a term's week: inputs and outputs. They write nothing. */

const code = z.string().min(1).max(60);
const term = z.string().max(60).optional().describe('Default: the term of the plan in front, else the next');
const hours = z.number().min(0).max(168);

/** Most courses of a week that is proposed. */
export const MOST_COURSES = 10;

/** Places of a week for which any of some courses will do. */
const placesSchema = z.object({
  count: z.number().int().min(1).max(MOST_COURSES).default(1),
  for: z
    .enum(['requirements', 'interests', 'anything'])
    .default('anything')
    .describe('requirements: what fills open places of the student’s programmes, where they are stated'),
  among: z.array(code).max(100).optional(),
  text: z.string().max(200).optional().describe('Topic words'),
  subjects: z.array(z.string().max(100)).max(20).optional(),
  areas: z.array(z.enum(AREAS)).optional().describe('Broad fields'),
  kinds: z.array(z.string().max(60)).max(20).optional().describe('Seminar, Lecture, Laboratory'),
  levels: z.array(z.enum(LEVELS)).optional(),
  max_hours: hours.optional().describe('Workload of the course in hours a week'),
  min_hours: hours.optional(),
  min_rating: z.number().min(0).max(5).optional(),
  sort: z.enum(['relevance', 'rating', 'workload', 'enrollment']).optional(),
});

export const weekAskSchema = z.object({
  term,
  codes: z.array(code).max(MOST_COURSES).default([]).describe('Courses that must be in it'),
  choose: z.array(placesSchema).max(6).default([]).describe('Places to be filled beside them'),
  prefer: z.array(code).max(MOST_COURSES).default([]).describe('Chosen first, where they do'),
  exclude: z.array(code).max(100).default([]),
  from_plan: z
    .boolean()
    .default(false)
    .describe('Beside all that the version in front of the term holds: its courses, locks and own hours'),
  drop: z.array(code).max(MOST_COURSES).default([]).describe('With from_plan: courses of it that go'),
  free_days: z.array(weekdaySchema).max(6).default([]).describe('No class on these days'),
  starts_at_or_after: clockTimeSchema.optional().describe('No class before'),
  ends_at_or_before: clockTimeSchema.optional().describe('No class after'),
  max_week_hours: hours.optional().describe('Of work a week, of all courses together'),
});
export type WeekAsk = z.output<typeof weekAskSchema>;
export type Places = z.output<typeof placesSchema>;
