import type { StudentAims } from '../../domain/search/for-you.ts';

/** What a profile says for the order of a list, and what of it the pack cannot say. */
export interface ProfileAims extends StudentAims {
  programmes: readonly string[];
  /** Programmes of which the pack states no requirements. */
  unstated: readonly string[];
}
