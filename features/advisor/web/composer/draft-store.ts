/**
 * Unsent text, kept across reloads per student and conversation, in this tab only: session storage, cleared at
 * sign-out.
 */
export class DraftStore {
  readonly #user: string;
  readonly #listeners = new Set<() => void>();
  #key: string;
  #text: string;
  /** Sent from this composer, and not known to have arrived: stored before the text. */
  #sent: string | null = null;

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
    // What it has stored under the other key is that conversation's draft.
    this.#sent = null;
    this.#show(sessionStorage.getItem(key) ?? '');
  }

  readonly change = (text: string): void => {
    const kept = [this.#sent ?? '', text].filter((each) => each !== '').join('\n');
    if (kept === '') sessionStorage.removeItem(this.#key);
    else sessionStorage.setItem(this.#key, kept);
    this.#show(text);
  };

  /** Puts a text below what is being written, unless that has it. */
  readonly add = (text: string): void => {
    if (this.#text === '') this.change(text);
    else if (!this.#text.includes(text)) this.change(`${this.#text}\n${text}`);
  };

  /** Empties the composer for its question; another one, such as a starter question, leaves what is being written. */
  send(question: string): void {
    this.#sent = question;
    this.change(this.#text === question ? '' : this.#text);
  }

  /** The question arrived, perhaps as the first of a new conversation: what was typed since goes on there. */
  arrived(sessionId: string | null): void {
    if (this.#sent === null) return;
    this.#sent = null;
    sessionStorage.removeItem(this.#key);
    this.#key = this.#keyOf(sessionId);
    this.change(this.#text);
  }

  /** The question is not part of the conversation: it is below what was typed since. */
  returned(question: string): void {
    this.#sent = null;
    this.add(question);
  }

  #keyOf(sessionId: string | null): string {
    return `draft:${this.#user}:${sessionId ?? 'new'}`;
  }

  #show(text: string): void {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}
