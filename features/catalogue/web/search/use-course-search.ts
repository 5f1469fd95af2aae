import { useLayoutEffect, useMemo, useState } from 'react';
import type { CatalogueClient, CatalogueState } from '../client/catalogue-client.ts';
import { needsOf } from '../../domain/search/filters.ts';
import { NO_STUDENT_COURSES } from '../../domain/search/student-filters.ts';
import type { CatalogueAnswer, CatalogueQuery } from '../client/worker-messages.ts';
import type { CourseSearchParams } from './search-params.ts';

/** An answer with the question it belongs to. */
export interface Found {
  asked: CatalogueQuery;
  answer: CatalogueAnswer;
}

/**
 * What the catalogue answers to a view: asked again when the view changes and while rows still arrive. The last answer stays until
 * the next is there; answers to questions that are no longer asked are dropped.
 *
 * @param taken codes of the courses the student has taken
 */
export const useCourseSearch = (
  client: CatalogueClient,
  state: CatalogueState | null,
  { text, filters, page, descriptions, picks }: CourseSearchParams,
  taken: readonly string[],
): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  // Told only as far as a filter asks, so that a pick alone is no new question.
  const needs = needsOf(filters);
  const told = needs.has('taken') ? taken : NO_STUDENT_COURSES.taken;
  const picked = needs.has('picked') ? picks : NO_STUDENT_COURSES.picked;
  const asked = useMemo(
    () => ({ text, filters, student: { taken: told, picked }, page, descriptions }),
    [text, filters, told, picked, page, descriptions],
  );
  const isThere = state !== null && state.loaded > 0;
  // Each of these changes when another answer is to be expected to the same question.
  const edition = `${state?.fetched.at} ${state?.loaded} ${state?.status} ${state?.descriptions === 'ready'}`;
  const question = useMemo(() => ({ asked, edition }), [asked, edition]);
  // Not after the paint: the worker searches while this side draws.
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await client.search(question.asked);
      if (isCurrent && answer) setFound({ asked: question.asked, answer });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [client, question, isThere]);
  return isThere ? found : null;
};
