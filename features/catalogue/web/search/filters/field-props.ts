import type { FilterControl, FilterValue } from '../../../domain/search/filter-controls.ts';
import type { ChoiceSource, Filter } from '../../../domain/search/filter-table.ts';
import type { Choice } from '../multi-select.tsx';

/** What each list can be chosen from, as far as it is known. */
export type FilterChoices = Partial<Record<ChoiceSource, readonly Choice[]>>;

/** What courses count as, by scheme; how many courses have each value, where that is known. */
export type SchemeChoices = readonly {
  scheme: string;
  values: readonly { value: string; count: number | null }[];
}[];

/** The numbers of courses taken and of courses planned. */
export type StudentCounts = Record<'taken' | 'planned', number>;

/** What fields need to know beside their filter. */
export interface FilterSurroundings {
  choices: FilterChoices;
  schemes: SchemeChoices;
  counts: StudentCounts;
  /** The date of the catalogue, for what changes by the hour; `Nov 3`. */
  asOf: string | null;
  /** A sheet has the height to show every choice; a bar hides long ones behind buttons. */
  isSheet: boolean;
}

export interface FieldProps<Control extends FilterControl> extends FilterSurroundings {
  filter: Extract<Filter, { control: Control }>;
  value: FilterValue[Control];
  onChange: (value: FilterValue[Control]) => void;
  /** Whether rows pass whose record does not say. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}
