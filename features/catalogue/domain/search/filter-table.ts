import type { Weekday } from '../../contract.ts';
import { subjectOfTag } from '../pack/subject-of-tag.ts';
import type { Outcome } from '../unstated.ts';
import type { Filterable } from './course-row.ts';
import type { DayLetter, FilterControl, FilterValue } from './filter-controls.ts';
import type { StudentNeed, StudentView } from './student-filters.ts';

interface FilterOf<Control extends FilterControl> {
  control: Control;
  /** The URL parameter. */
  param: string;
  label: string;
  /** The student's courses that the predicate depends on. */
  needs?: StudentNeed;
  /** Whether a row matches; called only if the filter is on. A row that lacks the field in question does not match. */
  accepts: (row: Filterable, value: FilterValue[Control], student: StudentView) => Outcome;
}

/**
 * The filter as an argument of the advisor's course search; a filter without one is only in the course list. The advisor knows the
 * courses a student has taken, but not those planned.
 */
interface FilterArgument {
  name: string;
  /** Read by the model. */
  description: string;
}

interface SwitchFilter extends FilterOf<'switch'> {
  /**
   * The switch adds to the list instead of narrowing it: until it is on, rows that do not match are left out, but for those
   * that were asked for by their own code or number.
   */
  widens?: boolean;
  /** The figure that the filter asks about; a catalogue in which no course has it does not offer the filter. */
  figure?: Figure;
  argument?: FilterArgument;
}

interface MultiSelectFilter extends FilterOf<'multi-select'> {
  choices: ChoiceSource;
  /** Shown while nothing is chosen. */
  all: string;
  /** Accepts up to `most` names of up to `longest` characters each, and resolves them to options. */
  argument?: FilterArgument & { most: number; longest: number };
}

/** The advisor has its own arguments for days: in a conversation students rather say when they are free. */
interface DaysFilter extends FilterOf<'days'> {
  argument?: never;
}

/** A figure that a whole catalogue may lack. */
export type Figure = 'rating' | 'hours';

/** Where the options of a list come from. */
export type ChoiceSource = 'terms' | 'subjects';

export type Filter = SwitchFilter | MultiSelectFilter | DaysFilter;

const DAY_OF: Record<DayLetter, Weekday> = { M: 'Mon', T: 'Tue', W: 'Wed', Th: 'Thu', F: 'Fri' };

const isKnown = (value: number | null): boolean => value !== null && !Number.isNaN(value);

/**
 * Every filter of the course list, in the order of the panel. The URL, the panel, the search in the web worker and the advisor's
 * arguments are derived from this table.
 */
export const FILTERS = {
  terms: {
    control: 'multi-select',
    param: 'term',
    label: 'Term',
    choices: 'terms',
    all: 'All terms',
    accepts: (row, terms) => terms.includes(row.term),
    argument: {
      name: 'terms',
      description: 'Term names, as the catalogue spells them',
      most: 8,
      longest: 60,
    },
  },
  subjects: {
    control: 'multi-select',
    param: 'subject',
    label: 'Subject',
    choices: 'subjects',
    all: 'All subjects',
    accepts: (row, subjects) => row.codes.some((code) => subjects.includes(subjectOfTag(code))),
    argument: {
      name: 'subjects',
      description: 'Subject codes or department names',
      most: 20,
      longest: 100,
    },
  },
  isQRatedOnly: {
    control: 'switch',
    param: 'rated',
    label: 'Q-rated only',
    figure: 'rating',
    accepts: (row) => isKnown(row.overall_score_course_mean),
  },
  isScheduledOnly: {
    control: 'switch',
    param: 'scheduled',
    label: 'Scheduled only',
    accepts: (row) => row.days.length > 0 || row.schedule !== '',
  },
  days: {
    control: 'days',
    param: 'day',
    label: 'Days',
    accepts: (row, days) =>
      row.days.length === 0 ? 'meetings' : days.some((letter) => row.days.includes(DAY_OF[letter])),
  },
  isFittingOnly: {
    control: 'switch',
    param: 'fits',
    label: 'Fits my schedule',
    needs: 'planned',
    accepts: (row, _, student) => student.fits(row),
  },
  isUntakenOnly: {
    control: 'switch',
    param: 'untaken',
    label: 'Hide courses I’ve taken',
    needs: 'taken',
    accepts: (row, _, student) => !student.isTaken(row),
    argument: { name: 'exclude_taken', description: 'Leave out what the student has taken' },
  },
  isIndependentToo: {
    control: 'switch',
    param: 'independent',
    label: 'Research and theses too',
    widens: true,
    accepts: (row) => row.independent !== true,
  },
} as const satisfies Record<string, Filter>;

export type FilterKey = keyof typeof FILTERS;
