import type { ModelMessage } from 'ai';
import { estimateTokens } from '../../domain/estimate-tokens.ts';
import type { RecentMessages } from '../advisor.access.ts';
import { withoutCareTurns } from '../care/care-turns.ts';

/** What a model is given of the conversation before the question, in tokens. */
export const HISTORY_TOKENS = 12_000;

export interface HistoryWindow {
  /** Oldest first, the question last; begins with a message of the student. */
  messages: ModelMessage[];
  /** How many earlier messages did not fit. */
  leftOut: number;
  tokens: number;
}

/**
 * The newest part of a conversation that fits the budget, whole messages only; the question itself always fits. Replies
 * with no text (failed or stopped before the first word) are nothing to show a model; words of despair and what was
 * answered to them are none of a vendor's.
 *
 * @param rows the last one being the question
 */
export const windowOf = ({ rows, omitted }: RecentMessages, budget = HISTORY_TOKENS): HistoryWindow => {
  const said = withoutCareTurns(rows).filter(({ content }) => content !== '');
  let tokens = 0;
  let from = said.length;
  while (from > 0) {
    const size = estimateTokens(said[from - 1]?.content ?? '');
    if (from < said.length && tokens + size > budget) break;
    tokens += size;
    from--;
  }
  // An answer without its question says little and is refused by one of the vendors.
  while (from < said.length - 1 && said[from]?.role === 'assistant') from++;
  return {
    messages: said.slice(from).map(({ role, content }) => ({ role, content })),
    leftOut: omitted + from,
    tokens,
  };
};
