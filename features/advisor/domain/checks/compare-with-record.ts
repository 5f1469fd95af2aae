import type { Course } from '#features/catalogue/contract.ts';
import { formatClockRange } from '#features/catalogue/domain/clock-times.ts';
import { instructorsOf } from '#features/catalogue/domain/course-constraints.ts';
import {
  formatMeetingTimes,
  type MeetingTimes,
  meetingTimesOf,
} from '#features/catalogue/domain/meeting-times.ts';
import { timeFields } from '#features/catalogue/domain/sections.ts';
import type { Prerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { weekdayName } from '#features/catalogue/domain/weekdays.ts';
import { timesNamed } from '../term-words.ts';
import type { Claim, FigureField } from './claim.ts';

export interface Verdict {
  ok: boolean;
  /** What the records have, for a person; null where they have nothing. */
  record: string | null;
}

/** A course as the catalogue has it: its records over all terms and sections, the running or next term's first. */
export interface CourseRecords {
  /** At least one. */
  records: readonly Course[];
  prerequisites: Prerequisites;
}

const FIGURES: Record<FigureField, (course: Course) => (number | null)[]> = {
  rating: ({ overall_score_course_mean: rating }) => [rating],
  workload: ({ mean_hours }) => [mean_hours],
  units: ({ units }) => [units],
  // "20 students" and "20 seats" are told apart by too few words: either figure will do, of the course or of a section.
  enrollment: ({ current_enrollment_number, enrollment_cap, sections }) => [
    current_enrollment_number,
    enrollment_cap,
    ...sections.flatMap(({ enrollment, cap }) => [enrollment, cap]),
  ],
};

const shortest = (value: number): string => String(Math.round(value * 100) / 100);
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a claim holds of any section of any record of its course; of the records of one term only where the sentence
 * speaks of that term and no other.
 *
 * @param sentence where the claim stands
 */
export const compareWithRecord = (
  claim: Claim,
  { records, prerequisites }: CourseRecords,
  sentence = '',
): Verdict => {
  if (claim.says === 'figure' || claim.says === 'unknown') return judgeFigure(claim, records, sentence);
  if (claim.field === 'term') return judgeTerm(claim, records);
  if (claim.field === 'days' || claim.field === 'times')
    return judgeMeeting(claim, ofTermSpokenOf(records, sentence));
  if (claim.field === 'instructor') return judgeInstructor(claim.name, ofTermSpokenOf(records, sentence));
  if (claim.field === 'title') return judgeTitle(claim.title, records);
  return judgePrerequisite(claim, prerequisites);
};

/** All records where the sentence names no term, several, or one without a record. */
const ofTermSpokenOf = (records: readonly Course[], sentence: string): readonly Course[] => {
  const terms = [...new Set(records.map(({ term }) => term))].filter(
    (term) => timesNamed(sentence, term) > 0,
  );
  const years = new Set(sentence.match(/\b20\d\d\b/g) ?? []);
  return terms.length === 1 && years.size === 1 ? records.filter(({ term }) => term === terms[0]) : records;
};

/** What the evaluation said in earlier terms, of those that the sentence names. */
const earlierFigures = (field: FigureField, records: readonly Course[], sentence: string): number[] => {
  if (field !== 'rating' && field !== 'workload') return [];
  const entries = records
    .flatMap(({ history }) => history)
    .filter(({ term }) => timesNamed(sentence, term) > 0);
  return entries.flatMap(({ rating, hours }) => (field === 'rating' ? rating : hours) ?? []);
};

const judgeFigure = (
  claim: Extract<Claim, { says: 'figure' | 'unknown' }>,
  records: readonly Course[],
  sentence: string,
): Verdict => {
  const earlier = earlierFigures(claim.field, records, sentence);
  const known = [...records.flatMap((course) => FIGURES[claim.field](course)), ...earlier].filter(
    (value) => value !== null,
  );
  const [first] = known;
  const record = first === undefined ? null : shortest(first);
  if (claim.says === 'unknown') {
    // One term's record may lack what another's has.
    const isOfTerm = records.some(
      (course) =>
        timesNamed(sentence, course.term) > 0 &&
        FIGURES[claim.field](course).every((value) => value === null),
    );
    return { ok: known.length === 0 || isOfTerm, record };
  }
  const fitting = known.find((value) => fits(value, claim));
  return { ok: fitting !== undefined, record: fitting === undefined ? record : shortest(fitting) };
};

const fits = (value: number, claim: Extract<Claim, { says: 'figure' }>): boolean => {
  const { value: said, until, decimals, bound } = claim;
  // 4.25 may be told as 4.2 or 4.3.
  const rounding = 0.5 * 10 ** -decimals + 1e-9;
  if (bound === 'below') return value < said + 1e-9;
  if (bound === 'at most') return value <= said + 1e-9;
  if (bound === 'above') return value > said - 1e-9;
  if (bound === 'at least') return value >= said - 1e-9;
  const leeway = bound === 'about' ? Math.max(rounding, said * 0.1, 0.5) : rounding;
  return value >= said - leeway && value <= until + leeway;
};

const judgeTerm = (
  { words, isNegated }: Extract<Claim, { says: 'term' }>,
  records: readonly Course[],
): Verdict => {
  const terms = [...new Set(records.map(({ term }) => term))];
  // What was evaluated was given; what the source says of seasons is said without a year.
  const others = records.flatMap(({ history, offered }) => [...history.map(({ term }) => term), ...offered]);
  const isGiven = [...terms, ...others].some((term) => {
    const known: string[] = folded(term).match(/\p{L}+|\d+/gu) ?? [];
    return words.every((word) => known.includes(word));
  });
  return { ok: isGiven !== isNegated, record: terms.join(', ') };
};

/** Each section's times; those of the record's own fields first, which stand for the course. */
const timesOf = (course: Course): MeetingTimes[] => [
  meetingTimesOf(course),
  ...course.sections.map(({ meetings }) => meetingTimesOf(timeFields(meetings))),
];

const daysOf = ({ meetings, untimed }: MeetingTimes) =>
  [...meetings.map(({ weekday }) => weekday), ...untimed].map(weekdayName);

const judgeMeeting = (
  claim: Extract<Claim, { field: 'days' | 'times' }>,
  records: readonly Course[],
): Verdict => {
  const known = records.flatMap(timesOf);
  const holds =
    claim.says === 'days'
      ? // A lecture's days and its recitation's may be told in one breath.
        records.some((course) => {
          const days = timesOf(course).flatMap(daysOf);
          return claim.days.every((day) => days.includes(day));
        })
      : known.some(({ meetings }) => {
          if (claim.says === 'range')
            return meetings.some(({ start, end }) =>
              claim.isShared
                ? start <= claim.from && end >= claim.to
                : start === claim.from && end === claim.to,
            );
          return meetings.some(({ start, end }) => start === claim.at || end === claim.at);
        });
  const told = known.find(({ meetings, untimed }) => meetings.length + untimed.length > 0);
  if (!told) return { ok: false, record: null };
  const days = [...new Set([...told.meetings.map(({ weekday }) => weekday), ...told.untimed])];
  const times = [...new Set(told.meetings.map(formatClockRange))];
  if (claim.field === 'days') return { ok: holds, record: days.map(weekdayName).join(', ') };
  return {
    ok: holds,
    record: times.length === 0 ? null : holds ? times.join('; ') : formatMeetingTimes(told),
  };
};

const judgeInstructor = (said: string, records: readonly Course[]): Verdict => {
  const names = [...new Set(records.flatMap(instructorsOf))];
  const words = folded(said).match(/[\p{L}'’-]+/gu) ?? [];
  const ok = names.some((name) => words.every((word) => folded(name).includes(word)));
  return { ok, record: names.length === 0 ? null : names.join(', ') };
};

const judgeTitle = (said: string, records: readonly Course[]): Verdict => {
  const plain = (text: string) =>
    folded(text)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const titles = [...new Set(records.map(({ class_name }) => class_name))];
  const ok = titles.some((title) => plain(title).includes(plain(said)) || plain(said).includes(plain(title)));
  return { ok, record: titles[0] ?? null };
};

const judgePrerequisite = (
  claim: Extract<Claim, { field: 'prerequisites' }>,
  { stated, certain, codes, recommended, recommendedCodes }: Prerequisites,
): Verdict => {
  if (claim.says === 'needs')
    return {
      ok: codes.includes(claim.code) || recommendedCodes.includes(claim.code),
      record: stated ?? recommended,
    };
  const statesThatNoneAreNeeded = stated !== null && certain && codes.length === 0;
  // Silence is not "none": only a record that says so bears out "no prerequisites".
  const ok = statesThatNoneAreNeeded || (claim.of === 'stated' && stated === null);
  return { ok, record: stated };
};
