import type { Check, Fact, Message, Statement } from '../../contract.ts';

interface Note {
  /** Where its mark stands, in UTF-16 units of the content. */
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

/** Of replies made before statements were checked. */
const ofCheck = ({ ok, end, field, said, record }: Check): Note[] =>
  ok ? [] : [{ at: end, text: differs(field, said, record) }];

/** What is marked in a reply on the screen, in the order of its text. */
const notesOf = ({ statements, checks, facts }: Marked): Note[] =>
  [...facts.flatMap(ofFact), ...(statements?.flatMap(ofStatement) ?? checks.flatMap(ofCheck))].toSorted(
    (one, other) => one.at - other.at,
  );

/**
 * A reply with a footnote's mark after all that is marked on the screen.
 *
 * @param before how many footnotes there are already
 * @returns the text, and the footnotes' own lines
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
