export interface ServerEvent {
  event: string;
  data: object;
}

export interface EventSource {
  /** Events since the last call; waits if there are none. Null at the end. */
  next(): Promise<readonly ServerEvent[] | null>;
  /** Called once, when the reader has gone or the stream has ended or failed. */
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
 * A response that streams server-sent events (`text/event-stream`). It reads from the source only as fast as the
 * client does, so a slow client costs no memory; a comment every 15 s keeps proxies from closing the connection.
 */
export const eventStreamResponse = (source: EventSource, commentEveryMs = COMMENT_EVERY_MS): Response => {
  let pending: Promise<readonly ServerEvent[] | null> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        // After a comment the same read is still pending.
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
