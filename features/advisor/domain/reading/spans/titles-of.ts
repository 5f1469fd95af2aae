import type { Condition } from './meaning.ts';
import type { Titled } from '../request.ts';
import { toWish } from '../to-wish.ts';
import { does, isOneCourse, type Turn } from '../turn.ts';

/** Topics as words of titles, each with what the course has to be besides; titles word for word are their codes. */
export const titlesOf = (turn: Turn): Titled[] => {
  const { frame, vocabulary } = turn;
  const topics = frame.conditions.filter(({ condition }) => condition.on === 'topic' && !condition.isTurned);
  const besides = frame.conditions.filter(({ condition: { on } }) => BESIDES.has(on));
  const { search } = toWish(
    { ...frame, named: [], without: [], acts: [], order: null, conditions: besides },
    vocabulary,
  );
  if (topics.length === 0)
    return isOneCourse(turn) && besides.some(({ condition: { on } }) => on === 'subjects')
      ? [{ said: '', search }]
      : [];
  const titled = topics.filter((topic) => topic.titled !== undefined);
  const meant = titled.length > 0 && !does(turn, 'compare') ? titled : topics;
  return meant.slice(0, MOST_TITLES).map(({ said, titled }) => ({
    said,
    search: { ...search, text: said, ...(titled ? { codes: [...titled] } : {}) },
  }));
};
const MOST_TITLES = 4;
export const BESIDES: ReadonlySet<Condition['on']> = new Set([
  'subjects',
  'kinds',
  'levels',
  'attributes',
  'instructor',
]);
