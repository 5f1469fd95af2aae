import { type FactName, factNamed } from './fact-fields.ts';

/** A reference as it is written between `[[` and `]]`: to a field of a record, or to what a tool decided. */
export type Reference =
  | {
      kind: 'field';
      /** As written. */
      code: string;
      /** The section's name, with its kind where that is needed, or its class number; null: the course's own. */
      section: string | null;
      /** As written; null: the one spoken of. */
      term: string | null;
      /** Null where there is no field of that name. */
      field: FactName | null;
    }
  | { kind: 'verdict'; id: string };

/** Longest reference with its brackets, in UTF-16 units. */
export const REFERENCE_MAX = 200;

/** A field's name has two words at most: `class number`. */
const MOST_WORDS = 2;

/**
 * Reads what stands between the brackets: `GEOL 10 rating`, `GEOL 10 rating @ 2026 Spring`, `GEOL 10 section R10 times`,
 * `verdict:clash-1`. Null for what does not look like a reference.
 */
export const readReference = (inner: string): Reference | null => {
  const said = inner.replaceAll(/[*_]{2,}/g, '').trim();
  const verdict = /^verdict\s?:\s?(\S+)$/i.exec(said);
  if (verdict) return { kind: 'verdict', id: verdict[1] ?? '' };
  const [head = '', term, ...more] = said.split('@').map((part) => part.trim());
  if (more.length > 0 || term === '') return null;
  const words = head.split(/\s+/);
  if (words.length < 2) return null;
  const { field, length } = fieldAtEnd(words);
  const [code = '', section, ...others] = words
    .slice(0, -length)
    .join(' ')
    .split(/\ssections?\s/i);
  if (code === '' || others.length > 0) return null;
  return { kind: 'field', code, section: section?.trim() ?? null, term: term ?? null, field };
};

const fieldAtEnd = (words: readonly string[]): { field: FactName | null; length: number } => {
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length -= 1) {
    const field = factNamed(words.slice(-length).join(' '));
    if (field !== null) return { field, length };
  }
  return { field: null, length: 1 };
};

/** A field's reference with its brackets, as `readReference` reads it. */
export const writeReference = ({
  code,
  section = null,
  term = null,
  field,
}: {
  code: string;
  section?: string | null;
  term?: string | null;
  field: string;
}): string =>
  `[[${code}${section === null ? '' : ` section ${section}`} ${field}${term === null ? '' : ` @ ${term}`}]]`;

export const writeVerdict = (id: string): string => `[[verdict:${id}]]`;
