import type { Requirement } from '../requirement.ts';

/**
 * Formats as `(A & B
 *
 * «words»)`.
 */
export function shownRequirement(requirement: Requirement | null): string {
  if (requirement === null) return '?';
  if (requirement.kind === 'course') return requirement.code;
  if (requirement.kind === 'other') return `«${requirement.text}»`;
  if (requirement.kind === 'carried') return `[${requirement.codes.join(' ')}]`;
  const parts = requirement.of.map(shownRequirement);
  if (requirement.kind === 'all') return `(${parts.join(' & ')})`;
  return `${requirement.need === 1 ? '' : `${requirement.need} of `}(${parts.join(' | ')})`;
}
