import { anyOf } from '../../spans/any-of.ts';

/** Words of what a new week is to consist of. */

/** "One easy philosophy class. I'd love something where I get to think": what the last one is to be like. */
export const OF_THE_LAST =
  /^i(?:'d| would)? (?:really |just )?(?:love|like|want|need) (?:something|one|a class|a course) where (?:i|you|we)\b/iu;
export const PART_OF_HOUR = /\b(?:quarter|half|five|ten|twenty) (?:to|past|till) \w+/iu;
/** "The others all HASS". */
export const OTHERS_ALL = /^(?:(?:and|then|but|with|so) )*(?:all )?(?:the )?(?:others|rest)\b/iu;
/** "An easy class", "a light one": a place, whatever else is said. */
export const A_ONE = /^(?:(?:and|also|then|maybe|plus) )*(?:an?|one|another) /iu;
export const LIGHT_ONE = anyOf(
  'iu',
  String.raw`\b(?:an?|one|another) (?:[\w-]+ ){1,3}(?:class|course|elective|one|thing)\b`,
  String.raw`^(?:(?:and|also|maybe|then|plus) )*(?:something|smth|sth|anything) (?:[\w-]+ )?` +
    String.raw`(?:easy|light|chill|lighter|easier|simple|relaxed)\b`,
);
export const A_COURSE = anyOf(
  'iu',
  String.raw`\b(?:an?|one|another|some|something|anything) (?:\w+ )?` +
    String.raw`(?:class|course|seminar|elective|for|that|from|towards?)\b`,
  String.raw`\b(?:class|course|requirement)\b`,
);
export const OF_THEM =
  /\b(?:of|among) (?:them|which|those|these|the (?:two|three|four|five|six|[2-6]|lot|whole))\b/iu;
/** Matches "one in philosophy" and "at least one gov class", which have no courses of their own to add. */
export const WITHIN = new RegExp(
  '^(?:(?:and|where|then|maybe|also) )*' +
    '(?:(?:at least |ideally |preferably )?(?:one|two|three|[1-3]) ' +
    String.raw`(?:in|from|about|on|out of|should|must|has to)\b|at least (?:one|two|three|[1-3])\b)`,
  'iu',
);
/** Words for all courses to be chosen: "Each at most ten hours". */
export const OF_EACH = /\b(?:each|every one|all (?:of )?(?:them|my|the)|all should|both)\b/iu;
export const FULFILS = new RegExp(
  String.raw`\b(?:count(?:s|ing)?|fulfil(?:l|ls|s|ling)?|satisf(?:y|ies|ying)|cover(?:s|ing)?|` +
    'tick(?:s|ing)?(?: off)?|meets?) ' +
    String.raw`(?:(?:something|anything|a requirement|requirements|some|a box|boxes) )?(?:for|towards?)\b` +
    String.raw`(?! (?:my|the|our)\b)`,
  'iu',
);
export const FOR_MAJOR =
  /\b(?:my|the|our|\w+) (?:major|concentration|degree|requirements?|reqs?)\b|\bcount(?:s|ing)? (?:for|towards?)\b/i;
export const FILLER = new RegExp(
  '^(?:(?:your|own|the|just|for|pure|my|good|nice|balanced) )*' +
    '(?:choosing|choice|picks?|picking|liking|fun|joy|pleasure|whatever|anything|else|more|further|' +
    'another|others?|free|extra|third|fourth|fifth|rest|remaining|fulfils?|fulfills?|fulfilling|' +
    'satisf(?:y|ies)|ticks?|goes|moves?|helps?)$',
  'iu',
);
/** Commands before the description of a week: "Build me four courses". */
export const COMMAND = new RegExp(
  '^(?:(?:good|nice|well) )*(?:please )?' +
    '(?:build|plan|make|draft|arrange|propose|suggest|offer|find|combination|combo|mix|set|balanced|' +
    'proposal|suggestion|selection|package|lineup)$',
  'iu',
);
/** Another place without conditions: "A third class, any". */
export const NEXT_ONE = new RegExp(
  String.raw`\b(?:an?|one|the|some|any) (?:good |nice |fitting |suitable |possible )?` +
    '(?:third|fourth|fifth|sixth|3rd|4th|5th|last|final|extra|additional|further)' +
    String.raw`(?: (?:one|class|course|elective))?\b`,
  'i',
);
/** A place introduced by a pronoun: "Something I can sleep through". */
export const SOMETHING = /^(?:(?:and|also|then|maybe|just) )*(?:something|anything|smth|sth|whatever)\b/i;
/** A place that is lighter than others: "A lighter elective". */
export const LIGHTER = new RegExp(
  String.raw`\b(?:an?|one|some|something|smth|\d|two|three) (?:\w+ )?` +
    String.raw`(?:lighter|easier|chiller|less intense|not (?:too|so|that|very) (?:hard|heavy|intense|much work))\b`,
  'i',
);
export const FOR_FUN = new RegExp(
  String.raw`\b(?:fun|whatever|anything|random|any other|electives?|wild ?card|` +
    'your (?:own )?(?:choice|choosing|pick|picking|liking)|you (?:pick|choose|like|want)|surprise|else|' +
    String.raw`more|others?)\b`,
  'i',
);
export const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
export const LEAD = new RegExp(
  '^(?:(?:so|as|other|remaining|rest|also|just|like|about|maybe|i|want|need|take|do|have|would|my|the|at least) )*' +
    String.raw`(${NUMBERS.join('|')}|[1-8])(?![.\w])(?: (?:other|more|additional|different))?(?= [a-z]) ` +
    '(?!hours?|hrs?|units|credits|am|pm|days?|times|stars|to|percent|or|of|course|class (?:schedule|semester)|' +
    String.raw`that\b)`,
  'iu',
);
export const IN_ONE =
  /\b(?:in|into|as) (?:one|an?|the same|a single) (?:schedule|timetable|semester|term|plan|week)\b/gi;
/** Describes the student: "For a course 2 sophomore". */
export const FOR_WHOM =
  /\b(?:for|as) an? (?:[\w.-]+ ){0,4}(?:freshman|sophomore|junior|senior|first[- ]year|second[- ]year|student|kid)\b/giu;
/** "Four courses for Theo". */
export const FOR_A_CHILD = new RegExp(
  String.raw`\b(courses|classes|subjects|week|schedule|timetable|plan|spring|semester) for ` +
    String.raw`(?:my \w+|him|her|them|[A-Z][a-z]{2,})(?= (?:in|for|next|this)\b|\W|$)`,
  'gu',
);
/** A remark about the places before it: "Two other things, whatever you like". */
export const OPEN_CHOICE = anyOf(
  'giu',
  String.raw`[,;:.-]? ?\b(?:whatever|anything|which(?:ever)?|what) (?:else )?(?:you|u) ` +
    String.raw`(?:like|want|pick|think(?: is best)?|choose|feel like|find|suggest|recommend)\b`,
  String.raw`[,;:.-]? ?\b(?:(?:your|ur) (?:choice|call|pick)|(?:up to|surprise) (?:you|u|me)|` +
    "i(?:'m| am|m) (?:open|flexible|easy)|don'?t (?:care|mind) (?:which|what)|" +
    String.raw`(?:rest|others?) (?:is|are|r) (?:up to (?:you|u)|open|free))\b`,
);
export const ONE = /^(?:an?|one|another|some|something|anything|\d)\b/i;
/** "Five hours a week" is no week. */
export const WEEK =
  /\b(?:schedule|semester|term|(?<!\b(?:a|an|per|each|every) )week|timetable|load|lineup|spring|fall|all)\b/i;
