import { contrastRatio } from './contrast.ts';
import { type PackProblem, shown } from './problems.ts';
import type { University } from './shapes.ts';

export const UNIVERSITY_FILE = 'university.json';

/** The backgrounds with the least contrast to an accent (the kit's `wash` in each theme). */
export const ACCENT_GROUNDS = { light: '#f0ebe1', dark: '#393632' } as const;
const MIN_CONTRAST = 4.5;

/**
 * Checks beyond the schema: terms are unique and end after they start; support lines can be reached; the accent has the
 * contrast that small text needs. Returns the university with terms in calendar order, and without an accent that fails in
 * either theme.
 */
export function checkUniversity(read: University): { university: University; problems: PackProblem[] } {
  const problems: PackProblem[] = [];
  const at = (severity: PackProblem['severity'], field: string, message: string): void => {
    problems.push({ severity, file: UNIVERSITY_FILE, line: null, field, message });
  };
  const names = new Set<string>();
  read.terms.forEach((term, index) => {
    if (names.has(term.name)) at('fatal', `terms.${index}.name`, `${shown(term.name)} is listed twice`);
    names.add(term.name);
    if (term.end <= term.start)
      at('fatal', `terms.${index}.end`, `${term.end} is not after the start, ${term.start}`);
  });
  const university = { ...read, terms: read.terms.toSorted((a, b) => (a.start < b.start ? -1 : 1)) };
  if (university.terms.some((term, index) => term !== read.terms[index])) {
    at('warning', 'terms', 'is not in calendar order; it is read in that order');
  }
  read.support.forEach(({ name, telephone, text, address }, index) => {
    if (telephone === null && text === null && address === null)
      at('fatal', `support.${index}`, `${shown(name)} has no telephone, text line or address to reach it by`);
  });
  for (const theme of ['light', 'dark'] as const) {
    const accent = read.accent?.[theme];
    if (accent === undefined) continue;
    const ratio = contrastRatio(accent, ACCENT_GROUNDS[theme]);
    if (ratio >= MIN_CONTRAST) continue;
    const found = Math.floor(ratio * 10) / 10;
    at(
      'warning',
      `accent.${theme}`,
      `${accent} has a contrast of ${found} to 1 on ${ACCENT_GROUNDS[theme]}, below ${MIN_CONTRAST}; the product's own accent is used`,
    );
    delete university.accent;
  }
  return { university, problems };
}
