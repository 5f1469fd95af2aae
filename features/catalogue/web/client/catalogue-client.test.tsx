import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, linesAnswer, type Seen } from '#platform/web/api/testing/fake-server.ts';
import { clearToken, storeToken } from '#platform/web/sign-in/token-store.ts';
import type { CourseRow } from '../../contract.ts';
import { NO_FILTERS } from '../../domain/search/filters/filters.ts';
import { NO_STUDENT_COURSES } from '../../domain/search/filters/student-courses.ts';
import { toCourseRow } from '../../domain/search/to-course-row.ts';
import { row } from '../../domain/search/sample-rows.ts';
import { buildExpansionFile, writeExpansionFile } from '../../domain/search/topics/expansion-file.ts';
import { buildTopicFile, writeTopicFile } from '../../domain/search/topics/topic-file.ts';
import { SAMPLE_COURSE } from '../../domain/sample-course.ts';
import { CatalogueClient } from './catalogue-client.ts';
import { connectHere } from './core-testing.ts';

const HOUR_MS = 3_600_000;
const QUERY = { text: '', filters: NO_FILTERS, student: NO_STUDENT_COURSES, page: 1, expansion: true };

const rowsAnswer = (rows: readonly CourseRow[], total = rows.length): Response =>
  linesAnswer([{ total }, ...rows]);
const versionAnswer = (rows: readonly CourseRow[]): Response =>
  linesAnswer([{ total: rows.length, version: 'v1' }, ...rows]);

/** The server's responses, in order of requests; after the last one the network fails. */
let answers: Response[];
let seen: Seen[];
let now: number;
let client: CatalogueClient;
const next = () => {
  const answer = answers.shift();
  if (!answer) throw new TypeError('the network is gone');
  return answer;
};
beforeEach(() => {
  answers = [];
  now = Date.now();
  seen = fakeServer({
    'GET /api/courses': next,
    'GET /api/search/topics?version=v1': next,
    'GET /api/search/expansion?version=v1': next,
  });
  storeToken('a-token');
  client = new CatalogueClient(connectHere, () => now);
});
afterEach(() => {
  clearToken();
});

const asked = () => seen.map(({ headers }) => headers.get('accept'));
const reaches = (status: string) => expect.poll(() => client.getState()?.status).toBe(status);
const total = async () => (await client.search(QUERY))?.total;

describe('the catalogue in memory', () => {
  it('is fetched once, however often it is opened within the hour', async () => {
    answers.push(rowsAnswer([row('MATH 1', 'Numbers')]));
    client.open([]);
    await reaches('complete');
    now += HOUR_MS - 1_000;
    client.open([]);
    expect(asked()).toEqual(['application/x-ndjson']);
    expect(await total()).toBe(1);
  });

  it('is refetched after an hour, and answers from the old list until then', async () => {
    answers.push(rowsAnswer([row('MATH 1', 'Numbers')]));
    client.open([]);
    await reaches('complete');
    now += HOUR_MS + 1_000;
    answers.push(rowsAnswer([row('MATH 1', 'Numbers'), row('MATH 2', 'More')]));
    client.open([]);
    expect(await total()).toBe(1);
    await expect.poll(() => client.getState()?.total).toBe(2);
    expect(await total()).toBe(2);
  });

  it('keeps the old list when the network is gone, and says that it is outdated', async () => {
    answers.push(rowsAnswer([row('MATH 1', 'Numbers')]));
    client.open([]);
    await reaches('complete');
    now += HOUR_MS + 1_000;
    client.open([]);
    await expect.poll(() => client.getState()?.isOutdated).toBe(true);
    expect(client.getState()?.status).toBe('complete');
    expect(await total()).toBe(1);
  });

  it('can be requested again after a failure', async () => {
    client.open([]);
    await reaches('failed');
    answers.push(rowsAnswer([row('MATH 1', 'Numbers')]));
    client.reload();
    await reaches('complete');
  });

  it('shows the rows that arrived of a truncated list', async () => {
    answers.push(rowsAnswer([row('MATH 1', 'Numbers')], 5));
    client.open([]);
    await reaches('partial');
    expect(await total()).toBe(1);
    answers.push(rowsAnswer([row('MATH 1', 'Numbers'), row('MATH 2', 'More')]));
    client.reload();
    await reaches('complete');
    expect(await total()).toBe(2);
  });

  it('reads whole records from a backend that has no rows', async () => {
    answers.push(Response.json({ courses: [SAMPLE_COURSE], total: 1 }));
    client.open([]);
    await reaches('complete');
    expect(await total()).toBe(1);
  });

  it('fetches the search files once all rows have arrived', async () => {
    const topics = buildTopicFile([SAMPLE_COURSE]);
    const expansion = buildExpansionFile(topics, [SAMPLE_COURSE], []);
    answers.push(
      versionAnswer([toCourseRow(SAMPLE_COURSE)]),
      new Response(writeTopicFile(topics)),
      new Response(writeExpansionFile(expansion)),
    );
    client.open([]);
    await expect.poll(() => client.getState()).toMatchObject({ descriptions: 'ready', isExpanded: true });
    expect(asked()).toEqual(['application/x-ndjson', 'application/octet-stream', 'application/octet-stream']);
    expect((await client.search({ ...QUERY, text: 'make' }))?.total).toBe(1);
  });

  it('reports that descriptions are missing if they cannot be read', async () => {
    answers.push(versionAnswer([toCourseRow(SAMPLE_COURSE)]), new Response('<html>'), new Response('<html>'));
    client.open([]);
    await expect.poll(() => client.getState()?.descriptions).toBe('failed');
    expect(await total()).toBe(1);
  });

  it('has the answer to an anticipated query, until there is more to find', async () => {
    answers.push(rowsAnswer([SAMPLE_COURSE]));
    client.open([]);
    await reaches('complete');
    const query = { ...QUERY, text: SAMPLE_COURSE.class_tag };
    expect(client.answerTo(query)).toBeNull();
    client.anticipate({ ...QUERY, text: 'no such course' });
    client.anticipate(query);
    await expect.poll(() => client.answerTo(query)?.total).toBe(1);
    expect(client.answerTo({ ...query, page: 2 })).toBeNull();
    answers.push(rowsAnswer([SAMPLE_COURSE]));
    client.reload();
    await expect.poll(() => client.answerTo(query)).toBeNull();
    client.anticipate(query);
    await expect.poll(() => client.answerTo(query)?.total).toBe(1);
    clearToken();
    expect(client.answerTo(query)).toBeNull();
  });

  it('is dropped when the student signs out', async () => {
    answers.push(rowsAnswer([row('MATH 1', 'Numbers')]));
    client.open([]);
    await reaches('complete');
    clearToken();
    expect(client.getState()).toBeNull();
    expect(await client.search(QUERY)).toBeNull();
  });
});
