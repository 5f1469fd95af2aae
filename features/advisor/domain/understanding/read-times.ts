import { type Part, PART, PARTS, T, clockOf, clockTime, partOf, spanOf } from './clock-words.ts';
import { DISLIKES } from './dislikes.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const NO = String.raw`(?:no|not|never|nothing|avoid(?:ing)?|${DISLIKES}|without|do not want(?: any)?|do not like|can not do|can not make|not a|excluding|except)(?: (?:any|in|the|on|at|have|classes|courses|a|class|too))*`;

const OCCUPIED = String.raw`(?:(?:i (?:work|row|train|lift)|i am working|(?:i have |my )?(?:work|practice|training|rehearsals?|crew|lifting|shifts?|(?:a|my) job))(?: (?:at|in|for) (?:a |an |the |my )?[a-z]+)?(?: (?:is|are|starts?|ends?|goes|runs|lasts))?(?: (?:every|each) (?:day|morning|afternoon|evening)| daily)?)`;

/** Reads times of day: "after 2", "not before 10", "mornings", "no 9 ams". */
export const readTimes = (scrap: Scrap, { wish: { search }, readings }: Draft): void => {
  const after = (said: string | undefined): boolean | void => {
    const clock = said === undefined ? null : clockOf(said);
    if (clock === null) return false;
    search.starts_at_or_after = clock;
  };
  const before = (said: string | undefined): boolean | void => {
    const clock = said === undefined ? null : clockOf(said);
    if (clock === null) return false;
    search.ends_at_or_before = clock;
  };
  // "I work from 4pm every day", "practice is every morning until 10": the hours beside it are free.
  scrap.take(
    new RegExp(
      String.raw`\b${OCCUPIED} (from|after|until|till) ${T}(?! ?(?:-|to|until|till) ?\d)(?: (?:every|each|on) (?:day|weekdays?|morning|afternoon|evening)| daily)?`,
    ),
    ([, end, said]) => (end === 'from' || end === 'after' ? before(said) : after(said)),
  );
  scrap.take(
    new RegExp(String.raw`\b(?:between|from|anywhere from)? ?${T} ?(?:-|to|and|until|till|through) ?${T}`),
    ([all, from = '', to = '']) => {
      // "2 and 3" alone is no span, "10-2" is.
      if (!/between|from|to|until|till|-|m\b/.test(all)) return false;
      const span = spanOf(from, to);
      if (!span) return false;
      [search.starts_at_or_after, search.ends_at_or_before] = span;
    },
  );
  scrap.take(new RegExp(String.raw`\b(?:no|${DISLIKES}) (\d{1,2}) ?a\.?m\.?'?s?(?![a-z])`), ([, hour]) => {
    search.starts_at_or_after = clockTime(Number(hour) + 1, 0);
    readings.push(`I read “no ${hour} ams” as nothing before ${Number(hour) + 1}:00 AM.`);
  });
  scrap.take(
    new RegExp(
      String.raw`\b(?:${NO}|not) (?:earlier than|before) ${T} (?:or|and|nor) (?:later than|after|past) ${T}`,
    ),
    ([, from, to]) => {
      const [start, end] = [clockOf(from ?? ''), clockOf(to ?? '')];
      if (start === null || end === null) return false;
      [search.starts_at_or_after, search.ends_at_or_before] = [start, end];
    },
  );
  const starts = String.raw`(?:(?:that |which )?(?:meets?|starts?|begins?|starting|beginning|is|are|be) )?`;
  scrap.take(
    new RegExp(String.raw`\b(?:${NO}|not) (?:start(?:s|ing)? )?(?:earlier than|before|until|prior to) ${T}`),
    ([, said]) => after(said),
  );
  scrap.take(
    new RegExp(String.raw`\b(?:${NO}|not) (?:end(?:s|ing)? )?(?:later than|after|past) ${T}`),
    ([, said]) => before(said),
  );
  scrap.take(
    new RegExp(
      String.raw`\b${starts}(?:at or |only |any ?time )?(?:after|past|later than|from) ${T}(?: (?:on|onwards?|or later))?`,
    ),
    ([, said]) => after(said),
  );
  scrap.take(new RegExp(String.raw`\b${starts}(?:at )?${T} (?:or (?:later|after)|onwards?)\b`), ([, said]) =>
    after(said),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:that |which )?(?:(?:is |be |am |are )?(?:done|over|finished|out|ends?|ending|finish(?:es)?) )?(?:before|by|until|till|earlier than|prior to) ${T}`,
    ),
    ([, said]) => before(said),
  );
  scrap.take(new RegExp(String.raw`\b(?:at )?${T} (?:or (?:earlier|before))\b`), ([, said]) => before(said));
  scrap.take(/\b(?:at|around|@) ((?:\d{1,2}(?::\d\d)? ?(?:am|pm))|noon|\d{1,2}:\d\d)/, ([said, at]) => {
    const clock = clockOf(at ?? '');
    if (clock === null) return false;
    search.starts_at_or_after = clock;
    readings.push(`I read “${said.trim()}” as not before that time.`);
  });
  readParts(scrap, search, readings);
};

const readParts = (scrap: Scrap, search: Draft['wish']['search'], readings: string[]) => {
  const notBeforeTen = (reading: string) => {
    // "I hate early mornings, a class after noon": a later hour that was named stands.
    if ((search.starts_at_or_after ?? '00:00') >= '10:00') return;
    search.starts_at_or_after = '10:00';
    readings.push(reading);
  };
  scrap.take(
    /\b(?:no|not|nothing|avoid|hate|without|do not (?:want|like|do)|not a fan of) (?:(?:any|too|super|so|very|have|classes|that is|the) )*(?:early(?: mornings?| classes| morning classes)?|morning person)\b/,
    () => notBeforeTen('I read “not early” as nothing before 10:00 AM.'),
  );
  scrap.take(/\b(?:i )?(?:like to )?(?:sleep(?:ing)? in|(?:am a )?late riser|wake up late)\b/, () =>
    notBeforeTen('I read sleeping in as nothing before 10:00 AM.'),
  );
  scrap.take(/\b(?:i am )?not a morning person\b/, () =>
    notBeforeTen('I read “no morning person” as nothing before 10:00 AM.'),
  );
  scrap.take(
    new RegExp(String.raw`\b${NO} (?:the )?${PART}(?: (?:classes|class|courses))?\b`),
    ([, part]) => {
      if (partOf(part) === 'morning') search.starts_at_or_after = '12:00';
      else search.ends_at_or_before = partOf(part) === 'afternoon' ? '12:00' : '17:00';
    },
  );
  const wanted: Part[] = [];
  scrap.take(
    new RegExp(String.raw`\b(?:in the |during the |on |the |late |early |mid ?-?|only )*${PART}\b`),
    ([all, part]) => {
      // "Night" is also a title's word; with "at", a plural or a class it is a time.
      if (
        part === 'night' &&
        !/nights/.test(all) &&
        !scrap.has(/\b(?:at night|night (?:class|course|seminar|lecture))/)
      )
        return false;
      wanted.push(partOf(part));
    },
  );
  if (wanted.length === 0) return;
  const starts = wanted.map((part) => PARTS[part][0]).sort()[0] ?? '00:00';
  const ends =
    wanted
      .map((part) => PARTS[part][1])
      .sort()
      .at(-1) ?? '23:59';
  if (starts > '00:00') search.starts_at_or_after ??= starts;
  if (ends < '23:59') search.ends_at_or_before ??= ends;
  const words: Record<Part, string> = {
    morning: 'over by noon',
    afternoon: 'between noon and 6:00 PM',
    evening: 'from 5:00 PM',
  };
  const [only] = wanted;
  if (only && new Set(wanted).size === 1) readings.push(`I read “${only}” as ${words[only]}.`);
};
