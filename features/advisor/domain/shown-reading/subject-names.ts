import { fold } from '../reading/spans/lexicon.ts';

interface Subject {
  code: string;
  department: string;
  aliases: readonly string[];
}

/** Shorter ones are abbreviations: `MCB`. */
const SHORTEST_NAME = 5;

/**
 * Names of subjects as students know them: the department if all of its subjects are meant, or if its name starts with
 * the code (`STAT` of Statistics); otherwise the subject's own name (Spanish of Romance Languages), or its code.
 */
export const subjectNamer = (
  subjects: readonly Subject[],
): ((codes: readonly string[]) => readonly string[]) => {
  const byCode = new Map(subjects.map((subject) => [subject.code, subject]));
  const byDepartment = Map.groupBy(subjects, ({ department }) => department);
  return (codes) => {
    const asked = new Set(codes);
    const names = codes.map((code) => {
      const subject = byCode.get(code);
      if (!subject) return code;
      const beside = byDepartment.get(subject.department) ?? [];
      const isWhole = subject.department !== '' && beside.every((each) => asked.has(each.code));
      return isWhole ? subject.department : nameOf(subject);
    });
    return [...new Set(names)];
  };
};

const nameOf = ({ code, department, aliases }: Subject): string => {
  if (squeezed(department).startsWith(squeezed(code))) return department;
  const [longest = ''] = [code, ...aliases]
    .filter((name) => /^[\p{L} &-]+$/u.test(name))
    .toSorted((a, b) => b.length - a.length);
  return longest.length < SHORTEST_NAME ? code : longest.replaceAll(/\p{L}+/gu, inTitleCase);
};

const squeezed = (name: string): string => fold(name).replaceAll(' ', '');
const inTitleCase = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
