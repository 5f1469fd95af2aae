import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#platform/contract/call.ts';
import { checkAnswer } from '../testing/check-answer.ts';
import { contractEntries } from '../testing/contract-entries.ts';
import {
  HOSTILE_BYTES,
  HOSTILE_SEGMENTS,
  HOSTILE_STRINGS,
  hostileBodies,
  sampleInput,
} from '../testing/hostile-input.ts';
import { newChatter } from '../testing/students.ts';
import { ALDER, testProduct } from '../testing/test-product.ts';

// No rate limits, so that requests reach the verbs and the database.
const product = testProduct({ ...ALDER, RATE_LIMITS: 'off' });

interface Attempt {
  target: string;
  method?: string;
  body?: string | Uint8Array;
  contentType?: string;
}

interface Reply {
  status: number;
  contentType: string;
  text: string;
}

/** Sends requests that fetch would normalise or reject: any path, any method, a body on any call. */
const send = ({ target, method = 'GET', body, contentType }: Attempt, token: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    const sent = request({ hostname, port, path: target, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString(),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.setHeader('authorization', `Bearer ${token}`);
    if (contentType) sent.setHeader('content-type', contentType);
    if (body !== undefined) sent.setHeader('content-length', Buffer.byteLength(body));
    sent.end(body);
  });

const fillPath = (call: Call, segments: Record<string, unknown>) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(segments[key]));

const queryOf = (query: Record<string, unknown>) => {
  const text = new URLSearchParams(query as Record<string, string>).toString();
  return text && `?${text}`;
};

/** Hostile requests to one call, each with a single fault. */
function* attemptsOn(call: Call): Generator<Attempt> {
  const method = call.method.toUpperCase();
  const segments = sampleInput(call.params);
  const query = sampleInput(call.query);
  const body = sampleInput(call.body);
  const target = fillPath(call, segments) + queryOf(query);
  const right = call.body ? { body: JSON.stringify(body), contentType: 'application/json' } : {};
  yield { target, method, ...right };
  for (const key of Object.keys(segments))
    for (const hostile of HOSTILE_SEGMENTS)
      yield { target: fillPath(call, { ...segments, [key]: hostile }), method, ...right };
  for (const key of Object.keys(query)) {
    for (const hostile of HOSTILE_STRINGS)
      yield { target: fillPath(call, segments) + queryOf({ ...query, [key]: hostile }), method };
    for (const raw of [`${key}=1&${key}=2`, `${key}[]=1`, `${key}=%zz`, key, '&&==&'])
      yield { target: `${fillPath(call, segments)}?${raw}`, method };
  }
  for (const hostile of hostileBodies(body))
    yield { target, method, body: JSON.stringify(hostile), contentType: 'application/json' };
  // GET takes no body; sending one must do no harm.
  for (const { bytes, contentType } of call.method === 'get' ? HOSTILE_BYTES.slice(0, 2) : HOSTILE_BYTES)
    yield { target, method, body: bytes, contentType };
}

const describeAttempt = ({ target, method, body, contentType }: Attempt) =>
  `${method} ${target.slice(0, 200)} ${contentType ?? ''} ${String(body).slice(0, 300)}`;

/**
 * What is wrong with the response to a hostile request: it must match the contract, or be a client error in our
 * format. Null when correct.
 */
const problemOf = (call: Call, { status, contentType, text }: Reply): string | null => {
  if (status >= 500) return `${status} ${text}`;
  try {
    checkAnswer(call, status, JSON.parse(text));
    return null;
  } catch (error) {
    return `${status} ${contentType} ${text.slice(0, 200)}: ${String(error)}`;
  }
};

const calls = await contractEntries();

describe('a hostile request', () => {
  let token = '';
  beforeAll(async () => {
    ({ token } = await newChatter(product));
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    'gets a valid response from %s',
    async (name, call) => {
      // This call revokes the sign-in, so it gets its own.
      const own = name === 'logout' ? (await newChatter(product)).token : token;
      const attempts = [...attemptsOn(call)];
      const problems: string[] = [];
      const work = async () => {
        for (let next = attempts.pop(); next; next = attempts.pop()) {
          const problem = problemOf(call, await send(next, own));
          if (problem) problems.push(`${describeAttempt(next)} → ${problem}`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      expect(problems).toEqual([]);
    },
  );

  it('that is not UTF-8 is refused for that, and only that', async () => {
    const bytes = Buffer.from('{"profile":{"concentration":"Ge\xf3logy","year":"Junior"}}', 'latin1');
    const to = { target: '/api/profile', method: 'POST', contentType: 'application/json' };
    const refused = await send({ ...to, body: bytes }, token);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      400,
      { code: 'invalid_request', error: 'The request body is not valid UTF-8.' },
    ]);
    expect((await send({ ...to, body: bytes.toString('latin1') }, token)).status).toBe(200);
    expect((await send({ ...to, body: bytes }, 'x'.repeat(40))).status).toBe(401);
  });

  it('does no damage and revokes no sign-in', async () => {
    expect(product.logText()).not.toContain('request failed');
    expect((await send({ target: '/readyz' }, token)).status).toBe(200);
    expect((await send({ target: '/api/profile' }, token)).status).toBe(200);
  });
});
