const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A value of type TEXT (RFC 5545, 3.3.11). */
export const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // Other control characters are not allowed in a calendar.
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);

/** Folds a line into parts of at most 75 octets (3.1) without splitting a character. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      // The space that starts a continuation line.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
};

/** Content lines as calendar text: folded, each ended by CRLF. */
export const toContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
