import type { PackCourse } from './shapes.ts';

/** Membership test for codes of the catalogue, by tag or alias, in any case and spacing. */
export function knownCodes(courses: readonly PackCourse[]): { has: (code: string) => boolean } {
  const keys = new Set(courses.flatMap(({ aliases, codes }) => [...codes, ...aliases].map(keyOf)));
  return { has: (code) => keys.has(keyOf(code)) };
}

function keyOf(code: string): string {
  return code.toUpperCase().replace(/\s+/g, '');
}
