import { anyOf } from '../../spans/any-of.ts';
/**
 * Which week a message starts from: none, the student's plan as it is, or the week before with the same courses.
 * Held against a message as it
 * was said, or in small letters; each gap is bounded, so that they are linear.
 */

const OWN =
  '(?:my|the(?: (?:old|current|existing|whole|entire))?|that|this) ' +
  '(?:(?:old|current|existing|present|previous|whole|entire|spring|fall|saved|own) ){0,2}' +
  '(?:plan|planner|schedule|timetable)';
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
  '(?:scrap|toss|trash|bin|dump|ditch|drop|delete|discard|throw|get rid of|screw|chuck|lose|redo)' +
    '(?: out| away)?(?: the whole of)?',
  String.raw`not (?:from|based on|using|counting|with|for)`,
  String.raw`${NOT} (?:bother|worry|care|look|mind|use|consider|count|need|have|keep|touch|start|go|stick)` +
    '(?: (?:to|keep|use|with|about|at|from|anything|any|all|of|in|by|everything|stick|bother|look)){0,5}',
].join('|');
const FOR_NOW =
  '(?: (?:for (?:a|one) (?:sec|second|moment|minute|bit)|for now|entirely|completely|altogether|aside|' +
  'here|this time|please|pls))*';

/** "Ignore my plan", "setting my current plan aside": nothing of it counts. */
export const SETS_ASIDE = anyOf(
  'giu',
  String.raw`\b(?:${LEAVES}) ${OWN}\b${FOR_NOW}`,
  String.raw`\b(?:put(?:ting)?|set(?:ting)?|leav(?:e|ing)|throw|toss|chuck) ${OWN} ` +
    String.raw`(?:aside|away|out(?: of (?:it|this))?|in the (?:bin|trash|garbage))\b`,
  String.raw`\b(?:forget|ignore|never ?mind|scrap|toss) (?:about )?(?:everything|all(?: of it)?|what(?:ever)?)` +
    "(?: that)? i(?:'ve| have| had)?" +
    String.raw`(?: (?:have|had|got|planned|so far|right now|before|rn|now|already))*\b`,
);

/** "Fresh start", "from scratch": a week of its own. */
export const STARTS_OVER = new RegExp(
  String.raw`\b(?:(?:let'?s |and |to )?start(?:ing)?(?: all| completely)? ` +
    '(?:over|fresh|anew|from (?:zero|scratch|nothing|0))|fresh start|clean slate|blank slate|' +
    'from scratch|new idea|' +
    String.raw`^\W*(?:(?:ok|okay|no|nah|actually|wait|hmm+|you know what)\W+)*(?:scrap|forget|bin|toss|ditch|trash)` +
    String.raw` (?:that|this|it all|all (?:of )?(?:that|this|it)|everything|the whole (?:thing|lot))(?=\W*[.;:!,])|` +
    '(?:start|begin) again(?: (?:with nothing|from zero))?|' +
    '(?:a )?(?:brand|totally|completely|entirely) new (?=spring|fall|semester|term|week|plan|schedule)|' +
    String.raw`my plan sucks)\b`,
  'giu',
);

/** "Turn my plan into a timetable": all that it holds, and nothing else. */
export const OWN_AS_WEEK = anyOf(
  'u',
  String.raw`\b(?:show|see|view|look at|draw|have a look at|get|display) (?:me )?(?:what )?my (?:\w+ )?` +
    '(?:week|timetable|schedule)(?: (?:for|in|of) (?:the |next |my )?(?:spring|fall|plan))?' +
    String.raw`(?: looks? like)?(?: (?:please|pls|as it (?:is|stands)|right now|rn|now|so far|currently))*\W*$`,
  String.raw`\b(?:what|how) (?:does|do|would|will) my (?:\w+ )?(?:plan|week|timetable|schedule) look(?: like)?` +
    '(?: (?:as|in|on) an? (?:week|timetable|schedule|calendar))?' +
    String.raw`(?: (?:right now|rn|now|so far|currently|at the moment))*\W*$`,
  String.raw`\b(?:turn|make|put|convert|lay out|show|arrange|build|see|get|have|view|look at|draw)` +
    String.raw`\b[^.?!\n]{0,15}\bmy (?:\w+ )?(?:plan|planned (?:courses|classes))\b[^.?!\n]{0,15}\b(?:into|as|in) ` +
    String.raw`(?:an?|one|the)? ?(?:\w+ )?(?:timetable|schedule|week)\b`,
  String.raw`\b(?:timetable|schedule|week) (?:for spring |for fall )?(?:out of|of|for|from) ` +
    String.raw`(?:just |only |exactly )?(?:everything in |all of |what'?s in )?my (?:\w+ )?plan\W*$`,
);

const MANY = String.raw`(?:two|three|four|five|six|[2-6])`;
/** "Exactly those four", "with the same two english ones": what was proposed stays. */
export const SAME_ONES = new RegExp(
  String.raw`,? ?\b(?:(?:but|and|with|keeping|keep|of|for|using) ){0,2}` +
    '(?:(?:exactly|precisely|just|only) (?:the same|these|those|them)|(?:all )?the same)(?: exact)?' +
    String.raw`(?: ${MANY}\b(?! (?:hours?|days?|units))| (?:[a-z]+ )?(?:ones?|class(?:es)?|courses?|set|lot))` +
    '(?: (?:[a-z]+ )?(?:ones|classes|courses))?',
  'giu',
);
/** "Is there a version without Fridays": a change of what was proposed. */
export const A_VERSION = new RegExp(
  String.raw`\b(?:is|are|was) there (?:an?|any|some|another) (?:version|variant|variation|arrangement)s?` +
    String.raw`(?: of (?:it|this|that|them|those|these))?\b`,
  'giu',
);

/** "Show me that as a week", of courses that were spoken of. */
export const AS_A_WEEK = anyOf(
  'u',
  String.raw`\b(?:make|build|show|give|draw|set up|put together|do)(?: me| us)? (?:that|this) ` +
    String.raw`(?:exact |very |same )?(?:week|timetable|schedule)\b`,
  String.raw`\bmake (?:it|that|them|those|these) (?:into )?a (?:week|timetable|schedule)\b`,
  String.raw`\b(?:show|give|make|turn|put|see|have|lay|draw)\b[^.?!\n]{0,12}\b` +
    String.raw`(?:that|this|it|them|those|these|all of (?:it|them|that))\b[^.?!\n]{0,8}\b(?:as|in|into|on) ` +
    String.raw`(?:an?|one|my) (?:\w+ )?(?:week|timetable|schedule|calendar)\b`,
);

export const AS_A_WEEK_SAID = new RegExp(AS_A_WEEK.source, 'iu');

const WORDS =
  String.raw`(?!(?:no|not|nothing|at|before|after|by|under|over|with|fridays?|mondays?)\b)[\p{L}-]+` +
  String.raw`(?: (?!(?:and|or)\b)[\p{L}-]+)?`;
/** "Only cities, housing, urban planning kind of classes": things of which one is enough. */
export const ONE_OF_TOPICS = new RegExp(
  String.raw`\b((?:only|all|just|about|on|to do with) )` +
    String.raw`(${WORDS}(?:(?:, (?:and |or )?| and | or |/)${WORDS}){1,5})` +
    '(?= (?:(?:kinda?|kinds?|types?|sorts?)(?: of)?|related|-related|themed|ish)(?: of)? ' +
    String.raw`(?:classes|courses|stuff|things|topics|seminars)\b)`,
  'giu',
);

const CONJ = String.raw`,? ?\b(?:(?:but|and|while|as long as|with|just|only|please|then) ){0,2}`;
const IT = String.raw`((?:[a-z][a-z-]{1,9} \d{1,4}[a-z]{0,2}|\d{1,2}[a-z]?\.\w{2,6})|[a-z]{3,})(?: (?:one|class|course))?`;
const STAYING =
  '(?:stays?|remains?|staying|(?:has to|must|should|needs to|gotta|can|got to|will) (?:stay|remain)|' +
  'is (?:staying|kept|fixed|set))(?: in(?: it| there)?| put| though)?';
const KEEPING =
  '(?:keep(?:ing)?|leav(?:e|ing)|hold(?:ing)? on to|' +
  "(?:without|not|don'?t) " +
  '(?:los(?:e|ing)|touch(?:ing)?|drop(?:ping)?|remov(?:e|ing)|swap(?:ping)?|chang(?:e|ing))|' +
  'except(?: for)?|anything but|not|apart from)';
const ENDS = String.raw`(?=\W*$|[,.;!?])`;
/** "But the seminar stays", "keep the music one", "just not GOV 20". */
export const STAYS = new RegExp(
  String.raw`${CONJ}(?:(?:the |that |my )?${IT} ${STAYING}|` +
    String.raw`${KEEPING} (?:the |that |my )?${IT}` +
    String.raw`(?: (?:in(?: it| there)?|though|tho|please|pls|however|alone|as is))*)${ENDS}`,
  'iu',
);

/** "CHEM 5 has to be one of them", "make sure that CHEM 5 is in it": as many courses as before. */
export const TAKEN_IN = new RegExp(
  String.raw`(?:\bbe in (?:there|it|that|this)\b[^\n]{0,60}\b(?:still|keep|stay)\b|` +
    String.raw`\bone of (?:them|those|these|the (?:two|three|four|five|six|\d))\b|` +
    String.raw`\b(?:has to|have to|must|should|needs? to|got to|gotta|ought to) be (?:in|part of|on|among|included)` +
    String.raw`\b|\b(?:is|are) (?:a must|part of (?:it|that))\b|\b(?:make sure|ensure|see to it)\b|` +
    String.raw`\b(?:keep|leave) (?:it|that|them|the number) (?:at|to)\b|` +
    String.raw`\b(?:work|fit|get|squeeze) [^.?!\n]{2,40} into (?:it|that|this)\b|` +
    String.raw`\b(?:want|need|have to have|gotta have|must have) [^.?!\n]{2,40} (?:as one|among (?:them|those))\b|` +
    String.raw`\bbut with\b)`,
  'u',
);

/** "I also have to take it": one more, unless the number is kept. */
export const TAKEN_TOO = /\b(?:also|too|as well|additionally|add|extra|on top)\b/u;
export const SAME_NUMBER = /\b(?:keep|still|stay)\b/u;

/** "What is in my plan", "which courses do I have planned": a list of it, and no sum. */
export const ASKS_OWN_PLAN = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|ok|okay|so|and|wait|but|actually|now|quill|please|can you|could you|show me|` +
    String.raw`tell me|list|remind me(?: of)?)\W+)*` +
    "(?:(?:what|whats|what's|what is|which (?:courses|classes)|wat)" +
    '(?: (?:are|is|do i have|have i got|have i|i have|exactly|currently|already|actually|all))* (?:in|on)' +
    String.raw` my (?:\w+ )?(?:plan|planner)|` +
    "(?:what|which (?:courses|classes)) (?:have i|do i have|did i|i have|i've) (?:already )?" +
    '(?:planned|in my plan(?:ner)?|put in my plan(?:ner)?)|' +
    String.raw`(?:show me |list |read (?:me )?|see |what's |whats |what is )?my (?:\w+ )?plan)` +
    '(?: (?:so far|right now|rn|now|currently|at the moment|please|pls|again|' +
    String.raw`for (?:the |next )?(?:spring|fall|term|semester)))*\W*$`,
  'u',
);
