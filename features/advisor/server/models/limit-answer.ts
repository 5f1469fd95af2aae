type Fetch = typeof globalThis.fetch;

/** Longest response of a vendor, in bytes: twice the longest reply sent with one frame per character. */
const ANSWER_MAX = 16 * 1024 * 1024;
/** Longest line, in bytes: the client library buffers a line until its end. */
const LINE_MAX = 1024 * 1024;
const NEWLINE = 10;

/** The same body, which fails past the limits. Not a transform: piping through one costs several times as much a chunk. */
const limited = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let total = 0;
  let line = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        total += value.byteLength;
        const newline = value.lastIndexOf(NEWLINE);
        line = newline < 0 ? line + value.byteLength : value.byteLength - newline - 1;
        if (total <= ANSWER_MAX && line <= LINE_MAX) return controller.enqueue(value);
        const error = new Error('the answer is too long');
        controller.error(error);
        await reader.cancel(error);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/** A `fetch` whose responses fail past these limits, so that an endless response cannot fill the memory. */
export const limitAnswer =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return response.body ? new Response(limited(response.body), response) : response;
  };
