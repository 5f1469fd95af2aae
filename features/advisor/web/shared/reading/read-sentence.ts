import { readFilters } from '#features/catalogue/domain/search/filters/filter-address.ts';
import type { ReadSentence } from '#features/catalogue/web/shared/read-sentence.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import * as contract from '../../../reading.contract.ts';

/** Asks the server, which has no model do it. */
export const readSentence: ReadSentence = async (text, signal) => {
  const { filters, ...read } = await callApi(contract.readSearch, { q: text }, { signal });
  return { ...read, filters: readFilters(new URLSearchParams(filters)) };
};
