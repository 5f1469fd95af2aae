import { type Frame, NO_FRAME } from './frame/frame.ts';
import type { Wish } from './request.ts';

export const emptyWish = (frame: Frame = NO_FRAME): Wish => ({
  frame,
  search: {},
  like: null,
  countsTowards: null,
  than: null,
  after: [],
  byInterests: false,
  beginning: false,
  isMore: false,
  isAmongShown: false,
  wanted: null,
  counted: false,
  unheld: [],
  unread: [],
  doubts: [],
});

/** Whether a wish has no condition. */
export const isEmptyWish = (wish: Wish): boolean =>
  Object.keys(wish.search).length === 0 &&
  wish.like === null &&
  wish.countsTowards === null &&
  wish.than === null &&
  wish.after.length === 0 &&
  !wish.byInterests;

/** Whether a wish specifies nothing except, perhaps, a term: "What should I take next term?", "Where do I begin?" */
export const leavesAllOpen = (wish: Wish): boolean => {
  const { terms: _terms, ...said } = wish.search;
  const { levels: _levels, prerequisites_met: _met, ...others } = said;
  const search = wish.beginning ? others : said;
  return isEmptyWish({ ...wish, search }) && wish.unheld.length === 0 && !wish.counted;
};
