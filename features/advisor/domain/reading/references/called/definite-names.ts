import { fold } from '../../spans/lexicon.ts';
import { AFTER_NAME, DEFINITE, JOINTS, KINDS, NOUNS } from '../../tables/courses/called.ts';
import { hasAll, isNoName, isOf, meant, MOST_OF_IT, SMALL, SOME_OF_IT } from './course-meant.ts';
import { type Found, type Reader, subjectOf, type Token, wordsAt } from './tokens.ts';

/** Longer ones are titles in full. */
export const MOST_WORDS = 7;

/** "The infants and toddlers lab": which course is meant is known, so a rare word of its title is enough. */
export const definiteAt = (reader: Reader, at: number): Found | null => {
  const { tokens } = reader;
  const isDefinite = DEFINITE.has(tokens[at]?.text ?? '');
  if (!isDefinite) return oneOfTwoAt(reader, at);
  const about = classAboutAt(reader, at) ?? heardOfAt(reader, at);
  if (about !== null) return about;
  for (let to = at + 2; to <= Math.min(tokens.length - 1, at + MOST_WORDS + 1); to += 1) {
    const noun = tokens[to];
    if (noun === undefined || noun.code !== null || noun.isApart) return null;
    if (isFieldAsNoun(reader, at, to)) return ofFieldAt(reader, at, to);
    if (!NOUNS.has(noun.text)) continue;
    if (reader.isOfGroups && VAGUE.has(noun.text)) return null;
    const words = wordsAt(reader, at + 1, to);
    // "The lab for it", "the seminar on war": what follows says which.
    if (words === null || isOpen(tokens[to + 1])) return null;
    const before = tokens[at - 1]?.code;
    if (before != null && isOf(reader, words, before)) return { code: before, from: at, to: to + 1 };
    const field = fieldAfter(reader, to);
    const ofTalk = noun.text === 'one' ? ofFieldOfTalk(reader, words) : null;
    if (ofTalk !== null) return { code: ofTalk, from: at, to: to + 1 };
    const code = meant(field === null ? reader : { ...reader, own: field }, words, {
      // "The research paper thing" is no course.
      least: noun.text === 'thing' ? MOST_OF_IT : SOME_OF_IT,
      kind: KINDS.get(noun.text) ?? null,
    });
    return code === null ? null : { code, from: at, to: to + 1 };
  }
  return null;
};
/** "The class on Cuba": the noun first, and what it is about after it, as many of those words as one title has. */
const classAboutAt = (reader: Reader, at: number): Found | null => {
  const { tokens, titled } = reader;
  const [noun, joint] = [tokens[at + 1], tokens[at + 2]];
  if (noun === undefined || !NOUNS.has(noun.text) || noun.isApart || joint?.code !== null) return null;
  if (!ABOUT.has(joint.text)) return null;
  for (let to = Math.min(tokens.length, at + 3 + MOST_ABOUT); to > at + 3; to -= 1) {
    const words = wordsAt(reader, at + 3, to);
    // "The class on rivers and dams": all of it, or none.
    if (words === null || words.some(isNoName) || JOINING.has(tokens[to]?.text ?? '')) continue;
    const code = meant(reader, words, { least: SOME_OF_IT, kind: KINDS.get(noun.text) ?? null });
    if (code === null) continue;
    const title = fold(titled.get(code)?.title ?? '');
    return hasAll(
      title,
      words.filter((word) => !SMALL.has(word)),
    )
      ? { code, from: at, to }
      : null;
  }
  return null;
};
/** "I keep hearing about the gamelan." */
const heardOfAt = (reader: Reader, at: number): Found | null => {
  const { tokens, titled } = reader;
  if (tokens[at - 1]?.text !== 'about' || !HEARING.has(tokens[at - 2]?.text ?? '')) return null;
  for (let to = at + 2; to <= Math.min(tokens.length, at + 1 + MOST_ABOUT); to += 1) {
    if (to < tokens.length && tokens[to]?.isApart !== true) continue;
    const words = wordsAt(reader, at + 1, to);
    const code = words === null || words.some(isNoName) ? null : meant(reader, words, { least: SOME_OF_IT });
    return code !== null && hasAll(fold(titled.get(code)?.title ?? ''), words ?? [])
      ? { code, from: at, to }
      : null;
  }
  return null;
};
const HEARING = new Set('hear hearing heard told wondering curious'.split(' '));
const ABOUT = new Set(['on', 'about']);
const JOINING = new Set('and or of in n'.split(' '));
const MOST_ABOUT = 3;

/** "The theater one", after French courses: of their field the one whose title has the word, though that is a field, too. */
const ofFieldOfTalk = ({ names, titled, fields }: Reader, words: readonly string[]): string | null => {
  const [word = '', ...more] = words;
  if (
    more.length > 0 ||
    fields.size === 0 ||
    !names.subjects.has(word) ||
    fields.has(names.subjects.get(word) ?? '')
  )
    return null;
  const [one, ...others] = [...titled.values()].filter(
    ({ code, title }) => fields.has(subjectOf(code)) && fold(title).split(' ').includes(word),
  );
  return one === undefined || others.length > 0 ? null : one.code;
};

/** "The equilibrium chem", "the food history": a field at the end of a name, which says of which it is. */
const isFieldAsNoun = ({ tokens, names }: Reader, at: number, to: number): boolean => {
  const [field, next] = [tokens[to], tokens[to + 1]];
  const ends = next === undefined || next.isApart || JOINTS.has(next.text) || AFTER_NAME.has(next.text);
  return to > at + 1 && field !== undefined && names.subjects.has(field.text) && ends;
};
const ofFieldAt = (reader: Reader, at: number, to: number): Found | null => {
  const { names, tokens } = reader;
  const subject = names.subjects.get(tokens[to]?.text ?? '') ?? '';
  const words = wordsAt(reader, at + 1, to);
  if (
    words === null ||
    words.some(isNoName) ||
    isOtherName([...words, tokens[to]?.text ?? ''].join(' '), reader)
  )
    return null;
  const code = meant({ ...reader, own: new Set([subject]) }, words, { least: SOME_OF_IT });
  return code !== null && subjectOf(code) === subject ? { code, from: at, to: to + 1 } : null;
};
/** "The plague class in history": the subjects of the field that is named after it; null if none is. */
const fieldAfter = ({ tokens, names }: Reader, noun: number): ReadonlySet<string> | null => {
  const [joint, field] = [tokens[noun + 1], tokens[noun + 2]];
  if (joint?.text !== 'in' && joint?.text !== 'from') return null;
  const subject = names.subjects.get(field?.text ?? '');
  if (subject === undefined) return null;
  const codes = [...names.departments].flatMap(([code, department]) =>
    department === subject ? [code] : [],
  );
  return new Set([subject, ...codes]);
};

/** "Short story class vs the detective one": one of two, where it stands first. */
const oneOfTwoAt = (reader: Reader, at: number): Found | null => {
  const { tokens } = reader;
  if (at > 0 && tokens[at]?.isApart !== true) return null;
  for (let to = at + 1; to <= Math.min(tokens.length - 2, at + MOST_WORDS); to += 1) {
    const noun = tokens[to];
    if (noun === undefined || noun.code !== null || noun.isApart) return null;
    if (!NOUNS.has(noun.text)) continue;
    const words = wordsAt(reader, at, to);
    if (words === null || !/^(?:vs|versus|or)$/u.test(tokens[to + 1]?.text ?? '')) return null;
    const code = meant(reader, words, { least: SOME_OF_IT, kind: KINDS.get(noun.text) ?? null });
    return code === null ? null : { code, from: at, to: to + 1 };
  }
  return null;
};
const VAGUE = new Set(['one', 'thing']);
const isOpen = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.code === null &&
  !token.isApart &&
  /^(?:about|on|that|which|where|requirement|requirements)$/u.test(token.text);

/** Names of subjects, programmes, groups of requirements and kinds are read as such. */
export const isOtherName = (
  said: string,
  { names: { subjects, programmes, groups, components }, tokens }: Reader,
): boolean =>
  subjects.has(said) ||
  programmes.has(said) ||
  components.has(said) ||
  // Only courses are full, clash or stand against each other.
  (groups.has(said) && !tokens.some(({ text }) => OF_COURSES.has(text)));
/** Whether it is the name of a group of requirements, and of nothing else. */
export const isOfGroupOnly = (
  said: string,
  { names: { subjects, programmes, groups, components } }: Reader,
): boolean => groups.has(said) && !subjects.has(said) && !programmes.has(said) && !components.has(said);
const OF_COURSES = new Set(
  (
    'full waitlist waitlists waitlisted seat seats spot spots slot slots vs versus clash overlap too ' +
    'hours hrs hard harder easy easier heavy workload prof profs professor teach teaches taught rated rating ratings exam exams'
  ).split(' '),
);
