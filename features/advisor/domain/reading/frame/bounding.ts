import type { Frame } from './frame.ts';

/** "Too much. At most 5 hours": a bound of the wish, and no question for the sum. */
export const bounding = (frame: Frame, message: string): Frame =>
  TOO_MUCH.test(message) &&
  !message.includes('?') &&
  frame.conditions.some(({ condition: { on } }) => on === 'hours')
    ? { ...frame, acts: frame.acts.filter((act) => act !== 'total') }
    : frame;
const TOO_MUCH =
  /^\W*(?:(?:that'?s|thats|way|still|hm+|ugh|no|a bit)\W+)*too (?:much|heavy|hard|long|many)\b/iu;
