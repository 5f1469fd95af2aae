import type { Check, Fact, Message, Statement } from '../../contract.ts';
import { wordsOfVerdict } from '../statements/summary.ts';

interface Note {
  /** Position of its mark, in UTF-16 units of the content. */
  at: number;
  text: string;
}

type Marked = Pick<Message, 'content' | 'statements' | 'checks' | 'facts'>;

const ofFact = ({ end, value, now }: Fact): Note[] =>
  now === undefined
    ? []
    : [{ at: end, text: `“${value}” has changed since: ${now ?? 'no longer in the catalogue'}.` }];

const differs = (field: string, said: string, record: string | null): string =>
  field === 'code' || field === 'reference'
    ? `“${said}” is not in the catalogue.`
    : `“${said}” differs from the catalogue: ${record ?? 'not in the record'}.`;

const ofStatement = ({ claims }: Statement): Note[] =>
  claims
    .filter(({ agrees }) => agrees === 'no')
    .map(({ end, field, said, record }) => ({ at: end, text: differs(field, said, record) }));

/** For replies that are older than the checking of statements. */
const ofCheck = ({ ok, end, field, said, record }: Check): Note[] =>
  ok ? [] : [{ at: end, text: differs(field, said, record) }];

/** As on the screen: where nothing was checked the line under the reply says so once. */
const ofOwnWords = (statements: readonly Statement[]): Note[] =>
  statements.some(({ verdict }) => verdict !== 'own_words')
    ? statements
        .filter(({ verdict }) => verdict === 'own_words')
        .map(({ end }) => ({ at: end, text: `${wordsOfVerdict('own_words')}.` }))
    : [];

/** The marks of a reply on the screen, in text order. */
const notesOf = ({ statements, checks, facts }: Marked): Note[] =>
  [
    ...facts.flatMap(ofFact),
    ...(statements
      ? [...statements.flatMap(ofStatement), ...ofOwnWords(statements)]
      : checks.flatMap(ofCheck)),
  ].toSorted((one, other) => one.at - other.at);

/** The footnotes of a text, in the order of their first mark; equal ones are one footnote. */
export class Footnotes {
  readonly #numbers = new Map<string, number>();

  /** A reply with the mark of a footnote after everything that is marked on the screen. */
  mark(reply: Marked): string {
    const { content } = reply;
    let text = '';
    let from = 0;
    for (const { at, text: words } of notesOf(reply)) {
      text += `${content.slice(from, at)}[^${this.#numberOf(words)}]`;
      from = at;
    }
    return text + content.slice(from);
  }

  /** A line for each. */
  toString(): string {
    return [...this.#numbers].map(([words, number]) => `[^${number}]: ${words}`).join('\n');
  }

  #numberOf(words: string): number {
    const number = this.#numbers.get(words) ?? this.#numbers.size + 1;
    this.#numbers.set(words, number);
    return number;
  }
}
