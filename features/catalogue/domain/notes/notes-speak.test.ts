import { describe, expect, it } from 'vitest';
import { speaksOfAdmission, speaksOfTimes } from './notes-speak.ts';

describe('notes of times', () => {
  it.each([
    'Films shown on Wednesday evenings.',
    'Four Saturday field days.',
    'A complete reading, begun at dawn.',
    'Crew calls include two weekends.',
    'Overnight trip in October; tents supplied.',
    'Participants are on call.',
  ])('are those: %s', (notes) => expect(speaksOfTimes(notes)).toBe(true));
  it.each([
    'Taught in English.',
    'Admission by lottery, seniors last.',
    'Not open to students who have passed MATH 25A.',
    'Weekly laboratory, assigned at registration.',
    'Goggles and closed shoes are required.',
    '',
  ])('are not: %s', (notes) => expect(speaksOfTimes(notes)).toBe(false));
});

describe('notes of who may take it', () => {
  it.each([
    'Concentrators only.',
    'Enrollment by lottery; preference to first-year students.',
    'Admission by a one-page application.',
    'Not open to students who have passed MATH 25A.',
    'No knowledge of Korean is presumed.',
  ])('are those: %s', (notes) => expect(speaksOfAdmission(notes)).toBe(true));
  it.each([
    'Films shown on Wednesday evenings.',
    'Discussion in Spanish.',
    'Goggles and closed shoes are required.',
    'A section in Spanish is formed when eight ask for it.',
    '',
  ])('are not: %s', (notes) => expect(speaksOfAdmission(notes)).toBe(false));
});
