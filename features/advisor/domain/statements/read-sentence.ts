import type { Claim } from './claim.ts';
import { RULES } from './rules/rules.ts';
import { asidesOf } from './asides.ts';
import { clausesOf } from './clauses.ts';
import { claimNamedKinds } from './compare/claim-named-kinds.ts';
import { claimBracketed, withoutBracketed } from './words/bracketed-figures.ts';
import { carryingWords } from './words/carrying-words.ts';
import { giveDegrees } from './rules/degree-rules.ts';
import { inEnglish } from './words/foreign-words.ts';
import { withoutLeads } from './words/leads.ts';
import { inPlainWords } from './words/paraphrases.ts';
import { withoutPassingWords } from './words/passing-words.ts';
import { unclaimedClauses } from './words/empty-clauses.ts';
import { moreThanClaimed } from './compare/more-than-claimed.ts';
import { withSpokenBounds } from './compare/spoken-bounds.ts';
import { idleTopics } from './words/idle-topics.ts';
import { withoutTwoValues } from './compare/two-values.ts';
import { giveTerms, placed } from './compare/place-claims.ts';
import { Sentence } from './sentence.ts';
import { BEFORE_TOTAL, TOTAL } from './words/totals.ts';
import { withoutTitles } from './words/titles-beside-codes.ts';
import type { Token, TokenOf } from './words/token.ts';
import { heedSections, uncoveredCourses, uncoveredSections } from './compare/uncovered-courses.ts';
import { readBareFigures, readBareNumber, readRepeatedFigures } from './words/read-numbers.ts';
import { readName, readPhrase, readQuote, readTerm } from './words/read-names.ts';
import { readWord } from './words/read-word.ts';
import { BLOCKERS, GLUE, HEDGES } from './words/vocabulary.ts';

/** What the rules read out of a sentence. */
export interface Reading {
  claims: Claim[];
  /** No word was left over, so the claims are all that the sentence says. */
  isWhole: boolean;
  /** Unread words may change the meaning of a claim, so none is called wrong. */
  isBlocked: boolean;
  /** Words that add nothing make it uncertain whether a claim holds. */
  isHedged: boolean;
  courses: readonly TokenOf<'course'>[];
  /** Words that no rule read. */
  rest: readonly string[];
  /** Places of these words, if they come from the text itself. */
  restAt: readonly { start: number; end: number }[];
  /** Courses that the next sentence is about, if this one says. */
  subjects: readonly string[];
}

export interface SentenceSetting {
  /** Courses of the sentences before. */
  about: readonly string[];
  /** Names of the sections of those courses, folded. */
  sectionNames: ReadonlySet<string>;
  /** The heading of the cell's column. */
  heading?: string;
}

/** Kinds of token that a rule may begin with. */
const RULED: ReadonlySet<string> = new Set('word number course days phrase quote name term'.split(' '));
const SHARED = /\b(?:both|clash(?:es)?|conflicts?|overlaps?|same time|in common)\b/;

/** Reads a sentence. If words are left over, it reads each of its clauses as a sentence of its own. */
export const readSentence = (given: readonly Token[], setting: SentenceSetting): Reading => {
  const reading = readTokens(given, setting);
  const clauses = reading.isWhole ? null : clausesOf(given);
  const parts = clauses?.map((clause) => readTokens(clause, setting)) ?? [];
  const [first, ...others] = parts;
  if (!first || !parts.every(({ isWhole, claims }) => isWhole && claims.length > 0)) return reading;
  return others.reduce(
    (whole, part) => ({
      ...whole,
      claims: [...whole.claims, ...part.claims],
      isBlocked: whole.isBlocked || part.isBlocked,
      isHedged: whole.isHedged || part.isHedged,
      courses: [...whole.courses, ...part.courses],
      subjects: part.subjects,
    }),
    first,
  );
};

/** Reads tokens from left to right, one pass over the rules for each. */
const readTokens = (given: readonly Token[], setting: SentenceSetting): Reading => {
  const plain = inPlainWords(withoutLeads(inEnglish(given)));
  const { tokens: titled, titles } = withoutTitles(withSpokenBounds(withoutPassingWords(plain.tokens)));
  const { tokens, bracketed } = withoutBracketed(titled);
  const sentence = new Sentence(tokens, setting.about, plain.extent);
  const [beside = null, ...otherFigures] = new Set(bracketed.map(({ of }) => of));
  if (otherFigures.length === 0) sentence.beside = beside;
  const asides = asidesOf(tokens);
  const names = [...new Set(sentence.courses)];
  // "Total: 21 units" is about courses of other sentences.
  if (names.length + setting.about.length < 2 && BEFORE_TOTAL.test(sentence.line))
    sentence.setElsewhere(0, 1);
  sentence.isTotal = TOTAL.test(sentence.line) && (names.length > 1 || setting.about.length > 1);
  for (let at = 0; at < tokens.length;) at = asides.has(at) ? at + 1 : readAt(sentence, at, setting);
  sentence.endClause();
  claimBracketed(sentence, bracketed);
  readBareFigures(sentence);
  claimNamedKinds(sentence);
  readRepeatedFigures(sentence);
  giveDegrees(sentence);
  for (const at of asides) sentence.consumed.add(at);
  for (const at of carryingWords(sentence)) sentence.unread.delete(at);
  for (const at of unclaimedClauses(sentence, sentence.consumed)) sentence.unclaimed.add(at);
  for (const at of [...idleTeachers(sentence), ...moreThanClaimed(sentence)])
    if (!asides.has(at)) sentence.unclaimed.add(at);
  const isRead =
    sentence.unclaimed.size === 0 && [...sentence.unread].every((at) => isFurniture(sentence, at));
  readImplied(sentence, isRead);
  heedQuantities(sentence);
  heedTotals(sentence);
  heedSections(sentence);
  heedPairs(sentence);
  giveTerms(sentence);
  const claims = withoutTwoValues([...titles, ...placed(sentence, setting.about)]);
  for (const at of [
    ...uncoveredCourses(sentence, claims),
    ...uncoveredSections(sentence, claims),
    ...idleTopics(sentence, claims),
  ])
    sentence.unclaimed.add(at);
  const rest = [...sentence.unread].filter((at) => !isFurniture(sentence, at) || sentence.unclaimed.has(at));
  for (const at of sentence.unclaimed) if (!rest.includes(at)) rest.push(at);
  const follows = consequenceAt(sentence);
  const isHedged =
    sentence.isElsewhere ||
    [...sentence.unread].some(
      (at) => at < follows && HEDGES.has(sentence.word(at)) && !isOfReader(sentence, at),
    );
  return {
    claims,
    isWhole: rest.length === 0,
    rest: rest.map((at) => sentence.word(at)),
    restAt: rest.map((at) => sentence.tokens[at] as Token),
    isHedged,
    isBlocked:
      isHedged ||
      rest.some((at) => mayBeMeant(sentence.tokens[at])) ||
      rest.some(
        (at) =>
          at < follows &&
          BLOCKERS.has(sentence.word(at)) &&
          !isOfReader(sentence, at) &&
          !isApart(sentence, at),
      ),
    courses: given.filter((token) => token.kind === 'course'),
    subjects: sentence.courses.length === 0 ? setting.about : sentence.subjects,
  };
};

/** Whether a claim may be about this unread token: not if it is a word, or a code that no record has. */
const mayBeMeant = (token: Token | undefined): boolean =>
  token?.kind === 'course' ? token.known || token.candidates.length > 0 : token?.kind !== 'word';

/** "Your professor would be P": "your" with something that a course has; "your Mondays" are the reader's own. */
const isOfReader = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.text === 'your' &&
  /^(?:professors?|instructors?|teachers?|lecturers?|class|course|classroom|room|total|first|seat|units?|credits?|seminar|lecture|lab|record|transcript|total|tally)$/.test(
    tokens[at + 1]?.text ?? '',
  );

/** Words that change the meaning only of their own clause. */
const LOCAL =
  /^(?:not|never|no|none|nor|either|more|less|fewer|higher|lower|better|worse|harder|easier|lighter|heavier|bigger|smaller|longer|shorter|most|least|other|others|another|same|similar|first|second|third|anything|nothing|something|everything|anyone|everyone|nobody|free|need|needs|my|extra|additional|always|necessarily|early)$/;
/** A bracket belongs to the clause around it: "better rated (4.6 against 4.1)". */
const CLAUSE_END = /^(?:[,;:—.]|so|since|because|while|but|although|though)$/;
/** Whether a word changes only its own clause, and that clause has no claim. */
const isApart = ({ tokens, claims }: Sentence, at: number): boolean => {
  if (!LOCAL.test(tokens[at]?.text ?? '')) return false;
  let from = at;
  while (from > 0 && !CLAUSE_END.test(tokens[from - 1]?.text ?? '')) from -= 1;
  let to = at;
  while (to < tokens.length && !CLAUSE_END.test(tokens[to]?.text ?? '')) to += 1;
  return claims.every(({ token }) => token < from || token >= to);
};

const FOLLOWING = /^(?:it|you|there|they|this|that|your|no|plan|do)$/;
const UNDOING = /\b(?:wrong|incorrect|mistaken|unless|except|but|however|though|actually|correct\w*)\b/;

/** Where a last clause begins that only draws a consequence: no word of it changes a claim before it. */
const consequenceAt = ({ tokens, claims, line, offsets }: Sentence): number => {
  const at = tokens.findLastIndex(
    ({ text }, each) =>
      text === 'so' &&
      /^[,;—]$/.test(tokens[each - 1]?.text ?? '') &&
      FOLLOWING.test(tokens[each + 1]?.text ?? ''),
  );
  const isLast = at > 0 && claims.every(({ token }) => token < at) && !UNDOING.test(line.slice(offsets[at]));
  return isLast ? at : Infinity;
};

/** Predicates that hold of each course separately. */
const OF_EACH: ReadonlySet<Claim['says']> = new Set<Claim['says']>([
  'figure',
  'unknown',
  'days',
  'range',
  'clock',
  'part',
  'free',
  'term',
  'both terms',
  'person',
  'place',
  'component',
  'department',
  'attribute',
  'full',
  'no prerequisites',
  'counts',
  'met',
  'needs',
]);

const NOW: readonly string[] = ['now', 'today', 'currently'];
const PAST: readonly string[] = ['was', 'were', 'had', 'took'];

/** If it is uncertain which course or term a value belongs to, nothing is called wrong. */
const heedPairs = (sentence: Sentence): void => {
  const { claims, words, tokens } = sentence;
  const isUnread = [...sentence.unread].some((at) => tokens[at]?.kind === 'number');
  const isOfMany = claims.some(({ says, subjects }) => says === 'figure' && subjects.length > 1);
  // "A, B and C take 7.7, 8.2 and 6.9 hours": which value is whose.
  if (isUnread && isOfMany) sentence.setElsewhere(0, 1);
  // "It is 4.8 now; in spring it was 4.4": which value is of which term.
  const isOfTwoTimes = NOW.some((word) => words.has(word)) && PAST.some((word) => words.has(word));
  if (isOfTwoTimes && sentence.terms.length === 1) sentence.setElsewhere(0, 1);
  const people = claims.filter(({ says }) => says === 'person');
  for (const claim of people) {
    // "P (A) and Q (B)": each person belongs to the course in brackets.
    const bracketed = sentence.word(claim.token + 1) === '(' ? tokens[claim.token + 2] : undefined;
    if (bracketed?.kind === 'course') claim.about = bracketed.code;
    // "P and Q teach A and B": who teaches which is not said.
    else if (people.length > 1 && claim.subjects.length > 1 && !words.has('respectively'))
      claim.isWeak = true;
  }
  if (people.length > 1 && sentence.courses.length > 1 && sentence.subjectEnd > (people.at(-1)?.token ?? 0))
    for (const claim of people)
      if (claim.about === undefined && claim.subjects.length === 0) claim.isWeak = true;
};

/** If a sentence has several sums of one figure, it is unknown which one covers all courses: none is called wrong. */
const heedTotals = (sentence: Sentence): void => {
  const totals = sentence.claims.filter((claim) => claim.says === 'total');
  const isUnread = [...sentence.unread].some((at) => sentence.tokens[at]?.kind === 'number');
  if (isUnread && TOTAL.test(sentence.line)) sentence.setElsewhere(0, 1);
  const values = Map.groupBy(totals, ({ of }) => of).values();
  for (const group of values)
    if (new Set(group.map(({ value }) => value)).size > 1)
      for (const { token } of group) sentence.setElsewhere(token, token + 1);
};

/** "None meets on Mondays at ten" denies both together, and "two are A and B" may be about a different two for each. */
const heedQuantities = (sentence: Sentence): void => {
  const byToken = Map.groupBy(
    sentence.claims.filter(({ quantity }) => quantity !== undefined),
    ({ quantity }) => quantity?.token ?? -1,
  );
  for (const [token, claims] of byToken)
    if (claims.length > 1 || !claims.every(({ says }) => OF_EACH.has(says)))
      sentence.setElsewhere(token, token + 1);
};

const isFurniture = (sentence: Sentence, at: number): boolean => GLUE.has(sentence.word(at));

const TEACHERS =
  /^(?:instructors?|professors?|profs?|lecturers?|teachers?|staff|faculty|person|team|nobody|everyone|everybody)$/;

/** Words for teachers in a sentence that claims nothing about who teaches: it says something else about them. */
const idleTeachers = (sentence: Sentence): number[] => {
  const isOfTeaching =
    sentence.implied.some(({ predicate }) => predicate.says === 'person') ||
    sentence.claims.some(
      (claim) =>
        claim.says === 'person' ||
        claim.says === 'untaught' ||
        (claim.says === 'figure' && claim.of === 'instructors') ||
        (claim.says === 'same' && claim.of === 'instructor'),
    );
  return isOfTeaching || sentence.claims.length === 0
    ? []
    : sentence.tokens.flatMap(({ kind, text }, at) => (kind === 'word' && TEACHERS.test(text) ? [at] : []));
};

/**
 * Claims that hold only if the whole sentence was read: a course and a person with nothing else between them means that
 * the person teaches it, and a course and a term that it is given then. In other sentences they stay unread.
 */
const readImplied = (sentence: Sentence, isRead: boolean): void => {
  for (const { predicate, at, state } of sentence.implied)
    if (isRead) sentence.claim(predicate, at, at + 1, { ...state, isDenied: false, isWeak: true });
    else sentence.unread.add(at);
  if (!isRead || sentence.claims.length > 0) return;
  for (const scope of sentence.terms) {
    scope.isClaim = true;
    for (const { season, year } of scope.terms)
      sentence.claim({ says: 'term', season, year, only: false }, scope.token, scope.token + 1, {
        isDenied: false,
      });
  }
};

const REASONS: ReadonlySet<string> = new Set(['because', 'since']);

/** Reads what begins at a token, and returns the token after it. */
const readAt = (sentence: Sentence, at: number, { sectionNames }: SentenceSetting): number => {
  const token = sentence.tokens[at] as Token;
  // A denial or limit ends before a reason, whichever rule reads the reason: "not all, because A and B clash".
  if (token.kind === 'word' && REASONS.has(token.text)) sentence.endClause();
  if (RULED.has(token.kind))
    for (const { pattern, read } of RULES.at(sentence.line, sentence.offsets[at] as number)) {
      const to = sentence.match(pattern, at);
      if (to !== null && read(sentence, at, to) !== false) {
        noteCourses(sentence, at, to);
        for (let each = at; each < to; each += 1) sentence.consumed.add(each);
        return to;
      }
    }
  switch (token.kind) {
    case 'course':
      hearCourse(sentence, token, at);
      return at + 1;
    case 'number':
      readBareNumber(sentence, token, at, sectionNames);
      return at + 1;
    case 'days': {
      const only = sentence.takeOnly();
      // "Two of them meet on Fridays" does not exclude other days.
      const isShared = SHARED.test(sentence.line) || sentence.quantity !== null;
      sentence.claim({ says: 'days', days: token.days, only, isShared }, at, at + 1);
      return at + 1;
    }
    case 'range':
      sentence.claim(
        { says: 'range', options: token.options, isShared: SHARED.test(sentence.line) },
        at,
        at + 1,
      );
      return at + 1;
    case 'clock':
      sentence.claim({ says: 'clock', at: token.at, edge: edgeOf(sentence, at) }, at, at + 1);
      return at + 1;
    case 'term':
      readTerm(sentence, token, at);
      return at + 1;
    case 'phrase':
      readPhrase(sentence, token, at);
      return at + 1;
    case 'name':
      readName(sentence, token, at);
      return at + 1;
    case 'quote':
      readQuote(sentence, token, at);
      return at + 1;
    case 'word':
      return readWord(sentence, at, sectionNames);
  }
};

const ENDING = /^(?:ends?|ending|finish\w*|wraps?|concludes?|out|over|until|till|done|closes?|through)$/;

/** Whether a time of day is an end, or may be a beginning. */
const edgeOf = (sentence: Sentence, at: number): 'start' | 'end' | 'before' => {
  if (sentence.word(at - 1) === 'by') return 'before';
  const before = [1, 2, 3, 4].map((by) => sentence.word(at - by));
  return before.some((word) => ENDING.test(word)) ? 'end' : 'start';
};

/** Courses that a rule consumed are no subjects: a later list does not continue them. */
const noteCourses = (sentence: Sentence, from: number, to: number): void => {
  if (sentence.kind('course', from, to).length > 0) sentence.subjectEnd = -1;
};

const JOINTS: ReadonlySet<string> = new Set(['and', ',', '&', '/', '+', 'or', 'both', 'with']);

const OWNED = /^(?:of|in|for)$/;

const hearCourse = (sentence: Sentence, { code }: TokenOf<'course'>, at: number): void => {
  let before = at - 1;
  while (before > sentence.subjectEnd && JOINTS.has(sentence.word(before))) before -= 1;
  const joins = sentence.subjectEnd >= 0 && before === sentence.subjectEnd && before < at - 1;
  if (!joins) sentence.quantity = null;
  sentence.subjects = joins ? [...new Set([...sentence.subjects, code])] : [code];
  sentence.subjectEnd = at;
  // "Section D2 of A" is a section of A.
  const isBehind = at - sentence.sectionEnd <= 2;
  // So is the section of "In section D3, A meets in …".
  const isLed =
    sentence.word(at - 1) === ',' &&
    /^(?:in|for|with|at)$/.test(sentence.word(0)) &&
    sentence.tokens.slice(1, sentence.sectionEnd).every(({ kind }) => kind === 'word');
  const isOwned = sentence.section?.name != null && isBehind && (OWNED.test(sentence.word(at - 1)) || isLed);
  if (!isOwned) sentence.section = null;
};
