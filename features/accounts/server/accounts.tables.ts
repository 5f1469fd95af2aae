import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { ownerId, owners } from '#platform/server/owners.tables.ts';

export const users = pgTable('users', {
  id: uuid()
    .primaryKey()
    .references(() => owners.id, { onDelete: 'cascade' }),
  /** As typed. */
  email: text().notNull(),
  /** Lower case, for comparison. */
  emailKey: text('email_key').notNull().unique(),
  /** argon2id in PHC string form; null if the account signs in only through an identity provider. */
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** When the address was shown to belong to the account's owner: by a mailed reset, or by an identity provider. */
  emailVerifiedAt: instant('email_verified_at'),
  /** Whether the account was used after its first day. True for accounts older than this column. */
  usedAgain: boolean('used_again').notNull().default(true),
});

/** A person at an identity provider, by the issuer's own id, which is never reused. */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownerId(),
    /** Address and name as last sent by the provider. */
    email: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
);

/** A nonce issued for a federated sign-in and not used yet. */
export const federatedNonces = pgTable(
  'federated_nonces',
  {
    /** sha256 of the proof, base64url; only the requesting page has the proof itself. */
    nonce: text().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** A signed-in device. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    /** sha256 of the token, base64url; only its owner has the token itself. */
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Networks that an account has signed in from. Strangers' failures elsewhere do not lock its owner out of them. */
export const signInNetworks = pgTable(
  'sign_in_networks',
  {
    userId: ownerId(),
    /** sha256 of the network, base64url. */
    networkHash: text('network_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);

/** A mailed link for setting a new password, valid once and for an hour. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    /** sha256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Mails to send: recipient and kind, nothing secret. The token is created at each attempt, and only then is the
 * account looked up, so that a request does the same work for every address.
 */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: uuid().primaryKey(),
    /** The address in its compared form. */
    recipient: text().notNull(),
    template: text().$type<MailTemplate>().notNull(),
    attempts: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time of the next attempt; during an attempt, the time after which another instance may take over. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [unique().on(table.recipient, table.template), index().on(table.dueAt)],
);

export type MailTemplate = 'password_reset';
