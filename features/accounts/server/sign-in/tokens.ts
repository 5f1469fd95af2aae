import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new opaque token of 256 random bits, base64url. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * What is stored of a token: its sha256, base64url. A fast hash is right here, since nobody can guess 256 random bits;
 * a read of the database gives no working token.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
