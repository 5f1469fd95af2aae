import { describe, expect, it } from 'vitest';
import { markdownToText } from '../markdown-to-text.ts';
import { careReply } from './care-reply.ts';
import { LANGUAGES } from './cues/cue-table.ts';
import { dialling, emergencyOf, linesOf } from './support-lines.ts';

const LISTENERS = {
  name: 'Birch Listeners',
  telephone: '555-0100',
  text: '555-0101',
  address: 'Rowan Lodge',
  hours: 'day and night',
  note: null,
};
const BIRCH = { assistant: 'Quill', country: 'US', support: [LISTENERS] };
const NOWHERE = { assistant: 'Quill', country: null, support: [] };

describe('the reply to words of despair', () => {
  it('acknowledges the message, says that this is a program, who can help, and what to do', () => {
    expect(markdownToText(careReply({ about: 'self', language: 'en' }, BIRCH)).split('\n')).toEqual([
      'I’m glad you wrote that down, and I take it seriously. You don’t have to get through this alone.',
      '',
      'I’m Quill, a program: I can’t be there for you the way a person can. These people can, now:',
      '',
      'Birch Listeners: call 555-0100, text 555-0101; Rowan Lodge; day and night',
      '988 Suicide & Crisis Lifeline: call 988, text 988',
      '',
      'If you might act on it, or have hurt yourself: call 911 now, or go to somebody near you.',
      '',
      'Your courses can wait. When you want to go on with them, I’m here.',
    ]);
  });

  it('has telephone links', () => {
    expect(careReply({ about: 'self', language: 'en' }, BIRCH)).toContain('call [555-0100](tel:5550100)');
    expect(dialling('+44 (0)20 / 55 12*3')).toBe('tel:+440205512*3');
  });

  it('names the emergency number first if someone else is in danger', () => {
    const words = careReply({ about: 'danger', language: 'en' }, BIRCH);
    expect(words.indexOf('**911**')).toBeGreaterThan(0);
    expect(words.indexOf('**911**')).toBeLessThan(words.indexOf('Birch Listeners'));
    expect(words).toContain('it is not your fault');
  });

  it('addresses a worry about another person', () => {
    const words = careReply({ about: 'friend', language: 'en' }, BIRCH);
    expect(words).toContain('looking out for somebody');
    expect(words).toContain('stay with them');
  });

  it.each(LANGUAGES)('is complete in %s, with support lines and without', (language) => {
    for (const about of ['self', 'friend', 'danger'] as const) {
      const words = careReply({ about, language }, BIRCH);
      expect(words).toContain('Birch Listeners');
      expect(words).toContain('Quill');
      expect(words).toContain('**911**');
      const bare = careReply({ about, language }, NOWHERE);
      expect(bare).toContain('Quill');
      expect(bare).not.toMatch(/\d|null|undefined/);
      expect(bare.length).toBeLessThan(700);
    }
    const all = LANGUAGES.map((each) => careReply({ about: 'self', language: each }, NOWHERE));
    expect(new Set(all).size).toBe(LANGUAGES.length);
  });

  it('shows a pack’s text literally, with its markdown escaped', () => {
    const strange = { ...LISTENERS, name: 'A_b_ [c](d) *e*' };
    const words = careReply({ about: 'self', language: 'en' }, { ...BIRCH, support: [strange] });
    expect(markdownToText(words)).toContain('A_b_ [c](d) *e*: call');
  });
});

describe('the emergency numbers of a country', () => {
  it.each([
    ['US', '911', '988'],
    ['GB', '999', '116 123'],
    ['KR', '119', '109'],
    ['PL', '112', undefined],
  ])('%s: %s, %s', (country, emergency, line) => {
    expect(emergencyOf({ country })).toBe(emergency);
    expect(linesOf({ country, support: [] })[0]?.telephone).toBe(line);
  });

  it.each([null, 'ZZ'])('are unknown for %s', (country) => {
    expect(emergencyOf({ country })).toBeNull();
    expect(linesOf({ country, support: [] })).toEqual([]);
  });

  it('are not repeated if the pack names the same line', () => {
    const own = { ...LISTENERS, name: 'The Lifeline', telephone: '9-8-8' };
    expect(linesOf({ country: 'US', support: [own] })).toEqual([own]);
  });
});
