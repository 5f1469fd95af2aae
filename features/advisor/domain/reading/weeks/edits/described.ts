import type { Places } from '../../../week/week-tools.ts';
import { GONE } from '../../request.ts';
import type { Word } from '../../spans/words.ts';
import { COMING_HEADS, COMING_NOUNS, ENDS_COMING, GOES_ON_COMING } from '../../tables/weeks/edit-words.ts';
import type { Turn } from '../../turn.ts';
import type { Item } from '../orders/course-meant.ts';
import { courseToCome, onlyTimes, type ToCome } from '../orders/course-to-come.ts';
import { lasting } from '../orders/lasting.ts';
import type { Mention } from './mentions.ts';

/** A course that comes and is described, and the words for it. */
export interface Described {
  come: ToCome;
  from: number;
  to: number;
}

export const descriptionIn = (turn: Turn, mentions: readonly Mention[]): Described | null => {
  const { words } = turn.reading;
  const text = turn.message;
  const mentioned = (at: number) => mentions.find(({ from, to }) => from <= at && at < to);
  const isNamed = (at: number) => mentioned(at) !== undefined;
  // "Still psych or neuro" names fields, though courses of the week have them.
  const isCode = (at: number) =>
    words.slice(mentioned(at)?.from, mentioned(at)?.to ?? 0).some(({ text: each }) => /\d/u.test(each));
  for (let from = 0; from < words.length; from += 1) {
    if (words.slice(Math.max(0, from - 3), from).some(({ text: before }) => before === 'not')) continue;
    if (isNamed(from) || !isHead(words, from) || !isWished(words, from, mentions)) continue;
    const [first, ...others] = piecesOf(words, from, isNamed, isCode);
    if (first === undefined) continue;
    const come = comeIn(saidIn(text, words, first.from, first.to), turn);
    if (come === null || come.codes.length > 0) continue;
    let to = first.to;
    let all = come;
    for (const piece of others) {
      const more = comeIn(`something ${saidIn(text, words, piece.from, piece.to).replace(JOINT, '')}`, turn);
      if (more === null || more.codes.length > 0) continue;
      all = { ...all, wish: { ...all.wish, ...more.wish }, isLighter: all.isLighter || more.isLighter };
      to = piece.to;
    }
    return { come: all, from, to };
  }
  return null;
};
const JOINT =
  /^(?:(?:but|and|also|still|maybe|actually|ideally|preferably|one|it|(?:should|must|has to|needs to)(?: still)? be|be)\b ?)+/iu;
const comeIn = (said: string, turn: Turn): ToCome | null =>
  courseToCome(said.replaceAll(LIKED, 'well rated').replaceAll(IDLE_WORDS, ' '), turn);
const LIKED = new RegExp(
  String.raw`\b(?:people|students|everyone|folks|others|they) (?:(?:actually|really|all) )*` +
    String.raw`(?:liked?|loved?|enjoy(?:ed)?|rated? (?:well|highly))\b`,
  'giu',
);
const IDLE_WORDS = /\b(?:still|maybe|total|totally|people|actually|kinda?|some kind of|for it|smth)\b/giu;

/** Whether a description is of a course that is wished for, and of nothing that is told. */
const isWished = (words: readonly Word[], at: number, mentions: readonly Mention[]): boolean => {
  let from = at;
  while (from > 0 && words[from]?.gap !== 'stop') from -= 1;
  const before = words.slice(from, at);
  if (before.length === 0 || before.some(({ text }) => WISHES.has(text))) return true;
  let to = at;
  while (to < words.length && (to === at || words[to]?.gap !== 'stop')) to += 1;
  return (
    mentions.some((each) => each.fate === 'goes' && from <= each.from && each.from < to) ||
    words.slice(at, to).some(({ text }) => text === 'instead')
  );
};
const WISHES = new Set(
  (
    'want need like love find give get put add take swap for with pick choose prefer rather make have be ' +
    'there try show suggest instead and in please'
  ).split(' '),
);

const isHead = (words: readonly Word[], at: number): boolean => {
  const text = words[at]?.text ?? '';
  const next = words[at + 1]?.text ?? '';
  if (COMING_HEADS.has(`${text} ${next}`) || (COUNTS.has(text) && OTHERS.has(next))) return true;
  if (COMING_HEADS.has(text)) return !NOT_A_ONE.has(words[at - 1]?.text ?? '');
  // "With one easy class about music".
  const isOneMore = text === 'one' && next !== 'of' && BESIDE.has(words[at - 1]?.text ?? '');
  if (text !== 'a' && text !== 'an' && !isOneMore) return false;
  return words.slice(at + 1, at + 7).some(({ text: each, gap }) => gap === 'space' && COMING_NOUNS.has(each));
};
export const BESIDE = new Set(['with', 'and', 'plus']);
const COUNTS = new Set(['two', 'three', '2', '3']);
const OTHERS = new Set(['others', 'other', 'more', 'new', 'different']);
const NOT_A_ONE = new Set([
  'the',
  'that',
  'this',
  'which',
  'only',
  'just',
  'no',
  'at',
  'any',
  'every',
  'of',
  'other',
]);

/** The clauses of a description. */
const piecesOf = (
  words: readonly Word[],
  from: number,
  isNamed: (at: number) => boolean,
  isCode: (at: number) => boolean,
): { from: number; to: number }[] => {
  const pieces: { from: number; to: number }[] = [];
  let start = from;
  let to = from + 1;
  let isGoingOn = false;
  for (
    ;
    to < words.length && to - from < MOST_DESCRIBED && !(isGoingOn ? isCode(to) : isNamed(to));
    to += 1
  ) {
    const { gap, text } = words[to] ?? { gap: 'stop', text: '' };
    const isOther = to === from + 1 && SOME.has(words[from]?.text ?? '') && OTHERS.has(text);
    if (gap === 'stop' || (ENDS_COMING.has(text) && !isOther) || isInThere(words, to)) {
      const next = goesOnFrom(words, to);
      if (next === null) break;
      pieces.push({ from: start, to });
      [start, to, isGoingOn] = [next, next, true];
      continue;
    }
    if (gap === 'comma' && !GOES_ON_COMING.has(text)) break;
    if (gap !== 'comma' && text !== 'but') continue;
    pieces.push({ from: start, to });
    start = to;
  }
  return [...pieces, { from: start, to }];
};
const MOST_DESCRIBED = 24;
const SOME = new Set(['some', 'any', 'one', 'an']);

/** "Something lighter pls? Still psych or neuro": where a description goes on after its clause; null if it does not. */
const goesOnFrom = (words: readonly Word[], end: number): number | null => {
  let at = end;
  while (PLEASING.has(words[at]?.text ?? '') && (at === end || words[at]?.gap !== 'stop')) at += 1;
  if ((words[at]?.gap ?? 'space') === 'space') return null;
  if (GOES_ON_AFTER.has(words[at]?.text ?? '')) return at;
  const [first, second, ...others] = words.slice(at, at + 4).map(({ text }) => text);
  return first === 'it' && MUST.has(second ?? '') && others.includes('be') ? at : null;
};
const PLEASING = new Set(['please', 'thanks', 'thank', 'you']);
const GOES_ON_AFTER = new Set(['still', 'ideally', 'preferably']);
const MUST = new Set(['should', 'must', 'has', 'needs']);
const isInThere = (words: readonly Word[], at: number): boolean =>
  (words[at]?.text === 'in' || words[at]?.text === 'for' || words[at]?.text === 'to') &&
  IT.has(words[at + 1]?.text ?? '');
const IT = new Set(['there', 'it', 'its', 'that', 'take', 'replace', 'fill', 'my']);

export const saidIn = (text: string, words: readonly Word[], from: number, to: number): string =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

export const placeOf = ({ come }: Described, gone: readonly string[], items: readonly Item[]): Places => {
  const [code] = gone;
  const before = items.find((item) => item.code === code)?.place ?? null;
  const { among: _among, count: _count, ...wished } = before ?? { for: 'requirements' as const };
  const isSame = come.wish === null || onlyTimes(come.wish);
  return {
    for: 'anything',
    ...(isSame ? wished : lasting(before)),
    ...come.wish,
    ...(come.isLighter ? { lighter_than: code ?? GONE } : {}),
    count: Math.max(come.count, 1),
  };
};
