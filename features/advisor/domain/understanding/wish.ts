import type { SearchInput, Unheld, Wish } from './request.ts';

/** What is being read out of one message: the wish so far, and how vague words were read. */
export interface Draft {
  wish: Wish;
  readings: string[];
}

export const emptyWish = (): Wish => ({
  search: {},
  like: null,
  countsTowards: null,
  than: null,
  after: [],
  byInterests: false,
  beginning: false,
  wanted: null,
  counted: false,
  unheld: [],
  unread: [],
});

export const addUnheld = (wish: Wish, thing: Unheld): void => {
  if (!wish.unheld.includes(thing)) wish.unheld.push(thing);
};

/** Whether anything narrows the choice. */
export const isEmptyWish = (wish: Wish): boolean =>
  Object.keys(wish.search).length === 0 &&
  wish.like === null &&
  wish.countsTowards === null &&
  wish.than === null &&
  wish.after.length === 0 &&
  !wish.byInterests;

/** Constraints that answer one question of the student's ("when?", "how much work?"): a new one replaces the old. */
const DIMENSIONS: (keyof SearchInput)[][] = [
  ['days', 'meets_on', 'avoid_days', 'free_times'],
  ['starts_at_or_after', 'ends_at_or_before', 'free_times'],
  ['min_hours', 'max_hours'],
  ['min_rating', 'max_rating'],
  ['min_units', 'max_units'],
  ['min_enrollment', 'max_enrollment'],
  ['subjects', 'areas'],
  ['text', 'topics'],
  ['sort', 'descending'],
];

/** An earlier wish as a later message changes it: what it names anew replaces the old, the rest stays. */
export const mergeWishes = (earlier: Wish, later: Wish): Wish => {
  const search: SearchInput = { ...earlier.search };
  for (const key of Object.keys(later.search) as (keyof SearchInput)[]) {
    for (const dimension of DIMENSIONS) {
      if (!dimension.includes(key)) continue;
      // "no Fridays" joins "on Tuesdays"; it does not undo it.
      const joins = key === 'avoid_days' || (key === 'sort' && later.search.descending === undefined);
      if (!joins) for (const old of dimension) delete search[old];
    }
  }
  Object.assign(search, later.search);
  const excluded = [...(earlier.search.exclude_codes ?? []), ...(later.search.exclude_codes ?? [])];
  if (excluded.length > 0) search.exclude_codes = [...new Set(excluded)];
  const avoided = [...(earlier.search.avoid_days ?? []), ...(later.search.avoid_days ?? [])].filter(
    (day) => !later.search.meets_on?.includes(day) && !later.search.days?.includes(day),
  );
  if (avoided.length > 0) search.avoid_days = [...new Set(avoided)];
  else delete search.avoid_days;
  return {
    search,
    like: later.like ?? earlier.like,
    countsTowards: later.countsTowards ?? earlier.countsTowards,
    than: later.than ?? earlier.than,
    after: later.after.length > 0 ? later.after : earlier.after,
    byInterests: later.byInterests || earlier.byInterests,
    beginning: later.beginning,
    wanted: later.wanted ?? earlier.wanted,
    counted: later.counted,
    unheld: later.unheld,
    unread: later.unread,
  };
};
