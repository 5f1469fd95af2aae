import { expect, it } from 'vitest';
import type { Course } from '../../contract.ts';
import { classSizeText } from './class-size-text.ts';

type History = Course['history'];
const asked = (term: string, invited: number): History[number] => ({
  term,
  rating: null,
  hours: null,
  responded: null,
  invited,
  instructors: [],
});

it.each<[number | null, History, string]>([
  [613, [asked('2024 Fall', 613)], '613 students in 2024 Fall'],
  [
    865,
    [asked('2024 Fall', 658), asked('2023 Fall', 1072)],
    'About 865 students on average over 2 past terms',
  ],
  [613, [asked('2024 Fall', 613), asked('2025 Fall', 900)], '613 students in 2024 Fall'],
  [40.6, [], 'About 41 students on average over past terms'],
  [40.6, [asked('2024 Fall', 613)], 'About 41 students on average over past terms'],
  [null, [], ''],
  [0.3, [], ''],
])('%s students, with %j, are “%s”', (mean_class_size, history, said) => {
  expect(classSizeText({ term: '2025 Fall', mean_class_size, history })).toBe(said);
});
