import { createHash } from 'node:crypto';
import type { CourseState } from '../contract.ts';

/** Equal for two states with equal content, whatever the order of their fields. */
export const stateDigest = ({ tag, title, rating, offerings }: CourseState): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        tag,
        title,
        rating,
        offerings.map(({ term, times, teachers, rating: ofTerm = null }) => [term, times, teachers, ofTerm]),
      ]),
    )
    .digest('base64');
