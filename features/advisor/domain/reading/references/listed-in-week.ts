import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';

/**
 * "A schedule with COMPSCI 51, STAT 110, animation and something easy": an item of the list that nothing else holds is a course
 * called so.
 */
export const withListed = (
  request: Request | null,
  { reading: { words, topics, spans } }: Pick<Turn, 'reading'>,
): Request | null => {
  if (request?.kind !== 'week' || request.ask.from_plan || (request.ask.codes ?? []).length === 0)
    return request;
  const held = JSON.stringify(request).toLowerCase();
  const courses = new Set(spans.flatMap(({ meaning, from }) => (meaning.is === 'course' ? from : [])));
  const some = words.findIndex(({ text }) => SOME.has(text));
  const listed = topics.flatMap(({ from, to }) => {
    // "Abnormal (PSYCH 18)" is said twice; after "something about" stand topics.
    if (courses.has(to) || (some >= 0 && some < from) || ![...courses].some((at) => at < from)) return [];
    const said = words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
    const isItem =
      (words[from]?.gap === 'comma' || JOINTS.has(words[from - 1]?.text ?? '')) &&
      (words[to] === undefined || words[to].gap !== 'space' || JOINTS.has(words[to].text));
    return isItem && !held.includes(said) ? said : [];
  });
  return listed.length === 0 ? request : { ...request, called: [...request.called, ...listed] };
};
const SOME = new Set('something anything some about'.split(' '));
const JOINTS = new Set(['and', 'plus']);
