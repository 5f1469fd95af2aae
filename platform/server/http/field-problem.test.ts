import { expect, it } from 'vitest';
import * as z from 'zod';
import { fieldProblem } from './field-problem.ts';

const schema = z.strictObject({
  kind: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('course') }),
    z.object({ kind: z.literal('block') }),
  ]),
  need: z.enum(['required', 'optional']),
  revision: z.number().min(0).max(9),
  label: z.string().min(1).max(5),
  days: z.array(z.string()).min(1).max(2),
  own: z.string().refine((text) => text === 'x', 'is not x'),
});
const GOOD = { kind: { kind: 'course' }, need: 'required', revision: 1, label: 'a', days: ['Mon'], own: 'x' };

it.each<[string, object, string]>([
  ['nothing is wrong', {}, 'is not valid'],
  ['no kind that there is', { kind: { kind: 'cat' } }, 'is of no kind that is known here'],
  ['none of few values', { need: 'maybe' }, 'must be one of: required, optional'],
  ['too small a number', { revision: -1 }, 'must be at least 0'],
  ['too great a number', { revision: 10 }, 'must be at most 9'],
  ['an empty text', { label: '' }, 'must have at least 1 character'],
  ['a long text', { label: 'abcdef' }, 'must have at most 5 characters'],
  ['an empty list', { days: [] }, 'must have at least 1 entry'],
  ['a long list', { days: ['a', 'b', 'c'] }, 'must have at most 2 entries'],
  ['a field too many', { more: 1 }, 'has fields that are not known here: more'],
  ['another type', { label: 1 }, 'must be of type string'],
  ['a field too few', { label: undefined }, 'is missing'],
  ['our own words', { own: 'y' }, 'is not x'],
])('says in plain words: %s', (_what, change, problem) => {
  const { error } = schema.safeParse({ ...GOOD, ...change });
  expect(fieldProblem(error?.issues[0])).toBe(problem);
});
