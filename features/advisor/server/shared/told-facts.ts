import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import { type ChangedFact, type ConversationChanged, MAX_CHANGED_FACTS } from '#features/saved/contract.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/store.ts';
import { chatMessages, chatSessions } from '../advisor.tables.ts';
import { factsToday } from './facts-today.ts';

/** How many replies are checked, newest first; an older conversation shows its changes when opened. */
const MOST_REPLIES = 200;
/** Maximum number of changes of one conversation stored as read. */
const MOST_READ = 500;

type Ctx = SignedIn<CatalogueContext>;

interface Told {
  change: ChangedFact;
  /** Its key when stored as read. */
  key: string;
}

interface Conversation {
  sessionId: string;
  title: string;
  read: readonly string[];
  told: Told[];
}

const digestOf = (keys: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(keys)).digest('hex');

/** The caller's conversations whose replies contain facts that have changed; includes changes already read. */
const changedConversations = async (ctx: Ctx, db: Db): Promise<Conversation[]> => {
  const { version } = ctx.catalogue.current();
  const rows = await db
    .select({
      sessionId: chatMessages.sessionId,
      title: chatSessions.title,
      read: chatSessions.changesRead,
      facts: chatMessages.facts,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(
      and(
        eq(chatMessages.userId, ctx.viewer.userId),
        eq(chatMessages.isChosen, true),
        sql`jsonb_path_exists(${chatMessages.facts}, '$[*] ? (@.version != $now)', jsonb_build_object('now', ${version}::text))`,
      ),
    )
    .orderBy(desc(chatMessages.createdAt))
    .limit(MOST_REPLIES);
  const today = factsToday(ctx);
  const found = new Map<string, Conversation>();
  for (const { sessionId, title, read, facts, createdAt } of rows) {
    const known = found.get(sessionId) ?? { sessionId, title, read, told: [] };
    found.set(sessionId, known);
    for (const { code, field, term, section, value, now } of today(facts)) {
      if (now === undefined) continue;
      const key = digestOf([code, field, term, section ?? '', now ?? '']).slice(0, 16);
      // If several replies state it, it is reported once, for the last.
      if (known.told.some((each) => each.key === key)) continue;
      const told_at = createdAt.toISOString();
      known.told.push({ key, change: { code, field, term, section, was: value, is: now, told_at } });
    }
  }
  return [...found.values()];
};

const unreadOf = ({ read, told }: Conversation): Told[] => told.filter(({ key }) => !read.includes(key));

/** Changed facts in the caller's conversations that were not marked as read. Computed on read. */
export const listChangedConversations = async (ctx: Ctx): Promise<ConversationChanged[]> =>
  (await changedConversations(ctx, ctx.db)).flatMap((conversation) => {
    const unread = unreadOf(conversation);
    return unread.length === 0
      ? []
      : {
          kind: 'conversation_changed' as const,
          session_id: conversation.sessionId,
          title: conversation.title,
          changes: unread.slice(0, MAX_CHANGED_FACTS).map(({ change }) => change),
          count: unread.length,
          seen: digestOf(unread.map(({ key }) => key)),
        };
  });

/** Stores changes as read if they are still the ones that were reported. */
export const readChangedConversations = async (
  ctx: Ctx,
  notices: readonly Pick<ConversationChanged, 'session_id' | 'seen'>[],
): Promise<void> => {
  const seen = new Map(notices.map((notice) => [notice.session_id, notice.seen]));
  await ctx.db.transaction(async (tx) => {
    for (const conversation of await changedConversations(ctx, tx)) {
      const { sessionId, read } = conversation;
      const keys = unreadOf(conversation).map(({ key }) => key);
      if (seen.get(sessionId) !== digestOf(keys)) continue;
      await tx
        .update(chatSessions)
        .set({ changesRead: [...read, ...keys].slice(-MOST_READ) })
        .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, ctx.viewer.userId)));
    }
  });
};
