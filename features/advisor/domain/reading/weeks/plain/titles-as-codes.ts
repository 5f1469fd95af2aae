import { fold, type Lexicon } from '../../spans/lexicon.ts';
import { SUBJECT_NICKNAMES } from '../../tables/courses/subject-nicknames.ts';

type Titles = Pick<Lexicon, 'titles' | 'shortTitles' | 'subjects' | 'departments'>;

interface Token {
  text: string;
  start: number;
  end: number;
}

const MOST_WORDS = 14;

/**
 * Replaces exact titles in a message with codes, so that "without", "instead of" and the like apply to them: "swap
 * Talk, Turns and Silences for something lighter". Linear in the message: the length of a title is bounded.
 */
export const titlesAsCodes = (message: string, lexicon: Titles): string => {
  const tokens = tokensOf(message);
  let text = '';
  let last = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = titleAt(tokens, at, message, lexicon);
    if (found === null) continue;
    const [from, to] = [tokens[at]?.start ?? 0, tokens[found.to - 1]?.end ?? 0];
    text += `${message.slice(last, from)}${found.code}`;
    last = to;
    at = found.to - 1;
  }
  return text + message.slice(last);
};

const tokensOf = (message: string): Token[] =>
  [...message.matchAll(/&|[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: said, index }) => ({
    text: fold(said),
    start: index,
    end: index + said.length,
  }));

/** The longest title that begins at a word, if only one class has it. */
const titleAt = (
  tokens: readonly Token[],
  at: number,
  message: string,
  lexicon: Titles,
): { code: string; to: number } | null => {
  for (let to = Math.min(tokens.length, at + MOST_WORDS); to > at + 1; to -= 1) {
    const said = tokens
      .slice(at, to)
      .map(({ text }) => text)
      .join(' ');
    const [code, ...others] = codesOf(said, lexicon);
    if (code === undefined) continue;
    if (others.length > 0 || isTopic(tokens, at, to, message)) return null;
    return { code, to };
  }
  return shortTitleAt(tokens, at, message, lexicon);
};

/** A title of one word, if it is capitalised or only a course can stand there: "Add Seismology to my courses". */
const shortTitleAt = (
  tokens: readonly Token[],
  at: number,
  message: string,
  { shortTitles, subjects }: Titles,
): { code: string; to: number } | null => {
  const { text = '', start = 0 } = tokens[at] ?? {};
  const [code, ...others] = subjects.has(text) ? [] : (shortTitles.get(text) ?? []);
  if (code === undefined || others.length > 0) return null;
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  const isName =
    /\p{Lu}/u.test(message[start] ?? '') &&
    /\p{Ll}/u.test(message) &&
    !/(?:^|[.!?\n])\W*$/u.test(message.slice(0, start));
  // "Something about Africa or slavery": what it is about.
  const isAbout = /^(?:about|on|like|concerning)$/u.test(before);
  const isAfterVerb = TAKES.test(before) && (after === '' || AFTER_TITLE.test(after));
  return !NOUN.test(after) && !isAbout && (isName || isAfterVerb) ? { code, to: at + 1 } : null;
};
const TAKES = /^(?:add|adding|drop|dropping|take|taking|swap|replace|save|put|without|include)$/u;
const AFTER_TITLE = /^(?:to|from|for|with|and|on|in|into|instead|too|out|then|please|pls)$/u;
const NOUN = /^(?:class|classes|course|courses|seminar|elective|major|requirement|department)$/u;

const codesOf = (said: string, lexicon: Titles): readonly string[] =>
  lexicon.titles.get(said) ??
  lexicon.titles.get(`the ${said}`) ??
  lexicon.titles.get(`a ${said}`) ??
  introductionsOf(said, lexicon);

/** The class called "Introduction to Psychology", for "intro psych". */
const introductionsOf = (said: string, { titles, subjects, departments }: Titles): readonly string[] => {
  const [, field] = INTRODUCTION.exec(said) ?? [];
  if (field === undefined) return [];
  const full = Object.hasOwn(SUBJECT_NICKNAMES, field) ? SUBJECT_NICKNAMES[field] : undefined;
  const subject = subjects.get(full ?? field) ?? subjects.get(field);
  const names = [full, field, subject && fold(departments.get(subject) ?? '')].filter(
    (name) => name !== undefined && name !== '',
  );
  for (const name of names)
    for (const title of [`introduction to ${name}`, `introductory ${name}`, `principles of ${name}`]) {
      const codes = titles.get(title);
      if (codes) return codes;
    }
  return [];
};
const INTRODUCTION = /^(?:intro|intro to|introduction to|introductory) (.+)$/u;

/**
 * Whether a title is a topic here: "A machine learning class", "something about climate change". A capitalised title,
 * or one of many words, is a course.
 */
const isTopic = (tokens: readonly Token[], at: number, to: number, message: string): boolean => {
  const after = tokens[to]?.text ?? '';
  const before = tokens.slice(Math.max(0, at - MOST_BEFORE), at).map(({ text }) => text);
  if (MANY.test(after)) return true;
  const said = message.slice(tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const isName = /^\p{Lu}.*\s\p{Lu}/u.test(said) && message !== message.toUpperCase();
  if (isName || to - at > LONGEST_TOPIC) return false;
  return (ONE.test(after) && !THE.test(before.at(-1) ?? '')) || before.some((word) => OPENS_TOPIC.has(word));
};
const MOST_BEFORE = 4;
const LONGEST_TOPIC = 3;
const MANY = /^(?:classes|courses|electives|seminars|ones)$/u;
const ONE = /^(?:class|course|elective|seminar|one|gened|requirement|related|stuff)$/u;
const THE = /^(?:the|that|my)$/u;
const OPENS_TOPIC = new Set('about on like something anything some any another concerning'.split(' '));
