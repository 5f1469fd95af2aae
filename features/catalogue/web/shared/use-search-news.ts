import { useCallback, useEffect, useMemo, useState } from 'react';
import { NO_STUDENT_COURSES, type StudentCourses } from '../../domain/search/filters/student-courses.ts';
import type { CatalogueState } from '../client/catalogue-client.ts';
import { useCatalogue } from '../client/use-catalogue.ts';
import type { FoundTags } from '../../domain/search/filters/found-tags.ts';
import { readSearchParams } from '../search/search-params.ts';

/** A saved search of the course list. */
export interface KeptSearch {
  id: string;
  /** Its query string. */
  address: string;
  /** Codes that it found before; null if unknown. */
  known: readonly string[] | null;
}

const queryOf = ({ address, known }: Omit<KeptSearch, 'id'>, student: StudentCourses, most: number) => {
  const { text, filters, expansion } = readSearchParams(new URLSearchParams(address));
  return { text, filters, expansion, student, known, most };
};

/** Whether everything that a search needs has loaded; another backend may have no topics. */
const isReady = (state: CatalogueState | null, address: string): boolean => {
  if (state?.status !== 'complete') return false;
  const { text, expansion } = readSearchParams(new URLSearchParams(address));
  if (text === '' || state.version === null) return true;
  return state.descriptions === 'ready' && (state.isExpanded || !expansion);
};

/**
 * The current results of each search, by id; absent until the catalogue has loaded, including topics if the search has
 * a text.
 *
 * @param searches must be the same objects while their content is the same
 * @param most maximum number of codes to return
 */
export const useSearchNews = (
  searches: readonly KeptSearch[],
  most: number,
  student: StudentCourses = NO_STUDENT_COURSES,
): ReadonlyMap<string, FoundTags> => {
  const { client, state } = useCatalogue();
  const [news, setNews] = useState<{ of: object; found: ReadonlyMap<string, FoundTags> } | null>(null);
  const edition = `${state?.fetched.at} ${state?.status} ${state?.descriptions} ${state?.isExpanded}`;
  const question = useMemo(() => ({ searches, student, edition }), [searches, student, edition]);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = new Map<string, FoundTags>();
      for (const search of question.searches) {
        if (!isReady(client.getState(), search.address)) continue;
        const answer = await client.tags(queryOf(search, question.student, most));
        if (!isWanted) return;
        if (answer) found.set(search.id, answer);
      }
      setNews({ of: question, found });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [client, question, most]);
  return news?.of === question ? news.found : NONE;
};

const NONE: ReadonlyMap<string, FoundTags> = new Map();

/** Returns a function that finds the current results of a URL's search; null if that is not possible yet. */
export const useTagFinder = () => {
  const { client } = useCatalogue();
  return useCallback(
    async (address: string, student: StudentCourses, most: number): Promise<FoundTags | null> =>
      isReady(client.getState(), address)
        ? client.tags(queryOf({ address, known: null }, student, most))
        : null,
    [client],
  );
};
