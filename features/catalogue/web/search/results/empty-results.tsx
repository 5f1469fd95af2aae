import type { ReactNode } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';

export interface EmptyResultsProps {
  /** Further information about the list. */
  hints: ReactNode;
  /** Text or a filter narrows the list; otherwise the catalogue itself is empty. */
  isNarrowed: boolean;
  /** The catalogue could not be fetched, so that nothing is known of what it has. */
  isUnreachable: boolean;
  onClear: () => void;
  onRetry: () => void;
}

/** Shown for an empty result, with suggestions. */
export function EmptyResults({ hints, isNarrowed, isUnreachable, onClear, onRetry }: EmptyResultsProps) {
  const isClearable = isNarrowed && !isUnreachable;
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <p role={isUnreachable ? 'alert' : undefined} className="font-serif text-20">
        {isUnreachable
          ? 'The courses cannot be fetched now.'
          : isNarrowed
            ? 'No courses found matching your search criteria.'
            : 'No courses found.'}
      </p>
      {hints}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={isClearable ? onClear : onRetry}>
          {isClearable ? 'Clear search and filters' : 'Retry'}
        </Button>
      </div>
    </div>
  );
}
