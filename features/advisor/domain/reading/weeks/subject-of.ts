import type { Frame } from '../frame/frame.ts';

/** Subjects that a phrase names, as the prefixes of their codes. */
export const subjectLikeOf = ({ conditions }: Pick<Frame, 'conditions'>): string[] =>
  conditions.flatMap(({ condition }) =>
    condition.on === 'subjects' && !condition.isTurned
      ? condition.value.flatMap((subject) => [`${subject} `, `${subject}.`])
      : [],
  );
