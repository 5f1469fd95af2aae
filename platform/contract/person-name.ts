/** A person's name with a capital at the start of each word and hyphenated part; the rest stays as typed. */
export const capitaliseName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/(?<=^|\p{L}[-‐‑])\p{L}/gu, (letter) => letter.toLocaleUpperCase()))
    .join(' ');
