import { describe, expect, it } from 'vitest';
import { completeCourse } from '#features/catalogue/domain/pack/complete-course.ts';
import {
  courseShape,
  type PackCourse,
  type RequirementGroup,
} from '#features/catalogue/domain/pack/shapes.ts';
import { canBeCombined, findPlan, Offerings, planProblems } from './plan.ts';

let number = 0;
function course(tag: string, term: string, needs = '', start = '09:00', end = '10:00'): PackCourse {
  number += 1;
  const record = courseShape.parse({
    course_id: String(number),
    class_number: String(number),
    class_tag: tag,
    term,
    days: ['Mon'],
    start_times: { 1: start },
    end_times: { 1: end },
    course_requirements: needs,
  });
  return completeCourse(record).course;
}

const offerings = new Offerings([
  course('MATH 1', '2025 Fall'),
  course('MATH 2', '2026 Spring', 'MATH 1.'),
  course('MATH 3', '2025 Fall', 'MATH 2.', '09:30', '10:30'),
  course('MATH 4', '2025 Fall', '', '10:00', '11:00'),
]);
const group = (need: number, ...options: RequirementGroup['options']): RequirementGroup => {
  return { name: 'Core', need, options, shared: false };
};
const groups = [group(2, 'MATH 3', 'MATH 4')];
const eightTerms = (...terms: string[][]) => Array.from({ length: 8 }, (_, at) => terms[at] ?? []);

describe('a four-year plan', () => {
  it('includes the required courses and their prerequisites, each in its season', () => {
    const plan = findPlan(groups, offerings);
    expect(plan).toEqual(eightTerms(['MATH 1', 'MATH 4'], ['MATH 2'], ['MATH 3']));
    expect(planProblems(plan ?? [], groups, offerings)).toEqual([]);
  });

  it('is null where the catalogue cannot meet the requirement', () => {
    expect(findPlan([group(1, 'MATH 9')], offerings)).toBeNull();
    const circular = new Offerings([course('ART 1', '2025 Fall', 'ART 2.')]);
    expect(findPlan([group(1, 'ART 1')], circular)).toBeNull();
  });

  it('takes one section of each kind', () => {
    const lecture = {
      section: 'A',
      component: 'Lecture',
      meetings: [{ days: ['Mon'], start: '14:00', end: '15:00' }],
    };
    const discussion = (section: string, day: string) => {
      return { section, component: 'Discussion', meetings: [{ days: [day], start: '09:00', end: '10:00' }] };
    };
    const combined = (...discussions: object[]): boolean => {
      const record = courseShape.parse({
        ...course('ART 5', '2025 Fall'),
        sections: [lecture, ...discussions],
      });
      const busy = course('ART 9', '2025 Fall', '', '09:00', '13:00');
      return canBeCombined(['ART 5', 'ART 9'], 0, new Offerings([completeCourse(record).course, busy]));
    };
    expect(combined(discussion('D1', 'Mon'), discussion('D2', 'Tue'))).toBe(true);
    expect(combined(discussion('D1', 'Mon'))).toBe(false);
  });

  it('is rejected when a student could not follow it', () => {
    const wrong: [string[][], RegExp][] = [
      [eightTerms(['MATH 1', 'MATH 4'], ['MATH 2']), /Core has 1 of 2/],
      [eightTerms(['MATH 4'], ['MATH 2'], ['MATH 3']), /MATH 2 comes before MATH 1/],
      [eightTerms(['MATH 1'], ['MATH 2'], ['MATH 3', 'MATH 4']), /cannot be taken together: MATH 3, MATH 4/],
      [eightTerms(['MATH 1'], ['MATH 2', 'MATH 4'], ['MATH 3']), /cannot be taken together: MATH 2, MATH 4/],
      [eightTerms(['MATH 1', 'MATH 4'], ['MATH 2'], ['MATH 3'], ['MATH 2']), /stands twice/],
    ];
    for (const [plan, problem] of wrong)
      expect(planProblems(plan, groups, offerings).join(' ')).toMatch(problem);
  });
});
