import type { ToolInput, ToolName, ToolOutput } from '../../tools.ts';
import type { Decision } from './decision.ts';
import { decisionsOfComparison, decisionsOfSum } from './of-figures.ts';
import { decisionsOfAfter, decisionsOfPrerequisites, decisionsOfProgress } from './of-requirements.ts';
import { decisionsOfSearch } from './of-search.ts';
import { decisionsOfSections } from './of-sections.ts';
import { decisionsOfTimes } from './of-times.ts';
import { decisionsOfChange, decisionsOfPlan, decisionsOfWeek } from './of-weeks.ts';

/** The verdicts of each tool, in addition to record values. */
const OF: { [Name in ToolName]?: (output: ToolOutput<Name>, input: ToolInput<Name>) => Decision[] } = {
  search_courses: decisionsOfSearch,
  find_sections: decisionsOfSections,
  compare_courses: ({ courses }) => decisionsOfComparison(courses),
  check_prerequisites: decisionsOfPrerequisites,
  check_conflicts: decisionsOfTimes,
  sum_term: (sum) => [...decisionsOfSum(sum), ...decisionsOfTimes(sum)],
  get_requirement_progress: decisionsOfProgress,
  courses_after: decisionsOfAfter,
  read_plan: decisionsOfPlan,
  find_timetables: decisionsOfWeek,
  judge_change: decisionsOfChange,
};

/** A tool's verdicts, derived from its input and output. */
export const decisionsOf = (name: ToolName, input: unknown, output: object): Decision[] =>
  'error' in output
    ? []
    : ((OF[name] as ((output: object, input: unknown) => Decision[]) | undefined)?.(output, input) ?? []);
