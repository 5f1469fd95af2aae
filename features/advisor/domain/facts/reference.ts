import { type FactName, factNamed } from './fact-fields.ts';

/** A parsed reference, written between `[[` and `]]`: to a field of a record, or to a tool's verdict. */
export type Reference =
  | {
      kind: 'field';
      /** As written. */
      code: string;
      /** The section's name, with its kind if needed, or its class number; null: the course's own value. */
      section: string | null;
      /** As written; null: the current context's term. */
      term: string | null;
      /** Null if there is no such field. */
      field: FactName | null;
    }
  | { kind: 'verdict'; id: string };

/** Maximum length of a reference with its brackets, in UTF-16 units. */
export const REFERENCE_MAX = 200;

/** Maximum words of a field's name: `class number`. */
const MOST_WORDS = 2;

/**
 * Parses the text between the brackets: `GEOL 10 rating`, `GEOL 10 rating @ 2026 Spring`, `GEOL 10 section R10 times`,
 * `verdict:clash-1`. Null if it does not look like a reference.
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

/** A reference to a field with its brackets, in the format of `readReference`. */
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
