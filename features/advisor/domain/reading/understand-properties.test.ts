import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import { TOOLS } from '../tools.ts';
import { searchSaid } from '../facts/search-said.ts';
import type { Understanding } from './request.ts';
import { SAMPLE_LEXICON } from './spans/sample-lexicon.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from './spans/sample-vocabulary.ts';
import { type Said, understand as understandAll } from './understand.ts';

const understand = (said: readonly Said[]) => understandAll(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER);

/** Fragments of students' messages, and joints between them. */
const WORDS = (
  'easy|hard|history|econ|cs|seminar|class|classes|about|on|tuesdays|friday|no|not|after 2|before 10|' +
  '9-4|under 6 hours|rated 4|at least 4.5|' +
  'spring|next term|rivers|sleep|or|and|but|who teaches|what|which one|the second one|it|those two|' +
  'ECON 10A|chem 17|10b|compare|clash|with|' +
  'can i take|do i have|prereqs|left|count for|theory|requirement|my concentration|instead of|after|' +
  'than|easier|more|another|3|the|i took|' +
  "i work|every day|free|mornings|small|20 students|intro|stem|outside of|haven't taken|prof|byronson|?|!|.|,|(|)|“|”|/|-|…|thanks|hi|lol|\n"
).split('|');

const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  sentence,
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(' ', 'a', '1', '-', '\uE000', '\uE18F', '·', '\u0301', '🎓', '\0'),
    maxLength: 80,
  }),
);
const reply = fc.constantFrom(
  'I found 2:\n\n- **HIST 12**, Rivers: 4 hours\n- **HIST 48**, Plague: 6 hours',
  '**ECON 10A** is given in 2025 Fall.',
  'Which one do you mean?',
  '',
);
const conversation = fc
  .tuple(fc.array(fc.tuple(anyText, reply), { maxLength: 3 }), anyText)
  .map(([before, last]): Said[] => [
    ...before.flatMap(([asked, text]): Said[] => [
      { role: 'user', text: asked },
      { role: 'assistant', text },
    ]),
    { role: 'user', text: last },
  ]);

const RUNS = runs(120);
const wishesOf = ({ requests }: Understanding) =>
  requests.flatMap((request) => (request.kind === 'recommend' ? [request.wish] : []));

describe('whatever a student writes', () => {
  it('is understood as something, and never throws', () => {
    fc.assert(
      fc.property(conversation, (said) => {
        expect(understand(said).requests.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('makes a search that the tool takes as it is', () => {
    fc.assert(
      fc.property(conversation, (said) => {
        for (const { search } of wishesOf(understand(said)))
          expect(TOOLS.search_courses.input.safeParse(search).error?.issues ?? []).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is about no course that nobody named', () => {
    fc.assert(
      fc.property(conversation, (said) => {
        const named = new Set(
          // Private-use characters separate words, as in the reading itself.
          said
            .map(({ text }) => text.replaceAll(/[\uE000-\uF8FF]/g, ' '))
            .flatMap((text) => SAMPLE_LEXICON.recogniser.recognise(text).map(({ code }) => code)),
        );
        for (const request of understand(said).requests)
          if ('codes' in request)
            for (const code of request.codes)
              // A code of the request may come from a title, or from a number whose subject was named.
              expect(named.has(code) || SAMPLE_LEXICON.recogniser.has(code)).toBe(true);
      }),
      RUNS,
    );
  });

  it('means the same in capitals, in small letters, or with more space', () => {
    // `frame` and `unread` keep the words as typed, so they are not compared.
    const as = (text: string) =>
      understand([{ role: 'user', text }]).requests.map((request) =>
        request.kind === 'recommend' ? { ...request.wish, frame: null, unread: null } : request,
      );
    const expectNoDifference = (text: string) => {
      const plain = as(text);
      expect(as(text.toUpperCase())).toEqual(plain);
      expect(as(text.toLowerCase())).toEqual(plain);
      expect(as(`  ${text.replaceAll(' ', '  ')} `)).toEqual(plain);
    };
    fc.assert(fc.property(sentence, expectNoDifference), {
      ...RUNS,
      examples: [
        ['ECON 10A / i work'],
        ['chem 17 / 10b'],
        ['econ 3 - 10b'],
        ['the 10b ECON 10A'],
        ['under 6 hours'],
        ['byronson 3'],
      ],
    });
  });
});

/** Constraints in students' words, with the search input of each. */
const CONSTRAINTS: [string, Record<string, unknown>][] = [
  ['in history', { subjects: ['HIST'] }],
  ['on tuesdays', { meets_on: ['Tue'] }],
  ['under 6 hours', { max_hours: 6 }],
  ['rated at least 4', { min_rating: 4 }],
  ['in the spring', { terms: ['2026 Spring'] }],
  ['with less than 20 students', { max_enrollment: 20 }],
  ['not before 10', { starts_at_or_after: '10:00' }],
  ['with no prerequisites', { no_prerequisites_stated: true }],
  ['that i havent taken', { exclude_taken: true }],
];

describe('constraints', () => {
  it('are each read, in any order and number, and said back', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(CONSTRAINTS, { minLength: 1 }), (chosen) => {
        const text = `find me courses ${chosen.map(([words]) => words).join(', ')}`;
        const [wish] = wishesOf(understand([{ role: 'user', text }]));
        expect(wish?.search).toEqual(Object.assign({}, ...chosen.map(([, search]) => search)));
        expect(wish && searchSaid(wish.search).split(/,|(?= in )/).length).toBeGreaterThanOrEqual(
          chosen.length,
        );
      }),
      RUNS,
    );
  });
});
