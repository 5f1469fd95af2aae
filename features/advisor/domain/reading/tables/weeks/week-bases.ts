/**
 * Which week a message starts from: none, the student's plan as it is, or the week before with the same courses. Held against a message as it
 * was said, or in small letters; each gap is bounded, so that they are linear.
 */

const OWN = String.raw`(?:my|the (?:old|current|existing)) (?:(?:old|current|existing|present|previous|whole|entire|spring|fall|saved|own) ){0,2}(?:plan|planner|schedule|timetable)`;
const NOT = String.raw`(?:do ?n[o'’]?t|no need to|needn'?t)`;
const LEAVES = [
  String.raw`forget(?:ting)?(?: about)?`,
  String.raw`ignor(?:e|ing)`,
  String.raw`disregard(?:ing)?`,
  String.raw`never ?mind`,
  String.raw`(?:leav(?:e|ing)|put(?:ting)?|set(?:ting)?) aside`,
  String.raw`(?:leav(?:e|ing)) out`,
  String.raw`without(?: (?:looking at|using|considering|regard to|counting))?`,
  String.raw`regardless of`,
  String.raw`apart from`,
  String.raw`independent(?:ly)? of`,
  String.raw`not (?:from|based on|using|counting)`,
  String.raw`${NOT} (?:bother|worry|care|look|mind|use|consider|count|need|have|keep|touch|start|go|stick)(?: (?:to|keep|use|with|about|at|from|anything|any|all|of|in|by|everything|stick|bother|look)){0,5}`,
].join('|');
const FOR_NOW = String.raw`(?: (?:for (?:a|one) (?:sec|second|moment|minute|bit)|for now|entirely|completely|altogether|aside|here|this time|please|pls))*`;

/** "Ignore my plan", "setting my current plan aside": nothing of it counts. */
export const SETS_ASIDE = new RegExp(
  String.raw`\b(?:${LEAVES}) ${OWN}\b${FOR_NOW}|\b(?:put(?:ting)?|set(?:ting)?|leav(?:e|ing)) ${OWN} (?:aside|out(?: of (?:it|this))?)\b`,
  'giu',
);

/** "Fresh start", "from scratch": a week of its own. */
export const STARTS_OVER =
  /\b(?:(?:let'?s |and |to )?start(?:ing)?(?: all| completely)? (?:over|fresh|anew|from (?:zero|scratch|nothing|0))|fresh start|clean slate|blank slate|from scratch|new idea)\b/giu;

/** "Turn my plan into a timetable": all that it holds, and nothing else. */
export const OWN_AS_WEEK = new RegExp(
  String.raw`\b(?:turn|make|put|convert|lay out|show|arrange|build)\b[^.?!\n]{0,15}\bmy (?:\w+ )?(?:plan|planned (?:courses|classes))\b[^.?!\n]{0,15}\b(?:into|as|in) (?:an?|one|the)? ?(?:\w+ )?(?:timetable|schedule|week)\b|\b(?:timetable|schedule|week) (?:for spring |for fall )?(?:out of|of|for|from) (?:just |only |exactly )?(?:everything in |all of |what'?s in )?my (?:\w+ )?plan\W*$`,
  'u',
);

const MANY = String.raw`(?:two|three|four|five|six|[2-6])`;
/** "Exactly those four", "with the same two english ones": what was proposed stays. */
export const SAME_ONES = new RegExp(
  String.raw`,? ?\b(?:(?:but|and|with|keeping|keep|of|for|using) ){0,2}(?:(?:exactly|precisely|just|only) (?:the same|these|those|them)|(?:all )?the same)(?: exact)?(?: ${MANY}\b(?! (?:hours?|days?|units))| (?:[a-z]+ )?(?:ones?|class(?:es)?|courses?|set|lot))(?: (?:[a-z]+ )?(?:ones|classes|courses))?`,
  'giu',
);
/** "Is there a version without Fridays": a change of what was proposed. */
export const A_VERSION =
  /\b(?:is|are|was) there (?:an?|any|some|another) (?:version|variant|variation|arrangement)s?(?: of (?:it|this|that|them|those|these))?\b/giu;

/** "Show me that as a week", of courses that were spoken of. */
export const AS_A_WEEK =
  /\b(?:show|give|make|turn|put|see|have|lay|draw)\b[^.?!\n]{0,12}\b(?:that|this|it|them|those|these|all of (?:it|them|that))\b[^.?!\n]{0,8}\b(?:as|in|into|on) (?:an?|one|my) (?:\w+ )?(?:week|timetable|schedule|calendar)\b/u;

const WORDS = String.raw`(?!(?:no|not|nothing|at|before|after|by|under|over|with|fridays?|mondays?)\b)[\p{L}-]+(?: (?!(?:and|or)\b)[\p{L}-]+)?`;
/** "Only cities, housing, urban planning kind of classes": things of which one is enough. */
export const ONE_OF_TOPICS = new RegExp(
  String.raw`\b((?:only|all|just|about|on|to do with) )(${WORDS}(?:(?:, (?:and |or )?| and | or |/)${WORDS}){1,5})(?= (?:(?:kinda?|kinds?|types?|sorts?)(?: of)?|related|-related|themed|ish)(?: of)? (?:classes|courses|stuff|things|topics|seminars)\b)`,
  'giu',
);

/** "But the seminar stays", "keep the music one". */
export const STAYS = new RegExp(
  String.raw`,? ?\b(?:(?:but|and|while|as long as|with) ){0,2}(?:(?:the|that) ([a-z]+)(?: (?:one|class|course))? (?:stays?|remains?|staying|(?:has to|must|should|needs to|gotta|can) (?:stay|remain)|is (?:staying|kept))(?: in(?: it| there)?)?|keep(?:ing)? (?:the|that) ([a-z]+)(?: (?:one|class|course))?)(?=\W*$|[,.;!?])`,
  'iu',
);
