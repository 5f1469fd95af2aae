import type { VerbInput } from '#platform/contract/call.ts';
import type { SignedIn } from '#platform/server/context.ts';
import { type Route, rawRoute, route } from '#platform/server/http/mount.ts';
import * as settings from '../chat-settings.contract.ts';
import * as contract from '../contract.ts';
import * as feedback from '../feedback.contract.ts';
import * as keeping from '../keeping.contract.ts';
import * as reading from '../reading.contract.ts';
import type { AdvisorContext } from './advisor.context.ts';
import { answerWithReply, enterStream } from './asking/reply-response.ts';
import { chooseBranch } from './branches/choose-branch.ts';
import { clearChat } from './sessions/clear-chat.ts';
import { deleteSession } from './sessions/delete-session.ts';
import { exportSession } from './sessions/export-session.ts';
import { getSession } from './sessions/get-session.ts';
import { giveFeedback } from './feedback/give-feedback.ts';
import { withdrawFeedback } from './feedback/withdraw-feedback.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { pinSession } from './sessions/pin-session.ts';
import { renameSession } from './sessions/rename-session.ts';
import { retryReply } from './asking/retry-reply.ts';
import { searchMessages } from './sessions/search-messages.ts';
import { sendMessage } from './asking/send-message.ts';
import { readSearch } from './reading/read-search.ts';
import { listStarters } from './starters/list-starters.ts';
import { getChatSettings } from './settings/get-chat-settings.ts';
import { saveChatSettings } from './settings/save-chat-settings.ts';
import { stopReply } from './replies/stop-reply.ts';
import { watchReply } from './replies/watch-reply.ts';

type Ctx = SignedIn<AdvisorContext>;

export const advisorRoutes: Route<AdvisorContext>[] = [
  rawRoute(contract.sendMessage, async (ctx: Ctx, input: VerbInput<typeof contract.sendMessage>, http) => {
    const { reply, isRepeated } = await sendMessage(ctx, input);
    return answerWithReply(ctx, reply, http, isRepeated ? enterStream(ctx) : undefined);
  }),
  rawRoute(contract.watchReply, watchReply),
  route(contract.stopReply, stopReply),
  rawRoute(contract.retryReply, async (ctx: Ctx, input: VerbInput<typeof contract.retryReply>, http) => {
    const { reply, isRepeated } = await retryReply(ctx, input);
    return answerWithReply(ctx, reply, http, isRepeated ? enterStream(ctx) : undefined);
  }),
  route(contract.chooseBranch, chooseBranch),
  route(contract.listSessions, listSessions),
  route(contract.getSession, getSession),
  route(contract.renameSession, renameSession),
  route(keeping.pinSession, pinSession),
  route(keeping.exportSession, exportSession),
  route(contract.deleteSession, deleteSession),
  route(contract.clearChat, clearChat),
  route(contract.searchMessages, searchMessages),
  route(reading.readSearch, readSearch),
  route(reading.listStarters, listStarters),
  route(settings.getChatSettings, getChatSettings),
  route(settings.saveChatSettings, saveChatSettings),
  route(feedback.giveFeedback, giveFeedback),
  route(feedback.withdrawFeedback, withdrawFeedback),
];
