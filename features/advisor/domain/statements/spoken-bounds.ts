import type { Token } from './token.ts';

const AT_LEAST = /^(?:more|better|higher|above|up)$/;
const AT_MOST = /^(?:less|fewer|lower|under)$/;

const word = (text: string, { start, end }: Token): Token => ({ kind: 'word', text, start, end });

/** "Ten or more" as "at least ten", so that one rule reads both. */
export const withSpokenBounds = (given: readonly Token[]): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const token = given[at] as Token;
    const [joint, limit] = [given[at + 1]?.text, given[at + 2]?.text ?? ''];
    const isLimited = token.kind === 'number' && (joint === 'or' || (joint === 'and' && limit === 'up'));
    if (isLimited && AT_LEAST.test(limit)) tokens.push(word('at', token), word('least', token), token);
    else if (isLimited && AT_MOST.test(limit)) tokens.push(word('at', token), word('most', token), token);
    else {
      tokens.push(token);
      continue;
    }
    at += 2;
  }
  return tokens;
};
