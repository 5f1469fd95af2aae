import { and, eq } from 'drizzle-orm';
import { Failure } from '#platform/contract/errors.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { AskAgain } from '../../reading.contract.ts';
import { withChangedPart } from '../../domain/shown-reading/changed-part.ts';
import { restoredWish } from '../../domain/shown-reading/restored-wish.ts';
import { withoutPart } from '../../domain/shown-reading/wish-parts.ts';
import type { Wish } from '../../domain/reading/request.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { chatMessages } from '../advisor.tables.ts';
import { catalogueWordsOf } from '../reading/catalogue-words.ts';
import type { StoredReading } from '../reading/reply-reading.ts';

const OTHERWISE = 'That reply is no longer as you saw it. Please reload and try again.';

/**
 * The wish of a question that changes how an earlier one was understood. Built from what was stored with that reply;
 * the browser's request only names the change.
 *
 * @returns null if the question’s text is sufficient
 * @throws Failure `not_found` if the reply is not in this session of the caller, `conflict` if its interpretation has
 *   changed meanwhile, `invalid_request` for an impossible change
 */
export const wishAskedAgain = async (
  ctx: SignedIn<AdvisorContext>,
  sessionId: string | undefined,
  { message_id, change }: AskAgain,
): Promise<Wish | null> => {
  const { db, catalogue, viewer } = ctx;
  const [reply] =
    sessionId === undefined
      ? []
      : await db
          .select({ reading: chatMessages.reading })
          .from(chatMessages)
          .where(
            and(
              eq(chatMessages.userId, viewer.userId),
              eq(chatMessages.sessionId, sessionId),
              eq(chatMessages.id, message_id),
            ),
          );
  if (!reply) throw new Failure('not_found', 'There is no such reply in this conversation.');
  const named = wishNamed(reply.reading, change);
  const wish = restoredWish(named ?? null);
  if (change.kind === 'choice' && named !== undefined) return wish;
  if (!wish || change.kind === 'choice') throw new Failure('conflict', OTHERWISE);
  const words = catalogueWordsOf(catalogue.current());
  const { id, values } = change;
  const next = values.length === 0 ? withoutPart(wish, id, words) : withChangedPart(wish, id, values, words);
  if (!next) throw new Failure('invalid_request', 'That cannot be asked so.');
  return next;
};

/** Undefined if the reading has no such entry. */
const wishNamed = (stored: StoredReading | null, change: AskAgain['change']): Wish | null | undefined => {
  if (change.kind === 'choice') return stored?.choices[change.choice];
  return change.lookup === null ? stored?.asked : stored?.lookups[change.lookup];
};
