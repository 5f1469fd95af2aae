/** What can open a tag, a comment or a declaration; `3 < 4` cannot. */
const OPENS_HTML = /<(?=[a-z/!?])/gi;
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const LIKE_FENCE = /```|~~~/;

/** As the specification of Markdown has it, neither more nor less. */
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const closes = (line: string, fence: string): boolean => CLOSING.exec(line)?.[1]?.startsWith(fence) === true;

/**
 * Markdown in which HTML is text: whoever opens the file elsewhere sees what the screen shows, and nothing runs. Entities
 * are understood by every viewer, where some do not know an escaped `<`. A fenced text stays as it is, and is closed at
 * the end, so that it does not take in what follows. Linear.
 */
export const withoutHtml = (markdown: string): string => {
  let fence: string | null = null;
  // A fence in a list or a quotation may end with that: from there on it is not certain what lies in one.
  let isCertain = true;
  // All three kinds of line ends: a viewer may take any of them for one.
  const lines = markdown.split(/\r\n?|\n/).map((line) => {
    if (fence !== null) {
      if (closes(line, fence)) fence = null;
      return line;
    }
    fence = isCertain ? (FENCE.exec(line)?.[0] ?? null) : null;
    if (fence !== null) return line;
    isCertain &&= !LIKE_FENCE.test(line);
    return line.replaceAll(OPENS_HTML, '&lt;');
  });
  return [...lines, ...(fence === null ? [] : [fence])].join('\n');
};
