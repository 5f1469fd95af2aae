import type { CallResponse } from '#platform/contract/call.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type * as contract from '../../contract.ts';
import { getOwnSession, listOwnMessages, setCurrentSession, toMessage } from '../advisor.access.ts';
import { factsToday } from '../shared/facts-today.ts';

/**
 * Returns a session and makes it the current one. Its facts are compared with the catalogue of today.
 *
 * @throws Failure `not_found`
 */
export const getSession = async (
  ctx: SignedIn<CatalogueContext>,
  { session_id }: { session_id: string },
): Promise<CallResponse<typeof contract.getSession>> => {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const session = await getOwnSession(db, userId, session_id);
  await setCurrentSession(db, userId, session.id);
  const rows = await listOwnMessages(db, userId, session.id);
  const today = factsToday(ctx);
  const history = rows.map(toMessage).map((message) => ({ ...message, facts: today(message.facts) }));
  return { history, session_id: session.id, title: session.title };
};
