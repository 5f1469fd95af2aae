import { recommendedIn, saysNothingFits } from '../reply-reading.ts';
import { classesAmong, codesWhere } from '../record-lookups.ts';
import { type Case, judgement, type Judgement, NONE, one as single } from './judgement.ts';

const DEFAULT_MIN_COURSES = 3;

/**
 * Checks that recommended courses satisfy the filter and that there are enough of them; if none can, that the reply
 * says so.
 */
export const judgeCourses = (one: Case<'courses'>): Judgement => {
  const { expectation, reply, catalogue, student } = one;
  const fitting = codesWhere(expectation.where, catalogue, student);
  const searched = reply.tools.some(
    ({ name }) =>
      name === 'search_courses' ||
      name === 'find_timetables' ||
      name === 'courses_after' ||
      name === 'get_requirement_progress',
  );
  const saysNothing = saysNothingFits(reply.text.split('\n\n').slice(0, 2).join(' '));
  if (fitting.size === 0) {
    const faults = saysNothing ? [] : ['nothing fits, and the reply does not say so'];
    return judgement({ abstention: single(saysNothing), understood: searched, faults });
  }
  // Courses after "nothing fits" are suggestions with one constraint relaxed.
  const lines = reply.text
    .split('\n')
    .filter((line) => !/^#+ /.test(line))
    .join('\n');
  const named = recommendedIn(lines, catalogue.recogniser);
  const saysNone = saysNothing && /^(?:[^\n]*\. )?(?:Nothing|None|No )/.test(reply.text.trim());
  const recommended = saysNone ? [] : named;
  const right = recommended.filter((code) => fitting.has(code));
  // A class may have several codes, and the reply names one of them.
  const due = Math.min(expectation.name ?? DEFAULT_MIN_COURSES, classesAmong(fitting, catalogue));
  const wrong = recommended.filter((code) => !fitting.has(code));
  return judgement({
    constraints: recommended.length > 0 ? { right: right.length, of: recommended.length } : NONE,
    recall: { right: Math.min(right.length, due), of: due },
    understood: searched && (recommended.length === 0 || right.length > 0),
    faults: [
      ...(wrong.length > 0 ? [`${wrong.join(', ')}: does not satisfy the filter`] : []),
      ...(right.length < due
        ? [
            `names ${right.length} of ${due} due (${fitting.size} fit, such as ${[...fitting].slice(0, 3).join(', ')})`,
          ]
        : []),
    ],
  });
};
