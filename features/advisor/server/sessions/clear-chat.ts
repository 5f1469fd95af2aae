import type { SignedIn } from '#platform/server/context.ts';
import { setCurrentSession } from '../advisor.access.ts';

/** Makes the next message start a new session. The old one stays in the list. */
export const clearChat = async ({ db, viewer }: SignedIn): Promise<{ success: true }> => {
  await setCurrentSession(db, viewer.userId, null);
  return { success: true };
};
