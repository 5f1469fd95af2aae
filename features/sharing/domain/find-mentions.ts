/** Something of a student that a link does not show. */
export interface Unshared {
  /** What it is: `Year`. */
  label: string;
  value: string;
  /** Course codes are looked for in any spelling, everything else as words. */
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

/** Shorter than this a value is found in anything. */
const LEAST = 2;

const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Which values that a link leaves out its conversation tells all the same, and in which messages. Whole words, whatever
 * their case and the signs between them; a plural counts.
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
    if (wanted.length < LEAST) return [];
    const messageIds = read
      .filter(
        ({ words, codes }) =>
          (isCourse && codes.has(value)) || words.includes(` ${wanted} `) || words.includes(` ${wanted}s `),
      )
      .map(({ id }) => id);
    return messageIds.length > 0 ? [{ label, value, messageIds }] : [];
  });
};
