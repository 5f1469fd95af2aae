type Fetch = typeof globalThis.fetch;

/** Longest answer of a vendor in bytes: each letter of the longest reply in a frame of its own, twice over. */
const ANSWER_MAX = 16 * 1024 * 1024;
/** Longest line of it: the client library keeps a line until it has its end. */
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

/** `fetch` whose answers end with an error where they are longer than any reply: nothing keeps what never ends. */
export const limitAnswer =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return response.body ? new Response(response.body.pipeThrough(limit()), response) : response;
  };
