/** A word, a number or a sign of a text. */
export interface Atom {
  start: number;
  end: number;
  /** As written. */
  text: string;
  /** Folded, for words; else as written. */
  folded: string;
}

/** Whether an atom has nothing beside it but the ends of a line and these signs: a cell of a row. */
export const standsAlone = (atoms: readonly Atom[], at: number, signs: string): boolean => {
  const isEdge = (atom: Atom | undefined): boolean => atom === undefined || signs.includes(atom.text);
  return isEdge(atoms[at - 1]) && isEdge(atoms[at + 1]);
};
