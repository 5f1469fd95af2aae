import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { RecogniserSource } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { Chance } from './seeded-random.ts';

/** One course row of a transcript. */
export interface SampleCourse {
  /** The expected result. */
  code: string;
  subject: string;
  number: string;
  /** Separator between subject and number in the catalogue. */
  joiner: ' ' | '.';
  department: string;
  title: string;
  known: boolean;
}

/** Source of samples. */
export interface SampleCatalogue extends RecogniserSource {
  courses: readonly { class_tag: string; class_name: string }[];
}

/** Null for codes without digits: once removed from the catalogue they look like words. */
const splitTag = (tag: string, subject: string): { joiner: ' ' | '.'; number: string } | null => {
  const joiner = tag[subject.length];
  const number = tag.slice(subject.length + 1);
  return (joiner === ' ' || joiner === '.') && /^[A-Z]?\d/.test(number) ? { joiner, number } : null;
};

/** An unused number similar to this one, as a course of an earlier year would have. */
const formerNumber = (number: string, chance: Chance): string =>
  number.replace(/\d+/, (digits) => {
    const min = digits.length === 1 ? 1 : 10 ** (digits.length - 1);
    return digits.startsWith('0')
      ? `0${chance.between(1, 10 ** (digits.length - 1) - 1)}`.padStart(digits.length, '0')
      : String(chance.between(min, 10 ** digits.length - 1));
  });

/**
 * Draws distinct courses. Every third is no longer offered: a current subject with an unused number and another
 * class's title.
 */
export const drawCourses = (
  catalogue: SampleCatalogue,
  chance: Chance,
  count: number,
  accepts: (course: SampleCourse) => boolean = () => true,
): SampleCourse[] => {
  const taken = new Set([...catalogue.tags, ...(catalogue.aliases ?? []).map(({ alias }) => alias)]);
  const departments = new Map(catalogue.subjects.map(({ code, department }) => [code, department ?? code]));
  const drawn: SampleCourse[] = [];
  while (drawn.length < count) {
    const { class_tag: tag, class_name: title } = chance.pick(catalogue.courses);
    const subject = subjectOfTag(tag);
    const parts = splitTag(tag, subject);
    if (!parts || title === '') continue;
    const isFormer = drawn.length % 3 === 2;
    const number = isFormer ? formerNumber(parts.number, chance) : parts.number;
    const code = `${subject}${parts.joiner}${number}`;
    if (isFormer && taken.has(code)) continue;
    const course: SampleCourse = {
      code,
      subject,
      number,
      joiner: parts.joiner,
      department: departments.get(subject) ?? subject,
      title: isFormer ? chance.pick(catalogue.courses).class_name || title : title,
      known: !isFormer,
    };
    if (!accepts(course) || drawn.some((other) => other.code === code)) continue;
    drawn.push(course);
  }
  return drawn;
};
