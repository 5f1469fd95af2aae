import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { getOwnSession, setCurrentSession } from '../advisor.access.ts';
import { showBranch } from '../branches/show-branch.ts';

/**
 * Returns a session and makes it the current one. Its facts are compared with the current catalogue.
 *
 * @throws Failure `not_found`
 */
export const getSession = async (
  ctx: SignedIn<CatalogueContext>,
  { session_id }: { session_id: string },
): Promise<CallResponse<typeof contract.getSession>> => {
  const { db, viewer } = ctx;
  const session = await getOwnSession(db, viewer.userId, session_id);
  await setCurrentSession(db, viewer.userId, session.id);
  return { history: await showBranch(ctx, session.id), session_id: session.id, title: session.title };
};
