/**
 * A fake vendor in its own process, speaking chat completions: collects questions until told to start, streams all
 * answers at a fixed rate, pauses while all are still running, then ends them one after the other.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { chatCompletions } from '../../app/testing/vendor/wires.ts';
import { lengthOf, micros, replyAsked, stampedToken } from './stamped-tokens.ts';

/** `stream`: send `steady` tokens of each answer, then pause; `end`: send the rest of each. */
export type ToVendor = { go: 'stream' | 'end'; steady: number; rate: number };
export type FromVendor = { url: string } | { open: number } | { held: true; seconds: number };

interface Answering {
  reply: number;
  told: number;
  response: http.ServerResponse;
}

/** Staggers the replies' tokens within the interval, so that they are not all sent at once. */
const PHASES = 10;

const wire = chatCompletions({ input: 100, output: 20 });
const tell = (message: FromVendor): void => void process.send?.(message);
let open: Answering[] = [];

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
      messages: { content: string }[];
    };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(wire.begin().join(''));
    open.push({ reply: replyAsked(messages.at(-1)?.content ?? ''), told: 0, response });
    tell({ open: open.length });
  });
});

const sayNext = (answering: Answering): void => {
  const { reply, response } = answering;
  const say = stampedToken({ reply, index: answering.told++, sentAt: micros() });
  response.write(wire.act({ say }, 0).join(''));
};

/** Calls `send` for every answer `rate` times a second until all are done; late turns are caught up. */
const stream = (
  rate: number,
  takeTurn: (answering: Answering) => boolean,
  done: (seconds: number) => void,
): void => {
  const start = performance.now();
  const step = 1000 / rate / PHASES;
  const busy = Array.from({ length: PHASES }, (_, phase) =>
    open.filter((_, index) => index % PHASES === phase),
  );
  let turn = 0;
  const go = (): void => {
    while (start + turn * step <= performance.now()) {
      const phase = turn++ % PHASES;
      busy[phase] = (busy[phase] ?? []).filter((answering) => !takeTurn(answering));
    }
    if (busy.every((answering) => answering.length === 0)) done((performance.now() - start) / 1000);
    else setTimeout(go, Math.max(0, start + turn * step - performance.now()));
  };
  go();
};

const streamAll = ({ steady, rate }: ToVendor): void =>
  stream(
    rate,
    (answering) => {
      sayNext(answering);
      return answering.told === steady;
    },
    (seconds) => tell({ held: true, seconds }),
  );

const endAll = ({ steady, rate }: ToVendor): void =>
  stream(
    rate,
    (answering) => {
      const isDone = answering.told === lengthOf(answering.reply, steady);
      if (isDone) answering.response.end(wire.finish('stop').join(''));
      else sayNext(answering);
      return isDone;
    },
    () => {
      open = [];
    },
  );

process.on('message', (message: ToVendor) =>
  message.go === 'stream' ? streamAll(message) : endAll(message),
);
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () =>
  tell({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }),
);
