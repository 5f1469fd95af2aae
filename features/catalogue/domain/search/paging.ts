export const PAGE_SIZE = 50;

export interface Page<Item> {
  items: Item[];
  /** From 1; clamped to the existing pages. */
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
  isFirst: boolean;
  isLast: boolean;
}

/** The requested page of a list, or the nearest existing one (for a stale link, or a list that got shorter). */
export function pageOf<Item>(items: readonly Item[], page: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const current = Math.min(pages, Math.max(1, wanted));
  const from = (current - 1) * PAGE_SIZE;
  return {
    items: items.slice(from, from + PAGE_SIZE),
    page: current,
    pages,
    total: items.length,
    isFirst: current === 1,
    isLast: current === pages,
  };
}
