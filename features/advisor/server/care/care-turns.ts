import type { MessageRow } from '../advisor.access.ts';

/**
 * The conversation without what was said of despair or danger and answered from here: neither the student's words nor
 * ours go to a vendor with a later question, or to anyone with a shared link.
 *
 * @param rows oldest first
 */
export const withoutCareTurns = <Row extends Pick<MessageRow, 'role' | 'provider'>>(
  rows: readonly Row[],
): Row[] =>
  rows.filter(({ role, provider }, at) =>
    role === 'user' ? rows[at + 1]?.provider !== 'care' : provider !== 'care',
  );
