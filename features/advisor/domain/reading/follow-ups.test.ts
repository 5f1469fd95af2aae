import { describe, expect, it } from 'vitest';
import type { Request, SearchInput } from './request.ts';
import { asked, searched } from './testing/asked-in-turn.ts';

const PAIR: [string, ...string[]] = ['econ 10a or econ 10b, which is rated better', 'ECON 10A', 'ECON 10B'];

describe('of two courses', () => {
  it('asks of the other one', () => {
    const first: [string, ...string[]] = ['then the first of the two. when is it', 'ECON 10A'];
    expect(asked(PAIR, first)).toMatchObject({ kind: 'facts', codes: ['ECON 10A'] });
    for (const text of ['no, the other one. when is that', 'i changed my mind, the other one. days?'])
      expect(asked(PAIR, first, [text])).toMatchObject({
        kind: 'facts',
        codes: ['ECON 10B'],
        fields: ['schedule'],
      });
  });

  it('compares them by what is asked next', () => {
    for (const text of ['ok and which eats more hours', 'which takes more work', 'and which asks less time'])
      expect(asked(PAIR, [text])).toMatchObject({ kind: 'compare', codes: ['ECON 10A', 'ECON 10B'] });
  });

  it('compares them in other words', () =>
    expect(asked(PAIR, ["what's the lighter one"])).toMatchObject({ kind: 'compare', fields: ['workload'] }));

  it('drops one of several', () => {
    const three: [string, ...string[]] = [
      'do econ 10a, econ 10b and chem 17 go together',
      'ECON 10A',
      'ECON 10B',
      'CHEM 17',
    ];
    expect(asked(three, ['drop chem 17'])).toMatchObject({
      kind: 'conflicts',
      codes: ['ECON 10A', 'ECON 10B'],
    });
    expect(asked(three, ['drop chem 17 and tell me the hours'])).toMatchObject({
      kind: 'term_total',
      codes: ['ECON 10A', 'ECON 10B'],
    });
  });

  it('asks again whether it can be taken, without what is missing', () =>
    expect(asked(['can i take econ 10b', 'ECON 10B'], ["i don't have chem 17, is that ok"])).toMatchObject({
      kind: 'prerequisites',
      codes: ['ECON 10B'],
    }));

  it('holds the other against the same course', () => {
    const clash: [string, ...string[]] = ['does 10a clash with chem 17', 'ECON 10A', 'CHEM 17'];
    expect(asked(PAIR, clash, ['ok and the other one?'])).toMatchObject({
      kind: 'conflicts',
      codes: ['ECON 10B', 'CHEM 17'],
    });
    expect(asked(clash, ['and econ 10b with 17?'])).toMatchObject({
      kind: 'conflicts',
      codes: ['ECON 10B', 'CHEM 17'],
    });
  });
});

describe('a course that is asked about', () => {
  const told: [string, ...string[]] = ['what does cs 124 cover', 'COMPSCI 124'];

  it.each<[string, Partial<Request>]>([
    ['i believe i have those. can you confirm', { kind: 'prerequisites', codes: ['COMPSCI 124'] }],
    ['and it needs nothing before it, right', { kind: 'facts', fields: ['prerequisites'] }],
    ['does it need econ or anything', { kind: 'facts', fields: ['prerequisites'] }],
    ['together with econ 10a, how many units and hours', { kind: 'term_total' }],
    ['i can enter in it?', { kind: 'prerequisites', codes: ['COMPSCI 124'] }],
    ['so do i have the rest', { kind: 'prerequisites', codes: ['COMPSCI 124'] }],
    ['and what does one need beforehand', { kind: 'facts', fields: ['prerequisites'] }],
    ['does it fit with chem 17', { kind: 'conflicts', codes: ['COMPSCI 124', 'CHEM 17'] }],
    [
      'how has it changed?',
      {
        kind: 'facts',
        codes: ['COMPSCI 124'],
        fields: ['rating', 'workload', 'earlier_ratings', 'earlier_hours'],
      },
    ],
  ])('%s', (text, expected) => expect(asked(told, [text])).toMatchObject(expected));

  it.each<[string, Partial<Request>]>([
    ['could you tell me what econ 10a deals with', { kind: 'facts', fields: ['description'] }],
    ['remind me what econ 10a wants as a prereq', { kind: 'facts', fields: ['prerequisites'] }],
    ['for the form i need the class number of chem 17', { kind: 'facts', fields: ['class_number'] }],
    ['i enjoyed econ 10a. is econ 10b more work than that?', { kind: 'compare', fields: ['workload'] }],
    ['if i skip chem 17 in spring, will it be around next year', { kind: 'facts', fields: ['term'] }],
    ['i never got going in chem 17. do they give it again in spring', { kind: 'facts', fields: ['term'] }],
    ['whats the name of that econ class i took', { kind: 'profile' }],
    ['which classes do you have me down as already taken', { kind: 'profile' }],
    ['list the courses you have on file as completed for me', { kind: 'profile' }],
    ['did i put down econ 10a already', { kind: 'profile', lists: ['ECON 10A'] }],
    ['who has been teaching econ 10a', { kind: 'facts', fields: ['instructor'] }],
    ['is econ 10a listed under another department', { kind: 'facts', fields: ['department'] }],
    ['has econ 10a gotten better or worse', { kind: 'facts', fields: ['rating', 'earlier_ratings'] }],
    [
      'how have the ratings of econ 10a developed over the past few years',
      { kind: 'facts', fields: ['rating', 'earlier_ratings'] },
    ],
    ['give me the full picture of econ 10a', { kind: 'facts', fields: [] }],
    ['what do i lack for cs 124', { kind: 'prerequisites', codes: ['COMPSCI 124'] }],
    ['do econ 10a and chem 17 step on each other', { kind: 'conflicts' }],
    ['between econ 10a and econ 10b, which demands more time', { kind: 'compare', fields: ['workload'] }],
    [
      'which parts of the history concentration have i not yet fulfilled',
      { kind: 'requirements', programme: 'History' },
    ],
    ['what boxes still open for history', { kind: 'requirements', programme: 'History' }],
    ['what have i left to do in my two concentrations', { kind: 'requirements', programme: null }],
    ["my old college's history class, will it be accepted? rain tmrw?", { kind: 'outside' }],
    ['good pubs near the yard', { kind: 'outside', about: 'anything' }],
    ['much obliged to you', { kind: 'small_talk', talk: 'thanks' }],
  ])('%s', (text, expected) => expect(asked([text])).toMatchObject(expected));
});

describe('what a course leads to', () => {
  it.each([
    'what does cs 50 unlock',
    'who requires cs 50',
    'which courses insist on cs 50 beforehand',
    'what becomes available to me because i have cs 50',
    'after i finish cs 50, which doors it opens',
  ])('%s', (text) =>
    expect(asked([text])).toMatchObject({ kind: 'recommend', wish: { after: ['COMPSCI 50'] } }),
  );
});

describe('a wish by itself', () => {
  it.each<[string, SearchInput]>([
    [
      'small intro classes? i get nervous in big lectures. under 30 people',
      { levels: ['introductory'], max_enrollment: 30 },
    ],
    ['history classes in the evening, like after 4', { subjects: ['HIST'], starts_at_or_after: '16:00' }],
    ['history class, like 10 hours max, not too long', { max_hours: 10 }],
    ['the history of rivers or of slavery, any class?', { topics: ['history rivers', 'history slavery'] }],
    ['history friday-free, <5h, 4.3+', { avoid_days: ['Fri'], max_hours: 5, min_rating: 4.3 }],
    ['econ courses which have good critics', { min_rating: 4 }],
    ['history, 1x a week', { max_days: 1 }],
    [
      'i would be interested in rivers. are there classes in the spring',
      { text: 'rivers', terms: ['2026 Spring'] },
    ],
    ['would any spring class count towards something i still need', { terms: ['2026 Spring'] }],
  ])('%s', (text, expected) => expect(searched([text])).toMatchObject(expected));
});

describe('a wish that is changed', () => {
  const econ: [string, ...string[]] = ['econ classes in spring', 'ECON 10A', 'ECON 10B'];

  it('takes one field in the place of another', () => {
    for (const text of ['sorry, i said wrong! not econ, history', 'she would rather have history than econ'])
      expect(searched(econ, [text])).toMatchObject({ subjects: ['HIST'], terms: ['2026 Spring'] });
  });

  it('says no to both where neither was wished for', () => {
    expect(searched(econ, ['no chemistry, no physics'])).toMatchObject({
      subjects: ['ECON'],
      exclude_subjects: ['CHEM', 'PHYSICS'],
    });
  });

  it('forgets what is named', () => {
    const light: [string, ...string[]] = ['econ in the afternoon, under 5 hours', 'ECON 10A'];
    expect(searched(light, ['ok drop the hours thing'])).toEqual({
      subjects: ['ECON'],
      starts_at_or_after: '12:00',
      ends_at_or_before: '18:00',
    });
    expect(searched(light, ['screw the times, whatever hour'])).toEqual({ subjects: ['ECON'], max_hours: 5 });
  });

  it('keeps what was wished of a week in the list that follows', () => {
    const week: [string, ...string[]] = [
      'gimme 3 light classes for spring no fridays',
      'ECON 10A',
      'HIST 12',
    ];
    const list: [string, ...string[]] = ['history ones', 'HIST 12', 'HIST 48'];
    expect(searched(week, list)).toMatchObject({ subjects: ['HIST'], max_hours: 7, avoid_days: ['Fri'] });
    expect(searched(week, list, ['fridays are fine, just no mondays'])).toMatchObject({
      subjects: ['HIST'],
      avoid_days: ['Mon'],
    });
  });
});

describe('times that are told', () => {
  it.each<[string, SearchInput]>([
    ['they moved choir to wednesday. an econ class', { avoid_days: ['Wed'] }],
    ['econ but i teach tuesdays so not then', { avoid_days: ['Tue'] }],
    ['econ in spring, no fridays i go home fridays', { avoid_days: ['Fri'] }],
    ['got practice 3 to 6 every day so i have to be done by 3. econ class', { ends_at_or_before: '15:00' }],
    ['econ, but nothing that keeps me out after 7pm', { ends_at_or_before: '19:00' }],
  ])('%s', (text, search) => expect(searched([text])).toMatchObject({ subjects: ['ECON'], ...search }));
});

describe('what a class is about', () => {
  it('is what was told before, where that is pointed at', () => {
    expect(searched(['my uncle loves rivers. is there a class on those'])).toEqual({ text: 'rivers' });
    expect(searched(['i read a book on the plague. anything about it'])).toMatchObject({ text: 'plague' });
  });

  it('is no verb', () =>
    expect(searched(['i am writing for my kid. an econ class'])).toEqual({ subjects: ['ECON'] }));
});

describe('what stays as it was', () => {
  it.each<[string, Partial<Request>]>([
    ['hey quill! first semester here, kinda overwhelmed', { kind: 'small_talk', talk: 'worry' }],
    ['bye, good luck with the other nerds', { kind: 'small_talk', talk: 'bye' }],
    ['i have heard of a course called "1922". what hour is it', { kind: 'facts' }],
    ['hw many units is econ 10a', { kind: 'facts', fields: ['units'] }],
    ['econ 10a against econ 10b: which do people like better, which is less work', { kind: 'compare' }],
  ])('%s', (text, expected) => expect(asked([text])).toMatchObject(expected));

  it('wishes for evenings', () =>
    expect(searched(['evening. spring. an econ class'])).toMatchObject({ starts_at_or_after: '17:00' }));
});

describe('a wish in other words for its limits', () => {
  const list: [string, ...string[]] = ['history courses', 'HIST 12', 'HIST 48'];

  it.each<[string, SearchInput]>([
    ['too much. at most 5 hours.', { max_hours: 5 }],
    ['mondays are out. do any survive?', { avoid_days: ['Mon'] }],
    ['ones rated below 4.5 can go too', { min_rating: 4.5 }],
    ["any history class at all that's off mondays", { avoid_days: ['Mon'] }],
    ['flip it: morning instead', { ends_at_or_before: '12:00' }],
    ['jk only tues thurs works', { days: ['Tue', 'Thu'] }],
    ['fewer than twenty-five students', { max_enrollment: 25 }],
    ['rated at the least 4.2', { min_rating: 4.2 }],
  ])('%s', (text, search) => {
    expect(searched(list, [text])).toEqual({ subjects: ['HIST'], ...search });
  });
});

const LIST: [string, ...string[]] = ['chem or econ classes in spring', 'CHEM 17', 'ECON 10A', 'ECON 10B'];

describe('a list that leaves the choice', () => {
  it.each(['which one should i take', 'ok which one would you pick'])(
    'puts its courses side by side: “%s”',
    (text) => expect(asked(LIST, [text])).toMatchObject({ kind: 'compare', codes: LIST.slice(1) }),
  );

  it('asks which two are meant by “both”', () => {
    expect(asked(LIST, ['how many hours if i do both'])).toEqual({
      kind: 'ask',
      about: 'which_of',
      codes: LIST.slice(1),
    });
    expect(asked(PAIR, ['how many hours if i do both'])).toMatchObject({
      kind: 'term_total',
      codes: PAIR.slice(1),
    });
  });

  it('asks for what no record states, and not whether they fit', () =>
    expect(asked(LIST, ['do any of those have exams'])).toMatchObject({ kind: 'facts', unheld: ['exams'] }));

  it('asks what one of them opens', () =>
    expect(asked(LIST, ['does the second one open anything else'])).toMatchObject({
      kind: 'recommend',
      wish: { after: ['ECON 10A'] },
    }));

  it('asks for places', () => {
    expect(asked(LIST, ['is the first one full'])).toMatchObject({
      kind: 'facts',
      codes: ['CHEM 17'],
      fields: ['places'],
    });
    const places = { kind: 'facts', fields: ['places'], unheld: [] };
    expect(asked(LIST, ['which of them still has room'])).toMatchObject({ ...places, codes: LIST.slice(1) });
    expect(asked(PAIR, ['is there room in either'])).toMatchObject({ ...places, codes: PAIR.slice(1) });
  });
});

it('a question about the last of a list asks for no week', () =>
  expect(asked(LIST, ['the last one sounds good, any prereqs'])).toMatchObject({
    kind: 'facts',
    codes: ['ECON 10B'],
    fields: ['prerequisites'],
  }));

it('a question about courses that were summed up or compared is no question about them before', () => {
  const sum: [string, ...string[]] = [
    'how many units are chem 17 and econ 10a together',
    'CHEM 17',
    'ECON 10A',
  ];
  expect(asked(sum, ['are any of these full'])).toMatchObject({ kind: 'facts', fields: ['places'] });
  expect(asked(sum, ['when do they meet'])).toMatchObject({ kind: 'facts', fields: ['schedule'] });
  expect(asked(LIST, ['the second sounds cool but is it a lot of reading'])).toMatchObject({
    kind: 'facts',
    codes: ['ECON 10A'],
    unheld: ['assignments'],
  });
});

describe('what else somebody teaches', () => {
  it.each([
    'what else does she teach',
    'what does he teach',
    'does he teach anything else',
    'any other classes by the same prof',
    'what other courses does this professor teach',
  ])('is asked of the course spoken of: “%s”', (text) =>
    expect(asked(['who teaches chem 17', 'CHEM 17'], [text])).toMatchObject({
      kind: 'taught_by',
      codes: ['CHEM 17'],
    }),
  );

  it('is asked back where nobody was spoken of', () =>
    expect(asked(['what else does she teach'])).toMatchObject({ kind: 'ask', about: 'course' }));
});

it('whether a course can be taken is judged by the record of the term', () => {
  expect(asked(['can i take chem 17 in the spring'])).toMatchObject({
    kind: 'prerequisites',
    codes: ['CHEM 17'],
    term: '2026 Spring',
  });
  expect(asked(['can i take chem 17'])).not.toHaveProperty('term');
});

describe('how many courses', () => {
  it.each<[string, SearchInput]>([
    ['at most 2 econ classes on tuesday', { subjects: ['ECON'], meets_on: ['Tue'] }],
    ['max 1 or 2 econ electives', { subjects: ['ECON'] }],
    ['econ classes, at most 6 hours', { subjects: ['ECON'], max_hours: 6 }],
  ])('is no limit of one: “%s”', (text, search) => expect(searched([text])).toEqual(search));
});

it('where an exchange student comes from is no language', () =>
  expect(searched(['im an exchange student from greece, is there a beginner econ course'])).toEqual({
    subjects: ['ECON'],
    levels: ['introductory'],
  }));

it('a language is what a course is about', () =>
  expect(searched(['something in science on tuesdays'], ['what about a language'])).toEqual({
    areas: ['languages'],
    meets_on: ['Tue'],
  }));

it('what a freshman should take is where to begin', () =>
  expect(searched(['what should a freshman take'])).toEqual({
    levels: ['introductory'],
    prerequisites_met: true,
  }));

it('the sum of courses that were held against each other is that of their term', () =>
  expect(
    asked(
      ['does chem 17 clash with econ 10a in spring?', 'CHEM 17', 'ECON 10A'],
      ['if i did those two and also compsci 124, how much work would that be altogether?'],
    ),
  ).toMatchObject({
    kind: 'term_total',
    codes: expect.arrayContaining(['CHEM 17', 'ECON 10A', 'COMPSCI 124']),
    term: '2026 Spring',
  }));
