import { Button } from '#platform/ui/controls/button.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { chipsOf, type NameOfValue } from '../../../domain/search/filters/filter-chips.ts';
import { type CourseFilters, keeping, lackingWords } from '../../../domain/search/filters/filters.ts';
import type { CatalogueAnswer } from '../../client/worker-messages.ts';
import { FilterChips } from '../filters/filter-chips.tsx';

export interface ResultsHeadProps {
  filters: CourseFilters;
  onFilters: (filters: CourseFilters) => void;
  onClear: () => void;
  nameOf: NameOfValue;
  answer: Pick<CatalogueAnswer, 'total' | 'unsaid'> | null;
  /** A narrow screen has the chips on the line of its filters, and the number of results above it. */
  isWide: boolean;
  /** More may be found when the catalogue has loaded completely. */
  isPartial?: boolean;
}

/** The number of courses and the active filters; nothing if there are none. */
export function ResultsHead(props: ResultsHeadProps) {
  const { filters, onFilters, onClear, nameOf, answer, isWide, isPartial = false } = props;
  const chips = chipsOf(filters, nameOf);
  if (chips.length === 0) return null;
  if (!isWide && (answer?.unsaid.count ?? 0) === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:pb-0.5 md:mb-2">
      {isWide ? (
        <p data-figures className="mr-1 text-14 font-medium">
          {answer === null ? '…' : `${counted(answer.total)}${isPartial ? ' so far' : ''}`}
        </p>
      ) : null}
      {isWide ? (
        <>
          <FilterChips chips={chips} onFilters={onFilters} className="contents" />
          <Button look="quiet" size="small" icon={<CloseIcon size={14} />} onClick={onClear}>
            Clear filters
          </Button>
        </>
      ) : null}
      {answer && answer.unsaid.count > 0 ? (
        <p data-figures className="text-14 text-ink-quiet">
          {unsaidText(answer.unsaid)}{' '}
          <button
            type="button"
            onClick={() => onFilters(keeping(filters, answer.unsaid.by, true))}
            className="text-accent underline underline-offset-2 touch:-my-3 touch:min-h-11"
          >
            {answer.unsaid.count === 1 ? 'List it too' : 'List them too'}
          </button>
        </p>
      ) : null}
    </div>
  );
}

const counted = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'course' : 'courses'}`;

const unsaidText = ({ count, by }: CatalogueAnswer['unsaid']): string =>
  count === 1
    ? `One more does not state ${lackingWords(by)}.`
    : `${count.toLocaleString('en-US')} more do not state ${lackingWords(by)}.`;
