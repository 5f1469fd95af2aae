import { readReference } from './reference.ts';
import { Replacer } from './replacer.ts';

/** A reference that stands in a shown text, since it names nothing. */
export interface Unresolved {
  start: number;
  end: number;
  /** As written; empty for a verdict's. */
  code: string;
}

/** The references that were left in a shown text, in its order. Code and addresses have none. */
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
