import { describe, expect, it } from 'vitest';
import { askAhead, askTool, runScript, type Script } from './script.ts';

const RECORD = { found: true, course: { code: 'HIST 12' } };
const course = { name: 'get_course', input: { code: 'HIST 12' } } as const;
const needs = { name: 'check_prerequisites', input: { code: 'HIST 12' } } as const;

function* twice(): Script {
  const first = yield* askTool(course.name, course.input);
  const again = yield* askTool(course.name, course.input);
  return String(first === again && first !== null);
}
function* ahead(): Script {
  yield* askAhead([course, needs]);
  const looked = yield* askTool(course.name, course.input);
  const judged = yield* askTool(needs.name, needs.input);
  return JSON.stringify([looked, judged]);
}

describe('a script', () => {
  it('makes the same call once, in whatever order its arguments were put together', () => {
    const calls: unknown[] = [];
    function* inTwoOrders(): Script {
      yield* askTool('get_course', { code: 'MATH 1A', term: '2026 Spring' });
      yield* askTool('get_course', { term: '2026 Spring', code: 'MATH 1A' });
      return 'told';
    }
    const first = runScript(inTwoOrders(), [], true);
    if ('asks' in first) calls.push(...first.asks);
    expect(calls).toHaveLength(1);
    expect(runScript(inTwoOrders(), [{ found: false }], true)).toEqual({ says: 'told' });
  });

  it('makes the same call once', () => {
    expect(runScript(twice(), [], true)).toEqual({ asks: [course] });
    expect(runScript(twice(), [RECORD], true)).toEqual({ says: 'true' });
  });

  it('makes calls in one step that it needs one by one', () => {
    expect(runScript(ahead(), [], true)).toEqual({ asks: [course, needs] });
    expect(runScript(ahead(), [RECORD, { verdict: 'met' }], true)).toEqual({
      says: JSON.stringify([RECORD, { verdict: 'met' }]),
    });
  });

  it('goes without what it may not call any more', () =>
    expect(runScript(ahead(), [], false)).toEqual({ says: '[null,null]' }));
});
