import type { Topic } from '../../spans/topics.ts';
import type { Word } from '../../spans/words.ts';

/** Words that may come between an introduction and its topic: "something to do with the old Norse". */
export const BETWEEN = new Set(
  (
    'a an the some any of on in to into for with about around regarding concerning good nice cool fun ' +
    'interesting great more other else both either ' +
    'read teach teaches teaching taught learn learning study studying write writing explore understand ' +
    'know do make making discuss hear play try get you your me us like how maybe perhaps or and is are ' +
    'look looking through actual real old new work working with ' +
    'also people humans ' +
    'say i.e e.g like basically covers covering covered deals deal really actually just'
  ).split(' '),
);
/** Whether two topics are one list: "Illness, doctors or ethics". */
export const isJoined = (
  one: Topic | undefined,
  other: Topic | undefined,
  words: readonly Word[],
): boolean => {
  if (!one || !other) return false;
  const between = words.slice(one.to, other.from).map(({ text }) => text);
  if (between.length > 3 || words.slice(one.to, other.from + 1).some(({ gap }) => gap === 'stop'))
    return false;
  const isListed =
    words[other.from]?.gap === 'comma' ||
    words[one.to]?.gap === 'comma' ||
    between.some((text) => JOINTS.has(text));
  return isListed && between.every((text) => JOINTS.has(text) || BETWEEN.has(text) || ANYTHING.has(text));
};
const JOINTS = new Set('or and nor plus even also'.split(' '));
const ANYTHING = new Set(['anything', 'something', 'stuff']);
