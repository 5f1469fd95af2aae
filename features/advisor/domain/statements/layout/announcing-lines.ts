/** A line of a reply, and its place in it. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** Length of the longest line that may announce others, in UTF-16 units. */
const MOST = 120;
const ITEM = /^(\s*)(?:[-*+•]|\d+[.)])\s/;
const HEADING = /^\s*(#{1,6})\s/;
/** "**Spring 2026**", "By rating:". */
const ANNOUNCES = /^\s*\*\*[^*]+\*\*\s*$|:[*_\s]*$/;

/**
 * The line that each line stands under: a heading, a line in bold or with a colon above a list, a list item with a colon
 * above others. Null if there is none.
 */
export const announcingLines = (lines: readonly Line[]): (Line | null)[] => {
  let heading: Line | null = null;
  let lead: Line | null = null;
  let items: { indent: number; line: Line }[] = [];
  return lines.map((line, at) => {
    const { text } = line;
    const item = ITEM.exec(text);
    const mayAnnounce = text.length <= MOST;
    if (HEADING.test(text)) {
      heading = mayAnnounce ? line : null;
      [lead, items] = [null, []];
      return null;
    }
    if (item) {
      const indent = item[1]?.length ?? 0;
      items = items.filter((above) => above.indent < indent);
      const above = items.at(-1)?.line ?? lead ?? heading;
      if (mayAnnounce && ANNOUNCES.test(text)) items.push({ indent, line });
      return above;
    }
    if (text.trim() === '') return null;
    // "A, section D2", right above a list.
    const isAbove = ITEM.test(lines[at + 1]?.text ?? '') && !/[.!?]\s*$/.test(text);
    [lead, items] = [mayAnnounce && (isAbove || ANNOUNCES.test(text)) ? line : null, []];
    return heading;
  });
};
