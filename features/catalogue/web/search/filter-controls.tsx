import type { CSSProperties, ReactNode } from 'react';
import type { Option } from '#platform/ui/controls/option-list.ts';
import { Select } from '#platform/ui/controls/select.tsx';
import { Switch } from '#platform/ui/controls/switch.tsx';
import type { Filter, FilterKey } from '../../domain/search/filter-table.ts';
import {
  type CourseFilters,
  FILTER_ENTRIES,
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
  descriptions: boolean;
  onDescriptions: (descriptions: boolean) => void;
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
/** A university has few terms and many subjects. */
const isLong = ([, filter]: Entry): boolean =>
  filter.control === 'multi-select' && filter.choices === 'subjects';

/** The day buttons have a fixed width. */
const trackOf = ([, { control }]: Entry): string => (control === 'days' ? 'auto' : '1fr');
const SORT_TRACKS = ['1fr', '1fr'];
const TRACKS = [...FIELDS.map(trackOf), ...SORT_TRACKS].join(' ');

/** Every filter and sort; each acts at once. */
export function FilterControls(props: FilterControlsProps) {
  const { filters, onFilters, choices, picked, taken, isSheet = false, children } = props;
  const fieldOf = ([key, filter]: Entry) => (
    <FilterField
      key={key}
      filter={filter}
      value={filters[key]}
      onChange={(value) => onFilters({ ...filters, [key]: value })}
      choices={choices}
      counts={{ picked, taken }}
      isSheet={isSheet}
    />
  );
  const switches = (
    <>
      {SWITCHES.map(fieldOf)}
      <Switch label="Search descriptions too" checked={props.descriptions} onChange={props.onDescriptions} />
    </>
  );
  if (isSheet)
    return (
      <div className="grid gap-4">
        {FIELDS.filter((entry) => !isLong(entry)).map(fieldOf)}
        <div className="flex flex-wrap gap-x-5 gap-y-1">{switches}</div>
        <Sorts filters={filters} onFilters={onFilters} />
        {FIELDS.filter(isLong).map(fieldOf)}
      </div>
    );
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-(--tracks)" style={{ '--tracks': TRACKS } as CSSProperties}>
        {FIELDS.map(fieldOf)}
        <Sorts filters={filters} onFilters={onFilters} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {switches}
        {children ? <div className="ml-auto">{children}</div> : null}
      </div>
    </div>
  );
}

/** Two sorts of which one works at a time. */
function Sorts({ filters, onFilters }: Pick<FilterControlsProps, 'filters' | 'onFilters'>) {
  return (
    <>
      <Select
        label="Sort by workload"
        options={WORKLOAD_SORTS}
        value={filters.workloadSort}
        onChange={(sort) => onFilters(sortedByWorkload(filters, sort))}
      />
      <Select
        label="Sort by Q-score"
        options={SCORE_SORTS}
        value={filters.scoreSort}
        onChange={(sort) => onFilters(sortedByScore(filters, sort))}
      />
    </>
  );
}
