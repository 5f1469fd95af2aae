import { expect, test } from 'vitest';
import type { Section } from '../../contract.ts';
import { seatsOf } from './seats.ts';

type Listed = [kind: string, status: Section['status'], enrollment?: number, cap?: number];
const seats = (listed: Listed[], takes: string[] | null = null) =>
  seatsOf({
    takes,
    sections: listed.map(([component, status, enrollment = null, cap = null], at) => ({
      component,
      section: String(at),
      status,
      enrollment,
      cap,
    })),
  });

test.each<[string, Listed[], ReturnType<typeof seats>]>([
  [
    'a section that is open',
    [
      ['Lecture', 'full'],
      ['Lecture', 'open'],
    ],
    'open',
  ],
  [
    'sections that are full',
    [
      ['Lecture', 'full'],
      ['Lecture', 'full'],
    ],
    'full',
  ],
  [
    'a list to wait on',
    [
      ['Lecture', 'full'],
      ['Lecture', 'waitlist'],
    ],
    'waitlist',
  ],
  [
    'a full laboratory of an open lecture',
    [
      ['Lecture', 'open'],
      ['Laboratory', 'full'],
    ],
    'full',
  ],
  [
    'a section of which nothing is known',
    [
      ['Lecture', 'full'],
      ['Lecture', null],
    ],
    null,
  ],
  [
    'a laboratory of which nothing is known',
    [
      ['Lecture', 'open'],
      ['Laboratory', null],
    ],
    null,
  ],
  ['figures where the registrar says nothing', [['Lecture', null, 11, 12]], 'open'],
  ['as many as there are seats', [['Lecture', null, 12, 12]], 'full'],
  ['a word that is at odds with the figures', [['Lecture', 'open', 12, 12]], 'open'],
  ['a count without a cap', [['Lecture', null, 12]], null],
  [
    'a cancelled section beside an open one',
    [
      ['Lecture', 'cancelled'],
      ['Lecture', 'open'],
    ],
    'open',
  ],
  ['nothing but cancelled sections', [['Lecture', 'cancelled']], null],
  ['no sections', [], null],
])('%s', (_, listed, expected) => expect(seats(listed)).toBe(expected));

test('a kind that is not taken', () => {
  expect(
    seats(
      [
        ['Lecture', 'open'],
        ['Laboratory', 'full'],
      ],
      ['Lecture'],
    ),
  ).toBe('open');
});
