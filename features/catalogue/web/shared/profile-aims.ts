import type { StudentAims } from '../../domain/search/for-you.ts';

/** What a profile says for the order of a list. */
export interface ProfileAims extends StudentAims {
  programmes: readonly string[];
}
