import type { Places, WeekAsk } from '../../week/week-tools.ts';
import type { WeekSaid } from '../context.ts';
import type { Turn } from '../turn.ts';
import { partsAsked } from './ask-for-week.ts';
import { withOthers } from './change-week.ts';
import type { namedForWeek } from './named-courses.ts';
import { lasting } from './orders/lasting.ts';
import { ofCourses, partsOf } from './week-parts.ts';
import { inPlainBounds } from './week-text.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const RESIZES = new RegExp(
  String.raw`\b(?:make|keep|cut|reduce|bring|trim|get|bump|drop|have|do|go|take|want|just|only|rather|actually|` +
    String.raw`maybe|what about|how about|prefer|with|back|down)\b[^.?!\n]{0,30}?\b(${NUMBERS.join('|')}|\d)\b` +
    '(?: (?:courses|classes|course|class|of them|instead|only|please|pls|max|tops|in total|total|for now|' +
    String.raw`then))*\W*(?:[,.!?]|$|\b(?:but|and|with|though|tho|while)\b)`,
  'u',
);
const STEP = /\b(?:one|1) (?:(?:class|course) )?(fewer|less|more)\b/u;
const ONLY_COUNT = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|hmm|hm|no|actually|wait|and|so|just|only|maybe|lets do|let's do|what about|` +
    String.raw`how about)\W+)*(${NUMBERS.join('|')}|\d)` +
    String.raw`(?: (?:courses|classes|instead|is enough|are enough|please|pls|max|only|tops))*\W*$`,
  'u',
);

/** Replaces the course chosen last: "No, rather a music one". */
export const ratherThanLast = (
  turn: Turn,
  text: string,
  { wanted, rest }: ReturnType<typeof namedForWeek>,
  week: WeekSaid,
): WeekAsk | null => {
  const last = week.chosen?.toSorted((a, b) => a.place - b.place).at(-1)?.code;
  if (!RATHER.test(text) || wanted.length > 0 || last === undefined) return null;
  const { places } = partsAsked(turn, inPlainBounds(rest.replace(RATHER_SAID, ' ')));
  const [place, ...others] = places;
  // "Make it a film class instead" changes one wish, "no, rather music" all of them.
  const kept = /\brather\b/u.test(text) ? {} : lastingOf(week, last);
  return place === undefined || others.length > 0
    ? null
    : withOthers(week, { add: [], drop: [last], places: [{ ...kept, ...place, count: 1 }] });
};
/** What was said of the course before, and holds whatever comes in its place. */
const lastingOf = ({ asked, chosen = [] }: WeekSaid, code: string): Partial<Places> => {
  const place = asked.choose[chosen.find((each) => each.code === code)?.place ?? -1];
  return lasting(place ?? null);
};
const RATHER = /\b(?:rather|instead)\b/u;
const RATHER_SAID = /^\W*(?:(?:hmm+|hm|no|nah|ok|okay|actually|wait|sorry)\W+)+/iu;

/** Adds courses up to a number, as described: "Make it four with something in music". */
export const grownWith = (
  turn: Turn,
  text: string,
  { wanted, out, rest }: ReturnType<typeof namedForWeek>,
  week: WeekSaid,
): WeekAsk | null => {
  const said = GROWS.exec(text)?.[1];
  const size = said === undefined ? 0 : /^\d$/u.test(said) ? Number(said) : NUMBERS.indexOf(said);
  const more = size - week.codes.length;
  if (more <= 0 || more > MOST_MORE) return null;
  const parts = partsAsked(turn, inPlainBounds(rest.replace(GROWS, ' ')));
  const places: Places[] =
    parts.places.length === 0 && Object.keys(parts.load).length > 0
      ? [{ count: more, for: 'anything', ...parts.load }]
      : parts.places;
  const [first, ...others] = places;
  if (wanted.length + places.length === 0) return null;
  const open = more - wanted.length - others.length;
  return withOthers(week, {
    add: wanted,
    drop: out,
    places: first === undefined ? [] : [{ ...first, count: Math.max(first.count, open, 1) }, ...others],
  });
};
const MOST_MORE = 4;
const GROWS = new RegExp(
  String.raw`\b(?:make (?:it|that|this)|do|have|get|take|want|need|go up to|up to|bump it (?:up )?to) ` +
    String.raw`(${NUMBERS.join('|')}|\d)\b(?: (?:courses|classes|total|in total))*`,
  'iu',
);

const numberOf = (said: string | undefined): number | null =>
  said === undefined ? null : /^\d$/u.test(said) ? Number(said) : NUMBERS.indexOf(said);

/** A new total at the end: "One gen ed is enough, so three". */
const CLOSING = new RegExp(
  String.raw`(?:[,.;!?\n]|\b(?:enough|plenty)\b) ?(?:and )?(?:so|that(?:'s| is|s| makes)|makes?|for|hence) ` +
    String.raw`(?:it |that |just |only )?(${NUMBERS.join('|')}|\d)` +
    String.raw`(?: (?:courses|classes|in total|total|altogether|in all|then|please|pls))*\W*$`,
  'u',
);

/** Words of a message that only states a number of courses. */
const SIZE_WORDS: ReadonlySet<string> = new Set(
  (
    'a actually after all and alright be better been bit but can cant cannot classes could course ' +
    'courses cut do down enough fewer fine for get go going good great hmm ' +
    'i id ill im in is it its just say second thought thoughts on make makes done keep leave less let ' +
    'lets like limit made make manage many max maximum maybe me might much my nah need no now of ok okay ' +
    'only perfect please plenty pls prefer rather really reduce should so still stick sure take thank ' +
    'thanks that thats the them then these they think this those ' +
    'to too total trim try um uh wait want was we well will with work would wow yeah yes you'
  ).split(' '),
);
const SIZE = new RegExp(String.raw`\b(?:${NUMBERS.join('|')}|\d)\b`, 'u');
/** Whether a message has one number and only such words: "Thank you. Might it be made three?" */
export const isSizeOnly = (text: string): boolean => {
  const words = text.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbers = words.filter((word) => SIZE.test(word));
  return numbers.length === 1 && words.every((word) => SIZE_WORDS.has(word) || SIZE.test(word));
};

/** Removes the old number. */
const withoutOlder = (text: string): string => withoutKnown(text).replaceAll(OLDER, ' ');
/** Removes the number of courses that are known, beside another one: "just do three, keep those two". */
export const withoutKnown = (text: string): string => {
  const left = text.replaceAll(KNOWN, ' ');
  return SIZE.test(left) ? left : text;
};
const KNOWN = new RegExp(
  String.raw`\b(?:those|these|both|the (?:same|first|named)|my)(?: ${NUMBERS.join('| ')}| \d)\b`,
  'gu',
);
/** The old number of a change: "Three rather than four". */
const OLDER = new RegExp(
  String.raw`\b(?:rather than|instead of|than|not|from)(?: the)? (?:${NUMBERS.join('|')}|\d)\b(?: (?:courses|classes))?`,
  'gu',
);

/** A part of a message that only states a number of courses: "Three will do after all, but nothing before ten". */
const countOfPart = (message: string, now: number): number | null => {
  const parts = message.split(/[,.;!?\n]|\b(?:and|but|then|with)\b/u).map((part) => part.trim());
  if (parts.length === 1) return null;
  const counts = parts.filter((part) => isSizeOnly(part) && !TOO_MANY.test(part));
  const [said] = counts.flatMap((part) => numberOf(SIZE.exec(part)?.[0]) ?? []);
  if (counts.length === 1 && said !== undefined && said > 1) return said;
  return counts.length === 0 && parts.some((part) => ONE_GOES.test(part)) ? now - 1 : null;
};
const TOO_MANY = /\btoo (?:many|much)\b/u;
/** A course fewer, whichever: "Drop one", "that's one too many". */
const ONE_GOES = new RegExp(
  "^(?:(?:ok|okay|so|now|then|please|pls|can|could|you|u|just|let'?s|maybe|and|actually|i|want|to|i'?d|" +
    'like|need|have) )*(?:(?:drop|lose|cut|remove|take out|kick out|leave out|take|kick|get rid of) ' +
    '(?:just |only )?(?:one|any|any one|a|some) ?' +
    '(?:(?:of (?:them|those|these)|course|class|one|of the courses|of the classes) ?)*(?:out )?|' +
    "(?:that'?s|thats|it'?s|this is)? ?(?:one|1) (?:course |class )?too many|" +
    'one (?:course |class )?(?:fewer|less))(?:please|pls|so|whichever|you choose|then| )*$',
  'u',
);

export const countIn = ({ frame, asked }: Turn, message: string, week: WeekSaid): number | null => {
  const text = withoutOlder(message);
  if (frame.named.length > 0) return null;
  if (ONE_GOES.test(text.replaceAll(/[^a-z0-9' ]/gu, ' ').trim())) return week.codes.length - 1;
  const ofPart =
    ofCourses(frame).length > 0 || frame.order !== null ? null : countOfPart(text, week.codes.length);
  if (ofPart !== null) return ofPart;
  const closing = numberOf(CLOSING.exec(text)?.[1]);
  if (closing !== null && closing < week.codes.length) return closing;
  if (asked.length > 0 && !isSizeOnly(text)) return null;
  const step = STEP.exec(text)?.[1];
  if (
    step !== undefined &&
    partsOf(text).length === 1 &&
    ofCourses(frame).every(({ condition: { on } }) => on === 'hours' && step !== 'more')
  )
    return week.codes.length + (step === 'more' ? 1 : -1);
  const size = isSizeOnly(text) ? numberOf(SIZE.exec(text)?.[0]) : null;
  if (size !== null && size > 1) return size;
  if (ofCourses(frame).length > 0 || frame.order !== null) return null;
  const said = (ONLY_COUNT.exec(text) ?? (/\b(?:one|1) more\b/u.test(text) ? null : RESIZES.exec(text)))?.[1];
  if (said === undefined) return null;
  const number = /^\d$/u.test(said) ? Number(said) : NUMBERS.indexOf(said);
  const isTime = /\b(?:am|pm|before|after|until|by|days?)\b/u.test(text);
  return number > 0 && !isTime ? number : null;
};

/** The number of courses wanted, beside a course that goes: "Can we do 3 instead, without ECON 124". */
export const sizeSaid = (text: string): number | null => numberOf(RESIZES.exec(withoutOlder(text))?.[1]);

/** The number in "Make it three and keep ECON 110", where all named courses stay. */
export const countKeeping = (text: string): number | null => {
  const said = KEEPS.test(text) ? RESIZES.exec(withoutOlder(text))?.[1] : undefined;
  return said === undefined ? null : /^\d$/u.test(said) ? Number(said) : NUMBERS.indexOf(said);
};
const KEEPS =
  /\b(?:keep|keeping|with|including|as long as|one of (?:them|those|these)|(?:has to|must|should) (?:be|stay) in)\b/u;

/** The bounds that no longer hold: "Mornings are fine after all". */
export const relaxedBy = (text: string): ('starts_at_or_after' | 'ends_at_or_before')[] =>
  RELAXES.flatMap(([phrase, bound]) => (phrase.test(text) ? [bound] : []));
const FINE = String.raw`[^.?!\n]{0,20}\b(?:fine|ok|okay|alright|all right|no problem|work|works|good)\b`;
const FORGET = String.raw`\b(?:forget|never ?mind|scrap|drop|ignore|skip)(?: about)? (?:the |my |that )?`;
const RELAXES: readonly [RegExp, 'starts_at_or_after' | 'ends_at_or_before'][] = [
  [new RegExp(String.raw`${FORGET}(?:(?:free|early|no) )?(?:mornings?|start)\b`, 'u'), 'starts_at_or_after'],
  [
    new RegExp(String.raw`${FORGET}(?:(?:free|late|no) )?(?:evenings?|afternoons?|nights?)\b`, 'u'),
    'ends_at_or_before',
  ],
  [
    new RegExp(String.raw`\b(?:mornings?|early|earlier|9s|8s|nines?|any time|whenever|times)\b${FINE}`, 'u'),
    'starts_at_or_after',
  ],
  [
    new RegExp(
      String.raw`\b(?:evenings?|late|later|nights?|afternoons?|any time|whenever|times)\b${FINE}`,
      'u',
    ),
    'ends_at_or_before',
  ],
];
