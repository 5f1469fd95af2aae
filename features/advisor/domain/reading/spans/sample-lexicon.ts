import { createLexicon, type LexiconSource } from './lexicon.ts';

const course = (
  class_tag: string,
  class_name: string,
  more: Partial<LexiconSource['courses'][number]> = {},
): LexiconSource['courses'][number] => ({
  class_tag,
  class_name,
  description: '',
  component: 'Lecture',
  instructors: [],
  aliases: [],
  codes: [class_tag],
  ...more,
});

/** An invented catalogue, small enough to be read beside its tests. */
export const SAMPLE_SOURCE: LexiconSource = {
  subjects: [
    { code: 'COMPSCI', department: 'Computer Science', aliases: ['CS'] },
    { code: 'ECON', department: 'Economics', aliases: [] },
    { code: 'HIST', department: 'History', aliases: [] },
    { code: 'CHEM', department: 'Chemistry', aliases: [] },
    { code: 'PHYSICS', department: 'Physics', aliases: [] },
    { code: 'SPANISH', department: 'Spanish', aliases: [] },
  ],
  courses: [
    course('COMPSCI 50', 'First Programs', { instructors: ['Ada Byronson'] }),
    course('COMPSCI 124', 'Algorithms', { instructors: ['Lin Qiao'] }),
    course('ECON 10A', 'Principles of Microeconomics'),
    course('ECON 10B', 'Principles of Macroeconomics'),
    course('HIST 12', 'Rivers and Empires', { component: 'Seminar' }),
    course('HIST 48', 'Plague: Epidemics from Athens to Influenza', { component: 'Seminar' }),
    course('CHEM 11', 'General Chemistry'),
    course('CHEM 17', 'Organic Chemistry'),
    course('CHEM 17L', 'Organic Chemistry Laboratory', { component: 'Laboratory' }),
    course('PHYSICS 11', 'Physics of the Living World', { description: 'The teaching of sleep and rain.' }),
    course('SPANISH 20', 'Intermediate Spanish'),
    course('SPANISH 30', 'Spanish Film and Machine Learning'),
    course('HIST 19', '1922'),
  ],
  terms: [
    { name: '2025 Fall', start: '2025-09-02', end: '2025-12-03' },
    { name: '2026 Spring', start: '2026-01-26', end: '2026-04-29' },
  ],
  programmes: [
    { name: 'Computer Science', groups: [{ name: 'Theory' }, { name: 'Computing and society' }] },
    { name: 'History', groups: [] },
  ],
};
export const SAMPLE_LEXICON = createLexicon(SAMPLE_SOURCE);

/** The sample with more courses, by their codes and titles. */
export const sampleWith = (more: readonly (readonly [code: string, title: string])[]): LexiconSource => ({
  ...SAMPLE_SOURCE,
  courses: [...SAMPLE_SOURCE.courses, ...more.map(([code, title]) => course(code, title))],
});
