import { onTestFinished, vi } from 'vitest';

export interface Seen {
  url: string;
  method: string;
  /** Method and path: `GET /api/courses/MATH%2021A`. */
  call: string;
  headers: Headers;
  credentials: string | undefined;
  /** The body as sent. */
  body: unknown;
  /** The call's input as in its contract: path parameters, query and JSON body in one object. */
  input: Readonly<Record<string, unknown>>;
}

export type Answer = Response | ((seen: Seen, init: RequestInit) => Response | Promise<Response>);

/** Responses by call: `GET /api/x`, or with parameters: `GET /api/courses/{code}`. */
export type Answers = Record<string, Answer>;

export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** An NDJSON response, as used for long lists. */
export const linesAnswer = (lines: readonly unknown[]): Response =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });

/** A response to an internal error. */
export const failedAnswer = (): Response =>
  jsonAnswer(500, { error: 'Something went wrong.', code: 'internal' });

const namesIn = (call: string, pattern: string): Record<string, string> | null => {
  const names: string[] = [];
  const source = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const values = new RegExp(`^${source}$`).exec(call)?.slice(1);
  return values
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
    : null;
};

/** The response to a call, and the values of the parameters in its key. */
const findAnswer = (url: string, call: string, answers: Answers) => {
  const exact = answers[url] ?? answers[call];
  if (exact) return { answer: exact, named: {} };
  for (const [pattern, answer] of Object.entries(answers)) {
    const named = pattern.includes('{') ? namesIn(call, pattern) : null;
    if (named) return { answer, named };
  }
  return null;
};

/**
 * Mocks fetch for one test, with the first of the lists that has the call. They are read at each call, so a test may
 * change them. Any other call fails like a lost network. Returns the list of calls, in order.
 */
export const fakeServer = (...lists: Answers[]): Seen[] => {
  const seen: Seen[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    const [path = '', query = ''] = url.split('?');
    const method = init.method ?? 'GET';
    const call = `${method} ${path}`;
    const found = lists.map((answers) => findAnswer(`${method} ${url}`, call, answers)).find(Boolean);
    const request: Seen = {
      url,
      method,
      call,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: init.body ?? null,
      input: {
        ...found?.named,
        ...Object.fromEntries(new URLSearchParams(query)),
        ...(typeof init.body === 'string' ? JSON.parse(init.body) : {}),
      },
    };
    seen.push(request);
    if (!found) throw new TypeError('fetch failed');
    return typeof found.answer === 'function' ? found.answer(request, init) : found.answer.clone();
  };
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return seen;
};
