const SLICE = 64 * 1024;

/**
 * Streams bytes in slices of the same memory: one copy for any number of readers, however slow.
 *
 * @param onEnd called once, when everything was read or the reader has gone
 */
export const streamSlices = (bytes: Uint8Array, onEnd: () => void): ReadableStream<Uint8Array> => {
  let from = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (from < bytes.byteLength) {
          controller.enqueue(bytes.subarray(from, from + SLICE));
          from += SLICE;
        }
        if (from < bytes.byteLength) return;
        controller.close();
        onEnd();
      },
      cancel: onEnd,
    },
    { highWaterMark: 0 },
  );
};
