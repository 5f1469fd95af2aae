import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

/** Both ends included. */
interface Range {
  min?: number;
  max?: number;
}

interface Measure {
  /** Words that stand before the comparison: "workload", "rated". */
  before: string;
  /** Units that stand after the number. */
  after: string;
  number: string;
  /** What "less than 6" leaves out: the finest step that the measure has. */
  step: number;
  /** What a bare number after `before` means: "rated 4" is at least 4. */
  bare: 'min' | 'max' | null;
}

const MOST = String.raw`at most|max(?:imum)?(?: of)?|no more than|not more than|not over|not above|up to|within|<=|≤|no higher than`;
const BELOW = String.raw`under|below|less than|fewer than|lower than|smaller than|<|less`;
const LEAST = String.raw`at least|min(?:imum)?(?: of)?|no less than|not less than|not below|not under|>=|≥|no lower than`;
const ABOVE = String.raw`more than|over|above|higher than|greater than|better than|bigger than|larger than|>`;

const OR_LESS = String.raw`(?:or (?:less|fewer|under|below|lower|smaller)|max|tops|at most|maximum)\b`;
const OR_MORE = String.raw`(?:or (?:more|above|over|higher|better|up|greater)|\+|plus\b|and (?:up|above)|minimum\b|at least\b)`;
const LINK = String.raw`(?: (?:is|are|of|at|with|be|that is|should be|to be|being|around))*`;

/** Reads amounts of one measure: "under 6 hours", "rated 4.5 or better", "between 10 and 20 students". */
const readRange = (scrap: Scrap, measure: Measure, use: (range: Range) => void): void => {
  const { before, after, step, number } = measure;
  const below = (value: number) => Math.round((value - step) * 100) / 100;
  const above = (value: number) => Math.round((value + step) * 100) / 100;
  const read = (pattern: string, rangeOf: (a: number, b: number) => Range) =>
    scrap.take(new RegExp(pattern), (match) => {
      const [a, b] = match
        .slice(1)
        .filter((part) => part !== undefined)
        .map(Number);
      use(rangeOf(a ?? 0, b ?? 0));
    });
  const two = String.raw`(?:between |from )?(${number}) ?(?:-|to|and) ?(${number})`;
  read(String.raw`\b(?:${before})${LINK} ${two}(?: ?(?:${after}))?`, (min, max) => ({ min, max }));
  read(String.raw`(?<![\d.])${two} ?(?:${after})`, (min, max) => ({ min, max }));
  const eitherSide = (compared: string) =>
    String.raw`(?:(?:\b(?:${before}))${LINK} (?:${compared}) ?(?:a |an )?(${number})(?! ?\d)(?: ?(?:${after}))?|(?<![\w.])(?:${compared}) ?(?:a |an )?(${number}) ?(?:${after}))`;
  const trailing = (word: string) =>
    String.raw`(?:\b(?:${before})${LINK} (${number})(?: ?(?:${after}))? ?${word}|(?<![\d.])(${number}) ?${word} ?(?:${after})|(?<![\d.])(${number}) ?(?:${after}) ?${word})`;
  read(eitherSide(MOST), (max) => ({ max }));
  read(eitherSide(LEAST), (min) => ({ min }));
  read(trailing(OR_LESS), (max) => ({ max }));
  read(trailing(OR_MORE), (min) => ({ min }));
  read(eitherSide(BELOW), (value) => ({ max: below(value) }));
  read(eitherSide(ABOVE), (value) => ({ min: above(value) }));
  if (measure.bare !== null)
    read(String.raw`\b(?:${before})${LINK} (${number})(?![\d:]| ?[ap]m)(?: ?(?:${after}))?`, (value) => ({
      [measure.bare ?? 'min']: value,
    }));
};

export const HOURS = String.raw`hours?\b(?: of (?:work|homework|studying))?(?: ?(?:a|per|\/|each|every|an)? ?week(?:ly)?\b)?`;
const decimal = String.raw`\d{1,3}(?:\.\d+)?`;

const HALF_COURSE_UNITS = 2;

/** Hours a week, rating, units, students: every amount that has a number. */
export const readRanges = (scrap: Scrap, { wish: { search }, readings }: Draft): void => {
  scrap.take(
    new RegExp(String.raw`\b(?:around|about|roughly|approximately|like|~) ?(${decimal}) ?-? ?(?:${HOURS})`),
    ([, hours]) => {
      search.min_hours = Math.max(0, Number(hours) - 1);
      search.max_hours = Number(hours) + 1;
      readings.push(
        `I read “about ${hours} hours” as ${search.min_hours} to ${search.max_hours} hours a week.`,
      );
    },
  );
  const hours = { before: 'workload|work load|hours', after: HOURS, number: decimal, step: 0.01 };
  scrap.take(
    new RegExp(
      String.raw`\b(?:only|just) (?:have |got |want |spend |do )?(?:about )?(${decimal}) ?(?:${HOURS})`,
    ),
    ([, most]) => void (search.max_hours = Number(most)),
  );
  readRange(scrap, { ...hours, bare: null }, ({ min, max }) => {
    if (min !== undefined) search.min_hours = min;
    if (max !== undefined) search.max_hours = max;
  });
  readRange(
    scrap,
    {
      before: 'rated|rating|ratings|rate|score|scores|scored|q score|q|stars|reviews|reviewed',
      after: String.raw`(?:stars?\b|out of (?:5|five)\b|\/ ?5(?!\d)|(?:q )?ratings?\b|(?:q )?scores?\b|q\b)(?: ratings?\b)?`,
      number: String.raw`[1-5](?:\.\d+)?(?![\d:])`,
      step: 0.01,
      bare: 'min',
    },
    ({ min, max }) => {
      if (min !== undefined) search.min_rating = Math.min(min, 5);
      if (max !== undefined) search.max_rating = max;
    },
  );
  // A bare decimal up to five can be nothing but a rating.
  scrap.take(
    /\b(?:above|over|at least|higher than|better than|>=?) ?([1-4]\.\d+|5\.0)(?![\d.]| ?hours?\b)/,
    ([, least]) => {
      search.min_rating = Number(least);
    },
  );
  readRange(
    scrap,
    {
      before: 'units|credits',
      after: String.raw`-?(?:units?|credits?)\b(?: hours?)?`,
      number: decimal,
      step: 0.01,
      bare: null,
    },
    ({ min, max }) => {
      if (min !== undefined) search.min_units = min;
      if (max !== undefined) search.max_units = max;
    },
  );
  scrap.take(/(?<![\d.])(\d{1,2}(?:\.\d+)?) ?-? ?(?:units?|credits?)\b(?! left)/, ([, units]) => {
    search.min_units = Number(units);
    search.max_units = Number(units);
  });
  scrap.take(/\bhalf[- ](?:courses?|credits?|classes|class)\b/, ([said]) => {
    search.max_units = HALF_COURSE_UNITS;
    readings.push(`I read “${said}” as at most ${HALF_COURSE_UNITS} units.`);
  });
  readRange(
    scrap,
    {
      before: 'enrollment|class size|size',
      after: String.raw`(?:students?|people|kids|persons?|participants|seats|enrolled)\b(?: in it)?`,
      number: String.raw`\d{1,4}`,
      step: 1,
      bare: null,
    },
    ({ max }) => {
      if (max === undefined) return;
      search.max_enrollment = max;
    },
  );
};
