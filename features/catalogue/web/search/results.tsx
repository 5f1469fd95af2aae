import { memo } from 'react';
import type { CatalogueAnswer } from '../client/worker-messages.ts';
import { EmptyResults } from './empty-results.tsx';
import { ResultsCards } from './results-cards.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsTable } from './results-table.tsx';
import type { SearchParamsChanges } from './use-search-params.ts';

export interface ResultsViewProps {
  answer: CatalogueAnswer | null;
  /** There is no catalogue to search in. */
  isFailed: boolean;
  /** Text or a filter narrows the list. */
  isNarrowed: boolean;
  /** A text is searched, and descriptions are not looked into yet. */
  canDescribe: boolean;
  /** A wide screen has a table, a narrow one cards. */
  isTable: boolean;
  changes: SearchParamsChanges;
  onRetry: () => void;
}

/** The courses found, or why there are none. */
export const Results = memo(function Results(props: ResultsViewProps) {
  const { answer, isFailed, isNarrowed, canDescribe, isTable, changes, onRetry } = props;
  if (!answer && !isFailed) return <ResultsSkeleton isTable={isTable} />;
  if (!answer || answer.total === 0)
    return (
      <EmptyResults
        isNarrowed={!isFailed && isNarrowed}
        onDescriptions={canDescribe ? () => changes.setDescriptions(true) : undefined}
        onClear={changes.clear}
        onRetry={onRetry}
      />
    );
  const List = isTable ? ResultsTable : ResultsCards;
  return (
    <>
      {answer.hasAllWords ? null : (
        <p className="mb-2 text-14 text-ink-quiet">
          No course has all of these words. These have some of them.
        </p>
      )}
      <List answer={answer} onOpen={changes.open} />
    </>
  );
});
