import type { Check, Fact, Message, Statement } from '../../contract.ts';

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

/** The marks of a reply on the screen, in text order. */
const notesOf = ({ statements, checks, facts }: Marked): Note[] =>
  [...facts.flatMap(ofFact), ...(statements?.flatMap(ofStatement) ?? checks.flatMap(ofCheck))].toSorted(
    (one, other) => one.at - other.at,
  );

/**
 * A reply with a footnote mark after everything that is marked on the screen.
 *
 * @param before number of existing footnotes
 * @returns the text, and the footnote lines
 */
export const withFootnotes = (reply: Marked, before: number): { text: string; footnotes: string[] } => {
  const { content } = reply;
  const notes = notesOf(reply);
  let text = '';
  let from = 0;
  for (const [index, { at }] of notes.entries()) {
    text += `${content.slice(from, at)}[^${before + index + 1}]`;
    from = at;
  }
  return {
    text: text + content.slice(from),
    footnotes: notes.map(({ text: words }, index) => `[^${before + index + 1}]: ${words}`),
  };
};
