import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { CachedBody } from '#platform/server/http/cached-body.ts';
import type { UniversityInfo } from '../contract.ts';

interface Body {
  text: string;
  body: CachedBody;
  version: string;
}

let last: Body | undefined;

/**
 * The university's facts, compressed: every first screen waits for them. They change with the catalogue and the day,
 * so one text is kept.
 */
export const universityBodyOf = (university: UniversityInfo): Body => {
  const text = JSON.stringify(university);
  if (last?.text === text) return last;
  const version = `university-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  last = { text, body: new CachedBody(brotliCompressSync(text)), version };
  return last;
};
