import { describe, expect, it } from 'vitest';
import { NO_CONTEXT } from '../context.ts';
import { askedIn } from '../testing/weeks-asked.ts';
import { inTermOfTalk } from './talk-term.ts';

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
