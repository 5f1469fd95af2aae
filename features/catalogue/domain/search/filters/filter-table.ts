import type { Weekday } from '../../../contract.ts';
import { parseClock } from '../../sections/clock-times.ts';
import { weekdayOfLetter } from '../../sections/weekdays.ts';
import type { TimesAsked } from '../../sections/fitting-sections.ts';
import { isOfLevels } from '../../levels.ts';
import { subjectOfTag } from '../../pack/subject-of-tag.ts';
import { needsPermission } from '../../permission.ts';
import type { Outcome, Unstated } from '../../unstated.ts';
import { hasAttributes } from './attribute-choices.ts';
import { type Filterable, kindsOf } from '../course-row.ts';
import type { DayLetter, FilterControl, FilterValue, Range } from './filter-controls.ts';
import type { RowSection } from '../packed-sections.ts';
import { isRequirementMet } from './packed-requirement.ts';
import { SAVED_NAMES, type StudentNeed, type StudentView } from './student-courses.ts';

interface FilterOf<Control extends FilterControl> {
  control: Control;
  /** The URL parameter. */
  param: string;
  label: string;
  /** Where the panel shows it. */
  place: FilterPlace;
  /** The student's courses that the predicate depends on. */
  needs?: StudentNeed;
  /** What a record may leave unstated, for a predicate that can answer "unknown": `hours`. */
  lacks?: string;
  /** The fact that the filter depends on; a catalogue without it does not offer the filter. */
  fact?: Fact;
}

interface PredicateOf<Control extends FilterControl> {
  /** Whether a row matches; called only if the filter is on. A row that lacks the field in question does not match. */
  accepts: (row: Filterable, value: FilterValue[Control], student: StudentView) => Outcome;
  /** The same for one choice of its sections, one of each kind; conditions on times must hold for the same choice. */
  acceptsSections?: (row: Filterable, sections: readonly RowSection[], student: StudentView) => boolean;
  times?: never;
}

/**
 * A condition on when a course meets, decided over all choices of sections. Several conditions must be satisfied by one
 * choice: an early lecture and an afternoon one on the wrong day are not an afternoon lecture on the right day.
 */
interface TimesOf<Control extends FilterControl> {
  times: (value: FilterValue[Control]) => TimesAsked;
  accepts?: never;
  acceptsSections?: never;
}

/**
 * The filter as an argument of the advisor's course search; a filter without one exists only in the course list. The
 * advisor knows the courses a student has taken, but not those planned.
 */
interface FilterArgument {
  name: string;
  /** Read by the model. */
  description: string;
}

interface SwitchOnly {
  /**
   * The switch widens the list instead of narrowing it: while it is off, rows that do not match are left out, except
   * those searched by their own code or number.
   */
  widens?: boolean;
  /** The label of the negated filter: `No permission stated`. */
  opposite?: string;
  argument?: FilterArgument;
}

interface MultiSelectOnly {
  choices: ChoiceSource;
  /** Shown while nothing is chosen. */
  all: string;
  /** Accepts up to `most` names of up to `longest` characters each, and resolves them to options. */
  argument?: FilterArgument & { most: number; longest: number };
}

/** The advisor has arguments of its own for these: in a conversation students tend to say when they are free. */
interface ListOnly {
  argument?: never;
}

interface TimeOnly extends ListOnly {
  opposite: string;
}

interface RangeOnly extends ListOnly {
  /** Step of the number field. */
  step: number;
  /** Explains the figure if its name is ambiguous. */
  note?: string;
}

/** Facts that a whole catalogue may lack. */
export type Fact =
  | 'rating'
  | 'hours'
  | 'units'
  | 'attributes'
  | 'permission'
  | 'level'
  | 'kind'
  | 'size'
  | 'seats'
  | 'requires'
  | 'independent';

/** The facts with a column. */
export type Figure = 'rating' | 'hours';

/** The parts of the panel, in order; `bar` is above the list on a wide screen. */
export type FilterPlace = 'bar' | 'counts' | 'course' | 'when' | 'you';

/** Where the options of a list come from. */
export type ChoiceSource = 'terms' | 'subjects' | 'levels' | 'kinds' | 'groups';

type Condition<Control extends FilterControl, Only> = FilterOf<Control> &
  (PredicateOf<Control> | TimesOf<Control>) &
  Only;

export type Filter =
  | Condition<'switch', SwitchOnly>
  | Condition<'multi-select', MultiSelectOnly>
  | Condition<'range', RangeOnly>
  | Condition<'days', ListOnly>
  | Condition<'time', TimeOnly>
  | Condition<'free-hours', TimeOnly>
  | Condition<'attributes', ListOnly>;

const weekdaysOf = (letters: readonly DayLetter[]): Weekday[] => letters.map(weekdayOfLetter);

const isKnown = (value: number | null): value is number => value !== null && !Number.isNaN(value);

const within = (value: number | null, { min, max }: Range, lacking: Unstated): Outcome =>
  isKnown(value) ? value >= (min ?? -Infinity) && value <= (max ?? Infinity) : lacking;

/**
 * Every filter of the course list, in the order of the panel. The URL, the panel, the chips, the search in the web worker and the
 * advisor's arguments are derived from this table.
 */
export const FILTERS = {
  terms: {
    control: 'multi-select',
    param: 'term',
    label: 'Term',
    place: 'bar',
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
    place: 'bar',
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
    opposite: 'Not Q-rated',
    place: 'bar',
    fact: 'rating',
    accepts: (row) => isKnown(row.overall_score_course_mean),
  },
  isScheduledOnly: {
    control: 'switch',
    param: 'scheduled',
    label: 'Scheduled only',
    opposite: 'Not scheduled',
    place: 'bar',
    accepts: (row) => row.days.length > 0 || row.schedule !== '',
  },
  days: {
    control: 'days',
    param: 'day',
    label: 'Days',
    lacks: 'when they meet',
    place: 'bar',
    times: ({ on, mode }) => {
      const days = weekdaysOf(on);
      if (mode === 'only') return { days };
      // A row shows the days of its principal kind; other kinds count where all of their sections meet then.
      return mode === 'all' ? { surelyOnAll: days } : { surelyOnAny: days };
    },
  },
  attributes: {
    control: 'attributes',
    param: 'attribute',
    label: 'Counts as',
    place: 'counts',
    fact: 'attributes',
    accepts: hasAttributes,
  },
  groups: {
    control: 'multi-select',
    param: 'counts',
    label: 'Counts towards',
    place: 'counts',
    choices: 'groups',
    all: 'Any requirement or none',
    needs: 'groups',
    accepts: (row, names, student) => student.isListed(row, 'groups', names),
  },
  levels: {
    control: 'multi-select',
    param: 'level',
    label: 'Level',
    lacks: 'a level',
    place: 'course',
    choices: 'levels',
    all: 'All levels',
    fact: 'level',
    accepts: isOfLevels,
  },
  kinds: {
    control: 'multi-select',
    param: 'kind',
    label: 'Kind of class',
    lacks: 'a kind of class',
    place: 'course',
    choices: 'kinds',
    all: 'All kinds',
    fact: 'kind',
    accepts: (row, asked) => {
      const kinds = kindsOf(row);
      return kinds.length === 0 ? 'component' : kinds.some((kind) => asked.includes(kind));
    },
  },
  units: {
    control: 'range',
    param: 'units',
    label: 'Units',
    lacks: 'units',
    place: 'course',
    step: 1,
    fact: 'units',
    accepts: (row, range) => within(row.units, range, 'units'),
  },
  rating: {
    control: 'range',
    param: 'rating',
    label: 'Rating',
    lacks: 'a rating',
    place: 'course',
    step: 0.1,
    fact: 'rating',
    accepts: (row, range) => within(row.overall_score_course_mean, range, 'rating'),
  },
  hours: {
    control: 'range',
    param: 'hours',
    label: 'Hours a week',
    lacks: 'hours',
    place: 'course',
    step: 1,
    fact: 'hours',
    accepts: (row, range) => within(row.mean_hours, range, 'workload'),
  },
  size: {
    control: 'range',
    param: 'size',
    label: 'Class size',
    lacks: 'a class size',
    note: 'Students enrolled; where that is not stated, those of past terms.',
    place: 'course',
    step: 5,
    fact: 'size',
    accepts: ({ enrolled = null }, range) => within(enrolled, range, 'enrollment'),
  },
  hasSeats: {
    control: 'switch',
    param: 'seats',
    label: 'Seats left',
    lacks: 'their seats',
    opposite: 'No seats left',
    place: 'course',
    fact: 'seats',
    argument: { name: 'has_open_seats', description: 'Only courses with a section that has a free place' },
    accepts: ({ seats = null }) => (seats === null ? 'seats' : seats === 'open'),
  },
  isByPermission: {
    control: 'switch',
    param: 'permission',
    label: 'Permission needed',
    opposite: 'No permission stated',
    place: 'course',
    fact: 'permission',
    accepts: needsPermission,
  },
  startsAfter: {
    control: 'time',
    param: 'after',
    label: 'Starts at or after',
    opposite: 'Always starts before',
    lacks: 'when they meet',
    place: 'when',
    times: (time) => ({ startsAtOrAfter: parseClock(time) ?? 0 }),
  },
  endsBefore: {
    control: 'time',
    param: 'before',
    label: 'Ends at or before',
    opposite: 'Always ends after',
    lacks: 'when they meet',
    place: 'when',
    times: (time) => ({ endsAtOrBefore: parseClock(time) ?? Infinity }),
  },
  keepsFree: {
    control: 'free-hours',
    param: 'free',
    label: 'Keeps free',
    opposite: 'Never keeps free',
    lacks: 'when they meet',
    place: 'when',
    times: (hours) =>
      hours === null
        ? {}
        : { keepsFree: [{ days: weekdaysOf(hours.on), start: hours.start, end: hours.end }] },
  },
  isFittingOnly: {
    control: 'switch',
    param: 'fits',
    label: 'Fits my schedule',
    opposite: 'Clashes with my schedule',
    place: 'bar',
    needs: 'planned',
    lacks: 'when they meet',
    accepts: (row, _, student) => student.fits(row),
    acceptsSections: (row, sections, student) => student.fitsIn(row, sections),
  },
  isSavedOnly: {
    control: 'switch',
    param: 'saved',
    label: 'Saved',
    opposite: 'Not saved',
    place: 'you',
    needs: 'saved',
    accepts: (row, _, student) => student.isListed(row, 'saved', SAVED_NAMES),
  },
  isUntakenOnly: {
    control: 'switch',
    param: 'untaken',
    label: 'Hide courses I’ve taken',
    opposite: 'Only courses I’ve taken',
    place: 'you',
    needs: 'taken',
    accepts: (row, _, student) => !student.isTaken(row),
    argument: { name: 'exclude_taken', description: 'Leave out what the student has taken' },
  },
  isReady: {
    control: 'switch',
    param: 'ready',
    label: 'Prerequisites met, or none stated',
    lacks: 'prerequisites that can be checked',
    opposite: 'Prerequisites not met',
    place: 'you',
    needs: 'taken',
    fact: 'requires',
    accepts: ({ requires = null }, _, student) =>
      requires === null || (isRequirementMet(requires, (code) => student.hasTaken(code)) ?? 'prerequisites'),
  },
  isIndependentToo: {
    control: 'switch',
    param: 'independent',
    label: 'Research and theses too',
    place: 'bar',
    fact: 'independent',
    widens: true,
    accepts: (row) => row.independent !== true,
  },
} as const satisfies Record<string, Filter>;

export type FilterKey = keyof typeof FILTERS;
