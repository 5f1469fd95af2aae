import { readReference } from './reference.ts';
import { Replacer } from './replacer.ts';

/** A reference left in a shown text because it could not be resolved. */
export interface Unresolved {
  start: number;
  end: number;
  /** As written; empty for a verdict. */
  code: string;
}

/** The unresolved references left in a shown text, in order. Ignores code and URLs. */
export const unresolvedIn = (content: string): Unresolved[] => {
  if (!content.includes('[[')) return [];
  const found: string[] = [];
  const replacer = new Replacer((inner) => {
    if (readReference(inner) !== null) found.push(inner);
    return null;
  });
  replacer.push(content);
  let from = 0;
  return found.map((inner) => {
    const start = content.indexOf(`[[${inner}]]`, from);
    const end = start + inner.length + 4;
    from = end;
    const reference = readReference(inner);
    return { start, end, code: reference?.kind === 'field' ? reference.code : '' };
  });
};
