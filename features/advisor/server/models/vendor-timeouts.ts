/** Timeouts and retries for a vendor. */
export interface VendorTimeouts {
  /** Until a step's first piece, including connecting and retries; reasoning models are silent for a while. */
  firstTokenMs: number;
  /** Between two pieces. */
  idleMs: number;
  /** For the whole reply. */
  totalMs: number;
  /** Retries after 429, 5xx or a failed connection, before the first piece only. */
  retries: number;
  /** Without a piece for this long, the student gets a waiting notice. */
  stillWaitingMs: number;
}

export const VENDOR_TIMEOUTS: VendorTimeouts = {
  firstTokenMs: 90_000,
  idleMs: 45_000,
  totalMs: 300_000,
  retries: 2,
  stillWaitingMs: 8_000,
};

/** Aborts `signal` if a vendor exceeds its timeouts. */
export class Watchdog {
  readonly #timeouts: VendorTimeouts;
  readonly #givingUp = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #stillWaiting: NodeJS.Timeout;
  #next: NodeJS.Timeout | undefined;
  #isBetweenPieces = false;

  constructor(timeouts: VendorTimeouts, stillWaiting: () => void) {
    this.#timeouts = timeouts;
    this.#total = setTimeout(() => this.#giveUp('total'), timeouts.totalMs);
    this.#stillWaiting = setTimeout(stillWaiting, timeouts.stillWaitingMs);
    this.awaitFirst();
  }

  get signal(): AbortSignal {
    return this.#givingUp.signal;
  }

  /** Call at the start of a step; the longer timeout applies. */
  awaitFirst(): void {
    this.#isBetweenPieces = false;
    this.#await('first token', this.#timeouts.firstTokenMs);
  }

  /** Call after each piece; the shorter timeout applies. */
  awaitNext(): void {
    if (this.#isBetweenPieces) return void this.#next?.refresh();
    this.#isBetweenPieces = true;
    clearTimeout(this.#stillWaiting);
    this.#await('idle', this.#timeouts.idleMs);
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
