import { type Conversation, EMPTY } from './conversation-state.ts';

/** The parts of a conversation that the surrounding screen needs; none of them changes with each piece of a reply. */
export interface ConversationOutline extends Pick<
  Conversation,
  'sessionId' | 'title' | 'phase' | 'ending' | 'isUnavailable' | 'isGone'
> {
  isEmpty: boolean;
  /** The last reply to words of despair or danger; null if there is none. */
  careReplyId: string | null;
  isStopping: boolean;
  isReconnecting: boolean;
}

const outlineOf = ({
  sessionId,
  title,
  phase,
  ending,
  isUnavailable,
  isGone,
  messages,
  live,
}: Conversation): ConversationOutline => ({
  sessionId,
  title,
  phase,
  ending,
  isUnavailable,
  isGone,
  isEmpty: messages.length === 0,
  careReplyId: messages.findLast(({ provider }) => provider === 'care')?.id ?? null,
  isStopping: live?.isStopping ?? false,
  isReconnecting: live?.isReconnecting ?? false,
});

export const EMPTY_OUTLINE = outlineOf(EMPTY);

/** The outline of a state; returns the previous object if nothing in it has changed. */
export const nextOutline = (before: ConversationOutline, state: Conversation): ConversationOutline => {
  const next = outlineOf(state);
  const keys = Object.keys(next) as (keyof ConversationOutline)[];
  return keys.every((key) => next[key] === before[key]) ? before : next;
};
