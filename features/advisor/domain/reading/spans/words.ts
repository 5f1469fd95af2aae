import { OPENED } from '../tables/short-words.ts';

/** Only this many UTF-16 units of a message are read. */
const READ_MAX = 4_000;

/** What separates a word from the one before. */
export type Gap = 'space' | 'comma' | 'stop';

/** A word as it is read; a contraction becomes several words at one place. */
export interface Word {
  /** Folded: lower case, no accents. */
  text: string;
  /** Index in the message, in UTF-16 units. */
  start: number;
  end: number;
  number: number | null;
  /** Minutes after midnight, if the word has AM or PM, or minutes. */
  clock: number | null;
  gap: Gap;
  /** Capitalised, and not at the beginning of a sentence. */
  isName: boolean;
}

/** Alternatives in this order: joined days, times, numbers, "w/", words, signs. */
const TOKEN = new RegExp(
  [
    String.raw`\p{L}+(?:_\p{L}+)+`,
    String.raw`\d{2}-\d{3}(?![\p{L}\d-])`,
    String.raw`\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?`,
    String.raw`\d{1,2} ?[ap]\.?m(?:'?s)?\b\.?`,
    String.raw`\d+(?:\.\d+)?(?![\p{L}\d])`,
    String.raw`w\/(?:out|o)?(?![\p{L}\d])`,
    String.raw`[\p{L}\d][\p{L}\p{M}\d]*(?:['’\x60][\p{L}]+)*`,
    String.raw`\p{Extended_Pictographic}`,
    String.raw`[<>]=?|[.,;:!?()+&/…\n–—≤≥~@\-]`,
  ].join('|'),
  'giu',
);
/** A number joined with its unit: "6hrs", "15ppl". */
const GLUED = /^(\d+)(hrs?|hours?|units?|credits?|ppl|people|students?|stars?|ish)$/i;
/** "7h", "3x"; "21H" is a code. */
const GLUED_SHORT = /^(1?\d)([hx])$/;
const CLOCK = /^(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m(?:'?s)?\b\.?)?$/i;
/** Days with slashes are joined, not alternatives: "t/th", "m/w/f". */
const SLASHED_DAYS =
  /\b(?:m|t|tu|tue|tues|w|th|thu|thurs|r|f)(?:\/(?:m|t|tu|tue|tues|w|wed|th|thu|thurs|r|f))+\b/giu;

const WORKDAYS = /\b(?:monday|mon|m) ?(?:-|–|to|thru|through) ?(?:friday|fri|f)\b/giu;

/** A slash for "per": "6 hrs/wk". */
const EACH_WEEK = /(h|hrs?|hours?|days?|times?|x|units?) ?\/ ?(?:wk|week|w)\b/giu;

/** "Morning! …" is a greeting, no time of day. */
const GREETING = /^\s*(?:mornin[g’']?|afternoon|evening)\s*!/iu;
/** "Almost no hw" means homework, "hw many" does not. */
const HOMEWORK = /(?<=\b(?:no|any|zero|much|the|little|less|more) )hw\b/giu;

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES = 'one two three four five six seven eight nine'.split(' ');
/** "Twenty-five students": one number. */
const TENS_AND_ONES = new RegExp(String.raw`\b(${TENS.join('|')})[ -](${ONES.join('|')})\b`, 'giu');

/** "It's 15/15": as many as there are places. */
const TAKEN_OF_ALL = /(?<![\d/.])(\d{1,3})\/\1(?![\d/])/gu;

const ALWAYS = /\b24\/7\b/gu;
/** An exclamation mark for "not": "!tue". */
const TURNED = /(?<=^|\s)!(?=\p{L})/gu;
/** Digits for words: "4 my major", "2 take". */
const FOR = /\b4 (?=(?:my|me|a|an|one|the|this|us|next|spring|fall|beginners?|freshm[ae]n|non|someone)\b)/giu;
const TO = /\b2 (?=(?:take|do|be|get|have|know|see|find|avoid|fill|my|the)\b)/giu;

/** "Class #": its number. */
const NUMBER_SIGN = /\b(class|section|course) ?#/giu;
/** "#2", of a list. */
const NUMBERED = /(?<=^|\s)#(?=[1-9]\b)/gu;
/** "Friday-free". */
const FREE_OF = /(?<!\p{L})(\p{L}{3,30})-free\b/giu;
/** "Finish 6-3": a major by its number. */
const MAJOR = /\b(finish|finishing|complete|majoring in|major in|degree in) (\d{1,2})-(?:\d{1,2}|[a-z])\b/giu;

/** "What's left for 6-3": a major, and no hours. */
const LEFT_FOR_MAJOR =
  /\b(left|remaining|missing|need|requirements?|reqs?) (for|in) (?:the )?(\d{1,2})-(?:\d{1,2}|[a-z])(?: (?:major|degree)\b|(?=\W*$))/giu;
/** "Systems-y", "bio-ish". */
const LIKE_A_FIELD = /(?<!\p{L})(\p{L}{3,30})-(?:y|ish|esque)\b/giu;
/** "Mary A. Stone": the stop ends no sentence. */
const INITIAL = /(?<=\p{Lu}\p{Ll}+ \p{Lu})\.(?= \p{Lu}\p{Ll})/gu;

/** "For a 6-3": whom a class is for. */
const FOR_MAJOR = /\b(for|as) an? (\d{1,2})-(?:\d{1,2}|[a-z])\b/giu;

/** "Leaving econ aside": without it. */
const ASIDE = /\b(?:leaving|leave|setting|putting|put) ((?:[\p{L}\d.]+ ){1,3})(?:aside|apart)\b/giu;

/** Halves in words: "four and a half". */
const HALVES = /\b(\d|one|two|three|four|five|six|seven|eight|nine) and a half\b/giu;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numberOf = (said: string): string =>
  NUMBERS.includes(said.toLowerCase()) ? String(NUMBERS.indexOf(said.toLowerCase())) : said;

/** "Stat 111 hrs": a code and what is asked of it, and no amount. */
const CODE_AND_FIELD =
  /^(\W*\p{L}{2,10} ?(?:\d{3,}\p{L}{0,2}|\d+\p{L}{1,2})) (hrs?|hours?|days?|units?|credits?|students?|times?)(?=\W*$)/iu;

/** "6.x", "18.xx": any course of a department whose code is a number. */
const ANY_NUMBER = /\b(\d{1,2}[A-Z]?)\.(?:[xX]+|\*+|___?)(?![\w.])/gu;

/** "Env law"; "ENV-STD" is a code. */
const ENV =
  /\benv (?=(?:law|studies|science|sci|ethics|policy|history|justice|econ|economics|engineering)\b)/giu;

const A_DAY = String.raw`(?:mon|tue|tues|wed|thu|thur|thurs|fri|monday|tuesday|wednesday|thursday|friday)s?`;
/** "I work tue thu til 1 so nothing before 1 those days": which days is said before. */
const THOSE_DAYS = new RegExp(
  String.raw`\b(${A_DAY}(?:(?: and |, ?|\/| )${A_DAY}){0,4})\b` +
    String.raw`([^.?!\n]{1,60}\b(?:before|after|until|till?) (?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)) (?:on )?` +
    String.raw`(?:those|these|both) days\b`,
  'giu',
);

/** "9h45", "16h30": as clocks are read in French or Portuguese. */
const CLOCK_WITH_H = /\b([01]?\d|2[0-3]) ?h ?([0-5]\d)\b/giu;
/** "1030am". */
const CLOCK_IN_ONE = /\b(0?[1-9]|1[0-2])([0-5]\d) ?([ap]\.?m\b)/giu;

/** "10 30 am"; "2 10 am classes" are two. */
const CLOCK_IN_TWO = /\b(0?[1-9]|1[0-2]) (00|15|30|45) ?([ap]\.?m\b)/giu;

/** The message with its times as clocks. */
export const inClocks = (message: string): string =>
  message
    .replaceAll(CLOCK_WITH_H, '$1:$2')
    .replaceAll(CLOCK_IN_ONE, '$1:$2 $3')
    .replaceAll(CLOCK_IN_TWO, '$1:$2 $3');

/** Spells out signs and digits that stand for words. */
export const spelledOut = (message: string): string =>
  inClocks(message.slice(0, READ_MAX))
    .replace(CODE_AND_FIELD, '$1: $2')
    .replaceAll(ANY_NUMBER, 'course $1')
    .replaceAll(/\.{2,}/g, ', ')
    .replaceAll(/\bcourse (\d{1,2})-(?:\d{1,2}|[a-z])\b/giu, 'course $1 major')
    .replaceAll(MAJOR, '$1 course $2 major')
    .replaceAll(LEFT_FOR_MAJOR, '$1 $2 course $3 major')
    .replaceAll(
      THOSE_DAYS,
      (_, days: string, said: string) => `${days}${said} on ${days.split(/ and |, ?|\/| /u).join(' and ')}`,
    )
    .replaceAll(ENV, 'environmental ')
    .replaceAll(LIKE_A_FIELD, '$1')
    .replaceAll(INITIAL, '')
    .replaceAll(FOR_MAJOR, '$1 a course $2 major')
    .replaceAll(NUMBER_SIGN, '$1 number ')
    .replaceAll(NUMBERED, 'number ')
    .replaceAll(FREE_OF, 'no $1')
    .replace(GREETING, 'hello!')
    .replaceAll(HOMEWORK, 'homework')
    .replaceAll(ASIDE, 'without $1')
    .replaceAll(WORKDAYS, 'weekdays')
    .replaceAll(HALVES, (_, whole: string) => `${numberOf(whole)}.5`)
    .replaceAll(EACH_WEEK, '$1 a week')
    .replaceAll(TENS_AND_ONES, (_, tens: string, ones: string) =>
      String((TENS.indexOf(tens.toLowerCase()) + 2) * 10 + ONES.indexOf(ones.toLowerCase()) + 1),
    )
    .replaceAll(TAKEN_OF_ALL, 'full')
    .replaceAll(ALWAYS, 'always')
    .replaceAll(TURNED, ' not ')
    .replaceAll(FOR, 'for ')
    .replaceAll(TO, 'to ')
    .replaceAll(SLASHED_DAYS, (days) => days.replaceAll('/', '_'));

/** The words of a message, spelled out, in order. Linear in its length. */
export const wordsOf = (message: string): Word[] => {
  const text = message.slice(0, READ_MAX);
  const words: Word[] = [];
  /** The separator before the next word. */
  const before: { gap: Gap; isFirst: boolean } = { gap: 'stop', isFirst: true };
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    const end = index + raw.length;
    // A face ends what it is put to.
    const sign = FACE.test(raw) ? 'stop' : SIGNS.get(raw);
    if (sign === 'comma' || sign === 'stop') {
      if (before.gap !== 'stop') before.gap = sign;
      before.isFirst ||= sign === 'stop';
      continue;
    }
    const push = (folded: string, more: Partial<Word> = {}) => {
      words.push({
        text: folded,
        start: index,
        end,
        number: null,
        clock: null,
        gap: before.gap,
        isName: false,
        ...more,
      });
      before.gap = 'space';
      before.isFirst = false;
    };
    if (raw === '-' || raw === '–' || raw === '—') {
      // "3-6" is a range, "first-year" two words, " - " a pause.
      const isTight = /\S/.test(text[index - 1] ?? ' ') && /\S/.test(text[end] ?? ' ');
      const isRange = words.at(-1)?.end === index && /\d/.test(text[end] ?? '');
      if (isRange && (words.at(-1)?.number ?? words.at(-1)?.clock ?? null) !== null) push('to');
      else if (!isTight && before.gap === 'space') before.gap = 'comma';
      continue;
    }
    if (sign !== undefined) {
      for (const word of sign.split(' ')) push(word);
      continue;
    }
    const clock = clockOf(raw);
    if (clock !== null) {
      push(raw.toLowerCase(), { clock });
      // The dot of "Until 9 am. Any …" ends the sentence, that of "9 a.m. and" does not.
      if (/[^.]m\.$/.test(raw) || (raw.endsWith('.') && /^\s+\p{Lu}/u.test(text.slice(end, end + 3)))) {
        before.gap = 'stop';
        before.isFirst = true;
      }
    } else if (/^\d+(?:\.\d+)?$/.test(raw)) push(raw, { number: Number(raw) });
    else if (GLUED.test(raw) || GLUED_SHORT.test(raw)) {
      const [, number = '', unit = ''] = GLUED.exec(raw) ?? GLUED_SHORT.exec(raw) ?? [];
      push(number, { number: Number(number) });
      for (const part of opened(folded(unit))) push(part);
    } else {
      const isName = /^\p{Lu}/u.test(raw) && (!before.isFirst || /^\p{Lu}{2,}/u.test(raw));
      const parts = opened(folded(raw));
      for (const part of parts) {
        const number = /^\d+$/.test(part) ? Number(part) : null;
        // "I'm" is no name "AM".
        push(part, { isName: isName && parts.length === 1, number });
      }
    }
  }
  return words;
};

const FACE = /^\p{Extended_Pictographic}$/u;

/** Signs that stand for words, and those that separate clauses. */
const SIGNS = new Map([
  [',', 'comma'],
  ['(', 'comma'],
  [')', 'comma'],
  [':', 'stop'],
  [';', 'stop'],
  ['.', 'stop'],
  ['!', 'stop'],
  ['?', 'stop'],
  ['…', 'stop'],
  ['\n', 'stop'],
  ['&', 'and'],
  ['/', 'or'],
  ['+', 'plus'],
  ['<', 'under'],
  ['<=', 'at most'],
  ['≤', 'at most'],
  ['>', 'over'],
  ['>=', 'at least'],
  ['≥', 'at least'],
  ['~', 'about'],
  ['@', 'at'],
]);

const folded = (raw: string): string =>
  raw
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll(/[’`]/g, "'")
    .toLowerCase();

/** The words of a contraction: "doesnt", "can't", "thats". */
const opened = (word: string): string[] => {
  const known = OPENED.get(word.replaceAll("'", ''));
  if (known !== undefined) return known;
  const [, stem = word, ending = ''] = /^(.+?)(n't|'\w+)$/.exec(word) ?? [];
  const also = ENDINGS[ending];
  if (also === undefined) return [word.replaceAll("'", '')];
  return also === '' ? [stem] : [stem, also];
};

const ENDINGS: Record<string, string | undefined> = {
  "n't": 'not',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'m": 'am',
  "'d": 'would',
  "'s": '',
};

const clockOf = (raw: string): number | null => {
  const [, hours = '', minutes, half] = CLOCK.exec(raw) ?? [];
  if (hours === '' || (minutes === undefined && half === undefined)) return null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (hour > 23 || minute > 59) return null;
  if (half !== undefined) return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
  return guessed(hour) * 60 + minute;
};

/** Classes begin between 8 AM and 7 PM, so 1 to 7 are taken as PM. */
export const guessed = (hour: number): number => (hour >= 1 && hour <= 7 ? hour + 12 : hour);
