/**
 * Unsent text, kept across reloads per student and conversation, in this tab only: session storage, cleared at
 * sign-out.
 */
export class DraftStore {
  readonly #user: string;
  readonly #listeners = new Set<() => void>();
  #key: string;
  #text: string;
  /** The question sent from this screen, trimmed, until it arrives: stored before the text. */
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
    // The question stays stored, as the other conversation's draft.
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
    else if (!`\n${this.#text}\n`.includes(`\n${text}\n`)) this.change(`${this.#text}\n${text}`);
  };

  /** Empties the composer for its question; another one, such as a starter question, leaves what is being written. */
  send(question: string): void {
    this.#sent = question.trim();
    this.change(this.#text === question ? '' : this.#text);
  }

  /**
   * A question arrived, perhaps as the first of a new conversation: what was typed since goes on there. One that was
   * sent before it, and never arrived, returns.
   */
  arrived(question: string, sessionId: string | null): void {
    if (this.#sent === question) this.#sent = null;
    this.returned();
    sessionStorage.removeItem(this.#key);
    this.#key = this.#keyOf(sessionId);
    this.change(this.#text);
  }

  /** What was sent, and `question`, are not part of the conversation: they stand below what was typed since. */
  returned(question: string | null = null): void {
    const lost = new Set([this.#sent, question]);
    this.#sent = null;
    for (const each of lost) if (each !== null) this.add(each);
  }

  /** What was sent is in another conversation. */
  forget(): void {
    this.#sent = null;
    this.change(this.#text);
  }

  #keyOf(sessionId: string | null): string {
    return `draft:${this.#user}:${sessionId ?? 'new'}`;
  }

  #show(text: string): void {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}
