import { knownCodes } from './known-codes.ts';
import { type PackProblem, shown } from './problems.ts';
import type { Demo, PackCourse, Programs } from './shapes.ts';

export const DEMO_FILE = 'demo.json';

/** The demonstration profile must be valid like a student's: an existing concentration and existing courses. */
export function checkDemo(demo: Demo, programs: Programs, courses: PackCourse[]): PackProblem[] {
  const warning = (field: string, message: string): PackProblem => ({
    severity: 'warning',
    file: DEMO_FILE,
    line: null,
    field,
    message,
  });
  const problems: PackProblem[] = [];
  const { concentration, courses_taken } = demo.profile;
  if (!programs.concentrations.some(({ name }) => name === concentration)) {
    problems.push(
      warning('profile.concentration', `${shown(concentration)} is not a concentration of this pack`),
    );
  }
  const codes = knownCodes(courses);
  courses_taken.forEach((code, index) => {
    if (!codes.has(code)) {
      problems.push(
        warning(`profile.courses_taken.${index}`, `${shown(code)} is not in this year's catalogue`),
      );
    }
  });
  return problems;
}
