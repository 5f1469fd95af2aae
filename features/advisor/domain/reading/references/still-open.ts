import type { Request } from '../request.ts';
import { does, type Turn } from '../turn.ts';

/** "Is Neural Engineering still open": whether a course has places left, and not what is left of a programme. */
export const ofPlacesLeft = (turn: Turn): Request | null => {
  const { frame, reading, context } = turn;
  const { words } = reading;
  const codes = frame.codes.length > 0 ? frame.codes : context.focus;
  const isAsked =
    IS.has(words[0]?.text ?? '') && words.some(({ text }) => text === 'open') && words.length <= MOST_WORDS;
  const isOther =
    frame.programmes.length + frame.groups.length + frame.unheld.length > 0 ||
    context.last?.kind === 'requirements';
  if (!isAsked || isOther || !does(turn, 'left') || codes.length === 0 || codes.length > MOST) return null;
  return {
    kind: 'facts',
    codes: [...codes],
    titles: [],
    fields: ['places'],
    unheld: [],
    term: null,
    meetsOn: null,
    free: null,
  };
};
const IS = new Set(['is', 'are']);
const MOST_WORDS = 9;
const MOST = 3;
