import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import type { SaidRow } from '../models/history.ts';
import { ReplyLog } from '../replies/reply-log.ts';
import { ReplyText } from '../replies/reply-text.ts';
import { composeReply } from './compose-reply.ts';

/** Belongs to no student and to no message. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** A context without a request. */
export type Rehearsing = Omit<AdvisorContext, 'viewer' | 'address' | 'userAgent' | 'requestId'>;

/**
 * Writes and checks the reply of the advisor without a model to a question that nobody asked, and stores nothing: the first student's
 * would otherwise wait for the reader's vocabulary, for indexes of the catalogue, and for code to be compiled.
 *
 * @throws what the reader's thread or the database throws
 */
export const rehearseReply = async (given: Rehearsing, question: string): Promise<void> => {
  const ctx = {
    ...given,
    viewer: { userId: NOBODYS, signInId: NOBODYS },
    address: '',
    userAgent: '',
    requestId: NOBODYS,
  };
  const asked: SaidRow = {
    role: 'user',
    content: question,
    provider: null,
    facts: [],
    wish: null,
    week: null,
  };
  const order = composeReply(
    ctx,
    { id: NOBODYS, sessionId: NOBODYS, jobId: NOBODYS },
    { rows: [asked], omitted: 0 },
    { profile: EMPTY_PROFILE, reservation: null, usedInVain: 0 },
    'openai',
  );
  const text = new ReplyText(order, new ReplyLog(), { append: () => {} });
  await order.ask(new AbortController().signal, (event) => {
    if (event.event === 'delta') text.push(event.data.text);
  });
  text.end(true);
  await order.account(text.content, text.facts);
};
