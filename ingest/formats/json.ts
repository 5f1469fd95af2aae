import * as z from 'zod';
import { readClock } from '../fields/clock.ts';
import {
  type CourseDraft,
  type Draft,
  ImportError,
  newDraft,
  type Place,
  type SourceFile,
  Tally,
} from '../pack/pack-draft.ts';
import { type Meeting, scheduleText } from '../fields/meetings.ts';
import { noteText } from '../fields/note-text.ts';
import { readWeekdays, weekdayKey } from '../fields/weekdays.ts';
import { parseJson, refuseRecord } from './raw-records.ts';

const idText = z.union([z.string(), z.number()]).nullish();
const listText = z.union([z.array(z.string()), z.string()]).nullish();
const times = z.record(z.string(), z.string().nullable()).nullish();
const text = z.string().nullish();
const number = z.number().nullish();

/**
 * Our own JSON: `{meta, courses: [record…]}`, or a bare list of records as returned by `GET api/courses`. Ids may be
 * numbers, lists may be JSON text, unknown values are null or absent. `x` holds facts without a record field.
 */
const rawRecordShape = z.object({
  course_id: idText,
  class_number: idText,
  class_tag: z.string(),
  class_name: text,
  term: z.string(),
  instructors: listText,
  days: listText,
  units: number,
  start_times: times,
  end_times: times,
  schedule: text,
  mean_hours: number,
  overall_score_course_mean: number,
  current_enrollment_number: number,
  enrollment_cap: number,
  description: text,
  course_requirements: text,
  recommended_prep: text,
  class_notes: text,
  q_report: text,
  department: text,
  component: text,
  aliases: z.array(z.string()).nullish(),
  x: z.object({ component: text, section: text, session: text, gened: text, distribution: text }).nullish(),
});
type RawRecord = z.infer<typeof rawRecordShape>;

const rawFileShape = z.union([
  z.array(z.unknown()),
  z.object({
    meta: z
      .object({
        terms: z.array(z.object({ name: z.string(), start: z.string(), end: z.string() })).optional(),
      })
      .optional(),
    courses: z.array(z.unknown()),
  }),
]);

/** Throws ImportError when a file is not of this format; malformed records are refused. */
export function readJsonRecords(files: readonly SourceFile[]): Draft {
  const draft = newDraft();
  for (const file of files) {
    const { courses, terms } = parseFile(file);
    draft.terms.push(...terms);
    draft.read += courses.length;
    courses.forEach((raw, index) => {
      const place = { file: file.name, row: index + 1 };
      const parsed = rawRecordShape.safeParse(raw);
      if (parsed.success) {
        const section = parsed.data.x?.section ?? null;
        draft.rows.push({ course: draftOf(parsed.data, place, draft.leftOut), place, section });
        return;
      }
      refuseRecord(draft, place, { noun: 'record', raw, error: parsed.error });
    });
  }
  return draft;
}

function parseFile(file: SourceFile) {
  const raw = parseJson(file);
  const parsed = rawFileShape.safeParse(raw);
  if (!parsed.success)
    throw new ImportError(`${file.name} holds no list of courses, neither bare nor under "courses".`);
  return Array.isArray(parsed.data)
    ? { courses: parsed.data, terms: [] }
    : { courses: parsed.data.courses, terms: parsed.data.meta?.terms ?? [] };
}

function draftOf(raw: RawRecord, place: Place, leftOut: Tally): CourseDraft {
  const days = raw.days === null || raw.days === undefined ? [] : readWeekdays([raw.days].flat().join(' '));
  if (days === null) leftOut.add('days are no weekdays', place, 'days', JSON.stringify(raw.days));
  const start_times = clockTimes('start_times');
  const end_times = clockTimes('end_times');
  const meetings = (days ?? []).map((day): Meeting => {
    const key = weekdayKey(day);
    return { day, start: start_times[key] ?? null, end: end_times[key] ?? null };
  });
  return {
    ...textFields(raw),
    days: days ?? [],
    start_times,
    end_times,
    schedule: meetings.length > 0 ? scheduleText(meetings) : (raw.schedule ?? ''),
    units: raw.units ?? null,
    mean_hours: raw.mean_hours ?? null,
    overall_score_course_mean: raw.overall_score_course_mean ?? null,
    current_enrollment_number: raw.current_enrollment_number ?? null,
    enrollment_cap: raw.enrollment_cap ?? null,
  };

  function clockTimes(field: 'start_times' | 'end_times'): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [key, value] of Object.entries(raw[field] ?? {})) {
      if (value === null || value === '' || value === 'N/A') continue;
      const time = readClock(value);
      if (time === null)
        leftOut.add(`${field} is no clock time`, place, `${field}.${key}`, JSON.stringify(value));
      else found[key] = time;
    }
    return found;
  }
}

function textFields(raw: RawRecord) {
  const x = raw.x ?? {};
  const session = x.session === 'Full Term' ? null : x.session;
  return {
    course_id: raw.course_id === null || raw.course_id === undefined ? null : String(raw.course_id),
    class_number:
      raw.class_number === null || raw.class_number === undefined ? null : String(raw.class_number),
    class_tag: raw.class_tag,
    class_name: raw.class_name ?? '',
    term: raw.term,
    instructors: namesOf(raw.instructors),
    description: raw.description ?? '',
    course_requirements: raw.course_requirements ?? '',
    recommended_prep: raw.recommended_prep ?? '',
    class_notes: noteText(raw.class_notes, [
      ['Session', session],
      ['Section', x.section],
      ['General education', x.gened],
      ['Distribution', x.distribution],
    ]),
    q_report: raw.q_report ?? '',
    department: raw.department ?? '',
    component: raw.component ?? x.component ?? '',
    aliases: raw.aliases ?? [],
  };
}

/** Accepts a list, its JSON text, or comma-separated names. */
function namesOf(value: RawRecord['instructors']): string[] {
  if (value === null || value === undefined) return [];
  let names: unknown = value;
  if (typeof value === 'string') {
    try {
      names = JSON.parse(value);
    } catch {
      names = value.split(',');
    }
  }
  return [names]
    .flat()
    .filter((name) => typeof name === 'string')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
