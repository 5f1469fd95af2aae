import { activeFilters } from '../../domain/search/filters.ts';
import type { CatalogueState } from '../client/catalogue-client.ts';
import { EmptyResults } from './empty-results.tsx';
import { ResultsCards } from './results-cards.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsTable } from './results-table.tsx';
import type { SearchView } from './search-view.ts';
import type { Found } from './use-course-search.ts';
import type { SearchViewChanges } from './use-search-view.ts';

export interface ResultsViewProps {
  found: Found | null;
  state: CatalogueState | null;
  view: SearchView;
  /** A wide screen has a table, a narrow one cards. */
  isTable: boolean;
  changes: SearchViewChanges;
  onRetry: () => void;
}

/** The courses found, or why there are none. */
export function Results({ found, state, view, isTable, changes, onRetry }: ResultsViewProps) {
  const isFailed = state?.status === 'failed' || (state?.status === 'complete' && state.total === 0);
  if (!found && !isFailed) return <ResultsSkeleton isTable={isTable} />;
  if (!found || found.answer.total === 0)
    return (
      <EmptyResults
        isNarrowed={
          !isFailed && (view.text.trim() !== '' || Object.keys(activeFilters(view.filters)).length > 0)
        }
        onDescriptions={
          view.descriptions || view.text.trim() === '' ? undefined : () => changes.setDescriptions(true)
        }
        onClear={changes.clear}
        onRetry={onRetry}
      />
    );
  const List = isTable ? ResultsTable : ResultsCards;
  return (
    <>
      {found.answer.hasAllWords ? null : (
        <p className="mb-2 text-14 text-ink-quiet">
          No course has all of these words. These have some of them.
        </p>
      )}
      <List
        hits={found.answer.items}
        query={found.answer.query}
        picks={view.picks}
        onOpen={changes.open}
        onPick={changes.togglePick}
      />
    </>
  );
}
