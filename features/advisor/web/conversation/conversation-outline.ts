import { type Conversation, EMPTY } from './conversation-state.ts';

/** What the frame of the screen needs of a conversation: nothing that changes with each word of a reply. */
export interface ConversationOutline extends Pick<
  Conversation,
  'sessionId' | 'title' | 'phase' | 'ending' | 'isUnavailable'
> {
  isEmpty: boolean;
  /** The last reply that answered words of despair or danger; null where there is none. */
  careReplyId: string | null;
  isStopping: boolean;
}

const outlineOf = ({
  sessionId,
  title,
  phase,
  ending,
  isUnavailable,
  messages,
  live,
}: Conversation): ConversationOutline => ({
  sessionId,
  title,
  phase,
  ending,
  isUnavailable,
  isEmpty: messages.length === 0,
  careReplyId: messages.findLast(({ provider }) => provider === 'care')?.id ?? null,
  isStopping: live?.isStopping ?? false,
});

export const EMPTY_OUTLINE = outlineOf(EMPTY);

/** The outline of a state: the same object as before where nothing in it has changed. */
export const nextOutline = (before: ConversationOutline, state: Conversation): ConversationOutline => {
  const next = outlineOf(state);
  const keys = Object.keys(next) as (keyof ConversationOutline)[];
  return keys.every((key) => next[key] === before[key]) ? before : next;
};
