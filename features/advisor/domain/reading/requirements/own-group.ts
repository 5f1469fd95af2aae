import type { Request } from '../request.ts';
import { fold } from '../spans/lexicon.ts';
import type { Turn } from '../turn.ts';
import { countingTowards } from './fitting-times.ts';

/**
 * "Theory courses for spring", of somebody whose programme has a group of that name: courses that count for it. The words are
 * searched for instead where nothing of that group is open.
 */
export const inOwnGroup = (request: Request, turn: Turn, concentration: string): Request => {
  if (request.kind !== 'recommend') return request;
  const { wish } = request;
  const { text, topics, subjects } = wish.search;
  const own = turn.vocabulary.lexicon.subjectsOf.get(fold(concentration)) ?? [];
  const isOfOther = subjects !== undefined && !subjects.every((each) => own.includes(each));
  const isOther =
    (wish.countsTowards !== null && wish.countsTowards.group !== null) ||
    wish.like !== null ||
    wish.after.length > 0 ||
    wish.isAmongShown;
  if (text === undefined || topics !== undefined || isOfOther || isOther) return request;
  const groups = turn.vocabulary.lexicon.groupsOf.get(concentration) ?? [];
  const group = groups.find((name) => fold(name) === fold(text));
  if (group === undefined || !isCalledSo(turn, fold(text))) return request;
  const { text: _searched, subjects: _own, ...search } = wish.search;
  const frame = {
    ...wish.frame,
    conditions: wish.frame.conditions.filter(({ condition: { on } }) => on !== 'topic'),
  };
  return {
    ...request,
    wish: countingTowards({ ...wish, search, frame }, { programme: null, group, otherwise: text }),
  };
};

/** "Theory courses", "the methods requirement": and not "something about theory". */
const isCalledSo = ({ reading: { words } }: Turn, name: string): boolean => {
  const said = name.split(' ');
  return words.some(
    (_, at) =>
      said.every((word, place) => words[at + place]?.text === word) &&
      OF_GROUP.has(words[at + said.length]?.text ?? ''),
  );
};
const OF_GROUP = new Set(
  'class classes course courses requirement requirements elective electives options slot'.split(' '),
);
