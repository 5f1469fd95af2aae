import { describe, expect, it } from 'vitest';
import type { SearchInput } from './request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from './spans/sample-vocabulary.ts';
import { limitsOf } from './testing/limits-of.ts';
import { understand } from './understand.ts';

/** Ways to say each limit. */
const LIMITS: readonly (readonly [Partial<SearchInput>, string])[] = [
  [
    { max_hours: 6 },
    `econ class, six hours a week would be my upper limit
econ classes in spring, my ceiling is 6 hours
an econ class that won't cost me more than 6 hours
econ class that won't eat more than 6 hours
econ class which doesn't take over 6 hours a week
econ classes, cap the work at 6 hours
econ. hours capped at 6
econ with a max of 6 hrs
econ class, i can spare 6 hours a week at most
econ class where i spend no more than six hours per week
econ class that stays under 6 hours
econ class that takes 6 hours tops
econ with workload 6 or below
econ class, workload below 6
econ class, don't want to spend more than 6 hours on it
econ, keep it to 6 hours
econ. nothing that needs more than 6h
econ, nothing exceeding six hours
econ, not longer than 6 hours of work weekly
econ classes with hours of 6 or fewer
econ class whose workload doesn't exceed 6 hours
econ class, i only have 6 hours a week for it
econ classes limited to six hours
econ classes, 6 hr/week limit
econ, since science isn't really my thing, 6 hours max`,
  ],
  [
    { min_hours: 10 },
    `econ class that takes at least 10 hours
econ. 10 hours minimum
econ classes no less than 10 hours a week
econ class, upwards of 10 hours
econ, i want 10+ hours of work
econ class that will eat 10 hours or more
econ class exceeding 10 hours`,
  ],
  [
    { min_rating: 4.5 },
    `econ classes rated 4.5 and up
econ class, rating no lower than 4.5
econ class, rating not below 4.5
econ class that scores at least 4.5
econ class people gave 4.5 or more
econ, 4.5 stars up
econ with a rating of 4.5 at the very least
econ, nothing under 4.5 stars
econ, nothing rated below 4.5
econ, evaluated with 4.5 or better
econ whose evaluations are above 4.5
econ classes with at least a 4.5 rating
econ, min rating 4.5
econ, I want them to have a 4.5 minimum
econ, only ones ppl rate above 4.5`,
  ],
  [
    { max_rating: 3 },
    `econ classes rated under 3
econ classes with a rating lower than 3`,
  ],
  [
    { max_enrollment: 30 },
    `econ class, cap it at 30 people
econ class of 30 or fewer
econ class with no more than 30 students
econ, 30 people max
econ, not more than thirty people in the room
econ class, fewer than 30 heads
econ, groups of at most 30
econ class where there aren't more than 30 people
econ class with under 30 enrolled
econ class, enrollment below 30
econ class, class size of 30 max`,
  ],
  [
    { min_enrollment: 100 },
    `econ class with more than 100 people
econ class of 100 or more students
econ class, at least 100 in the room`,
  ],
  [
    { min_units: 6, max_units: 6 },
    `an econ class of six units
six-unit econ class
econ class worth 6 units
a 6 credit econ class
econ, 6 units`,
  ],
  [
    { max_units: 6 },
    `econ, 6 units or less
econ class no more than 6 units
econ, max 6 units`,
  ],
  [
    { min_units: 6 },
    `econ, at least 6 units
econ, 6 units or more`,
  ],
  [
    { starts_at_or_after: '10:00', ends_at_or_before: '15:30' },
    `econ class, nothing before 10, done by 3:30
econ class, not before 10, ends by 3:30
econ class, nothing before 10 and over by 3:30
econ class, nothing before 10, need to be out by 3:30`,
  ],
  [
    { ends_at_or_before: '15:00' },
    `econ class, i need to be out by 3
econ class, actually must be out by 3, work shift`,
  ],
  [
    { has_open_seats: true },
    `econ classes that are not full
is there an econ class that isnt already full
econ classes with spots left
an econ class with free seats`,
  ],
  [{ starts_at_or_after: '12:00' }, `an econ class, i work at a cafe so mornings are out`],
  [{ starts_at_or_after: '11:30' }, `an econ class. i open the shop so mornings are out before like 11:30`],
  [
    { min_rating: 4.6, no_prerequisites_stated: true },
    `which econ classes have nothing listed as prereqs and at least a 4.6?`,
  ],
  [
    { starts_at_or_after: '10:00' },
    `econ class that doesn't start before 10
econ, nothing before 10
econ, no earlier than 10
econ, not earlier than 10am
econ, starting at 10 or later
econ, starts 10 or after
econ, i can't be on campus before 10
econ, i wake up at 10 so nothing before that
econ, earliest start 10
econ, 10 at the earliest
econ, only after 10
econ, from 10 onwards
econ, anything 10am and later
econ, I'm useless before 10
econ class that begins after 10
econ class which begins not before 10 o'clock
econ, i work till 10
econ, i have practice until 10 every day
econ, before 10 is impossible for me
econ, before 10 doesn't work
econ, i don't do anything before 10
econ, skip everything that starts before 10
econ, leave out anything earlier than 10`,
  ],
  [
    { starts_at_or_after: '12:00' },
    `econ, none starting before noon
econ, not in the mornings
econ, no mornings
econ, mornings are out
econ, mornings don't work for me
econ, mornings are impossible
econ, anything but mornings
econ, only after lunch
econ, after midday
econ class that isn't in the morning
econ. im busy in the mornings`,
  ],
  [
    { ends_at_or_before: '16:00' },
    `econ, done by 4
econ, out by 4
econ, finished before 4pm
econ, over by 4
econ that ends by 4
econ, nothing after 4
econ, nothing that runs past 4
econ, no later than 4
econ, i have to leave at 4
econ, i have to be gone by 4
econ, i work from 4
econ, my shift starts at 4 so it has to end before that
econ, ending 4 at the latest
econ, latest end 4pm
econ, must end before 4
econ, not past 4
econ, i can only do until 4`,
  ],
  [
    { ends_at_or_before: '12:00' },
    `econ in the morning
econ, mornings only
econ, before lunch
econ, only before noon`,
  ],
  [
    { avoid_days: ['Fri'] },
    `econ, no fridays
econ, not on friday
econ, off fridays
econ with fridays off
econ, fridays are out
econ, fridays don't work
econ, can't do fridays
econ, I'm away on fridays
econ, i leave on fridays
econ, i have work on fridays
econ, any day but friday
econ, every day except friday
econ, without friday
econ, nothing on the Friday
econ, leaving friday aside
econ that never meets on a friday
econ, keep fridays clear
econ, fri no
econ, avoid fridays
econ, I travel on fridays
econ, fridays i go home
econ, doesn't meet fri
econ, fridays are sacred
econ, i need my fridays
econ, I have a job friday
econ, fridays are impossible for me
econ, i'm not here on fridays
regattas wipe out my fridays. any econ
econ, my fridays are gone
econ, choir eats up my fridays`,
  ],
  [
    { avoid_days: ['Mon', 'Wed'] },
    `econ, not monday or wednesday
econ, i cannot attend on Monday nor on Wednesday
econ, nothing mon or wed
econ, mondays and wednesdays are bad
econ, mon and wed are taken
econ, neither monday nor wednesday`,
  ],
  [
    { days: ['Tue', 'Thu'] },
    `econ, tue thu only
econ on tuesdays and thursdays only
econ, just tues/thurs
econ, only tuesday and/or thursday
econ, i can only do tuesdays and thursdays
econ, i'm only on campus tuesdays and thursdays
econ, tuesdays and thursdays are the only days i can
econ, nothing but tuesdays and thursdays
econ, TR only
econ, on tuesday or thursday, other days i work`,
  ],
  [
    { max_days: 1 },
    `econ that meets once a week
econ, one meeting a week
econ, meets only one time in the week
econ, on only one day a week
econ, just one day a week
econ, a single weekly meeting
econ, 1x a week
econ, 1 day/week`,
  ],
  [
    { max_days: 2 },
    `econ, at most two days a week
econ, no more than 2 days a week
econ, max 2 days
econ, twice a week at most
econ that doesn't meet more than twice a week`,
  ],
  [
    { no_prerequisites_stated: true },
    `econ, no prereqs
econ with no prereqs at all
econ that needs nothing beforehand
econ, doesn't need anything before it
econ, nothing that requires another class first
econ where no other class is needed before
econ without prerequisites
econ, no prior course required
econ, doesn't require previous classes
econ, nothing needed before
econ without anything i need to have taken`,
  ],
  [
    { min_hours: 8 },
    `econ that will wreck me
econ that will kick my butt
econ, real grind
econ, make me suffer
econ, something demanding`,
  ],
  [
    {},
    `econ, i have been up since 6
econ, i changed my mind like nine times already
econ. my little brother thinks it's great
econ. i was awake all night
econ. my roommate is up til 4
an econ class, i haven't slept more than 5 hours
an econ class, doesnt need to count for anything
econ, mornings are fine
econ, any day works
econ, i took a little job last year
econ, i'm a first-year and 19 years old`,
  ],
];

describe('a limit', () => {
  it.each(LIMITS)('%j', (limit, messages) => {
    for (const message of messages.split('\n')) expect(limitsOf(message), message).toStrictEqual(limit);
  });
});

describe('what is no week', () => {
  it.each([
    'econ spring, rating 4+, no more than 5 hrs. undergrad level',
    'i wanted to be a pilot since i was five (i still do). what is there this fall about rivers?',
    'seminar. spring. one day a week. 4.5 stars up, under 6 hrs. anything but history, i have had enough history',
    'i know there are hundreds of classes, so can i start small: are there seminars in spring, actual seminars, in economics or in history, on only one day a week?',
    'econ which keeps fridays open',
    'i still need an econ class. what is there in the spring for it?',
  ])('is one wish: %s', (text) => {
    expect(limitsOf(text)).not.toBeNull();
  });
});

describe('a figure that plays no part', () => {
  const wishFor = (text: string) => {
    const [request] = understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests;
    return request?.kind === 'recommend' ? request.wish : null;
  };

  it('is named, or asked about where it limits', () => {
    expect(wishFor('a history seminar with 3 windows')?.unread).toContainEqual(expect.stringContaining('3'));
    expect(wishFor('econ classes above 100')?.doubts).toHaveLength(1);
  });

  it('is let be where it only tells', () => {
    expect(wishFor('i changed my mind like nine times already. any history seminars?')?.doubts).toHaveLength(
      0,
    );
    expect(wishFor('i am not a night person (never was). any history seminars?')?.doubts).toHaveLength(0);
  });
});

describe('limits side by side', () => {
  it.each([
    ['econ, 12 units, at most 8 hours', { min_units: 12, max_units: 12, max_hours: 8 }],
    ['an econ class thats once a week n under 8 hrs', { max_days: 1, max_hours: 8 }],
    ['econ but a lab would kill me', { exclude_component: 'Laboratory' }],
    ['econ, fridays ok, max 12 students', { max_enrollment: 12 }],
    ['an econ class. i can manage about six hours a week outside of class, no more', { max_hours: 6 }],
    ['i have sworn off anything above seven hours, econ', { max_hours: 7 }],
    ['i want an econ class but no dud so like 4 or above', { min_rating: 4 }],
    ['what econ classes are there, i dont care if its hard', {}],
    [
      'practice is every day from 3:30 and coach WILL kill me. any econ class',
      { ends_at_or_before: '15:30' },
    ],
    ['tues thurs are dead bc of lab, any econ class', { avoid_days: ['Tue', 'Thu'] }],
    ['econ classes i can actually take', { prerequisites_met: true }],
    ['econ classes that arent a death march', { max_hours: 8 }],
  ])('keeps those of %s apart', (text, limits) => {
    expect(limitsOf(text)).toStrictEqual(limits);
  });
});
