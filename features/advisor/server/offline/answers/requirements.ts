import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { LOOK_UP_FAILED, type Script, askTool } from '../script.ts';
import { verdict } from '../cite.ts';
import { blocks, quoted, sentences } from '../wording.ts';

type Programme = ToolOutput<'get_requirement_progress'>['programmes'][number];

/** Completed and open parts of a programme's requirements. */
export function* answerRequirements({ programme }: Extract<Request, { kind: 'requirements' }>): Script {
  const progress = yield* askTool('get_requirement_progress', programme === null ? {} : { programme });
  if (progress === null) return LOOK_UP_FAILED;
  const { programmes, not_recognised } = progress;
  return blocks(
    not_recognised === null ? null : `There is no programme called “${quoted(not_recognised)}” here.`,
    programmes.length === 0 && not_recognised === null
      ? 'Your profile names no programme that the university lists, so what is left is not stated anywhere I can look.'
      : null,
    ...programmes.map((programme) => programmeSaid(programme, progress)),
    programmes.some(({ requirements_stated }) => requirements_stated)
      ? 'This is counted from the courses in your profile; the final word is your academic advisor’s.'
      : null,
  );
}

const programmeSaid = ({ name, groups }: Programme, progress: object): string => {
  const notStated = verdict(progress, 'not-stated', name);
  if (notStated !== null) return `${notStated} Your academic advisor can say what is left.`;
  const open = verdict(progress, 'open', name);
  if (open === null) return sentences(verdict(progress, 'filled', name));
  return blocks(
    `${open.slice(0, -1)}:`,
    groups
      .flatMap((group) => verdict(progress, 'group', `${name}: ${group.name}`) ?? [])
      .map((said) => `- ${said.slice(0, -1)}`)
      .join('\n'),
    verdict(progress, 'done', name),
  );
};
