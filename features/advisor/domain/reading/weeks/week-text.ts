import { inClocks, spelledOut } from '../spans/words.ts';
import { ONE_OF_TOPICS } from '../tables/weeks/week-bases.ts';
import { numberSaid } from '../tables/weeks/week-amounts.ts';
import { BOUNDS_IN_PLAIN, CHANGES_IN_PLAIN } from '../tables/weeks/week-in-plain-words.ts';
import { REFUSED_TIMES } from '../tables/weeks/refused-times.ts';
import { WEEK_ASIDES } from '../tables/weeks/week-asides.ts';
import { WEEK_CHATTER } from '../tables/weeks/week-chatter.ts';
import { WEEK_EDITS } from '../tables/weeks/week-edits.ts';
import { WEEK_CONDITIONS } from '../tables/weeks/week-conditions.ts';
import { WEEK_SAYINGS } from '../tables/weeks/week-sayings.ts';
import { WEEK_SIGNS } from '../tables/weeks/week-signs.ts';
import { WEEK_REGISTERS } from '../tables/weeks/week-registers.ts';
import { WEEK_WORDINGS } from '../tables/weeks/week-wordings.ts';
import { withoutTales } from './plain/without-tales.ts';

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
    inSingleDays(message.replaceAll(/[’`]/g, "'")),
  );
export const inSingleDays = (message: string): string => message.replaceAll(DAY_TO_DAY, daysBetween);

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

/** The message with times that the student refuses as bounds. */
const inPlainTimes = (message: string): string =>
  REFUSED_TIMES.reduce(
    (text, { says, instead }) => text.replaceAll(says, instead),
    message.replaceAll(/[’`]/g, "'"),
  );

/** The message with sayings in plainer words. */
export const inPlainSayings = (message: string): string =>
  [...WEEK_EDITS, ...WEEK_SIGNS, ...WEEK_ASIDES, ...WEEK_CHATTER, ...WEEK_SAYINGS].reduce(
    (text, { says, instead }) => text.replaceAll(says, instead),
    inEvery(withoutTales(inPlainTimes(inClocks(message))))
      .replaceAll(/[’`]/g, "'")
      .replaceAll(ANY_OF, (_, list: string) => `in ${list.replaceAll(/,? (?:and\/)?or |, ?/giu, ' or ')}`),
  );
/** "All of them to do with film, art or gender": of each one of these. */
const inEvery = (message: string): string =>
  message.replaceAll(EVERY, (_, how: string, list: string) => {
    const each = list.replaceAll(/,? (?:and\/)?or |, ?/giu, ' or ').replaceAll(/\b(?:the|a|an) /giu, '');
    return `every one of them ${FROM.test(how) ? 'in' : 'about'} ${each}`;
  });
const FROM = /^(?:from|in|out of|within)$/iu;
const THING =
  '(?!(?:my|no|not|nothing|and|but|plus|one|two|three|four|five|spring|fall|time|mon|tue|wed|thu|fri)' +
  String.raw`\b)(?:the )?[a-z-]{3,}(?: (?!(?:or|and|no|in|on|for|with|next|but|please)\b)[a-z-]+)?`;
const EVERY = new RegExp(
  String.raw`\ball (?:of (?:them|it|which|these|those) )?(?:(?:should|must|need to|have to|to) (?:be |have )?)?` +
    '(?:(?:something |anything )?(?:to do |having to do |related |concerned |dealing ))?' +
    '(on|with|about|to|concerning|regarding|around|from|in|out of|within) ' +
    String.raw`(${THING}(?:(?:, ?(?:and\/)?(?:or )?| (?:and\/)?or )${THING}){0,5})` +
    String.raw`(?=[,.;:!?)]|\W*$| (?:and|no|for|in|on|with|but|please|next)\b)`,
  'giu',
);
const FIELD = String.raw`(?:\d{1,2}[a-z]?|(?!(?:no|not|nothing|and|but|plus)\b)[a-z]+(?: [a-z]+)?)`;
/** "Three out of 17, 21A or 24": fields of which any will do. */
const ANY_OF = new RegExp(
  String.raw`\b(?:out of|from among|from|among|any of|all in|each in|either) ` +
    String.raw`(${FIELD}(?:, ?${FIELD}){1,6},? (?:and/)?or ${FIELD})` +
    String.raw`(?=[.,;!?)]|\W*$| (?:that|which|with|for|on|but|only|please|pls|rated|under|all|` +
    String.raw`in (?:the )?(?:spring|fall))\b)`,
  'giu',
);

/** The message with additions and removals in wordings that lines read: "took out" as "drop". */
export const inPlainChanges = (message: string): string =>
  CHANGES_IN_PLAIN.reduce(
    (text, [phrase, said]) => text.replaceAll(phrase, said),
    inPlainWords(message),
  ).replaceAll(
    ONE_OF_TOPICS,
    (_, only: string, topics: string) => `${only}${topics.replaceAll(/, (?:and |or )?| and |\//giu, ' or ')}`,
  );

const inPlainWords = (message: string): string => {
  const text = [...WEEK_CONDITIONS, ...WEEK_REGISTERS, ...WEEK_WORDINGS].reduce(
    (said, { says, instead }) => said.replaceAll(says, instead),
    inWholeNumbers(message.replaceAll(/[’`]/g, "'")),
  );
  const kept = CHANGES_ONE.test(text) ? text.replaceAll(KEEPS_REST, ' ') : text;
  // Units end the choice of courses before that, so that there may be as many.
  return BY_UNITS.test(kept) ? kept.replaceAll(EITHER_NUMBER, '$2 $3') : kept;
};
/** "Half history half music, four classes": two of each. */
const inWholeNumbers = (message: string): string => {
  const all = numberSaid(SEVERAL.exec(message)?.[1] ?? '');
  const halved =
    all > 1 && all % 2 === 0 ? message.replaceAll(HALVES, `${all / 2} $1 and ${all / 2} $2 `) : message;
  return halved.replace(LISTED, (_, lead: string, list: string) => lead + list.replaceAll(BARE, '$1one '));
};
/** "4 classes: 2 econ, gov, spanish": one of those without a number. */
const LISTED = new RegExp(
  String.raw`\b([2-8] ?|(?:two|three|four|five|six) )` +
    '((?:classes|courses|subjects)(?: (?:for|in|next) (?:the |next )?(?:spring|fall|term|semester))?' +
    ': ?[a-z0-9 ]+(?:,? (?:and )?[a-z0-9 ]+){1,5})',
  'iu',
);
const BARE = new RegExp(
  '((?:^|: ?|, ?(?:and )?))' +
    String.raw`(?!\d|one\b|two\b|three\b|an?\b|some|any|no\b|not\b|none|nothing|all\b|and\b)` +
    String.raw`(?=[a-z]+(?: [a-z]+)?(?:,|$|\.))`,
  'giu',
);
const SEVERAL = /\b([2-8]|two|four|six|eight) (?:[a-z]+ )?(?:classes|courses|subjects|seminars)\b/iu;
const HALVES = /\bhalf ([a-z]+(?: [a-z]+)?)(?:,| and|\/)? (?:and )?half ([a-z]+)\b(?! an?\b)/giu;
const BY_UNITS = /\d ?(?:units|credits)\b/iu;
const EITHER_NUMBER =
  /\b(\d|two|three|four|five|six) ?(?:or|to|-|–) ?(\d|two|three|four|five|six) (classes|courses|subjects|seminars|lectures)\b/giu;
const CHANGES_ONE =
  /\b(?:swap|switch|replace|exchange|trade|substitute|drop|remove|ditch|lose|instead|in (?:its|that) place|easier|lighter)\b/iu;
/** "But keep the other three how they are": that is what a change of one course does. */
const KEEPS_REST = new RegExp(
  String.raw`[,;.]? ?\b(?:(?:and|but|while|please|then|just) ){0,2}` +
    "(?:(?:keep|keeping|leave|leaving|without (?:touching|changing)|don'?t (?:touch|change)) (?:all )?" +
    '(?:the )?(?:others?|rest|remaining|everything else)' +
    String.raw`(?: (?:\d|two|three|four|five|ones|classes|courses))*` +
    '(?: of (?:it|them|my plan|the plan|my (?:classes|courses)))?|' +
    String.raw`(?:everything else|the (?:others|rest|other (?:\d|two|three|four|ones|classes|courses)))` +
    '(?: (?:can|should|must|has to|have to))? (?:stays?|remains?|is fine|are fine|staying)|' +
    '(?:the )?rest(?: of (?:it|them))? (?:the same|unchanged|as is))' +
    '(?: (?:alone|as (?:it is|they are|is|are|they were)|how (?:it is|they are)|' +
    'the way (?:it is|they are)|the same|untouched|unchanged|put|in place|please|pls|there|in))*' +
    String.raw`(?![\w ]{0,12}\b(?:change|swap)\b)`,
  'giu',
);
