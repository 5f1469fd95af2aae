import type { SignedIn } from '#platform/server/context.ts';
import type { CallResponse, VerbInput } from '#platform/contract/call.ts';
import type { findSentences as contract } from '../contract.ts';
import { identityOf } from '../domain/search/duplicates.ts';
import { bestSentence, ownWordsOf } from '../domain/search/topics/best-sentence.ts';
import { searchList } from '../domain/search/index/search-asked.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { perCatalogue } from './shared/per-catalogue.ts';
import { searchIndexOf } from './shared/search-index.ts';

const descriptionsOf = perCatalogue(
  ({ courses }) => new Map(courses.map((course) => [identityOf(course), course.description])),
);

/** The matching sentences of descriptions; courses that the catalogue does not have are skipped. */
export const findSentences = async (
  ctx: SignedIn<CatalogueContext>,
  { text, expansion, courses }: VerbInput<typeof contract>,
): Promise<CallResponse<typeof contract>> => {
  const catalogue = ctx.catalogue.current();
  const index = await searchIndexOf(catalogue);
  const stems = new Set(searchList(index, text, expansion).stems);
  const own = ownWordsOf(text);
  const descriptions = descriptionsOf(catalogue);
  return {
    sentences: courses.flatMap((course) => {
      const sentence = bestSentence(descriptions.get(identityOf(course)) ?? '', stems, own);
      return sentence === null ? [] : { ...course, ...sentence };
    }),
  };
};
