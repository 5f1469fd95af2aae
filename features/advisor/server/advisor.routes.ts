import type { VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { type Route, rawRoute, route } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import type { AdvisorContext } from './advisor.context.ts';
import { answerWithReply } from './answer-with-reply.ts';
import { clearChat } from './clear-chat.ts';
import { deleteSession } from './delete-session.ts';
import { getSession } from './get-session.ts';
import { listSessions } from './list-sessions.ts';
import { renameSession } from './rename-session.ts';
import { retryReply } from './retry-reply.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { stopReply } from './stop-reply.ts';
import { watchReply } from './watch-reply.ts';

type Ctx = SignedIn<AdvisorContext>;

export const advisorRoutes: Route<AdvisorContext>[] = [
  rawRoute(contract.sendMessage, async (ctx: Ctx, input: VerbInput<typeof contract.sendMessage>, http) =>
    answerWithReply(ctx, await sendMessage(ctx, input), http),
  ),
  rawRoute(contract.watchReply, watchReply),
  route(contract.stopReply, stopReply),
  rawRoute(contract.retryReply, async (ctx: Ctx, input: VerbInput<typeof contract.retryReply>, http) =>
    answerWithReply(ctx, await retryReply(ctx, input), http),
  ),
  route(contract.listSessions, listSessions),
  route(contract.getSession, getSession),
  route(contract.renameSession, renameSession),
  route(contract.deleteSession, deleteSession),
  route(contract.clearChat, clearChat),
  route(contract.searchMessages, searchMessages),
];
