/** A value of the student's that a link does not show. */
export interface Unshared {
  /** Name of the field: `Year`. */
  label: string;
  value: string;
  /** Courses are matched by code in any spelling, other values as words. */
  isCourse?: boolean;
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

/**
 * Finds unshared values that the conversation mentions nevertheless, with the messages. Matches whole words,
 * ignoring case and punctuation; plurals match.
 *
 * @param codesIn the course codes of a text, in the catalogue's spelling
 */
export const findMentions = (
  unshared: readonly Unshared[],
  messages: readonly ReadMessage[],
  codesIn: (text: string) => readonly string[],
): Mention[] => {
  const read = messages.map(({ id, content }) => ({
    id,
    words: wordsOf(content),
    codes: new Set(codesIn(content)),
  }));
  return unshared.flatMap(({ label, value, isCourse = false }) => {
    const wanted = wordsOf(value).trim();
    if (wanted.length < MIN_LENGTH) return [];
    const messageIds = read
      .filter(
        ({ words, codes }) =>
          (isCourse && codes.has(value)) || words.includes(` ${wanted} `) || words.includes(` ${wanted}s `),
      )
      .map(({ id }) => id);
    return messageIds.length > 0 ? [{ label, value, messageIds }] : [];
  });
};
