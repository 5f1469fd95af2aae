import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type ConversationSurroundings, createConversation } from './conversation-ports.ts';
import type { ConversationOutline } from './conversation-outline.ts';
import type { Conversation } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';

/** The conversation of this screen in outline, and its store. Its streams end with the screen; replies do not. */
export const useConversation = (
  surroundings: ConversationSurroundings,
): [ConversationOutline, ConversationStore] => {
  const [{ store, provide }] = useState(() => createConversation(surroundings));
  useLayoutEffect(() => provide(surroundings));
  useEffect(() => store.leave, [store]);
  return [useSyncExternalStore(store.subscribe, store.getOutline), store];
};

/** Everything that is known of a conversation; changes with each word of a reply. */
export const useWholeConversation = (store: ConversationStore): Conversation =>
  useSyncExternalStore(store.subscribe, store.getState);
