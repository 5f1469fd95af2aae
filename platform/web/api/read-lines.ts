/**
 * The lines of a byte stream, as they arrive, including a last one without a line end. Lines end with LF or CR LF.
 *
 * @param silenceMs the stream is cancelled, and ends, after that long without a byte; looked at every third of that time
 */
export async function* readLines(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  silenceMs: number | null = null,
): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let heardAt = performance.now();
  const endSilent = (): void => {
    if (silenceMs !== null && performance.now() - heardAt >= silenceMs)
      // A failed stream, which needs no cancelling, is reported by the read.
      reader.cancel().catch(() => undefined);
  };
  const watch = silenceMs === null ? undefined : setInterval(endSilent, silenceMs / 3);
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      heardAt = performance.now();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
    if (rest !== '') yield rest;
  } finally {
    clearInterval(watch);
    // Stopping early cancels the transfer; a failed stream cannot be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}
