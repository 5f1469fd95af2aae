import { factsToday } from '#features/advisor/server/shared/facts-today.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { keepPerCatalogue } from '#features/catalogue/server/shared/keep-per-catalogue.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { Failure } from '#platform/contract/errors.ts';
import { networkAddress } from '#platform/server/http/network-address.ts';
import { consume, type Limit } from '#platform/server/rate-limit.ts';
import type { SharedContent } from '../contract.ts';
import { demoWithStatements } from './demo-share.ts';
import { findOpenShare } from './sharing.access.ts';
import type { SharingContext } from './sharing.context.ts';
import { cardsOf, type SharedCards, withCards } from './with-cards.ts';

/** Counts only unknown links: the limit for guessing is far below that for opening links from one address. */
const MISSES: Limit = { name: 'shared-misses-of-network', times: 600, seconds: 60 };

const MISSING = 'Failed to load shared content. The link may be invalid or expired.';
const ID = /^[\w-]{22}$/;

/**
 * The content of a link. The demonstration's comes from the current pack.
 *
 * @throws Failure `not_found`, indistinguishable for a revoked, expired or unknown link; `too_many_requests`
 */
export const getShared = async (
  ctx: SharingContext,
  { shareId }: { shareId: string },
): Promise<SharedContent> => {
  // Signed-in students have a limit of their own.
  if (ctx.viewer === null) ctx.callLimits.countOpening(networkAddress(ctx.address));
  const found = ID.test(shareId) ? await findOpenShare(ctx.db, shareId, ctx.clock.now()) : null;
  const catalogue = ctx.catalogue.current();
  const demo = found?.isDemo ? catalogue.demo : null;
  if (!found || (found.isDemo && !demo)) {
    await consume(ctx, [MISSES, networkAddress(ctx.address)]);
    throw new Failure('not_found', MISSING);
  }
  if (found.userId === null || found.userId !== ctx.viewer?.userId) ctx.sharing.openings.count(shareId);
  const content = demo ? await demoWithStatements(ctx, demo) : withFactsToday(ctx, found.content);
  return withCards(content, keptCards(ctx, catalogue, shareId, found.updatedAt, content));
};

/** Maximum number of links whose records are kept per instance. */
const MOST_KEPT = 500;

/** By link. */
const kept = keepPerCatalogue<SharedCards>(MOST_KEPT);

/**
 * The records of a link's courses, looked for once: a long conversation takes a tenth of a second of the one thread.
 *
 * @param catalogue of which the content is: checking the demonstration takes a while, in which another may come
 */
const keptCards = (
  ctx: SharingContext,
  catalogue: Catalogue,
  shareId: string,
  updatedAt: Date,
  content: SharedContent,
): SharedCards => {
  const madeOf = `${updatedAt.toISOString()} ${todayOf(ctx).toISOString().slice(0, 10)}`;
  return (
    kept.find(catalogue, shareId, madeOf) ?? kept.keep(catalogue, shareId, madeOf, cardsOf(ctx, content))
  );
};

/** The text stays as frozen; changed facts get the catalogue's current value beside them. */
const withFactsToday = (ctx: SharingContext, { chatHistory, ...rest }: SharedContent): SharedContent => {
  const today = factsToday(ctx);
  return {
    ...rest,
    chatHistory: chatHistory.map((message) =>
      message.facts === undefined ? message : { ...message, facts: today(message.facts) },
    ),
  };
};
