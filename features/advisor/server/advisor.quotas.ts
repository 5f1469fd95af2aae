import { eq, sql } from 'drizzle-orm';
import { type Addition, MEGABYTE, type Quota } from '#platform/server/quota.ts';
import { chatMessages, chatSessions } from './advisor.tables.ts';

/** More than years of daily use. */
const CONVERSATIONS: Quota = {
  table: chatSessions,
  owner: chatSessions.userId,
  size: sql`octet_length(${chatSessions.title})`,
  mostRows: 2_000,
  mostBytes: MEGABYTE,
  sentences: {
    rows: 'You have 2,000 conversations. Delete some of them to begin another.',
    bytes: 'The titles of your conversations take up 1 MB. Delete some of them to begin another.',
  },
};
const FULL = 'Your conversations take up all the room there is for them. Delete some of them to go on.';
const MESSAGES: Quota = {
  table: chatMessages,
  owner: chatMessages.userId,
  size: sql`${chatMessages.size}`,
  mostRows: 40_000,
  mostBytes: 50 * MEGABYTE,
  sentences: { rows: FULL, bytes: FULL },
};

const TOO_LONG = 'This conversation is as long as one can be. Please begin another.';
/** Per conversation, since it is sent as a whole whenever it is opened and with each reply. Books are shorter. */
const CONVERSATION: Quota = {
  ...MESSAGES,
  mostRows: 5_000,
  mostBytes: 4 * MEGABYTE,
  sentences: { rows: TOO_LONG, bytes: TOO_LONG },
};

/** The quota doubled for words of despair, so that a full one does not refuse them. */
const whenInNeed = (quota: Quota): Quota => {
  const sentence =
    'Please delete some of your conversations. If you are in danger, call your local emergency number now.';
  return {
    ...quota,
    mostRows: 2 * quota.mostRows,
    mostBytes: 2 * quota.mostBytes,
    sentences: { rows: sentence, bytes: sentence },
  };
};
const CONVERSATIONS_IN_NEED = whenInNeed(CONVERSATIONS);
const MESSAGES_IN_NEED = whenInNeed(MESSAGES);
const CONVERSATION_IN_NEED = whenInNeed(CONVERSATION);

/**
 * How much a question and its reply add to the student's storage. The reply's length is only counted with the next
 * question, when it is known.
 *
 * @param question null: a new reply to an existing question
 * @param sessionId the conversation it continues; null: a new one
 * @param isCare it contains words of despair or danger
 */
export const additionsOf = (
  question: string | null,
  { sessionId, isCare }: { sessionId: string | null; isCare: boolean },
): Addition[] => {
  const turn = question === null ? { rows: 1, bytes: 0 } : { rows: 2, bytes: Buffer.byteLength(question) };
  return [
    { ...turn, quota: isCare ? MESSAGES_IN_NEED : MESSAGES },
    sessionId === null
      ? { quota: isCare ? CONVERSATIONS_IN_NEED : CONVERSATIONS, rows: 1, bytes: 0 }
      : {
          ...turn,
          quota: isCare ? CONVERSATION_IN_NEED : CONVERSATION,
          within: eq(chatMessages.sessionId, sessionId),
        },
  ];
};
