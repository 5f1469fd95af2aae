import { describe, expect, it } from 'vitest';
import { isIndependentWork } from './independent-work.ts';
import { SAMPLE_COURSE } from './sample-course.ts';

const [section] = SAMPLE_COURSE.sections;
const without = section ? [{ ...section, meetings: [] }] : [];
const judged = (class_name: string, component: string, isScheduled: boolean): boolean =>
  isIndependentWork({ class_name, component, sections: isScheduled ? SAMPLE_COURSE.sections : without });

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
  ])('%s (%s) is a class', (name, kind) => {
    expect([judged(name, kind, true), judged(name, kind, false)]).toEqual([false, false]);
  });
});
