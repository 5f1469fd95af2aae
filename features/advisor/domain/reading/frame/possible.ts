import type { Range } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { Condition } from '../spans/meaning.ts';
import type { Asked } from './frame.ts';

/** A word and a figure that leave less are not one wish: no class is so short. */
const SHORTEST_MINUTES = 90;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const isInFigures = ({ said }: Asked): boolean => /\d/.test(said);

/** Conditions that can leave nothing between them. */
const BOUNDS = new Set<Condition['on']>(['startsAfter', 'endsBefore', 'hours', 'size']);

/**
 * Of two bounds that leave nothing between them, or next to nothing, one was no wish: "just not before 11, I open the store
 * some mornings". What is said in figures holds against words; of two in figures or two in words the one said last,
 * and of class sizes the smaller.
 */
export const possibleTogether = (conditions: readonly Asked[]): Asked[] => {
  const dropped = new Set<Asked>();
  const settle = (one: Asked, other: Asked, otherwise: Asked): void => {
    if (isInFigures(one) !== isInFigures(other)) dropped.add(isInFigures(one) ? other : one);
    else dropped.add(otherwise);
  };
  // What is said again counts once, where it was said last.
  const keyOf = (each: Asked): string => JSON.stringify([each.condition, isInFigures(each)]);
  const last = new Map(conditions.map((each) => [keyOf(each), each] as const));
  const once = conditions.filter(
    (each) => BOUNDS.has(each.condition.on) && !each.condition.isTurned && last.get(keyOf(each)) === each,
  );
  const pairs = once.flatMap((one, at) => once.slice(at + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    if (dropped.has(one) || dropped.has(other)) continue;
    const [first, second] = [one.condition, other.condition];
    const window = minutesBetween(first, second) ?? minutesBetween(second, first);
    // "Between 12 and 1" is a wish.
    const shortest = isInFigures(one) && isInFigures(other) ? 1 : SHORTEST_MINUTES;
    if (window !== null && window < shortest) settle(one, other, one);
    else if (first.on === 'hours' && second.on === 'hours') {
      if (isNothingIn(first.value, second.value)) settle(one, other, one);
    } else if (first.on === 'size' && second.on === 'size' && isNothingIn(first.value, second.value))
      settle(one, other, (first.value.min ?? 0) > (second.value.min ?? 0) ? one : other);
  }
  return conditions.filter((each) => !dropped.has(last.get(keyOf(each)) ?? each));
};

/** Minutes between the earliest start and the latest end; null where these are no such bounds. */
const minutesBetween = (first: Condition, second: Condition): number | null =>
  first.on === 'startsAfter' && second.on === 'endsBefore'
    ? minutesOf(second.value) - minutesOf(first.value)
    : null;

const isNothingIn = (one: Range, other: Range): boolean =>
  Math.max(one.min ?? -Infinity, other.min ?? -Infinity) >
  Math.min(one.max ?? Infinity, other.max ?? Infinity);
