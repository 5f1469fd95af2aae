import type { Turn } from '../turn.ts';
import { subjectLikeOf } from './subject-of.ts';

/**
 * The message with "put math back" as an order to add a course: a course of that code or field that the week had,
 * or that was ruled out of it, comes again.
 */
export const putBack = (turn: Turn): string => {
  const { week, proposed } = turn.context;
  const exchanged = exchangedBack(turn);
  if (exchanged !== null) return exchanged;
  const [clause, said = ''] = BACK.exec(turn.message) ?? [];
  if (week === null || clause === undefined) return turn.message;
  const gone = [...proposed.flatMap(({ codes }) => codes), ...week.asked.exclude].filter(
    (code) => !week.codes.includes(code),
  );
  const plain = said.toLowerCase().replaceAll(/[^a-z\d.]/gu, '');
  const named = gone.filter((code) => code.toLowerCase().replaceAll(/[^a-z\d.]/gu, '') === plain);
  const subjects = subjectLikeOf(turn.readPart(`a ${said} class`).frame);
  const [code, ...others] = new Set(
    named.length > 0 ? named : gone.filter((each) => subjects.some((subject) => each.startsWith(subject))),
  );
  return code === undefined || others.length > 0
    ? turn.message
    : turn.message.replace(clause, `add ${code}`).replace(ANSWER, '');
};
const BACK =
  /\b(?:put|bring|add|get|take) (?:the |my )?([a-z\d][\w.-]*(?: [a-z\d][\w.-]*){0,2}?) back(?: in(?:to it)?)?\b/iu;
/** "Wait no": it answers. */
const ANSWER = /^\W*(?:(?:oh|wait|no|actually|hm+|ugh|sorry)\b\W*)+/iu;

/** "SPANSH 20 instead", which the last change took out: it comes for what took its place. */
const exchangedBack = ({ context: { week, proposed }, reading: { frame, words } }: Turn): string | null => {
  const [before, after] = [proposed.at(-2)?.codes ?? [], proposed.at(-1)?.codes ?? []];
  const [named, ...others] = frame.named;
  if (week === null || named === undefined || others.length > 0 || words.length > MOST_WORDS) return null;
  const came = after.filter((code) => !before.includes(code));
  const isGone = before.includes(named.code) && !after.includes(named.code);
  const isIn = came.length === 1 && came.every((code) => week.codes.includes(code));
  return isGone && isIn && words.at(-1)?.text === 'instead'
    ? `swap ${came[0] ?? ''} for ${named.code}`
    : null;
};
const MOST_WORDS = 8;
