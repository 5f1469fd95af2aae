import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { newestBelow } from '../../domain/branches.ts';
import { getOwnMessage, lockOwnSession } from '../advisor.access.ts';
import { chooseBranchTo, listLinks, refuseWhileRunning } from './branch.access.ts';
import { showBranch } from './show-branch.ts';

/**
 * Chooses the branch through a message, to its newest leaf; if it is shown already, nothing changes.
 *
 * @throws Failure `not_found`, `reply_running`
 */
export const chooseBranch = async (
  ctx: SignedIn<CatalogueContext>,
  { message_id }: { message_id: string },
): Promise<CallResponse<typeof contract.chooseBranch>> => {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const { sessionId } = await getOwnMessage(db, userId, message_id);
  await db.transaction(async (tx) => {
    await lockOwnSession(tx, userId, sessionId);
    const links = await listLinks(tx, userId, sessionId);
    if (links.some(({ id, isChosen }) => isChosen && id === message_id)) return;
    refuseWhileRunning(links, sessionId);
    await chooseBranchTo(tx, userId, links, newestBelow(links, message_id));
  });
  return { history: await showBranch(ctx, sessionId), session_id: sessionId };
};
