/** A line of a text; `start` is its position in the text. */
export interface TextLine {
  text: string;
  start: number;
}

export function cutLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const part of text.split('\n')) {
    lines.push({ text: part, start });
    start += part.length + 1;
  }
  return lines;
}

/** The index of the line that contains a position of the text. */
export function lineAt(lines: readonly TextLine[], place: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
