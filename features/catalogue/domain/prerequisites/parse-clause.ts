import { allOf, anyOf, type Requirement } from './requirement.ts';
import { closeOf, type Token } from './tokens.ts';

type Link = 'and' | 'or' | 'with' | 'slash' | 'comma' | 'comma-and' | 'comma-or';

/** A list item and what joins it to the previous one; null for the first. */
interface Element {
  link: Link | null;
  part: Requirement;
}

/** Maximum nesting of brackets; nobody writes more than a few. */
const DEEPEST = 32;

/** Parses how the courses of a clause combine. Null if ambiguous: "A or B and C", "A, B", unknown words between courses. */
export function parseClause(tokens: readonly Token[], depth = 0): Requirement | null {
  if (depth > DEEPEST) return null;
  const elements: Element[] = [];
  let index = 0;
  while (index < tokens.length) {
    const link = elements.length === 0 ? null : linkAt(tokens, index);
    if (link !== null) index = link.to;
    else if (elements.length > 0) return null;
    const item =
      tokens[index]?.kind === 'count' ? countedAt(tokens, index, depth) : itemAt(tokens, index, depth);
    if (item === null) return null;
    elements.push({ link: link?.kind ?? null, part: item.part });
    index = item.to;
  }
  return combine(elements);
}

function linkAt(tokens: readonly Token[], index: number): { kind: Link; to: number } | null {
  const first = tokens[index]?.kind;
  const second = tokens[index + 1]?.kind;
  if (first === 'comma' && (second === 'and' || second === 'or'))
    return { kind: `comma-${second}`, to: index + 2 };
  if (first === 'comma' && second === 'with') return { kind: 'comma-and', to: index + 2 };
  if (first === 'and' || first === 'or' || first === 'with' || first === 'slash' || first === 'comma') {
    return { kind: first, to: index + 1 };
  }
  return null;
}

/** Introductory words that add no meaning. */
const LEAD =
  /^(?:(?:(?:course )?pre-? ?req(?:uisite)?s?(?:\(s\))?|requisites?|required|requires|requirements?|permitted with|after|prior|previous|successful|this|students|who|must|should|have|has|had|having|been|taken|completed?|completion|passed|credit for|enrolled in|of|in|the|course|courses|a|grade|background)\b[\s:.–-]*)+$/i;
const TRAIL = /^(?:(?:is|are|as)? ?(?:required|a prerequisite|prerequisites|needed)|or (?:higher|above))$/i;
const CONCURRENT = /concurren|co-?req|simultaneous|same time/i;
const OTHER_NAME = /^(?:formerly|previously|now|also|was|aka|same as|offered as|listed as)\b/i;
/** "(Intermediate German)": the course's title. */
const TITLE = /^(?!.*\b(?:or|not|only|if|with|grade|may|must|equivalent)\b)\p{Lu}[\p{L} :,&-]+$/u;
const EQUIVALENT = /equivalent|permission|consent|approval|placement/i;

/** A course, group or run of words, with its lead-in and trailing words. */
function itemAt(
  tokens: readonly Token[],
  start: number,
  depth: number,
): { part: Requirement; to: number } | null {
  let index = start;
  let token = tokens[index];
  const next = tokens[index + 1];
  if (
    token?.kind === 'words' &&
    (next?.kind === 'course' || next?.kind === 'carried' || next?.kind === 'open' || next?.kind === 'count')
  ) {
    if (!LEAD.test(token.text)) return null;
    index += 1;
    token = next;
  }
  if (token === undefined) return null;
  if (token.kind === 'count') return countedAt(tokens, index, depth);
  if (token.kind === 'words') return { part: { kind: 'other', text: token.text }, to: index + 1 };
  if (token.kind === 'carried') return { part: token, to: index + 1 };
  if (token.kind === 'open') {
    const close = closeOf(tokens, index);
    const part = close < 0 ? null : parseClause(tokens.slice(index + 1, close), depth + 1);
    return part === null ? null : { part, to: close + 1 };
  }
  if (token.kind !== 'course') return null;
  return applyNote(tokens, index + 1, { kind: 'course', code: token.code }, depth);
}

/** Handles brackets or words directly after a course. */
function applyNote(
  tokens: readonly Token[],
  index: number,
  course: Requirement,
  depth: number,
): { part: Requirement; to: number } | null {
  const token = tokens[index];
  if (token?.kind === 'words') return TRAIL.test(token.text) ? { part: course, to: index + 1 } : null;
  if (token?.kind !== 'open') return { part: course, to: index };
  const close = closeOf(tokens, index);
  const inside = tokens.slice(index + 1, close);
  if (close < 0) return null;
  const text = inside
    .map((each) => ('text' in each ? each.text : each.kind === 'course' ? each.code : each.kind))
    .join(' ');
  if (OTHER_NAME.test(text) || TITLE.test(text)) return { part: course, to: close + 1 };
  if (CONCURRENT.test(text) || (EQUIVALENT.test(text) && inside.every(({ kind }) => kind !== 'course'))) {
    return { part: anyOf([course, { kind: 'other', text: text.replace(/^or /, '') }]), to: close + 1 };
  }
  if (inside[0]?.kind !== 'or') return null;
  const others = parseClause(inside.slice(1), depth + 1);
  return others === null ? null : { part: anyOf([course, others]), to: close + 1 };
}

/** "one of A, B or C": the list extends to the end or to an "and". */
function countedAt(
  tokens: readonly Token[],
  start: number,
  depth: number,
): { part: Requirement; to: number } | null {
  const token = tokens[start];
  if (token?.kind !== 'count') return null;
  const parts: Requirement[] = [];
  let index = start + 1;
  for (;;) {
    const item = itemAt(tokens, index, depth);
    if (item === null) return null;
    parts.push(item.part);
    index = item.to;
    const link = linkAt(tokens, index);
    if (link === null || link.kind === 'and' || link.kind === 'comma-and' || link.kind === 'with') break;
    index = link.to;
  }
  if (token.need === 1) return { part: anyOf(parts), to: index };
  const isSure = parts.length > token.need && parts.every(({ kind }) => kind === 'course');
  return isSure ? { part: { kind: 'some', need: token.need, of: parts }, to: index } : null;
}

function combine(elements: readonly Element[]): Requirement | null {
  const tight = mergeWords(mergeLink(mergeLink(elements, 'slash', anyOf), 'with', allOf));
  const last = tight.at(-1);
  // "A or B, which may be taken concurrently".
  if (last?.part.kind === 'other' && last.link === 'comma' && CONCURRENT.test(last.part.text)) {
    return allOrElse(tight.slice(0, -1), last.part);
  }
  const links = new Set(tight.flatMap(({ link }) => link ?? []));
  const has = (...kinds: Link[]): boolean => kinds.some((kind) => links.has(kind));
  const parts = tight.map(({ part }) => part);
  if (parts.length < 2) return parts[0] ?? null;
  const hasOr = has('or', 'comma-or');
  const hasAnd = has('and', 'comma-and');
  if (hasOr && !hasAnd) return hasLateComma(tight) ? null : anyOf(parts);
  if (hasAnd && !hasOr) return hasLateComma(tight) ? null : allOf(parts);
  if (!hasAnd && !hasOr) return parts.every(isDotted) ? allOf(parts) : null;
  // "A and B, or permission": permission replaces everything before it.
  if (
    last?.part.kind === 'other' &&
    (last.link === 'or' || last.link === 'comma-or') &&
    EQUIVALENT.test(last.part.text)
  ) {
    return allOrElse(tight.slice(0, -1), last.part);
  }
  if (has('comma') || (has('comma-or') && has('comma-and'))) return null;
  if (has('comma-or')) return splitAt(tight, 'comma-or', anyOf);
  return has('comma-and') ? splitAt(tight, 'comma-and', allOf) : null;
}

/** All of the elements, or the alternative. */
function allOrElse(elements: readonly Element[], other: Requirement): Requirement | null {
  const rest = combine(elements);
  return rest === null ? null : anyOf([rest, other]);
}

/** "A or B, C": the meaning of a comma after "or" is ambiguous. */
function hasLateComma(elements: readonly Element[]): boolean {
  const firstWord = elements.findIndex(({ link }) => link !== null && link !== 'comma');
  return elements.some(({ link }, index) => link === 'comma' && index > firstWord);
}

/**
 * "one course in sociology or economics": consecutive words are merged into one undecidable part. Permission stays
 * separate, since it may replace all the rest.
 */
function mergeWords(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const { link, part } of elements) {
    const last = joined.at(-1);
    const isApart = link !== 'comma' && part.kind === 'other' && EQUIVALENT.test(part.text);
    const between = link === 'comma' ? ',' : ` ${link}`;
    const isWord = link === 'and' || link === 'or' || link === 'comma';
    if (isWord && !isApart && last?.part.kind === 'other' && part.kind === 'other') {
      last.part = { kind: 'other', text: `${last.part.text}${between} ${part.text}` };
    } else joined.push({ link, part });
  }
  return joined;
}

const isDotted = (part: Requirement): boolean =>
  part.kind === 'course' ? /^\w+\.\w+$/.test(part.code) : part.kind === 'some' && part.of.every(isDotted);

function mergeLink(
  elements: readonly Element[],
  link: Link,
  join: (parts: readonly Requirement[]) => Requirement,
): Element[] {
  const joined: Element[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (element.link === link && last !== undefined) last.part = join([last.part, element.part]);
    else joined.push({ ...element });
  }
  return joined;
}

/** "A and B, or C and D": the comma binds less tightly than the words. */
function splitAt(
  elements: readonly Element[],
  link: Link,
  join: (parts: readonly Requirement[]) => Requirement,
): Requirement | null {
  const groups: Element[][] = [];
  for (const element of elements) {
    const last = groups.at(-1);
    if (last === undefined || element.link === link) groups.push([{ ...element, link: null }]);
    else last.push(element);
  }
  const parts = groups.map(combine);
  return parts.every((part) => part !== null) ? join(parts) : null;
}
