import type { PackCourse } from './shapes.ts';

/** Tells whether a code a pack's author wrote is of this catalogue, in any case and spacing: by tag or by alias. */
export function knownCodes(courses: readonly PackCourse[]): { has: (code: string) => boolean } {
  const keys = new Set(courses.flatMap(({ class_tag, aliases }) => [class_tag, ...aliases].map(keyOf)));
  return { has: (code) => keys.has(keyOf(code)) };
}

function keyOf(code: string): string {
  return code.toUpperCase().replace(/\s+/g, '');
}
