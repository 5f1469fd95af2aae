/** Required courses: each inner list is a set of alternatives, of which one is needed. */
export type Prerequisites = string[][];

/** Recommendations are not requirements. */
const ADVICE = /\b(advised|helpful|recommended|first or afterward)\b/;

/** Distinct codes in a text, in order of appearance, limited to the given subject codes. */
export function codesIn(text: string, subjects: readonly string[]): string[] {
  return [...new Set([...text.matchAll(codePattern(subjects))].map(([code]) => code))];
}

/**
 * Parses the requirement sentence of one of our own courses, which use few forms: "A and B", "One of A, B or C", "A,
 * and B or C", "A; B is advised". Strict: ways in without a course (placement, permission, standing) are ignored and
 * corequisites count as prerequisites. A sentence without codes requires nothing.
 */
export function readPrerequisites(text: string, subjects: readonly string[]): Prerequisites {
  const clauses = text.split(/;|\.(?=\s|$)/).filter((clause) => !ADVICE.test(clause));
  return clauses.flatMap((clause) =>
    clause.split(/,? and (?:one of )?|, with /).flatMap((part) => alternativesOf(part, subjects)),
  );
}

/** `MATH 21A, MATH 21B` requires both; `MATH 21A, MATH 21B or MATH 25A` and `One of …` require one. */
function alternativesOf(part: string, subjects: readonly string[]): string[][] {
  const codes = codesIn(part, subjects);
  if (codes.length === 0) return [];
  return /\bor\b|\bone of\b/i.test(part) ? [codes] : codes.map((code) => [code]);
}

function codePattern(subjects: readonly string[]): RegExp {
  const names = [...subjects].sort((a, b) => b.length - a.length).map((name) => name.replace('-', '\\-'));
  return new RegExp(String.raw`\b(?:${names.join('|')}) (?:\d{1,3}[A-Z]{0,2}|[A-Z]{2,3})\b`, 'g');
}
