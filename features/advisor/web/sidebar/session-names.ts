import type { ChatSession } from '../../contract.ts';

type Named = Pick<ChatSession, 'session_id' | 'title'>;

/** Name of a past chat in the list. */
export const listName = ({ session_id: id, title }: Named): string => title || `Chat ${id}`;

/** Name of a past chat's icon. */
export const iconName = ({ title }: Named): string => title || 'Untitled Chat';

export const messageCount = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;

/**
 * URL of a past chat.
 *
 * @param messageId a message to show
 * @param words what to mark in it
 */
export const addressOf = (sessionId: string, messageId: string | null = null, words = ''): string =>
  `/?${new URLSearchParams({
    session: sessionId,
    ...(messageId === null ? {} : { message: messageId }),
    ...(messageId === null || words === '' ? {} : { words }),
  }).toString()}`;
