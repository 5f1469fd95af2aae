/**
 * Unsent text, kept across reloads per student and conversation, in this tab only: session storage, cleared at
 * sign-out.
 */
export class DraftStore {
  readonly #user: string;
  readonly #listeners = new Set<() => void>();
  #key: string;
  #text: string;
  /** Storage key of a question that was sent and may not have arrived. */
  #sentKey: string | null = null;

  constructor(user: string) {
    this.#user = user;
    this.#key = this.#keyOf(null);
    this.#text = sessionStorage.getItem(this.#key) ?? '';
  }

  readonly getText = (): string => this.#text;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Switches to the draft of another conversation; null for one without an id yet. */
  open(sessionId: string | null): void {
    const key = this.#keyOf(sessionId);
    if (key === this.#key) return;
    this.#key = key;
    this.#show(sessionStorage.getItem(key) ?? '');
  }

  readonly change = (text: string): void => {
    if (text === '') sessionStorage.removeItem(this.#key);
    else sessionStorage.setItem(this.#key, text);
    this.#show(text);
  };

  /** Empties the composer for a question that is sent; the text is stored until `arrived`. */
  send(text: string): void {
    sessionStorage.setItem(this.#key, text);
    this.#sentKey = this.#key;
    this.#show('');
  }

  arrived(): void {
    if (this.#sentKey !== null) sessionStorage.removeItem(this.#sentKey);
    this.#sentKey = null;
  }

  #keyOf(sessionId: string | null): string {
    return `draft:${this.#user}:${sessionId ?? 'new'}`;
  }

  #show(text: string): void {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}
