import { spelledOut } from '../spans/words.ts';
import { BOUNDS_IN_PLAIN, CHANGES_IN_PLAIN } from '../tables/week-phrases.ts';

/** A message in the form that the patterns of weeks match. */
export const weekText = (message: string): string =>
  spelledOut(message)
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    // The dot of a code does not end a sentence.
    .replaceAll(/(?<=\d)\.(?=\d)/g, '·')
    .replaceAll(/[^\S\n]+/g, ' ');

/** The message with its bounds in wordings that lines read. */
export const inPlainBounds = (message: string): string =>
  BOUNDS_IN_PLAIN.reduce(
    (text, [phrase, said]) => text.replaceAll(phrase, said),
    message.replaceAll(/[’`]/g, "'"),
  );

/** The message with additions and removals in wordings that lines read: "took out" as "drop". */
export const inPlainChanges = (message: string): string =>
  CHANGES_IN_PLAIN.reduce((text, [phrase, said]) => text.replaceAll(phrase, said), message);
