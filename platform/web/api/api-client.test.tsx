import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { callApi, setSignedOutHook } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { streamEvents } from './stream-call.ts';
import { fakeServer, jsonAnswer } from './testing/fake-server.ts';
import { clearToken, readToken, storeToken, subscribeToToken } from '../sign-in/token-store.ts';

const getThing = defineCall({
  name: 'getThing',
  method: 'get',
  path: '/api/things/{id}',
  summary: '',
  access: 'signed-in',
  params: z.object({ id: z.string() }),
  response: z.object({ hours: z.number().nullable(), title: z.string() }),
  errors: ['not_found'],
});

const ask = defineCall({
  name: 'ask',
  method: 'post',
  path: '/api/ask',
  summary: '',
  access: 'signed-in',
  body: z.object({ message: z.string() }),
  response: z.object({}),
  streams: {
    'text/event-stream': z.object({ event: z.literal('delta'), data: z.object({ text: z.string() }) }),
  },
  errors: ['model_failed'],
});

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('it did not fail as a call does', { cause: error });
  return error;
};

const watchSignedOut = (): (string | undefined)[] => {
  const notices: (string | undefined)[] = [];
  setSignedOutHook((notice) => notices.push(notice));
  onTestFinished(() => setSignedOutHook(() => undefined));
  return notices;
};

describe('making a call', () => {
  it('sends cookies, a JSON content type and the stored token', async () => {
    storeToken('t1');
    const seen = fakeServer({ 'GET /api/things/7': jsonAnswer(200, { hours: 3, title: 'A' }) });
    expect(await callApi(getThing, { id: '7' })).toEqual({ hours: 3, title: 'A' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer t1');
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[0]?.credentials).toBe('include');
  });

  it('sends no authorization without a sign-in', async () => {
    const seen = fakeServer({ 'GET /api/things/7': jsonAnswer(200, { hours: 3, title: 'A' }) });
    await callApi(getThing, { id: '7' });
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });

  it('reads NaN as null', async () => {
    fakeServer({ 'GET /api/things/7': jsonAnswer(200, '{"hours": NaN, "title": "NaN"}') });
    expect(await callApi(getThing, { id: '7' })).toEqual({ hours: null, title: 'NaN' });
  });

  it('lets the browser set the content type of a file upload', async () => {
    const upload = defineCall({ ...ask, body: undefined, form: z.object({ pdf: z.file() }) });
    const seen = fakeServer({ 'POST /api/ask': jsonAnswer(200, {}) });
    await callApi(upload, { pdf: new File(['%PDF'], 'a.pdf') } as never);
    expect(seen[0]?.headers.has('content-type')).toBe(false);
    expect(seen[0]?.body).toBeInstanceOf(FormData);
  });
});

describe('a failed call', () => {
  it('has status, code, sentence and details', async () => {
    const body = { error: 'No text in it.', code: 'unreadable_file', fallback_available: true };
    fakeServer({ 'GET /api/things/7': jsonAnswer(400, body, { 'retry-after': '30' }) });
    const failure = await failureOf(callApi(getThing, { id: '7' }));
    expect(failure).toMatchObject({ status: 400, code: 'unreadable_file', sentence: 'No text in it.' });
    expect(failure.details).toEqual({ fallback_available: true, retry_after: 30 });
  });

  it('has the stored state if it was a conflict', async () => {
    const body = { error: 'Changed.', code: 'conflict', current: { title: 'Mine' } };
    fakeServer({ 'GET /api/things/7': jsonAnswer(409, body) });
    const failure = await failureOf(callApi(getThing, { id: '7' }));
    expect(failure.details).toEqual({ current: { title: 'Mine' } });
  });

  it('uses `message` if another backend has no `error` field', async () => {
    fakeServer({ 'GET /api/things/7': jsonAnswer(422, { message: 'Not today.' }) });
    expect((await failureOf(callApi(getThing, { id: '7' }))).sentence).toBe('Not today.');
  });

  it('has a default sentence for a proxy’s error page', async () => {
    fakeServer({ 'GET /api/things/7': new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    const failure = await failureOf(callApi(getThing, { id: '7' }));
    expect(failure).toMatchObject({
      status: 502,
      code: null,
      sentence: 'Something went wrong on our side. Please try again.',
    });
  });

  it('says that the server cannot be reached without a response', async () => {
    fakeServer({});
    expect(await failureOf(callApi(getThing, { id: '7' }))).toMatchObject({
      status: 0,
      sentence: 'The server cannot be reached. Check your connection and try again.',
    });
  });

  it('rethrows the caller’s own abort', async () => {
    const leaving = new AbortController();
    fakeServer({
      'GET /api/things/7': () => {
        leaving.abort();
        throw leaving.signal.reason;
      },
    });
    const failing = callApi(getThing, { id: '7' }, { signal: leaving.signal });
    await expect(failing).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a call answered with 401', () => {
  it('removes the token and opens the sign-in screen with its notice', async () => {
    const notices = watchSignedOut();
    storeToken('stale');
    fakeServer({
      'GET /api/things/7': jsonAnswer(401, { error: 'Please sign in again.', code: 'signed_out' }),
    });
    const failure = await failureOf(callApi(getThing, { id: '7' }, { noticeOnSignedOut: 'Log in again.' }));
    expect(failure.code).toBe('signed_out');
    expect(readToken()).toBeNull();
    expect(notices).toEqual(['Log in again.']);
  });

  it('keeps a newer sign-in made during the call', async () => {
    const notices = watchSignedOut();
    storeToken('stale');
    fakeServer({
      'GET /api/things/7': () => {
        storeToken('fresh');
        return jsonAnswer(401, { error: 'Please sign in again.', code: 'signed_out' });
      },
    });
    await failureOf(callApi(getThing, { id: '7' }));
    expect(readToken()).toBe('fresh');
    expect(notices).toEqual([]);
  });

  it('keeps the token for any other failure', async () => {
    storeToken('mine');
    fakeServer({
      'GET /api/things/7': jsonAnswer(403, { error: 'That is not allowed.', code: 'not_allowed' }),
    });
    await failureOf(callApi(getThing, { id: '7' }));
    expect(readToken()).toBe('mine');
  });
});

describe('the stored token', () => {
  it('notifies this tab and others of changes', () => {
    let changes = 0;
    const end = subscribeToToken(() => changes++);
    storeToken('a');
    clearToken();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    end();
    storeToken('b');
    expect(changes).toBe(3);
  });
});

describe('a streamed reply', () => {
  const streamed = (text: string): Response => new Response(text, { status: 200 });

  it('yields each event with its data, and skips keep-alive comments', async () => {
    const seen = fakeServer({
      'POST /api/ask': streamed(
        ': awake\n\nevent: delta\ndata: {"text":"Hel"}\n\nevent: delta\ndata: {"text":\ndata: "lo"}\n\n',
      ),
    });
    const events = await Array.fromAsync(streamEvents(ask, { message: 'hi' }));
    expect(events).toEqual([
      { event: 'delta', data: { text: 'Hel' } },
      { event: 'delta', data: { text: 'lo' } },
    ]);
    expect(seen[0]?.headers.get('accept')).toBe('text/event-stream');
    expect(seen[0]?.body).toBe('{"message":"hi"}');
  });

  it('never yields half an event when the connection breaks', async () => {
    fakeServer({
      'POST /api/ask': streamed('event: delta\ndata: {"text":"Hel"}\n\nevent: delta\ndata: {"te'),
    });
    expect(await Array.fromAsync(streamEvents(ask, { message: 'hi' }))).toHaveLength(1);
  });

  it('fails like a call if refused', async () => {
    fakeServer({
      'POST /api/ask': jsonAnswer(502, { error: 'Sorry', code: 'model_failed', session_id: 's1' }),
    });
    const failure = await failureOf(Array.fromAsync(streamEvents(ask, { message: 'hi' })));
    expect(failure).toMatchObject({ code: 'model_failed', details: { session_id: 's1' } });
  });

  it('yields nothing if no reply is running', async () => {
    fakeServer({ 'POST /api/ask': new Response(null, { status: 204 }) });
    expect(await Array.fromAsync(streamEvents(ask, { message: 'hi' }))).toEqual([]);
  });

  it('reads NaN as null', async () => {
    fakeServer({ 'POST /api/ask': streamed('event: delta\ndata: {"text":"four","hours":NaN}\n\n') });
    expect(await Array.fromAsync(streamEvents(ask, { message: 'hi' }))).toEqual([
      { event: 'delta', data: { text: 'four', hours: null } },
    ]);
  });

  it('reports a broken connection for an unreadable event', async () => {
    fakeServer({ 'POST /api/ask': streamed('event: delta\ndata: {"te\n\n') });
    expect((await failureOf(Array.fromAsync(streamEvents(ask, { message: 'hi' })))).status).toBe(0);
  });
});
