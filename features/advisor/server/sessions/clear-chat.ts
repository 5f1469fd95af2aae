import type { SignedIn } from '#platform/server/context.ts';
import { setCurrentSession } from '../advisor.access.ts';

/** Makes the next message start a new conversation. What was said stays under Recent. */
export const clearChat = async ({ db, viewer }: SignedIn): Promise<{ success: true }> => {
  await setCurrentSession(db, viewer.userId, null);
  return { success: true };
};
