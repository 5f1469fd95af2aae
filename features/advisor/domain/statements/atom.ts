/** A word, a number or a sign in a text. */
export interface Atom {
  start: number;
  end: number;
  /** As written. */
  text: string;
  /** Folded if it is a word; else as written. */
  folded: string;
}

/** Whether an atom fills a cell of a row: only these signs or the ends of the line stand beside it. */
export const standsAlone = (atoms: readonly Atom[], at: number, signs: string): boolean => {
  const isEdge = (atom: Atom | undefined): boolean => atom === undefined || signs.includes(atom.text);
  return isEdge(atoms[at - 1]) && isEdge(atoms[at + 1]);
};
