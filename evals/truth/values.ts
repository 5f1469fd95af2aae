import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { CourseRecord, JudgedCatalogue } from '../judged-catalogue.ts';

/** A time of day, in minutes. */
export interface Clock {
  clock: number;
}
/** A time range, in minutes. */
export interface Span {
  from: number;
  to: number;
}
/** `null`: the record does not state it. Lists contain days or names. */
export type Value = number | string | boolean | readonly string[] | Clock | Span | null;

export const isClock = (value: Value): value is Clock =>
  typeof value === 'object' && value !== null && 'clock' in value;
export const isSpan = (value: Value): value is Span =>
  typeof value === 'object' && value !== null && 'from' in value;

type RecordSection = CourseRecord['sections'][number];
type History = CourseRecord['history'][number];

/** What a letter of a template refers to. */
export type Picked =
  | { record: CourseRecord; section?: RecordSection; history?: History }
  | { programme: JudgedCatalogue['pack']['programs']['concentrations'][number] };

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const minutesOf = (text: string | null | undefined): number | null => {
  const [, hours, minutes] = /(\d{1,2}):(\d{2})/.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

const clockOf = (minutes: number | null): Clock | null => (minutes === null ? null : { clock: minutes });
const spanOf = (from: number | null, to: number | null): Span | null =>
  from === null || to === null ? null : { from, to };
const textOf = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text.trim();
const listOf = (list: readonly string[]): readonly string[] | null => (list.length > 0 ? list : null);
const roomOf = (enrolled: number | null | undefined, cap: number | null | undefined): number | null =>
  typeof enrolled === 'number' && typeof cap === 'number' && cap > enrolled ? cap - enrolled : null;

/** The values of a section, or the record's own, which are those of its principal section. */
const meetingValues = (record: CourseRecord, section: RecordSection | undefined) => {
  const timed = section ?? principalOf(record);
  const days = WEEK.filter((day) => timed?.meetings.some((meeting) => meeting.days.includes(day)));
  const [first] = timed?.meetings ?? [];
  const isRegular = timed?.meetings.every(({ start, end }) => start === first?.start && end === first?.end);
  const start = isRegular ? minutesOf(first?.start) : null;
  const end = isRegular ? minutesOf(first?.end) : null;
  return { days, start, end, place: textOf(first?.place) };
};

/** Determined like the flat fields: by the instructors and days they state. */
const principalOf = (record: CourseRecord): RecordSection | undefined =>
  record.sections
    .filter(({ component, status }) => component === record.component && status !== 'cancelled')
    .toSorted((a, b) => a.section.localeCompare(b.section, 'en', { numeric: true }))[0];

const history = ({ term, rating, hours }: History, field: string): Value | undefined => {
  if (field === 'term') return term;
  if (field === 'rating') return rating;
  if (field === 'hours') return hours;
  if (field === 'year') return /\d{4}/.exec(term)?.[0] ?? null;
  return field === 'season' ? (/[A-Za-z]+/.exec(term)?.[0] ?? null) : undefined;
};

const ofSection = (record: CourseRecord, section: RecordSection, field: string): Value | undefined => {
  const { days, start, end, place } = meetingValues(record, section);
  const values: Record<string, Value> = {
    name: textOf(section.section),
    component: textOf(section.component),
    enrolled: section.enrollment,
    cap: section.cap,
    left: roomOf(section.enrollment, section.cap),
    instructor: section.instructors[0] ?? null,
    instructors: listOf(section.instructors),
    days: listOf(days),
    day: days[0] ?? null,
    start: clockOf(start),
    end: clockOf(end),
    times: spanOf(start, end),
    place,
  };
  return values[field];
};

const firstSentence = (text: string): string | null =>
  /^.{20,300}?[.?!](?=\s|$)/s.exec(text.trim())?.[0] ?? null;

const codesIn = (text: string, own: CourseRecord, catalogue: JudgedCatalogue): string[] =>
  catalogue.recogniser
    .recognise(text)
    .flatMap(({ code, known }) => (known && !own.codes.includes(code) ? [code] : []));

/** "None": a text that says there are none does not count as a value. */
const isNone = (text: string): boolean => /^\W*(?:none|no prerequisites?|n\/a)\W*$/i.test(text);

const ofRecord = (record: CourseRecord, field: string, catalogue: JudgedCatalogue): Value | undefined => {
  const { days, start, end, place } = meetingValues(record, undefined);
  const everyDay = new Set(
    record.sections.flatMap((section) => section.meetings.flatMap((each) => each.days)),
  );
  const values: Record<string, () => Value> = {
    code: () => record.class_tag,
    subject: () => subjectOfTag(record.class_tag),
    department: () => textOf(record.department),
    title: () => textOf(record.class_name),
    term: () => record.term,
    season: () => /[A-Za-z]+/.exec(record.term)?.[0] ?? null,
    year: () => /\d{4}/.exec(record.term)?.[0] ?? null,
    rating: () => record.overall_score_course_mean,
    hours: () => record.mean_hours,
    units: () => record.units,
    enrolled: () => record.current_enrollment_number,
    cap: () => record.enrollment_cap,
    left: () => roomOf(record.current_enrollment_number, record.enrollment_cap),
    days: () => listOf(days),
    day: () => days[0] ?? null,
    noday: () => (everyDay.size === 0 ? null : (WEEK.slice(0, 5).find((day) => !everyDay.has(day)) ?? null)),
    daycount: () => (days.length > 0 ? days.length : null),
    start: () => clockOf(start),
    end: () => clockOf(end),
    times: () => spanOf(start, end),
    length: () => (start === null || end === null ? null : end - start),
    place: () => place,
    instructor: () => record.instructors[0] ?? null,
    instructors: () => listOf(record.instructors),
    instructorcount: () => (record.instructors.length > 0 ? record.instructors.length : null),
    component: () => textOf(record.component),
    sectioncount: () => record.sections.length,
    prereq: () => (isNone(record.course_requirements) ? null : textOf(record.course_requirements)),
    needs: () => codesIn(record.course_requirements, record, catalogue)[0] ?? null,
    recommended: () => (isNone(record.recommended_prep) ? null : textOf(record.recommended_prep)),
    attribute: () => record.attributes[0]?.value ?? null,
    scheme: () => record.attributes[0]?.scheme ?? null,
    othercode: () => record.codes.find((code) => code !== record.class_tag) ?? null,
    offered: () => listOf(record.offered),
    description: () => firstSentence(record.description),
  };
  return values[field]?.();
};

/**
 * The value of a letter's field; null if the catalogue does not state it.
 *
 * @throws Error for an unknown field
 */
export const valueOf = (picked: Picked, field: string, catalogue: JudgedCatalogue): Value => {
  const value =
    'programme' in picked
      ? field === 'name'
        ? picked.programme.name
        : undefined
      : picked.history
        ? history(picked.history, field)
        : picked.section
          ? ofSection(picked.record, picked.section, field)
          : ofRecord(picked.record, field, catalogue);
  if (value === undefined) throw new Error(`there is no field ${field}`);
  return value;
};

/** "Anti-Req: not after A": an exclusion is not a prerequisite. */
const BARRED = /\banti-? ?req[^.]*\.?/gi;

export const neededBy = (record: CourseRecord, catalogue: JudgedCatalogue): string[] =>
  codesIn(record.course_requirements.replaceAll(BARRED, ' '), record, catalogue);
