import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Wish } from '../reading/request.ts';
import { choicesOf, coursesToChoose } from './choices.ts';
import { labelOfChange, withChangedPart } from './changed-part.ts';
import { lookupOf } from './lookups.ts';
import { restoredWish } from './restored-wish.ts';
import type { SearchInput } from './search-parts.ts';
import { SAMPLE_WORDS } from './testing/sample-words.ts';
import { toConditionsAsked } from './to-reading.ts';
import { withoutPart, wishOf } from './wish-parts.ts';

const shown = (search: SearchInput, more: Partial<Wish> = {}) =>
  toConditionsAsked({ ...wishOf(search), ...more }, SAMPLE_WORDS);
const labels = (search: SearchInput, more: Partial<Wish> = {}) =>
  shown(search, more).conditions.map(({ label }) => label);
const address = (search: SearchInput) => {
  const { address: query } = shown(search);
  return query === null ? null : decodeURIComponent(query.replaceAll('+', ' '));
};
const work = (day: 'Mon' | 'Tue', start: string, end: string) => ({ day, start, end });

describe('the chips of a wish', () => {
  it.each<[string, SearchInput, string[]]>([
    [
      'economics with at least 20 students in spring about markets',
      { subjects: ['ECON'], min_enrollment: 20, terms: ['2026 Spring'], text: 'markets' },
      ['Economics', 'about “markets”', '2026 Spring', 'at least 20 students'],
    ],
    ['a whole department', { subjects: ['STAT', 'ACTSCI'] }, ['Statistics']],
    ['one of its subjects', { subjects: ['ACTSCI', 'ITAL'] }, ['Actuarial Science or Italian']],
    ['a code that begins its department’s name', { subjects: ['STAT'] }, ['Statistics']],
    ['what the catalogue lacks', { subjects: ['Falconry'] }, ['Falconry']],
    ['broad fields', { areas: ['science', 'engineering', 'languages'] }, ['STEM or Languages']],
    ['all of a scheme', { attributes_any: [{ scheme: 'HASS' }] }, ['counts as HASS']],
    ['a letter of a scheme', { attributes_any: [{ scheme: 'HASS', value: 'A' }] }, ['counts as HASS A']],
    ['no graduate courses', { levels: ['introductory', 'intermediate', 'advanced'] }, ['not graduate']],
    ['days', { meets_on: ['Tue'], avoid_days: ['Mon', 'Fri'] }, ['on Tuesdays', 'not on Mondays or Fridays']],
    [
      'times',
      { starts_at_or_after: '10:00', ends_at_or_before: '17:30' },
      ['not before 10:00 AM', 'over by 5:30 PM'],
    ],
    ['amounts', { max_hours: 5.99, min_rating: 4 }, ['under 6 hours a week', 'rated 4 or better']],
    [
      'an order',
      { subjects: ['ECON'], sort: 'workload', descending: true },
      ['Economics', 'most work first'],
    ],
    ['many courses', { codes: ['A 1', 'A 2', 'A 3', 'A 4'] }, ['among 4 courses named before']],
  ])('state %s', (_, search, said) => {
    expect(labels(search)).toEqual(said);
  });

  it('state conditions that depend on other courses and on the profile', () => {
    const than = { field: 'workload', less: true, codes: ['ECON 10A'] } as const;
    expect(labels({}, { than: { ...than, codes: [...than.codes] }, byInterests: true })).toEqual([
      'lighter than ECON 10A',
      'your interests',
    ]);
    expect(labels({ exclude_codes: ['STAT 110'] }, { after: ['STAT 110'] })).toEqual(['after STAT 110']);
  });

  it('state hours of work as such, and no other hours of the week', () => {
    const rest = (['Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const).map((day) => ({
      day,
      start: '00:00',
      end: '23:59',
    }));
    const free = [
      work('Mon', '00:00', '09:00'),
      work('Mon', '12:00', '23:59'),
      work('Tue', '00:00', '09:00'),
      work('Tue', '12:00', '23:59'),
    ];
    expect(labels({ free_times: [...free, ...rest] })).toEqual([
      'not from 9:00 AM to 12:00 PM on Mondays and Tuesdays',
    ]);
    expect(address({ free_times: [...free, ...rest] })).toBe('free=M.T 09:00-12:00');
    expect(labels({ free_times: [work('Mon', '10:00', '12:00')] })).toEqual(['when you are free']);
  });

  it('are the course list’s conditions, or say that it has none', () => {
    const { conditions, unsaid } = shown({ subjects: ['ECON'], min_enrollment: 20, max_hours: 6 });
    expect(conditions.map(({ id, filter, values }) => [id, filter, values])).toEqual([
      ['subjects', 'subjects', ['ECON']],
      ['hours', 'hours', ['-6']],
      ['size', 'size', ['20-']],
    ]);
    expect(unsaid).toEqual([]);
    const words = { ...SAMPLE_WORDS, unanswerable: new Set(['size'] as const) };
    const { unsaid: left, address: query } = toConditionsAsked(
      wishOf({ subjects: ['ECON'], min_enrollment: 20 }),
      words,
    );
    expect(left).toEqual(['at least 20 students']);
    expect(query).toBe('subject=ECON');
  });
});

describe('URL of the course search', () => {
  it.each<[SearchInput, string | null]>([
    [{ subjects: ['Statistics'], exclude_subjects: ['ACTSCI'] }, 'subject=STAT'],
    [{ component: 'seminar', terms: ['spring'] }, 'term=2026 Spring&kind=Seminar&kind=Project-based Seminar'],
    [{ text: 'markets', instructor: 'Byron', sort: 'rating' }, 'q=markets&only=asked&sort=score-high'],
    [{ instructor: 'Byron' }, 'q=Byron&only=asked'],
    [{ topics: ['money', 'finance'] }, 'q=money OR finance&only=asked'],
    [{ text: 'law', topics: ['money', 'finance'] }, 'q=law money OR law finance&only=asked'],
    [{ days: ['Tue', 'Thu'] }, 'day=only&day=T&day=Th'],
    [{ avoid_days: ['Fri'] }, 'free=F 00:00-23:59'],
    [
      { attributes_none: [{ scheme: 'HASS', value: 'A' }], attributes_any: [{ value: 'Earth and Life' }] },
      'attribute=General Education:Earth and Life&attribute=-HASS:A',
    ],
    [
      { areas: ['science'], exclude_component: 'lecture' },
      'subject=STAT&subject=ACTSCI&kind=Lecture&not=kind',
    ],
    [{ min_enrollment: 5 }, 'size=5-'],
    [{ max_days: 2 }, null],
  ])('for %j', (search, query) => {
    expect(address(search)).toBe(query);
  });
});

describe('a wish asked again', () => {
  const wish = {
    ...wishOf({ subjects: ['ECON'], min_hours: 2, max_hours: 6, avoid_days: ['Fri'] }),
    unread: ['x'],
  };

  it('lacks the condition that was removed, and nothing else', () => {
    expect(withoutPart(wish, 'hours', SAMPLE_WORDS)).toEqual(
      wishOf({ subjects: ['ECON'], avoid_days: ['Fri'] }),
    );
    expect(withoutPart(wish, 'rating', SAMPLE_WORDS)).toBeNull();
    expect(withoutPart(wishOf({ subjects: ['ECON'] }), 'subjects', SAMPLE_WORDS)).toBeNull();
    const liked = { ...wishOf({ subjects: ['ECON'] }), like: 'ECON 10A' };
    expect(withoutPart(liked, 'like', SAMPLE_WORDS)).toEqual(wishOf({ subjects: ['ECON'] }));
  });

  it.each<[string, string[], SearchInput | null]>([
    ['hours', ['-4'], { subjects: ['ECON'], max_hours: 4, avoid_days: ['Fri'] }],
    ['hours', ['4-3'], null],
    ['hours', ['500-'], null],
    [
      'avoid_days',
      ['M', 'Th'],
      { subjects: ['ECON'], min_hours: 2, max_hours: 6, avoid_days: ['Mon', 'Thu'] },
    ],
    ['avoid_days', ['someday'], null],
    ['terms', ['2026 Spring'], null],
    ['subjects', ['STAT'], null],
  ])('has new values for one: %s %j', (id, values, search) => {
    expect(withChangedPart(wish, id, values, SAMPLE_WORDS)).toEqual(search && wishOf(search));
  });

  it('has labels for its values before it is asked', () => {
    expect(labelOfChange('hours', ['3-5'])).toBe('between 3 and 5 hours a week');
    expect(labelOfChange('days', ['only', 'T', 'Th'])).toBe('only on Tuesdays and Thursdays');
    expect(labelOfChange('terms', ['2026 Spring'])).toBe('2026 Spring');
    expect(labelOfChange('size', ['-'])).toBeNull();
  });

  it('states the same after every change of every value, according to its label', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 }), (a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const next = withChangedPart(wish, 'hours', [`${min}-${max}`], SAMPLE_WORDS);
        const label =
          next && toConditionsAsked(next, SAMPLE_WORDS).conditions.find(({ id }) => id === 'hours');
        expect(label?.label).toBe(labelOfChange('hours', [`${min}-${max}`]));
      }),
    );
  });

  it('is restored as it was stored, unless no search accepts it', () => {
    expect(restoredWish(JSON.parse(JSON.stringify(wish)) as Wish)).toEqual(wish);
    expect(restoredWish({ search: { max_hours: 'few' } } as never)).toBeNull();
    expect(restoredWish(null)).toBeNull();
  });
});

describe('a model’s lookup', () => {
  it('has chips of the same kind', () => {
    const { asked, wish } =
      lookupOf('search_courses', { subjects: ['ECON'], max_hours: 5 }, SAMPLE_WORDS) ?? {};
    expect(asked?.conditions.map(({ label }) => label)).toEqual(['Economics', 'at most 5 hours a week']);
    expect(wish).toEqual(wishOf({ subjects: ['ECON'], max_hours: 5 }));
  });

  it.each([
    ['get_course', { code: 'STAT 110' }, ['STAT 110']],
    ['compare_courses', { codes: ['A 1', 'A 2'] }, ['A 1 and A 2']],
    ['check_prerequisites', { code: 'A 1' }, ['prerequisites of A 1']],
    ['get_requirement_progress', {}, ['your requirements']],
    ['find_sections', { codes: ['A 1'], meets_on: ['Tue'] }, ['sections of A 1', 'on Tuesdays']],
  ])('is labelled for any tool: %s', (tool, input, said) => {
    expect(lookupOf(tool, input, SAMPLE_WORDS)?.asked.conditions.map(({ label }) => label)).toEqual(said);
  });

  it('is omitted if it has no arguments, or invalid ones', () => {
    expect(lookupOf('search_courses', { limit: 5 }, SAMPLE_WORDS)).toBeNull();
    expect(lookupOf('search_courses', { max_hours: 'few' }, SAMPLE_WORDS)).toBeNull();
    expect(lookupOf('no_such_tool', {}, SAMPLE_WORDS)).toBeNull();
  });

  it('can be stored and shown on a line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (text) => {
        const { asked } = lookupOf('search_courses', { text: `a${text}` }, SAMPLE_WORDS) ?? {};
        const label = asked?.conditions[0]?.label ?? '';
        expect(label.length).toBeLessThanOrEqual(120);
        expect(label).not.toMatch(/[\0\n]/);
        expect(JSON.stringify(asked).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('a question with several interpretations', () => {
  const choices = (...searches: SearchInput[]) =>
    choicesOf(searches.map(wishOf), SAMPLE_WORDS).map(({ shown: { label, question, current } }) => [
      label,
      question,
      current,
    ]);

  it('labels each by what distinguishes it', () => {
    expect(choices({ component: 'Language', max_hours: 5 }, { areas: ['languages'], max_hours: 5 })).toEqual([
      ['language courses', 'I mean language courses: at most 5 hours a week', true],
      ['Languages', 'I mean Languages: at most 5 hours a week', false],
    ]);
    expect(choices({ subjects: ['ECON'] })).toEqual([]);
  });

  it('distinguishes a subject from a broad field with its name', () => {
    const words = { ...SAMPLE_WORDS, subjectNames: () => ['Humanities'] };
    const read = choicesOf([wishOf({ areas: ['humanities'] }), wishOf({ subjects: ['ECON'] })], words);
    expect(read.map(({ shown }) => shown.label)).toEqual(['all subjects of Humanities', 'Humanities (ECON)']);
  });

  it('asks about each of a few courses', () => {
    expect(coursesToChoose(['A 1', 'A 2'], ' When does\nit meet? ').map(({ shown }) => shown)).toEqual([
      { label: 'A 1', question: 'When does it meet: A 1', current: false },
      { label: 'A 2', question: 'When does it meet: A 2', current: false },
    ]);
    expect(coursesToChoose(['1', '2', '3', '4', '5', '6', '7'], 'And?')).toEqual([]);
    expect(coursesToChoose(['A 1'], 'x'.repeat(301))).toEqual([]);
  });
});
