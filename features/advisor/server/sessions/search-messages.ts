import { and, desc, eq, ilike } from 'drizzle-orm';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { markdownToText } from '../../domain/markdown-to-text.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';
import { searchSnippet } from './search-snippet.ts';

const MOST_RESULTS = 50;
const MOST_WORDS = 10;

/** A `LIKE` pattern for texts containing the word, with wildcards escaped. */
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The caller's messages that contain every word, in any order and case, newest first. */
export const searchMessages = async (
  { db, viewer: { userId } }: SignedIn,
  { q }: { q: string },
): Promise<CallResponse<typeof contract.searchMessages>> => {
  const words = q.split(/\s+/).slice(0, MOST_WORDS);
  const rows = await db
    .select({
      session_id: chatMessages.sessionId,
      message_id: chatMessages.id,
      title: chatSessions.title,
      role: chatMessages.role,
      content: chatMessages.content,
    })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatSessions.userId, userId),
        ...words.map((word) => ilike(chatMessages.content, containing(word))),
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.position))
    .limit(MOST_RESULTS);
  return {
    results: rows.map(({ role, content, ...row }) => ({
      ...row,
      snippet: searchSnippet(role === 'assistant' ? markdownToText(content) : content, words),
    })),
  };
};
