import { type PackProblem, shown } from './problems.ts';
import { COURSES_FILE, type CatalogueRows } from './read-courses.ts';
import type { PackCourse, Subject } from './shapes.ts';
import { subjectOfTag } from './subject-of-tag.ts';

export const SUBJECTS_FILE = 'subjects.json';

/** Duplicate codes are fatal; an alias shared by two subjects is a warning. */
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
 * Assigns each course its subject. An unlisted subject is created with the course's department (one warning per
 * subject, at its first row). A course without a department gets its subject's.
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
