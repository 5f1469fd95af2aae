import { fold } from '#features/advisor/domain/reading/spans/lexicon.ts';
import type { CourseRecord } from '../judged-catalogue.ts';
import type { Field } from '../question-shape.ts';
import { hasFigure, recommendedIn, saysUnknown } from '../reply-reading.ts';
import { type Asked, type Case, judgement, type Judgement, lookedUp } from './judgement.ts';

const COURSE_TOOLS = ['get_course', 'compare_courses', 'check_prerequisites', 'search_courses', 'sum_term'];

/** Checks that each requested field is stated as in the record, or as unknown if the record lacks it. */
export const judgeFacts = (one: Case<'facts'>): Judgement => {
  const { courses, of_shown, fields, term } = one.expectation;
  const codes = courses ?? shownCode(one, of_shown ?? 1);
  // The previous reply showed too few, which is its own fault.
  if (codes.length === 0)
    return judgement({
      recall: { right: 0, of: fields.length },
      faults: ['the course asked about was not shown'],
      understood: false,
    });
  return judgeStated(one, codes, fields, term);
};

export const judgeComparison = (one: Case<'compare'>): Judgement =>
  judgeStated(one, one.expectation.courses, one.expectation.fields ?? ['rating', 'workload'], undefined);

const shownCode = ({ before, catalogue }: Asked, at: number): string[] =>
  recommendedIn(before?.text ?? '', catalogue.recogniser).slice(at - 1, at);

const judgeStated = (
  one: Asked,
  codes: readonly string[],
  fields: readonly Field[],
  term: string | undefined,
): Judgement => {
  const { reply, catalogue } = one;
  const faults: string[] = [];
  let right = 0;
  for (const code of codes) {
    const records = catalogue.recordsOf(code);
    if (records.length === 0)
      throw new Error(`A question asks about ${code}, which the catalogue does not have.`);
    const inTerm = records.filter((record) => record.term === term);
    for (const field of fields) {
      const states = CHECKS[field];
      const candidates = inTerm.length > 0 && field !== 'term' ? inTerm : records;
      if (candidates.some((record) => states(reply.text, record, records))) right++;
      else faults.push(`${field} of ${code} is not stated as the record has it`);
    }
  }
  const recall = { right, of: codes.length * fields.length };
  return judgement({ recall, faults, understood: right > 0 || lookedUp(one, COURSE_TOOLS, codes) });
};

type Check = (text: string, record: CourseRecord, records: readonly CourseRecord[]) => boolean;

const figureCheck =
  (valueOf: (record: CourseRecord) => number | null): Check =>
  (text, record) => {
    const value = valueOf(record);
    return value === null ? saysUnknown(text) : hasFigure(text, value);
  };

const textCheck =
  (valueOf: (record: CourseRecord) => string): Check =>
  (text, record) => {
    const value = fold(valueOf(record));
    return value === '' ? saysUnknown(text) : fold(text).includes(value);
  };

/** Compares the codes of a statement; for one without codes, its first words. */
const statementCheck =
  (valueOf: (record: CourseRecord) => string): Check =>
  (text, record) => {
    const value = valueOf(record).trim();
    if (value === '') return saysUnknown(text);
    // Some catalogues write "None": a reply says so in its own words.
    if (/^none\.?$/i.test(value)) return /\b(?:none|no prerequisites?)\b/i.test(text);
    return fold(text).includes(fold(value).split(' ').slice(0, 4).join(' ')) || codesAreIn(value, text);
  };

const codesAreIn = (value: string, text: string): boolean => {
  const codes = value.match(/[A-Z][A-Z-]+ \d+\w*|\b\w{1,3}\.\d+\w*/g) ?? [];
  return codes.length > 0 && codes.every((code) => text.includes(code));
};

const DAY_WORDS: Record<string, string> = {
  Mon: 'mon',
  Tue: 'tue',
  Wed: 'wed',
  Thu: 'thu',
  Fri: 'fri',
  Sat: 'sat',
  Sun: 'sun',
};

const clockForms = (clock: string): string[] => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const twelve = `${hours % 12 || 12}`;
  const tail = String(minutes).padStart(2, '0');
  return [
    clock,
    `${twelve}:${tail}`,
    ...(minutes === 0
      ? [`${twelve} ${hours < 12 ? 'am' : 'pm'}`, `${twelve}${hours < 12 ? 'am' : 'pm'}`]
      : []),
  ];
};

const CHECKS: Record<Field, Check> = {
  workload: figureCheck(({ mean_hours }) => mean_hours),
  rating: figureCheck(({ overall_score_course_mean }) => overall_score_course_mean),
  units: figureCheck(({ units }) => units),
  enrollment: figureCheck(({ current_enrollment_number }) => current_enrollment_number),
  title: textCheck(({ class_name }) => class_name),
  component: textCheck(({ component }) => component),
  department: textCheck(({ department }) => department),
  prerequisites: statementCheck(({ course_requirements }) => course_requirements),
  recommended_preparation: statementCheck(({ recommended_prep }) => recommended_prep),
  instructor: (text, { instructors }) =>
    instructors.length === 0
      ? saysUnknown(text)
      : instructors.some((name) => fold(text).includes(fold(name).split(' ').at(-1) ?? '')),
  days: (text, { days }) =>
    days.length === 0
      ? saysUnknown(text)
      : days.every((day) => new RegExp(`\\b${DAY_WORDS[day]}`, 'i').test(text)),
  times: (text, { start_times }) => {
    const starts = Object.values(start_times);
    return starts.length === 0
      ? saysUnknown(text)
      : starts.every((start) => clockForms(start).some((form) => text.toLowerCase().includes(form)));
  },
  room: (text, { sections }) => {
    const rooms = sections
      .flatMap(({ meetings }) => meetings.map(({ place }) => place))
      .filter((place) => place !== '');
    return rooms.length === 0 ? saysUnknown(text) : rooms.some((room) => text.includes(room));
  },
  term: (text, _record, records) =>
    records.every(({ term }) => term.split(' ').every((word) => text.includes(word))),
  description: (text, { description }) => {
    if (description === '') return saysUnknown(text);
    const long = [
      ...new Set(
        fold(description)
          .split(' ')
          .filter((word) => word.length > 5),
      ),
    ];
    const said = new Set(fold(text).split(' '));
    return long.filter((word) => said.has(word)).length >= Math.min(8, long.length * 0.3);
  },
};
