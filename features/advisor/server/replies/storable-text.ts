/**
 * Makes streamed text storable: removes NUL and lone surrogates, and holds back the first half of a split surrogate
 * pair until the second arrives.
 */
export class WellFormed {
  #half = '';

  push(piece: string): string {
    const text = this.#half + piece.replaceAll('\0', '');
    const isCut = /[\uD800-\uDBFF]$/.test(text);
    this.#half = isCut ? text.slice(-1) : '';
    return (isCut ? text.slice(0, -1) : text).toWellFormed();
  }
}
