import { spelledOut } from '../spans/words.ts';
import { BOUNDS_IN_PLAIN, CHANGES_IN_PLAIN } from '../tables/week-phrases.ts';

/** A message as phrases of weeks are held against it. */
export const weekText = (message: string): string =>
  spelledOut(message)
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    // The dot of a code ends no sentence.
    .replaceAll(/(?<=\d)\.(?=\d)/g, '·')
    .replaceAll(/[^\S\n]+/g, ' ');

/** The same message with its bounds in the words that lines read. */
export const inPlainBounds = (message: string): string =>
  BOUNDS_IN_PLAIN.reduce(
    (text, [phrase, said]) => text.replaceAll(phrase, said),
    message.replaceAll(/[’`]/g, "'"),
  );

/** The same message with what goes and comes in the words that lines read: "took out" as "drop". */
export const inPlainChanges = (message: string): string =>
  CHANGES_IN_PLAIN.reduce((text, [phrase, said]) => text.replaceAll(phrase, said), message);
