import { Agent, type IncomingHttpHeaders, get } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request whose answer is read as it is on the wire: no decoding, so that the client is not what is measured. */
export const getRaw = (url: string, headers: Record<string, string>, agent?: Agent): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers, ...(agent ? { agent } : {}) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

/**
 * Asks again and again on `connections` kept-alive connections.
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
