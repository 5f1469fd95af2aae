import { expect, it } from 'vitest';
import { accountFor } from './account-for.ts';
import { THREE_COURSES } from './testing/three-courses.ts';

const verdictOf = (reply: string): string | undefined =>
  accountFor(reply, [], THREE_COURSES).statements.at(-1)?.verdict;

it.each([
  ['GEOL 10 got 4.6 from its students.', 'GEOL 10 got 4.6 from its instructors.'],
  ['GEOL 10 got more than a 4 from its students.', 'GEOL 10 got less than a 4 from its students.'],
  ['Its evaluations put GEOL 10 above a 4.5.', 'Its evaluations put GEOL 20 above a 4.5.'],
  ["GEOL 30 hasn't cracked a 4 with students.", "GEOL 10 hasn't cracked a 4 with students."],
  [
    'No course among GEOL 10, GEOL 20 and GEOL 30 is rated higher than GEOL 10.',
    'No course among GEOL 10, GEOL 20 and GEOL 30 is rated higher than GEOL 20.',
  ],
  ["GEOL 20 doesn't come near GEOL 10 in the ratings.", "GEOL 10 doesn't come near GEOL 20 in the ratings."],
  [
    'GEOL 10 has the better rating; GEOL 20 comes second.',
    'GEOL 20 has the better rating; GEOL 10 comes second.',
  ],
  [
    'In credit there is nothing between them, GEOL 10 and GEOL 20 are both 4 units.',
    'In credit there is nothing between them, GEOL 10 and GEOL 20 are both 8 units.',
  ],
  [
    'In credit there is nothing between GEOL 10 and GEOL 20.',
    'In rating there is nothing between GEOL 10 and GEOL 20.',
  ],
  ["GEOL 10 isn't a light course.", "GEOL 20 isn't a light course."],
  [
    'Students put 8.4 hours a week into GEOL 10 and 5.2 into GEOL 20.',
    'Students put 8.4 hours a week into GEOL 20 and 5.2 into GEOL 10.',
  ],
  [
    'GEOL 10 eats at least an hour a week more than GEOL 20.',
    'GEOL 10 eats at least four hours a week more than GEOL 20.',
  ],
  ['Pass GEOL 10 and you have four units more.', 'Pass GEOL 10 and you have eight units more.'],
  ['4 units for GEOL 10 plus 4 for GEOL 20 makes 8.', '4 units for GEOL 10 plus 4 for GEOL 20 makes 9.'],
  ['GEOL 10 can take in 24 people.', 'GEOL 10 can take in 24 more people.'],
  ['GEOL 10 tops out at 24 students.', 'GEOL 10 tops out at 9 students.'],
  [
    "I don't find any prerequisites in the entry for GEOL 10.",
    "I don't find any prerequisites in the entry for GEOL 20.",
  ],
  [
    'You can jump right into GEOL 10, no prereqs listed.',
    'You can jump right into GEOL 20, no prereqs listed.',
  ],
  ["GEOL 20 isn't free of prerequisites.", "GEOL 10 isn't free of prerequisites."],
  [
    'GEOL 10 plays a part in the prerequisites of GEOL 30.',
    'GEOL 10 plays no part in the prerequisites of GEOL 30.',
  ],
  ['GEOL 30 has GEOL 10 down as a prereq.', 'GEOL 10 has GEOL 30 down as a prereq.'],
  [
    'GEOL 10 turns up in what the catalogue recommends before GEOL 20.',
    'GEOL 30 turns up in what the catalogue recommends before GEOL 20.',
  ],
  [
    'What the catalogue recommends before GEOL 20 is this: GEOL 10.',
    'What the catalogue recommends before GEOL 20 is this: GEOL 30.',
  ],
  [
    'GEOL 10 comes without any recommended preparation.',
    'GEOL 20 comes without any recommended preparation.',
  ],
  [
    'GEOL 10 and GEOL 20 are two different courses.',
    'GEOL 10 and GEOL 20 are the same course under two names.',
  ],
  [
    'The name beside GEOL 10 in the Fall 2025 listing is Ada Quill.',
    'The name beside GEOL 10 in the Fall 2025 listing is Ben Marl.',
  ],
  ['Ben Marl is down to teach GEOL 20.', 'Ben Marl is down to teach GEOL 10.'],
  ['Quarry Annex 3 is where GEOL 20 meets.', 'Quarry Annex 3 is where GEOL 10 meets.'],
  [
    "They aren't in the same room: GEOL 10 is in Moraine Hall 12, GEOL 20 in Quarry Annex 3.",
    "They aren't in the same room: GEOL 20 is in Quarry Annex 3, GEOL 30 in Quarry Annex 3.",
  ],
  ["GEOL 10 won't be around in the spring.", "GEOL 10 won't be around in the fall."],
  [
    'GEOL 10 comes in Fall 2025 and GEOL 20 in Fall 2025.',
    'GEOL 10 comes in Fall 2025 and GEOL 20 in Spring 2026.',
  ],
  [
    "Your Fridays are safe with GEOL 10: it doesn't meet then.",
    "Your Mondays are safe with GEOL 10: it doesn't meet then.",
  ],
  [
    "You can have both, GEOL 10 doesn't overlap with GEOL 20.",
    'You can have both, GEOL 10 overlaps with GEOL 20.',
  ],
  ['GEOL 10 probably takes 8.4 hours a week.', 'GEOL 10 probably takes 5.2 hours a week.'],
  ['GEOL 10 seems to be a lecture.', 'GEOL 10 seems to be a seminar.'],
  ['GEOL 10 takes more out of your week than GEOL 20.', 'GEOL 20 takes more out of your week than GEOL 10.'],
  [
    'Add GEOL 10 (8.4) and GEOL 20 (5.2) and you get about 13.6 hours a week.',
    'Add GEOL 10 (8.4) and GEOL 20 (5.2) and you get about 20 hours a week.',
  ],
  [
    'GEOL 10 is Rivers of Ice, while GEOL 20 is Deserts and Dunes.',
    'GEOL 10 is Deserts and Dunes, while GEOL 20 is Rivers of Ice.',
  ],
  [
    'Lightest workload: GEOL 20 (5.2 h vs. 8.4 h for GEOL 10)',
    'Lightest workload: GEOL 10 (8.4 h vs. 5.2 h for GEOL 20)',
  ],
  [
    'Rated 4.6, GEOL 10 beats both GEOL 20 and GEOL 30.',
    'Rated 4.1, GEOL 20 beats both GEOL 10 and GEOL 30.',
  ],
  ['By rating:\n1. GEOL 10 (4.6)', 'By rating:\n1. GEOL 10 (4.1)'],
  ['Hours per week:\n- GEOL 10: 8.4', 'Hours per week:\n- GEOL 10: 4.6'],
  ['**Fall 2025**\n- GEOL 10: 4 units', '**Spring 2026**\n- GEOL 10: 4 units'],
  ['## Fall 2025\nGEOL 10 is rated 4.6.', '## Spring 2026\nGEOL 10 is rated 4.6.'],
  [
    '| Course | Fall 2025 |\n|---|---|\n| GEOL 10 | ✓ |',
    '| Course | Spring 2026 |\n|---|---|\n| GEOL 10 | ✓ |',
  ],
  [
    '- GEOL 10: 4 units\n- GEOL 20: 4 units\n- Total: 8 units',
    '- GEOL 10: 4 units\n- GEOL 20: 4 units\n- Total: 9 units',
  ],
])('verifies %s, and not %s', (right, wrong) => {
  expect(verdictOf(right)).toBe('verified');
  expect(verdictOf(wrong)).not.toBe('verified');
});

it('calls no figure that two courses share their sum', () => {
  expect(verdictOf("There's nothing between them, GEOL 10 and GEOL 20 are both 4 units.")).not.toBe(
    'contradicted',
  );
});

it('takes no hours for a rating, and no kind of class for a title', () => {
  expect(verdictOf('The evaluations put GEOL 20 at 5.2 hours a week.')).not.toBe('contradicted');
  expect(verdictOf('type of class for GEOL 10: Reading and Research')).not.toBe('contradicted');
});

it('compares a list under a section with that section', () => {
  const list = (day: string): string => `GEOL 10, section 7\n- Days: ${day}\n- Room: Quarry Annex 3`;
  expect(verdictOf(list('Monday'))).not.toBe('contradicted');
});

it('counts a sentence about several courses of which nothing was read as own words', () => {
  expect(verdictOf('GEOL 10 is the seminar here and GEOL 20 the lecture.')).toBe('own_words');
});

const TIMES = 60;

// A repetition that can read its words in two ways would try all of them: 2^60.
it.each([
  ['GEOL 10 is ', 'listed under ', 'rocks.'],
  ['If you ', 'ever want to ', 'sing.'],
  ['GEOL 10 requires ', 'its only ', 'song.'],
  ['Prerequisites for GEOL 10 ', 'read ', 'song.'],
  ['', 'if you are an ', 'song.'],
  ['GEOL 10 needs ', 'just ', 'songs.'],
  ['Ranked by rating: GEOL 10', ' and then', ' songs.'],
])('reads “%s%s…%s” however often it is repeated', (before, words, after) => {
  const { statements } = accountFor(before + words.repeat(TIMES) + after, [], THREE_COURSES);
  expect(statements.filter(({ verdict }) => verdict === 'contradicted')).toEqual([]);
});
