import { Agent, type IncomingHttpHeaders, get, type IncomingMessage, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const readAnswer = (
  response: IncomingMessage,
  resolve: (answer: RawAnswer) => void,
  reject: (error: Error) => void,
): void => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('error', reject);
  response.on('end', () =>
    resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
  );
};

/** One request without decoding the response, to keep the client's own cost low. */
export const getRaw = (url: string, headers: Record<string, string>, agent?: Agent): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers, ...(agent ? { agent } : {}) }, (response) =>
      readAnswer(response, resolve, reject),
    ).on('error', reject);
  });

/** Posts JSON as cheaply as possible: the client shares the CPU cores with the server under test. */
export const postRaw = (url: string, body: object, agent: Agent): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    request(url, { method: 'POST', agent, headers }, (response) => readAnswer(response, resolve, reject))
      .on('error', reject)
      .end(text);
  });

/**
 * Sends requests back to back on `connections` keep-alive connections.
 *
 * @returns requests a second
 */
export const requestsPerSecond = async (
  url: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const until = start + seconds * 1000;
  let done = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const { status } = await getRaw(url, headers, agent);
      if (status !== 200) throw new Error(`answered ${status}`);
      done++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return done / ((performance.now() - start) / 1000);
};
