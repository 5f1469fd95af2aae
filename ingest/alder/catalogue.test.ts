import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseShape, type PackCourse } from '#features/catalogue/domain/pack/shapes.ts';
import { catalogueText, PACK, SOURCE } from './catalogue-text.ts';
import { meetingsOverlap } from './testing/plan.ts';
import { readSource } from './source.ts';

const committed = readFileSync(join(PACK, 'courses.ndjson'), 'utf8');
const records = committed
  .trimEnd()
  .split('\n')
  .map((line) => courseShape.parse(JSON.parse(line)));
const source = new Map(readSource(SOURCE).map((course) => [course.tag, course]));
const classKeyOf = (record: PackCourse): string => [record.class_tag, ...record.aliases].sort()[0] ?? '';
const isCancelled = (record: PackCourse): boolean => source.get(record.class_tag)?.status === 'cancelled';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const shareOf = <T>(list: readonly T[], test: (each: T) => boolean): number =>
  list.filter(test).length / list.length;

describe('the builder of the demonstration catalogue', () => {
  it('is deterministic and matches the committed pack', () => {
    const text = catalogueText();
    expect(catalogueText()).toBe(text);
    expect(text === committed, 'run npm run build:alder and commit what it writes').toBe(true);
  });

  it('has at least 1,000 records over both terms, each with a unique identity', () => {
    expect(records.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(records.map(({ term }) => term))).toEqual(new Set(['2025 Fall', '2026 Spring']));
    expect(new Set(records.map(({ class_number }) => class_number)).size).toBe(records.length);
    const tagsOfId = Map.groupBy(records, ({ course_id }) => course_id);
    for (const sameId of tagsOfId.values())
      expect(new Set(sameId.map(({ class_tag }) => class_tag)).size).toBe(1);
    for (const { course_id, class_number } of records) {
      expect(course_id).toMatch(/^\d{6}$/);
      expect(class_number).toMatch(/^\d{5}$/);
    }
  });
});

describe('the timetable of Alder', () => {
  it('never has one person teach two classes at once', () => {
    const meetings = records.flatMap((record) => record.instructors.map((name) => ({ name, record })));
    for (const [name, taught] of Map.groupBy(meetings, ({ name, record }) => `${name}, ${record.term}`)) {
      const classes = [...new Map(taught.map(({ record }) => [sectionOf(record), record])).values()];
      classes.forEach((one, at) => {
        for (const other of classes.slice(at + 1))
          expect(meetingsOverlap(one, other), `${name}: ${one.class_tag} and ${other.class_tag}`).toBe(false);
      });
    }
  });

  it('uses plausible times: multiples of five minutes, daytime or early evening, reasonable length', () => {
    const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
    for (const record of records)
      for (const [day, start] of Object.entries(record.start_times)) {
        const from = minutes(start);
        const to = minutes(record.end_times[day as keyof typeof record.end_times] ?? '');
        const place = `${record.class_tag} ${record.schedule}`;
        expect(from % 5 === 0 && to % 5 === 0, place).toBe(true);
        expect(from, place).toBeGreaterThanOrEqual(minutes('07:30'));
        expect(to, place).toBeLessThanOrEqual(minutes('21:00'));
        expect(to - from, place).toBeGreaterThanOrEqual(50);
        expect(to - from, place).toBeLessThanOrEqual(9 * 60);
      }
  });

  it('spreads classes over the days and the hours', () => {
    const timed = records.filter(({ days }) => days.length > 0);
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu'] as const)
      expect(shareOf(timed, ({ days }) => days.includes(day))).toBeGreaterThan(0.33);
    expect(shareOf(timed, ({ days }) => days.includes('Fri'))).toBeGreaterThan(0.15);
    const starts = Map.groupBy(timed, (record) => Object.values(record.start_times)[0]);
    for (const [start, together] of starts)
      expect(together.length / timed.length, `at ${start}`).toBeLessThan(0.3);
    const slots = Map.groupBy(timed, ({ term, schedule }) => `${term} ${schedule}`);
    for (const [slot, together] of slots) expect(together.length / timed.length, slot).toBeLessThan(0.03);
  });

  it('gives the same times in the schedule text as in the time fields', () => {
    for (const record of records) {
      const days = Object.keys(record.start_times).length;
      expect(days).toBe(record.days.length);
      expect(record.schedule.startsWith(record.days.join(', '))).toBe(true);
      if (days > 0) expect(record.schedule).toMatch(/ \d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M$/);
      else expect(record.schedule).toBe('');
    }
  });

  it('gives nobody more than three classes a term or a cancelled class', () => {
    const classes = records.flatMap((record) =>
      record.instructors.map((name) => ({ who: `${name}, ${record.term}`, section: sectionOf(record) })),
    );
    for (const [who, taught] of Map.groupBy(classes, (each) => each.who))
      expect(new Set(taught.map(({ section }) => section)).size, who).toBeLessThanOrEqual(3);
    for (const record of records)
      expect(record.instructors.length > 0, record.class_tag).toBe(!isCancelled(record));
  });

  it('uses the times and capacity that a course’s text states', () => {
    for (const record of records) {
      const { meets, places } = source.get(record.class_tag) ?? {};
      if (places !== undefined) expect(record.enrollment_cap, record.class_tag).toBe(places);
      if (meets === undefined) continue;
      expect(record.days, record.class_tag).toEqual(meets.split(' ').filter((word) => /^[A-Z]/.test(word)));
      const hours = / (\d\d:\d\d)-/.exec(meets)?.[1];
      if (hours) expect(Object.values(record.start_times)).toContain(hours);
    }
  });
});

/** Identifies one class in one term: cross-listed codes of the same class give the same key. */
const sectionOf = (record: PackCourse): string =>
  [classKeyOf(record), record.term, record.schedule, record.instructors.join()].join(' / ');

describe('evaluations and enrolment', () => {
  const rated = records.filter((record) => record.overall_score_course_mean !== null);
  const ratings = rated.map((record) => record.overall_score_course_mean ?? 0);
  const loads = rated.flatMap((record) => record.mean_hours ?? []);

  it('distributes ratings and hours like real evaluations, about a third unrated', () => {
    expect(mean(ratings)).toBeCloseTo(4.4, 1);
    expect(deviation(ratings)).toBeGreaterThan(0.4);
    expect(deviation(ratings)).toBeLessThan(0.6);
    expect(shareOf(ratings, (rating) => rating < 3.5)).toBeGreaterThan(0.02);
    expect(mean(loads)).toBeGreaterThan(6.1);
    expect(mean(loads)).toBeLessThan(6.7);
    expect(deviation(loads)).toBeGreaterThan(2.4);
    expect(deviation(loads)).toBeLessThan(3.5);
    expect(rated.length / records.length).toBeGreaterThan(0.6);
    expect(rated.length / records.length).toBeLessThan(0.72);
  });

  it('has higher workloads at higher levels', () => {
    const at = (level: string) =>
      mean(
        rated
          .filter((record) => source.get(record.class_tag)?.level === level)
          .flatMap((record) => record.mean_hours ?? []),
      );
    expect(at('intermediate')).toBeGreaterThan(at('introductory'));
    expect(at('graduate')).toBeGreaterThan(at('intermediate') + 1);
  });

  it('links an evaluation report exactly where there is a rating', () => {
    for (const record of records)
      expect(record.q_report !== '', record.class_tag).toBe(record.overall_score_course_mean !== null);
  });

  it('keeps enrolment near the caps and at zero in cancelled classes', () => {
    for (const record of records) {
      const { current_enrollment_number: enrolled, enrollment_cap: cap } = record;
      if (isCancelled(record)) expect(enrolled, record.class_tag).toBe(0);
      else expect(enrolled, record.class_tag).toBeGreaterThan(0);
      if (cap !== null) expect(enrolled, record.class_tag).toBeLessThanOrEqual(cap + 2);
    }
    const sizes = records.map((record) => record.current_enrollment_number ?? 0);
    expect(shareOf(sizes, (size) => size <= 20)).toBeGreaterThan(0.4);
    expect(shareOf(sizes, (size) => size > 100)).toBeGreaterThan(0.03);
  });

  it('gives both codes of a cross-listed class the same rating', () => {
    for (const same of Map.groupBy(records, sectionOf).values())
      expect(new Set(same.map((record) => record.overall_score_course_mean)).size).toBe(1);
  });
});
