import { describe, expect, it } from 'vitest';
import type { Course } from '../contract.ts';
import { independentWorkIn, isIndependentWork } from './independent-work.ts';
import { SAMPLE_COURSE } from './sample-course.ts';

const [section] = SAMPLE_COURSE.sections;
const without: Course['sections'] = section ? [{ ...section, meetings: [] }] : [];
const judged = (class_name: string, component: string, isScheduled: boolean): boolean =>
  isIndependentWork({
    class_name,
    component,
    description: '',
    sections: isScheduled ? SAMPLE_COURSE.sections : without,
  });

describe('research, theses and independent study', () => {
  it.each([
    ['Research', ''],
    ['Graduate Thesis', ''],
    ['Undergraduate Research', ''],
    ['Doctoral Dissertation', 'Lecture'],
  ])('%s (%s) is left out with hours and without', (name, kind) => {
    expect([judged(name, kind, true), judged(name, kind, false)]).toEqual([true, true]);
  });

  it.each([
    ['Independent Study in Design', ''],
    ['Supervised Reading and Research', 'Tutorial'],
    ['Topics in Optics', 'Reading and Research'],
    ['Gene Regulation', 'Laboratory Research'],
    ['Senior Thesis in Astrophysics', 'Tutorial'],
    ['Research in Brain and Cognitive Sciences', ''],
    ['Graduate Research – Li Lab', ''],
    ['Direction of Doctoral Dissertations', ''],
    ['Laboratory Research for Honors Thesis', ''],
    ['Laboratory Research for Honors Thesis', 'Tutorial'],
    ['Laboratory Research', ''],
    ['Laboratory Research on Sleep', ''],
    ['Mentored Research, Immunology', 'Lecture'],
    ['Faculty Research Assistant', 'Seminar'],
    ['Introduction to Research', 'Tutorial'],
    ['Introduction to Research - Junior Year', 'Tutorial'],
    ['Off-Campus Undergraduate Research in Geology', ''],
    ['Research Rotations in Botany', ''],
    ['Individual Supervision', 'Seminar'],
    ['Independent Language Tutorial', 'Tutorial'],
  ])('%s (%s) is left out unless it has hours', (name, kind) => {
    expect([judged(name, kind, true), judged(name, kind, false)]).toEqual([false, true]);
  });

  it.each([
    ['Research Methods in Psychology', 'Lecture'],
    ['Research Synthesis and Meta-Analysis', 'Lecture'],
    ['Political Economy', 'Advanced Research Seminar'],
    ['Thesis Research Design Seminar', ''],
    ['Independent Cinema', 'Lecture'],
    ['Organic Chemistry', 'Laboratory'],
    ['Photosynthesis', ''],
    ['Introduction to Research', 'Seminar'],
    ['Introduction to Research Methods', ''],
    ['Introduction to Archival Research: Proseminar', ''],
    ['Introduction to Research in Linguistics', ''],
    ['Foundations of Social Science Research', ''],
    ['Operations Research', ''],
    ['Mixed Methods Research', 'Required'],
    ['Research Design and Proposal Writing', ''],
    ['Artistic Research in Sound Studies', 'Seminar'],
    ['Laboratory Research Methods', ''],
    ['Research in Organization Theory', 'Seminar'],
    ['Senior Thesis Workshop', 'Tutorial'],
    ['Individual and Society', ''],
  ])('%s (%s) is a class', (name, kind) => {
    expect([judged(name, kind, true), judged(name, kind, false)]).toEqual([false, false]);
  });
});

describe('what a description says', () => {
  const described = (description: string, component = '', isScheduled = false): boolean =>
    isIndependentWork({
      class_name: 'Studies in Transport',
      component,
      description,
      sections: isScheduled ? SAMPLE_COURSE.sections : without,
    });

  it.each([
    'Individual advanced study of a topic.',
    'Original investigations in oceanography.',
    'Supervised reading and library work.',
    'Research under the direction of the faculty.',
  ])('leaves out, without hours: %s', (text) => {
    expect([described(text), described(text, '', true), described(text, 'Seminar')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('leaves out nothing where individual study is only mentioned', () => {
    expect(described('Lectures, and individual study of a topic.')).toBe(false);
  });
});

describe('a record that states neither hours nor a kind', () => {
  const record = (
    term: string,
    component: string,
    sections: Course['sections'] = without,
    codes = ['BOT 350'],
  ) => ({
    ...SAMPLE_COURSE,
    class_name: 'Botany of Mosses',
    description: '',
    term,
    component,
    sections,
    codes,
  });
  const bare = record('2026 Spring', '');
  const judgedBeside = (...others: (typeof bare)[]) => independentWorkIn([bare, ...others])(bare);

  it('is what its other terms are', () => {
    expect(judgedBeside(record('2025 Fall', 'Reading and Research'))).toBe(true);
    expect(judgedBeside(record('2025 Fall', 'Thesis Research', without, ['MOSS 1', 'BOT 350']))).toBe(true);
    expect(judgedBeside(record('2025 Fall', 'Lecture'))).toBe(false);
    expect(judgedBeside(record('2025 Fall', 'Reading Course', SAMPLE_COURSE.sections))).toBe(false);
    expect(judgedBeside(record('2025 Fall', 'Reading and Research', without, ['BOT 351']))).toBe(false);
    expect(judgedBeside()).toBe(false);
  });

  it('is a class where its other records differ', () => {
    expect(judgedBeside(record('2025 Fall', 'Reading and Research'), record('2025 Fall', 'Seminar'))).toBe(
      false,
    );
  });

  it('is what its other half is, where its own records state nothing', () => {
    const half = record('2026 Spring', '', without, ['BOT 310B']);
    const judgeHalf = (...others: (typeof bare)[]) => independentWorkIn([half, ...others])(half);
    const research = record('2025 Fall', 'Reading and Research', without, ['BOT 310A']);
    expect(judgeHalf(research)).toBe(true);
    expect(judgeHalf({ ...research, class_name: 'Mosses of the North' })).toBe(false);
    expect(judgeHalf(record('2025 Fall', 'Reading and Research', without, ['BOT 311A']))).toBe(false);
    expect(judgeHalf(research, record('2025 Fall', 'Lecture', without, ['BOT 310B']))).toBe(false);
  });

  it('has no say about a record that states its own', () => {
    const research = record('2025 Fall', 'Reading and Research');
    const seminar = record('2026 Spring', 'Seminar');
    const timed = record('2026 Spring', '', SAMPLE_COURSE.sections);
    const judge = independentWorkIn([research, seminar, timed]);
    expect([judge(research), judge(seminar), judge(timed)]).toEqual([true, false, false]);
  });
});
