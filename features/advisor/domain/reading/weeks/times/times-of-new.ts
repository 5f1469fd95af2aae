import type { Places } from '../../../week/week-tools.ts';
import type { Turn } from '../../turn.ts';
import { boundsIn } from '../week-parts.ts';
import { inPlainBounds } from '../week-text.ts';

/**
 * Days and times of the course that comes, and not of the week: "swap it for something that doesn't meet Fridays", "add a
 * film class after two". `left` is the message without them.
 */
export const timesOfNew = ({ message, readPart }: Turn): { of: Partial<Places>; left: string } => {
  const [clause] = OF_NEW.exec(message) ?? [];
  if (clause === undefined) return { of: {}, left: message };
  const bounds = boundsIn(readPart(inPlainBounds(clause)).frame);
  const { free_days: avoid_days, starts_at_or_after, ends_at_or_before } = bounds;
  const of: Partial<Places> = {
    ...(avoid_days === undefined || avoid_days.length === 0 ? {} : { avoid_days }),
    ...(starts_at_or_after === undefined ? {} : { starts_at_or_after }),
    ...(ends_at_or_before === undefined ? {} : { ends_at_or_before }),
  };
  return Object.keys(of).length === 0
    ? { of, left: message }
    : { of, left: message.replace(clause, ' something ') };
};

const DAY = String.raw`(?:mon|tue|wed|thu|fri)`;
/** Where what is said of the new course ends, and that of the week begins. */
const OF_WEEK =
  String.raw`,? ?(?:\b(?:and|but|also|with|plus|so)\b )?(?:please )?` +
  String.raw`(?:\b(?:no(?:thing)?|none|everything|all|keeps?|leaves?|gives?|frees?|still|then|make|i|my|free|` +
  String.raw`done|home|out)\b|${DAY}[a-z]* (?:off|free|clear|empty))`;
const OF_NEW = new RegExp(
  String.raw`\b(?:something|anything|smth|sth|one more|` +
    String.raw`(?:an?|one|another|some|any|the)(?: [\w-]+){0,4}? ` +
    '(?:class|course|seminar|elective|lecture|lab|one|thing|gen ?ed)|' +
    String.raw`an?(?:other)? (?:third|fourth|fifth|sixth|\dth))\b` +
    String.raw`(?:(?!(?:,| and\b| but\b| so\b(?: that\b)?| which\b)${OF_WEEK})[^.;!?\n]){3,90}`,
  'iu',
);
