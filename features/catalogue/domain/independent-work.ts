import type { Course } from '../contract.ts';

const KIND = /\b(?:research|thesis|dissertations?|independent|reading course)\b/i;
const TAUGHT = /\b(?:seminar|lecture|workshop|studio|colloquium|laboratory)\b/i;

const PERSON =
  "(?:graduate|undergraduate|doctoral|ph\\.?d\\.?|master’?'?s|bachelor’?'?s|senior|junior|honou?rs|advanced|special)";
const ALONE = new RegExp(`^(?:${PERSON}\\s+)*(?:research|thesis|dissertation)$`, 'i');
const WRITING = /\b(?:thesis|theses|dissertations?)\b/i;
const STUDY =
  /\b(?:independent|individual|directed|supervised|guided)\s+(?:study|studies|research|readings?|work|projects?)\b|\breading (?:and|&) research\b|\bUROP\b/i;
const RESEARCH = new RegExp(
  `^(?:${PERSON}\\s+)*research(?:\\s+(?:in|at|for|with|problems|opportunities|work|credit)\\b|\\s*[-–—:])`,
  'i',
);

/**
 * Whether a record is work agreed with one person: research, a thesis, or independent study without hours. Registrars
 * list one such record per person, which would fill a third of a list in which nobody looks for them. A class about
 * research, or for thesis writers, counts as a class if it has hours.
 */
export const isIndependentWork = ({
  class_name,
  component,
  sections,
}: Pick<Course, 'class_name' | 'component' | 'sections'>): boolean => {
  if (ALONE.test(class_name.trim())) return true;
  const hasHours = sections.some(({ meetings }) => meetings.some(({ start }) => start !== null));
  if (hasHours) return false;
  const isTaught = TAUGHT.test(component);
  if (KIND.test(component) && !TAUGHT.test(component.replace(/\blaboratory\b/i, ''))) return true;
  if (STUDY.test(class_name)) return true;
  if (WRITING.test(class_name)) return !TAUGHT.test(class_name);
  return !isTaught && RESEARCH.test(class_name);
};
