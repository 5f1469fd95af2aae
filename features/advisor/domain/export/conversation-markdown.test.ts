import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../sample-message.ts';
import { conversationMarkdown, type ExportedMessage, exportName } from './conversation-markdown.ts';

const ABOUT = { title: 'Rivers', assistant: 'Quill', product: 'Lectern', today: '2025-10-20' };
const chosen = (...given: Parameters<typeof sampleMessage>): ExportedMessage => ({
  ...sampleMessage(...given),
  is_chosen: true,
});
const claim = { code: 'GEOL 10', term: '2025 Fall', agrees: 'no' as const };

it('has questions as quotations, replies with footnotes for what is marked, and the line under each reply', () => {
  const markdown = conversationMarkdown(
    [
      chosen('q1', 'user', 'Which rivers?\n\nAnd when?'),
      chosen('r1', 'assistant', 'GEOL 10 meets Monday. GEOL 99 does too.', {
        parent_id: 'q1',
        catalogue_date: '2025-08-14',
        statements: [
          {
            start: 0,
            end: 21,
            verdict: 'contradicted',
            claims: [{ ...claim, field: 'days', said: 'Monday', record: 'Tue', start: 14, end: 20 }],
          },
          {
            start: 22,
            end: 39,
            verdict: 'unknown_course',
            claims: [{ ...claim, field: 'code', said: 'GEOL 99', record: null, start: 22, end: 29 }],
          },
        ],
      }),
    ],
    ABOUT,
  );
  expect(markdown).toBe(`# Rivers

Lectern, 2025-10-20. Quill can be wrong. Confirm with an academic advisor.

## You

> Which rivers?
>
> And when?

## Quill

GEOL 10 meets Monday[^1]. GEOL 99[^2] does too.

*1 statement differs from the catalogue · 1 names a course that is not in the catalogue · catalogue of 14 August 2025*

[^1]: “Monday” differs from the catalogue: Tue.
[^2]: “GEOL 99” is not in the catalogue.
`);
});

describe('what is marked', () => {
  const rest = { parent_id: 'q1', catalogue_date: '2025-08-14' };
  const plain = { ...claim, agrees: 'yes' as const, field: 'rating' as const, said: '4.7', record: '4.7' };
  const markdownOf = (content: string, more: Parameters<typeof chosen>[3]) =>
    conversationMarkdown([chosen('r1', 'assistant', content, { ...rest, ...more })], ABOUT);

  it('is each of its own words beside what was checked, with one footnote for all', () => {
    const markdown = markdownOf('It has 4.7. It is a joy. Take it.', {
      statements: [
        { start: 0, end: 11, verdict: 'verified', claims: [{ ...plain, start: 7, end: 10 }] },
        { start: 12, end: 24, verdict: 'own_words', claims: [] },
        { start: 25, end: 33, verdict: 'own_words', claims: [] },
      ],
    });
    expect(markdown).toContain('It has 4.7. It is a joy.[^1] Take it.[^1]');
    expect(markdown).toMatch(/\n\[\^1\]: Own words, not checked\.\n$/);
    expect(markdown).toContain('1 statement from the catalogue · 2 in Quill’s own words');
  });

  it('is nothing where nothing was checked: the line below says it', () => {
    const markdown = markdownOf('It is a joy.', {
      statements: [{ start: 0, end: 12, verdict: 'own_words', claims: [] }],
    });
    expect(markdown).toContain('It is a joy.\n\n*Nothing in this reply was checked against the catalogue.*');
  });

  it('is what has changed since, which the line below counts', () => {
    const fact = { code: 'GEOL 10', term: '2025 Fall', section: null, field: 'rating', version: 'old' };
    const markdown = markdownOf('It has 4.7.', {
      statements: [{ start: 0, end: 11, verdict: 'verified', claims: [{ ...plain, start: 7, end: 10 }] }],
      facts: [{ ...fact, start: 7, end: 10, value: '4.7', now: '3.9' }],
    });
    expect(markdown).toContain('It has 4.7[^1].');
    expect(markdown).toContain('[^1]: “4.7” has changed since: 3.9.');
    expect(markdown).toContain('1 value has changed since');
  });

  it('is told of the part of a reply that failed', () => {
    const markdown = markdownOf('It has 4.7.', {
      status: 'failed',
      error: 'Sorry.',
      statements: [{ start: 0, end: 11, verdict: 'verified', claims: [{ ...plain, start: 7, end: 10 }] }],
    });
    expect(markdown).toContain('*Sorry.*\n\n*1 statement from the catalogue');
  });
});

describe('other versions', () => {
  it('follow the chosen branch, each with all its descendants', () => {
    const other = (...given: Parameters<typeof sampleMessage>) => ({ ...chosen(...given), is_chosen: false });
    const markdown = conversationMarkdown(
      [
        other('q1', 'user', 'Which rivers?'),
        other('r1', 'assistant', 'The Alder.', { parent_id: 'q1' }),
        chosen('q2', 'user', 'Which seas?'),
        other('r2', 'assistant', 'None.', { parent_id: 'q2' }),
        chosen('r3', 'assistant', 'The North Sea.', { parent_id: 'q2' }),
        other('q3', 'user', 'And lakes?', { parent_id: 'r1' }),
      ],
      ABOUT,
    );
    const order = [
      'Which seas?',
      'The North Sea.',
      '# Another version of the question “Which seas?”',
      'Which rivers?',
      'The Alder.',
      'And lakes?',
      '# Another version of the reply “The North Sea.”',
      'None.',
    ];
    const places = order.map((words) => markdown.indexOf(words));
    expect(places).toEqual(places.toSorted((one, next) => one - next));
    expect(places).not.toContain(-1);
  });
});

it('has HTML of questions, replies, records and titles as text', () => {
  const tag = '<img src=x onerror="alert(1)">';
  const markdown = conversationMarkdown(
    [
      chosen('q1', 'user', `What is ${tag}?`),
      chosen('r1', 'assistant', `${tag} is GEOL 10.\n\n\`\`\`html\n<b>`, {
        parent_id: 'q1',
        statements: [
          {
            start: 0,
            end: 30,
            verdict: 'contradicted',
            claims: [{ ...claim, field: 'title', said: tag, record: '<script>', start: 0, end: 30 }],
          },
        ],
      }),
      chosen('q2', 'user', 'And then?', { parent_id: 'r1' }),
    ],
    { ...ABOUT, title: tag },
  );
  expect(markdown).not.toMatch(/<(?:img|script)/);
  expect(markdown).toContain('# &lt;img src=x');
  expect(markdown).toContain('> What is &lt;img src=x onerror="alert(1)">?');
  // Code is shown as it is, and ends with its reply.
  expect(markdown).toContain('```html\n<b>\n```\n\n');
});

it('leaves the words of links without an address', () => {
  const reply = chosen('r1', 'assistant', 'See [the site](#) and ![a map](#).');
  expect(conversationMarkdown([reply], ABOUT)).toContain('See the site and a map.');
});

it('says how an incomplete reply ended', () => {
  const failed = chosen('r1', 'assistant', '', { status: 'failed', error: 'Sorry. Try again!' });
  const stopped = chosen('r2', 'assistant', 'Half', { status: 'stopped' });
  const markdown = conversationMarkdown([failed, stopped], ABOUT);
  expect(markdown).toContain('## Quill\n\n*Sorry. Try again!*');
  expect(markdown).toContain('Half\n\n*This reply was stopped.*');
});

it.each([
  ['Which rivers & lakes?', 'which-rivers-lakes.md'],
  ['Économie', 'e-conomie.md'],
  ['河', 'chat.md'],
])('names the file of “%s” %s', (title, name) => {
  expect(exportName(title)).toBe(name);
});
