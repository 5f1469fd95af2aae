import type { Course } from '../contract.ts';

const KIND = /\b(?:research|thesis|dissertations?|independent|reading course)\b/i;
const TAUGHT = /\b(?:seminar|lecture|workshop|studio|colloquium|laboratory)\b/i;

const PERSON =
  "(?:graduate|undergraduate|doctoral|ph\\.?d\\.?|master’?'?s|bachelor’?'?s|senior|junior|honou?rs|advanced|special)";
/** What else may stand before research that a student does, and not before a subject that is taught. */
const OWN = `(?:${PERSON}|grad\\.|laboratory|mentored|faculty|introductory|off-campus|current)`;
const ALONE = new RegExp(`^(?:${PERSON}\\s+)*(?:research|thesis|dissertation)$`, 'i');
const WRITING = /\b(?:thesis|theses|dissertations?)\b/i;
const STUDY = new RegExp(
  [
    String.raw`\b(?:independent|individual|directed|supervised|guided|mentored)\s+(?:study|studies|research|readings?|work|projects?)\b`,
    String.raw`\b(?:independent|individual)\s+(?:\w+\s+)?(?:tutorials?|supervision)\b`,
    String.raw`\breading (?:and|&) research\b|\bresearch assistants?(?:hips?)?\b|\bUROP\b`,
  ].join('|'),
  'i',
);
const RESEARCH = new RegExp(
  `^(?:${OWN}\\s+)*research(?:\\s+(?:in|at|for|with|on|problems|opportunities|work|credit|rotations|paper)\\b|\\s*[-–—:,]|$)`,
  'i',
);
/** Not research methods, and not what a seminar introduces to: the research of a field. */
const FIRST_RESEARCH = /^introduction to research(?:\s*[-–—:,]|$)/i;
/** How a description of work agreed with one person begins. */
const AGREED =
  /^(?:(?:study, )?original investigations?|individual (?:advanced )?study|supervised (?:reading|research)|research under the (?:direction|supervision))\b/i;

type Judged = Pick<Course, 'class_name' | 'component' | 'description' | 'sections'>;
type Placed = Judged & Pick<Course, 'codes'>;

/** A laboratory is where research is done as well as where a class is taught. */
const isTaught = (text: string): boolean => TAUGHT.test(text.replaceAll(/\blaboratory\b/gi, ''));
const hasHours = (sections: Course['sections']): boolean =>
  sections.some(({ meetings }) => meetings.some(({ start }) => start !== null));

/**
 * Whether a record is work agreed with one person: research, a thesis, or independent study without hours. Registrars
 * list one such record per person, which would fill a third of a list in which nobody looks for them. A class about
 * research, or for thesis writers, counts as a class if it has hours.
 */
export const isIndependentWork = ({ class_name, component, description, sections }: Judged): boolean => {
  const title = class_name.trim();
  if (ALONE.test(title)) return true;
  if (hasHours(sections)) return false;
  if (KIND.test(component) && !isTaught(component)) return true;
  if (STUDY.test(title)) return true;
  if (WRITING.test(title)) return !isTaught(title);
  if (TAUGHT.test(component)) return false;
  return (
    RESEARCH.test(title) || FIRST_RESEARCH.test(title) || (!TAUGHT.test(title) && AGREED.test(description))
  );
};

/** What the two halves of a class have in common: "MCB 310A" and "MCB 310B" of one title. */
const halvesOf = ({ codes, class_name }: Placed): string[] =>
  codes.flatMap((code) => (/\d[A-Z]$/.test(code) ? `${code.slice(0, -1)} ${class_name}` : []));

/**
 * The same for a record among its catalogue's: one that states neither hours nor a kind is what the class, or else its
 * other half, is in its other records, where all that state a kind agree.
 */
export const independentWorkIn = (courses: readonly Placed[]): ((course: Placed) => boolean) => {
  const stated = new Map<string, boolean>();
  for (const course of courses) {
    if (course.component === '') continue;
    const isAlone = isIndependentWork(course);
    for (const name of [...course.codes, ...halvesOf(course)])
      stated.set(name, isAlone && stated.get(name) !== false);
  }
  return (course) => {
    if (isIndependentWork(course)) return true;
    if (course.component !== '' || hasHours(course.sections)) return false;
    const saidOf = (names: readonly string[]) => names.flatMap((name) => stated.get(name) ?? []);
    const own = saidOf(course.codes);
    const others = own.length > 0 ? own : saidOf(halvesOf(course));
    return others.length > 0 && !others.includes(false);
  };
};
