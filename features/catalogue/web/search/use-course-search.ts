import { useLayoutEffect, useMemo, useState } from 'react';
import type { CatalogueClient, CatalogueState } from '../client/catalogue-client.ts';
import { type CourseFilters, needsOf } from '../../domain/search/filters/filters.ts';
import {
  NO_STUDENT_COURSES,
  STUDENT_LISTS,
  type StudentCourses,
} from '../../domain/search/filters/student-courses.ts';
import type { CatalogueAnswer, CatalogueQuery, EndedTerms, ForYou } from '../client/worker-messages.ts';
import type { CourseSearchParams } from './search-params.ts';

/** An answer with the question it belongs to. */
export interface Found {
  asked: CatalogueQuery;
  answer: CatalogueAnswer;
  /** False if rows were still arriving when it was queried. */
  isWhole: boolean;
}

type SearchedView = Pick<CourseSearchParams, 'text' | 'filters' | 'page' | 'expansion'>;

/**
 * Passes on plans and lists only if an active filter uses them: otherwise each change of the plan would repeat the
 * search.
 */
const neededOf = (
  filters: CourseFilters,
  { taken, planned, busy, lists }: StudentCourses,
): StudentCourses => {
  const needs = needsOf(filters);
  const asksForLists = STUDENT_LISTS.some((list) => needs.has(list));
  return {
    taken,
    ...(needs.has('planned')
      ? { planned, ...(busy ? { busy } : {}) }
      : { planned: NO_STUDENT_COURSES.planned }),
    ...(asksForLists && lists ? { lists } : {}),
  };
};

/** Whether a list that a filter needs is still loading. */
const isWaitingFor = (filters: CourseFilters, { lists }: StudentCourses): boolean => {
  const needs = needsOf(filters);
  return STUDENT_LISTS.some((list) => needs.has(list) && lists?.[list] === undefined);
};

const NO_TERMS: EndedTerms = { names: [], said: [] };

/** Enough rows to fill a screen. */
const SCREENFUL = 12;

/**
 * Whether these rows fill a screen of the same view. What is known of the student may have changed, unless a filter
 * depends on it: otherwise it only affects the order.
 */
const isScreenOf = ({ asked, answer }: Found, view: CatalogueQuery): boolean =>
  asked.text === view.text &&
  asked.filters === view.filters &&
  asked.page === view.page &&
  Boolean(asked.forYou) === Boolean(view.forYou) &&
  (asked.student === view.student || needsOf(view.filters).size === 0) &&
  answer.items.length >= SCREENFUL;

/** Prefetches the answer to a text that will be searched when the student pauses. */
export const anticipateSearch = (
  client: CatalogueClient,
  view: SearchedView,
  text: string,
  student: StudentCourses,
  over: EndedTerms,
): void => {
  // Without a text the order is different.
  if (text.trim() === '') return;
  const { filters, expansion } = view;
  if (isWaitingFor(filters, student)) return;
  client.anticipate({ text, filters, student: neededOf(filters, student), page: 1, expansion, over });
};

/**
 * The catalogue's answer for a view: queried again when the view changes and while rows are still arriving. The last
 * answer stays until the next one arrives; answers to outdated queries are dropped.
 *
 * @param student must be the same object while its content is the same
 * @param forYou likewise; null: ordered by code; undefined: not known yet, so nothing is queried
 * @param over likewise
 */
export const useCourseSearch = (
  client: CatalogueClient,
  state: CatalogueState | null,
  { text, filters, page, expansion }: SearchedView,
  student: StudentCourses,
  forYou: ForYou | null | undefined,
  over: EndedTerms = NO_TERMS,
): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  const isWaiting = isWaitingFor(filters, student);
  const { taken, planned, busy, lists } = neededOf(filters, student);
  const asked = useMemo(
    () => ({
      text,
      filters,
      student: { taken, planned, ...(busy ? { busy } : {}), ...(lists ? { lists } : {}) },
      page,
      expansion,
      ...(forYou ? { forYou } : {}),
      over,
    }),
    [text, filters, taken, planned, busy, lists, page, expansion, forYou, over],
  );
  const isSearched = text.trim() !== '';
  const here = (isSearched ? state?.indexed : state?.loaded) ?? 0;
  const isThere = here > 0 && forYou !== undefined;
  // A list without a text is whole before its rows are indexed.
  const isWhole = state?.status !== 'loading' || (!isSearched && state.isListed);
  // A change of any of these means that the same query may have a new answer.
  const rows = `${state?.fetched.at} ${here} ${isWhole}`;
  const edition = isSearched
    ? `${rows} ${state?.status} ${state?.descriptions === 'ready'} ${state?.isExpanded}`
    : rows;
  const question = useMemo(() => ({ asked, edition }), [asked, edition]);
  const ready = useMemo(() => {
    const answer = isThere && !isWaiting ? client.answerTo(question.asked) : null;
    return answer && { asked: question.asked, answer, isWhole };
  }, [client, question, isThere, isWaiting, isWhole]);
  if (ready && ready !== found) setFound(ready);
  // While a list without a text loads, every batch of rows would reorder it: its first page stays until all have loaded.
  const isKept = !isWhole && !isSearched && found !== null && isScreenOf(found, question.asked);
  // Before paint: the worker searches while this thread renders.
  useLayoutEffect(() => {
    if (!isThere || isWaiting || ready || isKept) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await client.search(question.asked);
      if (isCurrent && answer) setFound({ asked: question.asked, answer, isWhole });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [client, question, isThere, isWaiting, isWhole, ready, isKept]);
  return isThere && !isWaiting ? (ready ?? found) : null;
};
