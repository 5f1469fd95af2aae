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
  /** Whether the client waits for events. */
  let isAwaited = false;
  // One timer for all reads: racing each read against one of its own costs as much as encoding its events.
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(timer);
    source.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        isAwaited = true;
        timer ??= setTimeout(() => {
          // Not behind a comment that is still unread.
          if (isAwaited && controller.desiredSize === 0) controller.enqueue(COMMENT);
          timer?.refresh();
        }, commentEveryMs);
        timer.refresh();
        try {
          const events = await source.next();
          // By a client that has gone.
          if (isClosed) return;
          if (events !== null) return controller.enqueue(encode(events));
          close();
          controller.close();
        } catch (error) {
          close();
          throw error;
        } finally {
          isAwaited = false;
        }
      },
      cancel: close,
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
