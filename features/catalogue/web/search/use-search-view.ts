import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type CourseFilters, NO_FILTERS } from '../../domain/search/filters.ts';
import { type CourseRef, isSameRef, MAX_PICKS, readView, type SearchView, writeView } from './search-view.ts';

export interface SearchViewChanges {
  /** Typing goes on in the same entry of the history. */
  setText: (text: string) => void;
  setFilters: (filters: CourseFilters) => void;
  setPage: (page: number) => void;
  setDescriptions: (descriptions: boolean) => void;
  /** Text and filters back to nothing. */
  clear: () => void;
  open: (course: CourseRef | null) => void;
  /** Picks a course for comparison, or puts it back. */
  togglePick: (course: CourseRef) => void;
  clearPicks: () => void;
  setComparing: (isComparing: boolean) => void;
}

/**
 * The view that the address says, and the ways to change it. A change shows at once; the address, which the router changes when it
 * finds time, follows. A change of text or filters begins at the first page. The parts of the view stay the same objects while they
 * say the same, and the changes always do, so that rows are not drawn for nothing.
 */
export const useSearchView = (): { view: SearchView; changes: SearchViewChanges } => {
  const [params] = useSearchParams();
  const address = params.toString();
  const [shown, setShown] = useState({ address, search: address });
  if (shown.address !== address) setShown({ address, search: address });
  const read = readView(new URLSearchParams(shown.address === address ? shown.search : address));
  const view: SearchView = {
    ...read,
    filters: useStable(read.filters),
    picks: useStable(read.picks),
    opened: useStable(read.opened),
  };
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  const navigate = useNavigate();
  const changes = useMemo(() => {
    const show: Show = (part, replace = false) => {
      latest.current = { ...latest.current, ...part };
      const search = writeView(latest.current).toString();
      setShown((was) => ({ ...was, search }));
      void navigate({ search: search === '' ? '' : `?${search}` }, { replace, preventScrollReset: true });
    };
    // oxlint-disable-next-line react/refs -- read by the changes only, which are made in answer to events
    return changesOf(() => latest.current, show);
  }, [navigate]);
  return { view, changes };
};

type Show = (changes: Partial<SearchView>, replace?: boolean) => void;

/** The same object as long as it says the same. Plain data only. */
const useStable = <T>(value: T): T => {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
};

const changesOf = (latest: () => SearchView, show: Show): SearchViewChanges => ({
  setText: (text) => show({ text, page: 1 }, true),
  setFilters: (filters) => show({ filters, page: 1 }),
  setPage: (page) => show({ page }),
  setDescriptions: (descriptions) => show({ descriptions, page: 1 }),
  clear: () => show({ text: '', filters: NO_FILTERS, page: 1 }),
  open: (opened) => show({ opened }),
  togglePick: (course) => {
    const { picks } = latest();
    const others = picks.filter((pick) => !isSameRef(pick, course));
    if (others.length < picks.length) show({ picks: others }, true);
    else if (others.length < MAX_PICKS) show({ picks: [...others, course] }, true);
  },
  clearPicks: () => show({ picks: [], isComparing: false }, true),
  setComparing: (isComparing) => show({ isComparing }),
});
