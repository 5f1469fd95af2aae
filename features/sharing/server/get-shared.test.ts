import { describe, expect, it } from 'vitest';
import { OPENINGS_PER_MINUTE, openCallLimits } from '#platform/server/call-limits.ts';
import { getShared } from './get-shared.ts';
import type { SharingContext } from './sharing.context.ts';

describe('opening links without an account', () => {
  it('is refused beyond the limit of the network, before the database is queried', async () => {
    const callLimits = openCallLimits({ clock: { now: () => new Date(0) }, isOn: true });
    for (let count = 0; count < OPENINGS_PER_MINUTE; count++) callLimits.countOpening('203.0.113.7');
    // It has no database.
    const ctx = { viewer: null, address: '203.0.113.7', callLimits } as unknown as SharingContext;
    await expect(getShared(ctx, { shareId: 'A'.repeat(22) })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
});
