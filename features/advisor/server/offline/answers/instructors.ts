import type { CourseDetails } from '../../../domain/course-facts.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { emptyWish } from '../../../domain/reading/wish.ts';
import { valueOf } from '../cite.ts';
import { askToolForEach, LOOK_UP_FAILED, type Script, type ScriptContext } from '../script.ts';
import { blocks, bold, codesSaid } from '../wording.ts';
import { listOf, oneOfEach } from './course-list.ts';

const MOST_LISTED = 6;
const MOST_SEARCHED = 20;

/** What else the teachers of each course teach. */
export function* answerInstructors(
  { codes }: Extract<Request, { kind: 'taught_by' }>,
  context: ScriptContext,
): Script {
  const answers = yield* askToolForEach(
    'get_course',
    codes.map((code) => ({ code })),
  );
  const found = answers.flatMap((answer) => (answer?.found ? answer.course : []));
  const missing = answers.flatMap((answer) => (answer?.found === false ? answer.code : []));
  if (found.length + missing.length === 0) return LOOK_UP_FAILED;
  const said: string[] =
    missing.length === 0 ? [] : [`I can’t find ${codesSaid(missing)} in this year’s catalogue.`];
  for (const course of found) said.push(yield* othersBy(course, context));
  return blocks(...said);
}

function* othersBy(course: CourseDetails, { lacks }: ScriptContext): Script {
  const { code, term, instructors } = course;
  if (instructors.length === 0) return `The catalogue names nobody who teaches ${bold(code)} in ${term}.`;
  const answers = yield* askToolForEach(
    'search_courses',
    instructors.map((instructor) => ({ instructor, exclude_codes: [code], limit: MOST_SEARCHED })),
  );
  if (answers.every((answer) => answer === null)) return LOOK_UP_FAILED;
  const others = oneOfEach(answers.flatMap((answer) => answer?.courses ?? []));
  const once = others.filter(({ code: each }, at) => others.findIndex((other) => other.code === each) === at);
  const who = valueOf(course, 'instructor');
  const verb = instructors.length === 1 ? 'teaches' : 'teach';
  if (once.length === 0) return `I found nothing else that ${who} ${verb} besides ${bold(code)}.`;
  const listed = once.slice(0, MOST_LISTED);
  const more = once.length > listed.length ? ` Here are ${listed.length} of ${once.length}:` : '';
  return blocks(
    `${who} ${verb} besides ${bold(code)}${more === '' ? ':' : `.${more}`}`,
    listOf(listed, { ...emptyWish(), search: { instructor: instructors[0] } }, lacks),
  );
}
