import { describe, expect, it } from 'vitest';
import type { Listed } from './course-list.ts';
import { squarelyAbout } from './squarely-about.ts';

const course = (
  code: string,
  title: string,
  matched: string | null = null,
  department: string | null = null,
) => ({ code, title, matched, department }) as Listed;
const codesFor = (courses: readonly Listed[], ...topics: string[]) => {
  const { courses: plain, isPart } = squarelyAbout(courses, { topics, sort: 'relevance' });
  return { codes: plain.map(({ code }) => code), isPart };
};

describe('courses that are plainly about a topic', () => {
  it('have it in their titles, or in a sentence and a subject that has it in a title', () => {
    const found = [
      course('ARTHIST 237', 'Ornament', 'The tirade that equated decoration with crime.'),
      course('PHIL 168', 'Punishment and Responsibility'),
      course('PHIL 9', 'Blame', 'Prisons are visited.'),
    ];
    expect(codesFor(found, 'prisons', 'crime', 'punishment')).toEqual({
      codes: ['PHIL 168', 'PHIL 9'],
      isPart: true,
    });
  });

  it('may only mention it where no title has it', () => {
    const found = [course('ARTHIST 237', 'Ornament', 'Decoration with crime.')];
    expect(codesFor(found, 'crime')).toEqual({ codes: ['ARTHIST 237'], isPart: false });
  });

  it('come first where the title has the word as it was said', () => {
    const found = [course('PHYS 1', 'Statistical Mechanics'), course('MATH 2', 'Applied Statistics')];
    expect(codesFor(found, 'stats', 'statistics', 'statistical').codes).toEqual(['MATH 2', 'PHYS 1']);
  });

  it('are those of a department named so, and none with an idiom in the title', () => {
    const found = [
      course('HISTSCI 9', 'Tutorial', null, 'History of Science'),
      course('LAW 1', 'The Art of Negotiation', 'The art of it.'),
      course('ART 1', 'Modern Art'),
    ];
    expect(codesFor(found, 'history science').codes).toEqual(['HISTSCI 9']);
    expect(codesFor(found, 'art').codes).toEqual(['ART 1']);
  });
});
