import type { Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';

/** Characters that scanners confuse with digits. */
const LOOKALIKES: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
};
/** A subject, then a number with letters that look like digits. */
const CANDIDATE =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}&-]{1,11})( {1,12})([0-9OoQlI|SBZ]{2,4})([A-Z]?)(?![\p{L}\p{N}])/gu;

/**
 * Codes of the catalogue in a scanned line with letters for digits (`COMPSCI 5O`). Since this is a guess, only codes
 * of the catalogue are returned, as suggestions.
 */
export function repairOcr(
  line: string,
  recogniser: Pick<Recogniser, 'mentions'>,
): { code: string; start: number; end: number }[] {
  const found: { code: string; start: number; end: number }[] = [];
  for (const match of line.matchAll(CANDIDATE)) {
    const [whole, subject = '', , digits = '', letter = ''] = match;
    // Letters alone are a word or a Roman numeral (`PHYSICS II`); digits alone need no repair.
    if (!/\d/.test(digits) || !/\D/.test(digits)) continue;
    const mended = digits.replace(/\D/g, (sign) => LOOKALIKES[sign] ?? sign);
    const [read] = recogniser.mentions(`${subject} ${mended}${letter}`);
    if (read?.known && !read.candidates)
      found.push({ code: read.code, start: match.index, end: match.index + whole.length });
  }
  return found;
}
