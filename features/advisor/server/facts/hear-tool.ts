import { FACT_FIELDS, type FactName } from '../../domain/facts/fact-fields.ts';
import { writeReference, writeVerdict } from '../../domain/facts/reference.ts';
import type { Decided } from '../../domain/facts/verdicts/decision.ts';
import { decisionsOf } from '../../domain/facts/verdicts/decisions-of.ts';
import type { ToolName } from '../../domain/tools.ts';
import type { ReplyFacts } from './reply-facts.ts';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CITED_OF_COURSE: readonly FactName[] = [
  'rating',
  'workload',
  'units',
  'times',
  'instructor',
  'enrollment',
  'cap',
  'attributes',
  'prerequisites',
  'preparation',
];
const CITED_OF_SECTION: readonly FactName[] = [
  'times',
  'instructor',
  'enrollment',
  'cap',
  'places_left',
  'room',
];

const CITED_OF_OTHER_TERM: readonly FactName[] = ['times', 'instructor', 'enrollment'];

const statedIn = (record: Json, names: readonly FactName[], of: 'ofCourse' | 'ofSection'): FactName[] =>
  names.filter((name) => (FACT_FIELDS[name][of] as ((record: Json) => unknown) | null)?.(record) ?? false);

const isCourse = (value: Json): boolean => 'code' in value && 'rating' in value && 'section_kinds' in value;
const isSection = (value: Json): boolean => 'class_number' in value && 'places' in value && 'cap' in value;

/** A course's values in another of its terms, under its own record. */
const isOtherTerm = (value: Json): boolean =>
  !('code' in value) &&
  'term' in value &&
  'instructors' in value &&
  'enrollment' in value &&
  'schedule' in value;

/** Those of `CITED_OF_OTHER_TERM` that it has. */
const statedThen = ({ schedule, instructors, enrollment }: Json): FactName[] => {
  const isStated: Partial<Record<FactName, boolean>> = {
    times: schedule !== null,
    instructor: Array.isArray(instructors) && instructors.length > 0,
    enrollment: enrollment !== null,
  };
  return CITED_OF_OTHER_TERM.filter((name) => isStated[name]);
};

/** The name for referring to a section; null if it has none of its own. */
const sectionName = ({ kind, section, class_number: number }: Json): string | null => {
  if (section !== '') return [kind, section].filter((part) => part !== '').join(' ');
  return number === '' ? null : String(number);
};

/** Adds to each record the references of its values, for the model to copy. */
const withCites = (
  value: unknown,
  course: { code: string; term: string } | null,
  facts: ReplyFacts,
): unknown => {
  if (Array.isArray(value)) return value.map((each) => withCites(each, course, facts));
  if (!isJson(value)) return value;
  const own =
    'code' in value && 'term' in value ? { code: String(value.code), term: String(value.term) } : course;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withCites(each, own, facts)]),
  );
  if (course !== null && isOtherTerm(value))
    return cited(inner, statedThen(value), { code: course.code, term: String(value.term) });
  if (own === null || !(isCourse(value) || isSection(value))) return inner;
  const { code } = own;
  const of = facts.tell(code, own.term) ? { code } : own;
  if (isCourse(value)) return cited(inner, statedIn(value, CITED_OF_COURSE, 'ofCourse'), of);
  const section = sectionName(value);
  return section === null
    ? inner
    : cited(inner, statedIn(value, CITED_OF_SECTION, 'ofSection'), { ...of, section });
};

const cited = (
  value: Json,
  fields: readonly FactName[],
  of: { code: string; section?: string; term?: string },
): Json =>
  fields.length === 0
    ? value
    : { ...value, cite: fields.map((field) => writeReference({ ...of, field })).join(' ') };

/**
 * Records a tool's answer and verdicts, so that references of the reply can be resolved.
 *
 * @returns the answer as the model receives it: a vendor's model with references to copy, the offline advisor with the
 *   verdicts
 */
export const hearTool =
  (facts: ReplyFacts, reader: 'vendor' | 'offline') =>
  (name: ToolName, input: unknown, answer: object): object => {
    const decided = decisionsOf(name, input, answer).map(({ kind, about, verdict }) => ({
      kind,
      about,
      says: verdict.says,
      cite: writeVerdict(facts.decide(kind, verdict)),
    }));
    if (reader === 'offline')
      return { ...answer, decided: decided.map(({ kind, about, cite }): Decided => ({ kind, about, cite })) };
    const told = withCites(answer, null, facts) as object;
    return decided.length === 0
      ? told
      : { ...told, verdicts: Object.fromEntries(decided.map(({ cite, says }) => [cite, says])) };
  };
