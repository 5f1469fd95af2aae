import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, questionOf, type VendorRequest } from './script.ts';
import { anthropicMessages, chatCompletions, responses, type Usage, type Wire } from './wires.ts';

export type Behaviour = (request: VendorRequest) => Answer;

/** A local model vendor that speaks both vendors' protocols and follows a test's script. */
export interface FakeVendor {
  /** Includes `/v1`, for `OPENAI_BASE_URL` and `ANTHROPIC_BASE_URL`. */
  url: string;
  /** All requests, oldest first. */
  requests: VendorRequest[];
  /** Number of connections, with any request. */
  connections(): number;
  /** Sets the response to questions that contain these words; the latest match wins. */
  on(words: string, behaviour: Behaviour): void;
  /** Reported token usage; 100 and 20 by default. */
  usageOf(request: VendorRequest): Usage;
  stop(): Promise<void>;
}

const WIRES: Record<string, (usage: Usage) => Wire> = {
  '/v1/chat/completions': chatCompletions,
  '/v1/responses': responses,
  '/v1/messages': anthropicMessages,
};

const readBody = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const piece of request) chunks.push(piece as Buffer);
  return Buffer.concat(chunks).toString();
};

const perform = async (
  acts: Exclude<Answer, { status: number }>,
  wire: Wire,
  response: http.ServerResponse,
) => {
  const send = (frames: string[]) => response.write(frames.join(''));
  const hungUp = once(response, 'close');
  let index = 0;
  let hasCalled = false;
  send(wire.begin());
  for (const act of acts) {
    if (response.destroyed) return;
    if ('wait' in act) await (typeof act.wait === 'number' ? sleep(act.wait) : act.wait);
    else if ('reset' in act) return void response.socket?.resetAndDestroy();
    else if ('cut' in act) return void response.end();
    else if ('garbage' in act) send([`data: ${act.garbage}\n\n`]);
    else if ('raw' in act) send([act.raw]);
    else if ('forever' in act) {
      const { forever } = act;
      while (!response.destroyed)
        if (!send('raw' in forever ? [forever.raw] : wire.act(forever, index++)))
          await Promise.race([once(response, 'drain'), hungUp]);
    } else if ('trouble' in act) return void response.end(wire.trouble(act.trouble).join(''));
    else if ('finish' in act) return void response.end(wire.finish(act.finish).join(''));
    else {
      hasCalled ||= 'tool' in act;
      send(wire.act(act, index++));
    }
  }
  response.end(wire.finish(hasCalled ? 'tool_calls' : 'stop').join(''));
};

/** Starts a fake vendor. Questions without a script are answered with "Hello from the model." */
export const startFakeVendor = async (): Promise<FakeVendor> => {
  const requests: VendorRequest[] = [];
  let connections = 0;
  const behaviours: [words: string, behaviour: Behaviour][] = [];
  const server = http.createServer((request, response) => {
    void (async () => {
      const raw = await readBody(request);
      const path = request.url ?? '';
      const wire = WIRES[path];
      if (!wire) return response.writeHead(404).end('{"error":{"message":"no such path"}}');
      const record: VendorRequest = {
        path,
        headers: request.headers,
        body: JSON.parse(raw) as VendorRequest['body'],
        raw,
        isAborted: false,
      };
      requests.push(record);
      response.on('close', () => {
        record.isAborted = !response.writableFinished;
      });
      const question = questionOf(record);
      const behaviour = behaviours.findLast(([words]) => question.includes(words))?.[1];
      const answer = behaviour?.(record) ?? [{ say: 'Hello ' }, { say: 'from ' }, { say: 'the model.' }];
      if (!Array.isArray(answer)) {
        const { status, headers = {}, body = '{"error":{"message":"vendor says no","type":"x"}}' } = answer;
        return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      await perform(answer, wire(vendor.usageOf(record)), response);
    })();
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const vendor: FakeVendor = {
    usageOf: () => ({ input: 100, output: 20 }),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    connections: () => connections,
    on: (words, behaviour) => behaviours.push([words, behaviour]),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return vendor;
};
