import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { ownerId } from '#platform/server/owners.tables.ts';
import type { Answerer, Check, Fact, Message, MessageStatus, Statement } from '../contract.ts';
import type { Feedback } from '../feedback.contract.ts';
import type { Wish } from '../domain/reading/request.ts';
import type { StoredReading } from './reading/reply-reading.ts';
import type { StoredWeek } from '../domain/week/stored-week.ts';

export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    title: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a message was last added. */
    updatedAt: instant('updated_at').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Changes of what its replies told that the student has read (`told-facts.ts`). */
    changesRead: jsonb('changes_read').$type<string[]>().notNull().default([]),
  },
  (table) => [index().on(table.userId, table.updatedAt)],
);

/** The session that a message without `session_id` goes to; no row: the next message starts a new session. */
export const chatCurrent = pgTable('chat_current', {
  userId: ownerId().primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => chatSessions.id, { onDelete: 'cascade' }),
});

/**
 * Messages, including running replies: a reply has a row from the start. While it runs, the instance that writes it
 * holds a lease on the row under its `jobId`. Every write names that id, so that an instance taken for dead cannot
 * overwrite what came after it.
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** From 0 within the session, without gaps, in the order written, over all branches. */
    position: integer().notNull(),
    /**
     * The message that it follows; null for a first question. No foreign key: rows of a session go only together, and
     * a restored dump brings them in any order.
     */
    parentId: uuid('parent_id'),
    /** Whether it is of the chosen branch: those rows always form one way from a first question to an end. */
    isChosen: boolean('is_chosen').notNull().default(true),
    role: text().$type<Message['role']>().notNull(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    clientMessageId: uuid('client_message_id'),
    provider: text().$type<Answerer>(),
    model: text(),
    status: text().$type<MessageStatus>().notNull(),
    checks: jsonb().$type<Check[]>().notNull(),
    facts: jsonb().$type<Fact[]>().notNull().default([]),
    /** Null in what was made before statements were checked. */
    statements: jsonb().$type<Statement[]>(),
    /** Of the catalogue that they were compared with: since when it has been served, ISO date. */
    catalogueDate: text('catalogue_date'),
    /** Of a reply: how its question was understood, with what a student may ask again. */
    reading: jsonb().$type<StoredReading>(),
    /** Of a question that changes what was understood before: what it asks, exactly. Its text says it in words. */
    wish: jsonb().$type<Wish>(),
    /** Of a reply: the week that it proposes, with what was asked for it. */
    week: jsonb().$type<StoredWeek>(),
    /** What of its question could not be answered, as far as the rules read it: names, none of the question's words. */
    unanswered: jsonb().$type<string[]>().notNull().default([]),
    /** What the student said of it. */
    feedback: jsonb().$type<Feedback>(),
    /**
     * Bytes of what was written and made out of it, as it is read. Kept beside them, since counting a student's messages
     * anew for each question would read them all.
     */
    size: integer().generatedAlwaysAs(
      sql`octet_length(content) + octet_length(checks::text) + octet_length(facts::text) + coalesce(octet_length(statements::text), 0) + coalesce(octet_length(reading::text), 0) + coalesce(octet_length(wish::text), 0) + coalesce(octet_length(week::text), 0) + octet_length(unanswered::text) + coalesce(octet_length(feedback::text), 0)`,
    ),
    /** From its question to its end, in ms; null while it runs, and where its writer died. */
    tookMs: integer('took_ms'),
    error: text(),
    leftOut: integer('left_out').notNull().default(0),
    jobId: uuid('job_id'),
    /** By the database's clock, which all instances share. */
    leaseUntil: instant('lease_until'),
    /** Set by the instance that was asked to stop the reply; the one that writes it reads it. */
    stopRequested: boolean('stop_requested').notNull().default(false),
  },
  (table) => [
    unique().on(table.sessionId, table.position),
    unique().on(table.userId, table.clientMessageId),
    index().on(table.userId, table.createdAt),
    index('chat_messages_running')
      .on(table.leaseUntil)
      .where(sql`status = 'running'`),
  ],
);

/** Vendor tokens used by one student, or reserved for their running replies, on one day (UTC). */
export const studentTokenUsage = pgTable(
  'student_token_usage',
  {
    userId: ownerId(),
    day: text().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index().on(table.day)],
);

/** Vendor tokens used by the whole deployment on one day (UTC, `2025-09-03`). */
export const tokenUsage = pgTable('token_usage', {
  day: text().primaryKey(),
  tokens: bigint({ mode: 'number' }).notNull(),
});
