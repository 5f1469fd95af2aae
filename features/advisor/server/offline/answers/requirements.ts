import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/understanding/request.ts';
import { LOOK_UP_FAILED, type Script, askTool } from '../script.ts';
import { blocks, listed, quoted } from '../wording.ts';

type Programme = ToolOutput<'get_requirement_progress'>['programmes'][number];
const OPTIONS_NAMED = 4;

/** What is done and what is open of a programme's requirements. */
export function* answerRequirements({ programme }: Extract<Request, { kind: 'requirements' }>): Script {
  const progress = yield* askTool('get_requirement_progress', programme === null ? {} : { programme });
  if (progress === null) return LOOK_UP_FAILED;
  const { programmes, not_recognised } = progress;
  return blocks(
    not_recognised === null ? null : `There is no programme called “${quoted(not_recognised)}” here.`,
    programmes.length === 0 && not_recognised === null
      ? 'Your profile names no programme that the university lists, so what is left is not stated anywhere I can look.'
      : null,
    ...programmes.map(programmeSaid),
    programmes.some(({ requirements_stated }) => requirements_stated)
      ? 'This is counted from the courses in your profile; the final word is your academic advisor’s.'
      : null,
  );
}

const programmeSaid = ({ name, requirements_stated, groups }: Programme): string => {
  if (!requirements_stated)
    return `The university has not stated what **${quoted(name)}** requires, so I can’t say what is left. Your academic advisor can.`;
  const open = groups.filter(({ need, have }) => have < need);
  if (open.length === 0)
    return `By my count nothing is open in **${quoted(name)}**: every group of requirements is filled.`;
  const done = groups.filter(({ need, have }) => have >= need);
  return blocks(
    `Still open in **${quoted(name)}**:`,
    open.map(groupSaid).join('\n'),
    done.length > 0 ? `Done: ${listed(done.map((group) => quoted(group.name)))}.` : null,
  );
};

const groupSaid = ({
  name,
  need,
  have,
  courses,
  options,
  options_total,
}: Programme['groups'][number]): string => {
  const named = options.slice(0, OPTIONS_NAMED);
  const others = options_total > named.length;
  const counted = courses.length > 0 ? ` (${listed(courses)})` : '';
  const choice =
    named.length === 0
      ? 'no course of this year’s catalogue fills it'
      : `choose from ${others ? `${named.join(', ')} and ${options_total - named.length} more` : listed(named, 'and')}`;
  return `- **${quoted(name)}**: ${have} of ${need} done${counted}; ${choice}`;
};
