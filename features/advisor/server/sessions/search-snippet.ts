const AROUND = 70;

/** An excerpt around the first word found, on one line, cut between words, with ellipses where it is cut. */
export const searchSnippet = (content: string, words: readonly string[]): string => {
  const lower = content.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const place = places.length > 0 ? Math.min(...places) : 0;
  const before = content.slice(Math.max(0, place - AROUND), place);
  const after = content.slice(place, place + 2 * AROUND);
  const isCutBefore = place > AROUND;
  const isCutAfter = place + 2 * AROUND < content.length;
  const start = isCutBefore ? `…${before.replace(/^\S*\s/, '')}` : before;
  const end = isCutAfter ? `${after.replace(/\s\S*$/, '')}…` : after;
  return (start + end).replaceAll(/\s+/g, ' ').trim().toWellFormed();
};
