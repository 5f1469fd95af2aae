import { type Schema, type ToolSet, tool, zodSchema } from 'ai';
import { TOOLS, type ToolInput, type ToolName, type ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { checkConflicts } from './check-conflicts.tool.ts';
import { checkPrerequisites } from './check-prerequisites.tool.ts';
import { coursesAfter } from './courses-after.tool.ts';
import { findSections } from './find-sections.tool.ts';
import { compareCourses, getCourse } from './get-course.tool.ts';
import { getRequirementProgress } from './requirement-progress.tool.ts';
import { searchCourses } from './search-courses.tool.ts';
import { sumTerm } from './sum-term.tool.ts';
import { findTimetables } from './week/find-timetables.tool.ts';
import { judgeChange } from './week/judge-change.tool.ts';
import { readPlan } from './week/read-plan.tool.ts';
import type { SignedIn } from '#platform/server/context.ts';

type Tool<Name extends ToolName> = (
  ctx: SignedIn<AdvisorContext>,
  input: ToolInput<Name>,
) => ToolOutput<Name> | Promise<ToolOutput<Name>>;
type AnyTool = (ctx: SignedIn<AdvisorContext>, input: never) => unknown;

const VERBS = {
  search_courses: searchCourses,
  get_course: getCourse,
  find_sections: findSections,
  courses_after: coursesAfter,
  compare_courses: compareCourses,
  check_prerequisites: checkPrerequisites,
  check_conflicts: checkConflicts,
  get_requirement_progress: getRequirementProgress,
  sum_term: sumTerm,
  read_plan: readPlan,
  find_timetables: findTimetables,
  judge_change: judgeChange,
} satisfies { [Name in ToolName]: Tool<Name> };

const STATUS: Record<ToolName, string> = {
  search_courses: 'Searching the catalogue…',
  get_course: 'Looking up a course…',
  find_sections: 'Looking through sections…',
  courses_after: 'Looking for what comes after…',
  compare_courses: 'Comparing courses…',
  check_prerequisites: 'Checking prerequisites…',
  check_conflicts: 'Checking meeting times…',
  get_requirement_progress: 'Counting requirements…',
  sum_term: 'Adding up the term…',
  read_plan: 'Reading your plan…',
  find_timetables: 'Looking for timetables…',
  judge_change: 'Trying that out…',
};

/** Computed once: generating the inputs' JSON schemas takes longer than everything else at the start of a reply. */
const INPUTS = Object.fromEntries(
  Object.entries(TOOLS).map(([name, { input }]) => [name, zodSchema<unknown>(input)]),
) as Record<ToolName, Schema<unknown>>;

/** The status line shown to the waiting student while a tool runs. */
export const statusOf = (name: string): string => STATUS[name as ToolName] ?? 'Working…';

/**
 * The tools for one reply to one student. If a tool throws, the model is only told that it failed: details are for the
 * log, since a model may repeat them.
 *
 * @param hear receives each answer, and returns what the model is sent
 */
export const openToolbox = (
  ctx: SignedIn<AdvisorContext>,
  hear: (name: ToolName, input: unknown, answer: object) => object = (_name, _input, answer) => answer,
): ToolSet =>
  Object.fromEntries(
    Object.entries(VERBS).map(([name, verb]) => {
      const { description } = TOOLS[name as ToolName];
      const inputSchema = INPUTS[name as ToolName];
      const execute = async (given: never) => {
        try {
          return hear(name as ToolName, given, (await (verb as AnyTool)(ctx, given)) as object);
        } catch (error) {
          ctx.log.error({ err: error, tool: name }, 'a tool failed');
          return { error: 'This tool could not answer.' };
        }
      };
      return [name, tool({ description, inputSchema, execute } as never)];
    }),
  );
