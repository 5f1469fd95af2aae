import { anyOf } from '../../spans/any-of.ts';
import type { WeekSaid } from '../../context.ts';
import type { Turn } from '../../turn.ts';
import { NO_ASK, termIn } from '../ask-for-week.ts';
import { ASKS_ELSE } from '../../tables/weeks/edit-words.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import { weekText } from '../week-text.ts';

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

/** "Drop A and do B instead. Any clash": a sentence without a verb that asks. */
export const asksShortly = ({ message }: Turn): boolean =>
  sentencesOf(message).some(
    ({ words }) =>
      words.length <= MOST_SHORTLY &&
      words[0]?.text === 'any' &&
      words.some(({ text }) => ASKS_ELSE.has(text)),
  );
const MOST_SHORTLY = 4;

/** "A spring of 48 units in four subjects", "make a spring with four courses": a whole week of its own, where no plan is spoken of. */
export const asksAnew = ({ message }: Turn): boolean => {
  const text = weekText(message);
  return (ANEW.test(text) || A_NEW_WEEK.test(text)) && !OF_PLAN.test(message);
};
const ANEW = anyOf(
  'u',
  String.raw`\b(?:need|want|give me|make me|build|plan)(?: me)? (?:an?|my|[2-6]|two|three|four|five)` +
    String.raw` [^.?!\n]{0,30}\b(?:[2-6]|two|three|four|five) (?:classes|courses|subjects)\b`,
  String.raw`\b(?:need|want|give me|plan me|build me|make me) (?:[2-6]|two|three|four|five) ` +
    String.raw`(?:classes|courses|subjects)\b`,
);
/** A verb of making with a whole week that there is not yet. */
const A_NEW_WEEK = new RegExp(
  String.raw`\b(?:make|build|create|draft|compose|design|plan|give|put together|draw up|come up with)(?: me| us)?` +
    String.raw` an? (?:\w+ ){0,2}(?:week|spring|fall|semester|term|timetable)\b`,
  'u',
);
const OF_PLAN = /\b(?:plan|planned|schedule|what i have)\b/iu;
