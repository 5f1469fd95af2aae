const TERM =
  /\b(20\d\d)\s+(fall|autumn|winter|spring|summer)\b|\b(fall|autumn|winter|spring|summer)(?:\s+(?:of\s+)?(20\d\d)\b)?/gi;
/** Without a year, the name of a season may have another meaning. */
const BEFORE_SEASON = /\b(?:in|for|of|during|the|this|next|last|both|and|or|every|each)\s+$/i;

/** The last term named in a text, of those in the catalogue; null if it names none. */
export const termSpokenOf = (text: string, terms: readonly string[]): string | null => {
  let spoken: string | null = null;
  for (const match of text.matchAll(TERM)) {
    const year = match[1] ?? match[4];
    const season = (match[2] ?? match[3] ?? '').toLowerCase().replace('autumn', 'fall');
    if (year === undefined && !BEFORE_SEASON.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    const found = terms.find((name) => {
      const lower = name.toLowerCase();
      return lower.includes(season) && (year === undefined || lower.includes(year));
    });
    if (found !== undefined) spoken = found;
  }
  return spoken;
};

/** The last, possibly incomplete sentence of a text. */
export const sentenceAtEnd = (text: string): string => {
  const from = text.lastIndexOf('\n') + 1;
  const line = text.slice(from);
  const last = [...line.matchAll(/[.!?]["”’)*_]*\s/g)].at(-1);
  return last ? line.slice(last.index + last[0].length) : line;
};
