/** How long a vendor may take. */
export interface Patience {
  /** Until a step's first piece, retries and connecting included: models that think say nothing for a while. */
  firstTokenMs: number;
  /** Between two pieces. */
  idleMs: number;
  /** For the whole reply. */
  totalMs: number;
  /** How often a refusal (429, 5xx, no connection) is tried again, before the first piece only. */
  retries: number;
  /** After so long without a piece the student is told that we are still waiting. */
  stillWaitingMs: number;
}

export const PATIENCE: Patience = {
  firstTokenMs: 90_000,
  idleMs: 45_000,
  totalMs: 300_000,
  retries: 2,
  stillWaitingMs: 8_000,
};

/** Gives a vendor up that takes too long: `signal` is aborted. */
export class Watchdog {
  readonly #patience: Patience;
  readonly #givingUp = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #stillWaiting: NodeJS.Timeout;
  #next: NodeJS.Timeout | undefined;
  #isBetweenPieces = false;

  constructor(patience: Patience, stillWaiting: () => void) {
    this.#patience = patience;
    this.#total = setTimeout(() => this.#giveUp('total'), patience.totalMs);
    this.#stillWaiting = setTimeout(stillWaiting, patience.stillWaitingMs);
    this.awaitFirst();
  }

  get signal(): AbortSignal {
    return this.#givingUp.signal;
  }

  /** A step began: its first piece may take long. */
  awaitFirst(): void {
    this.#isBetweenPieces = false;
    this.#await('first token', this.#patience.firstTokenMs);
  }

  /** A piece came: the next may not take as long. */
  awaitNext(): void {
    if (this.#isBetweenPieces) return void this.#next?.refresh();
    this.#isBetweenPieces = true;
    clearTimeout(this.#stillWaiting);
    this.#await('idle', this.#patience.idleMs);
  }

  stop(): void {
    for (const timer of [this.#total, this.#stillWaiting, this.#next]) clearTimeout(timer);
  }

  #await(what: string, ms: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#giveUp(what), ms);
  }

  #giveUp(what: string): void {
    const error = new Error(`${what} took too long`);
    error.name = `TimedOut: ${what}`;
    this.#givingUp.abort(error);
  }
}
