import { afterReply, afterRequests, type Context, NO_CONTEXT } from './context.ts';
import type { Understanding, Wish } from './request.ts';
import { type Setting, understandMessage } from './understand-message.ts';

export interface Said {
  role: 'user' | 'assistant';
  text: string;
  /** Of a question whose conditions a student chose one by one: what it asks, exactly. */
  wish?: Wish | null;
}

/** Older messages than these change nothing: a student who refers to them is asked. */
const MESSAGES_READ = 40;

/** Reads a message before the rules do; null leaves it to them. */
export type ReadFirst = (text: string, context: Context) => Understanding | null;

/**
 * What the last message of a conversation asks for. The whole conversation is read again each time, so that nothing has
 * to be kept between messages and any instance can answer.
 *
 * @param conversation oldest first, the student's question last
 */
export const understand = (
  conversation: readonly Said[],
  setting: Setting,
  readFirst: ReadFirst = () => null,
): Understanding => {
  let context = NO_CONTEXT;
  let understanding: Understanding = { requests: [{ kind: 'small_talk', talk: 'hello' }], readings: [] };
  for (const { role, text, wish } of conversation.slice(-MESSAGES_READ))
    if (role === 'assistant') context = afterReply(context, text, setting.lexicon.recogniser);
    else {
      understanding = wish
        ? { requests: [{ kind: 'recommend', wish }], readings: [] }
        : (readFirst(text, context) ?? understandMessage(text, context, setting));
      context = afterRequests(context, understanding.requests);
    }
  return understanding;
};
