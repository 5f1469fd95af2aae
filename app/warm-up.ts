import { hearDespair } from '#features/advisor/domain/care/hear-despair.ts';
import { type Rehearsing, rehearseReply } from '#features/advisor/server/asking/rehearse-reply.ts';
import { namesOf } from '#features/advisor/server/offline/lexicon.ts';
import { catalogueWordsOf } from '#features/advisor/server/reading/catalogue-words.ts';
import { searchFilesOf } from '#features/catalogue/server/shared/search-files.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import { collectGarbage } from '#platform/server/collect-garbage.ts';

const QUESTION = 'easy class on fridays, under 6 hours';

/**
 * Prepares what the first question would wait for, by hearing, reading, answering and checking one: the reader's vocabulary, the
 * catalogue's codes, and the engine's compiled code; the rows that the first visit of the course list asks for; and the files
 * by which topics are searched. Not the index of words, which takes a third of a second and a hundred megabytes that an unused
 * server need not hold.
 *
 * @throws what could not be made, after all the rest; whoever comes first then does it again
 */
export const warmUp = async (ctx: Rehearsing): Promise<void> => {
  const current = ctx.catalogue.current();
  // Each elsewhere than in this thread; the list of courses as nearly every browser asks for it.
  const elsewhere = [
    ctx.advisor.readers.readSearch(QUESTION),
    searchFilesOf(current),
    current.rowsBody.in('br'),
  ] as const;
  await Promise.allSettled(elsewhere);
  // A server that stops has no first student.
  if (ctx.advisor.replies.isDraining) return;
  try {
    hearDespair(QUESTION);
    await rehearseReply(ctx, QUESTION);
    for (const make of [namesOf, catalogueWordsOf, requirementIndexOf]) make(current);
  } finally {
    // Of these and of the start, which left more.
    collectGarbage();
  }
  await Promise.all(elsewhere);
};
