import { describe, expect, it } from 'vitest';
import type { ToolOutput } from '../../../domain/tools.ts';
import { runScript, type ScriptContext } from '../script.ts';
import { answerPath } from './path.ts';

type Checked = ToolOutput<'check_prerequisites'>;

const context = {
  today: '2025-10-15',
  terms: [
    { name: '2025 Fall', start: '2025-09-02', end: '2025-12-15' },
    { name: '2026 Spring', start: '2026-01-26', end: '2026-05-15' },
  ],
} as unknown as ScriptContext;

const BOTH = ['2025 Fall', '2026 Spring'];
/** What each course lacks, and in which terms it is given. */
const COURSES: Record<string, [missing: string[][], terms: string[]]> = {
  GOAL: [[['DEEP'], ['SIDE', 'LONG']], ['2025 Fall']],
  DEEP: [[['FIRST']], ['2026 Spring']],
  FIRST: [[], BOTH],
  SIDE: [[], BOTH],
  LONG: [[['DEEP']], BOTH],
  LOOP: [[['POOL']], BOTH],
  POOL: [[['LOOP']], BOTH],
};

const checked = (code: string): Checked => {
  const [missing, terms] = COURSES[code] ?? [[], []];
  return {
    found: true,
    code,
    title: `About ${code}`,
    term: terms[0] ?? '',
    terms,
    verdict: missing.length > 0 ? 'not_met' : 'met',
    stated: missing.length > 0 ? missing.flat().join(', ') : null,
    recommended_preparation: null,
    have: [],
    missing,
    undecided: [],
  };
};

const answer = (code: string, today = context.today): string => {
  const request = { kind: 'path' as const, codes: [code], titles: [] };
  const results: unknown[] = [];
  for (;;) {
    const state = runScript(answerPath(request, { ...context, today }), results, true);
    if ('says' in state) return state.says;
    for (const { input } of state.asks) results.push(checked((input as { code: string }).code));
  }
};
const steps = (code: string, today?: string): string[] =>
  answer(code, today)
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .map(
      (line) =>
        `${/\*\*([^*]+)\*\*/.exec(line)?.[1]}: ${[...line.matchAll(/\*\*([A-Z]{4,5})\*\*/g)].map(([, each]) => each).join(' ')}`,
    );

describe('the way to a course', () => {
  it('has every course that is missing before what asks for it, in a season in which it is given', () =>
    expect(steps('GOAL')).toEqual(['2026 Spring: FIRST SIDE', '2027 Spring: DEEP', '2027 Fall: GOAL']));

  it('begins in the next year where every term is over', () =>
    expect(steps('DEEP', '2026-11-28')).toEqual(['2027 Spring: FIRST', '2028 Spring: DEEP']));

  it('is short where nothing is missing', () => {
    expect(steps('FIRST')).toEqual([]);
    expect(answer('FIRST')).toContain('is given in');
  });

  it('ends where courses ask for each other', () => expect(steps('LOOP').join(' ')).toContain('LOOP'));
});
