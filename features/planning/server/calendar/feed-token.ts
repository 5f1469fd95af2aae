import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** 43 base64url characters; calendar programs expect the extension. */
const FILE = /^([\w-]{43})\.ics$/;

/** 256 random bits as base64url, which make an address unguessable. */
export const createFeedToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. A fast hash suffices: 256 random bits cannot be guessed. */
export const hashFeedToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const feedUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/calendars/${token}.ics`;

/** Extracts the token from the last part of an address; null if it is not one. */
export const tokenIn = (file: string): string | null => FILE.exec(file)?.[1] ?? null;
