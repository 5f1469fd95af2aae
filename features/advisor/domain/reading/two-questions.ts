import { afterRequests, type Context } from './context.ts';
import type { Request } from './request.ts';
import { spelledOut } from './spans/words.ts';
import { does, type Turn } from './turn.ts';

/** Requests about courses that are named. */
const OF_COURSES: ReadonlySet<Request['kind']> = new Set([
  'facts',
  'compare',
  'prerequisites',
  'conflicts',
  'term_total',
]);
/** Requests that a question about a course does not hold: about oneself, or for other courses. */
const BESIDES: ReadonlySet<Request['kind']> = new Set(['requirements', 'profile', 'terms', 'recommend']);

/**
 * "How big is STAT 111, and what is left for my major": a question about a course and one about something else, each answered. Null if
 * the message is not two such questions.
 */
export const twoQuestions = (
  turn: Turn,
  partOf: (part: string, context: Context) => Part,
): Request[] | null => {
  const { frame, message, reading, context } = turn;
  const isOfCourse = turn.asked.length > 0 || frame.conditions.some(({ titled }) => titled !== undefined);
  const isOfOther =
    (does(turn, 'left') && !does(turn, 'counts')) ||
    does(turn, 'after', 'find', 'profile', 'terms') ||
    frame.hasNoun ||
    frame.than !== null;
  if (!isOfCourse || !isOfOther) return null;
  const text = spelledOut(message);
  const [titled] = frame.conditions.flatMap(({ titled: codes }) => (codes?.length === 1 ? [[...codes]] : []));
  const focus = turn.asked.length > 0 ? [...turn.asked] : (titled ?? []);
  for (const at of jointsOf(turn)) {
    const [before, next] = [reading.words[at - 1], reading.words[at]];
    if (before === undefined || next === undefined) continue;
    const first = partOf(text.slice(0, before.end), context);
    const second = partOf(text.slice(next.start), { ...afterRequests(context, first.requests), focus });
    if (areTwo(first, second, turn) || areTwo(second, first, turn))
      return [...first.requests, ...second.requests];
  }
  return null;
};

/** Where a second question may begin; few, so that a long message is read a few times at most. */
const jointsOf = ({ reading: { words } }: Turn): number[] =>
  words
    .flatMap(({ text, gap }, at) =>
      at > 1 &&
      at < words.length - 1 &&
      (gap === 'stop' || (JOINTS.has(text) && ASKING.has(words[at + 1]?.text ?? '')))
        ? [at]
        : [],
    )
    .slice(0, MOST_JOINTS);
const MOST_JOINTS = 3;
const JOINTS = new Set(['and', 'also', 'plus']);
const ASKING = new Set(
  'what which who how when where is are am do does did can could would will should also whether if then there'.split(
    ' ',
  ),
);

/** The requests of a part of a message, and whether the part is a question. */
interface Part {
  requests: readonly Request[];
  asks: boolean;
}

const areTwo = (ofCourse: Part, other: Part, { asked }: Turn): boolean =>
  ofCourse.requests.length > 0 &&
  ofCourse.requests.every(
    (request) => OF_COURSES.has(request.kind) && (ofCourse.asks || namesField(request)),
  ) &&
  other.requests.length === 1 &&
  other.requests.every(
    (request) =>
      BESIDES.has(request.kind) &&
      (request.kind !== 'recommend' ||
        request.wish.after.length > 0 ||
        (other.asks && request.wish.frame.hasNoun && asked.length < 2)),
  );

const namesField = (request: Request): boolean => request.kind !== 'facts' || request.fields.length > 0;
