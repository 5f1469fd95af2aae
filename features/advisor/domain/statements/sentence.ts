import type { Bound, Claim, Figure, Predicate, Quantity, SpokenSection, SpokenTerm } from './claim.ts';
import type { Extent } from './words/paraphrases.ts';
import type { Token, TokenOf } from './words/token.ts';

/** What a claim is about. */
interface Spoken {
  subjects: readonly string[];
  section: SpokenSection | null;
}

/** A sentence as rules see it: its tokens as one line of words and letters, and what was made of it so far. */
export class Sentence {
  readonly tokens: readonly Token[];
  /** `C is rated N out of N`. */
  readonly line: string;
  /** Where each token begins in the line. */
  readonly offsets: readonly number[];
  readonly claims: (Claim & { token: number })[] = [];
  /** Whether what was read may be of another time, or of the student. */
  isElsewhere = false;
  /** What is claimed only if all of the sentence is read, with what was spoken of at the token. */
  readonly implied: { predicate: Predicate; at: number; state: Spoken }[] = [];
  /** Tokens that nothing was made of. */
  readonly unread = new Set<number>();
  /** Tokens that a rule made something of. */
  readonly consumed = new Set<number>();
  /** Tokens of clauses that say what no rule read, in words that add nothing elsewhere. */
  readonly unclaimed = new Set<number>();
  /** Terms that the words are about, by the token. */
  readonly terms: { token: number; terms: readonly SpokenTerm[]; isClaim: boolean }[] = [];
  subjects: readonly string[];
  /** Courses that were spoken of before. */
  readonly spokenOf: readonly string[];
  /** The token after the last course of `subjects`. */
  subjectEnd = -1;
  section: SpokenSection | null = null;
  /** All that were named, by their tokens. */
  readonly namedSections: { name: string; token: number }[] = [];
  /** The token that names it. */
  sectionEnd = -1;
  pending: Figure | null = null;
  /** Of the last figure. */
  lastFigure: Figure | null = null;
  bound: Bound = 'exactly';
  /** The token that denies what comes next. */
  denial: number | null = null;
  only: number | null = null;
  /** The course that "the first", "the former" picked out of those named. */
  picked: string | null = null;
  /** "Compared with B, A is lighter": B. */
  comparedWith: string | null = null;
  isTotal = false;
  /** The programme that the student is said to be in. */
  programme: string | null = null;
  /** Whether courses named next are what another needs. */
  need: { strength: 'needed' | 'recommended'; token: number } | null = null;
  /** Adjectives of figures, by their tokens. */
  readonly degrees: { at: number; until: number }[] = [];
  /** Of what the figures in brackets behind its courses are, where they say so. */
  beside: Figure | null = null;
  /** Of how many of the courses spoken of the next claims are. */
  quantity: Quantity | null = null;
  /** What a quotation next to come is of. */
  quotes: 'needed' | 'recommended' | null = null;
  /** How large the difference is said to be, where courses are compared. */
  readonly #extent: Extent;
  /** All words. */
  readonly words: ReadonlySet<string>;

  constructor(tokens: readonly Token[], about: readonly string[], extent: Extent = null) {
    this.tokens = tokens;
    this.#extent = extent;
    this.subjects = about;
    this.spokenOf = about;
    const offsets: number[] = [];
    let line = '';
    for (const { text } of tokens) {
      offsets.push(line.length);
      line += `${text} `;
    }
    this.line = line;
    this.offsets = offsets;
    this.words = new Set(tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])));
  }

  /** The token after a sticky pattern's match at a token; null where it does not match whole tokens. */
  match(pattern: RegExp, at: number): number | null {
    const from = this.offsets[at];
    if (from === undefined) return null;
    pattern.lastIndex = from;
    const found = pattern.exec(this.line);
    if (!found || found[0].trim() === '') return null;
    const end = from + found[0].trimEnd().length;
    if (this.line[end] !== ' ') return null;
    let next = at;
    while (next < this.offsets.length && (this.offsets[next] as number) < end) next += 1;
    return next;
  }

  word(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  kind<Kind extends Token['kind']>(kind: Kind, from: number, to: number): TokenOf<Kind>[] {
    return this.tokens.slice(from, to).filter((token): token is TokenOf<Kind> => token.kind === kind);
  }

  /** All courses named, each once. */
  get courses(): string[] {
    return [...new Set(this.tokens.flatMap((token) => (token.kind === 'course' ? [token.code] : [])))];
  }

  /** Adds a claim made of some tokens; takes up what denies it. */
  claim(
    predicate: Predicate,
    from: number,
    to: number,
    more: { about?: string; isDenied?: boolean; isWeak?: boolean } & Partial<Spoken> = {},
  ): void {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    if (!first || !last) return;
    const isDenied = more.isDenied ?? (this.takeDenial() || this.#sharesDenial(predicate, from));
    if (predicate.says === 'figure') this.lastFigure = predicate.of;
    if (predicate.says === 'more' && predicate.of !== 'start') this.lastFigure = predicate.of;
    this.claims.push({
      ...predicate,
      start: first.start,
      end: last.end,
      isDenied,
      subjects: more.subjects ?? this.subjects,
      terms: [],
      section: more.section === undefined ? this.section : more.section,
      token: from,
      ...(more.isWeak ? { isWeak: true } : {}),
      ...(this.quantity === null ? {} : { quantity: this.quantity }),
      ...(more.about === undefined ? {} : { about: more.about }),
      ...(this.#extent === null ? {} : { extent: this.#extent }),
    });
  }

  /** Adds a claim about a course whose words stand at a place of their own. */
  claimOf(predicate: Predicate, place: { start: number; end: number; token: number; about: string }): void {
    this.claims.push({
      ...predicate,
      ...place,
      isDenied: false,
      subjects: [place.about],
      terms: [],
      section: null,
    });
  }

  /** What is said next is of so many of these courses. */
  setQuantity(quantity: Quantity, codes: readonly string[], to: number): void {
    this.quantity = quantity;
    this.subjects = codes;
    this.subjectEnd = to - 1;
    this.section = null;
  }

  /** A denied one is left unread. */
  imply(predicate: Predicate, at: number): void {
    if (this.takeDenial()) this.unread.add(at);
    else this.implied.push({ predicate, at, state: { subjects: this.subjects, section: this.section } });
  }

  /** "Not on Mondays or Wednesdays": what is joined to something denied is denied too. */
  #sharesDenial({ says }: Predicate, from: number): boolean {
    const before = this.claims.at(-1);
    if (!before?.isDenied || before.says !== says || before.isWeak) return false;
    const between = this.tokens.slice(before.token + 1, from);
    const joint = between.findIndex(({ text }) => text === 'or' || text === 'nor');
    if (joint < 0 || !between.every(({ text }) => JOINED.test(text))) return false;
    this.unread.delete(before.token + 1 + joint);
    return true;
  }

  /** Words of another time, or of the student: they stay unread, and nothing near them is called wrong. */
  setElsewhere(from: number, to: number): void {
    this.isElsewhere = true;
    for (let at = from; at < to; at += 1) this.unclaimed.add(at);
  }

  takeDenial(): boolean {
    const isDenied = this.denial !== null;
    this.denial = null;
    return isDenied;
  }

  takeOnly(): boolean {
    const isOnly = this.only !== null;
    this.only = null;
    return isOnly;
  }

  takeBound(): Bound {
    const { bound } = this;
    this.bound = 'exactly';
    return bound;
  }

  /** At a boundary of clauses: what denies or limits nothing was not understood. */
  endClause(): void {
    for (const token of [this.denial, this.only]) if (token !== null) this.unread.add(token);
    this.denial = null;
    this.only = null;
    this.bound = 'exactly';
    this.quantity = null;
    this.need = null;
  }
}

const JOINED = /^(?:or|nor|,|on|a|an|the|in|at|by|any|section|course|class|D)$/;

/** A rule: where its pattern matches at a token, `read` makes something of the tokens; false refuses. */
export interface Rule {
  pattern: RegExp;
  read(sentence: Sentence, from: number, to: number): boolean | void;
}

export const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?:${pattern})(?= |$)`, 'y'),
  read,
});
