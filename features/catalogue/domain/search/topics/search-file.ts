/** A binary file with a header: `u32` length of the header, the header as JSON, then the parts. */
export interface SearchFile<Header> {
  header: Header;
  parts: Uint8Array[];
}

export const writeSearchFile = <Header>({ header, parts }: SearchFile<Header>): Uint8Array<ArrayBuffer> => {
  const head = new TextEncoder().encode(
    JSON.stringify({ header, lengths: parts.map(({ byteLength }) => byteLength) }),
  );
  const bytes = new Uint8Array(4 + head.length + parts.reduce((sum, part) => sum + part.byteLength, 0));
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = 4 + head.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
};

/**
 * The parts are views of the bytes.
 *
 * @throws Error if the bytes are not such a file, or truncated
 */
export const readSearchFile = <Header>(bytes: Uint8Array): SearchFile<Header> => {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  let at = 4 + length;
  const head = new TextDecoder().decode(bytes.subarray(4, at));
  const { header, lengths } = JSON.parse(head) as { header: Header; lengths: number[] };
  const parts = lengths.map((size) => {
    const part = bytes.subarray(at, at + size);
    at += size;
    return part;
  });
  if (at !== bytes.byteLength) throw new Error(`the file has ${bytes.byteLength} bytes of ${at}`);
  return { header, parts };
};

/** Numbers as little-endian bytes; all current machines are little-endian. */
export const bytesOf = (numbers: Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Copied, since a part may start at an unaligned offset. */
export const numbers32Of = (bytes: Uint8Array): Uint32Array => new Uint32Array(bytes.slice().buffer);
export const numbers16Of = (bytes: Uint8Array): Uint16Array => new Uint16Array(bytes.slice().buffer);
