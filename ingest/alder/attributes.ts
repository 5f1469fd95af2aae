import type { PackRecord } from '#features/catalogue/domain/pack/shapes.ts';
import type { SourceCourse } from './source.ts';

type Attribute = NonNullable<PackRecord['attributes']>[number];

/**
 * The attributes of a course. General education and writing are given in the source; distribution is the subject's,
 * unless the source says otherwise, and applies to undergraduate courses of full weight that do not teach a language
 * and are not supervised. Permission is derived from the course's text.
 */
export function attributesOf(course: SourceCourse): Attribute[] {
  const { attributes } = course;
  const distribution = attributes.Distribution ?? (isDistributed(course) ? course.distribution : undefined);
  const values = {
    'General Education': attributes['General Education'],
    Distribution: distribution,
    Writing: attributes.Writing,
    Permission: permissionOf(course),
  };
  return Object.entries(values).flatMap(([scheme, value]) => (value === undefined ? [] : { scheme, value }));
}

const UNDISTRIBUTED: readonly SourceCourse['component'][] = [
  'Language',
  'Tutorial',
  'Independent Study',
  'Reading Course',
];

const isDistributed = ({ component, level, units }: SourceCourse): boolean =>
  units >= 4 && (level === 'introductory' || level === 'intermediate') && !UNDISTRIBUTED.includes(component);

/** If permission is only an alternative (`MATH 101, or permission`), it is not required. */
const OTHER_WAY_IN =
  /\bor\b[^.;,]*\b(permission|consent)\b|\bothers by permission\b|\bonly with permission\b/i;

function permissionOf({ requirements, notes }: SourceCourse): string | undefined {
  const sentences = [...requirements.split(/[.;]\s*/), ...notes.split(/[.;]\s*/)];
  const says = (pattern: RegExp): boolean =>
    sentences.some((sentence) => pattern.test(sentence) && !OTHER_WAY_IN.test(sentence));
  if (says(/\baudition/i)) return 'Audition';
  if (says(/^apply\b|\bapplication\b/i)) return 'Application';
  return says(
    /^(permission|consent)\b|\b(and|with) [^.;]*\b(permission|consent)\b|'s (permission|consent)\b/i,
  )
    ? 'Consent of the instructor'
    : undefined;
}
