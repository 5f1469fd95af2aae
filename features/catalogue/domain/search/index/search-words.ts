/** Words in half of all titles, which distinguish none. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and are as at be by for from how i in into is it its me my of on or that the their this to was we what when ' +
    'where which with you your'
  ).split(' '),
);

/** Lower case without accents, with the length of the text unchanged, so that positions correspond. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower) && lower.length === text.length) return lower;
  let folded = '';
  for (const character of text) {
    const plain = character
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
    folded += plain.length === character.length ? plain : character;
  }
  return folded;
}

/** A word of a text with its positions. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** `6.1010`, `21m.240` and `1:30` are one word: their halves alone would match every room and hour. */
const WORD = /[\p{L}\p{N}]+(?:[.:'’](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu;

/** The words of a text, folded. */
export function wordsOf(text: string): Word[] {
  return [...fold(text).matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.replace(/['’]/g, ''),
    start: index,
    end: index + word.length,
  }));
}

/** A title by its words, however it is written. */
export const titleKey = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ');
