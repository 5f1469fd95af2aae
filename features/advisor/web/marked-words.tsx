import { Fragment } from 'react';

/** A text with the words that were looked for marked, in any case. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  const patterns = words
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (patterns.length === 0) return text;
  // Every other part is a word: the pattern captures what it splits at.
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'i'))
    .map((part, index) =>
      index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
    );
}
