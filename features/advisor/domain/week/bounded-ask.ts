import {
  MOST_HOURS,
  MOST_KEPT_FREE,
  MOST_UNITS,
  MOST_UNITS_OF_ONE,
  type Places,
  type WeekAsk,
} from './week-tools.ts';

const atMost = (most: number, value: number | undefined) =>
  value === undefined ? undefined : Math.min(most, value);

/** An object without what is undefined. */
const stated = <Value extends object>(value: Value): { [Key in keyof Value]: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never;

/**
 * What is asked of a week within what the tool takes: "300 units" is more than any week has, as the tool's most is, and of very
 * many hours that are kept free the first are kept. Without it the tool refuses what a student may well say.
 */
export const boundedAsk = <Ask extends Partial<WeekAsk>>(ask: Ask): Ask => ({
  ...ask,
  ...stated({
    keep_free: ask.keep_free?.slice(0, MOST_KEPT_FREE),
    max_week_hours: atMost(MOST_HOURS, ask.max_week_hours),
    units: ask.units && {
      least: Math.min(MOST_UNITS, ask.units.least),
      most: Math.min(MOST_UNITS, ask.units.most),
    },
    choose: ask.choose?.map(boundedPlace),
  }),
});

const boundedPlace = (place: Places): Places => ({
  ...place,
  ...stated({
    max_hours: atMost(MOST_HOURS, place.max_hours),
    min_hours: atMost(MOST_HOURS, place.min_hours),
    min_units: atMost(MOST_UNITS_OF_ONE, place.min_units),
    max_units: atMost(MOST_UNITS_OF_ONE, place.max_units),
    min_rating: atMost(BEST, place.min_rating),
    max_rating: atMost(BEST, place.max_rating),
  }),
});
const BEST = 5;
