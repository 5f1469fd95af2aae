import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import type { Range } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { Condition, Meaning } from '../spans/meaning.ts';

/** A condition on courses. */
export const be = <On extends Condition['on']>(
  on: On,
  value: Extract<Condition, { on: On }>['value'],
): Condition => ({ on, value, isTurned: false }) as Condition;

export const turned = (condition: Condition): Condition => ({ ...condition, isTurned: !condition.isTurned });

/** The meaning of a line: conditions. */
export const courses = (...conditions: Condition[]): Meaning => ({ is: 'conditions', conditions });

/** Conditions that "no" does not negate but replaces with others. */
export const orElse = (condition: Condition, ...others: Condition[]): Meaning => ({
  is: 'conditions',
  conditions: [condition],
  turned: others,
});

export const atLeast = (min: number): Range => ({ min, max: null });
export const atMost = (max: number): Range => ({ min: null, max });
export const between = (min: number, max: number): Range =>
  min <= max ? { min, max } : { min: max, max: min };

/** A start no earlier than a time of day, in the filters' form. */
export const after = (minutes: number): Condition => be('startsAfter', clockText(Math.min(1439, minutes)));
export const before = (minutes: number): Condition => be('endsBefore', clockText(Math.min(1439, minutes)));
