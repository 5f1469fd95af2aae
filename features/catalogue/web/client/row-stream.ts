import { repairNaN } from '#platform/web/api/repair-nan.ts';

/** Takes bytes as they arrive and returns the values of the lines they complete. */
export class RowStream {
  readonly #decoder = new TextDecoder();
  #rest = '';

  /** @returns one parsed value per line, without blank lines */
  push(bytes: Uint8Array): unknown[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    return parse(lines);
  }

  /** The last line, if it had no line end. */
  end(): unknown[] {
    const last = this.#rest + this.#decoder.decode();
    this.#rest = '';
    return parse([last]);
  }
}

const parse = (lines: readonly string[]): unknown[] =>
  lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(repairNaN(line)) as unknown);
