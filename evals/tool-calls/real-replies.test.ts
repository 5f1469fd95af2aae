import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRealCatalogues, realFile } from '#app/testing/real-imports.ts';
import { answer } from '#features/advisor/server/offline/answer.ts';
import type { ScriptContext } from '#features/advisor/server/offline/script.ts';
import type { Request, SearchInput } from '#features/advisor/domain/reading/request.ts';
import type { FactField } from '#features/advisor/domain/reading/askable.ts';
import { emptyWish } from '#features/advisor/domain/reading/wish.ts';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { plannerRecords, readPlannerFile } from '../testing/planner-records.ts';
import { openToolDesk, packOf, type ToolDesk } from '../testing/tool-desk.ts';

const TERMS = [
  { name: '2025 Fall', start: '2025-09-03', end: '2025-12-10' },
  { name: '2026 Spring', start: '2026-02-02', end: '2026-05-12' },
];

describe.runIf(hasRealCatalogues)('replies of the offline advisor on the planner’s catalogue', () => {
  let desk: ToolDesk;
  beforeAll(async () => {
    const fall = plannerRecords(readPlannerFile(realFile('hydrant-f25.json.gz')), '2025 Fall');
    const spring = plannerRecords(readPlannerFile(realFile('hydrant-s26.json.gz')), '2026 Spring');
    const numbered = spring.map((record) =>
      record.class_tag === '8.02'
        ? {
            ...record,
            sections: record.sections.map((each, at) => ({ ...each, class_number: `${90001 + at}` })),
          }
        : record,
    );
    desk = await openToolDesk(packOf([...fall, ...numbered], TERMS), '2026-02-20T14:00:00Z');
  });
  afterAll(() => desk.close());

  const replyTo = async (request: Request, today = '2026-02-20'): Promise<string> => {
    const lacks = ['rating', 'workload'];
    const profile = { ...EMPTY_PROFILE, year: 'Junior' };
    const names = { subjects: new Map(), recogniser: { normalise: (code: string) => code } };
    const context = { terms: TERMS, today, profile, lacks, names } as unknown as ScriptContext;
    const reply = desk.reply();
    const script = answer({ requests: [request], readings: [] }, context);
    let state = script.next([]);
    while (!state.done) {
      const found = await Promise.all(state.value.map(({ name, input }) => reply.call(name, input)));
      state = script.next(found);
    }
    return reply.write(state.value);
  };
  const facts = (codes: string[], fields: FactField[], term: string | null): Request => ({
    kind: 'facts',
    codes,
    fields,
    term,
    unheld: [],
    meetsOn: null,
    free: null,
  });

  it('compare with a word on what cannot be taken together', async () => {
    const compare = (codes: string[]) => replyTo({ kind: 'compare', codes, fields: [], unheld: [] });
    expect(await compare(['MAS.664', '6.2300'])).toContain(
      '**MAS.664** and **6.2300** cannot be taken together in 2026 Spring',
    );
    expect(await compare(['8.02', '18.06'])).not.toContain('together');
  });

  it('print the sections that fit', async () => {
    const request = { kind: 'conflicts', codes: ['8.02', '18.06'], term: '2026 Spring' } as const;
    const reply = await replyTo({ ...request, codes: [...request.codes], together: false });
    expect(reply).toMatch(
      /^No clash\. \*\*8\.02\*\* and \*\*18\.06\*\* can be taken together in 2026 Spring/,
    );
    expect(await replyTo({ ...request, codes: [...request.codes], together: true })).toMatch(
      /^Yes\. \*\*8\.02\*\* and \*\*18\.06\*\* can be taken together in 2026 Spring without a clash/,
    );
    expect(reply).toMatch(
      /\*\*18\.06\*\*: Lecture L1 Mon, Wed, Fri 10:00 AM - 11:00 AM; Recitation R\d+ Tue/,
    );
  });
  it('list separately what has no time', async () => {
    const request = { kind: 'conflicts', codes: ['5.39', '18.06', '6.5150'], term: '2026 Spring' } as const;
    const reply = await replyTo({ ...request, codes: [...request.codes], together: true });
    expect(reply).toMatch(
      /\n\nThe catalogue does not state when \*\*6\.5150\*\* meets.*\n\nNo time is stated for the laboratory of \*\*5\.39\*\*/,
    );
    expect(reply).not.toMatch(/no meeting time stated|\*\*: Laboratory/);
  });
  it('say why courses cannot be taken together', async () => {
    const request = { kind: 'conflicts', codes: ['MAS.664', '6.2300'], term: '2026 Spring' } as const;
    const asked = await replyTo({ ...request, codes: [...request.codes], together: false });
    expect(asked).toMatch(/^Yes\. \*\*MAS\.664\*\* and \*\*6\.2300\*\* cannot be taken together/);
    const reply = await replyTo({ ...request, codes: [...request.codes], together: true });
    expect(reply).toMatch(
      /^That is not possible\. \*\*MAS\.664\*\* and \*\*6\.2300\*\* cannot be taken together in 2026 Spring/,
    );
    expect(reply).toContain('**6.2300** Recitation R1 both meet Thu 10:00 AM - 11:00 AM');
  });

  it.each([
    ['fall 2026', '8.02', /can’t say anything about fall 2026.*the catalogue lists it for Fall and Spring/s],
    ['2025 Fall', 'MAS.664', /no record of \*\*MAS\.664\*\*.* in 2025 Fall: it has one in 2026 Spring only/],
    ['2025 Fall', '8.02', /^\*\*8\.02\*\* \(Physics II\) was given in 2025 Fall, which is over/],
    ['2026 Spring', '8.02', /^Yes: \*\*8\.02\*\*/],
  ])('say yes for %s only with a record of it: %s', async (term, code, expected) => {
    expect(await replyTo(facts([code], ['term'], term))).toMatch(expected);
  });

  it('list the sections of each kind', async () => {
    const reply = await replyTo(facts(['18.06'], ['schedule'], null));
    expect(reply).toMatch(
      /1 lecture and 11 recitations, .*: Lecture L1 Mon, Wed, Fri 10:00 AM - 11:00 AM; Recitation R1 Tue/,
    );
  });

  it('say that a catalogue without evaluations has none', async () => {
    const recommend = (search: SearchInput): Request => ({
      kind: 'recommend',
      wish: { ...emptyWish(), search },
    });
    const easy = await replyTo(recommend({ max_hours: 5, min_rating: 4, sort: 'rating' }));
    expect(easy).toBe(
      'This catalogue has no ratings or hours of work of any course, so I can’t choose by that. ' +
        'I can choose by subject or topic, level, days and times, units, kind of class, instructor, or what you have the prerequisites for. Tell me one of these.',
    );
    const biology = await replyTo(recommend({ text: 'biology', max_hours: 5 }));
    expect(biology).toMatch(
      /^This catalogue has no hours of work of any course.*\n\nI found \d+ courses, in \d+ offerings, about/,
    );
    const plain = await replyTo(recommend({ levels: ['introductory'] }));
    expect(plain).toMatch(/^I found \d+ introductory courses.*\. Here are 5:/);
    for (const reply of [biology, plain]) expect(reply).not.toMatch(/rated|hours not known|no rating/);
  });

  it('list all that comes after a course, with those held together on one line', async () => {
    const after = ['6.1010'];
    const wish = { ...emptyWish(), after, search: { exclude_codes: after } };
    const reply = await replyTo({ kind: 'recommend', wish });
    const { courses } = (await desk.call('courses_after', { code: '6.1010', limit: 60 })) as {
      courses: { code: string }[];
    };
    expect(reply).toMatch(/^23 courses ask for \*\*6\.1010\*\*/);
    for (const { code } of courses) expect(reply).toContain(`**${code}**`);
    expect(reply).toMatch(/\*\*6\.5151\*\*.* \(meets with \*\*6\.5150\*\*\):/);
  });

  it('name the term that states nothing', async () => {
    expect(await replyTo(facts(['18.06'], ['instructor'], null))).toMatch(
      /does not state an instructor for \*\*18\.06\*\* .* in 2026 Spring\./,
    );
  });

  it('list only the sections on the requested day', async () => {
    const reply = await replyTo({
      ...facts(['18.06'], ['schedule', 'notes'], null),
      meetsOn: ['Mon'],
    } as Request);
    expect(reply).toBe(
      'Of the sections of **18.06** in 2026 Spring, 1 meets on Mon: Lecture L1 Mon, Wed, Fri 10:00 AM - 11:00 AM.',
    );
    const none = await replyTo({ ...facts(['18.06'], ['schedule'], null), meetsOn: ['Sat'] } as Request);
    expect(none).toBe('No section of **18.06** is stated to meet on Sat in 2026 Spring.');
  });

  it('list only the sections of the kind and hour asked for', async () => {
    const asked = { ...facts(['6.3900'], ['schedule', 'component'], '2025 Fall'), meetsOn: ['Tue'] };
    const sections = { component: 'Laboratory', starts_at: '13:00' };
    expect(await replyTo({ ...asked, sections } as Request)).toMatch(
      /^Of the laboratory sections of \*\*6\.3900\*\* in 2025 Fall, 2 meet on Tue at 1:00 PM: (?:Laboratory \w+ Tue 1:00 PM - 3:00 PM(?:; |\.$)){2}/,
    );
    expect(await replyTo({ ...asked, sections: { ...sections, starts_at: '07:00' } } as Request)).toBe(
      'No laboratory section of **6.3900** is stated to meet on Tue at 7:00 AM in 2025 Fall.',
    );
  });

  it('name the section whose class number was typed', async () => {
    expect(await replyTo(facts(['90002'], [], null))).toMatch(
      /^90002 is Lecture L2 \w.* [AP]M of \*\*8\.02\*\* in 2026 Spring\.\n\n\*\*8\.02\*\*, /,
    );
  });

  it.each([
    ['8.02', 'No: in 2026 Spring **8.02** (Physics II) does not count as HASS-A or HASS-H.'],
    ['21W.762', 'Yes: in 2026 Spring **21W.762** (Poetry Workshop) counts as HASS-A.'],
  ])('say yes or no to whether %s counts as something', async (code, said) => {
    const countsAs = ['HASS-A', 'HASS-H'].map((value) => ({ scheme: 'HASS', value }));
    const request = { ...facts([code], ['attributes'], null), countsAs } as Request;
    expect(await replyTo(request)).toBe(said);
  });

  it.each([
    [['8.02'], 'units', 'In 2026 Spring **8.02** (Physics II) counts 12 units.'],
    [
      ['8.02', '18.06'],
      'units',
      'In 2026 Spring:\n\n- **8.02** (Physics II) counts 12 units.\n- **18.06** (Linear Algebra) counts 12 units.',
    ],
  ] as const)('name the term of what they say of %j', async (codes, field, said) => {
    expect(await replyTo(facts([...codes], [field], null))).toBe(said);
  });

  it('say of a final exam what the record says', async () => {
    const ask = (code: string) => replyTo({ ...facts([code], [], null), unheld: ['exams'] } as Request);
    expect(await ask('8.02')).toMatch(
      /^In 2026 Spring \*\*8\.02\*\* \(Physics II\) is listed with .*Final exam: Yes/,
    );
    expect(await ask('MAS.664')).toMatch(/^The catalogue says nothing about exams/);
  });

  it('list each section of the kind asked for', async () => {
    const ask = (component: string) =>
      replyTo({
        ...facts(['6.3900'], ['component'], null),
        sections: { component },
        isEach: true,
      } as Request);
    expect(await ask('Laboratory')).toMatch(
      /^In 2026 Spring \*\*6\.3900\*\* has 6 laboratory sections: (?:Laboratory \w+ Wed [^;]*(?:; |\.$)){6}/,
    );
    expect(await ask('Seminar')).toBe('No seminar section of **6.3900** is listed in 2026 Spring.');
  });

  it('say if every term is over', async () => {
    const reply = await replyTo(facts(['18.06'], ['units'], null), '2027-01-01');
    expect(reply).toContain('Every term of this catalogue is over; the newest is 2026 Spring.');
  });

  it('add up a term with the sections that fit', async () => {
    const request = { kind: 'term_total', codes: ['8.02', '18.06', 'MAS.664'], term: '2026 Spring' } as const;
    const reply = await replyTo({ ...request, codes: [...request.codes] });
    expect(reply).toContain('**33 units**');
    expect(reply).toContain('**MAS.664**: Lecture L1 Thu 10:00 AM - 12:00 PM, 2026 Spring');
  });
});
