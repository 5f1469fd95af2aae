import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDottedCatalogue, readSpacedCatalogue } from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues, realFile } from '#app/testing/real-imports.ts';
import type { Pack } from '#features/catalogue/domain/pack/read-pack.ts';
import { type PlannerClass, plannerRecords, readPlannerFile } from '../testing/planner-records.ts';
import { chooseTogether, isWithin, type RawRecord } from '../raw-records.ts';
import { isTimed } from '../testing/is-timed.ts';
import { openToolDesk, packOf, type ToolDesk } from '../testing/tool-desk.ts';

const SPRING = '2026 Spring';
const FALL = '2025 Fall';

const TERMS = [
  { name: FALL, start: '2025-09-03', end: '2025-12-10' },
  { name: SPRING, start: '2026-02-02', end: '2026-05-12' },
];

describe.runIf(hasRealCatalogues)('the planner’s catalogue', () => {
  let desk: ToolDesk;
  let spring: RawRecord[];
  let classes: { fall: Record<string, PlannerClass>; spring: Record<string, PlannerClass> };
  beforeAll(async () => {
    classes = {
      fall: readPlannerFile(realFile('hydrant-f25.json.gz')),
      spring: readPlannerFile(realFile('hydrant-s26.json.gz')),
    };
    spring = plannerRecords(classes.spring, SPRING);
    desk = await openToolDesk(
      packOf([...plannerRecords(classes.fall, FALL), ...spring], TERMS),
      '2026-02-20T14:00:00Z',
    );
  });
  afterAll(() => desk.close());
  const recordOf = (code: string): RawRecord => {
    const record = spring.find(({ class_tag }) => class_tag === code);
    if (!record) throw new Error(`${code} is not in the file`);
    return record;
  };

  it('finds 8.02 and 18.06 compatible in spring, with sections that fit', async () => {
    const { timetables } = await desk.call('check_conflicts', { codes: ['8.02', '18.06'], term: SPRING });
    expect(timetables).toMatchObject([{ answer: 'together', left_out: [] }]);
    const kinds = timetables[0]?.sections.map(({ code, kind }) => `${code} ${kind}`);
    expect(kinds?.toSorted()).toEqual(['18.06 Lecture', '18.06 Recitation', '8.02 Lecture']);
    const chosen = new Set(timetables[0]?.sections.map(({ code, section }) => `${code} ${section}`));
    const accepts = ({ section }: { section?: string }, { class_tag }: RawRecord) =>
      chosen.has(`${class_tag} ${section}`);
    expect(chooseTogether([recordOf('8.02'), recordOf('18.06')], accepts)).not.toBeNull();
  });

  it('finds MAS.664 and 6.2300 incompatible, and says why', async () => {
    const { timetables, conflicts } = await desk.call('check_conflicts', {
      codes: ['MAS.664', '6.2300'],
      term: SPRING,
    });
    expect(chooseTogether([recordOf('MAS.664'), recordOf('6.2300')])).toBeNull();
    expect(timetables[0]?.answer).toBe('impossible');
    expect(conflicts.map(({ codes }) => codes.toSorted())).toEqual([['6.2300', 'MAS.664']]);
    const proof = conflicts[0]?.clashes.flatMap(({ first, second, overlaps }) =>
      overlaps.map(({ day, start, end }) => `${first.kind} ${second.kind} ${day} ${start} ${end}`),
    );
    expect(proof).toEqual(['Lecture Recitation Thu 10:00 11:00', 'Lecture Recitation Thu 11:00 12:00']);
  });

  it.each([
    ['8.01', '18.02', '7.012'],
    ['6.1010', '18.06', '8.02', '6.1200'],
    ['6.3900', '6.1210', '18.03', '21M.301'],
    ['5.111', '8.02', '18.03', '14.01'],
    ['6.1020', '6.1800', '18.600', '24.900'],
    ['2.001', '2.003', '2.005', '18.03', '2.086'],
    ['MAS.664', '6.2300', '18.06'],
    ['9.00', '14.02', '17.20', '21W.022'],
  ])('decides %s, %s, %s and more like the brute force search', async (...codes) => {
    const known = codes.filter((code) => classes.spring[code]);
    const records = known.map(recordOf);
    const { timetables } = await desk.call('check_conflicts', { codes: known, term: SPRING });
    const timedOnly = records.map((record) => ({
      ...record,
      sections: record.sections.filter(isTimed),
    }));
    expect(timetables[0]?.answer).toBe(chooseTogether(timedOnly) ? 'together' : 'impossible');
  });

  it('counts HASS-A this spring: 144', async () => {
    const asked = { terms: [SPRING], attributes_all: [{ value: 'HASS-A' }] };
    expect(Object.values(classes.spring).filter(({ hass }) => hass.includes('A'))).toHaveLength(144);
    expect((await desk.call('search_courses', asked)).total).toBe(144);
    const named = { terms: [SPRING], attributes_any: [{ scheme: 'HASS', value: 'A' }] };
    expect((await desk.call('search_courses', named)).total).toBe(144);
  });

  it.each([['6.1010'], ['8.02'], ['18.06'], ['6.3900'], ['6.1210']])(
    'returns all that name %s',
    async (code) => {
      const answer = await desk.call('courses_after', { code, limit: 60 });
      if (!answer.found) throw new Error(`${code} was not found`);
      const names = new RegExp(String.raw`(?<![\w.])${code.replace('.', String.raw`\.`)}(?![\w.])`);
      const all = [...Object.values(classes.fall), ...Object.values(classes.spring)];
      const naming = new Set(all.filter(({ prereqs }) => names.test(prereqs)).map(({ number }) => number));
      const told = new Set(answer.courses.map((each) => each.code));
      if (answer.total <= 60) expect([...naming].filter((number) => !told.has(number))).toEqual([]);
      expect(answer.total).toBe(naming.size);
      const flags = answer.courses.map(({ needs_nothing_else }) => needs_nothing_else);
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
      if (code === '6.1010') {
        expect(answer.total).toBe(23);
        expect(answer.courses.slice(0, answer.total_needing_nothing_else).map((each) => each.code)).toEqual(
          expect.arrayContaining(['6.1020', '6.S061', '6.5150', '16.410']),
        );
      }
    },
  );

  it.each(['8.02', '18.06', '6.1010'])('finds the sections of %s', async (code) => {
    const { total } = await desk.call('find_sections', { codes: [code], term: SPRING });
    expect(total).toBe(recordOf(code).sections.length);
    const early = await desk.call('find_sections', {
      codes: [code],
      term: SPRING,
      ends_at_or_before: '12:00',
    });
    expect(early.total).toBe(
      recordOf(code).sections.filter((section) => isTimed(section) && isWithin(section, '00:00', '12:00'))
        .length,
    );
  });

  it('says that there is no record for next fall, and what the source lists', async () => {
    const answer = await desk.call('get_course', { code: '8.02', term: 'Fall 2026' });
    expect(answer).toMatchObject({
      found: true,
      asked_term: { answer: 'no_record', in_catalogue: false },
      course: { term: SPRING, term_over: false, offered: ['Fall', 'Spring'] },
    });
  });

  it('compares what is compatible with 6.2300 with a brute force search', async () => {
    const found = await desk.call('search_courses', {
      terms: [SPRING],
      no_conflict_with: ['6.2300'],
      subjects: ['MAS'],
      limit: 20,
    });
    const held = recordOf('6.2300');
    const free = spring.filter(
      (record) =>
        record.class_tag.startsWith('MAS.') &&
        record.sections.some(({ meetings = [] }) => meetings.length > 0) &&
        chooseTogether([held, { ...record, sections: record.sections.filter(isTimed) }]) !== null,
    );
    expect(found.total).toBe(free.length);
    expect(free.map(({ class_tag }) => class_tag)).not.toContain('MAS.664');
  });
});

describe.runIf(hasRealCatalogues)('the imported planner’s catalogue', () => {
  let desk: ToolDesk;
  let classes: PlannerClass[];
  beforeAll(async () => {
    const files = ['hydrant-f25.json.gz', 'hydrant-s26.json.gz'];
    classes = files.flatMap((file) => Object.values(readPlannerFile(realFile(file))));
    desk = await openToolDesk((await readDottedCatalogue()).pack, '2026-02-20T14:00:00Z');
  });
  afterAll(() => desk.close());

  it.each([
    [['8.02', '18.06'], 'together'],
    [['MAS.664', '6.2300'], 'impossible'],
  ] as const)('decides %s: %s', async (codes, answer) => {
    const { timetables } = await desk.call('check_conflicts', { codes: [...codes], term: SPRING });
    expect(timetables[0]?.answer).toBe(answer);
  });

  it('counts a class of HASS-A once, under 144 codes', async () => {
    const found = await desk.call('search_courses', {
      terms: [SPRING],
      attributes_all: [{ value: 'HASS-A' }],
    });
    expect(found.total_codes).toBe(144);
    expect(found.total).toBeLessThan(144);
    expect(found.not_recognised).toEqual([]);
  });

  it('returns all that name 6.1010, under every code of their class', async () => {
    const answer = await desk.call('courses_after', { code: '6.1010', limit: 60 });
    if (!answer.found) throw new Error('6.1010 was not found');
    const told = answer.courses.flatMap(({ code, other_codes }) => [code, ...other_codes]);
    const naming = classes.filter(({ prereqs }) => /(?<![\w.])6\.1010(?!\w)/.test(prereqs));
    expect(new Set(naming.map(({ number }) => number)).size).toBe(23);
    // A class whose numbers state different prerequisites has those of its first number.
    const isSure = ({ same, prereqs }: PlannerClass) =>
      classes.every((other) => !same.split(', ').includes(other.number) || other.prereqs === prereqs);
    const missing = naming.filter((each) => isSure(each) && !told.includes(each.number));
    expect(missing.map(({ number }) => number)).toEqual([]);
    expect(told.filter((code) => naming.some(({ number }) => number === code)).length).toBeGreaterThanOrEqual(
      22,
    );
  });

  it('returns what requires the attribute that 8.02 has, and that 8.02 satisfies it', async () => {
    const answer = await desk.call('courses_after', { code: '8.02', limit: 60 });
    if (!answer.found) throw new Error('8.02 was not found');
    const naming = classes.filter(({ prereqs }) => prereqs.includes('Physics II (GIR)'));
    const codesOf = ({ code, other_codes }: (typeof answer.courses)[number]) => [code, ...other_codes];
    const told = answer.courses.flatMap(codesOf);
    expect(naming.filter(({ number }) => told.includes(number)).length).toBeGreaterThan(0.95 * naming.length);
    const alone = naming.filter(({ prereqs }) => prereqs === 'Physics II (GIR)').map(({ number }) => number);
    const sufficient = answer.courses.slice(0, answer.total_needing_nothing_else).flatMap(codesOf);
    expect(alone.length).toBeGreaterThan(0);
    expect(sufficient).toEqual(expect.arrayContaining(alone));
  });
});

describe.runIf(hasRealCatalogues)('the registrar’s catalogue', () => {
  let desk: ToolDesk;
  let courses: Pack['courses'];
  beforeAll(async () => {
    const { pack } = await readSpacedCatalogue();
    courses = pack.courses;
    desk = await openToolDesk(pack, '2025-10-15T14:00:00Z');
  });
  afterAll(() => desk.close());

  it.each([0, 500, 1000, 1500, 2000])('finds the class number of record %i', async (at) => {
    const record = courses.filter(
      ({ term, sections }) => term === FALL && /^\d+$/.test(sections[0]?.class_number ?? ''),
    )[at];
    const code = record?.sections[0]?.class_number ?? '';
    const same = courses.filter(({ sections }) => sections.some(({ class_number }) => class_number === code));
    const answer = await desk.call('get_course', { code });
    expect(answer.found && same.some(({ class_tag }) => class_tag === answer.course.code)).toBe(true);
    expect((await desk.call('find_sections', { class_number: code })).total).toBe(same.length);
  });

  it('compares no section’s cap with a course’s past size, which is not its enrolment', async () => {
    const record = courses.find(
      ({ mean_class_size: size, sections: [section] }) =>
        size != null && section?.cap != null && size > 10 + 3 * section.cap,
    );
    expect(record).toBeDefined();
    const answer = await desk.call('get_course', { code: record?.class_tag ?? '', term: record?.term });
    expect(answer.found && answer.course).toMatchObject({ enrollment: null, enrollment_cap: null });
    expect(answer.found && answer.course.sections[0]).toMatchObject({
      enrollment: null,
      cap: record?.sections[0]?.cap,
    });
  });

  it('says if every term is over', async () => {
    const late = await openToolDesk((await readSpacedCatalogue()).pack, '2027-01-15T14:00:00Z');
    const answer = await late.call('get_course', { code: courses[0]?.class_tag ?? '' });
    await late.close();
    expect(answer).toMatchObject({ found: true, course: { term_over: true } });
  });
});
