import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new opaque token of 256 random bits, base64url. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * The stored form of a token: its sha256, base64url. A fast hash suffices, since 256 random bits cannot be guessed;
 * read access to the database gives no usable token.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
