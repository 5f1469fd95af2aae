/**
 * Words that Porter's rules bring down to the stem of others with another meaning: "empire" to that of "empirical", "community" to that of
 * "communication". A line is the words that stay one, under the first of them; those of the other meaning keep the rules' stem.
 */
const LINES = [
  'accounting accountant accountants',
  'acting',
  'authority authorities',
  'business businesses',
  'capitalism capitalist capitalists',
  'communism communist communists',
  'community communities',
  'conversation conversations conversational',
  'empire empires',
  'engine engines',
  'experiment experiments experimental experimentally experimentation',
  'generation generations generational',
  'humanities',
  'international internationally',
  'majority majorities',
  'minority minorities',
  'nationalism nationalist nationalists nationalistic',
  'news',
  'objectivity objective objectives',
  'organic organics',
  'organism organisms organismal organismic',
  'organization organizations organizational organisation organisations organisational',
  'original originals originally originality',
  'personality personalities',
  'physical physically',
  'programming programmer programmers',
  'relativity relativistic',
  'socialism socialist socialists',
  'subjectivity subjective',
  'university universities',
  'universe universes',
];

/** Words to their stems, where the rules' own would be another meaning's. */
export const OWN_STEMS: ReadonlyMap<string, string> = new Map(
  LINES.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);
