import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { Message } from '../../contract.ts';
import { factsToday } from '../shared/facts-today.ts';
import { readBranch } from './branch.access.ts';

/** The chosen branch of a session, its facts compared with the current catalogue. */
export const showBranch = async (ctx: SignedIn<CatalogueContext>, sessionId: string): Promise<Message[]> => {
  const history = await readBranch(ctx.db, ctx.viewer.userId, sessionId);
  const today = factsToday(ctx);
  return history.map((message) => ({ ...message, facts: today(message.facts) }));
};
