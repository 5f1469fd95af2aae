import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';

/** "How much would those two and MATH 1B be", of courses of spring: their sum in that term. */
export const inTermSpokenOf = (request: Request, turn: Turn): Request => {
  if (
    request.kind !== 'term_total' ||
    request.term !== null ||
    turn.frame.conditions.some(({ condition: { on } }) => on === 'terms')
  )
    return request;
  return { ...request, term: termSpokenOf(request.codes, turn) };
};

/** "Does MATH 1B work together with it", where no week was made and nothing is planned: with the courses spoken of. */
export const withFocus = (request: Request, { context: { focus, week }, planned }: Turn): Request => {
  const isOfNone = request.kind === 'week_change' && request.base === null && request.asks === 'fits';
  if (!isOfNone || week !== null || planned.some(({ codes }) => codes.length > 0)) return request;
  const others = focus.filter((code) => !request.add.includes(code));
  if (others.length === 0 || request.add.length === 0 || request.drop.length > 0) return request;
  return {
    kind: 'conflicts',
    codes: [...others, ...request.add],
    titles: [],
    term: request.term,
    together: true,
  };
};

/** The term of the list or question that the courses come from, for "How many hours is the first". */
export const termSpokenOf = (
  codes: readonly string[],
  { context: { last, frame, focus, shown, week } }: Turn,
): string | null => {
  const isOf = (some: readonly string[]) => codes.some((code) => some.includes(code));
  const isTermed = last !== null && last.kind !== 'recommend' && 'term' in last;
  if (isTermed && isOf(focus)) return last.term ?? null;
  if (week !== null && isOf(week.codes)) return week.asked.term ?? null;
  if (isTermed) return null;
  const terms = frame?.conditions.flatMap(({ condition }) =>
    condition.on === 'terms' ? condition.value : [],
  );
  return terms?.length === 1 && isOf(shown) ? (terms[0] ?? null) : null;
};
