import { type ReactNode, use, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Pager } from '#platform/ui/controls/pager.tsx';
import { later } from '#platform/ui/later.tsx';
import { useHeldLaterParts } from '#platform/ui/later-parts.ts';
import { useMedia } from '#platform/web/page/use-media.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { useTitle } from '#platform/web/page/use-title.ts';
import type { Facets } from '../domain/search/filters/facets.ts';
import { chipsOf, chipText, type NameOfValue } from '../domain/search/filters/filter-chips.ts';
import {
  activeFilters,
  type CourseFilters,
  type Facts,
  narrowingKeys,
  withFacts,
} from '../domain/search/filters/filters.ts';
import {
  NO_STUDENT_COURSES,
  savedList,
  type StudentCourses,
  type StudentLists,
} from '../domain/search/filters/student-courses.ts';
import type { CatalogueState } from './client/catalogue-client.ts';
import { useCatalogue } from './client/use-catalogue.ts';
import type { CompareBarProps } from './search/results/compare-bar.tsx';
import type { CourseDialogProps } from './search/course/course-dialog.tsx';
import { FilterBar } from './search/filters/filter-bar.tsx';
import { CatalogueStatus } from './search/catalogue-status.tsx';
import { PicksContext, pickWords } from './search/results/pick-controls.tsx';
import { ListHeading } from './search/list-heading.tsx';
import { ListOrder } from './search/results/list-order.tsx';
import { ResultsHead } from './search/results/results-head.tsx';
import { Results } from './search/results/results.tsx';
import { SearchBox } from './search/search-box.tsx';
import type { SearchedTooProps } from './search/searched-too.tsx';
import { useAnnouncedResults } from './search/use-announced-results.ts';
import { useSentenceRead } from './search/use-sentence-read.ts';
import { useSentences } from './search/use-sentences.ts';
import { anticipateSearch, type Found, useCourseSearch } from './search/use-course-search.ts';
import { type CourseRef, type CourseSearchParams, writeSearchParams } from './search/search-params.ts';
import { useCourseSearchParams } from './search/use-search-params.ts';
import { useKeptPicks } from './search/results/use-kept-picks.ts';
import { useFilterChoices } from './search/filters/use-filter-choices.ts';
import { useForYou } from './search/use-for-you.ts';
import type { CountedControlsProps } from './search/filters/filter-panel.tsx';
import { type CoursePlan, CoursePlanContext } from './shared/course-plan.ts';
import type { ProfileAims } from './shared/profile-aims.ts';
import type { ReadSentence } from './shared/read-sentence.ts';
import { SavedCoursesContext } from './shared/saved-courses.ts';

export interface CourseSearchPageProps {
  /** Codes of the courses taken. */
  taken?: readonly string[];
  plan?: CoursePlan | null;
  /** What the profile says; null without one, undefined while loading. */
  aims?: ProfileAims | null | undefined;
  /** Further lists that filters use; a filter waits for a list that is still loading. */
  lists?: StudentLists;
  /** Renders the actions for saving a search. */
  keepSearch?: (search: SearchToKeep) => ReactNode;
  /** Parses a sentence in the search box into filters. */
  readSentence?: ReadSentence;
}

/** A search that can be saved. */
export interface SearchToKeep {
  /** Its query string, without open panels or picked courses. */
  address: string;
  /** Describes the search in words. */
  words: string;
  student: StudentCourses;
  /** There is room only for an icon. */
  isCompact: boolean;
}

const CompareBar = later<CompareBarProps>(
  async () => (await import('./search/results/compare-bar.tsx')).CompareBar,
  {
    when: ({ picks }) => picks.length > 0,
  },
);
const CourseDialog = later<CourseDialogProps>(
  async () => (await import('./search/course/course-dialog.tsx')).CourseDialog,
  { when: ({ opened }) => opened !== null },
);

const FilterPanel = later<CountedControlsProps>(
  async () => (await import('./search/filters/filter-panel.tsx')).FilterPanel,
);
const SearchedToo = later<SearchedTooProps>(
  async () => (await import('./search/searched-too.tsx')).SearchedToo,
);
const DebugPanel = later<{ found: Found | null; state: CatalogueState | null }>(
  async () => (await import('./search/debug-panel.tsx')).DebugPanel,
);

const NO_LISTS: StudentLists = {};
const NO_CODES: ReadonlySet<string> = new Set();
const NO_SCHEMES: Facets['schemes'] = [];

/** So long after a turn of the page presses on the list are still meant for the pager. */
const TURN_MS = 400;

/**
 * Find, open and compare courses. The whole state is in the URL, except what the student has taken and planned.
 *
 * @param props.plan null if planning is not available
 */
export function CourseSearchPage({
  taken = NO_STUDENT_COURSES.taken,
  plan = null,
  keepSearch,
  readSentence,
  lists: given = NO_LISTS,
  ...rest
}: CourseSearchPageProps) {
  const aims = 'aims' in rest ? rest.aims : null;
  useTitle('Course Search');
  const { client, state } = useCatalogue();
  useHeldLaterParts(state === null || (state.status === 'loading' && !state.isListed));
  const { view, changes } = useCourseSearchParams();
  const planned = plan?.courses ?? NO_STUDENT_COURSES.planned;
  const busy = plan?.busy;
  const saved = use(SavedCoursesContext);
  const codesSaved = saved ? saved.codes : NO_CODES;
  const lists = useMemo(
    () => (codesSaved ? { ...given, saved: savedList(codesSaved) } : given),
    [given, codesSaved],
  );
  const student = useMemo(
    () => ({ taken, planned, ...(busy ? { busy } : {}), lists }),
    [taken, planned, busy, lists],
  );
  const { isOrdered, terms, forYou, over } = useForYou(view, aims, plan, state);
  const found = useCourseSearch(client, state, view, student, forYou, over);
  const answer = useSentences(found);
  const { choices, nameOf, asOf } = useFilterChoices(state, lists);
  const isWide = useMedia('(min-width: 48rem)');
  // Narrower, its columns would cut off names and figures.
  const isTable = useMedia('(min-width: 64rem)');
  const results = useRef<HTMLElement>(null);
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSearched = view.text.trim() !== '';
  // Rows or descriptions are still loading, so the results are incomplete.
  const isPartial =
    (state?.status === 'loading' && (isSearched || !state.isListed)) ||
    found?.isWhole === false ||
    (isSearched && state?.descriptions === 'loading');
  const isFailed = state?.status === 'failed';
  useAnnouncedResults(found, state, isPartial);
  useKeptPicks(view.picks, changes.restorePicks);

  const turnPage = (page: number): void => {
    changes.setPage(page);
    const list = results.current;
    if (!list) return;
    list.scrollIntoView();
    // The next of several quick presses would open the course that comes under the pointer.
    list.style.pointerEvents = 'none';
    clearTimeout(turning.current);
    turning.current = setTimeout(() => (list.style.pointerEvents = ''), TURN_MS);
  };
  const opened = view.opened;
  const row = opened
    ? found?.answer.items.find(
        ({ row: { class_tag, class_number } }) =>
          class_tag === opened.tag && (class_number === opened.classNumber || opened.classNumber === null),
      )?.row
    : undefined;

  const { rating = true, hours = true } = state?.rated ?? {};
  const rated = useMemo(() => ({ rating, hours }), [rating, hours]);
  const has: Facts = state?.facets?.has ?? rated;
  const { filters } = view;
  const asked = useMemo(() => withFacts(filters, has), [filters, has]);
  const offer = useSentenceRead(readSentence, view.text, filters, has, nameOf);
  const isNarrowed = isSearched || Object.keys(activeFilters(asked)).length > 0;
  const keep = useKeep(keepSearch, isNarrowed, {
    address: addressOf(view),
    words: wordsOf(view.text, asked, nameOf),
    student,
    isCompact: !isWide,
  });
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const panelId = useId();
  const controls = {
    choices,
    has,
    schemes: state?.facets?.schemes ?? NO_SCHEMES,
    asOf,
    filters: view.filters,
    onFilters: changes.setFilters,
    planned: planned.length,
    taken: taken.length,
    client,
    groups: lists.groups,
    ...(state?.facets ? { weekend: state.facets.weekend } : {}),
  };
  const counted = state?.status === 'complete' ? (found?.asked ?? null) : null;
  const isBeside = isWide && isPanelOpen;
  const listIndependent = useCallback(
    () => changes.setFilters({ ...filters, isIndependentToo: true }),
    [changes, filters],
  );
  const order =
    isOrdered && !isFailed && (isPartial || found?.answer.total !== 0) ? (
      <ListOrder
        aims={aims}
        hasList={found !== null}
        order={view.order}
        terms={terms}
        fitting={isPartial ? null : (found?.answer.fitting ?? null)}
        onOrder={changes.setOrder}
      />
    ) : null;
  const announce = useAnnouncer();
  const picks = useMemo(
    () => ({
      picks: view.picks,
      togglePick: (course: CourseRef) => {
        announce(pickWords(view.picks, course));
        changes.togglePick(course);
      },
    }),
    [view.picks, changes, announce],
  );

  return (
    <CoursePlanContext value={plan}>
      <PicksContext value={picks}>
        <div
          className={`mx-auto flex w-full flex-1 flex-col px-4 pt-2 md:pt-3 ${isBeside ? 'max-w-[100rem]' : 'max-w-[80rem]'}`}
        >
          <div className="flex-1 pb-6">
            <ListHeading
              state={state}
              isIndependentToo={filters.isIndependentToo}
              isNarrowed={isSearched || narrowingKeys(asked).length > 0}
              over={over.said}
              listed={isWide || isSearched ? null : (found?.answer.total ?? null)}
            />
            <div className="mt-1 md:mt-2">
              <SearchBox
                text={view.text}
                onSearch={changes.setText}
                onTyping={(text) => anticipateSearch(client, view, text, student, over)}
                found={found}
                isPartial={isPartial}
                offer={offer}
                onTake={({ text, filters: read }) => changes.take(text, read)}
                order={isWide ? order : null}
                beside={
                  found ? (
                    <SearchedToo
                      also={found.answer.also}
                      close={found.answer.close}
                      expansion={view.expansion}
                      onExpansion={changes.setExpansion}
                      isWide={isWide}
                    />
                  ) : null
                }
              />
            </div>
            <FilterBar
              {...controls}
              asked={view.isFiltering ? counted : null}
              isWide={isWide}
              isPanelOpen={isPanelOpen}
              onPanel={setIsPanelOpen}
              panelId={panelId}
              isFiltering={view.isFiltering}
              onFiltering={changes.setFiltering}
              onClear={changes.clear}
              nameOf={nameOf}
              keep={keep}
              results={isWide ? null : (found?.answer.total ?? null)}
              isPartial={isPartial}
            />
            <div
              className={
                isBeside ? 'xl:grid xl:grid-cols-[18rem_minmax(0,1fr)] xl:items-start xl:gap-x-5' : ''
              }
            >
              {isBeside ? (
                <aside
                  id={panelId}
                  aria-label="More filters"
                  className="mt-2 xl:sticky xl:top-16 xl:max-h-[calc(100dvh-4.5rem)] xl:overflow-y-auto"
                >
                  <FilterPanel {...controls} asked={counted} />
                </aside>
              ) : null}
              <div className="min-w-0">
                {state ? <CatalogueStatus client={client} state={state} isSearched={isSearched} /> : null}
                <section ref={results} aria-label="Results" className="scroll-mt-16 md:mt-2">
                  <ResultsHead
                    filters={asked}
                    onFilters={changes.setFilters}
                    onClear={changes.clear}
                    nameOf={nameOf}
                    answer={found?.answer ?? null}
                    isWide={isWide}
                    isPartial={isPartial}
                  />
                  {isWide ? null : order}
                  <Results
                    answer={answer}
                    isFailed={isFailed}
                    isEmpty={state?.status === 'complete' && state.total === 0}
                    isNarrowed={isNarrowed}
                    isPartial={isPartial}
                    isWhole={found?.isWhole !== false}
                    isTable={isTable}
                    rated={rated}
                    filters={asked}
                    nameOf={nameOf}
                    changes={changes}
                    onIndependent={listIndependent}
                    onRetry={client.reload}
                  />
                </section>
                {found && found.answer.total > 0 ? (
                  <div className="mt-4">
                    <Pager
                      // As asked for: another press may come before the answer.
                      page={Math.min(view.page, found.answer.pages)}
                      pages={found.answer.pages}
                      results={found.answer.total}
                      isPartial={isPartial}
                      onPage={turnPage}
                    />
                  </div>
                ) : null}
              </div>
            </div>
            <DebugPanel found={found} state={state} />
          </div>
          <CompareBar
            picks={view.picks}
            isComparing={view.isComparing}
            onPick={picks.togglePick}
            onClear={changes.clearPicks}
            onComparing={changes.setComparing}
          />
          <CourseDialog opened={opened} row={row} rated={rated} onOpen={changes.open} />
        </div>
      </PicksContext>
    </CoursePlanContext>
  );
}

/** Actions for saving a search; the same element as long as the search is the same. */
const useKeep = (
  keepSearch: CourseSearchPageProps['keepSearch'],
  isNarrowed: boolean,
  { address, words, student, isCompact }: SearchToKeep,
): ReactNode =>
  useMemo(
    () => (keepSearch && isNarrowed ? keepSearch({ address, words, student, isCompact }) : null),
    [keepSearch, isNarrowed, address, words, student, isCompact],
  );

/** A search in words: `rivers, Level is not Graduate`. */
const wordsOf = (text: string, asked: CourseFilters, nameOf: NameOfValue): string =>
  [text.trim(), ...chipsOf(asked, nameOf).map(chipText)].filter((part) => part !== '').join(', ') ||
  'All courses';

/** The query string of a search alone, at its first page. */
const addressOf = (view: CourseSearchParams): string =>
  writeSearchParams({
    ...view,
    page: 1,
    opened: null,
    picks: [],
    isComparing: false,
    isFiltering: false,
  }).toString();
