import type { Places } from '../../week/week-tools.ts';
import type { WeekSaid } from '../context.ts';
import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';
import { partsAsked } from './ask-for-week.ts';
import { someDescribed } from './change-week.ts';
import { numberSaid } from '../tables/weeks/week-amounts.ts';
import { weekAsked } from './week-request.ts';
import { inPlainBounds } from './week-text.ts';

/** "Two of them should be seminars", "at least one should count for my major": of those that were chosen. */
export const someOfThem = (turn: Turn, text: string, week: WeekSaid): Request | null => {
  const [, said = '', wish = ''] = SOME_SHOULD.exec(text) ?? [];
  const count = numberSaid(said);
  if (said === '' || turn.frame.named.length > 0 || !(count >= 1) || count > week.codes.length) return null;
  // "One of them should be easy" leaves open which: it is a change of one.
  if (count === 1 && !/\bcount/u.test(wish)) return null;
  const [place, ...others] = partsAsked(turn, inPlainBounds(`${said} courses that ${wish}`)).places;
  if (place === undefined || others.length > 0) return null;
  const described: Places = { ...place, count };
  return weekAsked(someDescribed(week, described));
};
const SOME_SHOULD = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|hmm+|but|and|also|actually|please|i want|i need|i'd like|can|could|make|have)\W+)*` +
    '(?:at least |at the very least |minimum )?(one|two|three|four|[1-4]) of ' +
    '(?:them|those|these|the (?:four|three|five|courses|classes)) ' +
    '(?:(?:should|must|has to|have to|needs? to|could|can|to) )?' +
    String.raw`((?:be|count|fulfil\w*|come|seminars?|history|in|from|about)\b[^.;!?\n]{0,60})`,
  'u',
);
