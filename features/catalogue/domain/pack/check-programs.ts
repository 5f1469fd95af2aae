import { knownCodes } from './known-codes.ts';
import { type PackProblem, shown } from './problems.ts';
import type { PackCourse, Programs, RequirementGroup, Subject } from './shapes.ts';

export const PROGRAMS_FILE = 'programs.json';

/**
 * Checks references to programmes, subjects and courses. An unknown concentration or subject is a mistake that
 * would give students a dead option (fatal); a course missing from this year's catalogue is normal (warning).
 */
export function checkPrograms(programs: Programs, subjects: Subject[], courses: PackCourse[]): PackProblem[] {
  const problems: PackProblem[] = [];
  const at = (severity: PackProblem['severity'], field: string, message: string): void => {
    problems.push({ severity, file: PROGRAMS_FILE, line: null, field, message });
  };
  const concentrations = new Set(programs.concentrations.map(({ name }) => name));
  const subjectCodes = new Set(subjects.map(({ code }) => code.toUpperCase()));
  const codes = knownCodes(courses);

  for (const list of ['concentrations', 'secondary_fields'] as const) {
    const seen = new Set<string>();
    programs[list].forEach(({ name, groups }, index) => {
      if (seen.has(name)) at('fatal', `${list}.${index}.name`, `${shown(name)} is listed twice`);
      seen.add(name);
      groups.forEach((group, position) => checkGroup(group, `${list}.${index}.groups.${position}`, name));
    });
  }
  programs.concentrations.forEach(({ name, joint }, index) => {
    joint.forEach((other, position) => {
      const field = `concentrations.${index}.joint.${position}`;
      if (!concentrations.has(other))
        at('fatal', field, `${shown(other)} is not a concentration of this pack`);
      else if (other === name) at('fatal', field, `${shown(name)} cannot be joined with itself`);
    });
  });
  return problems;

  function checkGroup(group: RequirementGroup, field: string, program: string): void {
    group.options.forEach((option, index) => {
      const place = `${field}.options.${index}`;
      if (typeof option === 'string') {
        if (!codes.has(option)) {
          at(
            'warning',
            place,
            `${shown(option)}, which ${program} asks for, is not in this year's catalogue`,
          );
        }
      } else if (!subjectCodes.has(option.subject.toUpperCase())) {
        at('fatal', `${place}.subject`, `${shown(option.subject)} is not a subject of this pack`);
      } else if (option.from !== undefined && option.to !== undefined && option.from > option.to) {
        at('fatal', `${place}.to`, `${option.to} is below ${option.from}, so no number fits`);
      }
    });
  }
}

/**
 * Default programmes for a pack without any: its departments as concentrations. Joint rules are unknown, so every
 * combination is allowed.
 */
export function programsFromDepartments(courses: PackCourse[]): Programs {
  const names = [...new Set(courses.map(({ department }) => department))].filter((name) => name !== '');
  names.sort((a, b) => a.localeCompare(b, 'en'));
  return {
    concentrations: names.map((name) => ({
      name,
      joint: names.filter((other) => other !== name),
      groups: [],
    })),
    secondary_fields: [],
  };
}
