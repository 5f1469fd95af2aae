import { eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import { type Addition, fullSizeOf, MEGABYTE, type Quota } from '#platform/server/quota.ts';
import type { Limit } from '#platform/server/rate-limit.ts';
import { MAX_SHARES, SHARE_BYTES, type SharedContent } from '../contract.ts';
import { shares } from './sharing.tables.ts';

const LINKS: Quota = {
  table: shares,
  owner: shares.userId,
  size: fullSizeOf(shares.content, shares.leftOut),
  mostRows: MAX_SHARES,
  mostBytes: 20 * MEGABYTE,
  sentences: {
    rows: `You have ${MAX_SHARES} links. Revoke one to make another.`,
    bytes: 'Your links take up all the room there is for them. Revoke one to make room.',
  },
};

/** Creating a link and freezing its content again each write the whole content. */
export const MADE_PER_HOUR: Limit = { name: 'share-hour', times: 60, seconds: 3600 };
export const UPDATED_PER_HOUR: Limit = { name: 'share-update-hour', times: 60, seconds: 3600 };

/**
 * How much a link adds to the student's storage.
 *
 * @param replacing the id of the link whose content is frozen again; null for a new one
 * @throws Failure `too_large` for content over the size limit of a link
 */
export const additionOf = (content: SharedContent, replacing: string | null): Addition => {
  const bytes = Buffer.byteLength(JSON.stringify(content));
  if (bytes > SHARE_BYTES)
    throw new Failure(
      'too_large',
      `A link shows at most ${SHARE_BYTES / MEGABYTE} MB. Leave out some messages of the conversation.`,
    );
  return {
    quota: LINKS,
    rows: 1,
    bytes,
    ...(replacing === null ? {} : { replacing: eq(shares.id, replacing) }),
  };
};
