import { eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { ChatSettings } from '../../chat-settings.contract.ts';

/** @throws Failure `signed_out` if the account is deleted meanwhile */
export const saveChatSettings = async (
  { db, viewer: { userId } }: SignedIn,
  { opens_comparison }: ChatSettings,
): Promise<ChatSettings> => {
  const [saved] = await db
    .update(owners)
    .set({ opensComparison: opens_comparison })
    .where(eq(owners.id, userId))
    .returning({ opens_comparison: owners.opensComparison });
  if (!saved) throw new Failure('signed_out');
  return saved;
};
