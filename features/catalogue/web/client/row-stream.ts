import { repairNaN } from '#platform/web/api/repair-nan.ts';

/** Takes bytes as they come and gives back the values of the lines they complete. */
export class RowStream {
  readonly #decoder = new TextDecoder();
  #rest = '';

  /** @returns one parsed value a line, blank lines left out */
  push(bytes: Uint8Array): unknown[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    return parse(lines);
  }

  /** The last line, when it had no end. */
  end(): unknown[] {
    const last = this.#rest + this.#decoder.decode();
    this.#rest = '';
    return parse([last]);
  }
}

const parse = (lines: readonly string[]): unknown[] =>
  lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(repairNaN(line)) as unknown);
