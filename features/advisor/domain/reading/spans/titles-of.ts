import type { Asked } from '../frame/frame.ts';
import type { Condition } from './meaning.ts';
import type { Titled } from '../request.ts';
import { toWish, WEEKEND } from '../to-wish.ts';
import { does, isOneCourse, type Turn } from '../turn.ts';

/** Topics as words of titles, each with its further conditions; exact titles become codes. */
export const titlesOf = (turn: Turn): Titled[] => {
  const { frame, vocabulary } = turn;
  const topics = frame.conditions.filter(
    ({ condition }) =>
      condition.on === 'topic' && !condition.isTurned && WEEKEND[condition.value] === undefined,
  );
  const besides = frame.conditions.filter(({ condition: { on } }) => BESIDES.has(on));
  const { search } = toWish(
    { ...frame, named: [], without: [], acts: [], order: null, conditions: besides },
    vocabulary,
  );
  const says = (word: string) => turn.reading.words.some(({ text }) => text === word);
  // "The Ozu one", "the Japanese one": one of the courses shown or spoken of, if the words fit any.
  const { shown, spoken } = turn.context;
  const before = [...new Set([...spoken, ...shown])];
  const known = says('one') && before.length > 1 ? { codes: before } : {};
  if (topics.length === 0)
    return isOneCourse(turn) && besides.some(({ condition: { on } }) => on === 'subjects')
      ? [{ said: '', search: { ...search, ...known } }]
      : [];
  const titled = topics.filter((topic) => topic.titled !== undefined);
  const meant =
    titled.length > 0 && !does(turn, 'compare') && !says('each') && !says('both') ? titled : topics;
  /** "Intermediate micro": a level before title words is part of the name. */
  const levelBefore = (said: string): Asked | undefined =>
    besides.find(
      (each) =>
        each.condition.on === 'levels' &&
        turn.message.toLowerCase().includes(`${each.said} ${said}`.toLowerCase()),
    );
  return meant.slice(0, MOST_TITLES).map(({ said, titled }) => {
    const level = titled ? undefined : levelBefore(said);
    if (level !== undefined) {
      const { levels: _levels, ...rest } = search;
      const whole = `${level.said} ${said}`;
      return { said: whole, search: { ...rest, text: whole } };
    }
    // Only one course is called so: what else is said is asked of it, such as whether it counts as an attribute.
    if (titled?.length === 1) return { said, search: { codes: [...titled] } };
    return {
      said,
      search: { ...search, text: said, ...(titled ? { codes: [...titled] } : known) },
    };
  });
};
const MOST_TITLES = 4;
export const BESIDES: ReadonlySet<Condition['on']> = new Set([
  'subjects',
  'kinds',
  'levels',
  'attributes',
  'instructor',
]);

/** "A machine learning class that I can take" asks for one of many, even if the words are a title. */
export const isTakeable = (turn: Turn): boolean =>
  turn.frame.hasNoun &&
  !isOneCourse(turn) &&
  turn.frame.conditions.some(({ condition: { on } }) => on === 'isReady');

/** Whether the whole message is a title of the catalogue. */
export const exactTitle = ({ frame, reading }: Turn): boolean =>
  frame.conditions.length > 0 &&
  frame.conditions.every(({ titled }) => titled !== undefined) &&
  !frame.hasNoun &&
  reading.topics.length === 0;
