import type { StreamEvent, StreamEventName } from '#features/advisor/contract.ts';
import type { TestProduct } from './test-product.ts';

/** A reply's event stream. */
export interface Events {
  status: number;
  headers: Headers;
  /** Events received so far. */
  all: StreamEvent[];
  /** Text so far; a reset event discards what came before it. */
  text(): string;
  /** Resolves with the first event of this name, including past ones. */
  until<Name extends StreamEventName>(name: Name): Promise<Extract<StreamEvent, { event: Name }>['data']>;
  /** Resolves once the text contains this part. */
  untilText(part: string): Promise<void>;
  /** Resolves when the stream is closed. */
  ended: Promise<void>;
  /** Aborts the request. */
  hangUp(): void;
}

const parse = (frame: string): StreamEvent | null => {
  const event = /^event: (.*)$/m.exec(frame)?.[1];
  const data = /^data: (.*)$/m.exec(frame)?.[1];
  return event && data ? ({ event, data: JSON.parse(data) } as StreamEvent) : null;
};

/** Opens an event stream; with `body` as a POST. */
export const openEvents = async (
  product: Pick<TestProduct, 'fetch'>,
  pathname: string,
  token: string,
  body?: object,
): Promise<Events> => {
  const abort = new AbortController();
  const response = await product.fetch(pathname, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: abort.signal,
  });
  const all: StreamEvent[] = [];
  let wake = () => {};
  let isOver = false;
  const read = async () => {
    let rest = '';
    try {
      for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(
        new TextDecoderStream(),
      )) {
        const frames = (rest + piece).split('\n\n');
        rest = frames.pop() ?? '';
        all.push(...frames.flatMap((frame) => parse(frame) ?? []));
        wake();
      }
    } catch {
      // Aborted by either side: `all` keeps what was received.
    }
    isOver = true;
    wake();
  };
  const ended = read();
  const waitFor = async <T>(find: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (isOver) throw new Error(`the stream ended; it told ${JSON.stringify(all)}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const text = () =>
    all.reduce(
      (told, { event, data }) => (event === 'reset' ? '' : event === 'delta' ? told + data.text : told),
      '',
    );
  return {
    status: response.status,
    headers: response.headers,
    all,
    text,
    until: (name) => waitFor(() => all.find(({ event }) => event === name)?.data as never),
    untilText: async (part) => {
      await waitFor(() => (text().includes(part) ? true : undefined));
    },
    ended,
    hangUp: () => abort.abort(),
  };
};
