import type {
  DayLetter,
  FilterControl,
  FilterValue,
} from '../../../domain/search/filters/filter-controls.ts';
import type { ChoiceSource, Filter } from '../../../domain/search/filters/filter-table.ts';
import type { Choice } from './multi-select.tsx';

/** The options of each list, as far as they are loaded. */
export type FilterChoices = Partial<Record<ChoiceSource, readonly Choice[]>>;

/** Attributes by scheme, with the number of courses for each value, if known. */
export type SchemeChoices = readonly {
  scheme: string;
  values: readonly { value: string; count: number | null }[];
}[];

/** The numbers of courses taken and planned. */
export type StudentCounts = Record<'taken' | 'planned', number>;

/** The context that fields need beside their filter. */
export interface FilterSurroundings {
  /** Days at the weekend on which some course meets. */
  weekend: readonly DayLetter[];
  choices: FilterChoices;
  schemes: SchemeChoices;
  counts: StudentCounts;
  /** The date of the catalogue, for data that changes hourly; `Nov 3`. */
  asOf: string | null;
  /** A sheet is high enough to show every choice; a bar hides long ones behind buttons. */
  isSheet: boolean;
}

export interface FieldProps<Control extends FilterControl> extends FilterSurroundings {
  filter: Extract<Filter, { control: Control }>;
  value: FilterValue[Control];
  onChange: (value: FilterValue[Control]) => void;
  /** Whether rows with unknown values pass. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}
