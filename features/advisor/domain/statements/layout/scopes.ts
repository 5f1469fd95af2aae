import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { announcingLines, type Line } from './announcing-lines.ts';

/** A stretch of a reply whose claims are about the same courses. */
export interface Scope {
  start: number;
  end: number;
  /** Courses named in it, in order. */
  mentions: Recognised[];
  /** The course of the sentences before, for a sentence that names none. */
  about: string | null;
  /** The heading of the cell's column; empty outside tables. */
  heading: string;
  /** Courses that a total adds up: those of the rows above; else empty. */
  among: readonly string[];
  /** The first cell of the table row, if it names a term or a section. */
  row?: { start: number; end: number };
  /** The heading or the line that introduces its list: "Spring 2026:", "By rating:". */
  under?: { start: number; end: number; mentions: readonly Recognised[] };
}

const linesOf = (content: string): Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const text of content.split('\n')) {
    lines.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return lines;
};

const isTableRow = (text: string): boolean => /^\s*\|.*\|\s*$/.test(text) || /\S\s\|\s\S/.test(text);
const isRule = (text: string): boolean =>
  (text.includes('--') || (text.includes('-') && text.includes('|'))) && /^[\s|:-]*$/.test(text);

/** Abbreviations whose dot does not end a sentence. */
const SHORT_WORD =
  /(?:\b(?:e\.g|i\.e|vs|approx|prof|dr|mr|ms|mrs|st|no|dept|min|max|incl|cf|a\.m|p\.m|\p{L})\.)$/iu;

/** Length of the longest abbreviation and the character before it. */
const SHORT_WORD_LENGTH = 8;
/** Length of the longest sentence or cell that is judged as one, in UTF-16 units; a longer one is split. */
const SCOPE_MAX = 1_000;

const sentencesOf = ({ start, text }: Line, whole: Wholes): Line[] => {
  const sentences: Line[] = [];
  let from = 0;
  const endAt = (end: number): void => {
    for (; end - from > SCOPE_MAX; from += SCOPE_MAX)
      sentences.push({
        start: start + from,
        end: start + from + SCOPE_MAX,
        text: text.slice(from, from + SCOPE_MAX),
      });
    sentences.push({ start: start + from, end: start + end, text: text.slice(from, end) });
    from = end;
  };
  let looked = 0;
  let open = 0;
  for (const { index, 1: closing = '' } of text.matchAll(/[.!?]([*_)"”]*)\s+(?=\S)/g)) {
    const end = index + 1 + closing.length;
    for (; looked < end; looked += 1) open += text[looked] === '“' ? 1 : text[looked] === '”' ? -1 : 0;
    // A quotation of several sentences is not split.
    if (open > 0 || whole.holds(start + end)) continue;
    const last = text.slice(Math.max(from, index + 1 - SHORT_WORD_LENGTH), index + 1);
    if (text[index] !== '.' || !SHORT_WORD.test(last)) endAt(end);
  }
  endAt(text.length);
  return sentences;
};

/** Stretches, in order, that are never split. Must be queried in ascending order. */
class Wholes {
  readonly #stretches: readonly { start: number; end: number }[];
  #at = 0;

  constructor(stretches: readonly { start: number; end: number }[]) {
    this.#stretches = stretches;
  }

  holds(place: number): boolean {
    while ((this.#stretches[this.#at]?.end ?? Infinity) <= place) this.#at += 1;
    return (this.#stretches[this.#at]?.start ?? Infinity) < place;
  }
}

/** The mentions inside a stretch; both are in order. */
const within = (
  mentions: readonly Recognised[],
  { start, end }: { start: number; end: number },
): Recognised[] => {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  const found: Recognised[] = [];
  for (let at = low; (mentions[at]?.start ?? Infinity) <= end; at += 1) {
    const mention = mentions[at];
    if (mention && mention.end <= end) found.push(mention);
  }
  return found;
};

const only = (mentions: readonly Recognised[]): string | null =>
  new Set(mentions.map(({ code }) => code)).size === 1 ? (mentions[0]?.code ?? null) : null;

/**
 * Cuts a reply into the stretches whose claims are judged together: sentences, and the cells of tables.
 *
 * @param whole stretches, in order, that are never split
 */
export const scopesOf = (
  content: string,
  mentions: readonly Recognised[],
  whole: readonly { start: number; end: number }[] = [],
): Scope[] => {
  const wholes = new Wholes(whole);
  const lines = linesOf(content);
  const scopes: Scope[] = [];
  const context = new Context();
  const announcing = announcingLines(lines);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const next = lines[at + 1];
    if (isTableRow(line.text) && next && isRule(next.text)) {
      let end = at + 2;
      while (lines[end] && isTableRow(lines[end]?.text ?? '')) end++;
      for (const scope of scopesOfTable(line, lines.slice(at + 2, end), mentions, context.ofTable))
        scopes.push(scope);
      at = end - 1;
      continue;
    }
    const last = orderedUntil(lines, at, mentions);
    if (last > at) {
      const whole = { start: line.start, end: lines[last]?.end ?? line.end };
      scopes.push({ ...whole, mentions: within(mentions, whole), about: null, heading: '', among: [] });
      at = last;
      continue;
    }
    context.open(line.text);
    for (const sentence of sentencesOf(line, wholes)) {
      const named = within(mentions, sentence);
      const under = announcing[at];
      scopes.push({
        ...sentence,
        mentions: named,
        about: context.about,
        heading: '',
        among: named.length === 0 && TOTAL.test(sentence.text.replace(MARKER, '')) ? context.listed : [],
        ...(under
          ? { under: { start: under.start, end: under.end, mentions: within(mentions, under) } }
          : {}),
      });
      context.hear(sentence.text, named);
    }
    context.close(line, within(mentions, line));
  }
  return scopes;
};

const ORDERED = /\b(?:first|order|ranked|sorted|from \w+ to)\b/i;
/** Length of the longest line that may introduce an ordered list, in UTF-16 units. */
const LEAD_MAX = 200;

/** The last line of a list of bare courses below a line that states their order; that line itself without a list. */
const orderedUntil = (lines: readonly Line[], at: number, mentions: readonly Recognised[]): number => {
  const lead = (lines[at]?.text ?? '').trimEnd();
  if (lead.length > LEAD_MAX || !/:[*_]*$/.test(lead) || !ORDERED.test(lead)) return at;
  if (within(mentions, lines[at] as Line).length > 0) return at;
  let last = at;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] as Line;
    const [named, ...others] = within(mentions, line);
    if (!named || others.length > 0) break;
    const beside = line.text.slice(0, named.start - line.start) + line.text.slice(named.end - line.start);
    if (!/^\s*(?:[-*+•]|\d+[.)])\s[\s*_.,;]*$/.test(beside)) break;
    last = next;
  }
  return last > at + 1 ? last : at;
};

/** Words of sentences that name courses other than the one they are about. */
const NAMES_OTHERS =
  /\b(?:pre-?req\w*|requires?|asks? for|recommended|similar|cross-?listed|also known|instead|after|before)\b/i;

/** A total of more courses is not judged. */
const MOST_LISTED = 12;
const MARKER = /^\s*(?:[-*+•]|\d+[.)])\s+/;
const TOTAL = /^[*_\s]*(?:total|sum|in all|together|altogether)\b/i;

/** A sentence about what the student has taken does not set the course of the next one. */
const OF_STUDENT = /^\W*you (?:already |also )?(?:have|had|took)\b(?! (?:some|a|the|no) choice)/i;

/** The course of a sentence that names none: that of the sentence before it, the list item above, or the heading. */
class Context {
  about: string | null = null;
  #items: { indent: number; code: string | null }[] = [];
  #heading: string | null = null;
  /** The course that begins the last paragraph or precedes its colon: a list below is about that course. */
  #lead: string | null = null;
  #kind: 'heading' | 'item' | 'text' = 'text';
  #indent = 0;

  /** Courses of the items above in this list, one each: "Total: 21 units" adds them up. */
  listed: readonly string[] = [];

  /** The course of a table that names none. */
  get ofTable(): string | null {
    return this.#lead ?? this.#heading;
  }

  open(text: string): void {
    const item = /^(\s*)(?:[-*+•]|\d+[.)])\s/.exec(text);
    if (/^\s*#{1,6}\s/.test(text)) {
      this.#kind = 'heading';
      this.#items = [];
      this.#heading = null;
      this.#lead = null;
      this.about = null;
    } else if (item) {
      this.#kind = 'item';
      this.#indent = item[1]?.length ?? 0;
      this.#items = this.#items.filter(({ indent }) => indent < this.#indent);
      this.about = this.#items.at(-1)?.code ?? this.#lead ?? this.#heading;
    } else if (text.trim() !== '' && !/^\s{2,}/.test(text)) {
      // A paragraph after a list is not about the list's last item.
      this.about = this.#heading ?? (this.#items.length > 0 ? null : this.about);
      this.#kind = 'text';
      this.#items = [];
    }
  }

  /** A sentence about one course sets the course of the next; one about several clears it. */
  hear(text: string, named: readonly Recognised[]): void {
    const [first] = named;
    if (!first || OF_STUDENT.test(text)) return;
    if (!NAMES_OTHERS.test(text)) this.about = only(named);
    // "A asks for B" is still about A.
    else this.about ??= first.code;
  }

  close({ start, text }: Line, named: readonly Recognised[]): void {
    // An empty line changes nothing.
    if (text.trim() === '') return;
    const [first] = named;
    if (this.#kind === 'text') this.#lead = leadOf(text, start, named);
    if (this.#kind === 'heading') this.#heading = only(named);
    if (this.#kind === 'item') this.#items.push({ indent: this.#indent, code: first?.code ?? this.about });
    const own = this.#kind === 'item' ? only(named) : null;
    if (own !== null && this.listed.length <= MOST_LISTED)
      this.listed = [...this.listed.filter((code) => code !== own), own];
    else if (own === null && (this.#kind !== 'item' || named.length > 0)) this.listed = [];
  }
}

/** A, for "A: …" and for "Sections of A in spring:". */
const leadOf = (text: string, start: number, named: readonly Recognised[]): string | null => {
  const [first] = named;
  if (!first) return null;
  if (/^\W*$/.test(text.slice(0, first.start - start))) return first.code;
  return /:[*_\s]*$/.test(text) ? only(named) : null;
};

const cellsOf = ({ start, text }: Line): Line[] => {
  const cells: Line[] = [];
  let from = 0;
  for (const part of text.split('|')) {
    const lead = part.length - part.trimStart().length;
    const trimmed = part.trim().slice(0, SCOPE_MAX);
    cells.push({ start: start + from + lead, end: start + from + lead + trimmed.length, text: trimmed });
    from += part.length + 1;
  }
  if (/^\s*\|/.test(text)) cells.shift();
  if (/\|\s*$/.test(text)) cells.pop();
  return cells;
};

/** Headings of a first column that has terms or sections, no courses. */
const OF_ROWS = /^[*_\s]*(?:(?:academic )?terms?|semesters?|sections?)[*_\s]*$/i;
const OF_FIELDS =
  /^[*_\s]*(?:|fields?|facts?|items?|details?|aspects?|features?|what|categor(?:y|ies)|info(?:rmation)?|attributes?|property|properties|criteri(?:on|a)|questions?|topics?)[*_\s]*$/i;

/** The place of "(2026 Spring)" in the first cell "A (2026 Spring)", which applies to the other cells of the row. */
const besideCourse = (
  cell: Line | undefined,
  row: Line,
  mentions: readonly Recognised[],
): { start: number; end: number } | undefined => {
  const [named, ...others] = cell ? within(mentions, cell) : [];
  if (!cell || !named || others.length > 0 || named.end >= cell.end) return undefined;
  const beside = { start: named.end, end: cell.end };
  return SEASON.test(row.text.slice(beside.start - row.start, beside.end - row.start)) ? beside : undefined;
};
const SEASON = /\b(?:fall|autumn|winter|spring|summer|january)\b/i;

/** The cells of a table with a row for each course, or a column for each course. */
const scopesOfTable = (
  head: Line,
  rows: readonly Line[],
  mentions: readonly Recognised[],
  lead: string | null,
): Scope[] => {
  const headings = cellsOf(head);
  const courseOf = headings.map((cell) => within(mentions, cell)[0]?.code ?? null);
  const isOfColumns = courseOf.some((code) => code !== null);
  const first = headings[0]?.text ?? '';
  const isOfOne = lead !== null && !isOfColumns && rows.every((row) => within(mentions, row).length === 0);
  const isOfRows = isOfOne && OF_ROWS.test(first);
  const isOfFields = isOfOne && headings.length === 2 && OF_FIELDS.test(first);
  return rows.flatMap((row, at) => {
    const cells = cellsOf(row);
    const isTotal = !isOfColumns && TOTAL.test(cells[0]?.text ?? '') && at > 1;
    const among = isTotal ? rows.slice(0, at).flatMap((above) => within(mentions, above)[0]?.code ?? []) : [];
    const rowCourse = within(mentions, row)[0]?.code ?? (isOfRows || isOfFields ? lead : null);
    return cells.flatMap((cell, column): Scope[] => {
      const isLabel = (isOfColumns || isOfRows || isOfFields) && column === 0;
      const own = (isOfColumns || isOfFields ? cells[0]?.text : headings[column]?.text) ?? '';
      const heading = isTotal ? `Total ${own}` : own;
      const about = isOfColumns ? (courseOf[column] ?? null) : rowCourse;
      const beside =
        isOfColumns || isTotal || column === 0 ? undefined : besideCourse(cells[0], row, mentions);
      const label = isOfRows ? cells[0] : beside;
      const scope = {
        start: cell.start,
        end: cell.end,
        mentions: within(mentions, cell),
        about,
        heading,
        among,
      };
      return isLabel || (isTotal && column === 0)
        ? []
        : [label ? { ...scope, row: { start: label.start, end: label.end } } : scope];
    });
  });
};
