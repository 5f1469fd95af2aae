import type { Course } from '../../contract.ts';
import type { ShownTimes } from './shown-sections.ts';

/** Describes an offering of a course: `2025 Fall · Lecture L3, Recitation R5`. */
export const offeringText = ({ term }: Pick<Course, 'term'>, times: ShownTimes | undefined): string =>
  [term, times?.sections ?? ''].filter((text) => text !== '').join(' · ');
