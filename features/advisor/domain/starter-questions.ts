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

/** What the catalogue's evaluations have; a catalogue without them has no best and no easiest course. */
export interface Rated {
  rating: boolean;
  hours: boolean;
}

/** Suggested first questions for a profile. All can be answered from the catalogue alone. */
export const starterQuestions = (
  profile: Profile,
  { rating, hours }: Rated = { rating: true, hours: true },
): string[] => {
  const { concentration, courses_taken: taken, learning_preferences: preferences } = profile;
  const interest = profile.interests.find((each) => each !== concentration);
  const last = taken.at(-1);
  const introductory = rating
    ? `Which introductory ${concentration} courses are rated best?`
    : `Which introductory ${concentration} courses are there?`;
  const wish = [rating ? 'well-rated ' : '', hours ? ' under 8 hours a week' : ' that meets in the morning'];
  const questions: (string | false)[] = [
    taken.length === 0 ? introductory : `Which requirements do I still have to fill for ${concentration}?`,
    last !== undefined && `What can I take after ${last}?`,
    interest !== undefined && `Find me a ${wish[0]}${interest} course${wish[1]}`,
    ...preferences.slice(0, 1).map((each) => `Which ${COURSES_WITH[each]} in ${concentration} are there?`),
    `Which ${concentration} courses meet only on Tuesday and Thursday?`,
    hours && `Which ${concentration} courses take the fewest hours a week?`,
    rating ? 'Which small seminars have the best ratings?' : 'Which seminars start after 11 AM?',
    `Which ${concentration} courses do not meet on Friday?`,
  ];
  return questions.filter((question) => question !== false).slice(0, STARTER_COUNT);
};
