import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LinkGuard } from '../link-guard.ts';
import { FactPlaces, withoutMarks } from './fact-places.ts';
import { Replacer } from './replacer.ts';
import { type FactBook, resolve } from './resolve.ts';
import { geologyBook } from './testing/sample-book.ts';

interface Shown {
  text: string;
  facts: readonly { start: number; end: number; code: string; field: string; term: string; value: string }[];
}

/** What a student sees of a reply that is streamed in these pieces. */
const shown = (
  pieces: readonly string[],
  isWhole = true,
  book: FactBook = geologyBook(),
  guard: Pick<LinkGuard, 'push' | 'end'> = new LinkGuard(() => false),
): Shown => {
  const places = new FactPlaces();
  const replacer = new Replacer((inner, before) => {
    const fact = resolve(inner, before, book);
    return fact && places.mark(fact);
  });
  let text = '';
  const tell = (marked: string): void => {
    text += places.place(marked, text.length);
  };
  for (const piece of pieces) tell(guard.push(replacer.push(withoutMarks(piece))));
  tell(guard.push(replacer.end(isWhole)));
  tell(guard.end());
  return { text, facts: places.facts };
};
const textOf = (said: string, isWhole = true): string => shown([said], isWhole).text;

describe('a reference', () => {
  it.each([
    ['[[GEOL 10 rating]]', '4.3 out of 5'],
    ['[[geol 10 Rating]]', '4.3 out of 5'],
    ['[[**GEOL 10** workload]]', '5.5 hours a week'],
    ['[[GEOL 10 hours]]', '5.5 hours a week'],
    ['[[GEOL 10 units]]', '4 units'],
    ['[[GEOL 10 times]]', 'Tue 9:00 AM - 10:15 AM (one of 2 sections)'],
    ['[[GEOL 10 section R1 times]]', 'Fri 1:00 PM - 2:00 PM'],
    ['[[GEOL 10 section R1 class number]]', '20002'],
    ['[[GEOL 10 section 20002 places left]]', '3 places left'],
    ['[[GEOL 10 section Lecture 1 days]]', 'Tue'],
    ['[[GEOL 10 instructor]]', 'Ada Byron and Emmy Noether'],
    ['[[GEOL 10 prerequisites]]', '“GEOL 1.”'],
    ['[[GEOL 10 enrollment @ 2025 Fall]]', '40 students'],
    ['[[GEOL 10 enrollment @ fall]]', '40 students'],
    ['[[GEOL 10 preparation]]', 'not stated'],
    ['[[verdict:total-1]]', '8 units'],
  ])('%s becomes the record’s wording', (reference, value) => {
    const { text, facts } = shown([`So: ${reference}.`]);
    expect(text).toBe(`So: ${value}.`);
    expect(facts).toEqual([expect.objectContaining({ start: 4, end: 4 + value.length, value })]);
  });

  it.each([
    '[[GEOL 999 rating]]',
    '[[GEOL 10 colour]]',
    '[[GEOL 10 rating @ 2031 Spring]]',
    '[[GEOL 10 rating @ 2031 Spring @ x]]',
    '[[GEOL 10 section Z9 times]]',
    '[[GEOL 10 section 1 times]]',
    '[[GEOL 10 room]]',
    '[[verdict:total-2]]',
    '[[rating]]',
    '[[]]',
    '[[ ]]',
    '[[GEOL 10 rating]',
    '[GEOL 10 rating]]',
    '[[GEOL 10\nrating]]',
    '[[GEOL 10 | rating]]',
    `[[${'GEOL '.repeat(60)}rating]]`,
    String.raw`\[[GEOL 10 rating]]`,
    '`[[GEOL 10 rating]]`',
    '``a ` [[GEOL 10 rating]]``',
    '```\n[[GEOL 10 rating]]\n```',
    '> ~~~ text\n> [[GEOL 10 rating]]',
    '[a](/courses?q=[[GEOL 10 rating]])',
    '[a](/x(y)[[GEOL 10 rating]])',
  ])('that names nothing, or is in code or a URL, stays text: %s', (said) => {
    expect(shown([said])).toEqual({ text: said, facts: [] });
  });

  it('means the only section where it names none and only sections have the value', () => {
    const { offerings, ...book } = geologyBook();
    const withSections = (count: number): FactBook => ({
      ...book,
      offerings: (code) =>
        offerings(code).map((each) => ({ ...each, sections: each.sections.slice(0, count) })),
    });
    expect(resolve('GEOL 10 places left @ 2026 Spring', '', withSections(1))?.value).toBe('10 places left');
    expect(resolve('GEOL 10 room @ 2026 Spring', '', withSections(1))?.value).toBe('not stated');
    expect(resolve('GEOL 10 places left @ 2026 Spring', '', withSections(2))).toBeNull();
    expect(resolve('GEOL 10 places left @ 2026 Spring', '', withSections(0))).toBeNull();
  });

  it('is delimited by its innermost brackets', () => {
    expect(textOf('[[GEOL 10 [[GEOL 10 units]] rating]]')).toBe('[[GEOL 10 4 units rating]]');
    expect(textOf('[[[GEOL 10 units]]]')).toBe('[4 units]');
    expect(textOf('[[GEOL 10 [[GEOL 10 [[GEOL 10 units]]')).toBe('[[GEOL 10 [[GEOL 10 4 units');
  });

  it('works in tables, links, lists and other languages', () => {
    const said = [
      '| Kurs | Bewertung |',
      '| --- | --- |',
      '| GEOL 10 | [[GEOL 10 rating]] |',
      '',
      '1. [Mehr zu [[GEOL 10 title]]](/courses?q=geol)',
      '- 「[[GEOL 10 units]]」',
      '```',
      '[[GEOL 10 units]]',
      '```',
      'A `span` and [[GEOL 10 units]]',
    ];
    const { text, facts } = shown([said.join('\n')]);
    expect(text.split('\n')).toEqual([
      ...said.slice(0, 2),
      '| GEOL 10 | 4.3 out of 5 |',
      '',
      '1. [Mehr zu Stones](/courses?q=geol)',
      '- 「4 units」',
      ...said.slice(6, 9),
      'A `span` and 4 units',
    ]);
    for (const { start, end, value } of facts) expect(text.slice(start, end)).toBe(value);
    expect(facts).toHaveLength(4);
  });

  it('uses the term named before it in its sentence, then that of a tool’s answer, then the next one', () => {
    const of = (said: string, toldIn: string | null = null): string[] =>
      shown([said], true, { ...geologyBook(), toldIn: () => toldIn }).facts.map(({ term }) => term);
    expect(of('It has [[GEOL 10 enrollment]].')).toEqual(['2026 Spring']);
    expect(of('It has [[GEOL 10 enrollment]].', '2025 Fall')).toEqual(['2025 Fall']);
    expect(of('In Fall 2025 it had [[GEOL 10 enrollment]], in 2026 Spring [[GEOL 10 enrollment]].')).toEqual([
      '2025 Fall',
      '2026 Spring',
    ]);
    expect(of('Last fall was full. It has [[GEOL 10 enrollment]].')).toEqual(['2026 Spring']);
    expect(of('In the fall it had [[GEOL 10 enrollment]].')).toEqual(['2025 Fall']);
  });

  it('that is cut off shows nothing', () => {
    for (let length = 3; length < '[[GEOL 10 rating]]'.length; length += 1) {
      const cut = `So: ${'[[GEOL 10 rating]]'.slice(0, length)}`;
      expect(textOf(cut, false)).toBe('So: ');
      expect(textOf(cut, true)).toBe(cut);
    }
  });

  it('gives markdown in values no effect', () => {
    const book = geologyBook({ title: '*x* | <b> [a](https://evil.example)' });
    const { text } = shown(['[[GEOL 10 title]]'], true, book);
    expect(text).not.toContain('evil');
    expect(text).toContain(String.raw`\*x\* \| `);
  });

  it('cannot be forged with value markers', () => {
    const forged = '\ufde0\ufdd0\ufdd0\ufdd0\ufdd0lies\ufde1';
    expect(shown([`[[GEOL 10 units]] ${forged}`])).toMatchObject({
      text: '4 units lies',
      facts: [{ start: 0, end: 7 }],
    });
  });
});

const PARTS = [
  '[[GEOL 10 rating]]',
  '[[GEOL 10 times @ 2025 Fall]]',
  '[[GEOL 999 rating]]',
  '[[verdict:total-1]]',
  '[[GEOL 10 description]]',
  '[',
  '[[',
  ']',
  ']]',
  '`',
  '```',
  '~~~',
  '\n',
  '\n\n',
  '> ',
  '](',
  ')',
  '(',
  '\\',
  'https://evil.example/',
  'www.',
  ' ',
  '. ',
  'In 2025 Fall ',
  'GEOL 10 ',
  'rating',
  ' @ ',
  '|',
  '😀',
  '漢',
  'x'.repeat(150),
];
const someText = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join(''));
const UNGUARDED = { push: (piece: string) => piece, end: () => '' };
const cutUp = (text: string, sizes: readonly number[]): string[] => {
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
};

describe('any text', () => {
  it('gives the same reply and facts however it is split', () => {
    fc.assert(
      fc.property(
        someText,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (text, sizes, isWhole) => {
          // Which words the link guard holds back depends on the pieces.
          const of = (pieces: string[]) => shown(pieces, isWhole, geologyBook(), UNGUARDED);
          expect(of(cutUp(text, sizes))).toEqual(of([text]));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has facts only where their values are, in order and without overlaps', () => {
    fc.assert(
      fc.property(someText, fc.integer({ min: 1, max: 9 }), (said, size) => {
        const { text, facts } = shown(cutUp(said, [size]));
        let end = 0;
        for (const fact of facts) {
          expect(fact.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(fact.start, fact.end)).toBe(fact.value);
          end = fact.end;
        }
        expect(text).not.toMatch(/[\ufdd0-\ufdef]/);
      }),
      { numRuns: 300 },
    );
  });

  it('is held back only for the length of a reference', () => {
    const replacer = new Replacer(() => null);
    for (const text of ['['.repeat(5_000), '[[a '.repeat(2_000), `[[${'a'.repeat(5_000)}`]) {
      let out = '';
      for (const character of text) out += replacer.push(character);
      expect(text.length - out.length).toBeLessThanOrEqual(200);
      expect(out + replacer.end(true)).toBe(text);
    }
  });
});
