import type { Request } from '../../request.ts';
import { UNDOES } from '../../tables/weeks/week-bases.ts';
import type { Turn } from '../../turn.ts';
import { keptWhole } from '../change-week.ts';
import { weekAsked } from '../week-request.ts';

/** "Undo that": the week that was shown before the last one. */
export const undone = ({ message, context: { proposed, isOfWeek } }: Turn): Request | null => {
  const [before, last] = proposed;
  return isOfWeek && before !== undefined && last !== undefined && UNDOES.test(message)
    ? weekAsked(keptWhole(before))
    : null;
};
