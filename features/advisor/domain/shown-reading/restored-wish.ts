import { NO_FRAME } from '../reading/frame/frame.ts';
import { TOOLS } from '../tools.ts';
import type { Wish } from '../reading/request.ts';
import { emptyWish } from '../reading/wish.ts';

/** A stored wish, perhaps written by an earlier release; null if it contains nothing that a search accepts today. */
export const restoredWish = (stored: Partial<Wish> | null): Wish | null => {
  const search = TOOLS.search_courses.input.safeParse(stored?.search);
  if (!search.success) return null;
  return { ...emptyWish(), ...stored, search: search.data, frame: { ...NO_FRAME, ...stored?.frame } };
};
