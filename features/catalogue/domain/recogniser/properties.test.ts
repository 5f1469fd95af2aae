import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPage } from './page.ts';
import { readPage } from './read-page.ts';
import { createRecogniser } from './recogniser.ts';
import { DOTTED, SPACED } from './sample-catalogues.ts';
import { atOnce, buildTagTableInSteps } from './tag-table.ts';

const spaced = createRecogniser(SPACED);
const dotted = createRecogniser(DOTTED);
const both = [spaced, dotted];

/** Random mixtures of difficult input. */
const words =
  'COMPSCI~cs~Math~E-PSCI~H&L~art history~AM~his~in~ENG~arabic~AA~Q~EDU~S999B~50~21a~010~299HFA~702.2~6.1010~8.01~21M.240~' +
  'CMS.100~18.~.06~1210~2024~10:30~a/b';
const signs = ' ~  ~\t~\n~-~.~,~/~&~ & ~ and ~ or ~, ~. ~\'s~%~$~@~://~|~"~_';
const oddities =
  '\u00ad~\u00a0~\u200b~\ufb03~\uff23~\uff33\uff15\uff10~课~é~e\u0301~²~😀~\ud83d~\udc00~\u0130~ß~\u0149';
const pieces = fc.constantFrom(...`${words}~${signs}~${oddities}`.split('~'));
const messy = fc.array(fc.oneof({ weight: 6, arbitrary: pieces }, fc.string({ maxLength: 4 })), {
  maxLength: 40,
});
const messyText = messy.map((parts) => parts.join(''));

describe('whatever a student pastes', () => {
  it('never throws, and every offset points at its code', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        for (const recogniser of both) {
          let before = 0;
          for (const { text: said, start, end, code } of recogniser.mentions(text)) {
            expect(start).toBeGreaterThanOrEqual(before);
            expect(end).toBeGreaterThan(start);
            expect(text.slice(start, end)).toBe(said);
            expect(code).toMatch(/\S/);
            before = end;
          }
          const codes = recogniser.recognise(text).map(({ code }) => code);
          expect(new Set(codes).size).toBe(codes.length);
          expect(() => recogniser.normalise(text)).not.toThrow();
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('marks a code as known only if it is in the catalogue', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        for (const recogniser of both) {
          for (const { known, code } of recogniser.mentions(text)) expect(known).toBe(recogniser.has(code));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never returns part of a longer word or number', () => {
    fc.assert(
      fc.property(messyText, (text) => {
        for (const recogniser of both) {
          for (const { start, end } of recogniser.mentions(text)) {
            expect(text.slice(Math.max(0, start - 1), start)).not.toMatch(/[A-Za-z0-9]/);
            expect(text.slice(end, end + 1)).not.toMatch(/[A-Za-z0-9]/);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('reads two paragraphs like each one alone', () => {
    fc.assert(
      fc.property(messyText, messyText, (first, second) => {
        for (const recogniser of both) {
          const joined = recogniser.mentions(`${first}\n\n${second}`).map(({ code, text }) => [code, text]);
          const apart = [...recogniser.mentions(first), ...recogniser.mentions(second)];
          expect(joined).toEqual(apart.map(({ code, text }) => [code, text]));
        }
      }),
      { numRuns: 500 },
    );
  });
});

const spellings = fc.constantFrom(
  (tag: string) => tag,
  (tag: string) => tag.toLowerCase(),
  (tag: string) => tag.replace(/ /g, ''),
  (tag: string) => tag.toLowerCase().replace(/ /g, ''),
  (tag: string) => tag.replace(/ /g, '  '),
  (tag: string) => tag.replace(/ /g, '\u00a0'),
  (tag: string) => tag.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
);
/** Excludes ordinary words and single letters, which false-friends.test.ts covers. */
const tags = fc.constantFrom(...[...SPACED.tags].filter((tag) => !/^(AT|HIS|DES) | [AQ]$/.test(tag)));
const frames = fc.constantFrom(
  (code: string) => `I took ${code} last year.`,
  (code: string) => `(${code})`,
  (code: string) => `${code}      Some Title      4.000  A-`,
  (code: string) => `Should I take ${code}, or wait?`,
  (code: string) => `**${code}**: what do you think`,
);

describe('a class of the catalogue', () => {
  it('is read in every spelling and context', () => {
    fc.assert(
      fc.property(tags, spellings, frames, (tag, spell, frame) => {
        expect(spaced.recognise(frame(spell(tag)))).toMatchObject([{ code: tag, known: true }]);
        expect(spaced.normalise(spell(tag))).toBe(tag);
      }),
    );
  });

  it('is not read with a letter or digit attached', () => {
    const glue = fc.constantFrom('Z', '9', 'z', 'Zz', '99');
    fc.assert(
      fc.property(tags, glue, fc.boolean(), (tag, extra, isBefore) => {
        const text = isBefore ? extra + tag : tag + extra;
        expect(spaced.recognise(`see ${text}.`).filter(({ known }) => known)).toEqual([]);
      }),
    );
  });
});

describe('the work is linear in the length of the text', () => {
  /** Counts table lookups while reading. */
  function countLookups(text: string): { lookups: number; atoms: number } {
    const table = atOnce(buildTagTableInSteps(SPACED));
    let lookups = 0;
    for (const map of [
      table.entries,
      table.subjectWords,
      ...[...table.subjects.values()].map(({ numbers }) => numbers),
    ]) {
      const get = map.get.bind(map) as (key: string) => never;
      map.get = (key: string) => {
        lookups += 1;
        return get(key);
      };
    }
    const page = toPage(text);
    readPage(page, table);
    return { lookups, atoms: page.atoms.length };
  }

  const hostile = [
    'CS50, ',
    'cs 50/',
    'A ',
    'a1',
    'MATH ',
    'history of art and ',
    '6.',
    '1-',
    'CS50-',
    'H&L&',
    'eng.',
    '21a/b & ',
  ];
  it.each(hostile)('for %j repeated', (unit) => {
    for (const times of [100, 1000, 5000]) {
      const { lookups, atoms } = countLookups(unit.repeat(times));
      expect(lookups).toBeLessThan(60 * atoms + 60);
    }
  });

  it('for any text', () => {
    fc.assert(
      fc.property(messy, (parts) => {
        const { lookups, atoms } = countLookups(parts.join(''));
        expect(lookups).toBeLessThan(60 * atoms + 60);
      }),
    );
  });
});
