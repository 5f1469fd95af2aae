import type { WeekSaid } from '../../context.ts';
import type { Turn } from '../../turn.ts';
import { NO_ASK, termIn } from '../ask-for-week.ts';

/** The student's plan of the term that is spoken of; null if there is none. */
export const plannedFor = ({ planned, ...turn }: Turn): { term: string; codes: readonly string[] } | null => {
  const term = termIn(turn);
  return (term === undefined ? planned[0] : planned.find((plan) => plan.term === term)) ?? null;
};

/** The student's plan as a week that can be changed; null if there is none. */
export const planAsWeek = (turn: Turn): WeekSaid | null => {
  const plan = speaksOfOthers(turn) ? null : plannedFor(turn);
  return plan === null
    ? null
    : { asked: { ...NO_ASK, from_plan: true, term: plan.term }, codes: plan.codes, hours: null, chosen: [] };
};

/** Whether the last question was about several courses that are not all planned: what is said then is of those. */
const speaksOfOthers = ({ context: { last }, planned, message }: Turn): boolean =>
  (last?.kind === 'conflicts' || last?.kind === 'term_total' || last?.kind === 'compare') &&
  last.codes.length > 1 &&
  !/\bmy (?:\w+ )?(?:plan|schedule)\b/iu.test(message) &&
  !planned.some(({ codes }) => last.codes.every((code) => codes.includes(code)));
