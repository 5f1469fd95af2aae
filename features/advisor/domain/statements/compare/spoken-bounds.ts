import type { Token } from '../words/token.ts';

const AT_LEAST = /^(?:more|better|higher|above|up)$/;
const AT_MOST = /^(?:less|fewer|lower|under)$/;

const word = (text: string, { start, end }: Token): Token => ({ kind: 'word', text, start, end });

/** Units between a figure and its bound: "six hours a week or more". */
const OF_FIGURE =
  /^(?:hours?|hrs?|units?|credits?|students?|people|points?|stars?|minutes?|seats?|places?|spots?|a|per|each|week)$/;
const MOST_BETWEEN = 4;

/** Rewrites "ten or more" as "at least ten", so that one rule reads both. */
export const withSpokenBounds = (given: readonly Token[]): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const token = given[at] as Token;
    let behind = at + 1;
    while (behind <= at + MOST_BETWEEN && OF_FIGURE.test(given[behind]?.text ?? '')) behind += 1;
    const [joint, limit] = [given[behind]?.text, given[behind + 1]?.text ?? ''];
    const between = given.slice(at + 1, behind);
    const isLimited = token.kind === 'number' && (joint === 'or' || (joint === 'and' && limit === 'up'));
    if (isLimited && AT_LEAST.test(limit))
      tokens.push(word('at', token), word('least', token), token, ...between);
    else if (isLimited && AT_MOST.test(limit))
      tokens.push(word('at', token), word('most', token), token, ...between);
    else {
      tokens.push(token);
      continue;
    }
    at = behind + 1;
  }
  return tokens;
};
