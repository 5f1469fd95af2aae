import { describe, expect, it } from 'vitest';
import type { Listed } from './course-list.ts';
import { GENERAL_SYNONYMS } from '#features/catalogue/domain/search/topics/general-synonyms.ts';
import { SynonymTable } from '#features/catalogue/domain/search/topics/synonyms.ts';
import { squarelyAbout } from './squarely-about.ts';

const course = (
  code: string,
  title: string,
  matched: string | null = null,
  department: string | null = null,
) => ({ code, title, matched, department }) as Listed;
const KNOWN = {
  synonyms: new SynonymTable(GENERAL_SYNONYMS),
  inTitles: new Map([
    ['histori', 90],
    ['scienc', 80],
    ['cultur', 50],
    ['japan', 20],
  ]),
};
const codesFor = (courses: readonly Listed[], ...topics: string[]) => {
  const about = squarelyAbout(courses, { topics, sort: 'relevance' }, KNOWN);
  const codesOf = (some: readonly Listed[]) => some.map(({ code }) => code);
  return { plain: codesOf(about.courses), mentioning: codesOf(about.mentioning) };
};

describe('courses that are plainly about a topic', () => {
  it('have it in their titles; those that mention it stand apart', () => {
    const found = [
      course('ARTHIST 237', 'Ornament', 'The tirade that equated decoration with crime.'),
      course('PHIL 168', 'Punishment and Responsibility'),
      course('PHIL 9', 'Blame', 'Prisons are visited.'),
    ];
    expect(codesFor(found, 'prisons', 'crime', 'punishment')).toEqual({
      plain: ['PHIL 168'],
      mentioning: ['ARTHIST 237', 'PHIL 9'],
    });
  });

  it('may all only mention it', () => {
    const found = [course('ARTHIST 237', 'Ornament', 'Decoration with crime.')];
    expect(codesFor(found, 'crime')).toEqual({ plain: [], mentioning: ['ARTHIST 237'] });
  });

  it('have no other word that begins alike in their titles', () => {
    const found = [
      course('LAW 1', 'Bankruptcy Law'),
      course('ECON 2', 'Money and Banking'),
      course('EARTH 1', 'Rocks'),
      course('AERO 1', 'Rockets'),
    ];
    expect(codesFor(found, 'banks').plain).toEqual(['ECON 2']);
    expect(codesFor(found, 'rockets').plain).toEqual(['AERO 1']);
    expect(codesFor([course('MUSIC 1', 'Monks and Chant')], 'monkeys')).toEqual({
      plain: [],
      mentioning: [],
    });
    expect(codesFor([course('BIO 1', 'Flow')], 'flowers')).toEqual({ plain: [], mentioning: [] });
    expect(codesFor([course('ART 1', 'Photographs')], 'photography').plain).toEqual(['ART 1']);
  });

  it('have a word in their titles that is listed for the same', () => {
    expect(codesFor([course('EARTH 1', 'Seismology')], 'earthquakes').plain).toEqual(['EARTH 1']);
  });

  it('have the most telling word in the title, and the others in a sentence or the field', () => {
    const found = [
      course('JAPAN 1', 'Japan at Night', 'Culture after dark.'),
      course('ANTHRO 1', 'Culture', 'Examples are from Japan.'),
      course('HIST 1', 'Trade', 'Begins with the culture of Japan.'),
      course('HIST 2', 'Ports', 'Culture, ships, tea and the many treaties and also Japan.'),
    ];
    expect(codesFor(found, 'culture japan')).toEqual({ plain: ['JAPAN 1'], mentioning: ['HIST 1'] });
  });

  it('stand in the order of the search, however often a title says it', () => {
    const found = [
      course('EARTH 171', 'Planetary Surfaces'),
      course('ASTRON 16', 'Stars and Planets'),
      course('ASTRON 110', 'Exoplanets', 'Every planet of every star.'),
      course('ASTRON 2', 'A Planet', 'A planet.'),
    ];
    expect(codesFor(found, 'planet', 'planets')).toEqual({
      plain: ['EARTH 171', 'ASTRON 16', 'ASTRON 2'],
      mentioning: ['ASTRON 110'],
    });
  });

  it('are those of a department named so, and none with an idiom in the title', () => {
    const found = [
      course('HISTSCI 9', 'Tutorial', null, 'History of Science'),
      course('LAW 1', 'The Art of Negotiation', 'The art of it.'),
      course('ART 1', 'Modern Art'),
    ];
    const draws = [
      course('MAS 1', 'The Future', 'Draws on the history of invention.'),
      course('ARCH 1', 'Cities', 'Students learn drawing from life.'),
    ];
    expect(codesFor(draws, 'drawing').mentioning).toEqual(['ARCH 1']);
    expect(codesFor(found, 'history science').plain).toEqual(['HISTSCI 9']);
    expect(codesFor(found, 'art').plain).toEqual(['ART 1']);
  });
});
