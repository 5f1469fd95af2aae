import { describe, expect, it } from 'vitest';
import type { Request, SearchInput } from './request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from './spans/sample-vocabulary.ts';
import { type Said, understand } from './understand.ts';

/** The request of the last question; each other comes with the codes that its reply named. */
const asked = (...turns: [text: string, ...codes: string[]][]): Request | undefined => {
  const said = turns.flatMap(([text, ...codes], at): Said[] => {
    const reply = codes.map((code) => `- **${code}**`).join('\n');
    const question: Said = { role: 'user', text };
    return at === turns.length - 1 ? [question] : [question, { role: 'assistant', text: reply }];
  });
  return understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests[0];
};
const LIST: [string, ...string[]] = ['history courses in spring', 'HIST 12', 'HIST 48', 'HIST 19'];
const FACT: [string, ...string[]] = ['how many hours is the first one', 'HIST 12'];

describe('a change of a list', () => {
  it.each<[string, SearchInput]>([
    ['i thank you. pray limit these to subjects with at most seven hours a week', { max_hours: 7 }],
    ['same, 5h cap', { max_hours: 5 }],
    ['any of that on tue and thu only?', { days: ['Tue', 'Thu'] }],
    ['i see. and only those of at most seven hours a week, if you please?', { max_hours: 7 }],
    ['and if i only want ones people really loved, 4.5 or more?', { min_rating: 4.5 }],
    ['what if i also want it to be well liked, like at least a 4.5?', { min_rating: 4.5 }],
    ["only those i'm qualified for", { prerequisites_met: true }],
    ["they can't clash with chem 17", { no_conflict_with: ['CHEM 17'] }],
    ['leave out the big ones', { max_enrollment: 100 }],
    ['remove the hard ones', { max_hours: 8 }],
  ])('%s', (text, search) => {
    const changed = { kind: 'recommend', wish: { search: { subjects: ['HIST'], ...search } } };
    expect(asked(LIST, [text])).toMatchObject(changed);
  });

  it('keeps its topic where it is narrowed to a field', () => {
    const about: [string, string] = ['something about war in spring', 'HIST 12'];
    for (const text of [
      'econ dept, undergrad level',
      'econ only',
      'i mean only economics please',
      'Just econ.',
    ])
      expect(asked(about, [text])).toMatchObject({
        kind: 'recommend',
        wish: { search: { text: 'war', subjects: ['ECON'], terms: ['2026 Spring'] } },
      });
    for (const text of ['econ instead', 'what about econ'])
      expect(asked(about, [text])).not.toMatchObject({ wish: { search: { text: 'war' } } });
  });

  it('holds after a question about one of its courses', () => {
    for (const text of [
      'i see. and only those of at most 5 hours, please?',
      'i only want ones under 5 hours',
    ])
      expect(asked(LIST, FACT, [text])).toMatchObject({
        kind: 'recommend',
        wish: { search: { subjects: ['HIST'], max_hours: 5 } },
      });
  });

  it('is asked with thanks for what was shown', () => {
    for (const text of ['thanks! which of those is the lightest', 'great, thank you. which is the easiest?'])
      expect(asked(LIST, [text])).not.toMatchObject({ kind: 'small_talk' });
  });

  it('is taken back', () => {
    const request = asked(LIST, ['under 5 hours', 'HIST 12', 'HIST 48'], ['undo that']);
    expect(request?.kind === 'recommend' && request.wish.search).toEqual({
      subjects: ['HIST'],
      terms: ['2026 Spring'],
    });
  });

  it('drops the course that is pointed out', () =>
    expect(asked(LIST, ['drop the last one'])).toMatchObject({
      wish: { search: { subjects: ['HIST'], exclude_codes: ['HIST 19'] } },
    }));
});

describe('a course of a list', () => {
  it('is counted in the list, also after a question about another of it', () => {
    expect(asked(LIST, FACT, ['how many people are in #2'])).toMatchObject({ codes: ['HIST 48'] });
    expect(asked(LIST, FACT, ['number three: units?'])).toMatchObject({ codes: ['HIST 19'] });
    expect(asked(LIST, FACT, ['who teaches the sixth one'])).toMatchObject({
      kind: 'ask',
      about: 'which_of',
    });
  });

  it('is meant, and not the list beside it', () =>
    expect(
      asked(LIST, ['those sound nice. but the first one, how much work is it and how is it rated?']),
    ).toMatchObject({ kind: 'facts', codes: ['HIST 12'], fields: ['workload', 'rating'] }));

  it('is no sample of courses to look for', () => {
    for (const text of ['what does the first one want me to know before', 'k who has the first one'])
      expect(asked(LIST, [text])).toMatchObject({ kind: 'facts', codes: ['HIST 12'] });
  });
});

describe('what asks for no courses', () => {
  it.each([
    "my boss won't give me fridays off, what do i tell him lol",
    "i emailed him last tuesday and he hasn't answered. do you know whether he has read it?",
    'thank you. do you also know where i get decent dumplings in the square?',
  ])('%s', (text) => expect(asked([text])).toMatchObject({ kind: 'outside' }));

  it.each([
    ['i never took a language in high school. a history class?', { subjects: ['HIST'] }],
    ['i stayed for two hours and loved it. a history class?', { subjects: ['HIST'] }],
    ['i run every day at 7am any history class that ends by 3:45', { ends_at_or_before: '15:45' }],
    ['history this fall. 4.3+. 5h or less.', { min_rating: 4.3, max_hours: 5 }],
    ['leaving econ aside, any class in spring', { exclude_subjects: ['ECON'] }],
  ])('limits nothing by what it tells: %s', (text, search) => {
    const request = asked([text]);
    expect(request).toMatchObject({ kind: 'recommend', wish: { search } });
    if (!text.includes('5h')) expect(request).not.toMatchObject({ wish: { search: { max_hours: 3 } } });
    expect(request).not.toMatchObject({ wish: { search: { areas: expect.anything() } } });
  });
});

describe('what a course needs, and what names it', () => {
  it.each<[string, Partial<Request>]>([
    ['may he enrol in econ 10b, given what he has completed so far?', { kind: 'prerequisites' }],
    ['is econ 10b possible for me? i have only what you see in my profile', { kind: 'prerequisites' }],
    ['is it ok i take econ 10b in spring?', { kind: 'prerequisites' }],
    ['ok to take econ 10b rn?', { kind: 'prerequisites' }],
    ['can i make it to both econ 10a and chem 17', { kind: 'conflicts' }],
  ])('%s', (text, expected) => expect(asked([text])).toMatchObject(expected));

  it.each([
    'for which courses is econ 10a named as a condition?',
    'i mean the ones that write econ 10a in prerequisite',
    'which courses list econ 10a as a requirement',
  ])('%s', (text) => expect(asked([text])).toMatchObject({ wish: { after: ['ECON 10A'] } }));
});

describe('what refers to a list', () => {
  it('keeps its fields where “in there” says so', () =>
    expect(asked(LIST, ['anything about rivers in there'])).toMatchObject({
      wish: { search: { subjects: ['HIST'], text: 'rivers' } },
    }));

  it('looks beside it, with the same conditions, for similar ones', () => {
    expect(asked(LIST, ['any comparable courses?'])).toMatchObject({
      wish: {
        isMore: true,
        search: { subjects: ['HIST'], exclude_codes: ['HIST 12', 'HIST 48', 'HIST 19'] },
      },
    });
    expect(asked(LIST, ['related ones from another department'])).toMatchObject({
      wish: { search: { exclude_subjects: ['HIST'], terms: ['2026 Spring'] } },
    });
  });

  it('means the next of it', () => {
    expect(asked(LIST, FACT, ['compare it to the one below'])).toMatchObject({
      kind: 'compare',
      codes: ['HIST 12', 'HIST 48'],
    });
    expect(asked(LIST, FACT, ['when is the next one'])).toMatchObject({ codes: ['HIST 48'] });
  });

  it('is asked back where it has another number of courses', () =>
    expect(asked(LIST, ['can i take the two together'])).toMatchObject({ kind: 'ask', about: 'which_of' }));

  it('orders it, and is about none of it: “most work first”', () =>
    expect(asked(LIST, ['lowest workload first'])).toMatchObject({
      kind: 'recommend',
      wish: { search: { sort: 'workload' } },
    }));

  it('limits it also beside what no record states', () =>
    expect(asked(LIST, ['at most 5 hours, and i dislike presentations'])).toMatchObject({
      kind: 'recommend',
      wish: { search: { subjects: ['HIST'], max_hours: 5 }, unheld: ['assignments'] },
    }));

  it('is no wish: hours of the student’s own, a course that is named, one to keep', () => {
    const busy = 'my daughter has swimming on tuesdays at 3, would they get in the way';
    expect(asked(LIST, [busy])).toMatchObject({ kind: 'facts', fields: ['schedule'] });
    const scared = "i'm scared of econ 10b though, how many hours is it";
    expect(asked(LIST, [scared])).toMatchObject({ kind: 'facts', codes: ['ECON 10B'] });
    expect(asked(LIST, FACT, ['put this one down for spring'])).toEqual({
      kind: 'offer',
      courses: ['HIST 12'],
    });
  });
});
