import type { CourseFacts, NamedSection } from '../../domain/course-facts.ts';
import type { FactName } from '../../domain/facts/fact-fields.ts';
import { writeReference } from '../../domain/facts/reference.ts';
import type { Decided } from '../../domain/facts/verdicts/decision.ts';

type Told = Pick<CourseFacts, 'code' | 'term'>;

/** The reference of a course's value: the offline advisor states no value itself. */
export const valueOf = ({ code, term }: Told, field: FactName): string =>
  writeReference({ code, term, field });

/** Of a section's value, by what names it; of the course where it is the only one. */
export const sectionValueOf = (
  { code, term }: Told,
  { kind, section, class_number: number }: NamedSection,
  field: FactName,
): string => {
  const named = section === '' ? number : [kind, section].filter((part) => part !== '').join(' ');
  return writeReference({ code, term, field, ...(named === '' ? {} : { section: named }) });
};

const decidedBy = (answer: object): readonly Decided[] => (answer as { decided?: Decided[] }).decided ?? [];

/** What a tool decided, as references, in its order. */
export const decided = (answer: object, kind: string): string[] =>
  decidedBy(answer).flatMap((each) => (each.kind === kind ? [each.cite] : []));

/** Of one thing, as a sentence; null where nothing was decided of it. */
export const verdict = (answer: object, kind: string, about?: string): string | null => {
  const found = decidedBy(answer).find(
    (each) => each.kind === kind && (about === undefined || each.about === about),
  );
  return found ? `${found.cite}.` : null;
};
