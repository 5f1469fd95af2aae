import type { StudentAims } from '../../domain/search/for-you.ts';

/** The parts of a profile that affect the order of a list. */
export interface ProfileAims extends StudentAims {
  programmes: readonly string[];
}
