import { wordsTogether } from '../../domain/words-together.ts';

const AROUND = 70;

/** An excerpt of where the words stand closest, on one line, cut between words, with ellipses where it is cut. */
export const searchSnippet = (content: string, words: readonly string[]): string => {
  const place = wordsTogether(content, words)?.start ?? 0;
  const before = content.slice(Math.max(0, place - AROUND), place);
  const after = content.slice(place, place + 2 * AROUND);
  const isCutBefore = place > AROUND;
  const isCutAfter = place + 2 * AROUND < content.length;
  const start = isCutBefore ? `…${before.replace(/^\S*\s/, '')}` : before;
  const end = isCutAfter ? `${after.replace(/\s\S*$/, '')}…` : after;
  return (start + end).replaceAll(/\s+/g, ' ').trim().toWellFormed();
};
