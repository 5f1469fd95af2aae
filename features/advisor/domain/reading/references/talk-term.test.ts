import { describe, expect, it } from 'vitest';
import { NO_CONTEXT } from '../context.ts';
import { askedIn } from '../testing/weeks-asked.ts';
import { inTermOfTalk, inTermTaken } from './talk-term.ts';

const after = (first: string, then: string) =>
  askedIn([
    { role: 'user', text: first },
    { role: 'assistant', text: '- **CHEM 17**, Organic Chemistry' },
    { role: 'user', text: then },
  ]);

describe('the term of the conversation', () => {
  it('is that of the wish before', () => {
    const list = 'chem classes in spring';
    expect(after(list, 'does COMPSCI 50 clash with ECON 10A')).toMatchObject({
      term: null,
      talkTerm: '2026 Spring',
    });
    expect(after(list, 'who teaches COMPSCI 50')).toMatchObject({ kind: 'facts', talkTerm: '2026 Spring' });
  });

  it('gives way to a term that is named, and is not what is asked', () => {
    const list = 'chem classes in spring';
    expect(after(list, 'does CHEM 17 clash with ECON 10A in fall')).not.toHaveProperty('talkTerm');
    expect(after(list, 'when is COMPSCI 50 offered')).not.toHaveProperty('talkTerm');
    expect(after('chem classes', 'who teaches COMPSCI 50')).not.toHaveProperty('talkTerm');
  });

  it('leaves requests that are about no course', () => {
    const greeting = { kind: 'small_talk' as const, talk: 'hello' as const };
    expect(inTermOfTalk(greeting, { ...NO_CONTEXT, term: '2026 Spring' })).toBe(greeting);
  });
});

describe('the term of what the student takes', () => {
  const planned = [
    { term: '2026 Spring', codes: ['CHEM 17'] },
    { term: '2025 Fall', codes: ['ECON 10A', 'COMPSCI 50'], isUnderWay: true as const },
  ];
  const room = {
    kind: 'facts' as const,
    codes: ['ECON 10A'],
    titles: [],
    fields: ['room' as const],
    unheld: [],
    term: null,
    free: null,
    meetsOn: null,
  };

  it('is the one that runs', () => {
    expect(inTermTaken(room, planned)).toMatchObject({ talkTerm: '2025 Fall' });
  });

  it.each([
    ['of a course that is only planned', { codes: ['CHEM 17'] }],
    ['of several, one of which is not taken', { codes: ['ECON 10A', 'CHEM 17'] }],
    ['where another term is named', { term: '2026 Spring' }],
    ['where the talk is of another term', { talkTerm: '2026 Spring' }],
    ['where terms are asked for', { fields: ['term' as const] }],
  ])('is not taken for that %s', (_, more) => {
    const request = { ...room, ...more };
    expect(inTermTaken(request, planned)).toBe(request);
  });
});
