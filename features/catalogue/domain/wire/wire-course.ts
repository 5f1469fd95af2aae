import type { Course, WeekdayTimes } from '../../contract.ts';
import { readWireSections } from './wire-sections.ts';
import { count, list, number, records, text } from './wire-values.ts';
import { parseClock } from '../sections/clock-times.ts';
import { parseWeekdays, WEEKDAY_NUMBERS, weekdayName } from '../sections/weekdays.ts';
import { timesByWeekday } from '../sections/meeting-times.ts';

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
    mean_class_size: number(record['mean_class_size']),
    description: text(record['description']),
    course_requirements: text(record['course_requirements']),
    recommended_prep: text(record['recommended_prep']),
    class_notes: text(record['class_notes']),
    q_report: link(record['q_report']),
    department: text(record['department']),
    component: text(record['component']),
    aliases: list(record['aliases']),
    codes: [...new Set([class_tag, ...list(record['codes'])])],
    meets_with: list(record['meets_with']),
    sections: readWireSections(record),
    takes: record['takes'] === null || record['takes'] === undefined ? null : list(record['takes']),
    attributes: records(record['attributes']).map((each) => ({
      scheme: text(each['scheme']),
      value: text(each['value']),
    })),
    history: records(record['history']).map((each) => ({
      term: text(each['term']),
      rating: number(each['rating']),
      hours: number(each['hours']),
      responded: count(each['responded']),
      invited: count(each['invited']),
      instructors: list(each['instructors']),
    })),
    offered: list(record['offered']),
    not_next_year: record['not_next_year'] === true,
  };
}

/** Converts a list of records, dropping invalid ones. */
export function readWireCourses(raw: unknown): Course[] {
  return Array.isArray(raw) ? raw.flatMap((record) => readWireCourse(record) ?? []) : [];
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
