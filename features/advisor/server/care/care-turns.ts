import type { MessageRow } from '../advisor.access.ts';

/**
 * Removes words of despair or danger and the replies to them, so that neither is sent to a vendor with a later
 * question or shown behind a shared link.
 *
 * @param rows oldest first
 */
export const withoutCareTurns = <Row extends Pick<MessageRow, 'role' | 'provider'>>(
  rows: readonly Row[],
): Row[] =>
  rows.filter(({ role, provider }, at) =>
    role === 'user' ? rows[at + 1]?.provider !== 'care' : provider !== 'care',
  );
