import type { CourseFacts, NamedSection } from '../../domain/course-facts.ts';
import type { FactName } from '../../domain/facts/fact-fields.ts';
import { writeReference } from '../../domain/facts/reference.ts';
import type { Decided } from '../../domain/facts/verdicts/decision.ts';

type Told = Pick<CourseFacts, 'code' | 'term'>;

/** A reference to a course's value: the offline advisor writes no value itself. */
export const valueOf = ({ code, term }: Told, field: FactName): string =>
  writeReference({ code, term, field });

/** A reference to a section's value, by its name; to the course's if it is the only section. */
export const sectionValueOf = (
  { code, term }: Told,
  { kind, section, class_number: number }: NamedSection,
  field: FactName,
): string => {
  const named = section === '' ? number : [kind, section].filter((part) => part !== '').join(' ');
  return writeReference({ code, term, field, ...(named === '' ? {} : { section: named }) });
};

const decidedBy = (answer: object): readonly Decided[] => (answer as { decided?: Decided[] }).decided ?? [];

/** References to a tool's verdicts of a kind, in order. */
export const decided = (answer: object, kind: string): string[] =>
  decidedBy(answer).flatMap((each) => (each.kind === kind ? [each.cite] : []));

/** A reference to one verdict, as a sentence; null if there is none. */
export const verdict = (answer: object, kind: string, about?: string): string | null => {
  const found = decidedBy(answer).find(
    (each) => each.kind === kind && (about === undefined || each.about === about),
  );
  return found ? `${found.cite}.` : null;
};
