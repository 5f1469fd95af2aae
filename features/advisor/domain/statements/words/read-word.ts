import type { Sentence } from '../sentence.ts';
import { FIGURE_WORDS, GLUE, HEDGES, KINDS } from './vocabulary.ts';

const BOUNDARIES: ReadonlySet<string> = new Set([
  ';',
  'but',
  'while',
  'whereas',
  '—',
  'although',
  'though',
  'because',
  'so',
  'therefore',
  'yet',
  '.',
]);

export const readWord = (sentence: Sentence, at: number, sectionNames: ReadonlySet<string>): number => {
  const word = sentence.word(at);
  // "A, which takes …" makes A the subject.
  const named = sentence.tokens[sentence.word(at - 1) === ',' ? at - 2 : at - 1];
  if ((word === 'which' || word === 'who' || word === 'where') && named?.kind === 'course') {
    sentence.subjects = [named.code];
    return at + 1;
  }
  if (BOUNDARIES.has(word)) {
    sentence.endClause();
    sentence.pending = word === '.' ? sentence.pending : null;
    return at + 1;
  }
  // "Not a heavy course, at 9 hours": the denial ends before the comma.
  if (word === ',' && sentence.denial !== null && !isListed(sentence, at)) {
    sentence.unread.add(sentence.denial);
    sentence.denial = null;
  }
  // "Is not gruelling at 4 hours": the figure is not denied.
  if (
    (word === 'at' || word === 'with') &&
    sentence.denial !== null &&
    sentence.tokens[at + 1]?.kind === 'number' &&
    sentence.unread.has(at - 1) &&
    at - 1 > sentence.denial
  ) {
    sentence.unread.add(sentence.denial);
    sentence.denial = null;
  }
  // "Not yet: it asks for …": the denial ends at the colon.
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
  if (word === 'only' && (sentence.word(at - 1) === 'T' || sentence.word(at - 2) === 'T')) {
    const isClaimed = sentence.claims.some((claim) => claim.says === 'term' && claim.only);
    if (!isClaimed) sentence.unread.add(at);
    return at + 1;
  }
  if (word === 'would' && sentence.isTotal) return at + 1;
  if (/^(?:only|solely|exclusively|just|merely|barely)$/.test(word)) {
    if (sentence.tokens[at + 1]?.kind === 'number') return at + 1;
    // "Only A" limits the courses, not what is claimed of them.
    if (sentence.tokens[at + 1]?.kind === 'course') {
      if (sentence.word(at - 1) !== 'with') sentence.unread.add(at);
      return at + 1;
    }
    // "On Tuesday mornings only": the limit follows what it limits.
    const last = sentence.claims.at(-1);
    const isBehind = last?.token === at - 1 && /^(?:|[.,;:)])$/.test(sentence.word(at + 1));
    const days = sentence.claims.findLast(({ says }) => says === 'days');
    if (
      isBehind &&
      (last.says === 'days' || last.says === 'part') &&
      days?.says === 'days' &&
      at - days.token <= 2
    ) {
      days.only = true;
      return at + 1;
    }
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
  const kind = KINDS.get(word);
  if (kind !== undefined || /^(?:section|sec)$/.test(word))
    return readSection(sentence, at, kind ?? null, sectionNames);
  const isLabel = at === 0 && sentence.word(1) === ':';
  // "D3 begins at 3 and A at 1": an article cannot precede a verb, so this "A" is a section.
  const isLetter =
    /^[a-z]$/.test(word) &&
    /^(?:and|or|,|while|but|;|than)$/.test(sentence.word(at - 1)) &&
    /^(?:is|meets|starts|begins|ends|runs|has|at|on|from|takes)$/.test(sentence.word(at + 1));
  if (sectionNames.has(word) && (/\d/.test(word) || isLabel || isLetter)) {
    sentence.section = { kind: sentence.section?.kind ?? null, name: word };
    sentence.sectionEnd = at;
    sentence.namedSections.push({ name: word, token: at });
    ofSection(sentence, at);
    return at + 1;
  }
  const figure = FIGURE_WORDS.get(word);
  const isOfNumber = /^(?:hours|hrs|units|credits)$/.test(word) && sentence.tokens[at - 1]?.kind === 'number';
  if (figure !== undefined && !isOfNumber) sentence.pending = figure;
  if (!GLUE.has(word) || HEDGES.has(word)) sentence.unread.add(at);
  return at + 1;
};

/** Whether a sign is inside a denied list: "Not on Mondays, Wednesdays or …", "does not, …, meet". */
const isListed = ({ tokens, denial }: Sentence, at: number): boolean =>
  at - (denial ?? 0) < 2 || tokens[at + 1]?.kind === 'days';

/** "Seven places remain in section D3": makes the claims right before it claims about the section. */
const ofSection = (sentence: Sentence, at: number): void => {
  const { section } = sentence;
  for (const claim of sentence.claims.toReversed()) {
    const between = sentence.tokens.slice(claim.token, at).map(({ text }) => text);
    if (claim.section !== null || between.some((word) => /^(?:[.,;:(]|but|and|while|C)$/.test(word))) return;
    claim.section = section;
  }
};

const KIND_END =
  /^(?:|[.,;:)(—]|that|which|held|led|taught|capped|meeting|run|for|on|at|with|in|and|but|D|K|R)$/;
const MOST_DESCRIBED = 5;
/** Whether an article comes before, with only adjectives between: "A small weekly …". */
const hasArticle = ({ tokens }: Sentence, at: number): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - MOST_DESCRIBED); before -= 1) {
    const { kind, text } = tokens[before] ?? { kind: 'name', text: '' };
    if (text === 'a' || text === 'an') {
      const verb = tokens[before - 1]?.text ?? '';
      if (tokens[before - 2]?.text === '-' || text === verb) continue;
      return /^(?:is|as|be|was|remains|being)$/.test(verb) && before < at - 1;
    }
    if (kind !== 'word' && kind !== 'days' && kind !== 'number') return false;
    if (/^(?:of|no|not|has|have|with|the|than|like|,|and)$/.test(text)) return false;
  }
  return false;
};

const nameKind = (sentence: Sentence, kind: string, token: number): void => {
  sentence.section = { kind, name: null };
  sentence.namedKinds.push({ kind, token });
};

/** Reads a section by kind and name: `Recitation R10`, `section 001`, `the lecture`, `a seminar`. */
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
      : token?.kind === 'word' &&
          sectionNames.has(token.text) &&
          (token.text !== 'a' || /^(?:with|has|meets|is|:|\(|in|on|at)$/.test(sentence.word(next + 1)))
        ? token.text
        : undefined;
  if (name !== undefined) {
    sentence.section = { kind, name };
    sentence.sectionEnd = next;
    sentence.namedSections.push({ name, token: next });
    ofSection(sentence, at);
    return next + 1;
  }
  if (kind === null) return at + 1;
  // "A discussion-based course" describes the teaching, not the kind of section.
  if (
    sentence.word(at + 1) === '-' &&
    /^(?:based|style|driven|heavy|led|oriented|focused|centered)$/.test(sentence.word(at + 2))
  ) {
    for (let each = at; each < at + 3; each += 1) sentence.unread.add(each);
    return at + 3;
  }
  const before = sentence.word(at - 1);
  const two = sentence.word(at - 2);
  const isOfNamed = sentence.section?.name != null && /^(?:a|an|the)$/.test(before) && two === 'is';
  if (isOfNamed) {
    sentence.claim({ says: 'component', kind }, at, at + 1);
    return at + 1;
  }
  const isKind =
    /^(?:a|an|as|:)$/.test(before) ||
    (/^(?:unit|credit|-|small|large|big|weekly)$/.test(before) && /^(?:a|an|N|unit|-)$/.test(two));
  // The kind of the course: "A once-a-week seminar", "· Lab ·".
  const isAlone =
    (KIND_END.test(sentence.word(at + 1)) && hasArticle(sentence, at)) ||
    (/^(?:·|•|\||—)$/.test(before) && /^(?:·|•|\||—|,|)$/.test(sentence.word(at + 1)));
  if (isAlone) {
    sentence.claim({ says: 'component', kind }, at, at + 1);
    return at + 1;
  }
  // A kind of section: "The A lecture", "| Lecture MWF 10:00".
  if (
    ((sentence.tokens[at - 1]?.kind === 'course' || sentence.tokens[at - 1]?.kind === 'term') &&
      !/^(?:has|s|sections?|and|course|class)$/.test(sentence.word(at + 1)) &&
      !(sentence.tokens[at - 1]?.kind === 'course' && sentence.word(at + 1) === 'is')) ||
    (/^(?:·|•|\||—|T)$/.test(before) && /^(?:D|R|K|on|at|in|\()$/.test(sentence.word(at + 1)))
  ) {
    nameKind(sentence, kind, at);
    return at + 1;
  }
  const isOwned =
    /^(?:has|have|with|plus|and|includes|include)$/.test(two) &&
    /^(?:at|on|in|that|which|meeting|meets|from|,)$|^[DRK]$/.test(sentence.word(at + 1));
  if (isKind && isOwned) nameKind(sentence, kind, at);
  else if (isKind) sentence.claim({ says: 'component', kind }, at, at + 1);
  else if (/^(?:the|its|'s|every|each|and|,|;|with|;|:|\(|-)$/.test(before) || at === 0)
    nameKind(sentence, kind, at);
  else if (
    /^(?:course|class)$/.test(sentence.word(at + 1)) ||
    /^(?:is|kind|format|type|component)$/.test(before)
  )
    sentence.claim({ says: 'component', kind }, at, at + 1);
  else sentence.unread.add(at);
  return at + 1;
};
