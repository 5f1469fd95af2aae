/** The lines of a byte stream, as they arrive, including a last one without a line end. Lines end with LF or CR LF. */
export async function* readLines(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
    if (rest !== '') yield rest;
  } finally {
    // Stopping early cancels the transfer; a failed stream cannot be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}
