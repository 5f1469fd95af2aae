import type { Course } from '../../contract.ts';
import type { ShownTimes } from './shown-sections.ts';
import { useTermText } from './university.queries.ts';

/** Describes an offering of a course: `2025 Fall · Lecture L3, Recitation R5`. */
export const useOfferingText = (): ((
  course: Pick<Course, 'term'>,
  times: ShownTimes | undefined,
) => string) => {
  const termText = useTermText();
  return ({ term }, times) =>
    [termText(term), times?.sections ?? ''].filter((text) => text !== '').join(' · ');
};
