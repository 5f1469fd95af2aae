import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useNewestLocation } from '#platform/web/router/use-newest-location.ts';
import { type CourseFilters, NO_FILTERS } from '../../domain/search/filters/filters.ts';
import { MAX_COMPARED } from '../../domain/comparison-limits.ts';
import {
  type CourseRef,
  isSameRef,
  type ListOrder,
  readSearchParams,
  type CourseSearchParams,
  writeSearchParams,
} from './search-params.ts';

export interface SearchParamsChanges {
  /** Typing replaces the current history entry. */
  setText: (text: string) => void;
  setFilters: (filters: CourseFilters) => void;
  /** Sets text and filters together. */
  take: (text: string, filters: CourseFilters) => void;
  setPage: (page: number) => void;
  setOrder: (order: ListOrder) => void;
  setExpansion: (expansion: boolean) => void;
  /** Resets text and filters. */
  clear: () => void;
  open: (course: CourseRef | null) => void;
  /** Adds a course to the comparison, or removes it. */
  togglePick: (course: CourseRef) => void;
  clearPicks: () => void;
  /** Restores these picks. */
  restorePicks: (picks: readonly CourseRef[]) => void;
  setComparing: (isComparing: boolean) => void;
  /** Opens or closes the filters of a narrow screen; Back closes them too, and what was chosen stays. */
  setFiltering: (isFiltering: boolean) => void;
}

/**
 * The view in the URL, and the functions to change it. A change shows immediately; the URL, which the router updates
 * when it has time, follows. A change of text or filters resets the page. The parts of the view and the functions keep
 * their identity while unchanged, so that rows are not rerendered unnecessarily.
 */
export const useCourseSearchParams = (): { view: CourseSearchParams; changes: SearchParamsChanges } => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const address = params.toString();
  const [shown, setShown] = useState({ address, search: address });
  if (shown.address !== address) setShown({ address, search: address });
  const read = readSearchParams(new URLSearchParams(shown.address === address ? shown.search : address));
  const view: CourseSearchParams = {
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
  const newest = useNewestLocation();
  const [waiting] = useState(() => new Waiting());
  useEffect(() => () => waiting.forget(), [waiting]);
  const changes = useMemo(() => {
    const show: Show = (part, { replace = false, isHurried = false } = {}) => {
      waiting.run();
      latest.current = { ...latest.current, ...part };
      const search = writeSearchParams(latest.current).toString();
      setShown((was) => ({ ...was, search }));
      const asked = newest();
      const go = (): void => {
        // It may run late, when the student has asked for another place.
        if (newest().key !== asked.key) return;
        void navigate({ search: search === '' ? '' : `?${search}` }, { replace, preventScrollReset: true });
      };
      // Typed before a link to another screen was followed, and noticed after it.
      if (isHurried && asked.pathname !== pathname) return;
      if (isHurried) waiting.put(go);
      else go();
    };
    const goBack = (): void => void navigate(-1);
    // oxlint-disable-next-line react/refs -- only read by the change functions, which run in event handlers
    return changesOf(() => latest.current, show, goBack);
  }, [navigate, newest, pathname, waiting]);
  useEffect(() => {
    // Back right after a change, before the router has rendered it: the router then renders the URL it rendered last,
    // which would look here as if nothing had happened.
    const showPopped = (): void => {
      if (globalThis.location.pathname !== pathname) return;
      waiting.forget();
      const popped = new URLSearchParams(globalThis.location.search);
      setShown((was) => ({ ...was, search: popped.toString() }));
      changes.leaveFilters(popped);
    };
    globalThis.addEventListener('popstate', showPopped);
    return () => globalThis.removeEventListener('popstate', showPopped);
  }, [pathname, waiting, changes]);
  return { view, changes };
};

interface ShowOptions {
  replace?: boolean;
  /** The URL may follow after the results have been painted: updating the router costs as much as rendering them. */
  isHurried?: boolean;
}
type Show = (changes: Partial<CourseSearchParams>, options?: ShowOptions) => void;

const WAIT_MS = 100;

/** A deferred action, run a moment later or before whatever comes next. */
class Waiting {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #what: (() => void) | null = null;

  put(what: () => void): void {
    this.#what = what;
    this.#timer = setTimeout(() => this.run(), WAIT_MS);
  }

  run(): void {
    const what = this.#what;
    this.forget();
    what?.();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#what = null;
  }
}

/** Keeps the same object while its content is equal. Plain data only. */
const useStable = <T>(value: T): T => {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
};

interface LeavingFilters {
  /** Back led here: what was chosen in the open filters stays, as a history entry of its own. */
  leaveFilters: (popped: URLSearchParams) => void;
}

const changesOf = (
  latest: () => CourseSearchParams,
  show: Show,
  goBack: () => void,
): SearchParamsChanges & LeavingFilters => {
  /** While the filters are open: the URL when they were opened, and what is chosen. The router may be back already. */
  let open: { at: string; filters: CourseFilters } | null = null;
  return {
    setText: (text) => show({ text, page: 1 }, { replace: true, isHurried: true }),
    // All choices while the filters are open are one history entry.
    setFilters: (filters) => {
      if (open) open = { ...open, filters };
      show({ filters, page: 1 }, { replace: open !== null });
    },
    take: (text, filters) => show({ text, filters, page: 1 }),
    setPage: (page) => show({ page }),
    setOrder: (order) => show({ order, page: 1 }),
    setExpansion: (expansion) => show({ expansion, page: 1 }),
    clear: () => show({ text: '', filters: NO_FILTERS, page: 1 }),
    open: (opened) => show({ opened }),
    togglePick: (course) => {
      const { picks } = latest();
      const others = picks.filter((pick) => !isSameRef(pick, course));
      if (others.length < picks.length) show({ picks: others }, { replace: true });
      else if (others.length < MAX_COMPARED) show({ picks: [...others, course] }, { replace: true });
    },
    restorePicks: (picks) => show({ picks }, { replace: true }),
    clearPicks: () => show({ picks: [], isComparing: false }, { replace: true }),
    setComparing: (isComparing) => show({ isComparing }),
    setFiltering: (isFiltering) => {
      const { filters } = latest();
      const at = writeSearchParams({ ...latest(), isFiltering: false }).toString();
      if (isFiltering) {
        open = { at, filters };
        show({ isFiltering });
        return;
      }
      const isUnchanged = open?.at === at;
      open = null;
      if (isUnchanged) goBack();
      else show({ isFiltering }, { replace: true });
    },
    leaveFilters: (popped) => {
      const left = open;
      const back = readSearchParams(popped);
      if (left === null || back.isFiltering) return;
      open = null;
      const view = { ...back, filters: left.filters };
      if (writeSearchParams(view).toString() !== popped.toString()) show({ ...view, page: 1 });
    },
  };
};
