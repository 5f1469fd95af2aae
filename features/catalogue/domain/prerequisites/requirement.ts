/**
 * A parsed requirement. `other` is a part that is not a course and cannot be evaluated: "permission of the instructor",
 * "reading knowledge of Latin". `carried` names an attribute: "Physics II (GIR)". Any of its codes satisfies it;
 * whether a student satisfies it in another way, by credit or an older course, is unknown.
 */
export type Requirement =
  | { kind: 'course'; code: string }
  | { kind: 'other'; text: string }
  | { kind: 'carried'; text: string; codes: readonly string[] }
  | { kind: 'all'; of: Requirement[] }
  /** At least `need` of these. */
  | { kind: 'some'; need: number; of: Requirement[] };

/** A single part stays as it is; nested lists of the same kind are flattened. */
export function allOf(parts: readonly Requirement[]): Requirement {
  const flat = parts.flatMap((part) => (part.kind === 'all' ? part.of : [part]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { kind: 'all', of: flat };
}

export function anyOf(parts: readonly Requirement[]): Requirement {
  const flat = parts.flatMap((part) => (part.kind === 'some' && part.need === 1 ? part.of : [part]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { kind: 'some', need: 1, of: flat };
}

/** Distinct codes of a requirement, in order. */
export function codesOf(requirement: Requirement): string[] {
  switch (requirement.kind) {
    case 'course':
      return [requirement.code];
    case 'other':
      return [];
    case 'carried':
      return [...requirement.codes];
    case 'all':
    case 'some':
      return [...new Set(requirement.of.flatMap(codesOf))];
  }
}
