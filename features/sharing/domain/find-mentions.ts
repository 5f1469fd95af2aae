/** A value of the student's that a link does not show. */
export interface Unshared {
  /** Name of the field: `Year`. */
  label: string;
  value: string;
  /** Courses are matched by code in any spelling, other values as words. */
  isCourse?: boolean;
  /** How courses may be: a text that asks for such courses does not tell that the student prefers them. */
  isPreference?: boolean;
}

export interface Mention {
  label: string;
  value: string;
  messageIds: string[];
}

export interface ReadMessage {
  id: string;
  content: string;
}

/** Minimum length of a value: shorter ones match anything. */
const MIN_LENGTH = 2;

const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Recognises the conversation's courses. */
export interface CourseNames {
  /** The course codes in a text, in the catalogue's spelling. */
  codesIn(text: string): readonly string[];
  titleOf(code: string): string | null;
  /** Names that contain others: `Art History` does not reveal an interest in history. */
  longerNames: readonly string[];
}

const LIKING =
  'prefer|prefers|preferred|like|likes|love|loves|enjoy|enjoys|favou?r|favou?rs|best (?:in|from|with|by)';
const LIKED = 'suits? me|my favou?rites?|how i learn';

/** Whether a text says that someone prefers it: `I like small seminars`, not `I would like two easy history seminars`. */
const isPreferred = (words: string, wanted: string): boolean =>
  new RegExp(
    `(?<! would| d) (?:${LIKING})(?: \\S+)? ${wanted} | ${wanted} (?:\\S+ )?(?:${LIKED}) `,
    'u',
  ).test(words);

/** The words except those within course titles and longer names, which reveal nothing about the student. */
const ownWords = (words: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(` ${name} `, ' | '), words);

/**
 * Finds values that are not shared but mentioned in the conversation, with the messages. Matches whole values, ignoring
 * case and punctuation; plurals match. A word within a course's title, or within a longer name, does not count, nor
 * does a preference of which the text only asks for courses.
 */
export const findMentions = (
  unshared: readonly Unshared[],
  messages: readonly ReadMessage[],
  { codesIn, titleOf, longerNames }: CourseNames,
): Mention[] => {
  const coded = messages.map(({ id, content }) => ({ id, content, codes: new Set(codesIn(content)) }));
  const titles = new Set(coded.flatMap(({ codes }) => [...codes]).flatMap((code) => titleOf(code) ?? []));
  const names = [...titles, ...longerNames]
    .map((name) => wordsOf(name).trim())
    .filter((name) => name.includes(' '))
    .toSorted((one, other) => other.length - one.length);
  const read = coded.map(({ id, content, codes }) => ({ id, codes, words: wordsOf(content) }));
  return unshared.flatMap(({ label, value, isCourse = false, isPreference = false }) => {
    const wanted = wordsOf(value).trim();
    if (wanted.length < MIN_LENGTH) return [];
    const others = names.filter((name) => name !== wanted && ` ${name} `.includes(` ${wanted} `));
    const messageIds = read
      .map((message) => ({ ...message, words: ownWords(message.words, others) }))
      .filter(
        ({ words, codes }) =>
          (isCourse && codes.has(value)) ||
          (isPreference
            ? isPreferred(words, wanted)
            : words.includes(` ${wanted} `) || words.includes(` ${wanted}s `)),
      )
      .map(({ id }) => id);
    return messageIds.length > 0 ? [{ label, value, messageIds }] : [];
  });
};
