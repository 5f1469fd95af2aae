import { useCallback, useEffect, useMemo, useState } from 'react';
import { NO_STUDENT_COURSES, type StudentCourses } from '../../domain/search/student-courses.ts';
import type { CatalogueState } from '../client/catalogue-client.ts';
import { useCatalogue } from '../client/use-catalogue.ts';
import type { FoundTags } from '../../domain/search/found-tags.ts';
import { readSearchParams } from '../search/search-params.ts';

/** A search of the course list that is kept. */
export interface KeptSearch {
  id: string;
  /** What stands behind the `?` of its address. */
  address: string;
  /** Codes that it found before; null where that is not known. */
  known: readonly string[] | null;
}

const queryOf = ({ address, known }: Omit<KeptSearch, 'id'>, student: StudentCourses, most: number) => {
  const { text, filters, expansion } = readSearchParams(new URLSearchParams(address));
  return { text, filters, expansion, student, known, most };
};

/** Whether everything that a search looks into is here; another backend may have no topics. */
const isReady = (state: CatalogueState | null, address: string): boolean => {
  if (state?.status !== 'complete') return false;
  const { text, expansion } = readSearchParams(new URLSearchParams(address));
  if (text === '' || state.version === null) return true;
  return state.descriptions === 'ready' && (state.isExpanded || !expansion);
};

/**
 * What each of these searches finds now, by its id; one is missing until the catalogue has come, with topics where it
 * has a text.
 *
 * @param searches the same objects while they say the same
 * @param most codes to answer
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

/** Asks what the search of an address finds now; null where that cannot be said yet. */
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
