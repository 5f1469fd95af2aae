import { attributeTest } from '#features/catalogue/domain/attribute-match.ts';
import { isKind } from '#features/catalogue/domain/course-constraints.ts';
import type { CatalogueWords } from '../catalogue-words.ts';
import { subjectNamer } from '../subject-names.ts';

const SUBJECTS = [
  { code: 'ECON', department: 'Economics', aliases: ['ECONOMICS'] },
  { code: 'STAT', department: 'Statistics', aliases: [] },
  { code: 'ACTSCI', department: 'Statistics', aliases: ['ACTUARIAL SCIENCE'] },
  { code: 'SPANISH', department: 'Romance Languages', aliases: ['SPAN'] },
  { code: 'ITAL', department: 'Romance Languages', aliases: ['ITALIAN'] },
];
const ATTRIBUTES = [
  { scheme: 'General Education', value: 'Earth and Life' },
  { scheme: 'General Education', value: 'Peoples and Pasts' },
  { scheme: 'HASS', value: 'A' },
  { scheme: 'HASS', value: 'H' },
];

/** A small catalogue's words. */
export const SAMPLE_WORDS: CatalogueWords = {
  subjectsNamed: (name) =>
    SUBJECTS.filter(({ code, department }) => code === name || department === name).map(({ code }) => code),
  subjectNames: subjectNamer(SUBJECTS),
  termsNamed: (name) =>
    ['2025 Fall', '2026 Spring'].filter((term) => term.toLowerCase().includes(name.toLowerCase())),
  kindsNamed: (kind) => ['Lecture', 'Seminar', 'Project-based Seminar'].filter((each) => isKind(each, kind)),
  attributesNamed: (asked) => ATTRIBUTES.filter(attributeTest(asked)),
  valuesOf: (name) => ATTRIBUTES.flatMap(({ scheme, value }) => (scheme === name ? value : [])),
  subjectsIn: new Map([['science', ['STAT', 'ACTSCI']]]),
  unanswerable: new Set(),
};
