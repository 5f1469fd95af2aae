import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Section } from '#features/catalogue/contract.ts';
import { completeCourse } from '#features/catalogue/domain/pack/complete-course.ts';
import { courseShape, type PackCourse } from '#features/catalogue/domain/pack/shapes.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import { catalogueText, PACK, SOURCE } from './catalogue-text.ts';
import { canBeCombined, Offerings } from './testing/plan.ts';
import { readSource } from './source.ts';

const committed = readFileSync(join(PACK, 'courses.ndjson'), 'utf8');
const records = committed
  .trimEnd()
  .split('\n')
  .map((line) => completeCourse(courseShape.parse(JSON.parse(line))))
  .map(({ course, contradictions }) => {
    if (contradictions.length > 0) throw new Error(`${course.class_tag}: ${JSON.stringify(contradictions)}`);
    return course;
  });
const source = new Map(readSource(SOURCE).map((course) => [course.tag, course]));
const sections = records.flatMap((record) => record.sections.map((section) => ({ record, section })));
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
    const numbers = sections.map(({ section }) => section.class_number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^\d{5}$/);
    const tagsOfId = Map.groupBy(records, ({ course_id }) => course_id);
    for (const sameId of tagsOfId.values())
      expect(new Set(sameId.map(({ class_tag }) => class_tag)).size).toBe(1);
    for (const { course_id } of records) expect(course_id).toMatch(/^\d{6}$/);
  });

  it('has one record for a course and term, whichever of its codes is used', () => {
    const codes = records.flatMap(({ codes, term }) => codes.map((code) => `${code} ${term}`));
    expect(new Set(codes).size).toBe(codes.length);
    for (const [tag, { terms }] of source)
      for (const season of terms)
        expect(codes, tag).toContain(`${tag} ${season === 'Fall' ? '2025 Fall' : '2026 Spring'}`);
  });

  it('omits empty fields, so that the pack stays small', () => {
    expect(committed.length).toBeLessThan(2_500_000);
    expect(committed).not.toMatch(/:(""|null|\[\]|\{\}|false)[,}]/);
  });
});

describe('the timetable of Alder', () => {
  it('never has two classes at once with one instructor or in one room', () => {
    const held = sections.filter(({ record, section }) => {
      const isGuest = source.get(record.class_tag)?.meetsWith !== undefined;
      return !isGuest && section.status !== 'cancelled';
    });
    const uses = held.flatMap(({ record, section }) =>
      [...section.instructors, ...section.meetings.map(({ place }) => place)].map((what) => {
        return { what: `${what}, ${record.term}`, name: `${record.class_tag} ${section.section}`, section };
      }),
    );
    const clashes = [...Map.groupBy(uses, (use) => use.what)].flatMap(([what, same]) =>
      same.flatMap((one, at) =>
        same
          .slice(at + 1)
          .filter(({ section }) => section !== one.section && overlapsOf(section, one.section).length > 0)
          .map((other) => `${what}: ${one.name} and ${other.name}`),
      ),
    );
    expect(uses.length).toBeGreaterThan(3000);
    expect(clashes).toEqual([]);
  });

  it('lets every course be taken: one section of each kind without a conflict', () => {
    const offerings = new Offerings(records);
    const stuck = records.filter(
      (record) =>
        !isCancelled(record) &&
        !canBeCombined([record.class_tag], record.term === '2025 Fall' ? 0 : 1, offerings),
    );
    expect(stuck.map(({ class_tag }) => class_tag)).toEqual([]);
  });

  it('uses plausible times: multiples of five minutes, daytime or early evening, reasonable length', () => {
    const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
    for (const { record, section } of sections)
      for (const { days, start, end, place } of section.meetings) {
        const [from, to] = [minutes(start ?? ''), minutes(end ?? '')];
        const name = `${record.class_tag} ${section.section}`;
        expect(days.length, name).toBeGreaterThan(0);
        expect(place, name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)+ \d{3}$/);
        expect(from % 5 === 0 && to % 5 === 0, name).toBe(true);
        expect(from, name).toBeGreaterThanOrEqual(minutes('07:30'));
        expect(to, name).toBeLessThanOrEqual(minutes('21:00'));
        expect(to - from, name).toBeGreaterThanOrEqual(50);
        expect(to - from, name).toBeLessThanOrEqual(9 * 60);
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
    const classes = sections.flatMap(({ record, section }) =>
      section.instructors.map((name) => ({ who: `${name}, ${record.term}`, at: classOf(record, section) })),
    );
    for (const [who, taught] of Map.groupBy(classes, (each) => each.who))
      expect(new Set(taught.map(({ at }) => at)).size, who).toBeLessThanOrEqual(3);
    for (const record of records)
      expect(record.instructors.length > 0, record.class_tag).toBe(!isCancelled(record));
    for (const { section } of sections)
      if (section.status === 'cancelled') expect(section).toMatchObject({ instructors: [], meetings: [] });
  });

  it('uses the times and capacity that a course’s text states', () => {
    for (const record of records) {
      const { meets, places } = source.get(record.class_tag) ?? {};
      if (places !== undefined)
        for (const { cap } of record.sections) expect(cap, record.class_tag).toBe(places);
      if (meets === undefined) continue;
      expect(record.days, record.class_tag).toEqual(meets.split(' ').filter((word) => /^[A-Z]/.test(word)));
      const hours = / (\d\d:\d\d)-/.exec(meets)?.[1];
      if (hours) expect(Object.values(record.start_times)).toContain(hours);
    }
  });
});

/** Identifies a taught class: sections of two courses that are held together are one class. */
const classOf = (record: PackCourse, section: Section): string =>
  record.meets_with.length === 0
    ? section.class_number
    : [record.class_tag, ...record.meets_with].sort().join() + record.term;

describe('Alder’s sections', () => {
  const kindsOf = (record: PackCourse): Set<string> => new Set(record.sections.map((each) => each.component));
  const count = (test: (section: Section) => boolean): number =>
    sections.filter(({ section }) => test(section)).length;

  it('include at least 60 lectures with discussions and laboratories, and one course of thirty sections', () => {
    const beside = records.filter((record) => kindsOf(record).size > 1);
    expect(new Set(beside.map(({ class_tag }) => class_tag)).size).toBeGreaterThanOrEqual(60);
    expect(beside.some((record) => kindsOf(record).size === 3)).toBe(true);
    for (const { component } of beside) expect(component).toBe('Lecture');
    const most = records.filter((record) => record.sections.length >= 30);
    expect(most.map(({ class_tag, sections: all }) => [class_tag, all.length])).toEqual([
      ['WRITING 20A', 30],
      ['WRITING 20A', 30],
    ]);
  });

  it('include linked, half-term, untimed and cancelled ones, and a principal one that is not listed first', () => {
    expect(count(({ links }) => links.length > 0)).toBeGreaterThan(40);
    expect(
      count(({ meetings }) => meetings.some(({ from, to }) => from !== null || to !== null)),
    ).toBeGreaterThan(10);
    expect(
      count(({ component, meetings, status }) => {
        return component === 'Discussion' && meetings.length === 0 && status !== 'cancelled';
      }),
    ).toBeGreaterThan(3);
    expect(
      count(({ component, status }) => component === 'Discussion' && status === 'cancelled'),
    ).toBeGreaterThan(2);
    for (const status of ['open', 'waitlist', 'full'] as const)
      expect(
        count((section) => section.status === status),
        status,
      ).toBeGreaterThan(100);
    expect(
      records.filter(({ class_number, sections: all }) => all[0]?.class_number !== class_number).length,
    ).toBeGreaterThan(0);
  });

  it('have a distinct name each in a course that has several', () => {
    for (const { class_tag, sections: all } of records) {
      const names = new Set(all.map(({ section }) => section));
      expect(names.size, class_tag).toBe(all.length);
      expect(names.has(''), class_tag).toBe(all.length === 1);
    }
  });

  it('have as many students in a lecture’s discussions as in the lecture, none over a room’s capacity', () => {
    for (const { class_tag, current_enrollment_number: enrolled, sections: all } of records)
      for (const kind of ['Discussion', 'Laboratory']) {
        const groups = all.filter(({ component }) => component === kind);
        if (groups.length === 0 || groups.length === all.length) continue;
        expect(
          groups.reduce((sum, group) => sum + (group.enrollment ?? 0), 0),
          class_tag,
        ).toBe(enrolled);
        for (const { enrollment, cap } of groups) expect(enrollment, class_tag).toBeLessThanOrEqual(cap ?? 0);
      }
  });

  it('of laboratories are on the days that a text states', () => {
    const stated = sections.filter(({ record, section }) => {
      return section.component === 'Laboratory' && source.get(record.class_tag)?.daysBeside !== undefined;
    });
    expect(stated.length).toBeGreaterThan(10);
    for (const { record, section } of stated)
      for (const { days } of section.meetings)
        expect(source.get(record.class_tag)?.daysBeside, record.class_tag).toEqual(days);
  });

  it('have the same hours, room and instructors in two courses held together, which name each other', () => {
    const guests = records.filter(({ class_tag }) => source.get(class_tag)?.meetsWith !== undefined);
    expect(guests.length).toBeGreaterThanOrEqual(6);
    for (const guest of guests) {
      const host = records.find(
        ({ codes, term }) => term === guest.term && guest.meets_with.includes(codes[0] ?? ''),
      );
      expect(host?.meets_with).toEqual([guest.class_tag]);
      const { meetings, instructors } = guest.sections[0] ?? {};
      expect(host?.sections[0]).toMatchObject({ meetings, instructors });
      expect(host?.sections[0]?.class_number).not.toBe(guest.class_number);
    }
  });
});

describe('attributes of Alder’s courses', () => {
  const valuesOf = (scheme: string): string[] =>
    records.flatMap(({ attributes }) =>
      attributes.filter((each) => each.scheme === scheme).map(({ value }) => value),
    );

  it('cover three schemes for about half of the courses, and state where permission is needed', () => {
    const counted = records.filter(({ attributes }) =>
      attributes.some(({ scheme }) => scheme !== 'Permission'),
    );
    expect(counted.length / records.length).toBeGreaterThan(0.45);
    expect(counted.length / records.length).toBeLessThan(0.6);
    const values = { 'General Education': 4, Distribution: 4, Writing: 2, Permission: 3 };
    for (const [scheme, number] of Object.entries(values))
      expect(new Set(valuesOf(scheme)).size, scheme).toBe(number);
    expect(valuesOf('General Education').length).toBeGreaterThan(100);
  });

  it('require consent only if the text does, and not as an alternative', () => {
    const permission = new Map(
      records.map(({ class_tag, attributes }) => {
        return [class_tag, attributes.find(({ scheme }) => scheme === 'Permission')?.value];
      }),
    );
    expect(permission.get('MUSIC 154')).toBe('Consent of the instructor');
    expect(permission.get('ENGLISH 41')).toBe('Application');
    expect(permission.get('MUSIC 191R')).toBe('Audition');
    expect(permission.get('LINGUIST 171'), 'after a choice of two courses').toBe('Consent of the instructor');
    for (const [tag, why] of [
      ['LINGUIST 104', 'or permission'],
      ['MATH 152', 'or a course with permission'],
      ['ENGLISH 199', 'divisible only with permission'],
    ] as const) {
      expect(permission.has(tag), tag).toBe(true);
      expect(permission.get(tag), why).toBe(undefined);
    }
    for (const { class_tag, attributes, course_requirements, class_notes } of records)
      if (attributes.some(({ scheme }) => scheme === 'Permission'))
        expect(`${course_requirements} ${class_notes}`, class_tag).toMatch(
          /permission|consent|appl|audition/i,
        );
  });
});

describe('Alder’s two earlier years', () => {
  const EARLIER = ['2025 Spring', '2024 Fall', '2024 Spring', '2023 Fall'];

  it('omit terms in which the course is not offered, newest first', () => {
    for (const { class_tag, history, offered } of records) {
      const terms = history.map(({ term }) => term);
      expect(terms, class_tag).toEqual(EARLIER.filter((term) => terms.includes(term)));
      for (const term of terms) expect(offered, class_tag).toContain(term.slice(5));
    }
    expect(shareOf(records, ({ history }) => history.length > 0)).toBeGreaterThan(0.75);
  });

  it('have the record’s own rating as the latest, similar to the others', () => {
    const spread: number[] = [];
    for (const {
      class_tag,
      overall_score_course_mean: own,
      mean_hours: hours,
      history,
      q_report,
    } of records) {
      const rated = history.filter(({ rating }) => rating !== null);
      expect(rated[0]?.rating ?? null, class_tag).toBe(own);
      expect(rated[0]?.hours ?? null, class_tag).toBe(hours);
      if (rated[0]) expect(q_report).toContain(rated[0].term.toLowerCase().replace(' ', '-'));
      for (const { rating } of rated.slice(1)) spread.push(Math.abs((rating ?? 0) - (own ?? 0)));
    }
    expect(mean(spread)).toBeGreaterThan(0.02);
    expect(mean(spread)).toBeLessThan(0.35);
  });

  it('state how many responded, how many were invited, and who taught', () => {
    const entries = records.flatMap(({ history }) => history);
    for (const { rating, responded, invited, instructors } of entries) {
      expect(responded).toBeLessThanOrEqual(invited ?? 0);
      if (rating === null) expect(responded).toBeLessThan(5);
      expect(instructors.length).toBeGreaterThan(0);
    }
  });

  it('include biennial courses, with a gap last year and none next year', () => {
    const alternate = records.filter(({ not_next_year }) => not_next_year);
    expect(alternate.length).toBeGreaterThan(10);
    expect(alternate.length).toBeLessThan(60);
    for (const { history, class_tag } of alternate)
      for (const { term } of history) expect(term, class_tag).toMatch(/^(2023 Fall|2024 Spring)$/);
    expect(alternate.some(({ history }) => history.length > 0)).toBe(true);
  });
});

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
      if (cap !== null)
        expect(enrolled, record.class_tag).toBeLessThanOrEqual(cap + 2 * record.sections.length);
    }
    const sizes = records.map((record) => record.current_enrollment_number ?? 0);
    expect(shareOf(sizes, (size) => size <= 20)).toBeGreaterThan(0.4);
    expect(shareOf(sizes, (size) => size > 100)).toBeGreaterThan(0.03);
  });
});
