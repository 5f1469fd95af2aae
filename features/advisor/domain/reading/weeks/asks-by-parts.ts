import { BEFORE_TERM, LISTS_SAID, NEEDS, OPENS_PARTS, TERM_SAID } from '../tables/weeks/asks-for-week.ts';
import { does, sureFields, type Turn } from '../turn.ts';
import { partsAsked } from './ask-for-week.ts';
import type { AmountsSaid } from './week-amounts.ts';
import { namedForWeek } from './named-courses.ts';
import { boundsIn } from './week-parts.ts';
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
  if (opensWithTerm(texts) && described + named > 1) return true;
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

/** "Spring with …", "spring: …". */
const opensWithTerm = (texts: readonly string[]): boolean => {
  let at = texts.findIndex((text) => !BEFORE_TERM.has(text));
  if (!TERM_SAID.has(texts[at] ?? '')) return false;
  while (TERM_SAID.has(texts[at] ?? '')) at += 1;
  return OPENS_PARTS.has(texts[at] ?? '');
};
