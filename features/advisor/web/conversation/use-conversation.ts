import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type ConversationSurroundings, createConversation } from './conversation-ports.ts';
import type { ConversationOutline } from './conversation-outline.ts';
import type { Conversation } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';

/**
 * The outline of this screen's conversation, and its store. Unmounting closes its streams; replies continue on the
 * server.
 */
export const useConversation = (
  surroundings: ConversationSurroundings,
): [ConversationOutline, ConversationStore] => {
  const [{ store, provide }] = useState(() => createConversation(surroundings));
  useLayoutEffect(() => provide(surroundings));
  useEffect(() => store.leave, [store]);
  return [useSyncExternalStore(store.subscribe, store.getOutline), store];
};

/** The complete state of a conversation; changes with each piece of a reply. */
export const useWholeConversation = (store: ConversationStore): Conversation =>
  useSyncExternalStore(store.subscribe, store.getState);
