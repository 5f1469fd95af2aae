import { setImmediate } from 'node:timers/promises';

/** Characters of JSON produced without yielding: a few milliseconds of work. */
const TURN = 256 * 1024;

/** Characters up to which a value is written at once: part by part takes ten times as long. */
const SMALL = 16 * 1024;
/** What a value without text counts as: a number, a date. */
const FIGURE = 8;

/** What is left of `most` characters beside a value; negative if it has more. Looks at no more than fits. */
const leftBeside = (value: unknown, most: number): number => {
  if (typeof value === 'string') return most - value.length;
  if (value === null || typeof value !== 'object' || 'toJSON' in value) return most - FIGURE;
  let left = most - FIGURE;
  const names = Array.isArray(value) ? null : Object.keys(value);
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let at = 0; at < parts.length && left >= 0; at += 1)
    left = leftBeside(parts[at], left - (names?.[at]?.length ?? 0));
  return left;
};

/**
 * The JSON of a value in parts, none much larger than its largest string or a few kilobytes; concatenated they equal the
 * result of `JSON.stringify`.
 */
function* partsOf(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object' || 'toJSON' in value || leftBeside(value, SMALL) >= 0)
    return yield JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  let join = isList ? '[' : '{';
  for (const [name, part] of Object.entries(value)) {
    if (!isList && part === undefined) continue;
    yield isList ? join : `${join}${JSON.stringify(name)}:`;
    yield* partsOf(part);
    join = ',';
  }
  if (join !== ',') yield join;
  yield isList ? ']' : '}';
}

/** The JSON of a large value as a byte stream, produced lazily so that other requests are served in between. */
export const jsonBody = (value: object): ReadableStream<Uint8Array> => {
  const parts = partsOf(value);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        // Each part by itself: encoding a text that was put together from them takes three times as long.
        const written: Buffer[] = [];
        let length = 0;
        let next = parts.next();
        for (; !next.done; next = parts.next()) {
          written.push(Buffer.from(next.value, 'utf8'));
          length += next.value.length;
          if (length >= TURN) break;
        }
        if (length > 0) controller.enqueue(Buffer.concat(written));
        if (next.done) controller.close();
        else await setImmediate();
      },
    },
    { highWaterMark: 0 },
  );
};

/**
 * The same bytes.
 *
 * @param onEnd called once: when everything was read, the reader has disconnected, or reading failed
 */
export const untilRead = (
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          throw error;
        }
      },
      cancel: (reason) => {
        onEnd();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};
