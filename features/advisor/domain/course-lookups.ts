import type { Message } from '../contract.ts';

/** Finds course codes in a text, in order, without repeats: the catalogue's recogniser. */
export interface CodeReader {
  recognise(text: string): readonly { code: string; known: boolean }[];
}

/** Specification, sections 7 and 9. */
export const MOST_FROM_QUESTION = 4;
export const MOST_FROM_REPLY = 3;
export const FEWEST_TO_COMPARE = 2;

const ASKS_ABOUT =
  /\b(?:what\s+is|what['’]?s|tell\s+me\s+about|info\s+on|details\s+about|course\s+information|show\s+me|display)\b/i;
const NAMES_COURSE = /\bcourses?\b/i;
const NAMES_FACTS = /\b(?:card|info|details|information|description|overview)\b/i;

/** What to show for a question. */
export type QuestionLookups =
  | { kind: 'none'; codes: [] }
  // One course.
  | { kind: 'card'; codes: [string] }
  // Several courses side by side.
  | { kind: 'compare'; codes: string[] };

const NOTHING: QuestionLookups = { kind: 'none', codes: [] };

/** Decides which courses the screen shows for a question (specification, sections 4, 5 and 7). */
export const lookupsOfQuestion = (question: string, reader: CodeReader): QuestionLookups => {
  const codes = reader.recognise(question).map(({ code }) => code);
  const [first] = codes;
  if (first === undefined) return NOTHING;
  if (/compare/i.test(question))
    return codes.length < FEWEST_TO_COMPARE
      ? NOTHING
      : { kind: 'compare', codes: codes.slice(0, MOST_FROM_QUESTION) };
  const isAsked = ASKS_ABOUT.test(question) || (NAMES_COURSE.test(question) && NAMES_FACTS.test(question));
  return isAsked ? { kind: 'card', codes: [first] } : NOTHING;
};

type Said = Pick<Message, 'content' | 'checks'> & Partial<Pick<Message, 'statements'>>;

/** Precedes a code at the start of a list item or table row. */
const BEGINS_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|\|)[ \t]+(?:\*\*|__|\[)?$/;

/** Recommended courses rank first, those named only in a quotation of a record last. */
const rankOf = ({ content, statements }: Said, start: number): number => {
  if (statements?.some((each) => each.verdict === 'quoted' && each.start <= start && start < each.end))
    return 2;
  const line = content.slice(content.slice(0, start).lastIndexOf('\n') + 1, start);
  return BEGINS_ITEM.test(line) ? 0 : 1;
};

/** Precedes a code at the start of a list item. */
const BEGINS_LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\*\*|__)?$/;
/** Precedes a code at the start of a table row. */
const BEGINS_TABLE_ROW = /^[ \t]*\|[ \t]+(?:\*\*|__)?$/;

/** Catalogue codes at the start of a reply's list items and table rows. */
export const codesSetOut = ({
  content,
  checks,
}: Pick<Message, 'content' | 'checks'>): { listed: string[]; tabled: string[] } => {
  const beginning = (begins: RegExp): string[] =>
    checks
      .filter(({ field, ok, start }) => {
        const line = content.slice(content.slice(0, start).lastIndexOf('\n') + 1, start);
        return field === 'code' && ok && begins.test(line);
      })
      .map(({ code }) => code);
  return { listed: beginning(BEGINS_LIST_ITEM), tabled: beginning(BEGINS_TABLE_ROW) };
};

/**
 * Up to three codes named in a reply: recommended ones first, such as list items, and merely quoted ones last. Only
 * catalogue codes count, so that an invented one never becomes a card.
 */
export const lookupsOfReply = (reply: Said, reader: CodeReader): string[] => {
  const { content, checks, statements } = reply;
  const checked = checks
    .filter(({ field }) => field === 'code')
    .map((check) => ({ ...check, rank: rankOf(reply, check.start) }))
    .toSorted((one, other) => one.rank - other.rank || one.start - other.start);
  // Older replies and other backends may have no checks; a reply whose statements were read has all of them.
  const named =
    checked.length > 0 || statements
      ? checked.filter(({ ok }) => ok).map(({ code }) => code)
      : reader.recognise(content).flatMap(({ code, known }) => (known ? [code] : []));
  return [...new Set(named)].slice(0, MOST_FROM_REPLY);
};
