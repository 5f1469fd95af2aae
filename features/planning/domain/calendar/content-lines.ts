const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A value of type TEXT (RFC 5545, 3.3.11). */
export const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // Other control characters have no place in a calendar.
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);

/** A line in parts of at most 75 octets (3.1), none of which cuts a character in two. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      // The space before what is continued.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
};

/** Lines as a calendar's text: folded, each ended by CRLF. */
export const toContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
