import type { Weekday } from '#features/catalogue/contract.ts';
import { fullDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import { sectionSaid } from '../fact-sentences.ts';
import { blocks, bold } from '../wording.ts';

/** What meets on these days of a week, for a question about them; null without one. */
export const daysSaid = (
  { courses }: ToolOutput<'find_timetables'>,
  days: readonly Weekday[],
): string | null =>
  days.length === 0
    ? null
    : blocks(
        ...days.map((day) => {
          const met = courses.flatMap((course) =>
            course.sections
              .filter(({ schedule }) => schedule?.includes(day))
              .map((section) => `- ${bold(course.code)}: ${sectionSaid(course, section)}`),
          );
          return met.length === 0
            ? `On ${fullDayName(day)} nothing of it meets.`
            : `On ${fullDayName(day)}:\n\n${met.join('\n')}`;
        }),
      );
