import type { StreamEvent } from '../../contract.ts';

export interface Watcher {
  /** Events since the last call; waits if there are none. Null at the end and after `close`. */
  next(): Promise<StreamEvent[] | null>;
  close(): void;
}

/**
 * The events of one reply, for any number of watchers at their own positions. Text is stored in pieces and joined for
 * watchers that lag behind, so that a watcher costs only a position, not a copy.
 */
export class ReplyLog {
  #entries: (StreamEvent | string)[] = [];
  #ended = false;
  #waiting = new Set<() => void>();

  push(event: StreamEvent): void {
    if (this.#ended) return;
    this.#entries.push(event.event === 'delta' ? event.data.text : event);
    if (event.event === 'done' || event.event === 'error') this.#ended = true;
    this.#wake();
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Ends without a final event, for watchers of a deleted reply. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** A new watcher, positioned at the beginning. */
  watch(): Watcher {
    let place = 0;
    const closing = new AbortController();
    const next = async (): Promise<StreamEvent[] | null> => {
      for (;;) {
        if (closing.signal.aborted) return null;
        const events = this.#from(place);
        place = this.#entries.length;
        if (events.length > 0) return events;
        if (this.#ended) return null;
        await this.#more(closing.signal);
      }
    };
    return { next, close: () => closing.abort() };
  }

  #more(closing: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        closing.removeEventListener('abort', wake);
        this.#waiting.delete(wake);
        resolve();
      };
      closing.addEventListener('abort', wake);
      this.#waiting.add(wake);
    });
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = new Set();
    for (const resolve of waiting) resolve();
  }

  #from(place: number): StreamEvent[] {
    const events: StreamEvent[] = [];
    for (let index = place; index < this.#entries.length; index++) {
      const entry = this.#entries[index] as StreamEvent | string;
      const last = events.at(-1);
      if (typeof entry !== 'string') events.push(entry);
      else if (last?.event === 'delta') last.data.text += entry;
      else events.push({ event: 'delta', data: { text: entry } });
    }
    return events;
  }
}
