import { hearDespair } from '#features/advisor/domain/care/hear-despair.ts';
import { namesOf } from '#features/advisor/server/offline/lexicon.ts';
import { catalogueWordsOf } from '#features/advisor/server/reading/catalogue-words.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import { searchCourses } from '#features/catalogue/server/shared/search-courses.ts';
import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import { collectGarbage } from '#platform/server/collect-garbage.ts';
import type { TextReader } from './text-reader.ts';

const QUESTION = 'easy class on fridays, under 6 hours';

/**
 * Prepares what the first question would wait for, by reading, searching and checking one: the reader's vocabulary, the
 * catalogue's codes, and the engine's compiled code; and the rows that the first visit of the course list asks for. Not the
 * index of words, which takes a hundred megabytes that an unused server need not hold.
 *
 * @throws what the reader's thread throws; the first question then does it again
 */
export const warmUp = async (
  ctx: Pick<CatalogueContext, 'catalogue' | 'clock' | 'settings'>,
  reader: Pick<TextReader, 'understand' | 'accountFor'>,
): Promise<void> => {
  // Before code is compiled, which it would let go of, too.
  collectGarbage();
  const current = ctx.catalogue.current();
  hearDespair(QUESTION);
  const { assistant, product, name: university } = current.university;
  const understood = reader.understand([{ role: 'user', text: QUESTION }], {
    today: todayOf(ctx).toISOString().slice(0, 10),
    assistant,
    product,
    university,
  });
  // While the reader's thread starts: the list of courses as nearly every browser asks for it.
  await Promise.all([understood, current.rowsBody.in('br')]);
  await reader.accountFor(QUESTION, [], null);
  for (const make of [namesOf, catalogueWordsOf, requirementIndexOf]) make(current);
  await searchCourses(ctx, { maxHours: 6, meetsOn: ['Fri'], sort: 'rating' });
};
