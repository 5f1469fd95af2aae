import { describe, expect, it } from 'vitest';
import type { SearchInput } from './request.ts';
import { limitsOf } from './testing/limits-of.ts';

/** What is left of a wish after a change: what was not spoken of stays. */
const CHANGES: readonly (readonly [Partial<SearchInput>, string])[] = [
  [
    { max_hours: 4 },
    `econ under 6 hours >> actually under 4
econ under 6 hours >> make it 4 hours`,
  ],
  [{ max_hours: 4, avoid_days: ['Fri'] }, `econ no fridays >> and at most 4 hours`],
  [{ max_hours: 9, avoid_days: ['Fri'] }, `econ no fridays under 6 hours >> hours can be up to 9`],
  [
    { avoid_days: ['Fri'] },
    `econ no fridays under 6 hours >> the hours don't matter anymore
econ no fridays under 6 hours >> forget the hours
econ no fridays under 6 hours >> i don't care about the workload
econ no fridays under 6 hours >> no limit on the hours
econ no fridays under 6 hours >> any number of hours is ok
econ no fridays under 6 hours >> never mind the 6 hours
econ no fridays under 6 hours >> workload doesn't matter
econ no fridays under 6 hours >> drop the hours limit`,
  ],
  [
    { max_hours: 6 },
    `econ no fridays under 6 hours >> fridays are fine after all
econ no fridays under 6 hours >> friday is ok actually
econ no fridays under 6 hours >> nvm the friday thing
econ no fridays under 6 hours >> any day works
econ no fridays under 6 hours >> days don't matter
econ no fridays under 6 hours >> forget about fridays
econ under 6 hours in spring >> what about fall
econ under 6 hours >> swap econ for econ`,
  ],
  [{ component: 'Seminar', min_rating: 4 }, `econ seminars >> rated 4 or better`],
  [
    { component: 'Seminar', min_rating: 4.3 },
    `econ seminars >> then only those that students have rated with 4.3 or better`,
  ],
  [
    { component: 'Seminar', min_rating: 4.5 },
    `econ seminars rated 4+ >> better than 4.5
econ seminars >> what if I also want it to be well liked, like at least a 4.5?`,
  ],
  [
    { component: 'Seminar', avoid_days: ['Mon', 'Wed'] },
    `econ seminars >> I cannot attend on Monday nor on Wednesday.`,
  ],
  [
    { min_rating: 4 },
    `econ seminars rated 4+ >> it need not be a seminar any longer
econ seminars rated 4+ >> doesn't have to be a seminar
econ seminars rated 4+ >> any kind of class is fine`,
  ],
  [
    { component: 'Seminar', ends_at_or_before: '15:30' },
    `econ seminars >> And what remains if he wishes to be done by half past three in the afternoon?`,
  ],
  [{ component: 'Seminar', days: ['Tue', 'Thu'] }, `econ seminars >> any of that on tue and/or thu only?`],
  [
    { component: 'Seminar', max_hours: 5 },
    `econ seminars >> which of those are 5 hours or less?
econ seminars >> Could you show me ones like that but where people say it is 5 hours or less?`,
  ],
  [
    { component: 'Seminar', starts_at_or_after: '11:00' },
    `econ seminars >> but I've got crew till 11 every day so nothing before 11 please
econ seminars >> could they start at 11 or later?`,
  ],
  [{ component: 'Seminar', max_days: 1 }, `econ seminars >> ok any that only meet once a week tho`],
  [
    { component: 'Seminar', no_prerequisites_stated: true },
    `econ seminars >> without prereqs?
econ seminars >> which of them need nothing before`,
  ],
  [
    { component: 'Seminar', max_enrollment: 15 },
    `econ seminars >> fewer than 15 people
econ seminars >> and with at most 15 in the room?`,
  ],
  [
    { component: 'Seminar' },
    `econ seminars rated 4+ >> ignore the rating
econ seminars rated 4+ >> ratings don't matter`,
  ],
  [
    {},
    `econ in the morning >> doesn't have to be in the morning
econ in the morning >> any time is fine
econ not before 10 >> mornings are fine after all
econ not before 10 >> early is ok too
econ not before 10 >> time doesn't matter`,
  ],
  [{ starts_at_or_after: '12:00' }, `econ in the morning >> after 12 rather`],
  [{ ends_at_or_before: '15:00' }, `econ done by 4 >> done by 3 rather`],
  [{ starts_at_or_after: '11:00' }, `econ >> could they start at 11 or later?`],
];

describe('a change of limits', () => {
  it.each(CHANGES)('leaves %j', (limit, conversations) => {
    for (const said of conversations.split('\n'))
      expect(limitsOf(...said.split(' >> ')), said).toStrictEqual(limit);
  });
});

describe('a change asked for in other words', () => {
  it.each([
    ['econ seminars', 'no wait under 6 hours too', { component: 'Seminar', max_hours: 6 }],
    [
      'econ not on mondays',
      'ok mondays can stay actually but nothing before 11',
      { starts_at_or_after: '11:00' },
    ],
    ['econ not before 10', 'what about history, any time, same hours', {}],
    ['econ seminars with about 200 people', 'cap it at 80', { component: 'Seminar', max_enrollment: 80 }],
  ])('hears %s, then %s', (first, second, limits) => {
    expect(limitsOf(first, second)).toStrictEqual(limits);
  });

  it('lists seminars asked for after a comma', () => {
    expect(limitsOf('in the economics department, which seminars are given in spring?')).toStrictEqual({
      component: 'Seminar',
    });
  });

  it('asks about no time of a bus', () => {
    expect(limitsOf('fridays are gone (bus leaves 11am). any econ class?')).toStrictEqual({
      avoid_days: ['Fri'],
    });
  });
});
