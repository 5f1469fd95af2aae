import type { SearchInput } from '../../../domain/reading/request.ts';
import { type Script, askTool, askToolForEach } from '../script.ts';
import { listed, quoted } from '../wording.ts';
import type { Found } from './course-list.ts';

export interface TopicSearch {
  /** The search that was finally made. */
  search: SearchInput;
  /** Null if the tool could not answer. */
  found: Found | null;
  /** Which words of the topic were dropped; null if none. */
  said: string | null;
}

export const isAboutSomething = ({ text, topics }: SearchInput): boolean =>
  text !== undefined || topics !== undefined;

const MOST_WORDS = 8;
const MUCH_MORE = 2;

/**
 * Searches. If no course of the catalogue has all the words of a topic, words that occur nowhere are dropped, which the
 * answer says; the rest is searched together, then one by one. Never silently less than was requested.
 */
export function* searchByTopic(search: SearchInput): Script<TopicSearch> {
  const found = yield* askTool('search_courses', search);
  const words = [...new Set([search.text ?? '', ...(search.topics ?? [])].join(' ').split(' '))]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (found === null || found.all_words || words.length < 2) return { search, found, said: null };
  const { text: _text, topics: _topics, ...rest } = search;
  const each = yield* askToolForEach(
    'search_courses',
    words.map((word) => ({ text: word, limit: 1 })),
  );
  const totalOf = (word: string): number => {
    const answer = each[words.indexOf(word)];
    return answer?.all_words ? answer.total : 0;
  };
  const known = words.filter((word) => totalOf(word) > 0);
  if (known.length === 0) return { search, found, said: null };
  const together: SearchInput = { ...rest, text: known.join(' ') };
  const all = known.length < words.length ? yield* askTool('search_courses', together) : null;
  const unknown = words.filter((word) => !known.includes(word));
  if (all?.all_words)
    return { search: together, found: all, said: `I found no course that mentions ${said(unknown, 'or')}.` };
  // "History of jazz": rare words identify the topic, frequent ones do not.
  const rarest = Math.min(...known.map(totalOf));
  const telling = known.filter((word) => totalOf(word) <= rarest * MUCH_MORE);
  const anyOf: SearchInput = { ...rest, topics: telling };
  const any = yield* askTool('search_courses', anyOf);
  if (any === null) return { search, found, said: null };
  const missing =
    known.length < words.length
      ? `I found no course that mentions ${said(unknown, 'or')}`
      : `I found no course that mentions ${said(known, 'and')} together`;
  return { search: anyOf, found: any, said: `${missing}, so these have only a part of it.` };
}

const said = (words: readonly string[], joint: string): string =>
  listed(
    words.map((word) => `“${quoted(word)}”`),
    joint,
  );
