import { expect, it } from 'vitest';
import type { ToolInput, ToolOutput } from '../../tools.ts';
import { decisionsOfSections } from './of-sections.ts';

type Found = ToolOutput<'find_sections'>;

const section = (code: string, term: string) => ({ code, term }) as Found['sections'][number];
const answer = (more: Partial<Found>): Found => ({
  total: 0,
  sections: [],
  unknown: { times: 0, places: 0 },
  not_recognised: [],
  ...more,
});
const said = (found: Partial<Found>, asked: ToolInput<'find_sections'>): string[] =>
  decisionsOfSections(answer(found), asked).map(({ verdict }) => verdict.says);

it('says all that a total of sections rests on', () => {
  const sections = [section('GEOL 10', '2025 Fall'), section('GEOL 10', '2025 Fall')];
  expect(
    said(
      { total: 2, sections },
      {
        codes: ['GEOL 10'],
        component: 'Laboratory',
        meets_on: ['Tue'],
        starts_at_or_after: '13:00',
        open: true,
      },
    ),
  ).toEqual([
    'I found 2 laboratory sections of **GEOL 10** in 2025 Fall, on Tuesdays, not before 1:00 PM, with a free place',
  ]);
});

it('says of which term nothing was found, and what was left out', () => {
  expect(said({ unknown: { times: 2, places: 0 } }, { term: '2026 Spring', days: ['Fri'] })).toEqual([
    'No section fits all of that: sections in 2026 Spring, only on Fridays',
    'I left out sections that may fit too: 2 with no stated meeting times',
  ]);
  expect(said({}, { class_number: '12345' })).toEqual([
    'No section fits all of that: sections in any term, with the class number 12345',
  ]);
});

it('decides nothing where the term is not known, or what was asked for', () => {
  expect(said({}, { codes: ['GEOL 10'] })).toEqual([]);
  expect(said({ total: 20, sections: [section('GEOL 10', '2025 Fall')] }, { codes: ['GEOL 10'] })).toEqual(
    [],
  );
  expect(said({ not_recognised: ['GEOL 99'] }, { codes: ['GEOL 99'], term: '2025 Fall' })).toEqual([]);
});
