/**
 * Computes correct answers from the records in a pack's file by trying everything. Shares no code with the product, and
 * is slow on purpose: every choice of sections is tried.
 */

export interface RawMeeting {
  days: readonly string[];
  /** `13:30`. */
  start?: string | null;
  end?: string | null;
  from?: string | null;
  to?: string | null;
}

export interface RawSection {
  class_number?: string;
  section?: string;
  component?: string;
  instructors?: string[];
  meetings?: RawMeeting[];
  status?: string | null;
  links?: string[];
  enrollment?: number | null;
  cap?: number | null;
}

export interface RawRecord {
  course_id: string;
  class_tag: string;
  class_name: string;
  term: string;
  codes?: string[];
  meets_with?: string[];
  takes?: string[] | null;
  sections: RawSection[];
  attributes?: { scheme: string; value: string }[];
  course_requirements?: string;
  units?: number | null;
  mean_hours?: number | null;
}

const minutesOf = (clock: string): number => {
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** False for disjoint date ranges, and for two different halves of a term. */
const shareDates = (a: RawMeeting, b: RawMeeting): boolean =>
  (a.from ?? '0') <= (b.to ?? '9') && (b.from ?? '0') <= (a.to ?? '9');

export const meetAtOnce = (a: RawSection, b: RawSection): boolean =>
  (a.meetings ?? []).some((one) =>
    (b.meetings ?? []).some(
      (two) =>
        one.start &&
        one.end &&
        two.start &&
        two.end &&
        one.days.some((day) => two.days.includes(day)) &&
        minutesOf(one.start) < minutesOf(two.end) &&
        minutesOf(two.start) < minutesOf(one.end) &&
        shareDates(one, two),
    ),
  );

const goTogether = (a: RawSection, b: RawSection): boolean =>
  !a.links?.length || !b.links?.length || a.links.some((link) => b.links?.includes(link));

/** The sections to choose from, by kind. */
export const kindsOf = ({ sections, takes }: RawRecord): RawSection[][] =>
  [...Map.groupBy(sections, ({ component = '' }) => component)]
    .filter(([kind]) => !takes || takes.includes(kind))
    .map(([, group]) => group.filter(({ status }) => status !== 'cancelled'))
    .filter((group) => group.length > 0);

interface ChosenSection {
  record: RawRecord;
  section: RawSection;
}

/**
 * A choice of a section of each kind of each record without overlaps; null if there is none.
 *
 * @param accepts tests each section of the choice
 * @param holds tests the whole choice
 */
export const chooseTogether = (
  records: readonly RawRecord[],
  accepts: (section: RawSection, record: RawRecord) => boolean = () => true,
  holds: (chosen: readonly ChosenSection[]) => boolean = () => true,
): ChosenSection[] | null => {
  const open = records.flatMap((record) =>
    kindsOf(record).map((group) =>
      group.filter((section) => accepts(section, record)).map((section) => ({ record, section })),
    ),
  );
  open.sort((a, b) => a.length - b.length);
  const from = (at: number, chosen: ChosenSection[]): ChosenSection[] | null => {
    const options = open[at];
    if (!options) return holds(chosen) ? chosen : null;
    for (const option of options) {
      const isFree = chosen.every(
        (other) =>
          !meetAtOnce(option.section, other.section) &&
          (option.record !== other.record || goTogether(option.section, other.section)),
      );
      const found = isFree ? from(at + 1, [...chosen, option]) : null;
      if (found) return found;
    }
    return null;
  };
  return from(0, []);
};

export const hasDays = ({ meetings = [] }: RawSection): boolean =>
  meetings.some(({ days }) => days.length > 0);

/** A record without the kinds that have no days at all, which are unconstrained. Null if no kind has any. */
export const withTimes = <R extends RawRecord>(record: R): R | null => {
  const kinds = kindsOf(record).filter((kind) => kind.some(hasDays));
  const takes = kinds.map(([first]) => first?.component ?? '');
  return kinds.length === 0 ? null : { ...record, takes };
};

export const daysOf = ({ meetings = [] }: RawSection): string[] => [
  ...new Set(meetings.flatMap(({ days }) => days)),
];

export const isWithin = ({ meetings = [] }: RawSection, from: string, to: string): boolean =>
  meetings.every(({ start, end }) => start != null && end != null && start >= from && end <= to);
