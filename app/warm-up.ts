import { hearDespair } from '#features/advisor/domain/care/hear-despair.ts';
import { type Rehearsing, rehearseReply } from '#features/advisor/server/asking/rehearse-reply.ts';
import { namesOf } from '#features/advisor/server/offline/lexicon.ts';
import { catalogueWordsOf } from '#features/advisor/server/reading/catalogue-words.ts';
import { searchFilesOf } from '#features/catalogue/server/shared/search-files.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import { collectGarbage } from '#platform/server/collect-garbage.ts';
import type { Traffic } from '#platform/server/traffic.ts';

const QUESTION = 'easy class on fridays, under 6 hours';

/**
 * Prepares what the first question would wait for, by hearing, reading, answering and checking one: the reader's vocabulary, the
 * catalogue's codes, and the engine's compiled code; the rows that the first visit of the course list asks for; and the files
 * by which topics are searched. Not the index of words, which takes a third of a second and a hundred megabytes that an unused
 * server need not hold.
 *
 * Whoever visits right after the start goes first: all but the rows waits until nobody asks anything, and the files, most of
 * the work, come last.
 *
 * @throws the first thing that could not be made; whoever comes first makes it, and what was to follow
 */
export const warmUp = async (ctx: Rehearsing, { untilQuiet }: Traffic): Promise<void> => {
  // As nearly every browser asks for them; made elsewhere than in this thread.
  await Promise.all([ctx.catalogue.current().rowsBody.in('br'), untilQuiet()]);
  // A server that stops has no first student.
  if (ctx.advisor.replies.isDraining) return;
  await ctx.advisor.readers.readSearch(QUESTION);
  const current = ctx.catalogue.current();
  try {
    hearDespair(QUESTION);
    await rehearseReply(ctx, QUESTION);
    for (const make of [namesOf, catalogueWordsOf, requirementIndexOf]) make(current);
  } finally {
    // Of these and of the start, which left more.
    collectGarbage();
  }
  await untilQuiet();
  if (!ctx.advisor.replies.isDraining) await searchFilesOf(current);
};
