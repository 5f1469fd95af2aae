import type { Context } from '../context.ts';
import type { Request } from '../request.ts';
import { sentencesOf } from '../weeks/evidence/sentences.ts';
import type { Turn } from '../turn.ts';
import { programmesIn, SECONDARY } from './of-programmes.ts';

type ReadPart = (text: string, context: Context) => { requests: readonly Request[]; turn: Turn };

/**
 * What one sentence asks of a programme, where the others only tell: "what does the linguistics concentration need? I like
 * puzzles". Null where another sentence asks or wishes, names a course, or has a condition besides.
 */
export const askedAlone = (turn: Turn, partOf: ReadPart): Request[] | null => {
  const sentences = sentencesOf(turn.message);
  if (sentences.length < 2 || sentences.length > MOST || turn.asked.length + turn.frame.named.length > 0)
    return null;
  const asking = sentences.filter(({ isQuestion }) => isQuestion);
  const [question, ...others] = asking;
  if (question === undefined || others.length > 0) return null;
  const told = sentences.filter((each) => each !== question);
  if (told.some(({ words }) => words.some(({ text }) => WISHING.has(text)))) return null;
  const { requests, turn: part } = partOf(question.text, turn.context);
  if (programmesIn(part).length === 0 || !requests.every(({ kind }) => kind === 'requirements')) return null;
  return [...requests];
};
const MOST = 5;
const WISHING = new Set(
  'find show list plan build make recommend suggest need needs avoid prefer free before after only class classes course courses'.split(
    ' ',
  ),
);

/** "What if I only did it as a secondary", after what a programme asks for: the secondary field of that name. */
export const asSecondaryInstead = ({ context, reading: { words }, frame }: Turn): Request | null => {
  const { last } = context;
  if (last?.kind !== 'requirements' || last.programme === null || last.isSecondary === true) return null;
  const isSaid = words.some(({ text }) => SECONDARY.has(text)) && words.some(({ text }) => INSTEAD.has(text));
  if (
    !isSaid ||
    words.length > MOST_WORDS ||
    frame.codes.length > 0 ||
    frame.programmes.some((name) => name !== null)
  )
    return null;
  return { kind: 'requirements', programme: last.programme, isSecondary: true };
};
const MOST_WORDS = 16;
const INSTEAD = new Set('if as instead just only rather'.split(' '));
