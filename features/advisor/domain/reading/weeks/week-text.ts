import { spelledOut } from '../spans/words.ts';
import { ONE_OF_TOPICS } from '../tables/weeks/week-bases.ts';
import { BOUNDS_IN_PLAIN, CHANGES_IN_PLAIN } from '../tables/weeks/week-phrases.ts';

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
    message.replaceAll(/[’`]/g, "'").replaceAll(DAY_TO_DAY, daysBetween),
  );

/** "Tuesday through Thursday": those three. */
const daysBetween = (said: string, first: string, last: string): string => {
  const [from, to] = [first, last].map((day) =>
    WEEKDAYS_SAID.findIndex((name) => name.startsWith(day.slice(0, 3).toLowerCase())),
  );
  const days = WEEKDAYS_SAID.slice(from, (to ?? 0) + 1);
  return days.length === 0 ? said : days.join(' and ');
};
const WEEKDAYS_SAID = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const DAY_TO_DAY =
  /\b(mon|tue|wed|thu)[a-z]{0,6} ?(?:-|–|through|thru|to|till|until) ?(tue|wed|thu|fri)[a-z]{0,5}\b/giu;

/** The message with additions and removals in wordings that lines read: "took out" as "drop". */
export const inPlainChanges = (message: string): string =>
  CHANGES_IN_PLAIN.reduce((text, [phrase, said]) => text.replaceAll(phrase, said), message).replaceAll(
    ONE_OF_TOPICS,
    (_, only: string, topics: string) => `${only}${topics.replaceAll(/, (?:and |or )?| and |\//giu, ' or ')}`,
  );
