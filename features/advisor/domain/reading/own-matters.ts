import type { Request } from './request.ts';
import { does, namedAs, seeks, type Turn, wantedHeads } from './turn.ts';

/** Questions about the student's own record, a programme's requirements, or the calendar. */
export const ownMatters = (turn: Turn): Request | null => {
  const { frame, asked } = turn;
  if (asked.length > 0 || namedAs(turn, 'taken').length > 0) return null;
  if (frame.unheld.includes('rules')) return { kind: 'outside', about: 'unheld', unheld: ['rules'] };
  if (does(turn, 'terms')) return { kind: 'terms' };
  if (does(turn, 'profile') && !seeks(turn)) return { kind: 'profile' };
  if (frame.groups.length > 0) return null;
  const programme = frame.programmes.find((name) => name !== null) ?? null;
  const asksLeft = does(turn, 'left') || frame.fields.some(({ field }) => field === 'prerequisites');
  const isOfProgramme = frame.programmes.length > 0 || saysRequirements(turn);
  const others = wantedHeads(frame).filter(({ on }) => on !== 'subjects');
  if (seeks(turn) && !does(turn, 'left')) return null;
  const isAlone =
    does(turn, 'left') && others.length === 0 && frame.conditions.length === 0 && !frame.hasNoun;
  if (isOfProgramme && (asksLeft || does(turn, 'counts'))) return { kind: 'requirements', programme };
  if (programme !== null && !seeks(turn) && !frame.hasNoun) return { kind: 'requirements', programme };
  return isAlone && turn.context.focus.length === 0 ? { kind: 'requirements', programme } : null;
};

const saysRequirements = ({ reading: { words } }: Turn): boolean =>
  words.some(({ text }) => text === 'requirements' || text === 'requirement' || text === 'graduate');
