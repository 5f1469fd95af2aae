/** What a registrar's sentence asks for, as far as codes go: every inner list must be met by one of its courses. */
export type Prerequisites = string[][];

/** Advice that follows a requirement is not one. */
const ADVICE = /\b(advised|helpful|recommended|first or afterward)\b/;

/** Every code that a text names, in order, once each; `subjects` are the codes of subjects. */
export function codesIn(text: string, subjects: readonly string[]): string[] {
  return [...new Set([...text.matchAll(codePattern(subjects))].map(([code]) => code))];
}

/**
 * Reads the requirement sentence of one of our own courses, which keep to a few forms: "A and B", "One of A, B or C", "A, and
 * B or C", "A; B is advised". It is read strictly: a way in without a course (placement, permission, standing) is not
 * taken, and what may be taken at the same time must come before. Sentences without codes ask for nothing here.
 */
export function readPrerequisites(text: string, subjects: readonly string[]): Prerequisites {
  const clauses = text.split(/;|\.(?=\s|$)/).filter((clause) => !ADVICE.test(clause));
  return clauses.flatMap((clause) =>
    clause.split(/,? and (?:one of )?|, with /).flatMap((part) => choicesOf(part, subjects)),
  );
}

/** `MATH 21A, MATH 21B` asks for both; `MATH 21A, MATH 21B or MATH 25A` and `One of …` for one. */
function choicesOf(part: string, subjects: readonly string[]): string[][] {
  const codes = codesIn(part, subjects);
  if (codes.length === 0) return [];
  return /\bor\b|\bone of\b/i.test(part) ? [codes] : codes.map((code) => [code]);
}

function codePattern(subjects: readonly string[]): RegExp {
  const names = [...subjects].sort((a, b) => b.length - a.length).map((name) => name.replace('-', '\\-'));
  return new RegExp(String.raw`\b(?:${names.join('|')}) (?:\d{1,3}[A-Z]{0,2}|[A-Z]{2,3})\b`, 'g');
}
