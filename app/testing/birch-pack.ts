import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Demo } from '#features/catalogue/domain/pack/shapes.ts';

const UNIVERSITY = {
  name: 'Birch College',
  product: 'Lectern',
  possessive: "Birch's",
  feedback_email: 'advising@birch.example',
  country: 'IE',
  support: [{ name: 'Birch Listeners', telephone: '555-0100', text: '555-0101', hours: 'day and night' }],
  terms: [
    { name: '2025 Fall', start: '2025-09-02', end: '2025-12-12' },
    { name: '2026 Spring', start: '2026-01-26', end: '2026-05-08' },
  ],
};

const SUBJECTS = [
  { code: 'COMPSCI', department: 'Computer Science', aliases: ['CS'] },
  { code: 'E-PSCI', department: 'Earth and Planetary Sciences' },
  { code: 'GEOL', department: 'Geology' },
  { code: 'MATH', department: 'Mathematics' },
  { code: 'ARABIC', department: 'Near Eastern Languages' },
  { code: 'WRITING', department: 'Expository Writing', aliases: ['EXPOS'] },
];

const TITLES: [tag: string, title: string, aliases?: string[]][] = [
  ['COMPSCI 50', 'Introduction to Computer Science'],
  ['COMPSCI 121', 'Theory of Computation'],
  ['COMPSCI 124', 'Algorithms and Their Limits', ['COMPSCI 190']],
  ['COMPSCI 181', 'Machine Learning'],
  ['E-PSCI 10', 'A Brief History of the Earth'],
  ['GEOL 10', 'Rocks'],
  ['GEOL 101', 'Structural Geology'],
  ['MATH 1A', 'Calculus, First Half'],
  ['MATH 1B', 'Calculus, Second Half'],
  ['MATH 21A', 'Multivariable Calculus'],
  ['ARABIC AA', 'Elementary Arabic'],
  ['WRITING 20', 'Writing about Rivers'],
];

const PROGRAMS = {
  concentrations: [
    {
      name: 'Computer Science',
      joint: ['Geology'],
      groups: [
        { name: 'Theory', need: 1, options: ['COMPSCI 121', 'COMPSCI 124'] },
        { name: 'Electives', need: 2, options: [{ subject: 'COMPSCI', from: 100, to: 199 }] },
      ],
    },
    {
      name: 'Geology',
      joint: ['Computer Science'],
      groups: [{ name: 'Rocks', need: 1, options: ['GEOL 10'] }],
    },
    { name: 'History' },
  ],
  secondary_fields: [
    { name: 'Mathematics', groups: [{ name: 'Calculus', need: 2, options: [{ subject: 'MATH' }] }] },
  ],
};

export const BIRCH_DEMO: Demo = {
  profile: {
    concentration: 'Geology',
    year: 'Sophomore',
    courses_taken: ['GEOL 10', 'MATH 1A'],
    interests: ['History'],
  },
  conversation: [
    { role: 'user', content: 'What comes after GEOL 10?' },
    { role: 'assistant', content: '**GEOL 101** comes next.' },
  ],
};

/**
 * Writes a small university pack into a temporary folder: twelve courses, three concentrations (one without groups),
 * one secondary field, a demonstration profile.
 *
 * @param changed overrides of courses' fields, by code
 * @returns the folder, for the setting `UNIVERSITY`
 */
export const makeBirchPack = async (changed: Readonly<Record<string, object>> = {}): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-birch-'));
  const write = (file: string, value: unknown) =>
    writeFile(path.join(folder, file), JSON.stringify(value), 'utf8');
  const courses = TITLES.map(([tag, title, aliases = []], index) =>
    JSON.stringify({
      course_id: String(100 + index),
      class_number: String(1000 + index),
      class_tag: tag,
      class_name: title,
      term: index % 2 === 0 ? '2025 Fall' : '2026 Spring',
      aliases,
      ...changed[tag],
    }),
  );
  await write('university.json', UNIVERSITY);
  await write('subjects.json', SUBJECTS);
  await write('programs.json', PROGRAMS);
  await write('demo.json', BIRCH_DEMO);
  await writeFile(path.join(folder, 'courses.ndjson'), `${courses.join('\n')}\n`, 'utf8');
  return folder;
};
