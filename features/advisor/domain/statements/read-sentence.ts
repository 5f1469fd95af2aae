import type { Claim } from './claim.ts';
import { FIGURE_RULES } from './figure-rules.ts';
import { RECORD_RULES, TIME_RULES } from './record-rules.ts';
import { RELATION_RULES } from './relation-rules.ts';
import { giveTerms, placed } from './place-claims.ts';
import { Sentence } from './sentence.ts';
import { withoutTitles } from './titles-beside-codes.ts';
import type { Token, TokenOf } from './token.ts';
import { BLOCKERS, FIGURE_WORDS, GLUE, KINDS, OFFER_WORDS, TEACH_WORDS } from './vocabulary.ts';

/** What was made of a sentence. */
export interface Reading {
  claims: Claim[];
  /** Whether nothing was left over: what was read is all that it says. */
  isWhole: boolean;
  /** Words that were not read stand near that may turn a claim into something else. */
  isBlocked: boolean;
  courses: readonly TokenOf<'course'>[];
  /** The words that nothing was made of. */
  rest: readonly string[];
  /** The course that the next sentence speaks of, where this one says. */
  subjects: readonly string[];
}

export interface SentenceSetting {
  /** Courses that were spoken of before. */
  about: readonly string[];
  /** Names of the sections of the courses spoken of, folded. */
  sectionNames: ReadonlySet<string>;
  /** What a table's heading says of the cell. */
  heading?: string;
}

const RULES = [...RELATION_RULES, ...RECORD_RULES, ...TIME_RULES, ...FIGURE_RULES];
const SHARED = /\b(?:both|clash(?:es)?|conflicts?|overlaps?|same time|in common)\b/;
const TOTAL =
  /\b(?:total|totals|together|combined|altogether|in all|sums?|adds? up|both courses|comes? to|amounts? to)\b/;

/** Reads a sentence's tokens from left to right. Each token is looked at by every rule once. */
export const readSentence = (given: readonly Token[], setting: SentenceSetting): Reading => {
  const { tokens, titles } = withoutTitles(given);
  const sentence = new Sentence(tokens, setting.about);
  const names = [...new Set(sentence.courses)];
  sentence.isTotal = TOTAL.test(sentence.line) && (names.length > 1 || setting.about.length > 1);
  for (let at = 0; at < tokens.length;) at = readAt(sentence, at, setting);
  sentence.endClause();
  readBareFigures(sentence);
  giveTerms(sentence);
  const claims: Claim[] = [...titles, ...placed(sentence, setting.about)];
  const rest = [...sentence.unread].filter((at) => !isFurniture(sentence, at));
  return {
    claims,
    isWhole: rest.length === 0,
    rest: rest.map((at) => sentence.word(at)),
    isBlocked: rest.some((at) => BLOCKERS.has(sentence.word(at))),
    courses: given.filter((token) => token.kind === 'course'),
    subjects: sentence.courses.length === 0 ? setting.about : sentence.subjects,
  };
};

const isFurniture = (sentence: Sentence, at: number): boolean => GLUE.has(sentence.word(at));

/** Handles what stands at a token, and answers with the next one. */
const readAt = (sentence: Sentence, at: number, { sectionNames }: SentenceSetting): number => {
  const token = sentence.tokens[at] as Token;
  if (token.kind === 'word' || token.kind === 'number' || token.kind === 'course')
    for (const { pattern, read } of RULES) {
      const to = sentence.match(pattern, at);
      if (to !== null && read(sentence, at, to) !== false) {
        noteCourses(sentence, at, to);
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
      sentence.claim(
        { says: 'days', days: token.days, only, isShared: SHARED.test(sentence.line) },
        at,
        at + 1,
      );
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
      sentence.claim({ says: 'clock', at: token.at, edge: 'start' }, at, at + 1);
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

/** Courses that a rule took up are no subjects, but a later list may go on with them. */
const noteCourses = (sentence: Sentence, from: number, to: number): void => {
  if (sentence.kind('course', from, to).length > 0) sentence.subjectEnd = -1;
};

const JOINTS: ReadonlySet<string> = new Set(['and', ',', '&', '/', '+', 'or', 'both', 'with']);

const hearCourse = (sentence: Sentence, { code }: TokenOf<'course'>, at: number): void => {
  let before = at - 1;
  while (before > sentence.subjectEnd && JOINTS.has(sentence.word(before))) before -= 1;
  const joins = sentence.subjectEnd >= 0 && before === sentence.subjectEnd && before < at - 1;
  sentence.subjects = joins ? [...new Set([...sentence.subjects, code])] : [code];
  sentence.subjectEnd = at;
  sentence.section = null;
};

/** What may stand behind a figure whose name stood before it: no noun of its own. */
const BEHIND_FIGURE =
  /^(?:|[.,;:)(\-—!|&/]|and|for|in|at|on|overall|this|last|but|while|with|according|from|by|per|to|as|right|now|T|C|N|which|so|vs|versus|against|\()$/;

const readBareNumber = (
  sentence: Sentence,
  token: TokenOf<'number'>,
  at: number,
  sectionNames: ReadonlySet<string>,
): void => {
  const { pending } = sentence;
  const next = sentence.word(at + 1);
  if (sectionNames.has(String(token.value)) && /^(?:section|sec|#|no)$/.test(sentence.word(at - 1))) return;
  if (pending === null || !BEHIND_FIGURE.test(next) || sentence.word(at - 1) === '$') {
    sentence.unread.add(at);
    return;
  }
  const bound = sentence.takeBound();
  const { value, decimals } = token;
  if (sentence.isTotal && at > 0 && sentence.word(at - 1) !== '(')
    sentence.claim({ says: 'total', of: pending, value, decimals, bound }, at, at + 1);
  else sentence.claim({ says: 'figure', of: pending, value, until: value, decimals, bound }, at, at + 1);
};

/** Figures behind courses whose name stands behind the last of them: `A 11.0, B 6.5 hours a week`. */
const readBareFigures = (sentence: Sentence): void => {
  const fields = new Set(
    sentence.claims.flatMap((claim) =>
      claim.says === 'figure' || claim.says === 'more' || claim.says === 'most' ? [claim.of] : [],
    ),
  );
  const [of] = fields;
  if (fields.size !== 1 || of === undefined || of === 'start') return;
  for (const at of unreadOf(sentence)) {
    const token = sentence.tokens[at];
    const before = sentence.tokens[/^[(:,-]$/.test(sentence.word(at - 1)) ? at - 2 : at - 1];
    if (token?.kind !== 'number' || before?.kind !== 'course') continue;
    sentence.unread.delete(at);
    const { value, decimals } = token;
    sentence.claim({ says: 'figure', of, value, until: value, decimals, bound: 'exactly' }, at, at + 1, {
      about: before.code,
      isDenied: false,
    });
  }
};

const unreadOf = (sentence: Sentence): number[] => [...sentence.unread].toSorted((a, b) => a - b);

const readTerm = (sentence: Sentence, { terms }: TokenOf<'term'>, at: number): void => {
  const isOffer =
    [...sentence.words].some((word) => OFFER_WORDS.has(word)) ||
    sentence.only !== null ||
    /\bT (?:course|class|offering|thing)\b/.test(sentence.line);
  if (
    /^(?:-|only)$/.test(sentence.word(at + 1)) &&
    /^T (?:- )?only\b/.test(sentence.line.slice(sentence.offsets[at]))
  ) {
    for (const { season, year } of terms)
      sentence.claim({ says: 'term', season, year, only: true }, at, at + 1);
    return;
  }
  const hasDone = sentence.claims.some(({ says }) => says !== 'term' && says !== 'title');
  const isDenied = sentence.denial !== null;
  if (
    isOffer &&
    (!hasDone || isDenied) &&
    /\b(?:offered|available|given|runs?|running|taught|scheduled|offering|offers|only|term|terms|semester|when|T (?:course|class|offering|thing))\b/.test(
      sentence.line,
    )
  ) {
    const only = sentence.takeOnly();
    const denied = sentence.takeDenial();
    for (const { season, year } of terms)
      sentence.claim({ says: 'term', season, year, only }, at, at + 1, { isDenied: denied });
    sentence.terms.push({ token: at, terms, isClaim: true });
  } else sentence.terms.push({ token: at, terms, isClaim: false });
};

const isTaught = (sentence: Sentence): boolean => [...sentence.words].some((word) => TEACH_WORDS.has(word));

const readPhrase = (sentence: Sentence, token: TokenOf<'phrase'>, at: number): void => {
  const { of, value, codes } = token;
  if (of === 'title') {
    const [code] = codes;
    if (codes.length === 1 && code !== undefined && !sentence.subjects.includes(code)) {
      sentence.subjects = [code];
      sentence.subjectEnd = at;
    }
    return;
  }
  if (of === 'person') {
    if (!isTaught(sentence)) sentence.unread.add(at);
    else sentence.claim({ says: 'person', name: value, only: sentence.takeOnly() }, at, at + 1);
    return;
  }
  if (of === 'place') return sentence.claim({ says: 'place', name: value }, at, at + 1);
  if (of === 'programme' && (sentence.words.has('department') || sentence.words.has('dept')))
    return sentence.claim({ says: 'department', name: value }, at, at + 1);
  if (of === 'department') {
    if (sentence.words.has('department') || sentence.words.has('dept') || sentence.words.has('belongs'))
      return sentence.claim({ says: 'department', name: value }, at, at + 1);
    sentence.unread.add(at);
    return;
  }
  if (
    of === 'attribute' &&
    /\b(?:counts?|fulfill?s?|satisf\w+|requirement|gen ed|general education|distribution|attribute|listed|credit|towards?|tagged|under|hass|as)\b|:/.test(
      sentence.line,
    )
  )
    return sentence.claim({ says: 'attribute', name: value }, at, at + 1);
  sentence.unread.add(at);
};

const TEACH_BEFORE =
  /(?:\b(?:taught|led|lectures|instruction|co - taught|run) by|\binstructors?(?: (?:is|are|:|=|for C is))*|\b(?:professors?|profs?|dr)(?: \.)?|\bteachers?(?: (?:is|are|:))*|\bwith(?: professors?| prof| dr)?)(?: (?:both|the|a|only|,|and|U|P))* $/;
const TEACH_AFTER =
  /^U(?: (?:and|,|&|U|P))*(?: who)? (?:will )?(?:teach|teaches|taught|leads?|is teaching|are teaching|is the instructor|is the professor|co - teach)\b/;

const readName = (sentence: Sentence, { value }: TokenOf<'name'>, at: number): void => {
  const before = sentence.line.slice(0, sentence.offsets[at]);
  const after = sentence.line.slice(sentence.offsets[at]);
  const isWith = /\bwith (?:both )?$/.test(before) && !isTaught(sentence);
  if ((TEACH_BEFORE.test(before.slice(-80)) && !isWith) || TEACH_AFTER.test(after.slice(0, 120)))
    return sentence.claim({ says: 'person', name: value, only: sentence.takeOnly() }, at, at + 1);
  if (/\b(?:titled|called|named|entitled|title(?: (?:is|of C is|:))+) $/.test(before))
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  if (/\bdepartment of $|\bbelongs to (?:the )?$/.test(before) || /^U (?:department|dept)\b/.test(after))
    return sentence.claim({ says: 'department', name: value }, at, at + 1);
  if (/\b(?:room|location|located|building|held|meets|place)\b[^;]* (?:in|at|:|is) $/.test(before))
    return sentence.claim({ says: 'place', name: value }, at, at + 1);
  sentence.unread.add(at);
};

const readQuote = (sentence: Sentence, { value }: TokenOf<'quote'>, at: number): void => {
  const before = sentence.line.slice(0, sentence.offsets[at]);
  const { quotes } = sentence;
  sentence.quotes = null;
  if (quotes !== null)
    return sentence.claim({ says: 'prerequisite text', text: value, of: quotes }, at, at + 1);
  if (/\b(?:recommend\w*|suggest\w*)\b[^;.]*$/.test(before))
    return sentence.claim({ says: 'prerequisite text', text: value, of: 'recommended' }, at, at + 1);
  if (/\b(?:prerequisites?|prereqs?|requires?|asks? for|needs?)\b[^;.]*$/.test(before))
    return sentence.claim({ says: 'prerequisite text', text: value, of: 'needed' }, at, at + 1);
  if (/\b(?:titled|called|named|entitled|title)\b[^;.]{0,20}$/.test(before))
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  const isTitle = /^\W*\p{Lu}/u.test(value) && value.trim().includes(' ') && value.split(' ').length < 10;
  if (isTitle && /\bC (?:is|goes by the name|is better known as|is known as)(?: of)? $/.test(before))
    return sentence.claim({ says: 'title', title: value }, at, at + 1);
  sentence.unread.add(at);
};

const BOUNDARIES: ReadonlySet<string> = new Set([
  ';',
  'but',
  'while',
  'whereas',
  '—',
  'although',
  'though',
  '.',
]);

const readWord = (sentence: Sentence, at: number, sectionNames: ReadonlySet<string>): number => {
  const word = sentence.word(at);
  if (BOUNDARIES.has(word)) {
    sentence.endClause();
    sentence.pending = word === '.' ? sentence.pending : null;
    return at + 1;
  }
  // "Not yet: it asks for …"
  if (word === ':' && sentence.denial !== null) {
    sentence.unread.add(sentence.denial);
    sentence.denial = null;
    return at + 1;
  }
  if (word === 'not' || word === 'never' || word === 'nor') {
    if (sentence.denial !== null) sentence.unread.add(at);
    sentence.denial = at;
    return at + 1;
  }
  if (word === 'no' && sentence.word(at + 1) === 'longer') {
    sentence.denial = at;
    return at + 2;
  }
  if (word === 'only' && (sentence.word(at - 1) === 'T' || sentence.word(at - 2) === 'T')) return at + 1;
  if (word === 'would' && sentence.isTotal) return at + 1;
  if (word === 'only' || word === 'solely' || word === 'exclusively' || word === 'just') {
    if (sentence.tokens[at + 1]?.kind === 'number') return at + 1;
    sentence.only = at;
    return at + 1;
  }
  if (word === 'alone' && sentence.claims.length > 0) {
    const last = sentence.claims.at(-1);
    if (last?.says === 'person' || last?.says === 'days' || last?.says === 'term') last.only = true;
    else sentence.unread.add(at);
    return at + 1;
  }
  if ((word === 'both' || word === 'each' || word === 'all') && sentence.subjects.length > 1) return at + 1;
  if (word === 'both' && /^(?:C|T|P|D)/.test(sentence.word(at + 1))) return at + 1;
  const kind = KINDS[word];
  if (kind !== undefined || /^(?:section|sec)$/.test(word))
    return readSection(sentence, at, kind ?? null, sectionNames);
  if (sectionNames.has(word) && /\d/.test(word)) {
    sentence.section = { kind: sentence.section?.kind ?? null, name: word };
    return at + 1;
  }
  const figure = FIGURE_WORDS[word];
  const isOfNumber = /^(?:hours|hrs|units|credits)$/.test(word) && sentence.tokens[at - 1]?.kind === 'number';
  if (figure !== undefined && !isOfNumber) sentence.pending = figure;
  if (!GLUE.has(word)) sentence.unread.add(at);
  return at + 1;
};

/** `Recitation R10`, `section 001`, `the lecture`, `a seminar`. */
const readSection = (
  sentence: Sentence,
  at: number,
  kind: string | null,
  sectionNames: ReadonlySet<string>,
): number => {
  let next = at + 1;
  while (/^(?:section|sec|#|no)$/.test(sentence.word(next))) next += 1;
  const token = sentence.tokens[next];
  const name =
    token?.kind === 'number'
      ? [...sectionNames].find((each) => /^\d+$/.test(each) && Number(each) === token.value)
      : token?.kind === 'word' && sectionNames.has(token.text) && token.text !== 'a'
        ? token.text
        : undefined;
  if (name !== undefined) {
    sentence.section = { kind, name };
    return next + 1;
  }
  if (kind === null) return at + 1;
  const before = sentence.word(at - 1);
  const two = sentence.word(at - 2);
  const isKind =
    /^(?:a|an|as|:)$/.test(before) ||
    (/^(?:unit|credit|-|small|large|big|weekly)$/.test(before) && /^(?:a|an|N|unit|-)$/.test(two));
  const isOwned =
    /^(?:has|have|with|plus|and|includes|include)$/.test(two) &&
    /^(?:at|on|in|that|which|meeting|meets|from|,)$|^[DRK]$/.test(sentence.word(at + 1));
  if (isKind && isOwned) sentence.section = { kind, name: null };
  else if (isKind) sentence.claim({ says: 'component', kind }, at, at + 1);
  else if (/^(?:the|its|every|each|and|,|;|with|;|:|\(|-)$/.test(before) || at === 0)
    sentence.section = { kind, name: null };
  else if (
    /^(?:course|class)$/.test(sentence.word(at + 1)) ||
    /^(?:is|kind|format|type|component)$/.test(before)
  )
    sentence.claim({ says: 'component', kind }, at, at + 1);
  else sentence.unread.add(at);
  return at + 1;
};
