import type { Bound, Claim, Figure, Predicate, Quantity, SpokenSection, SpokenTerm } from './claim.ts';
import type { Extent } from './words/paraphrases.ts';
import type { Token, TokenOf } from './words/token.ts';

/** The courses and the section that a claim is about. */
interface Spoken {
  subjects: readonly string[];
  section: SpokenSection | null;
}

/** The state of reading a sentence: its tokens as a line of words and letters, and what the rules made of them. */
export class Sentence {
  readonly tokens: readonly Token[];
  /** One word or letter for each token: `C is rated N out of N`. */
  readonly line: string;
  /** Where each token begins in `line`. */
  readonly offsets: readonly number[];
  readonly claims: (Claim & { token: number })[] = [];
  /** Whether the claims may be about another time, or about the student. */
  isElsewhere = false;
  /** Claims that hold only if the whole sentence is read, with the subjects at their token. */
  readonly implied: { predicate: Predicate; at: number; state: Spoken }[] = [];
  /** Tokens that no rule read. */
  readonly unread = new Set<number>();
  /** Tokens that a rule read. */
  readonly consumed = new Set<number>();
  /** Tokens of clauses that state something without a claim, though in words that add nothing elsewhere. */
  readonly unclaimed = new Set<number>();
  /** Terms that the sentence is about, by token. */
  readonly terms: { token: number; terms: readonly SpokenTerm[]; isClaim: boolean }[] = [];
  subjects: readonly string[];
  /** Courses of the sentences before. */
  readonly spokenOf: readonly string[];
  /** The last token of `subjects`; -1 if a list does not continue them. */
  subjectEnd = -1;
  section: SpokenSection | null = null;
  /** All sections named, by token. */
  readonly namedSections: { name: string; token: number }[] = [];
  /** Kinds of section named, by token. */
  readonly namedKinds: { kind: string; token: number }[] = [];
  /** The token that names `section`. */
  sectionEnd = -1;
  pending: Figure | null = null;
  /** The figure of the last claim. */
  lastFigure: Figure | null = null;
  bound: Bound = 'exactly';
  /** The token that denies the next claim. */
  denial: number | null = null;
  only: number | null = null;
  /** The course that "the first" or "the former" refers to. */
  picked: string | null = null;
  /** B, in "Compared with B, A is lighter". */
  comparedWith: string | null = null;
  isTotal = false;
  /** The programme that the student is said to be in. */
  programme: string | null = null;
  /** Set while the next courses named are prerequisites of another. */
  need: { strength: 'needed' | 'recommended'; token: number } | null = null;
  /** Adjectives for figures, by token. */
  readonly degrees: { at: number; until: number }[] = [];
  /** What the figures in brackets after courses measure, if the sentence says so. */
  beside: Figure | null = null;
  /** How many of the courses the next claims are about. */
  quantity: Quantity | null = null;
  /** Which text the next quotation is from. */
  quotes: 'needed' | 'recommended' | null = null;
  /** How large the sentence says a difference is. */
  readonly #extent: Extent;
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

  /** The token after the match of a sticky pattern at a token; null if it does not match whole tokens. */
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

  /** All courses named, without repetitions. */
  get courses(): string[] {
    return [...new Set(this.tokens.flatMap((token) => (token.kind === 'course' ? [token.code] : [])))];
  }

  /** Adds a claim made of some tokens, and uses up a pending denial. */
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

  /** Adds a claim about a course at a place that is given. */
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

  /** Limits the next claims to a number of these courses. */
  setQuantity(quantity: Quantity, codes: readonly string[], to: number): void {
    this.quantity = quantity;
    this.subjects = codes;
    this.subjectEnd = to - 1;
    this.section = null;
  }

  /** Adds a claim that needs the whole sentence to be read. A denied one is left unread. */
  imply(predicate: Predicate, at: number): void {
    if (this.takeDenial()) this.unread.add(at);
    else this.implied.push({ predicate, at, state: { subjects: this.subjects, section: this.section } });
  }

  /** "Not on Mondays or Wednesdays": the second is denied like the first. */
  #sharesDenial({ says }: Predicate, from: number): boolean {
    const before = this.claims.at(-1);
    if (!before?.isDenied || before.says !== says || before.isWeak) return false;
    const between = this.tokens.slice(before.token + 1, from);
    const joint = between.findIndex(({ text }) => text === 'or' || text === 'nor');
    if (joint < 0 || !between.every(({ text }) => JOINED.test(text))) return false;
    this.unread.delete(before.token + 1 + joint);
    return true;
  }

  /** Marks words about another time or the student: they count as unread, and nothing here is called wrong. */
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

  /** Ends a clause: a denial or limit that no claim has used was not understood. */
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

/** A rule: `read` is called where the pattern matches, and returns false to leave the tokens to other rules. */
export interface Rule {
  pattern: RegExp;
  read(sentence: Sentence, from: number, to: number): boolean | void;
}

export const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`(?:${pattern})(?= |$)`, 'y'),
  read,
});
