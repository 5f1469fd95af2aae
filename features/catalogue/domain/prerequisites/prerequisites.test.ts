import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import {
  readDottedCatalogue,
  readSpacedCatalogue,
  type RealCatalogue,
} from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import { readPackFolder } from '../../server/read-pack-folder.ts';
import type { Pack } from '../pack/read-pack.ts';
import { createRecogniser, type Recogniser } from '../recogniser/recogniser.ts';
import { type Carried, carriedBy, createCarriersOf } from './carriers.ts';
import { checkPrerequisites } from './check-prerequisites.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { allOf, anyOf, codesOf, type Requirement } from './requirement.ts';
import { shownRequirement as shown } from './testing/shown-requirement.ts';

const TAGS =
  'MATH 1A,MATH 1B,MATH 21A,MATH 21B,MATH 22A,PHYSICS 15A,PHYSICS 15B,STAT 100,STAT 104,STAT 110,STAT 111,COMPSCI 50,COMPSCI 61,' +
  'NEURO 80,MCB 80,LATIN 1,LATIN 3,GREEK 1,GREEK 3,HIST 12,HIST 13';
const spaced = createRecogniser({
  subjects: [
    { code: 'MATH', department: 'Mathematics' },
    { code: 'PHYSICS', department: 'Physics' },
    { code: 'STAT', department: 'Statistics' },
    { code: 'COMPSCI', department: 'Computer Science', aliases: ['CS'] },
    { code: 'NEURO', department: 'Neuroscience' },
    { code: 'MCB', department: 'Molecular Biology' },
  ],
  tags: TAGS.split(','),
});
const dotted = createRecogniser({
  subjects: [{ code: '6' }, { code: '18' }, { code: '8' }],
  tags: '6.1000,6.100A,6.100B,6.1010,6.1200,18.06,18.01,8.01,8.02'.split(','),
});

const read = (text: string, recogniser = spaced, carried: readonly Carried[] = []) =>
  readPrerequisites(
    { course_requirements: text, recommended_prep: '' },
    { recogniser, carriersOf: createCarriersOf(carried) },
  );

describe('unambiguous prerequisites are parsed', () => {
  test.each([
    ['MATH 21A', 'MATH 21A'],
    ['Prerequisite: MATH 21A.', 'MATH 21A'],
    ['Pre-Req(s): Math 21a and Physics 15a', '(MATH 21A & PHYSICS 15A)'],
    ['MATH 21A and PHYSICS 15A.', '(MATH 21A & PHYSICS 15A)'],
    ['MATH 21A, PHYSICS 15A, and STAT 110', '(MATH 21A & PHYSICS 15A & STAT 110)'],
    ['MATH 21A & PHYSICS 15A', '(MATH 21A & PHYSICS 15A)'],
    ['STAT 100, STAT 104 or STAT 110.', '(STAT 100 | STAT 104 | STAT 110)'],
    ['STAT 100, STAT 104, or STAT 110', '(STAT 100 | STAT 104 | STAT 110)'],
    ['One of STAT 100, STAT 104 or STAT 110.', '(STAT 100 | STAT 104 | STAT 110)'],
    ['At least one of the following: STAT 100, STAT 104, STAT 110', '(STAT 100 | STAT 104 | STAT 110)'],
    ['Two of STAT 100, STAT 104 or STAT 110', '2 of (STAT 100 | STAT 104 | STAT 110)'],
    ['MATH 21B, and one of STAT 100, STAT 104 or STAT 111.', '(MATH 21B & (STAT 100 | STAT 104 | STAT 111))'],
    ['MATH 21B and either PHYSICS 15A or PHYSICS 15B', '(MATH 21B & (PHYSICS 15A | PHYSICS 15B))'],
    ['STAT 100 or STAT 104, and MATH 1A', '((STAT 100 | STAT 104) & MATH 1A)'],
    ['LATIN 3 and GREEK 1, or GREEK 3 and LATIN 1.', '((LATIN 3 & GREEK 1) | (GREEK 3 & LATIN 1))'],
    ['(MATH 21A and MATH 21B) or MATH 22A', '((MATH 21A & MATH 21B) | MATH 22A)'],
    ['[MATH 21A AND (MATH 21B OR MATH 22A)]', '(MATH 21A & (MATH 21B | MATH 22A))'],
    ['MATH 22A, or MATH 21A with MATH 21B', '(MATH 22A | (MATH 21A & MATH 21B))'],
    ['MATH 21A; STAT 110 or STAT 111; and CS50', '(MATH 21A & (STAT 110 | STAT 111) & COMPSCI 50)'],
    ['MATH 21A/MATH 22A', '(MATH 21A | MATH 22A)'],
    ['Math 21a and 21b', '(MATH 21A & MATH 21B)'],
    ['MATH 21A. One of STAT 100 or STAT 104.', '(MATH 21A & (STAT 100 | STAT 104))'],
    ['MCB/NEURO 80', 'NEURO 80'],
    ['COMPSCI 61 (formerly COMPSCI 51)', 'COMPSCI 61'],
    ['COMPSCI 61 (Systems Programming) and MATH 1A', '(COMPSCI 61 & MATH 1A)'],
    ['Students must have completed MATH 21A', 'MATH 21A'],
    ['MATH 21A is required', 'MATH 21A'],
  ])('%j', (text, expected) => {
    const found = read(text);
    expect(shown(found.requirement)).toBe(expected);
    expect(found).toMatchObject({ certain: true, stated: text });
  });

  test.each([
    ['6.1000/(6.100A, 6.100B)', '(6.1000 | (6.100A & 6.100B))'],
    ['8.01, 18.01', '(8.01 & 18.01)'],
    ['8.01, 6.1010/6.1200', '(8.01 & (6.1010 | 6.1200))'],
    ['6.1010 and (18.06 or permission of instructor)', '(6.1010 & (18.06 | «permission of instructor»))'],
    ['Calculus II (GIR) and 8.02', '(«Calculus II (GIR)» & 8.02)'],
  ])('%j where a dot joins subject and number', (text, expected) => {
    expect(shown(read(text, dotted).requirement)).toBe(expected);
  });

  test.each([
    ['MATH 21A or permission of the instructor.', '(MATH 21A | «permission of the instructor»)'],
    ['MATH 21A (or equivalent)', '(MATH 21A | «equivalent»)'],
    ['MATH 21A and MATH 21B, or equivalent', '((MATH 21A & MATH 21B) | «equivalent»)'],
    ['MATH 21A, placement, or consent', '(MATH 21A | «placement» | «consent»)'],
    [
      'HIST 12 and reading knowledge of French and German',
      '(HIST 12 & «reading knowledge of French and German»)',
    ],
    [
      'MATH 21A and one course in sociology or economics',
      '(MATH 21A & «one course in sociology or economics»)',
    ],
    ['MATH 21A (may be taken concurrently)', '(MATH 21A | «may be taken concurrently»)'],
    [
      'MATH 21A or MATH 22A, which may be taken concurrently',
      '(MATH 21A | MATH 22A | «which may be taken concurrently»)',
    ],
    ['MATH 21A; or permission of the instructor', '(MATH 21A | «permission of the instructor»)'],
    ['Senior standing in the concentration.', '«Senior standing in the concentration»'],
  ])('%j, with a part that code cannot evaluate', (text, expected) => {
    expect(shown(read(text).requirement)).toBe(expected);
  });

  test.each([
    ['MATH 21A; PHYSICS 15A is recommended.', 'MATH 21A'],
    ['MATH 21A. Not to be taken in addition to MATH 22A.', 'MATH 21A'],
    ['Anti-Req: Students may not take this after MATH 22A. Pre-Req: MATH 21A', 'MATH 21A'],
  ])('%j without recommended or excluded courses', (text, expected) => {
    expect(shown(read(text).requirement)).toBe(expected);
  });
});

describe('ambiguous prerequisites are not parsed', () => {
  test.each([
    ['MATH 21A and MATH 21B or MATH 22A', 'MATH 21A,MATH 21B,MATH 22A'],
    ['MATH 21A, MATH 21B', 'MATH 21A,MATH 21B'],
    ['MATH 21A or MATH 22A, STAT 110', 'MATH 21A,MATH 22A,STAT 110'],
    ['MATH 21A and/or MATH 21B', 'MATH 21A,MATH 21B'],
    ['Math 21a/b', 'MATH 21A,MATH 21B'],
    ['At the level of MATH 21A', 'MATH 21A'],
    ['MATH 21A concurrently with STAT 110', 'MATH 21A,STAT 110'],
    ['Co-requisite: MATH 21A', 'MATH 21A'],
    ['MATH 21A may be taken afterwards', 'MATH 21A'],
    ['(MATH 21A and MATH 21B', 'MATH 21A,MATH 21B'],
    ['Two of MATH 21A or permission', 'MATH 21A'],
    ['MATH 21A. COMPSCI 50 is required and STAT 110 recommended', 'MATH 21A,COMPSCI 50,STAT 110'],
    ['MATH 21A. COMPSCI 50, and STAT 110 is recommended', 'MATH 21A,COMPSCI 50,STAT 110'],
    ['MATH 21A and may not be taken at the same time as STAT 110', 'MATH 21A,STAT 110'],
  ])('%j', (text, codes) => {
    expect(read(text)).toMatchObject({ requirement: null, certain: false, codes: codes.split(',') });
  });

  it('excludes mutually exclusive classes from the required codes', () => {
    expect(read('Anti-Requisite: Not to be taken in addition to MATH 21A')).toMatchObject({
      certain: false,
      codes: [],
    });
  });
});

describe('a missing statement', () => {
  test.each(['', '  ', 'N/A', '-', 'TBA'])('%j means nothing stated', (text) => {
    const found = read(text);
    expect(found).toMatchObject({ stated: null, requirement: null, certain: false });
    expect(checkPrerequisites(found, () => true).verdict).toBe('none_stated');
  });

  test.each(['None', 'None.', 'No prerequisites', 'There are no formal prerequisites for this course.'])(
    '%j means that nothing is needed',
    (text) => {
      expect(checkPrerequisites(read(text), () => false)).toEqual({
        verdict: 'met',
        have: [],
        missing: [],
        undecided: [],
      });
    },
  );

  it('keeps recommendations separate', () => {
    const found = readPrerequisites(
      { course_requirements: '', recommended_prep: 'MATH 21A or equivalent.' },
      { recogniser: spaced, carriersOf: () => [] },
    );
    expect(found).toMatchObject({
      stated: null,
      recommended: 'MATH 21A or equivalent.',
      recommendedCodes: ['MATH 21A'],
    });
  });
});

describe("checking a student's courses", () => {
  const check = (text: string, ...taken: string[]) =>
    checkPrerequisites(read(text), (code) => taken.includes(code));

  it('reports everything that is met', () => {
    expect(check('MATH 21A and PHYSICS 15A', 'MATH 21A', 'PHYSICS 15A', 'HIST 12')).toEqual({
      verdict: 'met',
      have: ['MATH 21A', 'PHYSICS 15A'],
      missing: [],
      undecided: [],
    });
    expect(check('MATH 21A or permission of the instructor', 'MATH 21A').verdict).toBe('met');
    expect(check('Two of STAT 100, STAT 104 or STAT 110', 'STAT 100', 'STAT 110').verdict).toBe('met');
  });

  it('reports everything that is missing, grouping alternatives', () => {
    expect(check('MATH 21B, and one of STAT 100, STAT 104 or STAT 110', 'HIST 12')).toEqual({
      verdict: 'not_met',
      have: [],
      missing: [['MATH 21B'], ['STAT 100', 'STAT 104', 'STAT 110']],
      undecided: [],
    });
    expect(check('Two of STAT 100, STAT 104 or STAT 110', 'STAT 104').missing).toEqual([
      ['STAT 100', 'STAT 110'],
    ]);
    expect(check('(LATIN 3 and GREEK 1) or (GREEK 3 and LATIN 1)', 'LATIN 3').missing).toEqual([['GREEK 1']]);
    expect(check('(LATIN 3 and GREEK 1) or (GREEK 3 and LATIN 1)').missing).toEqual([
      ['LATIN 3'],
      ['GREEK 1'],
    ]);
  });

  it('is unclear if text must be interpreted, and quotes it', () => {
    expect(check('MATH 21A or permission of the instructor')).toEqual({
      verdict: 'unclear',
      have: [],
      missing: [['MATH 21A']],
      undecided: ['permission of the instructor'],
    });
    expect(check('MATH 21A and senior standing', 'MATH 21A')).toMatchObject({
      verdict: 'unclear',
      missing: [],
      undecided: ['senior standing'],
    });
    expect(check('MATH 21A and senior standing')).toMatchObject({
      verdict: 'not_met',
      missing: [['MATH 21A']],
    });
    expect(check('MATH 21A and MATH 21B or MATH 22A', 'MATH 22A')).toEqual({
      verdict: 'unclear',
      have: ['MATH 22A'],
      missing: [],
      undecided: ['MATH 21A and MATH 21B or MATH 22A'],
    });
  });
});

/** Requirements written unambiguously, with brackets. */
const course = fc.constantFrom(...TAGS.split(',')).map((code): Requirement => ({ kind: 'course', code }));
const { tree } = fc.letrec<{ tree: Requirement }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    course,
    fc
      .tuple(fc.boolean(), fc.array(tie('tree'), { minLength: 2, maxLength: 4 }))
      .map(([isAll, parts]) => (isAll ? allOf(parts) : anyOf(parts))),
  ),
}));

function written(requirement: Requirement): string {
  if (requirement.kind === 'course') return requirement.code;
  if (requirement.kind === 'other' || requirement.kind === 'carried') return requirement.text;
  const parts = requirement.of.map((part) => (part.kind === 'course' ? part.code : `(${written(part)})`));
  return parts.join(requirement.kind === 'all' ? ' and ' : ' or ');
}

describe('any requirement', () => {
  it('round-trips through its bracketed form', () => {
    fc.assert(
      fc.property(tree, (requirement) => {
        expect(read(written(requirement))).toMatchObject({ requirement, certain: true });
      }),
    );
  });

  it('is met by all of its courses, and monotonic in courses taken', () => {
    fc.assert(
      fc.property(
        tree,
        fc.subarray(TAGS.split(',')),
        fc.constantFrom(...TAGS.split(',')),
        (requirement, taken, more) => {
          const found = read(written(requirement));
          expect(checkPrerequisites(found, (code) => codesOf(requirement).includes(code)).verdict).toBe(
            'met',
          );
          const before = checkPrerequisites(found, (code) => taken.includes(code));
          const after = checkPrerequisites(found, (code) => taken.includes(code) || code === more);
          if (before.verdict === 'met') expect(after.verdict).toBe('met');
          expect(before.missing.length === 0).toBe(before.verdict === 'met');
        },
      ),
    );
  });

  it('is met once everything reported missing is taken', () => {
    fc.assert(
      fc.property(tree, fc.subarray(TAGS.split(',')), (requirement, taken) => {
        const have = new Set(taken);
        const found = read(written(requirement));
        for (let step = 0; step < 20; step += 1) {
          const { missing } = checkPrerequisites(found, (code) => have.has(code));
          for (const [code] of missing) if (code !== undefined) have.add(code);
        }
        expect(checkPrerequisites(found, (code) => have.has(code)).verdict).toBe('met');
      }),
    );
  });

  it('never throws for any words, and is never met by a student without courses', () => {
    const words = fc.constantFrom(
      'MATH 21A',
      'CS50',
      'and',
      'or',
      ',',
      ';',
      '(',
      ')',
      '/',
      'one of',
      'either',
      'with',
      '.',
      'permission',
      'not',
      'both',
      '21a/b',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const found = read(text);
          const { verdict } = checkPrerequisites(found, () => false);
          if (!/none|nothing|no /i.test(text)) expect(verdict).not.toBe('met');
          expect(verdict === 'none_stated').toBe(found.stated === null);
        },
      ),
      runs(300),
    );
  });
});

const recogniserOf = (pack: Pack): Recogniser =>
  createRecogniser({
    subjects: pack.subjects,
    tags: [...new Set(pack.courses.map(({ class_tag }) => class_tag))],
    aliases: pack.courses.flatMap(({ class_tag, aliases }) =>
      aliases.map((alias) => ({ alias, tag: class_tag })),
    ),
  });

/** Share of statements naming a course that are parsed without doubt. */
function shareRead(pack: Pack): number {
  const recogniser = recogniserOf(pack);
  const carried = carriedBy(pack.courses);
  const statements = new Set(pack.courses.map(({ course_requirements }) => course_requirements));
  const naming = [...statements].filter((text) => recogniser.recognise(text).length > 0);
  expect(naming.length).toBeGreaterThan(200);
  return naming.filter((text) => read(text, recogniser, carried).certain).length / naming.length;
}

describe('real statements', () => {
  it('of the bundled university are parsed with few exceptions', async () => {
    const pack = await readPackFolder('universities/alder');
    expect(shareRead(pack)).toBeGreaterThan(0.95);
  });
});

describe.skipIf(!hasRealCatalogues).each([
  ['written as sentences', readSpacedCatalogue, 0.6],
  ['written as formulas', readDottedCatalogue, 0.96],
] as const)('real statements of another university, %s', (_, readCatalogue, floor) => {
  let catalogue: RealCatalogue;
  beforeAll(async () => {
    catalogue = await readCatalogue();
  });

  it('are parsed where unambiguous', () => {
    expect(shareRead(catalogue.pack)).toBeGreaterThan(floor);
  });
});

describe('a hostile statement that would take very long to parse', () => {
  it('with unclosed brackets is left unparsed, but its courses are named', () => {
    const deep = read(`${'('.repeat(20_000)}MATH 21A${')'.repeat(20_000)}`);
    expect(deep).toMatchObject({ requirement: null, certain: false, codes: ['MATH 21A'] });
    expect(read(`${'('.repeat(100)}MATH 21A${')'.repeat(100)}`).certain).toBe(false);
    expect(read(`${'('.repeat(20)}MATH 21A${')'.repeat(20)}`).codes).toEqual(['MATH 21A']);
  });
});
