import type { Reading } from '../../frame/read-message.ts';

const MOST_COUNTED = 8;

/** The number of courses: "Two gen eds", "3 cs classes". It must not belong to another condition. */
export const countedIn = ({ words, spans }: Reading): number | null => {
  const isHeld = (at: number) =>
    spans.some(
      ({ from, to, meaning }) =>
        from <= at && at < to && meaning.is !== 'act' && meaning.is !== 'noun' && meaning.is !== 'filler',
    );
  const at = words.findIndex(
    ({ number }, place) =>
      number !== null &&
      Number.isInteger(number) &&
      number >= 1 &&
      number <= MOST_COUNTED &&
      !isHeld(place) &&
      !NO_COUNT.has(words[place + 1]?.text ?? '') &&
      !NOT_BEFORE.has(words[place - 1]?.text ?? ''),
  );
  return words[at]?.number ?? null;
};
const NO_COUNT = new Set(
  'hours hour hrs h units credits am pm days day times stars or_more to percent'.split(' '),
);
const NOT_BEFORE = new Set('by at before after until past than under over course from'.split(' '));
