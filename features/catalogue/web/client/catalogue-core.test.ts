import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseRow } from '../../contract.ts';
import { NO_FILTERS } from '../../domain/search/filters/filters.ts';
import { NO_STUDENT_COURSES } from '../../domain/search/filters/student-courses.ts';
import { facetsOf } from '../../domain/search/filters/facets.ts';
import { row } from '../../domain/search/sample-rows.ts';
import { SAMPLE_COURSE } from '../../domain/sample-course.ts';
import { CatalogueCore } from './catalogue-core.ts';
import type { CatalogueAnswer, CatalogueQuery, FromCore } from './worker-messages.ts';

const ASKED: CatalogueQuery = {
  text: '',
  filters: NO_FILTERS,
  student: NO_STUDENT_COURSES,
  page: 1,
  expansion: true,
};
const SUBJECTS = [{ code: 'COMPSCI', department: 'Computer Science', aliases: ['CS'] }];
const ROWS: CourseRow[] = Array.from({ length: 300 }, (_, i) =>
  row(`COMPSCI ${i + 1}`, `Machine ${i + 1}`, { course_id: String(i), mean_hours: i % 20 }),
);

/** Time stands still unless a test advances it; tasks wait until a test runs them. */
let tasks: (() => void)[];
let told: FromCore[];
let core: CatalogueCore;
let clock: number;
beforeEach(() => {
  tasks = [];
  told = [];
  clock = 0;
  core = new CatalogueCore({
    send: (message) => told.push(message),
    later: (run) => tasks.push(run),
    now: () => (clock += 3),
  });
  core.receive({ kind: 'open', subjects: SUBJECTS });
});

const runAll = (): void => {
  while (tasks.length > 0) tasks.shift()?.();
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const sendRows = (rows: readonly unknown[], of: 'rows' | 'records' = 'rows'): void =>
  core.receive({
    kind: 'bytes',
    of,
    bytes: bytesOf(rows.map((each) => `${JSON.stringify(each)}\n`).join('')),
  });
const search = (query: Partial<CatalogueQuery> = {}, id = 1): void =>
  core.receive({ kind: 'search', id, query: { ...ASKED, ...query } });
const kinds = () => told.map(({ kind }) => kind);
const answersTold = () => told.flatMap((message) => (message.kind === 'answer' ? message : []));
const answerTo = (query: Partial<CatalogueQuery>): CatalogueAnswer => {
  search(query);
  runAll();
  return answersTold().at(-1)?.answer as CatalogueAnswer;
};
const tagsOf = ({ items }: CatalogueAnswer) => items.map(({ row: { class_tag } }) => class_tag);

describe('a catalogue that is arriving', () => {
  it('is searched before it is complete', () => {
    const rated = { rating: false, hours: true };
    sendRows([{ total: 300, rated }, ...ROWS.slice(0, 120)]);
    runAll();
    expect(told).toEqual([
      { kind: 'progress', loaded: 120, indexed: 0, total: 300, rated },
      { kind: 'progress', loaded: 120, indexed: 50, total: 300, rated },
      { kind: 'progress', loaded: 120, indexed: 100, total: 300, rated },
    ]);
    expect(tagsOf(answerTo({ text: 'machine 100' }))[0]).toBe('COMPSCI 100');
  });

  it('answers a query between two portions of work', () => {
    sendRows([{ total: 300 }, ...ROWS]);
    tasks.shift()?.();
    search({ text: 'machine 7' });
    while (!kinds().includes('answer')) tasks.shift()?.();
    expect(answersTold()[0]?.answer).toMatchObject({ total: expect.any(Number) });
    expect(kinds()).not.toContain('complete');
    expect(tasks.length).toBeGreaterThan(0);
  });

  it('is listed whole and in its order before any of it is indexed', () => {
    sendRows([{ total: 300 }, ...ROWS.toReversed()]);
    core.receive({ kind: 'end', of: 'rows' });
    while (!kinds().includes('listed')) tasks.shift()?.();
    search();
    while (!kinds().includes('answer')) tasks.shift()?.();
    const answer = answersTold()[0]?.answer as CatalogueAnswer;
    expect([answer.total, tagsOf(answer)[0]]).toEqual([300, 'COMPSCI 1']);
    expect(kinds()).not.toContain('complete');
    runAll();
    expect(told.at(-1)).toEqual({ kind: 'complete' });
    expect(answerTo({ text: 'machine 300' }).total).toBeGreaterThan(0);
  });

  it('is complete when as many rows have arrived as announced', () => {
    sendRows([{ total: 300 }, ...ROWS]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
    expect(told.at(-1)).toEqual({ kind: 'complete' });
    expect(told.find(({ kind }) => kind === 'listed')).toEqual({
      kind: 'listed',
      total: 300,
      subjects: ['COMPSCI'],
      version: null,
      rated: { rating: false, hours: true },
      facets: facetsOf(ROWS),
    });
  });

  it('offers levels and permissions by their own filters, not as attributes', () => {
    const attributes = [
      { scheme: 'Level', value: 'Graduate' },
      { scheme: 'Permission', value: 'No Consent' },
      { scheme: 'Area', value: 'Arts' },
    ];
    const { schemes, has } = facetsOf([row('A 1', 'A', { attributes, level: 'graduate' })]);
    expect(schemes.map(({ scheme }) => scheme)).toEqual(['Area']);
    expect(has).toMatchObject({ level: true, permission: false });
  });

  it('may be split anywhere, even within a letter of two bytes', () => {
    const bytes = bytesOf(`${JSON.stringify({ total: 1 })}\n${JSON.stringify(row('FRENCH 1', 'Élan'))}\n`);
    for (const byte of bytes) core.receive({ kind: 'bytes', of: 'rows', bytes: Uint8Array.of(byte) });
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
    expect(answerTo({ text: 'élan' }).items[0]?.row.class_name).toBe('Élan');
  });

  it('reports that it was cut off', () => {
    sendRows([{ total: 300 }, ...ROWS.slice(0, 90)]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
    expect(told).toContainEqual(expect.objectContaining({ kind: 'broken', of: 'rows' }));
    expect(told.at(-1)).toMatchObject({ kind: 'progress', loaded: 90, indexed: 90 });
    expect(kinds()).not.toContain('complete');
  });

  it('reports that it is not a catalogue, and continues', () => {
    core.receive({ kind: 'bytes', of: 'rows', bytes: bytesOf('<html>\n') });
    sendRows(ROWS.slice(0, 3));
    runAll();
    expect(kinds()).toContain('broken');
    expect(answerTo({}).total).toBe(3);
  });
});

describe('a query', () => {
  beforeEach(() => {
    sendRows([{ total: 300 }, ...ROWS, ROWS[4]]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
  });

  it('ranks the course first whose code was typed in any spelling', () => {
    for (const text of ['compsci 50', 'CS50', 'compsci50'])
      expect(tagsOf(answerTo({ text }))[0], text).toBe('COMPSCI 50');
  });

  it('is answered a page at a time, clamped to the existing pages', () => {
    const answer = answerTo({ page: 99 });
    expect(answer).toMatchObject({ page: 6, pages: 6, total: 300, isLast: true });
    expect(answer.items).toHaveLength(50);
  });

  it('reports how long it took, and what was dropped', () => {
    const answer = answerTo({ text: 'machine' });
    expect(answer.milliseconds).toBeGreaterThan(0);
    expect(answer).toMatchObject({ raw: 301, unique: 300, duplicates: { duplicatesRemoved: 1 } });
  });

  it('filters and sorts', () => {
    const answer = answerTo({ filters: { ...NO_FILTERS, workloadSort: 'high_to_low' } });
    expect(answer.items[0]?.row.mean_hours).toBe(19);
  });

  it('that was superseded by a newer one is not processed', () => {
    search({ text: 'machine 1' }, 7);
    search({ text: 'machine 12' }, 8);
    runAll();
    expect(answersTold().map(({ id, answer }) => [id, answer === null])).toEqual([
      [7, true],
      [8, false],
    ]);
  });

  it('for the codes gets every tag with its title', () => {
    core.receive({ kind: 'codes', id: 3 });
    expect(answersTold()[0]?.answer).toMatchObject({
      titles: expect.arrayContaining([['COMPSCI 7', 'Machine 7']]),
    });
  });
});

it('for the codes gets the title of the first record that has a code, as the server does', () => {
  sendRows([{ total: 2 }, row('MUSIC 1', 'Harmony'), row('MUSIC 1', 'Counterpoint', { class_number: '2' })]);
  core.receive({ kind: 'end', of: 'rows' });
  runAll();
  core.receive({ kind: 'codes', id: 4 });
  expect(answersTold()[0]?.answer).toMatchObject({ titles: [['MUSIC 1', 'Harmony']] });
});

describe('what is listed only on request', () => {
  const study = row('COMPSCI 91', 'Reading', { class_number: '14099', independent: true });
  const cross = row('COMPSCI 18', 'Networks', {
    codes: ['COMPSCI 18', 'STAT 18'],
    overall_score_course_mean: 4,
  });
  beforeEach(() => {
    sendRows([{ total: 2 }, study, cross]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
  });

  it('is counted, and appears if it is requested or named', () => {
    const answer = answerTo({});
    expect([tagsOf(answer), answer.total, answer.leftOut]).toEqual([['COMPSCI 18'], 1, 1]);
    const wanted = answerTo({ filters: { ...NO_FILTERS, isIndependentToo: true } });
    expect([wanted.total, wanted.leftOut]).toEqual([2, 0]);
    expect(tagsOf(answerTo({ text: 'cs 91' }))).toEqual(['COMPSCI 91']);
    expect(tagsOf(answerTo({ text: '14099' }))).toEqual(['COMPSCI 91']);
    expect(answerTo({ text: 'reading' })).toMatchObject({ total: 0, leftOut: 1 });
  });

  it('filters on figures that no course has are ignored', () => {
    expect(told.find(({ kind }) => kind === 'listed')).toMatchObject({
      rated: { rating: true, hours: false },
    });
    expect(answerTo({ filters: { ...NO_FILTERS, isQRatedOnly: true } }).total).toBe(1);
  });

  it('a class is listed under its code of the chosen subject', () => {
    expect(tagsOf(answerTo({ filters: { ...NO_FILTERS, subjects: ['STAT'] } }))).toEqual(['STAT 18']);
    expect(told.find(({ kind }) => kind === 'listed')).toMatchObject({
      subjects: ['COMPSCI', 'STAT'],
      total: 2,
    });
  });
});

describe('offerings of terms that have ended', () => {
  const [FALL, SPRING] = ['2025 Fall', '2026 Spring'];
  const both = [FALL, SPRING].map((term, at) => row('GEOL 10', 'Rivers', { term, course_id: String(at) }));
  beforeEach(() => {
    sendRows([{ total: 2 }, ...both]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
  });
  const told = (query: Partial<CatalogueQuery>) =>
    answerTo({ over: { names: [FALL], said: [] }, ...query }).items.map(({ row: { term }, isOver }) => [
      term,
      isOver,
    ]);

  it('are marked, and come after the others of their class', () => {
    const running = [
      [SPRING, false],
      [FALL, true],
    ];
    expect(told({})).toEqual(running);
    expect(told({ text: 'rivers' })).toEqual(running);
    expect(told({ over: { names: [], said: [] } })).toEqual([
      [FALL, false],
      [SPRING, false],
    ]);
  });

  it('are not marked where the list says once that all have ended', () => {
    const over = [SPRING, FALL];
    expect(told({ over: { names: over, said: over } })).toEqual([
      [SPRING, false],
      [FALL, false],
    ]);
  });
});

describe('classes with several codes', () => {
  it('are sorted by their codes of the chosen subject', () => {
    sendRows([
      { total: 3 },
      row('2.729', 'Design for Scale', { codes: ['2.729', 'EC.746'] }),
      row('6.9040', 'Circuits', { codes: ['6.9040', 'EC.720'] }),
      row('EC.735', 'Energy'),
    ]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
    expect(tagsOf(answerTo({ filters: { ...NO_FILTERS, subjects: ['EC'] } }))).toEqual([
      'EC.720',
      'EC.735',
      'EC.746',
    ]);
  });
});

describe('whole records', () => {
  const records = [{ ...SAMPLE_COURSE, mean_hours: Number.NaN }];
  const text = JSON.stringify({ courses: records, total: 1 }).replace(
    '"mean_hours":null',
    '"mean_hours":NaN',
  );
  const sendRecords = (): void => {
    core.receive({ kind: 'bytes', of: 'records', bytes: bytesOf(text) });
    core.receive({ kind: 'end', of: 'records' });
    runAll();
  };

  it('make descriptions searchable', () => {
    sendRows([{ total: 1 }, SAMPLE_COURSE]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
    expect(answerTo({ text: 'make' }).total).toBe(0);
    sendRecords();
    expect(told.at(-1)).toEqual({ kind: 'described', isExpanded: false });
    expect(answerTo({ text: 'make' }).total).toBe(1);
  });

  it('replace rows if a backend has none, with NaN read as unknown', () => {
    sendRecords();
    expect(kinds()).toEqual(['progress', 'listed', 'progress', 'complete', 'described']);
    expect(answerTo({}).items[0]?.row).toMatchObject({ class_tag: 'COMPSCI 50', mean_hours: null });
  });
});

describe('a student’s list', () => {
  const aims = {
    open: [{ name: 'Theory', programme: 'Computer Science', options: ['COMPSCI 150', 'COMPSCI 280'] }],
    unstated: [],
    interests: [],
    ownWords: '',
    preferences: [],
  };
  const forYou = { aims, terms: ['2025 Fall'], planned: [] };
  beforeEach(() => {
    sendRows([{ total: 300 }, ...ROWS]);
    core.receive({ kind: 'end', of: 'rows' });
    runAll();
  });

  it('begins with fitting courses and their reasons, and has all the others in their order', () => {
    const answer = answerTo({ forYou });
    expect(tagsOf(answer).slice(0, 4)).toEqual(['COMPSCI 150', 'COMPSCI 280', 'COMPSCI 1', 'COMPSCI 2']);
    expect([answer.total, answer.pages, answer.fitting]).toEqual([300, 6, 2]);
    expect(answer.items.slice(0, 3).map(({ reasons }) => reasons)).toEqual([
      ['Counts towards Theory'],
      ['Counts towards Theory'],
      [],
    ]);
    const every = [1, 2, 3, 4, 5, 6].flatMap((page) => tagsOf(answerTo({ forYou, page })));
    expect(every.toSorted()).toEqual(ROWS.map(({ class_tag }) => class_tag).toSorted());
  });

  it('ranks none of other terms first, none taken or planned, and none at all if a text or a sort decides the order', () => {
    expect(answerTo({ forYou: { ...forYou, terms: ['2026 Spring'] } }).fitting).toBe(0);
    const student = { ...NO_STUDENT_COURSES, taken: ['COMPSCI 150'] };
    const answer = answerTo({ forYou, student });
    expect(tagsOf(answer)[0]).toBe('COMPSCI 280');
    expect(answer.fitting).toBe(1);
    const besidePlan = answerTo({ forYou: { ...forYou, planned: ['COMPSCI 280'] } });
    expect([besidePlan.fitting, tagsOf(besidePlan)[0]]).toEqual([1, 'COMPSCI 150']);
    expect(besidePlan.total).toBe(300);
    expect(answerTo({ forYou, text: 'machine' }).fitting).toBe(0);
    const sorted = { ...NO_FILTERS, workloadSort: 'high_to_low' as const };
    expect(answerTo({ forYou, filters: sorted }).fitting).toBe(0);
  });

  it('marks what was taken, whatever the order', () => {
    const student = { ...NO_STUDENT_COURSES, taken: ['cs2'] };
    const { items } = answerTo({ student });
    expect(items.slice(0, 3).map(({ isTaken }) => isTaken)).toEqual([false, true, false]);
    expect(answerTo({ student, text: 'compsci 2' }).items[0]?.isTaken).toBe(true);
  });
});
