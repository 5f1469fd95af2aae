/**
 * The students' browsers, in their own process: each asks once over HTTP, reads the stream of its reply and checks
 * that tokens arrive complete and in order.
 */
import http from 'node:http';
import pLimit from 'p-limit';
import type { Message } from '../../features/advisor/contract.ts';
import { lengthOf, micros, questionAbout, readTokens } from './stamped-tokens.ts';

export interface ToViewers {
  url: string;
  tokens: string[];
  replies: number;
  steady: number;
}
export type FromViewers =
  | {
      /** Per token, in ms from the vendor's sending to receipt: while all replies stream, and while they end. */
      delays: { steady: number[]; ending: number[] };
      /** One sentence per reply that differs from what the vendor sent. */
      wrong: string[];
    }
  | { failed: string };

/** Limits concurrent starts: the bench measures streaming, not a thousand simultaneous first requests. */
const MAX_STARTING = 16;

/** Requests one reply and reads it to the end. */
const view = (
  { url, tokens, steady }: ToViewers,
  reply: number,
  onStart: () => void,
  onDelay: (index: number, ms: number) => void,
): Promise<string | null> =>
  new Promise((resolve, reject) => {
    let told = '';
    let next = 0;
    let wrong: string | null = null;
    let last: { history: Message[] } | null = null;
    const hear = (event: string, data: string): void => {
      if (event === 'start') onStart();
      if (event === 'error') wrong ??= `reply ${reply} failed: ${data}`;
      if (event === 'done') last = JSON.parse(data) as { history: Message[] };
      if (event !== 'delta') return;
      const at = micros();
      const { text } = JSON.parse(data) as { text: string };
      told += text;
      for (const { reply: of, index, sentAt } of readTokens(text)) {
        if (of !== reply || index !== next++) wrong ??= `reply ${reply} got ${of}_${index} as its ${next}th`;
        onDelay(index, (at - sentAt) / 1000);
      }
    };
    const verdict = (): string | null => {
      if (wrong) return wrong;
      const length = lengthOf(reply, steady);
      if (next !== length) return `reply ${reply} has ${next} of ${length} tokens`;
      const kept = last?.history.at(-1);
      if (kept?.status !== 'complete') return `reply ${reply} is ${kept?.status ?? 'without an end'}`;
      return kept.content === told ? null : `reply ${reply} was kept otherwise than it was told`;
    };
    const request = http.request(`${url}/api/chat/message`, {
      agent: false,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${tokens[reply % tokens.length]}`,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8');
      response.on('error', reject);
      response.on('end', () => resolve(verdict()));
      response.on('data', (piece: string) => {
        const frames = (rest + piece).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) {
          const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? [];
          if (event && data) hear(event, data);
        }
      });
    });
    request.end(
      JSON.stringify({ message: questionAbout(reply), provider: 'openai', force_new_session: true }),
    );
  });

const tell = (message: FromViewers): void => void process.send?.(message);

const viewAll = async (order: ToViewers): Promise<FromViewers> => {
  const delays: Extract<FromViewers, { delays: object }>['delays'] = { steady: [], ending: [] };
  const onDelay = (index: number, ms: number): void =>
    void (index < order.steady ? delays.steady : delays.ending).push(ms);
  const starting = pLimit(MAX_STARTING);
  const verdicts: Promise<string | null>[] = [];
  await Promise.all(
    Array.from({ length: order.replies }, (_, reply) =>
      starting(
        () =>
          new Promise<void>((started) => {
            const verdict = view(order, reply, started, onDelay);
            verdicts.push(verdict);
            verdict.then(
              () => started(),
              () => started(),
            );
          }),
      ),
    ),
  );
  const wrong = (await Promise.all(verdicts)).filter((verdict) => verdict !== null);
  return { delays, wrong };
};

process.on('message', (order: ToViewers) => {
  viewAll(order).then(tell, (error: Error) => tell({ failed: error.message }));
});
process.on('disconnect', () => process.exit(0));
