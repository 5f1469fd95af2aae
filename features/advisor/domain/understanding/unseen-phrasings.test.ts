import { describe, expect, it } from 'vitest';
import type { Request } from './request.ts';
import { SAMPLE_SETTING } from './sample-lexicon.ts';
import { understand } from './understand.ts';

/** What a student's last message asks for; replies stand between the messages, `>` before each. */
const requestOf = (...messages: string[]): Request | undefined =>
  understand(
    messages.map((text) =>
      text.startsWith('> ')
        ? { role: 'assistant' as const, text: text.slice(2) }
        : { role: 'user' as const, text },
    ),
    SAMPLE_SETTING,
  ).requests[0];

describe('a dislike', () => {
  it.each([
    'i hate econ, whats a fun class',
    'a fun class, i cant stand econ',
    'recommend a class, im not really into econ',
    'so sick of econ, recommend a class please',
    'i need a break from econ, any good class',
    'im terrified of econ but want a fun class',
    'my econ is kinda weak, any fun class?',
  ])('is left out, never looked for: “%s”', (message) => {
    const request = requestOf(message);
    expect(request).toMatchObject({ kind: 'recommend', wish: { search: { exclude_subjects: ['ECON'] } } });
    expect(request).not.toHaveProperty('wish.search.subjects');
    expect(request).not.toHaveProperty('wish.search.text');
  });

  it('of what is no field is told as left unread', () => {
    expect(requestOf('i cant stand dinosaurs, which history class should i take')).toMatchObject({
      kind: 'recommend',
      wish: { search: { subjects: ['History'] }, unread: ['not dinosaurs'] },
    });
  });
});

describe('a worry', () => {
  it.each(['I failed econ 10a, am I screwed', 'should i drop econ 10a', 'kinda bombed econ 10a, oh no'])(
    'about a course is no topic: “%s”',
    (message) => {
      expect(requestOf(message)).toMatchObject({ kind: 'facts', codes: ['ECON 10A'], unheld: ['standing'] });
    },
  );

  it('about life is met with a kind word', () => {
    expect(requestOf('im so overwhelmed and homesick')).toMatchObject({ kind: 'small_talk', talk: 'worry' });
  });
});

describe('what was said before', () => {
  it.each(['harder than econ 10b?', 'is it really worse than econ 10b?', 'and more work than econ 10b'])(
    'is what “%s” compares with',
    (message) => {
      const conversation = ['is econ 10a hard', '> **ECON 10A** takes 6 hours.', message];
      expect(requestOf(...conversation)).toMatchObject({ kind: 'compare', codes: ['ECON 10A', 'ECON 10B'] });
    },
  );

  it('makes no errand a search', () => {
    const conversation = ['recommend a history class', '> - **HIST 12**, Rivers', 'Write my history essay'];
    expect(requestOf(...conversation)).toMatchObject({ kind: 'outside' });
  });

  it('is one course, of which the fewest students are its enrolment', () => {
    const conversation = ['a seminar on rivers', '> - **HIST 12**, Rivers', 'which one has fewest students'];
    expect(requestOf(...conversation)).toMatchObject({
      kind: 'facts',
      codes: ['HIST 12'],
      fields: ['enrollment'],
    });
  });
});

it('takes no word that stands in no title for a course', () => {
  expect(requestOf('how many credits is a full load')).toMatchObject({ kind: 'outside' });
  expect(requestOf('what should a pre-med take first')).toMatchObject({
    kind: 'recommend',
    wish: { search: {}, unheld: ['careers'] },
  });
});

it('looks for a class to go with those that are named', () => {
  expect(requestOf('whats a good 4th class with econ 10a, chem 11 and hist 12')).toMatchObject({
    kind: 'recommend',
    wish: { search: { no_conflict_with: ['ECON 10A', 'CHEM 11', 'HIST 12'] } },
  });
});

it('asks for a rating where others are said to like a course', () => {
  expect(requestOf('did people like econ 10a')).toMatchObject({
    kind: 'facts',
    codes: ['ECON 10A'],
    fields: ['rating'],
  });
});

it.each([
  ['i work at a shop from 4pm every day, any class?', { ends_at_or_before: '16:00' }],
  ['my practice is every morning til 10, any class?', { starts_at_or_after: '10:00' }],
])('keeps free the hours of work and practice: “%s”', (message, search) => {
  expect(requestOf(message)).toMatchObject({ kind: 'recommend', wish: { search } });
});

it('reads what leads on from a course that was finished and loved', () => {
  expect(requestOf('finished econ 10a last year and loved it, whats next')).toMatchObject({
    kind: 'recommend',
    wish: { after: ['ECON 10A'] },
  });
});

describe('a rule of the university', () => {
  it.each([
    'how do i declare my concentration',
    'can i take 6 classes in one semester',
    'how many classes can i take?',
    'is it ok to take only 3 courses next term',
    'can I switch majors',
    'how do I study abroad',
  ])('is nothing the catalogue holds: “%s”', (message) => {
    expect(requestOf(message)).toMatchObject({ kind: 'outside', about: 'unheld', unheld: ['rules'] });
  });

  it.each([
    'how many history classes can i take',
    'can i take 2 courses in history',
    'any class to take in spring',
  ])('is not asked for: “%s”', (message) => {
    expect(requestOf(message)).toMatchObject({ kind: 'recommend' });
  });
});

describe('hours that are taken', () => {
  it.each(['i work mon wed until 3pm, any history class', 'i work mon/wed till 3, any history class'])(
    'are left out, the rest of the week is not: “%s”',
    (message) => {
      const request = requestOf(message);
      expect(request).not.toHaveProperty('wish.search.avoid_days');
      expect(request).not.toHaveProperty('wish.search.ends_at_or_before');
      const free = request?.kind === 'recommend' ? request.wish.search.free_times : [];
      expect(free).toContainEqual({ day: 'Mon', start: '15:00', end: '23:59' });
      expect(free).toContainEqual({ day: 'Wed', start: '15:00', end: '23:59' });
      expect(free).toContainEqual({ day: 'Tue', start: '00:00', end: '23:59' });
    },
  );

  it('stand at the later of two hours named', () => {
    expect(requestOf('i hate early mornings, find me a history class after noon')).toMatchObject({
      wish: { search: { starts_at_or_after: '12:00' } },
    });
  });
});
