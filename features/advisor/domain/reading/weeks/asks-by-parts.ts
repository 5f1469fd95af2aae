import { anyOf } from '../spans/any-of.ts';
import {
  ASKS_WHAT_THERE_IS,
  BEFORE_TERM,
  LISTS_SAID,
  NEEDS,
  OPENS_PARTS,
  TERM_SAID,
} from '../tables/weeks/asks-for-week.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { partsAsked } from './ask-for-week.ts';
import type { AmountsSaid } from './week-amounts.ts';
import { namedForWeek } from './named-courses.ts';
import { boundsIn } from './week-parts.ts';
import { spelledOut, type Word } from '../spans/words.ts';
import { inPlainBounds } from './week-text.ts';

/**
 * Whether a week is asked for by what is to be in it: a term, and several courses of different kinds, or a number of them
 * and what holds for all, "i think i need 4 classes for spring, an english one and a language".
 */
export const asksByParts = (turn: Turn, { amounts, unheld }: AmountsSaid): boolean => {
  if (turn.context.week !== null || sureFields(turn).length > 0) return false;
  if (
    does(
      turn,
      'compare',
      'fits',
      'clash',
      'frees',
      'total',
      'swap',
      'drop',
      'ready',
      'after',
      'offer',
      'own_plan',
      'tell',
    )
  )
    return false;
  const texts = turn.reading.words.map(({ text }) => text);
  if (!saysSeveral(turn.message)) return false;
  const isOfTerm =
    turn.frame.conditions.some(({ condition: { on } }) => on === 'terms') ||
    texts.some((text) => TERM_SAID.has(text));
  if (!isOfTerm) return false;
  const { wanted, either, rest } = namedForWeek(turn);
  const plain = inPlainBounds(rest);
  const { places, total } = partsAsked(turn, plain);
  const described = places.reduce((sum, { count }) => sum + count, 0);
  const named = wanted.length + either.length;
  const isList =
    texts.some((text) => LISTS_SAID.has(text)) || (turn.isQuestion && !texts.some((text) => NEEDS.has(text)));
  if (places.length > 1 && described + named >= FEWEST && !isList) return true;
  if (opensWithTerm(turn.reading.words) && described + named > 1) return true;
  if ((total ?? 0) < FEWEST || (isList && described === 0)) return false;
  const hasBounds =
    Object.keys(boundsIn(turn.readPart(inPlainBounds(turn.message)).frame)).length +
      Object.keys(amounts).length +
      unheld.length >
    0;
  return (
    (described > 0 && described + named < (total ?? 0)) || hasBounds || texts.some((text) => NEEDS.has(text))
  );
};
const FEWEST = 3;

/**
 * Whether the message counts courses, or lists several each with an article or a number: "4 classes", "a math class and
 * an english one". Clauses alone are no list: most say more of one wish.
 */
const saysSeveral = (message: string): boolean => {
  const text = spelledOut(message).toLowerCase();
  return COUNTS.test(text) || [...text.matchAll(ITEM)].length > 1 || OPENS.test(text);
};
const FEW = String.raw`(?:two|three|four|five|six|[2-6])`;
const NO_COURSE =
  '(?! ?(?:hours?|hrs?|h|days?|times?|meetings?|years?|months?|weeks?|minutes?|stars?|units?|credits?|' +
  "people|students|am|pm|o'?clock|or (?:more|less|fewer|better|so)|of (?:the|all|them|those|these)|" +
  String.raw`and up|\+|:|-|%|\.\d)(?:\b|(?=\W)|$))`;
const COUNTS = anyOf(
  'u',
  String.raw`\b${FEW}${NO_COURSE} (?:\w+ ){0,3}` +
    String.raw`(?:courses?|class(?:es)?|subjects|ones|seminars|lectures|modules|things|electives|others?)\b`,
  String.raw`\b(?:take|taking|attend|attending|enrol|enrolling in|register for|need|want|do|doing|pick|get|plan) ` +
    String.raw`(?:about |like |only |just |maybe )?${FEW}${NO_COURSE}(?= (?:for|in|next|this)\b|\W*$|[,;.:])`,
);
const ITEM = new RegExp(
  String.raw`(?:^|[,;.:&+\n(]|\b(?:and|plus|with|then|need|want|take|taking|get|be|n|w)\b) ?` +
    '(?:(?:and|then|also|maybe|plus|just|i|id|would|want|need|like|probably|at least|preferably|ideally|' +
    String.raw`to|take) )*(?:an?|one|1|another|something|smth|${FEW})${NO_COURSE} ` +
    '(?!(?:bit|lot|ton|few|day|time|while|week|year|kid|person|fan|huge fan|first|freshman|sophomore|' +
    String.raw`junior|senior|transfer|rating|workload|meeting|class (?:that|which|where|with|of|on|about))\b)[a-z]`,
  'gu',
);
const OPENS =
  /(?:^|[.!?\n])\W*(?:\w+ ){0,4}(?:spring|fall|semester|term|sem)(?: 20\d\d)?\W* (?:with|of|from|including|containing|where|featuring|:)/u;

/** "Spring with …", "spring: …", at the beginning of a sentence. */
const opensWithTerm = (words: readonly Word[]): boolean =>
  words.some(({ gap }, from) => {
    if (from > 0 && gap !== 'stop') return false;
    const texts = words.slice(from, from + MOST_OPENING).map(({ text }) => text);
    let at = texts.findIndex((text) => !BEFORE_TERM.has(text));
    if (!TERM_SAID.has(texts[at] ?? '')) return false;
    while (TERM_SAID.has(texts[at] ?? '')) at += 1;
    return OPENS_PARTS.has(texts[at] ?? '');
  });
const MOST_OPENING = 12;

/** "I need a writing class. What is there in spring?": a list. */
export const asksWhatThereIs = ({ context, frame, message }: Turn): boolean =>
  context.week === null && frame.named.length === 0 && ASKS_WHAT_THERE_IS.test(message);
