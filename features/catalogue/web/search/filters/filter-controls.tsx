import type { CSSProperties, ReactNode } from 'react';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Select } from '#platform/ui/controls/select.tsx';
import type { DayLetter } from '../../../domain/search/filters/filter-controls.ts';
import type { Filter, FilterKey, FilterPlace } from '../../../domain/search/filters/filter-table.ts';
import {
  type CourseFilters,
  type Facts,
  FILTER_ENTRIES,
  isAnswerable,
  keeping,
  SCORE_SORT_LABELS,
  sortedByScore,
  sortedByWorkload,
  type SortOrder,
  withFilter,
  WORKLOAD_SORT_LABELS,
} from '../../../domain/search/filters/filters.ts';
import { FilterField } from './filter-fields.tsx';
import type { FilterChoices, SchemeChoices, StudentCounts } from './field-props.ts';

export interface FilterControlsProps extends StudentCounts {
  filters: CourseFilters;
  onFilters: (filters: CourseFilters) => void;
  choices: FilterChoices;
  /** The facts that the catalogue has; default: all. */
  has?: Facts;
  schemes?: SchemeChoices;
  /** The date of the catalogue, `Nov 3`. */
  asOf?: string | null;
  /** Days at the weekend on which some course meets. */
  weekend?: readonly DayLetter[];
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
export const isSwitch = ([, { control }]: Entry): boolean => control === 'switch';
/** Switches that widen the list: shown beside it on every screen, since hidden rows cannot be noticed. */
const isWidening = ([, filter]: Entry): boolean => filter.control === 'switch' && filter.widens === true;

/** Whether a filter is behind "More filters". */
export const isInPanel = ({ place }: Filter): boolean => place !== 'bar';

/** The day buttons have a fixed width. */
const trackOf = ([, { control }]: Entry): string => (control === 'days' ? 'auto' : '1fr');
const tracksFor = (fields: readonly Entry[], { rating, hours }: Facts): string =>
  [...fields.map(trackOf), ...(hours === false ? [] : ['1fr']), ...(rating === false ? [] : ['1fr'])].join(
    ' ',
  );

/** The filters of one part of the panel that this catalogue can answer. */
export const entriesIn = (place: FilterPlace, has: Facts): readonly Entry[] =>
  FILTER_ENTRIES.filter(([, filter]) => filter.place === place && isAnswerable(filter, has));

export const KNOWN: Facts = {};
const NO_DAYS: readonly DayLetter[] = [];

/** The fields of some filters; each applies immediately. */
export function Fields({
  entries,
  isSheet = false,
  ...props
}: FilterControlsProps & { entries: readonly Entry[]; isSheet?: boolean }) {
  const { filters, onFilters, choices, schemes = [], planned, taken, asOf = null, weekend = NO_DAYS } = props;
  return entries.map(([key, filter]) => (
    <FilterField
      key={key}
      filter={filter}
      value={filters[key]}
      onChange={(value) => onFilters(withFilter(filters, key, value))}
      isKept={filters.keep.includes(key)}
      onKeep={(isKept) => onFilters(keeping(filters, [key], isKept))}
      choices={choices}
      schemes={schemes}
      counts={{ planned, taken }}
      asOf={asOf}
      weekend={weekend}
      isSheet={isSheet}
    />
  ));
}

/** The most used filters, above the list on a wide screen. `children` follow the switches. */
export function BarControls({ children, ...props }: FilterControlsProps & { children: ReactNode }) {
  const { has = KNOWN } = props;
  const entries = entriesIn('bar', has);
  const fields = entries.filter((entry) => !isSwitch(entry));
  return (
    <div className="grid gap-2">
      <div
        className="grid items-end gap-3 md:grid-cols-(--tracks)"
        style={{ '--tracks': tracksFor(fields, has) } as CSSProperties}
      >
        <Fields {...props} entries={fields} />
        <Sorts {...props} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Fields {...props} entries={entries.filter(isSwitch)} />
        <div className="ml-auto flex flex-wrap items-center gap-1">{children}</div>
      </div>
    </div>
  );
}

/** The switches that widen the list, for a screen that keeps the others in a sheet: on one line, in small type. */
export function WideningControls(props: FilterControlsProps) {
  const { has = KNOWN } = props;
  return (
    <div className="flex shrink-0 gap-2 whitespace-nowrap [&_label]:text-14">
      <Fields
        {...props}
        entries={FILTER_ENTRIES.filter((entry) => isWidening(entry) && isAnswerable(entry[1], has))}
      />
    </div>
  );
}

/** Two sorts, at most one of which is active, if the catalogue has their figures. */
export function Sorts({ filters, onFilters, has = KNOWN }: FilterControlsProps) {
  return (
    <>
      {has.hours === false ? null : (
        <Select
          label="Sort by workload"
          options={WORKLOAD_SORTS}
          value={filters.workloadSort}
          onChange={(sort) => onFilters(sortedByWorkload(filters, sort))}
        />
      )}
      {has.rating === false ? null : (
        <Select
          label="Sort by Q-score"
          options={SCORE_SORTS}
          value={filters.scoreSort}
          onChange={(sort) => onFilters(sortedByScore(filters, sort))}
        />
      )}
    </>
  );
}
