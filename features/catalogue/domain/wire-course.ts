import type { Course, WeekdayTimes } from '../contract.ts';
import { parseClock } from './clock-times.ts';
import { parseWeekdays, WEEKDAY_NUMBERS, weekdayName } from './weekdays.ts';
import { timesByWeekday } from './meeting-times.ts';

/**
 * Converts a course record of any backend to our contract's: lists may be JSON text, numbers text, ids numbers, and
 * NaN means unknown. Valid times keep their format. Null for anything that is not a record with a code.
 */
export function readWireCourse(raw: unknown): Course | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const record = raw as Record<string, unknown>;
  const class_tag = text(record['class_tag']);
  if (class_tag === '') return null;
  return {
    course_id: text(record['course_id']),
    class_number: text(record['class_number']),
    class_tag,
    class_name: text(record['class_name']),
    term: text(record['term']),
    instructors: list(record['instructors']),
    days: parseWeekdays(record['days']).map(weekdayName),
    units: number(record['units']),
    start_times: times(record['start_times']),
    end_times: times(record['end_times']),
    schedule: text(record['schedule']),
    mean_hours: number(record['mean_hours']),
    overall_score_course_mean: number(record['overall_score_course_mean']),
    current_enrollment_number: count(record['current_enrollment_number']),
    enrollment_cap: count(record['enrollment_cap']),
    description: text(record['description']),
    course_requirements: text(record['course_requirements']),
    recommended_prep: text(record['recommended_prep']),
    class_notes: text(record['class_notes']),
    q_report: link(record['q_report']),
    department: text(record['department']),
    component: text(record['component']),
    aliases: list(record['aliases']),
  };
}

/** Converts a list of records, dropping invalid ones. */
export function readWireCourses(raw: unknown): Course[] {
  return Array.isArray(raw) ? raw.flatMap((record) => readWireCourse(record) ?? []) : [];
}

function text(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const trimmed = value.trim();
  return /^nan$/i.test(trimmed) ? '' : trimmed;
}

/** `|| 0` turns -0 into 0: JSON cannot represent it. */
function number(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const parsed = typeof value === 'string' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed || 0 : null;
}

function count(value: unknown): number | null {
  const rounded = Math.round(number(value) ?? Number.NaN);
  return Number.isSafeInteger(rounded) ? rounded || 0 : null;
}

/** Names from a list, JSON text, a Python list literal, or a single name. */
function list(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.map(text).filter((name) => name !== ''))];
  const line = text(value);
  if (!line.startsWith('[')) return line === '' || line === 'N/A' ? [] : [line];
  try {
    return list(JSON.parse(line));
  } catch {
    const quoted = line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g);
    return list([...quoted].map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1')));
  }
}

function times(value: unknown): WeekdayTimes {
  const given = timesByWeekday(value);
  const read: WeekdayTimes = {};
  for (const weekday of WEEKDAY_NUMBERS) {
    const time = given.get(weekday);
    if (typeof time === 'string' && parseClock(time) !== null) read[weekday] = time.trim();
    else if (weekday <= 5) read[weekday] = '';
  }
  return read;
}

/** Only http(s) addresses: the value becomes a link. */
function link(value: unknown): string {
  const address = text(value);
  return /^https?:\/\/\S+$/i.test(address) ? address : '';
}
