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

/** Which evaluation figures the catalogue has; without them there is no best and no easiest course. */
export interface Rated {
  rating: boolean;
  hours: boolean;
}

/** How many courses and interests of a profile are tried for a question. */
const MOST_TRIED = 4;

/**
 * Suggested first questions for a profile, each with alternatives of its kind, best first, since a catalogue may not be
 * able to answer every one.
 */
export const starterAlternatives = (profile: Profile, { rating, hours }: Rated): string[][] => {
  const { concentration, courses_taken: taken, learning_preferences: preferences } = profile;
  const interests = profile.interests.filter((each) => each !== concentration).slice(0, MOST_TRIED);
  const introductory = rating
    ? `Which introductory ${concentration} courses are rated best?`
    : `Which introductory ${concentration} courses are there?`;
  const good = rating ? 'well-rated ' : '';
  const light = hours ? ' under 8 hours a week' : ' that meets in the morning';
  return [
    taken.length === 0
      ? [introductory]
      : [`Which requirements do I still have to fill for ${concentration}?`, introductory],
    taken
      .slice(-MOST_TRIED)
      .toReversed()
      .map((code) => `What can I take after ${code}?`),
    [light, ''].flatMap((bound) => interests.map((each) => `Find me a ${good}${each} course${bound}`)),
    preferences.map((each) => `Which ${COURSES_WITH[each]} in ${concentration} are there?`),
    [`Which ${concentration} courses meet only on Tuesday and Thursday?`],
    hours ? [`Which ${concentration} courses take the fewest hours a week?`] : [],
    rating ? ['Which small seminars have the best ratings?'] : ['Which seminars start after 11 AM?'],
    [`Which ${concentration} courses do not meet on Friday?`],
    ['Which introductory courses do not meet on Friday?'],
    ['Which courses meet only on Tuesday and Thursday?'],
  ];
};

/** The same before it is known what the catalogue can answer. */
export const starterQuestions = (profile: Profile, rated: Rated = { rating: true, hours: true }): string[] =>
  starterAlternatives(profile, rated)
    .flatMap(([first]) => first ?? [])
    .slice(0, STARTER_COUNT);
