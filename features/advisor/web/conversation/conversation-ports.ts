import { callApi } from '#platform/web/api/api-client.ts';
import type { Provider } from '#platform/contract/provider.ts';
import { newId } from '#platform/web/page/new-id.ts';
import { streamEvents } from '#platform/web/api/stream-call.ts';
import * as contract from '../../contract.ts';
import { type ConversationPorts, ConversationStore } from './conversation-store.ts';
import { waitUntilOnline } from './wait-until-online.ts';
import { SIGNED_OUT } from './send-failure.ts';

/** What the screen supplies beyond the calls. */
export interface ConversationSurroundings extends Pick<
  ConversationPorts,
  'onAsked' | 'onArrived' | 'onChanged' | 'onReturned' | 'onRefused'
> {
  provider: Provider;
}

type ReplyCall = typeof contract.sendMessage | typeof contract.retryReply | typeof contract.watchReply;

/** The events of a reply; the contract's type keeps each name paired with its data. */
const replyEvents = <C extends ReplyCall>(...call: Parameters<typeof streamEvents<C>>) =>
  streamEvents(...call) as AsyncGenerator<contract.StreamEvent>;

/** A conversation's server calls; `latest` returns the screen's current values. */
const conversationPorts = (latest: () => ConversationSurroundings): ConversationPorts => ({
  ask: ({ text, clientId, sessionId, parentId, editOf, again }, signal) =>
    replyEvents(
      contract.sendMessage,
      {
        message: text,
        provider: latest().provider,
        client_message_id: clientId,
        force_new_session: sessionId === null,
        ...(sessionId === null ? {} : { session_id: sessionId }),
        ...(again === null ? {} : { again }),
        ...(parentId === null ? {} : { parent_id: parentId }),
        ...(editOf === null ? {} : { edit_of: editOf }),
      },
      { signal, noticeOnSignedOut: SIGNED_OUT },
    ),
  retry: ({ messageId, clientId }, signal) =>
    replyEvents(
      contract.retryReply,
      { message_id: messageId, provider: latest().provider, client_message_id: clientId },
      { signal, noticeOnSignedOut: SIGNED_OUT },
    ),
  watch: (messageId, signal) => replyEvents(contract.watchReply, { message_id: messageId }, { signal }),
  load: (sessionId, signal) => callApi(contract.getSession, { session_id: sessionId }, { signal }),
  stop: (messageId) => callApi(contract.stopReply, { message_id: messageId }),
  choose: (messageId, signal) => callApi(contract.chooseBranch, { message_id: messageId }, { signal }),
  pause: waitUntilOnline,
  newId,
  now: () => new Date(),
  onAsked: (text) => latest().onAsked(text),
  onArrived: (text) => latest().onArrived(text),
  onChanged: () => latest().onChanged(),
  onReturned: (text) => latest().onReturned(text),
  onRefused: (error, sentence) => latest().onRefused(error, sentence),
});

/**
 * Creates an empty conversation.
 *
 * @returns the conversation, and `provide`, to be called with the screen's values whenever they change
 */
export const createConversation = (
  first: ConversationSurroundings,
): { store: ConversationStore; provide: (surroundings: ConversationSurroundings) => void } => {
  let latest = first;
  return {
    store: new ConversationStore(conversationPorts(() => latest)),
    provide: (surroundings) => {
      latest = surroundings;
    },
  };
};
