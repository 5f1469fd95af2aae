import { anyOf } from '../../spans/any-of.ts';
import type { Places } from '../../../week/week-tools.ts';
import { COURSE_MARK } from '../named-courses.ts';
import { isOfLoadOnly } from '../week-parts.ts';

/** "It means we're on the water", beside courses that were named: words of a story, and no further course. */
export const isTold = (place: Places, part: string, count: number | null): boolean =>
  count === null &&
  !isOfLoadOnly(place) &&
  !A_PLACE.test(part) &&
  !SAYS_MORE.test(part) &&
  !OF_EVERY.test(part) &&
  !NONE_OF_IT.test(part) &&
  (FOR_WHAT.test(part) || part.split(/\s+/u).length > MOST_BARE);
const MOST_BARE = 4;
const FOR_WHAT = /^(?:(?:so|and|but|ok|well) )*for /iu;
const A_PLACE = new RegExp(
  String.raw`\b(?:an?|one|ones|another|some|something|anything|smth|sth|whatever|any|more|other|others|each|all|` +
    'class(?:es)?|courses?|seminars?|electives?|lectures?|labs?|gen ?eds?|subjects?|requirements?|third|' +
    String.raw`fourth|fifth|rest|\d)\b`,
  'iu',
);

/** "CHEM 5 and three easy ones", "CHEM 5, so the other three light": beside the course that was named. */
export const isBesideNamed = (text: string, part: string): boolean => {
  const at = text.indexOf(part);
  const before = at < 0 ? '' : text.slice(0, at);
  return before.includes(COURSE_MARK.trim()) && (BESIDE.test(before) || OTHER_ONES.test(part));
};
const BESIDE =
  /(?:\b(?:and|plus|with|so|then|along with)\b|[+&]) ?(?:(?:the|only|just|maybe|pair it with) )*$/iu;
const OTHER_ONES =
  /^(?:so )?(?:the )?(?:other|remaining|rest)\b|\bothers?\b|\bmore\b|\b(?:around|beside|besides|alongside|next to|with) it\b/iu;

/** "Should be in CS": said of the place before. */
export const SAYS_MORE = anyOf(
  'iu',
  '^(?:(?:and|but|also|which|that|it|this|preferably|ideally) )*' +
    '(?:should|must|has to|have to|needs? to|ought to|could|can|would (?:ideally |preferably )?) ?' +
    String.raw`(?:ideally |preferably |really |also )?be\b(?! (?:done|over|free|home|out|able)\b)`,
  String.raw`^(?:preferably|ideally)\b`,
);
/** "All of them econ or gov". */
export const OF_EVERY = anyOf(
  'iu',
  String.raw`^all (?!the\b|my\b|day|week|morning|classes\b|courses\b|i\b|that\b|right\b)`,
  String.raw`\ball (?:of (?:them|it|which|these|my)\b|(?:in|from|seminars|lectures|labs|humanities)\b)`,
  String.raw`\b(?:every one of (?:them|which)|(?:any|each) of (?:them|which)|they (?:should|must) all|` +
    String.raw`(?:only|just)(?! (?:something|smth|one|two|an?|some|\d)\b)|nothing but|exclusively|entirely)\b`,
);

/** "Nothing sciencey". */
export const NONE_OF_IT = /^(?:(?:and|but|also) )*(?:nothing|none|not? )\b/iu;
/** Beside codes a title is all of its part, and no remark in small letters: "the dream team", "saints". */
export const isAlone = (title: string, part: string): boolean =>
  /^\p{Lu}[\p{L}-]* .*\p{Lu}/u.test(title) ||
  (/\p{Lu}/u.test(title)
    ? part.split(/\s+/u).length <= title.split(/\s+/u).length + 1
    : title.includes(' ') && !/^(?:the|my|a|an|this|that|our) /iu.test(part));
