import { beforeAll, describe, expect, it, test } from 'vitest';
import {
  readDottedCatalogue,
  readSpacedCatalogue,
  type RealCatalogue,
} from '#app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '#app/testing/real-imports.ts';
import { createLevelReader, type LeveledCourse } from './levels.ts';

const readerFor = (...tags: string[]) => createLevelReader(tags.map((class_tag) => ({ class_tag })));
const many = (from: number, to: number, step: number, subject = 'X ') =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, place) => `${subject}${from + place * step}`,
  );

describe('the level of a course', () => {
  test.each([
    ['COMPSCI 50', 'introductory'],
    ['MATH 21A', 'introductory'],
    ['HIST 97', 'intermediate'],
    ['HIST 99A', 'advanced'],
    ['STAT 110', 'intermediate'],
    ['PHYSICS 191R', 'advanced'],
    ['COMPSCI 1210', 'intermediate'],
    ['GOV 1780', 'advanced'],
    ['COMPSCI 226R', 'graduate'],
    ['GOV 2001', 'graduate'],
    ['HIST 3900A', 'graduate'],
    ['ARABIC AA', 'introductory'],
    ['ARABIC BB', 'intermediate'],
    ['CZCH CR', 'advanced'],
    ['MATH MA', 'introductory'],
    ['ENGLISH CACD', null],
  ])('%s is %s in a catalogue numbered from one', (class_tag, level) => {
    expect(readerFor(...many(1, 99, 5), ...many(100, 299, 5)).levelOf({ class_tag })).toBe(level);
  });

  test.each([
    ['BIO 101', 'introductory'],
    ['BIO 240', 'intermediate'],
    ['BIO 301L', 'advanced'],
    ['BIO 480', 'advanced'],
    ['BIO 560', 'graduate'],
  ])('%s is %s in a catalogue numbered from a hundred', (class_tag, level) => {
    expect(readerFor(...many(100, 600, 10)).levelOf({ class_tag })).toBe(level);
  });

  test.each([
    ['CS 1331', 'introductory'],
    ['CS 2110', 'intermediate'],
    ['CS 3510', 'advanced'],
    ['CS 4641', 'advanced'],
    ['CS 6601', 'graduate'],
  ])('%s is %s in a catalogue numbered from a thousand', (class_tag, level) => {
    expect(readerFor(...many(1000, 8000, 50)).levelOf({ class_tag })).toBe(level);
  });

  test.each([
    ['8.01', 'introductory'],
    ['18.06', 'introductory'],
    ['5.12', 'intermediate'],
    ['6.1010', 'introductory'],
    ['6.3900', 'intermediate'],
    ['6.5831', 'advanced'],
    ['6.7900', 'graduate'],
    ['21M.011', 'introductory'],
    ['14.121', 'intermediate'],
    ['18.404', 'advanced'],
    ['18.905', 'graduate'],
    ['6.UR', null],
    ['9.S914', null],
  ])('%s is %s after a dot', (class_tag, level) => {
    expect(readerFor('6.1010', '8.01', '18.06').levelOf({ class_tag })).toBe(level);
  });

  it('is graduate only where marked, in a catalogue whose notes mark graduate courses', () => {
    const marked = { class_tag: '18.404', class_notes: 'Graduate level.' };
    const unmarked = { class_tag: '18.905', class_notes: '' };
    const { levelOf } = createLevelReader([marked, unmarked]);
    expect(levelOf(marked)).toBe('graduate');
    expect(levelOf(unmarked)).toBe('advanced');
  });

  it.each([
    ['6.7900', 'Undergraduate', 'advanced'],
    ['15.236', 'Graduate', 'graduate'],
    ['18.06', 'U', 'introductory'],
    ['18.06', 'Upper division', 'intermediate'],
    ['18.06', 'Graduate and advanced undergraduate', 'advanced'],
    ['9.S914', 'Doctoral', 'graduate'],
    ['9.S914', 'Undergraduate', null],
    ['18.905', 'Continuing education', 'graduate'],
  ])('%s, stated as %s, is %s', (class_tag, value, level) => {
    const { levelOf } = readerFor('6.1010', '8.01', '18.06');
    expect(levelOf({ class_tag, attributes: [{ scheme: 'Level', value }] })).toBe(level);
  });

  it('is unknown for an unusual tag of an empty catalogue', () => {
    expect(createLevelReader([]).levelOf({ class_tag: 'XYZ' })).toBeNull();
  });
});

describe.skipIf(!hasRealCatalogues).each([
  ['spaces', readSpacedCatalogue, 0.99],
  ['dots', readDottedCatalogue, 0.85],
] as const)('a real catalogue with %s in its tags', (_, readCatalogue, known) => {
  let courses: LeveledCourse[];
  let catalogue: RealCatalogue;
  beforeAll(async () => {
    catalogue = await readCatalogue();
    ({ courses } = catalogue);
  });

  it('has a level for nearly every course, and courses at each level', () => {
    const { levelOf } = createLevelReader(courses);
    const levels = courses.map(levelOf);
    expect(levels.filter((level) => level !== null).length / levels.length).toBeGreaterThan(known);
    for (const level of ['introductory', 'intermediate', 'advanced', 'graduate'] as const) {
      expect(levels.filter((each) => each === level).length / levels.length, level).toBeGreaterThan(0.08);
    }
  });
});
