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
    /** Keys of changed facts in its replies that the student has read (`told-facts.ts`). */
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
    /** From 0 within the session, contiguous, in the order of writing, across all branches. */
    position: integer().notNull(),
    /**
     * The preceding message; null for a first question. No foreign key: rows of a session are only deleted together,
     * and a restored dump inserts them in any order.
     */
    parentId: uuid('parent_id'),
    /** Whether it is on the chosen branch; these rows always form one path from a first question to a leaf. */
    isChosen: boolean('is_chosen').notNull().default(true),
    role: text().$type<Message['role']>().notNull(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of a question, or of a reply that was written again: the id of the call that asked for it. */
    clientMessageId: uuid('client_message_id'),
    provider: text().$type<Answerer>(),
    model: text(),
    status: text().$type<MessageStatus>().notNull(),
    checks: jsonb().$type<Check[]>().notNull(),
    facts: jsonb().$type<Fact[]>().notNull().default([]),
    /** Null for replies that are older than the checking of statements. */
    statements: jsonb().$type<Statement[]>(),
    /** ISO date since which the catalogue they were compared with has been served. */
    catalogueDate: text('catalogue_date'),
    /** Of a reply: how its question was understood, with the wishes that a student may change. */
    reading: jsonb().$type<StoredReading>(),
    /** Of a question that changes an earlier interpretation: the exact wish. Its text states it in words. */
    wish: jsonb().$type<Wish>(),
    /** Of a reply: the week that it proposes, with its request. */
    week: jsonb().$type<StoredWeek>(),
    /** Parts of its question that could not be answered, according to the rules: names, without the question's words. */
    unanswered: jsonb().$type<string[]>().notNull().default([]),
    /** The student's feedback. */
    feedback: jsonb().$type<Feedback>(),
    /**
     * Bytes of the text and of what was derived from it, uncompressed. Stored, since computing it for each question
     * would read all of a student's messages.
     */
    size: integer().generatedAlwaysAs(
      sql`octet_length(content) + octet_length(checks::text) + octet_length(facts::text) + coalesce(octet_length(statements::text), 0) + coalesce(octet_length(reading::text), 0) + coalesce(octet_length(wish::text), 0) + coalesce(octet_length(week::text), 0) + octet_length(unanswered::text) + coalesce(octet_length(feedback::text), 0)`,
    ),
    /** From its question to its end, in ms; null while it runs, and if its writer crashed. */
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
