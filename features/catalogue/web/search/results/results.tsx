import { memo, useState } from 'react';
import type { Figure } from '../../../domain/search/filters/filter-table.ts';
import type { NameOfValue } from '../../../domain/search/filters/filter-chips.ts';
import type { CourseFilters } from '../../../domain/search/filters/filters.ts';
import { identityOf } from '../../../domain/search/duplicates.ts';
import type { CatalogueAnswer } from '../../client/worker-messages.ts';
import { Drops } from '../filters/drops.tsx';
import { EmptyResults } from './empty-results.tsx';
import { ResultsCards } from './results-cards.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsTable } from './results-table.tsx';
import type { SearchParamsChanges } from '../use-search-params.ts';

export interface ResultsViewProps {
  answer: CatalogueAnswer | null;
  /** The catalogue could not be fetched. */
  isFailed: boolean;
  /** The catalogue has no courses. */
  isEmpty: boolean;
  /** More may be found when the catalogue has loaded completely. */
  isPartial: boolean;
  /** The answer is from the whole catalogue, not from the rows that had arrived. */
  isWhole: boolean;
  /** Text or a filter narrows the list. */
  isNarrowed: boolean;
  /** A wide screen has a table, a narrow one cards. */
  isTable: boolean;
  rated: Readonly<Record<Figure, boolean>>;
  /** The active filters, for suggestions if nothing is found. */
  filters: CourseFilters;
  nameOf: NameOfValue;
  changes: SearchParamsChanges;
  /** Lists research, theses and independent study too. */
  onIndependent: () => void;
  onRetry: () => void;
}

/** What the list leaves out, and why. */
const hintsOf = ({ leftOut, crowdedTerms }: CatalogueAnswer, onIndependent: () => void) =>
  leftOut === 0 && crowdedTerms.length === 0 ? null : (
    <div className="mt-3 grid gap-1 text-14 text-ink-quiet">
      {crowdedTerms.length > 0 ? (
        <p>{`The courses you planned for ${crowdedTerms.join(' and ')} clash with one another. The list has what fits beside each of them.`}</p>
      ) : null}
      {leftOut > 0 ? (
        <p data-figures>
          {leftOut === 1
            ? 'One course of research, thesis or independent study is not listed. '
            : `${leftOut.toLocaleString('en-US')} courses of research, thesis or independent study are not listed. `}
          <button
            type="button"
            onClick={onIndependent}
            className="text-accent underline underline-offset-2 touch:min-h-11"
          >
            {leftOut === 1 ? 'List it too' : 'List them too'}
          </button>
        </p>
      ) : null}
    </div>
  );

/** Enough rows to fill a screen. */
const SCREENFUL = 12;

const firstOf = (answer: CatalogueAnswer | null): string =>
  JSON.stringify(answer?.items.slice(0, SCREENFUL).map(({ row }) => identityOf(row)) ?? []);

/**
 * Changes once, when all rows have loaded and other courses come first than before: they get new elements, so that nothing
 * of the first ones moves. The same courses keep theirs, with the focus and what is unfolded.
 */
const useEdition = (answer: CatalogueAnswer | null, isWhole: boolean): number => {
  const [known, setKnown] = useState(() => ({ first: firstOf(answer), isWhole, edition: 0 }));
  if (isWhole && known.isWhole) return known.edition;
  const first = firstOf(answer);
  if (isWhole === known.isWhole && first === known.first) return known.edition;
  const isOther = isWhole && !known.isWhole && first !== known.first;
  const next = { first, isWhole, edition: known.edition + (isOther ? 1 : 0) };
  setKnown(next);
  return next.edition;
};

/** The courses found, or why there are none. */
export const Results = memo(function Results(props: ResultsViewProps) {
  const { answer, isFailed, isEmpty, isPartial, isWhole, isNarrowed, isTable, rated, changes, onRetry } =
    props;
  const edition = useEdition(answer, isWhole || isNarrowed);
  const isOpen = answer === null ? !isFailed && !isEmpty : answer.total === 0 && isPartial;
  if (isOpen) return <ResultsSkeleton isTable={isTable} />;
  if (!answer || answer.total === 0)
    return (
      <EmptyResults
        hints={
          answer ? (
            <>
              <Drops drops={answer.drops} filters={props.filters} nameOf={props.nameOf} changes={changes} />
              {hintsOf(answer, props.onIndependent)}
            </>
          ) : null
        }
        isNarrowed={!isEmpty && isNarrowed}
        isUnreachable={isFailed}
        onClear={changes.clear}
        onRetry={onRetry}
      />
    );
  const List = isTable ? ResultsTable : ResultsCards;
  return (
    <>
      <List key={edition} answer={answer} onOpen={changes.open} rated={rated} />
      {hintsOf(answer, props.onIndependent)}
    </>
  );
});
