type Fetch = typeof globalThis.fetch;

/** Longest response of a vendor, in bytes: twice the longest reply sent with one frame per character. */
const ANSWER_MAX = 16 * 1024 * 1024;
/** Longest line, in bytes: the client library buffers a line until its end. */
const LINE_MAX = 1024 * 1024;
const NEWLINE = 10;

const limit = (): TransformStream<Uint8Array, Uint8Array> => {
  let total = 0;
  let line = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      total += chunk.byteLength;
      const newline = chunk.lastIndexOf(NEWLINE);
      line = newline < 0 ? line + chunk.byteLength : chunk.byteLength - newline - 1;
      if (total > ANSWER_MAX || line > LINE_MAX) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
};

/** A `fetch` whose responses fail past these limits, so that an endless response cannot fill the memory. */
export const limitAnswer =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return response.body ? new Response(response.body.pipeThrough(limit()), response) : response;
  };
