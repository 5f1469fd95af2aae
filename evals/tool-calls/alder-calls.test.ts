import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPackFolder } from '#features/catalogue/server/read-pack-folder.ts';
import type { ToolOutput } from '#features/advisor/domain/tools.ts';
import {
  chooseTogether,
  daysOf,
  isWithin,
  kindsOf,
  meetAtOnce,
  type RawRecord,
  type RawSection,
} from '../raw-records.ts';
import { isTimed } from '../testing/is-timed.ts';
import { openToolDesk, type ToolDesk } from '../testing/tool-desk.ts';

const ALDER = path.join(import.meta.dirname, '../../universities/alder');
const FALL = '2025 Fall';
const SPRING = '2026 Spring';

/** Lines with the same course id, tag, title and term are sections of one record. */
const RECORDS: RawRecord[] = readFileSync(path.join(ALDER, 'courses.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RawRecord);

let desk: ToolDesk;
beforeAll(async () => {
  desk = await openToolDesk(await readPackFolder(ALDER), '2025-10-15T14:00:00Z');
});
afterAll(() => desk.close());

const inTerm = (term: string) => RECORDS.filter((record) => record.term === term);
const fall = inTerm(FALL);
const timed = fall.filter((record) => kindsOf(record).every((kind) => kind.every(isTimed)));
const withKinds = timed.filter((record) => kindsOf(record).length > 1);
const tags = (records: readonly RawRecord[]) => records.map(({ class_tag }) => class_tag);
/** Every n-th element of a list, so that all subjects are represented. */
const some = <T>(list: readonly T[], count: number, from = 0): T[] =>
  Array.from(
    { length: count },
    (_, at) => list[(from + at * Math.floor(list.length / count)) % list.length] as T,
  );

type Sections = ToolOutput<'check_conflicts'>['timetables'][number]['sections'];

/** The pack's sections that match those in an answer. */
const rawOf = (told: Sections, records: readonly RawRecord[]): { record: RawRecord; section: RawSection }[] =>
  told.map(({ code, class_number, section }) => {
    const record = records.find(({ class_tag }) => class_tag === code);
    const found = record?.sections.find(
      (each) => (each.class_number ?? '') === class_number && (each.section ?? '') === section,
    );
    if (!record || !found) throw new Error(`${code} has no section ${section} (${class_number})`);
    return { record, section: found };
  });

const expectTimetable = (told: Sections, records: readonly RawRecord[]): void => {
  const chosen = rawOf(told, records);
  for (const record of records)
    expect(chosen.filter((each) => each.record === record)).toHaveLength(kindsOf(record).length);
  for (const [at, one] of chosen.entries())
    for (const two of chosen.slice(at + 1))
      expect(meetAtOnce(one.section, two.section), `${one.record.class_tag}, ${two.record.class_tag}`).toBe(
        false,
      );
};

describe('check_conflicts', () => {
  const sets = [
    ...some(timed, 8).map((record, at) => [record, some(withKinds, 8, 5)[at] as RawRecord]),
    ...some(withKinds, 5, 2).map((record, at) => [record, ...some(timed, 10, 3 * at + 1).slice(0, 2)]),
    ...some(withKinds, 3, 1).map((record, at) => [record, ...some(withKinds, 6, at + 7).slice(0, 3)]),
  ].map((records) => [...new Set(records)]);

  it.each(sets.map((records) => [tags(records).join(', '), records] as const))(
    'decides over all sections of %s',
    async (_, records) => {
      const { timetables, conflicts, not_found } = await desk.call('check_conflicts', {
        codes: tags(records),
        term: FALL,
      });
      expect(not_found).toEqual([]);
      const possible = chooseTogether(records);
      const [timetable] = timetables;
      expect(timetable?.answer).toBe(possible ? 'together' : 'impossible');
      if (possible) return expectTimetable(timetable?.sections ?? [], records);
      expect(conflicts.length).toBeGreaterThan(0);
      for (const { codes, clashes } of conflicts) {
        const set = records.filter(({ class_tag }) => codes.includes(class_tag));
        expect(chooseTogether(set)).toBeNull();
        for (const left of set) expect(chooseTogether(set.filter((each) => each !== left))).not.toBeNull();
        for (const { first, second } of clashes) {
          const [one, two] = rawOf([first, second], records);
          expect(one && two && meetAtOnce(one.section, two.section)).toBe(true);
        }
      }
    },
  );

  it('names what has no times, and never reports a clash of it', async () => {
    const untimed = fall.find(({ sections }) => sections.every(({ meetings }) => !meetings?.length));
    const { timetables, no_times, not_judged } = await desk.call('check_conflicts', {
      codes: [untimed?.class_tag ?? '', timed[0]?.class_tag ?? ''],
      term: FALL,
    });
    expect(timetables[0]?.answer).toBe('together');
    expect(no_times).toEqual([untimed?.class_tag]);
    expect(not_judged).toContainEqual(expect.objectContaining({ code: untimed?.class_tag }));
  });

  it('counts two codes of one class once, and says which classes are held together', async () => {
    const crossListed = fall.find(({ codes = [] }) => codes.length > 1);
    const [code = '', other = ''] = crossListed?.codes ?? [];
    const once = await desk.call('check_conflicts', { codes: [code, other], term: FALL });
    expect(once.same_class).toEqual([[code, other]]);
    expect(once.conflicts).toEqual([]);
    const twin = RECORDS.find(({ meets_with = [] }) => meets_with.length > 0);
    const pair = [twin?.class_tag ?? '', twin?.meets_with?.[0] ?? ''];
    const { meet_together } = await desk.call('check_conflicts', { codes: pair, term: twin?.term });
    expect(meet_together).toEqual([pair]);
  });
});

describe('sum_term', () => {
  it.each(
    some(withKinds, 4, 3).map(
      (record, at) => [record.class_tag, [record, ...some(timed, 6, at).slice(0, 2)]] as const,
    ),
  )('adds up %s with two others', async (_, records) => {
    const sum = await desk.call('sum_term', { codes: tags(records), term: FALL });
    const total = (value: (record: RawRecord) => number | null | undefined) =>
      records.reduce((all, record) => all + (value(record) ?? 0), 0);
    expect(sum.units ?? 0).toBeCloseTo(total(({ units }) => units));
    expect(sum.hours ?? 0).toBeCloseTo(total(({ mean_hours }) => mean_hours));
    expect(sum.timetables[0]?.answer).toBe(chooseTogether(records) ? 'together' : 'impossible');
  });
});

describe('find_sections', () => {
  const sections = fall.flatMap((record) => record.sections.map((section) => ({ record, section })));
  const numbersOf = (found: ToolOutput<'find_sections'>) =>
    found.sections.map(({ class_number }) => class_number).toSorted();
  const expected = (holds: (section: RawSection, record: RawRecord) => boolean) =>
    sections.filter(({ section, record }) => holds(section, record));

  it.each(
    some(
      sections.filter(({ section }) => section.class_number),
      8,
    ).map(({ record, section }) => [section.class_number ?? '', record] as const),
  )('finds class number %s', async (class_number, record) => {
    const { total, sections: found } = await desk.call('find_sections', { class_number });
    const all = RECORDS.flatMap((each) => each.sections).filter((each) => each.class_number === class_number);
    expect(total).toBe(all.length);
    expect(found[0]).toMatchObject({ code: record.class_tag, term: FALL });
  });

  it.each(['Discussion', 'Laboratory', 'Studio'])('finds sections of a kind: %s', async (component) => {
    const { total } = await desk.call('find_sections', { component, term: FALL });
    expect(total).toBe(expected((section) => section.component === component).length);
  });

  it.each(some([...new Set(sections.flatMap(({ section }) => section.instructors ?? []))], 4))(
    'finds what %s teaches',
    async (instructor) => {
      const found = await desk.call('find_sections', { instructor, term: FALL, limit: 30 });
      const own = expected((section) => section.instructors?.includes(instructor) ?? false);
      expect(numbersOf(found)).toEqual(own.map(({ section }) => section.class_number ?? '').toSorted());
    },
  );

  it.each([
    ['08:00', '10:00', 'Fri'],
    ['15:00', '18:00', 'Tue'],
    ['18:00', '22:00', 'Wed'],
  ] as const)('finds what meets between %s and %s on %s', async (from, to, day) => {
    const { total } = await desk.call('find_sections', {
      starts_at_or_after: from,
      ends_at_or_before: to,
      meets_on: [day],
      term: FALL,
    });
    expect(total).toBe(
      expected((section) => daysOf(section).includes(day) && isTimed(section) && isWithin(section, from, to))
        .length,
    );
  });

  it('finds sections of a course with free seats', async () => {
    const course = withKinds.find(
      (record) =>
        record.sections.some(({ status }) => status === 'open') &&
        record.sections.some(({ status }) => status === 'full'),
    );
    const found = await desk.call('find_sections', {
      codes: [course?.class_tag ?? ''],
      term: FALL,
      open: true,
    });
    const open = course?.sections.filter(({ status }) => status === 'open') ?? [];
    expect(numbersOf(found)).toEqual(open.map(({ class_number = '' }) => class_number).toSorted());
  });
});

describe('search_courses', () => {
  const total = async (input: Parameters<typeof desk.call<'search_courses'>>[1]) =>
    (await desk.call('search_courses', { terms: [FALL], ...input })).total;

  it.each([
    ['General Education', 'Peoples and Pasts'],
    ['Writing', 'Writing Intensive'],
    ['Distribution', 'Natural World'],
    ['Permission', undefined],
  ])('finds what counts as %s, %s', async (scheme, value) => {
    const has = ({ attributes = [] }: RawRecord) =>
      attributes.some((each) => each.scheme === scheme && (value === undefined || each.value === value));
    const asked = [value === undefined ? { scheme } : { scheme, value }];
    expect(await total({ attributes_all: asked })).toBe(fall.filter(has).length);
    expect(await total({ attributes_none: asked })).toBe(fall.filter((record) => !has(record)).length);
  });

  it.each<[string, (section: RawSection) => boolean, object]>([
    [
      'only on Tuesday and Thursday',
      (section) => daysOf(section).every((day) => ['Tue', 'Thu'].includes(day)),
      { days: ['Tue', 'Thu'] },
    ],
    ['never on Friday', (section) => !daysOf(section).includes('Fri'), { avoid_days: ['Fri'] }],
    ['not before eleven', (section) => isWithin(section, '11:00', '24:00'), { starts_at_or_after: '11:00' }],
    ['done by noon', (section) => isWithin(section, '00:00', '12:00'), { ends_at_or_before: '12:00' }],
  ])('matches times over all sections: %s', async (_, accepts, input) => {
    // A kind without any times is unconstrained, and sections without days match nothing.
    const fits = (record: RawRecord) => {
      const kinds = kindsOf(record).filter((kind) => kind.some((section) => daysOf(section).length > 0));
      const restricted = { ...record, takes: kinds.map(([first]) => first?.component ?? '') };
      return (
        kinds.length > 0 &&
        chooseTogether([restricted], (section) => daysOf(section).length > 0 && accepts(section)) !== null
      );
    };
    expect(await total(input)).toBe(fall.filter(fits).length);
  });

  it.each(some(withKinds, 5, 4).map((held) => [held.class_tag, held] as const))(
    'finds what is compatible with %s, whatever sections are chosen',
    async (tag, held) => {
      const found = await desk.call('search_courses', {
        terms: [FALL],
        no_conflict_with: [tag],
        limit: 20,
        sort: 'code',
      });
      const hasTimes = (record: RawRecord) => record.sections.some((section) => daysOf(section).length > 0);
      const free = fall.filter(
        (record) => record !== held && hasTimes(record) && chooseTogether([held, record]) !== null,
      );
      expect(found.total).toBe(free.length);
      for (const { code, fitting_sections } of found.courses) {
        const record = fall.find(({ class_tag }) => class_tag === code) as RawRecord;
        const chosen = rawOf(
          fitting_sections.map((section) => ({ ...section, code })),
          fall,
        );
        const numbers = new Set(chosen.map(({ section }) => section));
        const accepts = (section: RawSection, of: RawRecord) => of !== record || numbers.has(section);
        expect(chooseTogether([held, record], accepts)).not.toBeNull();
      }
    },
  );

  it('finds a class under each of its codes, counts it once and returns the requested code', async () => {
    const crossListed = fall.find(({ codes = [] }) => codes.length > 1) as RawRecord;
    const [, other = ''] = crossListed.codes ?? [];
    const found = await desk.call('search_courses', { terms: [FALL], codes: [crossListed.class_tag, other] });
    expect(found).toMatchObject({ total: 1, total_codes: crossListed.codes?.length });
    const [subject = ''] = other.split(' ');
    const ofSubject = await desk.call('search_courses', {
      terms: [FALL],
      subjects: [subject],
      limit: 20,
      text: crossListed.class_name,
    });
    expect(ofSubject.courses.map(({ code }) => code)).toContain(other);
  });

  it('never lists two classes that are held together', async () => {
    const twin = fall.find(({ meets_with = [] }) => meets_with.length > 0) as RawRecord;
    const codes = [twin.class_tag, ...(twin.meets_with ?? [])];
    const found = await desk.call('search_courses', { terms: [FALL], codes });
    expect(found.total).toBe(codes.length);
    expect(found.courses).toHaveLength(1);
  });
});

describe('courses_after', () => {
  it.each(['COMPSCI 50', 'MATH 21B', 'STAT 100', 'ECON 10A', 'PHYSICS 15A'])(
    'returns all that name %s',
    async (code) => {
      const answer = await desk.call('courses_after', { code, limit: 60 });
      if (!answer.found) throw new Error(`${code} was not found`);
      const names = new RegExp(String.raw`(?<![\w-])${code}(?!\w)`);
      const naming = RECORDS.filter(({ course_requirements = '' }) => names.test(course_requirements));
      const told = answer.courses.map((each) => each.code);
      expect([...new Set(tags(naming))].filter((tag) => !told.includes(tag))).toEqual([]);
      const flags = answer.courses.map(({ needs_nothing_else }) => needs_nothing_else);
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
      expect(answer.total_needing_nothing_else).toBe(flags.filter(Boolean).length);
    },
  );
});

describe('get_course', () => {
  it.each(
    some(
      RECORDS.filter(({ codes = [] }) => codes.length > 1),
      3,
    ).map(({ codes = [] }) => [codes[1] ?? '', codes] as const),
  )('answers under the requested code: %s', async (code, codes) => {
    const answer = await desk.call('get_course', { code });
    expect(answer).toMatchObject({ found: true, course: { code } });
    if (answer.found) expect([code, ...answer.course.other_codes].toSorted()).toEqual(codes.toSorted());
  });

  it.each(
    some(
      fall.filter(({ sections }) => sections[0]?.class_number),
      4,
      9,
    ).map((record) => [record.sections[0]?.class_number ?? '', record.class_tag] as const),
  )('finds class number %s', async (number, tag) => {
    expect(await desk.call('get_course', { code: number })).toMatchObject({
      found: true,
      course: { code: tag, term: FALL },
      section_asked: { class_number: number },
    });
  });

  it('says yes only for a term with a record', async () => {
    const inBoth = fall.find(({ class_tag }) =>
      inTerm(SPRING).some((record) => record.class_tag === class_tag),
    );
    const onlyFall = fall.find(
      ({ class_tag }) => !inTerm(SPRING).some((record) => record.class_tag === class_tag),
    );
    const asked = async (code: string | undefined, term: string) => {
      const answer = await desk.call('get_course', { code: code ?? '', term });
      return answer.found ? answer.asked_term : null;
    };
    expect(await asked(inBoth?.class_tag, 'spring')).toEqual({
      term: SPRING,
      answer: 'yes',
      in_catalogue: true,
    });
    expect(await asked(onlyFall?.class_tag, SPRING)).toEqual({
      term: SPRING,
      answer: 'no_record',
      in_catalogue: true,
    });
    expect(await asked(inBoth?.class_tag, 'Fall 2026')).toEqual({
      term: 'Fall 2026',
      answer: 'no_record',
      in_catalogue: false,
    });
  });

  it('returns sections of every kind, and never compares a section’s cap with the course', async () => {
    const many = withKinds.toSorted((a, b) => b.sections.length - a.sections.length)[0] as RawRecord;
    const answer = await desk.call('get_course', { code: many.class_tag, term: FALL });
    if (!answer.found) throw new Error('not found');
    const { sections, sections_not_listed, section_kinds } = answer.course;
    expect(sections.length + sections_not_listed).toBe(many.sections.length);
    expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(section_kinds.map(({ kind }) => kind)));
  });
});

describe('courses that are compared', () => {
  it('are of the term in which all are offered, whichever comes first', async () => {
    const spring = tags(inTerm(SPRING));
    const both = tags(fall).filter((tag) => spring.includes(tag));
    const [once = ''] = spring.filter((tag) => !tags(fall).includes(tag));
    for (const codes of [
      [both[0] ?? '', once],
      [once, both[1] ?? ''],
    ]) {
      const { courses } = await desk.call('compare_courses', { codes });
      expect(courses.map(({ code, term }) => [code, term])).toEqual(codes.map((code) => [code, SPRING]));
    }
    const two = await desk.call('compare_courses', { codes: both.slice(0, 2) });
    expect(new Set(two.courses.map(({ term }) => term)).size).toBe(1);
  });
});

describe('the calls', () => {
  it('are at least sixty, and no answer exceeds a model’s context', () => {
    expect(desk.made.calls).toBeGreaterThanOrEqual(60);
    expect(desk.made.longest).toBeLessThan(60_000);
  });
});
