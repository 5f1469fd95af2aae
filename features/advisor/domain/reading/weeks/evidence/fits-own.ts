import type { Request } from '../../request.ts';
import { OWN_SAID, SURELY_FITTING, TROUBLE } from '../../tables/weeks/evidence-words.ts';
import { does, type Turn } from '../../turn.ts';
import { termIn } from '../ask-for-week.ts';
import { namedForWeek } from '../named-courses.ts';
import { boundsIn, ofCourses } from '../week-parts.ts';
import { boundsOf } from '../week-request.ts';
import { inPlainBounds, weekText } from '../week-text.ts';
import { makes } from './by-evidence.ts';
import { sentencesOf } from './sentences.ts';

const boundsOfAll = (turn: Turn) => boundsIn(turn.readPart(inPlainBounds(turn.message)).frame);

/** "I can be in class from 9:45 only. Is my plan possible with this?" */
export const fitsOwnBounds = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  if (context.week !== null || frame.named.length > 0 || does(turn, 'swap', 'drop', 'add', 'frees'))
    return null;
  const sentences = sentencesOf(turn.message);
  if (sentences.some(makes) || frame.count !== null || ofCourses(frame).length > 0) return null;
  const asks = sentences.some(
    ({ isQuestion, words, text }) =>
      isQuestion &&
      OWN_SAID.test(weekText(text)) &&
      words.some(({ text: word }) => SURELY_FITTING.has(word) || word === 'done'),
  );
  const bounds = boundsOf(boundsOfAll(turn));
  if (!asks || Object.values(bounds).every((each) => each.length === 0) || SUMS.test(turn.message))
    return null;
  return {
    kind: 'week_change',
    term: termIn(turn) ?? null,
    base: null,
    add: [],
    drop: [],
    bounds,
    asks: 'fits',
  };
};

/** "Spring plan + CHEM 5. Fits?", "any trouble with CHEM 5 beside what I have": whether one course goes into the student's plan. */
export const fitsOwn = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  if (context.week !== null || frame.named.length !== 1) return null;
  if (does(turn, 'swap', 'drop', 'compare', 'after', 'ready')) return null;
  const { wanted, out, either } = namedForWeek(turn);
  if (wanted.length !== 1 || out.length + either.length > 0) return null;
  const asks = sentencesOf(turn.message).some(
    (sentence) => sentence.isQuestion && sentence.words.some(({ text }) => TROUBLE.has(text)),
  );
  if (!asks || !OWN_SAID.test(weekText(turn.message)) || SUMS.test(turn.message)) return null;
  return {
    kind: 'week_change',
    term: termIn(turn) ?? null,
    base: null,
    add: wanted,
    drop: [],
    bounds: boundsOf(boundsOfAll(turn)),
    asks: 'fits',
  };
};
const SUMS =
  /\b(?:hours?|hrs|units|credits|workload|how (?:much|many|heavy))\b|\b(?:build|make|create|design) (?:me|my|a)\b/iu;
