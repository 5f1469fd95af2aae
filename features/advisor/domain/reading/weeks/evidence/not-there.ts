import type { Request } from '../../request.ts';
import type { Turn } from '../../turn.ts';
import { keptWhole } from '../change-week.ts';
import { weekAsked } from '../week-request.ts';

/** "Swap COMPSCI 1 for something lighter", which the week shown does not have: that is said, and no other goes for it. */
export const goesThoughNotThere = (turn: Turn): Request | null => {
  const { week } = turn.context;
  const { words, spans } = turn.reading;
  if (week === null || week.codes.length === 0) return null;
  if (words.some(({ text }) => text === 'if')) return null;
  const named = spans.flatMap((span) =>
    span.meaning.is === 'course' ? [{ ...span, course: span.meaning }] : [],
  );
  const isThere = named.some(({ course: { code, candidates } }) =>
    [code, ...candidates].some((each) => week.codes.includes(each)),
  );
  const [first] = named;
  if (isThere || !first?.course.known || first.course.candidates.length > 1) return null;
  let at = first.from - 1;
  while (at > 0 && BETWEEN.has(words[at]?.text ?? '')) at -= 1;
  if (!GOING.has(words[at]?.text ?? '')) return null;
  const { code } = first.course;
  // Of a list that was shown since it is the course to leave out.
  if (turn.context.shown.includes(code)) return null;
  return { ...weekAsked(keptWhole(week)), change: { gone: [code], held: [...week.codes] } };
};
const GOING = new Set('drop remove swap switch replace exchange trade ditch delete cut'.split(' '));
const BETWEEN = new Set('the my that out'.split(' '));
