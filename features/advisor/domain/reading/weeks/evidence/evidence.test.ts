import { describe, expect, it } from 'vitest';
import { asked, askedIn, askedThen, PLACED_WEEK } from '../../testing/weeks-asked.ts';

describe('requests about a week that no phrase gives away', () => {
  it.each<[string, object]>([
    // A week of what is named, whatever the words.
    [
      'the dream team: COMPSCI 50, CHEM 17 and ECON 10A. Make it a week.',
      { codes: ['COMPSCI 50', 'CHEM 17', 'ECON 10A'] },
    ],
    ['COMPSCI 50 + CHEM 17 + ECON 10A please, on a grid', { codes: ['COMPSCI 50', 'CHEM 17', 'ECON 10A'] }],
    [
      'Behold my spring: COMPSCI 50, CHEM 17 and one more thing rated 4.5 or better. Fridays free, obviously.',
      { codes: ['COMPSCI 50', 'CHEM 17'], choose: [{ count: 1, min_rating: 4.5 }], free_days: ['Fri'] },
    ],
    [
      'i like COMPSCI 50 and CHEM 17 and with them one course about music. only these three',
      { codes: ['COMPSCI 50', 'CHEM 17'], choose: [{ count: 1 }] },
    ],
    // What is only told is no further course.
    [
      "I got onto the team which is amazing but it means we're on the water 3 to 6 Monday through Thursday. I need COMPSCI 50 and CHEM 17. Can you make that into a week",
      {
        codes: ['COMPSCI 50', 'CHEM 17'],
        choose: [],
        keep_free: [{ days: ['Mon', 'Tue', 'Wed', 'Thu'], start: '15:00', end: '18:00' }],
      },
    ],
    [
      'could everything end before 4 if I take COMPSCI 50 and CHEM 17?',
      { codes: ['COMPSCI 50', 'CHEM 17'], ends_at_or_before: '16:00' },
    ],
    [
      'I should like a week which includes COMPSCI 50, CHEM 17 and ECON 10A, if you please.',
      { codes: ['COMPSCI 50', 'CHEM 17', 'ECON 10A'] },
    ],
    [
      'My dad says I have to take COMPSCI 50. So COMPSCI 50, CHEM 17 and ECON 10A, how would the week look?',
      { codes: ['COMPSCI 50', 'CHEM 17', 'ECON 10A'] },
    ],
    [
      'need 16 units in spring, one must be a language, and no mornings before 10',
      { units: { least: 16, most: 16 }, starts_at_or_after: '10:00' },
    ],
  ])('hears a week in “%s”', (text, ask) => {
    expect(asked(text)).toMatchObject({ kind: 'week', ask });
  });

  it.each<[string, object]>([
    ['COMPSCI 50, CHEM 17, ECON 10A. Does it all go in one spring?', { kind: 'conflicts', together: true }],
    ['Remind me how many hours a week COMPSCI 50 + CHEM 17 + ECON 10A would eat', { kind: 'term_total' }],
    [
      'What would COMPSCI 50, CHEM 17 and ECON 10A come to in hours a week for my son?',
      { kind: 'term_total' },
    ],
    ['could CHEM 17 squeeze in', { kind: 'week_change', add: ['CHEM 17'], base: null, asks: 'fits' }],
    ['What is the weekly burden of her plan in hours?', { kind: 'own_plan' }],
    [
      "What's the weekly price, in hours, of COMPSCI 50, CHEM 17 and ECON 10A? Asking for my social life.",
      { kind: 'term_total' },
    ],
    [
      'I would like to know the weekly hours if my son takes COMPSCI 50, CHEM 17 and ECON 10A.',
      { kind: 'term_total' },
    ],
    [
      'Do COMPSCI 50, CHEM 17 and ECON 10A go together in spring, hours-of-the-day-wise?',
      { kind: 'conflicts', together: true },
    ],
    [
      'I wrote down COMPSCI 50, CHEM 17 and ECON 10A on a napkin. Can I take all of those or is it doomed?',
      { kind: 'conflicts', together: true },
    ],
    [
      'Is there any universe in which COMPSCI 50, CHEM 17 and ECON 10A coexist?',
      { kind: 'conflicts', together: true },
    ],
    [
      "I always end up with Friday classes. If I had COMPSCI 50, CHEM 17 and ECON 10A, which one's the villain?",
      { kind: 'week_frees', day: 'Fri' },
    ],
    [
      "My brother (he's at a college where they do nothing) wants to bet that I can't survive COMPSCI 50, CHEM 17 and ECON 10A. What's that in units and hours a week for spring?",
      { kind: 'term_total', codes: ['COMPSCI 50', 'CHEM 17', 'ECON 10A'] },
    ],
    [
      'I made a list and do not know whether it works: COMPSCI 50, CHEM 17, ECON 10A. Does it all go in one spring?',
      { kind: 'conflicts', together: true },
    ],
    [
      'I had this idea that I could get everything over with: COMPSCI 50 and CHEM 17 and ECON 10A. Timewise, would that work in spring?',
      { kind: 'conflicts', together: true },
    ],
    ['want thursdays free. whats gotta go', { kind: 'week_frees', day: 'Thu' }],
    ['could you pencil COMPSCI 50 and CHEM 17 into my plan', { kind: 'offer' }],
    // Other questions about the same courses.
    [
      'what else could i take in the spring with COMPSCI 50 and CHEM 17, something on wednesdays about film',
      { kind: 'recommend' },
    ],
    ['who teaches COMPSCI 50 and CHEM 17', { kind: 'facts' }],
    ['Which is harder, COMPSCI 50 or CHEM 17?', { kind: 'compare' }],
    ['is COMPSCI 50 less work than CHEM 17', { kind: 'compare' }],
    ['does COMPSCI 50 clash with CHEM 17 in spring', { kind: 'conflicts', together: false }],
  ])('hears what is asked in “%s”', (text, request) => {
    expect(asked(text)).toMatchObject(request);
  });

  it.each<[string, object]>([
    ['And the damage in hours?', { kind: 'week_change', asks: 'total' }],
    ['would HIST 10 slot in as well?', { kind: 'week_change', add: ['HIST 10'], asks: 'fits' }],
    [
      'Would it be possible, with these three, to be finished by 5 p.m. every day?',
      { kind: 'week_change', add: [], bounds: { ends_at_or_before: '17:00' }, asks: 'fits' },
    ],
    [
      'sorry, one thing more: every day i take my small cousin from kindergarten so all has to be finished at 15:00',
      { kind: 'week', ask: { ends_at_or_before: '15:00', choose: [{ count: 2 }] } },
    ],
    [
      'oops, forgot: I work at the cafe Mondays and Wednesdays 8 to 11, nothing then',
      { kind: 'week', ask: { keep_free: [{ days: ['Mon', 'Wed'], start: '08:00', end: '11:00' }] } },
    ],
    [
      "I've seen enough cities. Trade CHEM 17 for something to do with history, for my immortal soul",
      { kind: 'week', ask: { choose: [{}, { subjects: ['HIST'] }] }, change: { gone: ['CHEM 17'] } },
    ],
    ['ok CHEM 10 then, same other two', { kind: 'week', ask: { exclude: ['CHEM 17'] } }],
    ["i'm not doing the econ one after all", { kind: 'week', change: { gone: ['ECON 10A'] } }],
    ['chem is boring. swap it for something in history', { kind: 'week', change: { gone: ['CHEM 17'] } }],
    ['my dad says chem is a waste, so get rid of it', { kind: 'week', change: { gone: ['CHEM 17'] } }],
    [
      "Econ isn't for me. Find me a history class in that slot",
      { kind: 'week', change: { gone: ['ECON 10A'] } },
    ],
    [
      'make chem 17 go away and give me something in physics',
      { kind: 'week', change: { gone: ['CHEM 17'] } },
    ],
    ['replace both of the ones you picked', { kind: 'week', change: { gone: ['CHEM 17', 'ECON 10A'] } }],
    ["take ECON 10A out, it's not needed anymore", { kind: 'week', change: { gone: ['ECON 10A'] } }],
    [
      'replace ECON 10A by something in history, the remaining courses being left as they are',
      { kind: 'week', change: { gone: ['ECON 10A'] } },
    ],
    ['different econ', { kind: 'week', change: { gone: ['ECON 10A'] } }],
  ])('hears a change of the week in “%s”', (text, request) => {
    expect(askedThen(text, PLACED_WEEK)).toMatchObject(request);
  });

  it('lists what there is for a requirement, and adds to what is there in the plan', () => {
    expect(asked('i need a history class. what is there for spring')).toMatchObject({ kind: 'recommend' });
    expect(asked('could my spring plan take a history class on top of whats there?')).toMatchObject({
      kind: 'week',
      ask: { from_plan: true },
    });
  });

  it('changes the courses of a question about their times', () => {
    const request = askedIn([
      { role: 'user', text: 'COMPSCI 50, CHEM 17 and ECON 10A in the same term possible?' },
      { role: 'assistant', text: '- **COMPSCI 50**\n- **CHEM 17**\n- **ECON 10A**' },
      { role: 'user', text: 'k lose CHEM 17. make the week and throw in a history class' },
    ]);
    expect(request).toMatchObject({
      kind: 'week',
      ask: { codes: ['COMPSCI 50', 'ECON 10A'], exclude: ['CHEM 17'] },
    });
  });
});
