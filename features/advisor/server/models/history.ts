import type { ModelMessage } from 'ai';
import type { WeekSaid } from '../../domain/reading/context.ts';
import type { Said } from '../../domain/reading/understand.ts';
import type { TimedCourse } from '../../domain/reading/weeks/orders/meant-by-time.ts';
import type { WeekCard } from '../../week.contract.ts';
import { restoredWish } from '../../domain/shown-reading/restored-wish.ts';
import { asReferences } from '../../domain/facts/as-references.ts';
import { estimateTokens } from '../../domain/estimate-tokens.ts';
import type { MessageRow } from '../advisor.access.ts';
import { withoutCareTurns } from '../care/care-turns.ts';

/** Limit of the earlier conversation sent to a model, in tokens. */
export const HISTORY_TOKENS = 12_000;

export interface HistoryWindow {
  /** Oldest first, ending with the question; begins with a message of the student. */
  messages: ModelMessage[];
  /** The same in its original wording, for the rules that read it. */
  said: Said[];
  /** Number of earlier messages that did not fit. */
  leftOut: number;
  tokens: number;
}

/** A message, as far as it is told to a model. */
export type SaidRow = Pick<MessageRow, 'role' | 'content' | 'provider' | 'facts' | 'wish' | 'week'>;

/** The end of a conversation, as `RecentMessages`. */
export interface RecentlySaid {
  rows: readonly SaidRow[];
  omitted: number;
}

const timedCourse = ({ code, sections }: WeekCard['courses'][number]): TimedCourse => ({
  code,
  kinds: sections.map(({ component }) => component),
  meets: sections
    .flatMap(({ meetings }) => meetings)
    .flatMap(({ days, start, end }) =>
      start === null || end === null ? [] : days.map((day) => ({ day, start, end })),
    ),
});

const sectionsOf = ({ code, sections }: WeekCard['courses'][number]): WeekSaid['sections'] & object =>
  sections.map(({ component, section }) => ({ code, kind: component, section }));

/**
 * The newest complete messages that fit the budget; the question is always included. Omits empty replies (failed or
 * stopped before any text), and words of despair with their replies, which are not sent to vendors.
 *
 * @param rows ending with the question
 * @param given.asReferences earlier replies have references instead of values, so that a model looks them up again
 */
export const windowOf = (
  { rows, omitted }: RecentlySaid,
  given: { asReferences: boolean },
  budget = HISTORY_TOKENS,
): HistoryWindow => {
  const said = withoutCareTurns(rows)
    .filter(({ content }) => content !== '')
    .map(({ role, content, facts, wish, week }) => ({
      role,
      text: content,
      wish: restoredWish(wish),
      week: week && {
        asked: week.asked,
        codes: week.card.courses.map(({ code }) => code),
        hours: week.card.totals.hours,
        ...(week.chosen ? { chosen: week.chosen } : {}),
        timed: week.card.courses.map(timedCourse),
        sections: week.card.courses.flatMap(sectionsOf),
      },
      content: given.asReferences ? asReferences(content, facts) : content,
    }));
  let tokens = 0;
  let from = said.length;
  while (from > 0) {
    const size = estimateTokens(said[from - 1]?.content ?? '');
    if (from < said.length && tokens + size > budget) break;
    tokens += size;
    from--;
  }
  // A reply without its question means little, and one of the vendors refuses it as the first message.
  while (from < said.length - 1 && said[from]?.role === 'assistant') from++;
  return {
    messages: said.slice(from).map(({ role, content }) => ({ role, content })),
    said: said.slice(from).map(({ role, text, wish, week }) => ({ role, text, wish, week })),
    leftOut: omitted + from,
    tokens,
  };
};
