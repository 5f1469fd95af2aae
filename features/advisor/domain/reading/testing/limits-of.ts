import type { SearchInput } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { type Said, understand } from '../understand.ts';

/** The limits of the wish after these messages, without what they are about; null if it is none. */
export const limitsOf = (...messages: string[]): Partial<SearchInput> | null => {
  const said = messages.map((text): Said => ({ role: 'user', text }));
  const [request] = understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;
  if (request?.kind !== 'recommend') return null;
  const { subjects: _subjects, terms: _terms, text: _text, topics: _topics, ...limits } = request.wish.search;
  return withoutBoth(limits);
};

/** "Tuesdays and Thursdays": both, and no other. */
const withoutBoth = (limits: Partial<SearchInput> | null): Partial<SearchInput> | null => {
  if (limits?.days === undefined) return limits;
  const { meets_on: _both, ...others } = limits;
  return others;
};
