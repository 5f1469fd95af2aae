const STRING_OR_NAN = /"(?:[^"\\]|\\.)*"|\bNaN\b/g;

/** Replaces bare `NaN` in a JSON text by `null`, but not in strings. Some backends send this invalid JSON. */
export const repairNaN = (text: string): string =>
  text.includes('NaN') ? text.replace(STRING_OR_NAN, (found) => (found === 'NaN' ? 'null' : found)) : text;
