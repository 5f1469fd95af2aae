import type { Vocabulary } from '../spans/vocabulary.ts';
import type { Setting } from '../spans/propose-spans.ts';
import { type Reading, readMessage } from './read-message.ts';

/** How many readings are kept for a vocabulary: those of the conversations that are going on. */
const MOST_KEPT = 300;
const kept = new WeakMap<Vocabulary, Map<string, Reading>>();

/** `readMessage`, remembered: each reply reads its whole conversation again, and several parts of it ask for the reading. */
export const readOnce = (message: string, vocabulary: Vocabulary, setting: Setting): Reading => {
  const { table, except, ...more } = setting;
  if (except !== undefined) return readMessage(message, vocabulary, setting);
  const readings = kept.get(vocabulary) ?? new Map<string, Reading>();
  kept.set(vocabulary, readings);
  const key = JSON.stringify([numberOf(table), message, more]);
  const known = readings.get(key);
  if (known) return known;
  const reading = readMessage(message, vocabulary, setting);
  const [oldest] = readings.keys();
  if (readings.size >= MOST_KEPT && oldest !== undefined) readings.delete(oldest);
  readings.set(key, reading);
  return reading;
};

const numbers = new WeakMap<Setting['table'], number>();
let next = 0;
const numberOf = (table: Setting['table']): number => {
  const known = numbers.get(table);
  if (known !== undefined) return known;
  numbers.set(table, (next += 1));
  return next;
};
