import type { Recogniser } from './recogniser.ts';

/**
 * A course code typed into a field: the catalogue's spelling if recognised, otherwise trimmed, upper case, with one
 * space between the leading letters and the number (`cs50` becomes `CS 50`). Empty for an empty text.
 */
export function normaliseTypedCode(text: string, recogniser?: Pick<Recogniser, 'normalise'>): string {
  const known = recogniser?.normalise(text) ?? null;
  if (known !== null) return known;
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
  return line.replace(/^(\p{L}+) ?(?=\d)/u, '$1 ');
}
