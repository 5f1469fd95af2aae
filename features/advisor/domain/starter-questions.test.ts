import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, type Profile } from '#features/profile/contract.ts';
import { isStarter } from './is-starter.ts';
import { starterQuestions } from './starter-questions.ts';

const profile = (rest: Partial<Profile>): Profile => ({
  ...EMPTY_PROFILE,
  concentration: 'History',
  year: 'Junior',
  ...rest,
});

describe('the starter questions', () => {
  it('are four distinct ones even for a minimal profile', () => {
    const questions = starterQuestions(profile({}));
    expect(new Set(questions).size).toBe(4);
    expect(questions[0]).toBe('Which introductory History courses are rated best?');
  });

  it('use courses taken, interests and preferences', () => {
    expect(
      starterQuestions(
        profile({
          courses_taken: ['HIST 10', 'HIST 97'],
          interests: ['Music'],
          learning_preferences: ['Seminars', 'Lectures'],
        }),
      ),
    ).toEqual([
      'Which requirements do I still have to fill for History?',
      'What can I take after HIST 97?',
      'Find me a well-rated Music course under 8 hours a week',
      'Which seminars in History are there?',
    ]);
  });

  it('skip an interest that equals the concentration', () => {
    const questions = starterQuestions(profile({ interests: ['History', 'Physics'] }));
    expect(questions).toContain('Find me a well-rated Physics course under 8 hours a week');
  });

  it('do not ask for the best or easiest if nothing is rated', () => {
    const students: Partial<Profile>[] = [{}, { interests: ['Music'] }, { courses_taken: ['HIST 10'] }];
    for (const rest of students) {
      const questions = starterQuestions(profile(rest), { rating: false, hours: false });
      expect(new Set(questions).size).toBe(4);
      expect(questions.join(' ')).not.toMatch(/rated|rating|best|hours|easy/);
    }
  });

  it('are known again when one is asked late, and no other question is', () => {
    const taken = profile({
      courses_taken: ['HIST 10'],
      interests: ['Music'],
      learning_preferences: ['Seminars'],
    });
    for (const rated of [true, false])
      for (const question of starterQuestions(taken, { rating: rated, hours: rated }))
        expect(isStarter(question), question).toBe(true);
    for (const other of ['Which of them meet on Friday?', 'Which ones have the best ratings?'])
      expect(isStarter(other), other).toBe(false);
  });
});
