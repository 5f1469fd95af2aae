import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Check, Fact, Statement } from '../../contract.ts';
import type * as contract from '../../contract.ts';
import { withInlineNotes } from '../../domain/export/notes-of.ts';
import { markdownToText } from '../../domain/markdown-to-text.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';
import { factsToday } from '../shared/facts-today.ts';
import { searchSnippet } from './search-snippet.ts';

const MOST_RESULTS = 50;
const MOST_WORDS = 10;

/** A `LIKE` pattern for texts containing the word, with wildcards escaped. */
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Messages per statement, so that other requests are served in between. */
const AT_A_TIME = 25;

/** Cursor: where the last batch ended, in the order of the results. */
interface Place {
  /** In the database's format, which is more precise than ours. */
  at: string;
  position: number;
  id: string;
}

/** The next batch of a student's messages, newest first; `found` is the text of one that `matches`. */
const lookOn = (db: Db, userId: string, matches: SQL | undefined, before: Place | undefined) => {
  const { createdAt, position, id } = chatMessages;
  // The match is computed outside the subquery, so only for the messages of this batch.
  const next = db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        before && sql`${createdAt} <= ${before.at}::timestamptz`,
        before &&
          sql`(${createdAt}, ${position}, ${id}) < (${before.at}::timestamptz, ${before.position}::int, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(position), desc(id))
    .limit(AT_A_TIME)
    .as('chat_messages');
  return db
    .select({
      at: sql<string>`${next.createdAt}::text`,
      position: next.position,
      id: next.id,
      session_id: next.sessionId,
      title: chatSessions.title,
      role: next.role,
      found: sql<string | null>`case when ${matches} then ${next.content} end`,
      statements: sql<Statement[] | null>`case when ${matches} then ${next.statements} end`,
      checks: sql<Check[] | null>`case when ${matches} then ${next.checks} end`,
      facts: sql<Fact[] | null>`case when ${matches} then ${next.facts} end`,
    })
    .from(next)
    .innerJoin(chatSessions, and(eq(chatSessions.id, next.sessionId), eq(chatSessions.userId, userId)))
    .orderBy(desc(next.createdAt), desc(next.position), desc(next.id));
};

/** Maximum number of conversations listed by title. */
const MOST_TITLES = 10;

/** Conversations whose title contains every word. */
const searchTitles = (db: Db, userId: string, words: readonly string[]) =>
  db
    .select({ session_id: chatSessions.id, title: chatSessions.title })
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, userId),
        ...words.map((word) => ilike(chatSessions.title, containing(word))),
      ),
    )
    .orderBy(desc(chatSessions.updatedAt))
    .limit(MOST_TITLES);

/**
 * The caller's messages that contain every word, in any order and case, newest first; preceded by conversations whose
 * title does and that have no matching message. Excerpts of replies say what their marks say on the screen.
 */
export const searchMessages = async (
  ctx: SignedIn<CatalogueContext>,
  { q }: { q: string },
): Promise<CallResponse<typeof contract.searchMessages>> => {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const today = factsToday(ctx);
  const words = q.split(/\s+/).slice(0, MOST_WORDS);
  const matches = and(...words.map((word) => ilike(chatMessages.content, containing(word))));
  const results: CallResponse<typeof contract.searchMessages>['results'] = [];
  let last: Place | undefined;
  for (;;) {
    const rows = await lookOn(db, userId, matches, last);
    for (const { id, session_id, title, role, found, statements, checks, facts } of rows) {
      if (found === null) continue;
      const marked = { content: found, statements, checks: checks ?? [], facts: today(facts ?? []) };
      const text = role === 'assistant' ? markdownToText(withInlineNotes(marked)) : found;
      results.push({ session_id, message_id: id, title, snippet: searchSnippet(text, words) });
    }
    last = rows.at(-1);
    if (rows.length < AT_A_TIME || results.length >= MOST_RESULTS) {
      const messages = results.slice(0, MOST_RESULTS);
      const found = new Set(messages.map(({ session_id }) => session_id));
      const titles = (await searchTitles(db, userId, words)).filter(
        ({ session_id }) => !found.has(session_id),
      );
      return {
        results: [...titles.map((each) => ({ ...each, message_id: null, snippet: '' })), ...messages],
      };
    }
    // The embedded database answers without yielding to the event loop.
    await setImmediate();
  }
};
