import type { Request } from '../request.ts';
import { toWish } from '../to-wish.ts';
import { seeks, type Turn } from '../turn.ts';
import { programmeMeant } from './about-requirements.ts';

/** "Does it count for theory": what it counts towards; "does it count for econ": a wish restricted to that course. */
export const countedFor = (turn: Turn): Request | null => {
  const { frame, asked, vocabulary } = turn;
  const isOfProgramme = frame.programmes.length > 0 || frame.groups.length > 0;
  if (!isOfProgramme || asked.length === 0 || seeks(turn)) return null;
  if (frame.groups.length > 0 && turn.isQuestion)
    return {
      kind: 'counts',
      codes: [...asked],
      titles: [],
      programme: programmeMeant(turn),
      // "Does it count twice, for the lab and the organisms": of a group that was not recognised no yes or no is said.
      groups: asksOfSeveral(turn) && frame.groups.length < 2 ? [] : [...frame.groups],
    };
  const wish = toWish({ ...frame, conditions: [] }, vocabulary);
  return { kind: 'recommend', wish: { ...wish, search: { ...wish.search, codes: [...asked] } } };
};

const asksOfSeveral = ({ reading: { words } }: Turn): boolean => words.some(({ text }) => SEVERAL.has(text));
const SEVERAL = new Set('twice both double doubles dip dips pick once'.split(' '));
