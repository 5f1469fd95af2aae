import type { Profile } from '#features/profile/contract.ts';

type LearningPreference = Profile['learning_preferences'][number];

/** What a learning preference means for courses, in the words of a question. */
const COURSES_WITH: Record<LearningPreference, string> = {
  Lectures: 'lecture courses',
  Seminars: 'seminars',
  'Project-based': 'project-based courses',
  'Lab work': 'courses with lab work',
  'Reading-intensive': 'reading-intensive courses',
  'Writing-intensive': 'writing-intensive courses',
  'Discussion-based': 'discussion-based courses',
  'Problem sets': 'courses with problem sets',
  'Research-oriented': 'research-oriented courses',
};

export const STARTER_COUNT = 4;

/** Suggested first questions for a profile. All can be answered from the catalogue alone. */
export const starterQuestions = (profile: Profile): string[] => {
  const { concentration, courses_taken: taken, learning_preferences: preferences } = profile;
  const interest = profile.interests.find((each) => each !== concentration);
  const last = taken.at(-1);
  const questions = [
    taken.length === 0
      ? `Which introductory ${concentration} courses are rated best?`
      : `Which requirements do I still have to fill for ${concentration}?`,
    ...(last === undefined ? [] : [`What can I take after ${last}?`]),
    ...(interest === undefined ? [] : [`Find me a well-rated ${interest} course under 8 hours a week`]),
    ...preferences.slice(0, 1).map((each) => `Which ${COURSES_WITH[each]} in ${concentration} are there?`),
    `Which ${concentration} courses meet only on Tuesday and Thursday?`,
    `Which ${concentration} courses take the fewest hours a week?`,
    'Which small seminars have the best ratings?',
  ];
  return questions.slice(0, STARTER_COUNT);
};
