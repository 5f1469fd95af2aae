import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#features/profile/contract.ts';
import { findMentions } from './find-mentions.ts';
import { unsharedFields } from './unshared-fields.ts';

const PROFILE = {
  ...EMPTY_PROFILE,
  concentration: 'Computer Science',
  year: 'Sophomore' as const,
  courses_taken: ['COMPSCI 50', 'MATH 1A'],
  interests: ['Music' as const],
  academic_interests: 'Secretly I want to be a potter. Yes.',
};
const ROBIN = { firstName: 'Robin', lastName: 'Marsh', email: 'robin@birch.example' };
const codesIn = (text: string) => (/cs ?50/i.test(text) ? ['COMPSCI 50'] : []);
const mentions = (texts: string[], fields: Parameters<typeof unsharedFields>[2] = []) =>
  findMentions(
    unsharedFields(PROFILE, ROBIN, fields),
    texts.map((content, index) => ({ id: String(index), content })),
    { codesIn, titleOf: () => 'Music and Computer Science for the Sophomore', longerNames: ['Film Music'] },
  ).map(({ label, value, messageIds }) => [label, value.trim(), messageIds.join()]);

describe('unshared values mentioned in a conversation', () => {
  it('are found in every message and spelling', () => {
    expect(
      mentions(["I'm Robin, a SOPHOMORE in computer-science.", 'after cs50', 'sophomores, all of us']),
    ).toEqual([
      ['Your name', 'Robin', '0'],
      ['Concentration', 'Computer Science', '0'],
      ['Year', 'Sophomore', '0,2'],
      ['Course taken', 'COMPSCI 50', '1'],
    ]);
  });

  it('exclude values that the link shows', () => {
    expect(mentions(['A sophomore who took cs50'], ['year', 'courses_taken'])).toEqual([]);
  });

  it('do not match parts of other words', () => {
    expect(mentions(['robinia, marshes and musicals', 'MATH 1AB'])).toEqual([]);
  });

  it('ignore words within a course’s title, or within a longer name', () => {
    const title = 'CS 50, “Music and Computer Science for the Sophomore”, on film music';
    expect(mentions([title])).toEqual([['Course taken', 'COMPSCI 50', '0']]);
    expect(mentions([`${title}; I am a sophomore`])).toContainEqual(['Year', 'Sophomore', '0']);
  });

  it('include a way of learning where the text says that it is liked, not where it asks for such courses', () => {
    const preferring = { ...PROFILE, learning_preferences: ['Seminars' as const, 'Project-based' as const] };
    const said = (content: string) =>
      findMentions(unsharedFields(preferring, ROBIN, []), [{ id: '0', content }], {
        codesIn,
        titleOf: () => null,
        longerNames: [],
      }).map(({ value }) => value);
    for (const asking of [
      'three easy history seminars',
      'I would like seminars on rivers',
      'I’d like project-based courses',
      'Seminars meet once a week.',
    ])
      expect(said(asking)).toEqual([]);
    expect(said('I prefer small seminars')).toEqual(['Seminars']);
    expect(said('I learn best in seminars.')).toEqual(['Seminars']);
    expect(said('Seminars suit me')).toEqual(['Seminars']);
    expect(said('I like project based courses')).toEqual(['Project-based']);
  });

  it('always include the name, the e-mail address and free text', () => {
    const all = ['concentration', 'year', 'courses_taken', 'interests'] as const;
    expect(mentions(['Write to robin@birch.example. Secretly, I want to be a potter!'], all)).toEqual([
      ['Your name', 'Robin', '0'],
      ['Your email', 'robin@birch.example', '0'],
      ['Academic interests', 'Secretly I want to be a potter', '0'],
    ]);
  });
});
