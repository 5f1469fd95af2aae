import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { CallResponse } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { conversationMarkdown, exportName } from '../../domain/export/conversation-markdown.ts';
import type * as contract from '../../keeping.contract.ts';
import { getOwnSession, listOwnMessages, toMessage } from '../advisor.access.ts';
import { factsToday } from '../shared/facts-today.ts';

/**
 * A conversation as Markdown, with every branch. Does not make it the current one.
 *
 * @throws Failure `not_found`
 */
export const exportSession = async (
  ctx: SignedIn<CatalogueContext>,
  { session_id }: { session_id: string },
): Promise<CallResponse<typeof contract.exportSession>> => {
  const { db, viewer, catalogue } = ctx;
  const { title, id } = await getOwnSession(db, viewer.userId, session_id);
  const rows = await listOwnMessages(db, viewer.userId, id);
  const today = factsToday(ctx);
  const { assistant, product } = catalogue.current().university;
  const messages = rows.map((row) => {
    const message = toMessage(row);
    return { ...message, facts: today(message.facts), is_chosen: row.isChosen };
  });
  const about = { title, assistant, product, today: todayOf(ctx).toISOString().slice(0, 10) };
  return { file_name: exportName(title), markdown: conversationMarkdown(messages, about) };
};
