import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** 43 signs of base64url; calendars look for the ending. */
const FILE = /^([\w-]{43})\.ics$/;

/** What makes an address unguessable: 256 random bits, base64url. */
export const createFeedToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. A fast hash suffices: 256 random bits cannot be guessed. */
export const hashFeedToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const feedUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/calendars/${token}.ics`;

/** The token of an address's last part; null where that cannot be one. */
export const tokenIn = (file: string): string | null => FILE.exec(file)?.[1] ?? null;
