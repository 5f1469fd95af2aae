import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/instant.ts';
import { ownerId, owners } from '#platform/server/owners.tables.ts';

export const users = pgTable('users', {
  id: uuid()
    .primaryKey()
    .references(() => owners.id, { onDelete: 'cascade' }),
  /** As typed. */
  email: text().notNull(),
  /** As compared: lower case. */
  emailKey: text('email_key').notNull().unique(),
  /** argon2id in PHC string form; null where the account signs in through an identity provider only. */
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** When the owner of the address was shown to be the owner of the account: a reset by mail, or an identity provider. */
  emailVerifiedAt: instant('email_verified_at'),
  /** Whether it was used after its first day. True for accounts from before this was written down. */
  usedAgain: boolean('used_again').notNull().default(true),
});

/** A person at an identity provider, by the issuer's own never-reused id. */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownerId(),
    /** Address and name as the provider last gave them. */
    email: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
);

/** A nonce that was given out for a federated sign-in and not used yet. */
export const federatedNonces = pgTable(
  'federated_nonces',
  {
    /** sha256 of the proof in base64url; the proof itself is only with the page that asked for it. */
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
    /** sha256 of the token in base64url; the token itself is nowhere but with its owner. */
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Networks that an account has signed in from; strangers' failures elsewhere do not keep its owner out of these. */
export const signInNetworks = pgTable(
  'sign_in_networks',
  {
    userId: ownerId(),
    /** sha256 of the network in base64url. */
    networkHash: text('network_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);

/** A link that was mailed to set a new password: used once, within its hour. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    /** sha256 of the token in base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Mails that wait to be sent: to whom and which, nothing secret. The token is made at each attempt to send, and whether
 * the address has an account is looked up then too, so that asking for a mail does the same work for every address.
 */
export const queuedMails = pgTable(
  'queued_mails',
  {
    id: uuid().primaryKey(),
    /** The address as compared. */
    recipient: text().notNull(),
    template: text().$type<MailTemplate>().notNull(),
    attempts: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When to try next; while an instance tries, when the others may take it over. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [unique().on(table.recipient, table.template), index().on(table.dueAt)],
);

export type MailTemplate = 'password_reset';
