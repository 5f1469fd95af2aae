import type { Prerequisites } from './read-prerequisites.ts';
import type { Requirement } from './requirement.ts';

export interface PrerequisiteCheck {
  /**
   * `met`: the student has everything stated. `not_met`: something stated is missing. `none_stated`: the record
   * states nothing, which does not mean that nothing is needed. `unclear`: depends on text that code cannot
   * evaluate.
   */
  verdict: 'met' | 'not_met' | 'none_stated' | 'unclear';
  /** Required courses that the student has. */
  have: string[];
  /** Missing requirements; the codes in one entry are alternatives. */
  missing: string[][];
  /** Text that code cannot evaluate: "permission of the instructor", or the whole statement. */
  undecided: string[];
}

/**
 * Checks a student's courses against a course's stated prerequisites. `isTaken` should also accept other codes of
 * the same class.
 */
export function checkPrerequisites(
  prerequisites: Prerequisites,
  isTaken: (code: string) => boolean,
): PrerequisiteCheck {
  const { stated, requirement, codes } = prerequisites;
  const have = codes.filter(isTaken);
  if (stated === null) return { verdict: 'none_stated', have: [], missing: [], undecided: [] };
  if (requirement === null) return { verdict: 'unclear', have, missing: [], undecided: [stated] };
  const answer = decide(requirement, isTaken);
  if (answer === true) return { verdict: 'met', have, missing: [], undecided: [] };
  return {
    verdict: answer === false ? 'not_met' : 'unclear',
    have,
    missing: missingOf(requirement, isTaken),
    undecided: undecidedOf(requirement, isTaken),
  };
}

/** True, false, or null if it depends on an undecidable part (three-valued logic). */
function decide(requirement: Requirement, isTaken: (code: string) => boolean): boolean | null {
  if (requirement.kind === 'course') return isTaken(requirement.code);
  if (requirement.kind === 'other') return null;
  if (requirement.kind === 'carried') return requirement.codes.some(isTaken) || null;
  const answers = requirement.of.map((part) => decide(part, isTaken));
  const need = requirement.kind === 'all' ? answers.length : requirement.need;
  const sure = answers.filter((answer) => answer === true).length;
  const possible = answers.filter((answer) => answer !== false).length;
  return sure >= need ? true : possible < need ? false : null;
}

function missingOf(requirement: Requirement, isTaken: (code: string) => boolean): string[][] {
  if (decide(requirement, isTaken) === true || requirement.kind === 'other') return [];
  // The student may have it by credit or an older course, so it is not known to be missing.
  if (requirement.kind === 'carried') return [];
  if (requirement.kind === 'course') return [[requirement.code]];
  if (requirement.kind === 'all') return requirement.of.flatMap((part) => missingOf(part, isTaken));
  const open = requirement.of
    .filter((part) => decide(part, isTaken) !== true)
    .map((part) => missingOf(part, isTaken));
  const wanted = requirement.need - (requirement.of.length - open.length);
  const single = open.flatMap((missing) => (missing.length === 1 ? (missing[0] ?? []) : []));
  if (single.length > 0) return Array.from({ length: wanted }, () => [...new Set(single)]);
  return open.filter((missing) => missing.length > 0).sort((a, b) => a.length - b.length)[0] ?? [];
}

function undecidedOf(requirement: Requirement, isTaken: (code: string) => boolean): string[] {
  if (requirement.kind === 'other') return [requirement.text];
  if (requirement.kind === 'course' || decide(requirement, isTaken) === true) return [];
  if (requirement.kind === 'carried') return [requirement.text];
  return [...new Set(requirement.of.flatMap((part) => undecidedOf(part, isTaken)))];
}
