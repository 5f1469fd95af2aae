import { eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { owners } from '#platform/server/owners.tables.ts';
import type { ChatSettings } from '../../chat-settings.contract.ts';

/** @throws Failure `signed_out` if the account is deleted meanwhile */
export const getChatSettings = async ({ db, viewer: { userId } }: SignedIn): Promise<ChatSettings> => {
  const [settings] = await db
    .select({ opens_comparison: owners.opensComparison })
    .from(owners)
    .where(eq(owners.id, userId));
  if (!settings) throw new Failure('signed_out');
  return settings;
};
