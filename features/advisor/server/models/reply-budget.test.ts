import type { ToolSet } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundResult,
  boundTools,
  MAX_CALLS_PER_STEP,
  MAX_RESULT_CHARACTERS,
  mayUseTools,
  TokenMeter,
} from './reply-budget.ts';

const OUTPUT = 2_500;

describe('a step of a reply', () => {
  it('may use tools while the final answer still fits', () => {
    expect(mayUseTools(5_000, 0, 60_000, OUTPUT)).toBe(true);
    expect(mayUseTools(16_000, 0, 60_000, OUTPUT)).toBe(true);
    expect(mayUseTools(33_000, 18_500, 60_000, OUTPUT)).toBe(false);
  });

  it('leaves room for the answer, however large its steps grow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.array(fc.nat({ max: 14_000 })),
        (first, results) => {
          let used = 0;
          let input = first;
          for (const result of results) {
            if (!mayUseTools(input, used, 60_000, OUTPUT)) break;
            used += input + OUTPUT;
            input += Math.min(result, 13_700) + OUTPUT;
            expect(used + input + OUTPUT).toBeLessThanOrEqual(60_000 + OUTPUT);
          }
        },
      ),
    );
  });
});

describe('the result of a tool', () => {
  it('is unchanged if short', () => {
    const result = { total: 2, courses: [{ code: 'A 1' }, { code: 'A 2' }] };
    expect(boundResult(result)).toBe(result);
  });

  it('loses the end of its longest list, and states how many entries', () => {
    const courses = Array.from({ length: 20 }, (_, index) => ({
      code: `A ${index}`,
      text: 'x'.repeat(1_000),
    }));
    const bounded = boundResult({ total: 20, courses, unknown: [] }) as {
      total: number;
      courses: typeof courses;
      left_out: { courses: number };
    };
    expect(JSON.stringify(bounded).length).toBeLessThanOrEqual(MAX_RESULT_CHARACTERS);
    expect(bounded.total).toBe(20);
    expect(bounded.courses).toEqual(courses.slice(0, bounded.courses.length));
    expect(bounded.courses.length + bounded.left_out.courses).toBe(20);
  });

  it('becomes an error if there is no list to shorten', () => {
    expect(boundResult({ text: 'x'.repeat(20_000) })).toEqual({
      error: 'This result is too long to show. Ask for fewer courses or a single one.',
    });
  });

  it('is never longer than its limit', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string({ maxLength: 400 })))),
        fc.integer({ min: 100, max: 2_000 }),
        (result, limit) => {
          expect(JSON.stringify(boundResult(result, limit)).length).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});

describe('the tool calls of a step', () => {
  it('are limited, with a new count in the next step', async () => {
    const { tools, nextStep } = boundTools({ look: { execute: () => ({ found: 1 }) } } as unknown as ToolSet);
    const { execute } = tools['look'] as unknown as { execute(): Promise<unknown> };
    const look = () => execute();
    for (let call = 0; call < MAX_CALLS_PER_STEP; call++) expect(await look()).toEqual({ found: 1 });
    expect(await look()).toEqual({
      error: 'At most 4 tools can be used at once. Ask again for what is still needed.',
    });
    nextStep();
    expect(await look()).toEqual({ found: 1 });
  });
});

describe('the token meter of a reply', () => {
  it('uses the vendor’s counts, and estimates where there is none', () => {
    const meter = new TokenMeter();
    meter.startStep(0, 1_000);
    meter.addOutput(0, 20);
    expect(meter.used).toBe(1_020);
    meter.endStep(0, 900);
    meter.startStep(1, 2_000);
    meter.endStep(1, undefined);
    expect(meter.used).toBe(2_900);
  });

  it('ignores a second end of a step, also after the next step has started', () => {
    const meter = new TokenMeter();
    meter.startStep(0, 1_000);
    meter.endStep(0, 500);
    meter.startStep(1, 2_000);
    meter.endStep(0, 500);
    expect(meter.used).toBe(2_500);
  });
});
