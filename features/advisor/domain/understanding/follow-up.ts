import type { Context } from './context.ts';
import type { Cues } from './decide.ts';
import type { References } from './read-references.ts';
import type { WishRead } from './read-wish.ts';
import type { SearchInput, Wish } from './request.ts';
import { isEmptyWish, mergeWishes } from './wish.ts';

const OPENS =
  /^\s*(?:(?:ok(?:ay)?|hmm+|oh|well|yeah|yes|no|nah|cool|great|nice|thanks|actually|hm)[ ,.]+)*(?:and|but|or|also|what about|how about|what if|only|just|instead|any|same|now|actually|maybe|with|without|not|preferably|on|in|at|make it|is there|are there|do any|does any|which|could (?:it|they)|can (?:it|they)|that (?:is|are|i)|something|anything|ones?|more|others?|another|else|too|less|under|over|before|after|no|i can not|i do not|nothing|for|from|at least|at most|rated|easier|lighter|sort)\b/;
const POINTS = /\b(?:instead|those|them|these|others?|more|another|else|of those|narrow|filter|too)\b/;
const FRESH =
  /\b(?:recommend|suggest|find(?: me)?|looking for|look for|search|show me|give me|list|i want|i need|i would like|what are|what (?:is|are) (?:some|the|good))\b/;
/** "Anything on Shakespeare", without an "and" before it: something new is asked. */
const ANY =
  /^\s*(?:(?:ok(?:ay)?|hmm+|so|oh|well|cool|great|nice|thanks) ,? ?)*(?:any|anything|something|is there (?:an?|any|anything|something)|are there (?:any|some))\b(?! (?:easier|lighter|shorter|smaller|better|else|like that))/;
/** "What do I take first?": of what was spoken of. */
const FIRST = /\b(?:what|which|where)\b.{0,40}\b(?:first|start|begin)\b/;
/** "I am new here, what should I take first?": said by who begins anew. */
const NEWCOMER = /\bi am (?:(?:all |brand |completely |totally )*new\b|just (?:starting|beginning)\b)/;
const OF_ALL = /\bwhich of (?:the|all)\b(?! (?:above|list|ones|2|3|4|5|two|three))/;
const MORE =
  /\b(?:more(?! than| work| hours| (?:chill|relaxed|advanced|intense|challenging))|others?|another|else|different|next (?:few|ones|page)|new ones|additional|keep going|again)\b/;
const AMONG =
  /\b(?:(?:of|among|from|in|out of) (?:them|those|these|the list|that list)|those|these|them|which (?:one|ones|is|are|has|have|of))\b/;
/** What comes after a course. */
export const LEADS_ON = /\b(?:after|next|follow(?:s|ing|[- ]up)?|continue|now|build|then)\b/;

/** Whether a message changes the last wish rather than saying a new one. */
export const isFollowUp = ({ wish }: WishRead, { recommend, courseNoun }: Cues, text: string): boolean => {
  const { search } = wish;
  const namesField =
    search.subjects !== undefined ||
    search.areas !== undefined ||
    search.text !== undefined ||
    search.topics !== undefined;
  if (namesField && !POINTS.test(text) && (FRESH.test(text) || ANY.test(text) || OF_ALL.test(text)))
    return false;
  if (courseNoun && FRESH.test(text) && !POINTS.test(text) && !MORE.test(text)) return false;
  if (wish.like !== null || wish.countsTowards !== null || wish.after.length > 0) return false;
  if (FIRST.test(text) && !namesField) return !NEWCOMER.test(text);
  const says = !isEmptyWish(wish) || MORE.test(text) || wish.wanted !== null;
  if (OPENS.test(text) || POINTS.test(text) || wish.than !== null) return says;
  // "Government seminars on Thursday afternoons" says all of a wish, however short it is.
  const isWhole = courseNoun || search.component !== undefined || Object.keys(search).length > 1;
  if (search.instructor !== undefined || (namesField && isWhole)) return false;
  // A word all by itself is a topic of its own.
  const isBare = Object.keys(search).every((key) => key === 'text' || key === 'topics');
  return !isEmptyWish(wish) && !(namesField && (recommend || isBare)) && text.split(' ').length <= 6;
};

const joined = (...lists: (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** The wish that a message leaves standing, together with what was wished before. */
export const wishFollowing = (
  { wish, roles }: WishRead,
  { codes }: References,
  context: Context,
  text: string,
  followUp: boolean,
  besides: readonly string[],
): Wish => {
  const search: SearchInput = { ...wish.search };
  let next: Wish = { ...wish, search };
  if (roles.taken.length > 0) {
    search.exclude_codes = joined(search.exclude_codes, roles.taken);
    if (LEADS_ON.test(text) && !search.subjects && !search.text) next.after = roles.taken;
  }
  if (wish.after.length > 0) search.exclude_codes = joined(search.exclude_codes, wish.after);
  const those =
    roles.clearOfThose && roles.taking.length === 0
      ? [codes, context.focus, context.shown].find((list) => list.length > 0)
      : [];
  const taking = joined(search.no_conflict_with, roles.taking, besides, those);
  if (taking.length > 0) {
    search.no_conflict_with = taking;
    search.exclude_codes = joined(search.exclude_codes, taking);
  }
  const before = [codes, context.focus, context.shown].find((list) => list.length > 0) ?? [];
  if (next.than?.codes.length === 0)
    next.than = before.length > 0 ? { ...next.than, codes: [...before] } : null;
  if (wish.than && next.than === null) {
    // Compared with nothing: the least (or the most) comes first.
    search.sort = wish.than.field;
    if (!wish.than.less && wish.than.field !== 'rating') search.descending = true;
  }
  if (
    next.like === null &&
    before.length > 0 &&
    !(followUp && MORE.test(text)) &&
    /\b(?:like (?:it|this|that)|similar)\b/.test(text)
  )
    next.like = before[0] ?? null;
  if (followUp && context.wish) next = mergeWishes(continued(context.wish, search), next);
  if (followUp && AMONG.test(text) && context.shown.length > 1 && !next.than && !MORE.test(text))
    next.search.codes = context.shown;
  else if (followUp && (MORE.test(text) || next.than?.codes.length === 1))
    next.search.exclude_codes = joined(next.search.exclude_codes, context.offered);
  return next;
};

/** What of an earlier wish a later one builds on. */
const continued = (earlier: Wish, later: SearchInput): Wish => {
  const { exclude_codes: _excluded, codes: _codes, text, topics, ...search } = earlier.search;
  const newField = later.subjects !== undefined || later.areas !== undefined || later.topics !== undefined;
  return {
    ...earlier,
    search: newField ? search : { ...search, ...(text && { text }), ...(topics && { topics }) },
    than: null,
    wanted: null,
  };
};
