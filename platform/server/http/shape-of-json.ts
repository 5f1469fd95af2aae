import { Failure } from '#platform/contract/errors.ts';

/** Deeper than any body of the contract, several times. */
const MOST_DEPTH = 40;
/** More than the fullest list of notices has. */
const MOST_VALUES = 200_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses JSON that would hold the server's thread while it is parsed and checked: four megabytes of brackets take two seconds,
 * looking at their bytes a hundredth of one. What is no JSON is left to the parser.
 *
 * @throws Failure `invalid_request` if it is nested too deeply, `too_large` if it has too many values
 */
export const refuseOddShape = (bytes: Uint8Array): void => {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > MOST_DEPTH) throw new Failure('invalid_request', 'The request body is nested too deeply.');
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) values += 1;
  }
  if (values > MOST_VALUES) throw new Failure('too_large');
};

/** Where a text ends that began before `from`. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
};
