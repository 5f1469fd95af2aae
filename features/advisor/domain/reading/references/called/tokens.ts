import { fold, type Lexicon, type Title } from '../../spans/lexicon.ts';
import type { Described } from '../../spans/title-index.ts';

export type Names = Pick<
  Lexicon,
  | 'titled'
  | 'titles'
  | 'shortTitles'
  | 'subjects'
  | 'departments'
  | 'programmes'
  | 'groups'
  | 'recogniser'
  | 'components'
>;

/** A word of the message, or a code in it. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** Null for a word. */
  code: string | null;
  /** Whether a comma, a stop or a bracket stands before it. */
  isApart: boolean;
  /** Whether a sentence begins with it. */
  isStop: boolean;
  /** Whether what stands before it is its heading: a colon, a stop, a bracket or a dash. */
  isHeaded: boolean;
}

/** One message as it is read for names. */
export interface Reader {
  tokens: readonly Token[];
  names: Names;
  described: (words: readonly string[], isLoose: boolean) => Described[];
  titled: ReadonlyMap<string, Title>;
  isOfGroups: boolean;
  /** Whether names are looked for wherever they stand. */
  isAnywhere: false | 'titles' | 'words';
  /** Whether courses are held against each other, so that a list of names is one of courses. */
  isComparing: boolean;
  /** Words of talk, which name no course by themselves: "home", "running". */
  ofSpeech: ReadonlySet<string>;
  /** Whether courses were spoken of before. */
  hasTalk: boolean;
  /** Numbers of courses of the talk. */
  numbers: ReadonlySet<string>;
  /** By its number, what the student has taken or takes. */
  had: ReadonlyMap<string, string>;
  /** Subjects of what the student's programme asks for: a bare number may be of theirs, the last. */
  askedBy: readonly string[];
  /** Subjects of the courses of the talk. */
  fields: ReadonlySet<string>;
  /** Of each word, where the last one before it in its sentence stands that asks for particular courses or names one; -1: none. */
  asksAt: readonly number[];
  /** How many descriptions may still be looked up, for all readers of the message. */
  budget: { left: number };
  /** Subjects of the student and of the codes in the message, which are meant before others. */
  own: ReadonlySet<string>;
}
/** The words from `from` up to `to` mean a course. */
export interface Found {
  code: string;
  from: number;
  to: number;
}

/** Courses by their numbers, where no two have the same. */
export const numbersOf = (codes: readonly string[]): ReadonlyMap<string, string> => {
  const byNumber = Map.groupBy(new Set(codes), (code) => (code.split(/[ .]/u).at(-1) ?? '').toLowerCase());
  return new Map(
    [...byNumber].flatMap(([number, [code = '', ...more]]) => (more.length === 0 ? [[number, code]] : [])),
  );
};

export const subjectOf = (code: string): string => code.split(/[ .]/u)[0] ?? '';

export const tokensOf = (message: string, { recogniser }: Names): Token[] => {
  const codes = recogniser.recognise(message).filter(({ known: isKnown }) => isKnown);
  const tokens: Token[] = [];
  let next = 0;
  let end = 0;
  for (const { 0: said, index } of message.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?|[+&]/gu)) {
    while ((codes[next]?.end ?? Infinity) <= index) next += 1;
    const code = codes[next];
    if (index < end) continue;
    const isCode = code !== undefined && code.start <= index && index < code.end;
    const stop = isCode ? code.end : index + said.length;
    tokens.push({
      text: isCode
        ? code.code.toLowerCase()
        : (SIGNS.get(said) ?? fold(said.replace(/['’]s$/u, '')).replaceAll(' ', '')),
      start: index,
      end: stop,
      code: isCode ? code.code : null,
      isApart: /[,.;:!?()\n–—]/u.test(message.slice(end, index)),
      isStop: /[.!?\n]/u.test(message.slice(end, index)),
      isHeaded: /[:.!?()\n–—]|\s-\s/u.test(message.slice(end, index)),
    });
    end = stop;
  }
  return tokens;
};

/** Signs that join, as the words they are read as: a title may have "and", none has "plus". */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['&', 'and'],
]);

/** The words of a stretch without codes and borders; null if it has some. */
export const wordsAt = ({ tokens }: Reader, from: number, to: number): string[] | null => {
  const some = tokens.slice(from, to);
  if (to > tokens.length || some.some(({ code, isApart }, at) => code !== null || (at > 0 && isApart)))
    return null;
  return some.map(({ text }) => text);
};
