/**
 * What is typed and not sent yet, kept through a reload: per student and conversation, in this tab only. It lies in
 * session storage, which is emptied when the student signs out.
 */
export class DraftStore {
  readonly #user: string;
  readonly #listeners = new Set<() => void>();
  #key: string;
  #text: string;
  /** Where a question lies that was sent and may not have arrived. */
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

  /** Turns to the draft of another conversation; null for one without a name yet. */
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

  /** Empties the box for a question that is sent; its text is kept until `arrived`. */
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
