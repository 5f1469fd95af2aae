import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { areaOf, type SubjectFacts } from './areas.ts';

describe('the area of a subject', () => {
  test.each([
    ['COMPSCI', 'Computer Science', 'engineering'],
    ['HISTSCI', 'History of Science', 'humanities'],
    ['GOV', 'Political Science', 'social-science'],
    ['STAT', 'Statistics', 'science'],
    ['BIOETH', 'Bioethics', 'humanities'],
    ['BIOENG', 'Bioengineering', 'engineering'],
    ['EPID', 'Public Health', 'professional'],
    ['ANTHRO', 'Medical Anthropology', 'social-science'],
    ['ESPP', 'Environmental Science', 'science'],
    ['6', 'Electrical Engineering and Computer Science', 'engineering'],
    ['21M', 'Music and Theater Arts', 'humanities'],
    ['CSB', 'Computational and Systems Biology', 'science'],
    ['GENED', 'General Education', null],
    ['XREG', 'No Department', null],
  ])('%s of %s is %s', (code, department, area) => expect(areaOf({ code, department })).toBe(area));

  it('is a language by its own name, regardless of the department', () => {
    expect(areaOf({ code: 'CHNSE', department: 'East Asian Studies', aliases: ['CHINESE'] })).toBe(
      'languages',
    );
    expect(areaOf({ code: 'ITAL', department: 'Romance Languages & Lit', aliases: [] })).toBe('languages');
    expect(
      areaOf({ code: 'CHNSLIT', department: 'East Asian Studies', aliases: ['Chinese Literature'] }),
    ).toBe('humanities');
    expect(areaOf({ code: 'LATAM', department: 'Area Studies', aliases: ['LATIN AMERICAN STUDIES'] })).toBe(
      'social-science',
    );
  });

  it('is the one stated in the pack', () => {
    expect(areaOf({ code: 'STAT', department: 'Statistics', area: 'professional' })).toBe('professional');
  });

  it('is inferred correctly for nearly all subjects of the bundled university', () => {
    const file = path.join(import.meta.dirname, '../../../universities/alder/subjects.json');
    const subjects = JSON.parse(readFileSync(file, 'utf8')) as SubjectFacts[];
    const wrong = subjects.filter(({ area, ...rest }) => areaOf(rest) !== area);
    expect(subjects.length).toBeGreaterThan(200);
    expect(wrong.length / subjects.length, wrong.map(({ code }) => code).join(', ')).toBeLessThan(0.03);
  });
});
