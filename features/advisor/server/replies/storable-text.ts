/**
 * A model's pieces of text as one text that any database stores: NUL and lone surrogates taken out, and a character
 * that a vendor cut in two held back until its other half has come.
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
