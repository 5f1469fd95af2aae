import type { Check, Fact, Message, Statement } from '../../contract.ts';

/** What the screen says beside a stretch of a reply. */
export interface Note {
  /** Its place, at the end of the stretch, in UTF-16 units of the content. */
  at: number;
  /** As on the screen (`Mark`). */
  kind: 'differs' | 'unknown' | 'outdated' | 'own';
  said: string;
  /** The record's value, of today where it is outdated; null if it has none. */
  record: string | null;
}

export type Marked = Pick<Message, 'content' | 'statements' | 'checks' | 'facts'>;

const ofFact = ({ end, value, now }: Fact): Note[] =>
  now === undefined ? [] : [{ at: end, kind: 'outdated', said: value, record: now }];

const ofClaim = ({
  end,
  field,
  said,
  record,
}: Pick<Statement['claims'][number], 'end' | 'field' | 'said' | 'record'>): Note => ({
  at: end,
  kind: field === 'code' || field === 'reference' ? 'unknown' : 'differs',
  said,
  record,
});

const ofStatement = ({ claims }: Statement): Note[] =>
  claims.filter(({ agrees }) => agrees === 'no').map(ofClaim);

/** For replies that are older than the checking of statements. */
const ofChecks = (checks: readonly Check[]): Note[] => checks.filter(({ ok }) => !ok).map(ofClaim);

/** Where nothing was checked the line under the reply says so once. */
const ofOwnWords = (statements: readonly Statement[]): Note[] =>
  statements.some(({ verdict }) => verdict !== 'own_words')
    ? statements
        .filter(({ verdict }) => verdict === 'own_words')
        .map(({ end }) => ({ at: end, kind: 'own', said: '', record: null }))
    : [];

/** The marks of a reply on the screen, in text order. */
export const notesOf = ({ statements, checks, facts }: Marked): Note[] =>
  [
    ...facts.flatMap(ofFact),
    ...(statements ? [...statements.flatMap(ofStatement), ...ofOwnWords(statements)] : ofChecks(checks)),
  ].toSorted((one, other) => one.at - other.at);

/** The content with something inserted at each note. */
export const withNotes = (reply: Marked, insert: (note: Note) => string): string => {
  const { content } = reply;
  let text = '';
  let from = 0;
  for (const note of notesOf(reply)) {
    text += content.slice(from, note.at) + insert(note);
    from = note.at;
  }
  return text + content.slice(from);
};

const INLINE: Record<Note['kind'], (record: string | null) => string> = {
  differs: (record) => (record === null ? ' [not in the record]' : ` [record: ${record}]`),
  unknown: () => ' [not in the catalogue]',
  outdated: (record) => (record === null ? ' [no longer in the catalogue]' : ` [now ${record}]`),
  // Marked by a line on the screen, not by words.
  own: () => '',
};

/** The content with what the screen says beside it, in brackets. */
export const withInlineNotes = (reply: Marked): string =>
  withNotes(reply, ({ kind, record }) => INLINE[kind](record));
