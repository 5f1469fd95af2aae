import type { Places } from '../../week/week-tools.ts';

/** "4 classes, A and B in, three of the four count": those named are among the four. */
export const withinTotal = (places: readonly Places[], message: string, named: number): Places[] => {
  const [, said = ''] = OF_THE_TOTAL.exec(message) ?? [];
  const total = said === '' ? Infinity : (NUMBERS.get(said.toLowerCase()) ?? Number(said));
  let over = named + places.reduce((sum, { count }) => sum + count, 0) - total;
  if (over <= 0 || named >= total) return [...places];
  return places
    .toReversed()
    .flatMap((place) => {
      const less = Math.min(Math.max(over, 0), place.count);
      over -= less;
      return less === place.count ? [] : [{ ...place, count: place.count - less }];
    })
    .toReversed();
};
const OF_THE_TOTAL = /\b(?:of|among) the (three|four|five|six|[3-6])\b/iu;
const NUMBERS = new Map([
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
]);
