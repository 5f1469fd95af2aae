import type { Word } from '../../spans/words.ts';
import { COUNTED } from '../../tables/weeks/clause-words.ts';
import type { boundsIn } from '../week-parts.ts';
import type { Order } from './order.ts';

/** "Take CHEM 5 out, it is not needed anymore": why. */
export const isSaidOfIt = (orders: readonly Order[], clause: readonly Word[]): boolean => {
  const texts = clause.map(({ text }) => text);
  const [first = '', second = ''] = texts;
  return (
    orders.at(-1)?.gone !== undefined &&
    orders.at(-1)?.gone !== null &&
    orders.at(-1)?.come === null &&
    clause.length <= MOST_SAID &&
    IT_SAID.has(first) &&
    BEING.has(second) &&
    !clause.some(({ text, number }) => COUNTED.has(text) || number !== null)
  );
};
const IT_SAID = new Set(['it', 'they']);
const BEING = new Set([
  'is',
  'are',
  'was',
  'were',
  'does',
  'do',
  'did',
  'has',
  'seems',
  'sounds',
  'looks',
  'just',
  'really',
]);
const MOST_SAID = 12;

/** "It shouldn't meet on Fridays", "nothing on a Monday for that one": times of the course that comes, which are read elsewhere. */
export const isOfComing = (
  orders: readonly Order[],
  clause: readonly Word[],
  boundsSaid: () => ReturnType<typeof boundsIn>,
): boolean => {
  const texts = clause.map((word) => word.text);
  const isOfIt =
    texts[0] === 'it' ||
    texts.some((word, at) => word === 'one' && (texts[at - 1] === 'that' || texts[at - 1] === 'this'));
  if (!isOfIt || !orders.some(({ come }) => come !== null && come.codes.length === 0)) return false;
  return Object.keys(boundsSaid()).length > 0;
};
