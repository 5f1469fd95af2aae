import type { Recogniser } from '../recogniser/recogniser.ts';
import { type Carried, createCarriersOf } from './carriers.ts';
import { checkPrerequisites, type PrerequisiteCheck } from './check-prerequisites.ts';
import { readPrerequisites, type StatedCourse } from './read-prerequisites.ts';

/** The stated prerequisites of a record, verbatim, and how far the student's courses meet them. */
export type CheckStated = (
  record: StatedCourse,
  has: (code: string) => boolean,
) => { stated: string | null; check: PrerequisiteCheck };

export const createCheckStated = (recogniser: Recogniser, carried: readonly Carried[]): CheckStated => {
  const source = { recogniser, carriersOf: createCarriersOf(carried) };
  return (record, has) => {
    const read = readPrerequisites(record, source);
    return { stated: read.stated, check: checkPrerequisites(read, has) };
  };
};
