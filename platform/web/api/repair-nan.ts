const STRING_OR_NAN = /"(?:[^"\\]|\\.)*"|\bNaN\b/g;

/** Puts `null` for every bare `NaN` of a JSON text; strings keep theirs. Some backends write what JSON cannot hold. */
export const repairNaN = (text: string): string =>
  text.includes('NaN') ? text.replace(STRING_OR_NAN, (found) => (found === 'NaN' ? 'null' : found)) : text;
