import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../display/icons.tsx';

export interface PagerProps {
  /** Starts at 1. */
  page: number;
  pages: number;
  results: number;
  /** More items are still loading. */
  isPartial?: boolean;
  onPage: (page: number) => void;
}

/** Previous, the position, Next. */
export function Pager({ page, pages, results, isPartial = false, onPage }: PagerProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-14">
      <Button
        size="small"
        disabled={page <= 1}
        icon={<ChevronLeftIcon size={16} />}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <span data-figures className="order-first w-full text-center text-ink-quiet sm:order-none sm:w-auto">
        {`Page ${page} of ${pages} (${results} ${results === 1 ? 'result' : 'results'}${isPartial ? ' so far' : ''})`}
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRightIcon size={16} />
      </Button>
    </nav>
  );
}
