import { wordsOfVerdict } from '../statements/summary.ts';
import { type Marked, type Note, withNotes } from './notes-of.ts';
import { withoutHtml } from './without-html.ts';

const WORDS: Record<Note['kind'], (note: Note) => string> = {
  differs: ({ said, record }) => `“${said}” differs from the catalogue: ${record ?? 'not in the record'}.`,
  unknown: ({ said }) => `“${said}” is not in the catalogue.`,
  outdated: ({ said, record }) => `“${said}” has changed since: ${record ?? 'no longer in the catalogue'}.`,
  own: () => `${wordsOfVerdict('own_words')}.`,
};

/** The footnotes of a text, in the order of their first mark; equal ones are one footnote. */
export class Footnotes {
  readonly #numbers = new Map<string, number>();

  /** A reply with the mark of a footnote after everything that is marked on the screen. */
  mark(reply: Marked): string {
    return withNotes(reply, (note) => `[^${this.#numberOf(WORDS[note.kind](note))}]`);
  }

  /** A line for each. */
  toString(): string {
    return [...this.#numbers].map(([words, number]) => `[^${number}]: ${withoutHtml(words)}`).join('\n');
  }

  #numberOf(words: string): number {
    const number = this.#numbers.get(words) ?? this.#numbers.size + 1;
    this.#numbers.set(words, number);
    return number;
  }
}
