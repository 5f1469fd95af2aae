import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCedarPack } from '#app/testing/cedar-pack.ts';
import { newChatter, type Student } from '#app/testing/students.ts';
import { testProduct } from '#app/testing/test-product.ts';
import { type FakeVendor, startFakeVendor } from '#app/testing/vendor/fake-vendor.ts';
import { hasToolResult } from '#app/testing/vendor/script.ts';
import { sendMessage } from '../../contract.ts';
import { TOOLS, type ToolInput, type ToolName, type ToolOutput } from '../../domain/tools.ts';

let vendor: FakeVendor;
const product = testProduct(async () => {
  vendor = await startFakeVendor();
  return { UNIVERSITY: await makeCedarPack(), RATE_LIMITS: 'off', OPENAI_BASE_URL: vendor.url };
});
afterAll(() => vendor.stop());

let student: Student;
beforeAll(async () => {
  student = await newChatter(product, { courses_taken: ['COMPSCI 50', 'MATH 19'] });
});

/** Makes the model call a tool, and returns the answer it received. */
const callTool = async <Name extends ToolName>(
  name: Name,
  input: ToolInput<Name>,
): Promise<ToolOutput<Name>> => {
  const words = randomUUID();
  let answer = '';
  vendor.on(words, (request) => {
    if (!hasToolResult(request)) return [{ tool: name, input }];
    answer = String(request.body.messages?.at(-1)?.content);
    return [{ say: 'Thanks.' }];
  });
  const { status } = await product.call(
    sendMessage,
    { message: words, force_new_session: true },
    student.token,
  );
  expect(status).toBe(200);
  return TOOLS[name].output.parse(JSON.parse(answer)) as ToolOutput<Name>;
};
const search = async (input: ToolInput<'search_courses'>) => {
  const found = await callTool('search_courses', input);
  return { ...found, codes: found.courses.map(({ code }) => code) };
};

describe('searching', () => {
  it.each<[string, ToolInput<'search_courses'>, string[]]>([
    [
      'a subject by its nickname, best rated first',
      { subjects: ['cs'] },
      ['COMPSCI 124', 'COMPSCI 50', 'COMPSCI 121', 'COMPSCI 181'],
    ],
    ['a subject by its department', { subjects: ['Geology'] }, ['GEOL 10', 'GEOL 101']],
    ['a broad field and a light load', { areas: ['engineering'], max_hours: 6 }, ['COMPSCI 124']],
    ['a kind of class, as people say it', { component: 'seminars' }, ['GEOL 10', 'COMPSCI 124']],
    ['a day it must meet on', { meets_on: ['Thu'] }, ['COMPSCI 121']],
    ['days it may meet on', { days: ['Tue'], terms: ['Fall'] }, ['GEOL 10', 'COMPSCI 124']],
    ['days it must not meet on', { avoid_days: ['Tue', 'Mon'] }, ['MATH 1B']],
    [
      'free time, spans that touch taken together',
      {
        free_times: [
          { day: 'Tue', start: '12:00', end: '14:00' },
          { day: 'Tue', start: '14:00', end: '15:00' },
        ],
        terms: ['2025 Fall'],
      },
      ['COMPSCI 124'],
    ],
    [
      'nothing before ten',
      { starts_at_or_after: '10:00', subjects: ['COMPSCI'], terms: ['fall 2025'] },
      ['COMPSCI 124', 'COMPSCI 50'],
    ],
    ['an end before eleven', { ends_at_or_before: '11:00' }, ['COMPSCI 121', 'MATH 1B']],
    ['a rating', { min_rating: 4.6 }, ['GEOL 10', 'COMPSCI 124']],
    ['a bad rating first', { sort: 'rating', descending: true, limit: 2 }, ['MATH 1B', 'GEOL 101']],
    ['the lightest first', { sort: 'workload', limit: 3 }, ['GEOL 10', 'COMPSCI 124', 'GEOL 101']],
    ['few units', { max_units: 2 }, ['GEOL 10']],
    ['a small class', { max_enrollment: 20 }, ['COMPSCI 124']],
    ['a teacher, accents aside', { instructor: 'grace hopperfield' }, ['COMPSCI 124']],
    ['a topic that only a description has', { text: 'basalt' }, ['GEOL 10']],
    [
      'nothing taken, under any code of the class',
      { exclude_taken: true, max_units: 4, terms: ['2025 Fall'], subjects: ['MATH', 'COMPSCI'] },
      ['COMPSCI 124', 'COMPSCI 121', 'MATH 1B'],
    ],
    [
      'what the student is ready for',
      { prerequisites_met: true, subjects: ['CS'], terms: ['2025 Fall'] },
      ['COMPSCI 50', 'COMPSCI 121'],
    ],
    [
      'nothing that is asked for',
      { no_prerequisites_stated: true, subjects: ['MATH'] },
      ['MATH 1B', 'MATH 1A'],
    ],
    ['no clash with another course', { no_conflict_with: ['GEOL 10'], component: 'seminar' }, []],
    ['one topic or another', { topics: ['rocks', 'algorithms', 'zeppelins'] }, ['GEOL 10', 'COMPSCI 124']],
    ['a topic as it is written', { text: 'rock' }, ['GEOL 10']],
    [
      'all but some subjects',
      { exclude_subjects: ['cs', 'Mathematics'], sort: 'code' },
      ['GEOL 10', 'GEOL 101'],
    ],
    ['all but a topic', { component: 'seminar', exclude_topics: ['rocks'] }, ['COMPSCI 124']],
    ['all but a kind of class', { exclude_component: 'lecture' }, ['GEOL 10', 'COMPSCI 124']],
    ['only some courses', { codes: ['geol10', 'cs 50'] }, ['GEOL 10', 'COMPSCI 50']],
    ['all but some courses', { exclude_codes: ['GEOL 10'], component: 'seminar' }, ['COMPSCI 124']],
    [
      'everything at once',
      {
        areas: ['science', 'engineering'],
        component: 'Seminar',
        free_times: [{ day: 'Tue', start: '12:00', end: '18:00' }],
        max_hours: 6,
        exclude_taken: true,
      },
      ['GEOL 10', 'COMPSCI 124'],
    ],
  ])('finds %s', async (_what, input, codes) => {
    expect((await search(input)).codes).toEqual(codes);
  });

  it('counts what was left out because the record lacks a value', async () => {
    const { codes, unknown, total } = await search({ min_rating: 1, subjects: ['COMPSCI', 'MATH'] });
    expect(codes).not.toContain('COMPSCI 181');
    expect(unknown).toEqual({ rating: 2 });
    expect(total).toBe(4);
    expect((await search({ meets_on: ['Mon'], subjects: ['GEOL'] })).unknown).toEqual({ meetings: 1 });
  });

  it('lists the names that it does not know', async () => {
    const { not_recognised, total } = await search({
      subjects: ['Alchemy'],
      terms: ['2031 Fall'],
      codes: ['XYZ 1'],
    });
    expect(not_recognised).toEqual(['2031 Fall', 'Alchemy', 'XYZ 1']);
    expect(total).toBe(0);
  });

  it('says when no course has all the words', async () => {
    const { all_words, codes } = await search({ text: 'rocks zeppelins' });
    expect(all_words).toBe(false);
    expect(codes).toEqual(['GEOL 10']);
  });
});

describe('one course', () => {
  it('is described completely, with unstated values as null', async () => {
    const answer = await callTool('get_course', { code: 'geol101' });
    expect(answer).toMatchObject({
      found: true,
      course: {
        code: 'GEOL 101',
        rating: 3,
        workload: 6,
        units: null,
        schedule: null,
        meetings: [],
        prerequisites: null,
        terms: ['2025 Fall'],
        sections_not_listed: 0,
      },
    });
  });

  it('that is not there is answered with what may be meant', async () => {
    expect(await callTool('get_course', { code: 'GEOL 1' })).toEqual({
      found: false,
      code: 'GEOL 1',
      similar: ['GEOL 10', 'GEOL 101'],
    });
  });

  it('is compared with others, and those that are not there are named', async () => {
    const { courses, not_found } = await callTool('compare_courses', {
      codes: ['cs50', 'GEOL 10', 'GEOL 99'],
    });
    expect(courses.map(({ code }) => code)).toEqual(['COMPSCI 50', 'GEOL 10']);
    expect(not_found).toEqual(['GEOL 99']);
  });
});

describe('prerequisites', () => {
  it('are met by courses taken, including by an old code', async () => {
    expect(await callTool('check_prerequisites', { code: 'COMPSCI 121' })).toMatchObject({
      verdict: 'met',
      have: ['COMPSCI 50', 'MATH 1A'],
      missing: [],
    });
  });

  it('are those of the term that is asked about, if it has a record then', async () => {
    const asked = { code: 'COMPSCI 181' };
    expect(await callTool('check_prerequisites', asked)).toMatchObject({ term: '2026 Spring' });
    expect(await callTool('check_prerequisites', { ...asked, term: '2025 Fall' })).toMatchObject({
      term: '2026 Spring',
      terms: ['2026 Spring'],
    });
  });

  it('that are words are for a person to decide', async () => {
    expect(await callTool('check_prerequisites', { code: 'COMPSCI 124' })).toMatchObject({
      verdict: 'unclear',
    });
  });

  it('that are not stated are not none', async () => {
    expect(await callTool('check_prerequisites', { code: 'GEOL 10' })).toMatchObject({
      verdict: 'none_stated',
      stated: null,
    });
  });
});

describe('a term', () => {
  it('reports its conflicts, and courses that could not be judged', async () => {
    const answer = await callTool('check_conflicts', {
      codes: ['COMPSCI 124', 'GEOL 10', 'GEOL 101', 'COMPSCI 50', 'ABC 1'],
    });
    expect(answer.conflicts).toMatchObject([
      {
        codes: ['COMPSCI 124', 'GEOL 10'],
        term: '2025 Fall',
        clashes: [
          {
            first: { code: 'COMPSCI 124', schedule: 'Tue 1:00 PM - 3:00 PM' },
            second: { code: 'GEOL 10', schedule: 'Tue 2:00 PM - 4:00 PM' },
            overlaps: [{ day: 'Tue', start: '14:00', end: '15:00' }],
          },
        ],
        clashes_total: 1,
      },
    ]);
    expect(answer.no_times).toEqual(['GEOL 101']);
    expect(answer.not_found).toEqual(['ABC 1']);
  });

  it('has no conflict between courses of two terms', async () => {
    expect((await callTool('check_conflicts', { codes: ['COMPSCI 181', 'GEOL 10'] })).conflicts).toEqual([]);
  });

  it('is summed, with unstated values named and not counted', async () => {
    expect(
      await callTool('sum_term', { codes: ['COMPSCI 124', 'GEOL 10', 'GEOL 101', 'MATH 1A'] }),
    ).toMatchObject({
      units: 10,
      units_unknown: ['GEOL 101'],
      hours: 15.5,
      hours_unknown: ['MATH 1A'],
      conflicts: [{ codes: ['COMPSCI 124', 'GEOL 10'] }],
    });
  });
});

describe('requirements', () => {
  it('are those of the student’s own programme', async () => {
    const { programmes } = await callTool('get_requirement_progress', {});
    expect(programmes.map(({ name }) => name)).toEqual(['Computer Science']);
    expect(programmes[0]?.groups[0]).toMatchObject({
      name: 'Theory',
      need: 1,
      have: 0,
      options: ['COMPSCI 121', 'COMPSCI 124'],
    });
  });

  it('of another programme can be requested by its name', async () => {
    const { programmes } = await callTool('get_requirement_progress', { programme: 'mathematics' });
    expect(programmes[0]).toMatchObject({ name: 'Mathematics', groups: [{ need: 2, have: 1 }] });
  });

  it('that the university does not state are not zero', async () => {
    const { programmes } = await callTool('get_requirement_progress', { programme: 'History' });
    expect(programmes[0]).toEqual({ name: 'History', requirements_stated: false, groups: [] });
  });

  it('are counted with courses that are not taken yet', async () => {
    const { programmes, ...rest } = await callTool('get_requirement_progress', {
      also_taking: ['compsci 124', 'COMPSCI 50', 'ALCHEMY 1'],
    });
    expect(programmes[0]?.groups[0]).toMatchObject({ have: 1, courses: ['COMPSCI 124'] });
    expect(rest).toEqual({ not_recognised: null, also_taking: ['COMPSCI 124'], not_found: ['ALCHEMY 1'] });
  });

  it('say what a course counts towards', async () => {
    const { programmes, course } = await callTool('get_requirement_progress', { course: 'cs 124' });
    expect(course).toEqual({ code: 'COMPSCI 124', is_taken: false });
    expect(programmes[0]).toMatchObject({ course_fits: ['Theory', 'Electives'], course_fills: 1 });
    const none = await callTool('get_requirement_progress', { course: 'GEOL 10' });
    expect(none.programmes[0]).toMatchObject({ course_fits: [], course_fills: 0 });
    const taken = await callTool('get_requirement_progress', { programme: 'Mathematics', course: 'MATH 19' });
    expect(taken).toMatchObject({
      course: { is_taken: true },
      programmes: [{ course_fits: [expect.any(String)] }],
    });
  });

  it('of an unknown programme are reported as unknown', async () => {
    expect(await callTool('get_requirement_progress', { programme: 'Alchemy' })).toEqual({
      programmes: [],
      not_recognised: 'Alchemy',
    });
  });
});
