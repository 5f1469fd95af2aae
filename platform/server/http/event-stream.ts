/** One thing to tell: the event's name and its object. */
export interface ServerEvent {
  event: string;
  data: object;
}

/** Where a stream's events come from. */
export interface EventSource {
  /** What came since the last call, waiting for the first if there is nothing; null when all has been given. */
  next(): Promise<readonly ServerEvent[] | null>;
  /** The reader has gone, or the stream has ended or failed. Called once. */
  close(): void;
}

const COMMENT_EVERY_MS = 15_000;
const COMMENT = new TextEncoder().encode(':\n\n');
const encoder = new TextEncoder();

const encode = (events: readonly ServerEvent[]): Uint8Array =>
  encoder.encode(
    events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  );

/**
 * A response that tells events as they happen (`text/event-stream`). It takes from the source only what the reader has
 * room for, so a slow reader costs no memory here; a comment every 15 s keeps proxies from closing it.
 */
export const eventStreamResponse = (source: EventSource, commentEveryMs = COMMENT_EVERY_MS): Response => {
  let pending: Promise<readonly ServerEvent[] | null> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        // A turn that ended in a comment left the source waiting: the next turn goes on with that same wait.
        pending ??= source.next();
        let timer: NodeJS.Timeout | undefined;
        const quiet = new Promise<'quiet'>((resolve) => {
          timer = setTimeout(() => resolve('quiet'), commentEveryMs);
        });
        try {
          const events = await Promise.race([pending, quiet]);
          if (events === 'quiet') return controller.enqueue(COMMENT);
          pending = undefined;
          if (events !== null) return controller.enqueue(encode(events));
          source.close();
          controller.close();
        } catch (error) {
          source.close();
          throw error;
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: () => source.close(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
};
