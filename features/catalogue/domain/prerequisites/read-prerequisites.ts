import type { Course } from '../../contract.ts';
import type { Recogniser } from '../recogniser/recogniser.ts';
import type { CarriersOf } from './carriers.ts';
import { parseClause } from './parse-clause.ts';
import { allOf, anyOf, codesOf, type Requirement } from './requirement.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A course's prerequisites, as far as its record states them. */
export interface Prerequisites {
  /** The registrar's text; null when there is none, which does not mean that nothing is needed. */
  stated: string | null;
  /** Parsed form. Null when nothing is stated or the text is ambiguous. */
  requirement: Requirement | null;
  /** Whether `requirement` is reliable; also true for an explicit "none", which is an empty `all`. */
  certain: boolean;
  /** Codes of required courses, and of those with a required attribute. */
  codes: string[];
  /** The registrar's text on recommendations; null when there is none. */
  recommended: string | null;
  /** Codes named in `recommended`. */
  recommendedCodes: string[];
}

export type StatedCourse = Pick<Course, 'course_requirements' | 'recommended_prep'>;
/** The parts of a catalogue needed to parse prerequisites: its codes, and the attributes of its courses. */
export interface PrerequisiteSource {
  recogniser: Pick<Recogniser, 'mentions' | 'subjectsNamed'>;
  carriersOf: CarriersOf;
}

const NOT_STATED = /^(?:n\/?a|-+|tba|tbd|unknown|null|nan|\.)?$/i;
const NOTHING_NEEDED =
  /^(?:none(?: required)?|nothing|no (?:formal )?prerequisites?(?: (?:required|needed))?|there are no (?:formal )?prerequisites?(?: for this course)?)\.?$/i;

/** Whether a text explicitly states that nothing is required: "None". */
export const statesNoneNeeded = (text: string): boolean => NOTHING_NEEDED.test(text.trim());

/** Wording that excludes rather than requires: these courses are not prerequisites. */
const RESTRICTION =
  /\banti-? ?req|\bnot (?:be )?(?:taken|open|eligible|available|receive)|\bcannot\b|\bmay not\b|\bmutually exclusive|\bexclusive of|\bonly one of\b|\bno credit|\bcredit (?:may|can|will|for only)|\bin addition to\b|\bequivalent to\b/i;
const RECOMMENDATION =
  /\brecommend|\bhelpful|\bpreferred|\bpreferab|\bsuggest|\bencourage|\bdesirable|\buseful|\badvis(?:ed|able)/i;
const REQUIRED_TOO = /(?<!\bnot )(?<!\bthan )\b(?:required|must|needed)\b/i;
const CONCURRENT = /\bconcurren|\bco-? ?req/i;
/** Sentences that require something other than a course. */
const DEMAND =
  /\bmust\b|\bonly\b|\brequire|\bpermission|\bconsent|\bapproval|\bstanding\b|\bopen to\b|\brestricted|\blimited to\b|\bknowledge of\b|\bplacement|\baudition|\bstudents? in\b/i;

/** A statement with more clauses than this is prose; nothing in it is certain. */
const MOST_CLAUSES = 100;

/** Parses a record's prerequisites and recommendations. Linear in the length of the texts. */
export function readPrerequisites(course: StatedCourse, source: PrerequisiteSource): Prerequisites {
  const stated = statement(course.course_requirements);
  const recommended = statement(course.recommended_prep);
  const recommendedCodes = recommended === null ? [] : codesIn(source.recogniser.mentions(recommended));
  const rest = { stated, recommended, recommendedCodes };
  if (stated === null) return { ...rest, requirement: null, certain: false, codes: [] };
  if (NOTHING_NEEDED.test(stated)) return { ...rest, requirement: allOf([]), certain: true, codes: [] };
  const clauses = clausesOf(stated).map((clause) => readClause(clause, source));
  const requirement = joinClauses(clauses);
  if (requirement !== null) return { ...rest, requirement, certain: true, codes: codesOf(requirement) };
  const requiring = clauses.filter(({ text, mentions }) => requires(text, mentions) !== 'no');
  const codes = requiring.flatMap(({ mentions, carried }) => [...codesIn(mentions), ...carried]);
  return { ...rest, requirement, certain: false, codes: [...new Set(codes)] };
}

/**
 * Whether a clause requires its courses: not if it only excludes or recommends; in doubt if it does both, or if a
 * course precedes the excluding words.
 */
function requires(text: string, mentions: readonly { start: number }[]): 'yes' | 'no' | 'in doubt' {
  const first = mentions[0]?.start ?? Infinity;
  const restriction = RESTRICTION.exec(text);
  if (restriction !== null) return first < restriction.index ? 'in doubt' : 'no';
  const recommendation = RECOMMENDATION.exec(text);
  if (recommendation === null) return 'yes';
  const isOnlyRecommendation = mentions.length < 2 || recommendation.index < first;
  return isOnlyRecommendation && !REQUIRED_TOO.test(text) ? 'no' : 'in doubt';
}

function statement(text: string): string | null {
  const trimmed = text.trim();
  return NOT_STATED.test(trimmed) ? null : trimmed;
}

const codesIn = (mentions: Mentions): string[] => [...new Set(mentions.map(({ code }) => code))];

/** `Prerequisite(s):` in all spellings. */
const LABEL = /^(?:course )?pre-? ?req(?:uisite)?s?(?:\(s\))?\s*[:–-]\s*/i;

type Mentions = ReturnType<Recogniser['mentions']>;

interface Clause {
  text: string;
  /** Starts with "; or": an alternative to all clauses before it. */
  isAlternative: boolean;
}

interface ReadClause extends Clause {
  mentions: Mentions;
  /** Null if ambiguous. */
  tokens: readonly Token[] | null;
  /** Codes of courses with the named attribute. */
  carried: readonly string[];
}

function readClause(clause: Clause, { recogniser, carriersOf }: PrerequisiteSource): ReadClause {
  const mentions = recogniser.mentions(clause.text);
  const isSubject = (word: string): boolean => recogniser.subjectsNamed(word).length > 0;
  const tokens = tokensOf(clause.text, mentions, isSubject, carriersOf);
  const carried = tokens?.flatMap((token) => (token.kind === 'carried' ? token.codes : [])) ?? [];
  return { ...clause, mentions, tokens, carried };
}

/** Splits into sentences, and at semicolons outside brackets. */
function clausesOf(stated: string): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of stated.split(/(?<=[\p{L}\p{N})\]][.!?])\s+(?=[\p{Lu}([])|\n+/u)) {
    for (const part of splitOutside(sentence)) {
      const text = part
        .trim()
        .replace(/(?<![.\s])[.\s]+$/, '')
        .replace(LABEL, '');
      const lead = /^(and|or)\b[\s:,]*/i.exec(text);
      if (text !== '')
        clauses.push({
          text: text.slice(lead?.[0].length ?? 0),
          isAlternative: lead?.[1]?.toLowerCase() === 'or',
        });
    }
  }
  return clauses;
}

function splitOutside(sentence: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of sentence) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ';' && depth <= 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Combines all clauses; null if one of them cannot be parsed. */
function joinClauses(clauses: readonly ReadClause[]): Requirement | null {
  if (clauses.length > MOST_CLAUSES) return null;
  let joined: Requirement[] = [];
  for (const clause of clauses) {
    const { text, isAlternative, mentions, carried } = clause;
    const isAsking = requires(text, mentions);
    if (isAsking === 'no') continue;
    if (isAsking === 'in doubt') return null;
    const isWords = mentions.length === 0 && carried.length === 0;
    if (isWords && CONCURRENT.test(text) && joined.length > 0) {
      joined = [anyOf([allOf(joined), { kind: 'other', text }])];
      continue;
    }
    if (isWords && !isAlternative && !DEMAND.test(text) && joined.length > 0) continue;
    const part = partOf(clause);
    if (part === null) return null;
    joined = isAlternative && joined.length > 0 ? [anyOf([allOf(joined), part])] : [...joined, part];
  }
  return joined.length === 0 ? null : allOf(joined);
}

function partOf({ text, mentions, tokens, carried }: ReadClause): Requirement | null {
  if (mentions.length === 0 && carried.length === 0) return { kind: 'other', text };
  if (/^co-? ?req/i.test(text) || mentions.some(({ candidates }) => candidates !== undefined)) return null;
  return tokens === null ? null : parseClause(tokens);
}
