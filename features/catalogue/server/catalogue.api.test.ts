import { beforeAll, describe, expect, it } from 'vitest';
import { readExpansionFile } from '../domain/search/topics/expansion-file.ts';
import { readTopicFile } from '../domain/search/topics/topic-file.ts';
import { newStudent, type Student } from '#app/testing/students.ts';
import { ALDER, testProduct } from '#app/testing/test-product.ts';
import { readRow, sectionsOf } from '../domain/search/course-row.ts';
import { toCourseRow } from '../domain/search/to-course-row.ts';
import { packSections, unpackSections } from '../domain/search/packed-sections.ts';
import * as contract from '../contract.ts';

const product = testProduct({ ...ALDER, RATE_LIMITS: 'off' });

let student: Student;
beforeAll(async () => {
  student = await newStudent(product);
});

const getCourse = (code: string, token: string | null = student.token) =>
  product.call(contract.getCourse, { code }, token);
const listRows = (headers: Record<string, string> = {}) =>
  product.fetch('/api/courses', {
    headers: { accept: 'application/x-ndjson', authorization: `Bearer ${student.token}`, ...headers },
  });

describe('the catalogue as records', () => {
  it('says how many there are', async () => {
    const { status, body } = await product.call(contract.listCourses, {}, student.token);
    expect(status).toBe(200);
    expect(body.total).toBe(body.courses.length);
    expect(body.total).toBeGreaterThan(1_000);
    contract.listCourses.response.parse(body);
  });

  it('stays closed to strangers', async () => {
    expect((await product.call(contract.listCourses, {})).body.code).toBe('signed_out');
  });
});

describe('the catalogue as a stream of rows', () => {
  it('has the same courses, preceded by their number', async () => {
    const { body } = await product.call(contract.listCourses, {}, student.token);
    const response = await listRows();
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const [head, ...rows] = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(head).toMatchObject({
      total: body.total,
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
      rated: { rating: true, hours: true },
    });
    const { attributes } = contract.courseRowsHeadSchema.parse(head);
    const read = rows.map((each) => readRow(contract.courseRowSchema.parse(each), attributes));
    expect(read).toEqual(body.courses.map((course, place) => toCourseRow(course, read[place] ?? null)));
  });

  it('includes the level and the prerequisites of most courses', async () => {
    const { body } = await product.call(contract.listCourses, {}, student.token);
    const rows = (await (await listRows()).text())
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => contract.courseRowSchema.parse(JSON.parse(line)));
    expect(rows.filter(({ level }) => level !== undefined).length).toBeGreaterThan(body.total * 0.9);
    const stating = body.courses.filter(({ course_requirements: text }) => text !== '');
    expect(rows.filter(({ requires }) => requires !== undefined)).toHaveLength(stating.length);
  });

  it('includes all sections of each course, without places and seats', async () => {
    const { body } = await product.call(contract.listCourses, {}, student.token);
    const response = await listRows();
    const [, ...lines] = (await response.text()).trimEnd().split('\n');
    const sections = lines.map((line) =>
      sectionsOf(readRow(contract.courseRowSchema.parse(JSON.parse(line)))),
    );
    const asListed = body.courses.map((course) =>
      unpackSections(packSections(course.sections, course), course),
    );
    expect(sections).toEqual(asListed);
    expect(sections.map(({ length }) => length)).toEqual(
      body.courses.map((course) => course.sections.length),
    );
    expect(sections.flat().map(({ class_number }) => class_number)).toEqual(
      body.courses.flatMap((course) => course.sections.map(({ class_number }) => class_number)),
    );
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await listRows();
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await listRows({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const records = await listRows({ accept: 'application/json', 'if-none-match': etag });
    expect(records.status).toBe(200);
    await records.text();
  });

  it.each(['br', 'gzip', 'identity'])('is the same in the encoding %s', async (encoding) => {
    const [plain, encoded] = await Promise.all([
      listRows({ 'accept-encoding': 'identity' }),
      listRows({ 'accept-encoding': encoding }),
    ]);
    expect(encoded.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(encoded.headers.get('vary')).toContain('accept-encoding');
    expect(await encoded.text()).toBe(await plain.text());
  });

  it('stays closed to strangers', async () => {
    expect((await listRows({ authorization: 'Bearer nothing' })).status).toBe(401);
  });
});

describe('one course', () => {
  it.each(['COMPSCI 50', 'compsci 50', 'compsci50', 'CS50', 'cs 50', '  Computer Science 50 '])(
    'is found by %j',
    async (code) => {
      const { status, body } = await getCourse(code);
      expect([status, body.class_tag]).toEqual([200, 'COMPSCI 50']);
    },
  );

  it('is found by another code of the same class', async () => {
    const { body: all } = await product.call(contract.listCourses, {}, student.token);
    const tags = new Set(all.courses.map(({ class_tag }) => class_tag));
    const course = all.courses.find(({ aliases }) => aliases.some((alias) => !tags.has(alias)));
    const alias = course?.aliases.find((each) => !tags.has(each)) ?? '';
    expect((await getCourse(alias)).body.class_tag).toBe(course?.class_tag);
  });

  it('comes in the term a student plans for, with all its offerings', async () => {
    const { body: all } = await product.call(contract.listCourses, {}, student.token);
    const terms = [...new Set(all.courses.map(({ term }) => term))];
    const byTag = Map.groupBy(all.courses, ({ class_tag }) => class_tag);
    const [tag, offerings = []] =
      [...byTag].find(([, each]) => terms.every((term) => each.some((course) => course.term === term))) ?? [];
    const { body } = await getCourse(tag ?? '');
    expect(body.offerings.toSorted(byNumber)).toEqual(offerings.toSorted(byNumber));
    expect(body.offerings[0]?.term).toBe(body.term);
    const { body: university } = await product.call(contract.getUniversity, {});
    const today = product.clock.now().toISOString().slice(0, 10);
    const planned = university.terms.find(({ end }) => end >= today) ?? university.terms.at(-1);
    expect(body.term).toBe(planned?.name);
  });

  it('includes the courses whose prerequisites name it', async () => {
    const { body } = await getCourse('MATH 21A');
    expect(body.opens).toContain('STAT 110');
    expect(body.opens).not.toContain('MATH 21A');
    for (const code of body.opens)
      expect((await getCourse(code)).body.course_requirements, code).toMatch(/21A/);
  });

  it('includes the courses whose prerequisites name an attribute of it', async () => {
    const { body } = await getCourse('WRITING 20A');
    expect(body.attributes).toContainEqual({ scheme: 'Writing', value: 'First-Year Writing' });
    expect(body.opens).toContain('WRITING 55');
    const asked = (await getCourse('WRITING 55')).body.course_requirements;
    expect(asked).toBe('Completion of the first-year writing requirement.');
  });

  it.each(['COMPSCI 99999', 'Basket Weaving', '???'])('is missing for %j', async (code) => {
    const { status, body } = await getCourse(code);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(body.error).toContain(code);
  });

  it('is not looked up without a code', async () => {
    expect((await getCourse(' ')).body.code).toBe('invalid_request');
    expect((await getCourse('A'.repeat(61))).body.code).toBe('invalid_request');
  });

  it('stays closed to strangers', async () => {
    expect((await getCourse('COMPSCI 50', null)).body.code).toBe('signed_out');
  });
});

const byNumber = (a: contract.Course, b: contract.Course) => a.class_number.localeCompare(b.class_number);

describe('searching by topic', () => {
  const versionOf = async (): Promise<string> => {
    const [head = ''] = (await (await listRows()).text()).split('\n', 1);
    return (JSON.parse(head) as { version: string }).version;
  };
  const file = (name: string, version: string, headers: Record<string, string> = {}) =>
    product.fetch(`/api/search/${name}?version=${version}`, {
      headers: { authorization: `Bearer ${student.token}`, ...headers },
    });

  it('provides an index of all courses, and related words, by version', async () => {
    const version = await versionOf();
    const topics = await file('topics', version);
    const index = readTopicFile(new Uint8Array(await topics.arrayBuffer()));
    const { body } = await product.call(contract.listCourses, {}, student.token);
    expect(index.documents).toBe(body.total);
    const expansion = await file('expansion', version);
    const read = readExpansionFile(new Uint8Array(await expansion.arrayBuffer()));
    expect(read.words).toHaveLength(index.terms.length);
    const again = await file('topics', version, { 'if-none-match': topics.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('provides none of another version, of another name, or for strangers', async () => {
    const version = await versionOf();
    expect((await file('topics', 'another')).status).toBe(404);
    expect((await file('names', version)).status).toBe(400);
    expect((await file('topics', version, { authorization: 'Bearer nobody' })).status).toBe(401);
  });

  it('returns the sentence that matched, and nothing for courses that the catalogue does not have', async () => {
    const { body } = await product.call(contract.listCourses, {}, student.token);
    const course = body.courses.find(({ description }) => /redlining/.test(description));
    const identity = { course_id: course?.course_id ?? '', class_number: course?.class_number ?? '' };
    const asked = { text: 'redlining', expansion: true };
    const answer = await product.call(
      contract.findSentences,
      { ...asked, courses: [identity, { course_id: 'none', class_number: '0' }] },
      student.token,
    );
    expect(answer.body.sentences).toMatchObject([
      { ...identity, text: expect.stringContaining('redlining') },
    ]);
    const many = Array.from({ length: 51 }, () => identity);
    const refused = await product.call(contract.findSentences, { ...asked, courses: many }, student.token);
    expect(refused.status).toBe(400);
    const stranger = await product.call(contract.findSentences, { ...asked, courses: [identity] });
    expect(stranger.status).toBe(401);
  });
});

describe('the university', () => {
  it('states its time zone, and which days of a term have no classes or those of another', async () => {
    const { body } = await product.call(contract.getUniversity, {});
    expect(body.time_zone).toBe('America/New_York');
    expect(body.terms.find(({ name }) => name === '2026 Spring')).toMatchObject({
      holidays: expect.arrayContaining(['2026-02-16', '2026-03-23']),
      follows: [{ date: '2026-02-17', day: 'Mon' }],
    });
  });
});
