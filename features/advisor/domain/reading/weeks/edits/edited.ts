import { anyOf } from '../../spans/any-of.ts';
import type { Places } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';
import type { Request } from '../../request.ts';
import type { Word } from '../../spans/words.ts';
import { does, type Turn } from '../../turn.ts';
import { ASKS_ELSE } from '../../tables/weeks/edit-words.ts';
import { partsAsked } from '../ask-for-week.ts';
import { keptWhole, withOthers } from '../change-week.ts';
import { boundsBeside } from '../changed-shown-week.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import { type Item, itemsOf } from '../orders/course-meant.ts';
import { inOwnTimes } from '../plain/own-times.ts';
import { boundsIn } from '../week-parts.ts';
import { heldBefore, weekAsked, without } from '../week-request.ts';
import { inPlainBounds, weekText } from '../week-text.ts';
import { BESIDE, type Described, descriptionIn, placeOf, saidIn } from './described.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { asksAnew, asksShortly, planAsWeek } from './own-week.ts';

/**
 * A change of the week shown, or of the plan, by what is said of each course that a message speaks of, in any order of words and beside
 * whatever else it tells: "9.00 is 300 people in a room. What if instead of that there was something about language".
 */
export const edited = (turn: Turn): Request | null => {
  const { context } = turn;
  const shown =
    context.week !== null && context.isOfWeek && context.week.codes.length > 0 ? context.week : null;
  if (shown === null && (context.isOfWeek || context.last?.kind === 'recommend')) return null;
  const week = shown ?? planAsWeek(turn);
  if (week === null || (shown === null && asksAnew(turn))) return null;
  return changeOf(turn, week, shown !== null);
};

const changeOf = (turn: Turn, week: WeekSaid, isShown: boolean): Request | null => {
  const items = itemsOf(week);
  const mentions = mentionsIn(turn, items);
  const fates = new Map<string, Mention['fate']>();
  for (const { codes, fate } of mentions)
    for (const code of codes) if (fate !== 'spoken' || !fates.has(code)) fates.set(code, fate);
  const described = descriptionIn(turn, mentions);
  const gone = goneIn(turn, week, { mentions, fates, described });
  const fresh = without([...fates.keys()], week.codes);
  const come = fresh.filter((code) => fates.get(code) === 'comes');
  // "It is GENED 1046 that goes. GENED 1168, the one on tragedy": named alone, beside one that goes.
  const bare = mentions.findLast(({ isHeld, isBare }) => !isHeld && isBare)?.codes ?? [];
  const coming = come.length > 0 || gone.length === 0 ? come : [...bare];
  // Done already: "econ out, psych 11 in", after that week was shown.
  if (isShown && gone.length + coming.length === 0 && isDone(fates, week)) return weekAsked(keptWhole(week));
  const grows = isShown && described !== null && gone.length + coming.length === 0 && saysNext(turn, week);
  if (gone.length === 0 && !(isShown && coming.length > 0) && !grows) return null;
  const text = weekText(turn.message);
  // What is to come was not understood, or takes the place of something that is not said.
  if (coming.length === 0 && described === null && EXCHANGES.test(text)) return null;
  if (gone.length === 0 && INSTEAD.test(text)) return null;
  // One more than before cannot keep to the units before: readers of amounts find what else is said of them.
  if (gone.length === 0 && week.asked.units !== undefined) return null;
  // "Is there room for a fifth? Only if it is tiny": whether there is, and what it must be like, is said elsewhere.
  if (gone.length === 0 && turn.isQuestion && HAS_ROOM.test(text)) return null;
  if (described !== null && coming.length === 0 && isThin(described, turn, mentions)) return null;
  if (IF_I.test(text) && described === null && coming.length === 0) return null;
  if (turn.isQuestion && described === null && turn.context.last?.kind === 'week_change') return null;
  if (asksShortly(turn) || asksElse(turn, described !== null)) return null;
  if (gone.length === 0 && !grows && (turn.isQuestion || does(turn, 'offer', 'compare', 'after')))
    return null;
  const isMore = described !== null && isBesideNamed(turn, described, mentions);
  const places =
    described === null || (coming.length > 0 && !isMore) ? [] : placesOf(turn, described, gone, items);
  const next = withOthers(week, { add: coming, drop: gone, places });
  const bounds = boundsOf(turn, mentions, described);
  const ask = { ...next, ...boundsBeside(bounds, week) };
  return { ...weekAsked(ask), change: { gone, held: heldBefore(week) } };
};

/** "Take A and B with one easy class about music": one more, beside those that are named. */
const isBesideNamed = (
  { reading: { words } }: Turn,
  { from }: Described,
  mentions: readonly Mention[],
): boolean =>
  BESIDE.has(words[from - 1]?.text ?? '') &&
  words[from]?.gap === 'space' &&
  mentions.some(({ to, fate }) => to === from - 1 && (fate === 'comes' || fate === 'stays'));

interface Seen {
  mentions: readonly Mention[];
  fates: ReadonlyMap<string, Mention['fate']>;
  described: Described | null;
}
const goneIn = (turn: Turn, { codes }: WeekSaid, { mentions, fates, described }: Seen): string[] => {
  const said = codes.filter((code) => fates.get(code) === 'goes');
  const held = [...new Set(mentions.flatMap(({ isHeld, codes: each }) => (isHeld ? each : [])))];
  // "ECON 120 is thirteen hours. Swap for something lighter": the one that is spoken of.
  const isOfOne = said.length === 0 && held.length === 1 && fates.get(held[0] ?? '') === 'spoken';
  return isOfOne && described !== null && SWAPS.test(turn.message) ? held : said;
};

/** "An evening class could be the third", of two: one more than there are. */
const saysNext = ({ reading: { words } }: Turn, { codes }: WeekSaid): boolean =>
  words.some(({ text }) => text === ORDINALS[codes.length] || text === SIGNS[codes.length]);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SIGNS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

/** The places of what comes: "two others in, one of them econ" are two. */
const placesOf = (
  turn: Turn,
  described: Described,
  gone: readonly string[],
  items: readonly Item[],
): Places[] => {
  const { count } = described.come;
  if (count < 2) return [placeOf(described, gone, items)];
  const { words } = turn.reading;
  const { places } = partsAsked(turn, inPlainBounds(saidIn(turn.message, words, described.to, words.length)));
  const some = places.filter((place) => place.count < count).slice(0, 1);
  const left = count - some.reduce((sum, place) => sum + place.count, 0);
  return [...some, { ...placeOf(described, [], items), for: 'requirements', count: left }];
};

const SWAPS =
  /\b(?:swap|switch|exchange|replace|trade|instead|in (?:its|that) (?:place|spot|slot)|something else)\b/iu;

/** "Something lighter, please. Still psych or neuro": the field is said elsewhere, which other readers find. */
const isThin = ({ come: { wish } }: Described, { frame }: Turn, mentions: readonly Mention[]): boolean => {
  const known = mentions.flatMap(({ codes }) => codes);
  const isSaid = (subject: string) =>
    known.some((code) => code.startsWith(`${subject} `) || code.startsWith(`${subject}.`));
  const isOpen = (wish?.subjects ?? wish?.areas ?? wish?.text ?? wish?.topics ?? wish?.kinds) === undefined;
  return (
    isOpen &&
    (wish?.for ?? 'anything') === 'anything' &&
    frame.programmes.length === 0 &&
    frame.conditions.some(
      ({ condition }) =>
        condition.on === 'subjects' &&
        !condition.isTurned &&
        !condition.value.every((subject) => isSaid(subject)),
    )
  );
};

const EXCHANGES = anyOf(
  'u',
  String.raw`\b(?:swap|switch|exchange|replace|trade|trading|substitute)\w*\b`,
  String.raw`\binstead\b|\bin (?:its|that|this) (?:place|spot|slot)\b|\bsomething\b`,
  String.raw`\bsome \w+ (?:class|course|one|thing)\b`,
  String.raw`\bfor (?:an?|some|another|one)\b`,
);
const HAS_ROOM = /\b(?:room|space|fits?)\b/u;
const INSTEAD = /\b(?:instead|rather|in (?:its|that) place)\b/u;
const IF_I = /\bif (?:i|we)\b/u;

const isDone = (fates: ReadonlyMap<string, Mention['fate']>, { codes }: WeekSaid): boolean => {
  const come = [...fates].filter(([, fate]) => fate === 'comes').map(([code]) => code);
  // "Add intro psych, I think it is 9.00": another one is spoken of, which the week does not have.
  const isOther = [...fates].some(([code, fate]) => fate !== 'goes' && !codes.includes(code));
  return come.length > 0 && !isOther && [...fates.keys()].length > 1;
};

/** Whether a question is about something else than a change: whether it fits, which course, how many hours. */
const asksElse = (turn: Turn, hasComing: boolean): boolean =>
  sentencesOf(turn.message).some(({ isQuestion, words, text }, at) => {
    if (!isQuestion) return YES_OR_NO.test(text);
    // "Do students drop CHEM 5 a lot".
    if (at === 0 && !hasComing && INVERTED.has(firstOf(words))) return true;
    const isElse = words.some(({ text: word }) => ASKS_ELSE.has(word));
    return (isElse || isWhich(words)) && (opens(words, text) || (!hasComing && text.includes('?')));
  });
const YES_OR_NO = /\b(?:yes or no|y\/n)\b/iu;
const firstOf = (words: readonly Word[]): string => words.find(({ text }) => !BEFORE.has(text))?.text ?? '';
const opens = (words: readonly Word[], text: string): boolean =>
  OPENS.has(firstOf(words)) || (text.includes('?') && INVERTED.has(firstOf(words)));
const isWhich = (words: readonly Word[]): boolean => OPENS.has(firstOf(words)) && firstOf(words) !== 'who';
const BEFORE = new Set(['and', 'so', 'but', 'ok', 'then', 'well']);
const OPENS = new Set(['which', 'who', 'why', 'when', 'how', 'does']);
const INVERTED = new Set(['do', 'is', 'are', 'did', 'was', 'will']);

/** What a clause without a course says of the week. */
const boundsOf = (turn: Turn, mentions: readonly Mention[], described: Described | null) => {
  const { words } = turn.reading;
  const text = turn.message;
  const isElse = (at: number) =>
    mentions.some(({ from, to, codes }) => codes.length > 0 && from <= at && at < to) ||
    (described !== null && described.from <= at && at < described.to);
  let left = '';
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && words[to]?.gap === 'space') to += 1;
    const clause = Array.from({ length: to - from }, (_, offset) => from + offset);
    if (!clause.some(isElse)) left += ` ${saidIn(text, words, from, to)} ,`;
    from = to;
  }
  return boundsIn(turn.readPart(inPlainBounds(inOwnTimes(left))).frame);
};
