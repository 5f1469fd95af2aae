import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasRealCatalogues, realFile } from '#app/testing/real-imports.ts';
import { buildCatalogue } from './catalogue.ts';
import { PACK, SOURCE } from './catalogue-text.ts';
import { drawFor, hash, normal } from './seeded.ts';
import { readSource, type SourceCourse } from './source.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const faculty: Record<string, string[]> = read(join(import.meta.dirname, 'faculty.json'));
const preceptors: Record<string, string[]> = read(join(import.meta.dirname, 'preceptors.json'));
const people = { faculty, preceptors };
const subjects = read(join(PACK, 'subjects.json'));
const source = readSource(SOURCE);
const build = (courses: readonly SourceCourse[]) => buildCatalogue(courses, people, subjects);

describe('building a catalogue after an edit', () => {
  it('leaves nearly every other record unchanged when a course is removed', () => {
    const before = new Map(build(source).map((record) => [JSON.stringify(record), record.class_tag]));
    const after = build(source.filter(({ tag }) => tag !== 'ECON 124'));
    const changed = after.filter((record) => !before.has(JSON.stringify(record)));
    expect(changed.length / after.length).toBeLessThan(0.01);
    for (const { class_tag } of changed) expect(class_tag).toMatch(/^ECON /);
  });

  it('throws an error that names the problem', () => {
    const [first] = source;
    if (!first) throw new Error('The source is empty.');
    expect(() => build([{ ...first, cross: ['HISTORY 999'] }])).toThrow(/cross-listed as HISTORY 999/);
    expect(() => build([{ ...first, subject: 'ALCHEMY', tag: 'ALCHEMY 10' }])).toThrow(
      /ALCHEMY has nobody left/,
    );
    expect(() => buildCatalogue([first], people, [])).toThrow(/not in subjects\.json/);
  });
});

describe('seeded randomness', () => {
  it('draws the same numbers from the same seed on any machine', () => {
    const draw = drawFor('ECON 10A hours');
    expect(hash('ECON 10A')).toBe(3214028778);
    expect([draw(), draw()].map((value) => value.toFixed(6))).toEqual(['0.676891', '0.806552']);
  });

  it('draws uniform numbers, and normal ones centred on zero', () => {
    const draw = drawFor('evenness');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let count = 0; count < 20_000; count += 1) {
      const tenth = Math.floor(draw() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
    const values = Array.from({ length: 5000 }, () => normal(draw));
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.05);
    expect(values.filter((value) => Math.abs(value) < 1).length / values.length).toBeCloseTo(0.68, 1);
  });
});

describe('the made-up faculty of Alder', () => {
  const names = [...Object.values(faculty), ...Object.values(preceptors)].flat();

  it('has distinct full names', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\S+( \S+)+$/u);
  });

  const real = realFile('harvard-2025-26.json.gz');
  const missing = hasRealCatalogues ? '' : ' (skipped: the real catalogues are not present)';
  it.skipIf(missing)(`shares no name with the faculty of a real university${missing}`, () => {
    const { courses } = JSON.parse(gunzipSync(readFileSync(real)).toString('utf8'));
    const teachers = new Set(courses.flatMap((course: { instructors: string[] }) => course.instructors));
    expect(teachers.size).toBeGreaterThan(1000);
    expect(names.filter((name) => teachers.has(name))).toEqual([]);
  });
});
