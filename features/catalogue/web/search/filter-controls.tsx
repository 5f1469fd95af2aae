import type { CSSProperties, ReactNode } from 'react';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Select } from '#platform/ui/controls/select.tsx';
import type { Figure, Filter, FilterKey } from '../../domain/search/filter-table.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
  isAnswerable,
  SCORE_SORT_LABELS,
  sortedByScore,
  sortedByWorkload,
  type SortOrder,
  WORKLOAD_SORT_LABELS,
} from '../../domain/search/filters.ts';
import { type FilterChoices, FilterField, type StudentCounts } from './filter-fields.tsx';

export interface FilterControlsProps extends StudentCounts {
  filters: CourseFilters;
  onFilters: (filters: CourseFilters) => void;
  choices: FilterChoices;
  /** The figures that the catalogue has; all unless said. */
  rated?: Readonly<Record<Figure, boolean>>;
  /** A sheet has the height to show every choice; a bar hides long ones behind buttons. */
  isSheet?: boolean;
  /** Stands at the end of the bar. */
  children?: ReactNode;
}

const UNSORTED: Option<SortOrder> = { value: 'none', label: 'None' };
const WORKLOAD_SORTS: readonly Option<SortOrder>[] = [
  UNSORTED,
  { value: 'low_to_high', label: WORKLOAD_SORT_LABELS.low_to_high },
  { value: 'high_to_low', label: WORKLOAD_SORT_LABELS.high_to_low },
];
const SCORE_SORTS: readonly Option<SortOrder>[] = [
  UNSORTED,
  { value: 'high_to_low', label: SCORE_SORT_LABELS.high_to_low },
  { value: 'low_to_high', label: SCORE_SORT_LABELS.low_to_high },
];

type Entry = readonly [FilterKey, Filter];
const SWITCHES = FILTER_ENTRIES.filter(([, { control }]) => control === 'switch');
const FIELDS = FILTER_ENTRIES.filter(([, { control }]) => control !== 'switch');
/** Switches that add to the list: said beside it on every screen, since what is not listed cannot be missed. */
const WIDENING = SWITCHES.filter(([, filter]) => filter.control === 'switch' && filter.widens === true);
/** A university has few terms and many subjects. */
const isLong = ([, filter]: Entry): boolean =>
  filter.control === 'multi-select' && filter.choices === 'subjects';

/** The day buttons have a fixed width. */
const trackOf = ([, { control }]: Entry): string => (control === 'days' ? 'auto' : '1fr');
const ALL_RATED = { rating: true, hours: true };
const tracksFor = ({ rating, hours }: Readonly<Record<Figure, boolean>>): string =>
  [...FIELDS.map(trackOf), ...(hours ? ['1fr'] : []), ...(rating ? ['1fr'] : [])].join(' ');

/** Every filter and sort; each acts at once. */
export function FilterControls(props: FilterControlsProps) {
  const { filters, onFilters, choices, planned, taken, isSheet = false, children } = props;
  const { rated = ALL_RATED } = props;
  const fieldOf = ([key, filter]: Entry) => (
    <FilterField
      key={key}
      filter={filter}
      value={filters[key]}
      onChange={(value) => onFilters({ ...filters, [key]: value })}
      choices={choices}
      counts={{ planned, taken }}
      isSheet={isSheet}
    />
  );
  const switches = <>{SWITCHES.filter(([, filter]) => isAnswerable(filter, rated)).map(fieldOf)}</>;
  if (isSheet)
    return (
      <div className="grid gap-4">
        {FIELDS.filter((entry) => !isLong(entry)).map(fieldOf)}
        <div className="flex flex-wrap gap-x-5 gap-y-1">{switches}</div>
        <Sorts filters={filters} onFilters={onFilters} rated={rated} />
        {FIELDS.filter(isLong).map(fieldOf)}
      </div>
    );
  return (
    <div className="grid gap-2">
      <div
        className="grid gap-3 md:grid-cols-(--tracks)"
        style={{ '--tracks': tracksFor(rated) } as CSSProperties}
      >
        {FIELDS.map(fieldOf)}
        <Sorts filters={filters} onFilters={onFilters} rated={rated} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {switches}
        {children ? <div className="ml-auto">{children}</div> : null}
      </div>
    </div>
  );
}

/** The switches that add to the list, for a screen that keeps the others in a sheet. */
export function WideningControls({ filters, onFilters, choices, planned, taken }: FilterControlsProps) {
  return WIDENING.map(([key, filter]) => (
    <FilterField
      key={key}
      filter={filter}
      value={filters[key]}
      onChange={(value) => onFilters({ ...filters, [key]: value })}
      choices={choices}
      counts={{ planned, taken }}
      isSheet={false}
    />
  ));
}

/** Two sorts of which one works at a time, as far as the catalogue has their figures. */
function Sorts({
  filters,
  onFilters,
  rated,
}: Required<Pick<FilterControlsProps, 'filters' | 'onFilters' | 'rated'>>) {
  return (
    <>
      {rated.hours ? (
        <Select
          label="Sort by workload"
          options={WORKLOAD_SORTS}
          value={filters.workloadSort}
          onChange={(sort) => onFilters(sortedByWorkload(filters, sort))}
        />
      ) : null}
      {rated.rating ? (
        <Select
          label="Sort by Q-score"
          options={SCORE_SORTS}
          value={filters.scoreSort}
          onChange={(sort) => onFilters(sortedByScore(filters, sort))}
        />
      ) : null}
    </>
  );
}
