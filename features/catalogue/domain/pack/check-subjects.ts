import { type PackProblem, shown } from './problems.ts';
import { COURSES_FILE, type CatalogueRows } from './read-courses.ts';
import type { PackCourse, Subject } from './shapes.ts';
import { subjectOfTag } from './subject-of-tag.ts';

export const SUBJECTS_FILE = 'subjects.json';

/** A code stands for one department (fatal otherwise); an alias that means two subjects is worth a look. */
export function checkSubjects(subjects: Subject[]): PackProblem[] {
  const problems: PackProblem[] = [];
  const owner = new Map<string, string>();
  const at = (severity: PackProblem['severity'], field: string, message: string): void => {
    problems.push({ severity, file: SUBJECTS_FILE, line: null, field, message });
  };
  subjects.forEach(({ code }, index) => {
    if (owner.has(code.toUpperCase())) at('fatal', `${index}.code`, `${shown(code)} is listed twice`);
    if (/\s/.test(code))
      at(
        'warning',
        `${index}.code`,
        `${shown(code)} holds a space, so no tag can begin with it as its first word`,
      );
    owner.set(code.toUpperCase(), code);
  });
  subjects.forEach(({ code, aliases }, index) => {
    aliases.forEach((alias, position) => {
      const other = owner.get(alias.toUpperCase());
      if (other !== undefined && other !== code) {
        at('warning', `${index}.aliases.${position}`, `${shown(alias)} already stands for ${other}`);
      }
      if (other === undefined) owner.set(alias.toUpperCase(), code);
    });
  });
  return problems;
}

/**
 * Ties each course to its subject. A tag whose subject the pack does not list gets one: the course's department stands in
 * (one warning a subject, at its first row). A course without department takes its subject's.
 */
export function joinSubjects(
  listed: Subject[],
  rows: CatalogueRows,
): { subjects: Subject[]; courses: PackCourse[]; problems: PackProblem[] } {
  const subjects = new Map(listed.map((subject) => [subject.code, subject]));
  const problems: PackProblem[] = [];
  const courses = rows.courses.map((course, index) => {
    const code = subjectOfTag(course.class_tag);
    let subject = subjects.get(code);
    if (subject === undefined) {
      subject = { code, department: course.department || code, aliases: [] };
      subjects.set(code, subject);
      const message = `${shown(code)} is not in ${SUBJECTS_FILE}; ${shown(subject.department)} stands in for its department`;
      const line = rows.lines[index] ?? null;
      problems.push({ severity: 'warning', file: COURSES_FILE, line, field: 'class_tag', message });
    }
    return course.department === '' ? { ...course, department: subject.department } : course;
  });
  return { subjects: [...subjects.values()], courses, problems };
}
