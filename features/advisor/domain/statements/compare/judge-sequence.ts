import type { Course } from '#features/catalogue/contract.ts';
import { formatClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { WEEKDAY_NAMES } from '#features/catalogue/domain/sections/weekdays.ts';
import type { Records } from './book.ts';
import { type Claim, type Judgement, open, told } from '../claim.ts';
import { compareFigure } from './judge-figures.ts';
import { judgeTerm } from './judge-words.ts';
import { daysOf, inScope, meetingsOf } from './sections-spoken-of.ts';

type Of<Says extends Claim['says']> = Extract<Claim, { says: Says }>;

interface Span {
  from: number;
  to: number;
  text: string;
}

/** The common begin and end of a course's meetings; null if they differ. */
const spanOf = (course: Course | undefined, section: Claim['section'] = null): Span | null => {
  const meetings = course ? inScope(course, section).flatMap(meetingsOf) : [];
  const [first] = meetings;
  if (!first || meetings.some(({ from, to }) => from !== first.from || to !== first.to)) return null;
  return { from: first.from, to: first.to, text: `${formatClock(first.from)} – ${formatClock(first.to)}` };
};

const spansOf = (codes: readonly string[], claim: Claim, records: Records): (Span | null)[] =>
  codes.map((code) => spanOf(records.in(code, claim.terms)[0]));

export const judgeBefore = (claim: Of<'before'>, code: string, records: Records): Judgement => {
  const [one, other] = spansOf([code, claim.than], claim, records);
  if (!one || !other) return open();
  return told(one.to <= other.from, `${code} ${one.text}, ${claim.than} ${other.text}`);
};

export const judgePause = (claim: Of<'pause'>, codes: readonly string[], records: Records): Judgement => {
  const [one, other] = codes.length === 2 ? spansOf(codes, claim, records) : [];
  if (!one || !other) return open();
  const [a = '', b = ''] = codes;
  const shared = WEEKDAY_NAMES.filter((day) =>
    [a, b].every((code) => {
      const course = records.in(code, claim.terms)[0];
      return course !== undefined && inScope(course, null).every((section) => daysOf(section).has(day));
    }),
  );
  const pause = Math.max(one.from, other.from) - Math.min(one.to, other.to);
  const record = `${a} ${one.text}, ${b} ${other.text}`;
  if (shared.length === 0) return open(record);
  const { minutes, bound } = claim;
  const said = { value: minutes, until: minutes, decimals: 0, bound };
  return { agrees: pause < 0 ? 'no' : compareFigure(pause, said, 'minutes'), record };
};

export const judgeSectionOrder = ({ names, sign }: Of<'section order'>, course: Course): Judgement => {
  const [one, other] = names.map((name) => spanOf(course, { kind: null, name }));
  if (!one || !other) return open();
  const record = `${one.text}, ${other.text}`;
  const [a, b] = [one.from, other.from];
  return told(sign === 0 ? a === b : (a - b) * sign > 0, record);
};

/** The claim does not say which course is in which term: either way agrees. */
export const judgeApart = (claim: Of<'apart'>, codes: readonly string[], records: Records): Judgement => {
  const [a, b] = codes;
  if (a === undefined || b === undefined || codes.length !== 2) return open();
  const [first, second] = claim.inTerms;
  const isIn = (code: string, term: (typeof claim.inTerms)[number]): Judgement =>
    judgeTerm({ ...claim, says: 'term', ...term, only: false }, records.of(code), records);
  const ways = [
    [isIn(a, first), isIn(b, second)],
    [isIn(a, second), isIn(b, first)],
  ];
  const record = [a, b]
    .map(
      (code) =>
        `${code} ${records
          .of(code)
          .map(({ term }) => term)
          .join(', ')}`,
    )
    .join('; ');
  if (ways.some((way) => way.every(({ agrees }) => agrees === 'yes'))) return told(true, record);
  return ways.every((way) => way.some(({ agrees }) => agrees === 'no')) ? told(false, record) : open(record);
};
