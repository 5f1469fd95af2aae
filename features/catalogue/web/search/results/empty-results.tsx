import type { ReactNode } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';

export interface EmptyResultsProps {
  /** Further information about the list. */
  hints: ReactNode;
  /** Text or a filter narrows the list; otherwise the catalogue itself is empty or could not be fetched. */
  isNarrowed: boolean;
  onClear: () => void;
  onRetry: () => void;
}

/** Shown for an empty result, with suggestions. */
export function EmptyResults({ hints, isNarrowed, onClear, onRetry }: EmptyResultsProps) {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <p className="font-serif text-20">
        {isNarrowed ? 'No courses found matching your search criteria.' : 'No courses found.'}
      </p>
      {hints}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={isNarrowed ? onClear : onRetry}>
          {isNarrowed ? 'Clear search and filters' : 'Retry'}
        </Button>
      </div>
    </div>
  );
}
