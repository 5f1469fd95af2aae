import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import type { SectionsAsked } from './request.ts';
import { DAY_WORDS } from './spans/line.ts';
import { timesFrom } from './spans/times-of-day.ts';
import type { Word } from './spans/words.ts';
import { toWish } from './to-wish.ts';
import type { Turn } from './turn.ts';

/** "The labs of 6.3900 on Tuesday at 1": the kind and the hours of the sections asked for; null if neither was said. */
export const sectionsAsked = ({ frame, reading, vocabulary, message }: Turn): SectionsAsked | null => {
  const { component: kind, starts_at_or_after, ends_at_or_before } = toWish(frame, vocabulary).search;
  // A kind that no course is: a catalogue of lectures with recitations.
  const component = kind ?? KIND_OF[KINDS_IN_PLURAL.exec(message)?.[0].toLowerCase() ?? ''];
  const time = beginningAt(reading.words);
  const asked: SectionsAsked = {
    ...(component === undefined ? {} : { component }),
    ...(time === null
      ? {
          ...(starts_at_or_after === undefined ? {} : { starts_at_or_after }),
          ...(ends_at_or_before === undefined ? {} : { ends_at_or_before }),
        }
      : { starts_at: clockText(time) }),
  };
  return Object.keys(asked).length > 0 ? asked : null;
};

/** "Which labs does it have", "recitations of 6.3900": each section of a kind, and not whether the course is one. */
export const asksForEach = ({ message }: Turn): boolean => KINDS_IN_PLURAL.test(message);
const KINDS_IN_PLURAL =
  /\b(?:labs|laboratories|recitations|discussions|lectures|tutorials|seminars|studios|workshops)\b/i;
const KIND_OF: Record<string, string> = {
  labs: 'Laboratory',
  laboratories: 'Laboratory',
  recitations: 'Recitation',
  discussions: 'Discussion',
  tutorials: 'Tutorial',
};

/** The time after "at", or that follows a day: "at 1", "Tuesday 1pm"; not "done at 3", "at 1 or later". */
const beginningAt = (words: readonly Word[]): number | null => {
  for (const [at, { text }] of words.entries()) {
    const isTold = text === 'at' ? !ENDINGS.has(words[at - 1]?.text ?? '') : DAY_WORDS.has(text);
    const time = isTold ? timesFrom(words, at + 1).at(-1) : undefined;
    if (time === undefined || OPEN.has(words[time.to]?.text ?? '')) continue;
    if (text === 'at' || words[at + 1]?.clock != null) return time.time;
  }
  return null;
};
const ENDINGS = new Set(['done', 'out', 'over', 'ends', 'end', 'ending', 'finishes', 'finished', 'off']);
const OPEN = new Set(['or', 'and', 'to', 'until', 'onwards', 'onward', 'on', 'units', 'most', 'least']);
