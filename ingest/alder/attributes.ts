import type { PackRecord } from '#features/catalogue/domain/pack/shapes.ts';
import type { SourceCourse } from './source.ts';

type Attribute = NonNullable<PackRecord['attributes']>[number];

/**
 * What a course counts as. General education and writing are written in the source; distribution is the subject's,
 * unless the source says otherwise, and holds for undergraduate courses of full weight that teach no language and are
 * not supervised. Permission follows from the text of the course.
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

/** Where permission is only another way in (`MATH 101, or permission`) nobody has to ask for it. */
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
