import { onTestFinished, vi } from 'vitest';

export interface Seen {
  url: string;
  method: string;
  headers: Headers;
  credentials: string | undefined;
  body: unknown;
}

type Answer = Response | ((seen: Seen, init: RequestInit) => Response | Promise<Response>);

export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/**
 * Answers fetch for one test: `answers` maps `GET /api/x` to what comes back; anything else is the network being gone.
 * Gives the list of what was asked, in order.
 */
export const fakeServer = (answers: Readonly<Record<string, Answer>>): Seen[] => {
  const seen: Seen[] = [];
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request: Seen = {
      url: input instanceof Request ? input.url : input.toString(),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: init.body ?? null,
    };
    seen.push(request);
    const found = answers[`${request.method} ${request.url}`];
    if (!found) throw new TypeError('fetch failed');
    return typeof found === 'function' ? found(request, init) : found.clone();
  };
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return seen;
};
