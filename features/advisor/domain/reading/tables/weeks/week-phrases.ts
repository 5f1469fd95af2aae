import { COUNT } from './week-in-plain-words.ts';
import { anyOf } from '../../spans/any-of.ts';

/**
 * Patterns for weeks that a line cannot express, because any words may come between the verb and its noun. They match a
 * message in lower case with its signs spelled out. Linear: each gap is bounded.
 */

const SCHEDULE =
  '(?:schedules?|scheduel|schedual|sched|timetables?|time table|course ?load|class ?load|line ?up|' +
  'semester plan|term plan)';
const TERM = String.raw`(?:semester|term|spring|fall|sem)`;
const DRAW =
  String.raw`(?:construct|assemble|devise|prepare|compose|balance|plan(?!ning? (?:to|on)\b)|` +
  String.raw`planning(?! (?:to|on)\b)|draft|map|lay|sketch|design|sort|figure|organi[sz]e|arrange|set|put|build|` +
  'work|piece|pull)';
const MAKE = String.raw`(?:${DRAW}|make|create|generate|propose|come up|turn|help|give|get|find|show|fit|suggest|do|write|craft|throw)`;
const gap = (most: number): string => String.raw`(?:[^.?!\n]{0,${most}})`;

const all = (...sources: string[]): readonly RegExp[] => sources.map((source) => new RegExp(source, 'u'));

/** The student wants a new week. */
export const MAKES_WEEK = all(
  String.raw`\b(?:what|whats|what's|what is) an? (?:\w+ ){0,2}${SCHEDULE}\b`,
  String.raw`^\W*(?:an? |my )?(?:brand )?(?:new|other|different|fresh) (?:week|plan|${TERM})\b(?=[,:;.]| (?:for|in|with|of)\b)`,
  String.raw`\b(?:what|whats|what's|what is|how about|how is) an? ` +
    String.raw`(?:(?:\w+ )?${TERM} week|(?:\w+ ){0,2}(?:${TERM}|week) (?:like|with|that|of|where))\b`,
  // "Is it possible to only have class on Mondays": all of it.
  String.raw`\b(?:possible|able|way|can i|could i|want|wanna|like|need)(?: for me)?(?: to)? (?:only |just )?` +
    '(?:have|go to|come to|meet for) (?:only |just )?(?:all )?(?:my )?(?:class|classes|courses|lectures) ' +
    '(?:only |just )?(?:on|mon|tue|wed|thu|fri)',
  String.raw`\b(?:build|plan|arrange|organi[sz]e) (?:\w+ ){0,4}around\b`,
  String.raw`\b(?:what|which) (?:week|${SCHEDULE}) (?:can|could|would|do|should|might) (?:you|u|i|we|work|fit|have|be)\b`,
  String.raw`\b(?:offer|suggest|propose|show|give|make|find|draw) (?:me |us |up )*an? (?:\w+ ){0,2}` +
    String.raw`(?:week|arrangement|combination|${SCHEDULE})\b`,
  String.raw`\b(?:what|which) ${COUNT} (?:\w+ )?(?:classes|courses) (?:should|could|can|do|would|shall|might) i (?:take|do|pick|choose)\b`,
  String.raw`\b(?:is|are) there (?:a|any|some) (?:\w+ )?(?:way|${SCHEDULE}|combos?|combinations?)\b`,
  String.raw`\b(?:is|are) there (?:a|any|some) (?:\w+ )?(?:${TERM}|week) (?:with|of|that|where|in which|made)\b`,
  String.raw`\bfind (?:me )?a (?:way|combo|combination)\b`,
  String.raw`\b(?:put|throw|pull|piece) (?:me |us |it |them |that |these |those |something |\w+ ){0,3}together\b`,
  String.raw`\b(?:get|carry|walk|take) me through (?:the |my |next |this )?${TERM}\b`,
  String.raw`^\W*(?:next |my )?(?:spring|fall|semester|next term|next sem)(?: semester| term| 20\d\d)?:` +
    String.raw`(?=.*\b(?:schedule|${COUNT} (?!hours?|h\b)|` +
    String.raw`(?!under|over|least|most|before|after|by|than|rating)[a-z]{2,} \d))`,
  // Matches "put together a schedule" and "turn that into a timetable", but not "fit my schedule".
  String.raw`\b${MAKE}\b${gap(60)}\b` +
    '(?:a|an|the|one|new|full|spring|fall|semester|term|class|course|weekly|courses?|classes|possible|' +
    String.raw`good|light|balanced|into|next|${COUNT}) (?:\w+ )?${SCHEDULE}\b`,
  String.raw`\b(?:plan|build|make|create|draft|design|map out|put together|figure out|sort out|lay out|set up|` +
    String.raw`help me with|help with|do|generate|work out|piece together) (?:\w+ ){0,2}my (?:\w+ ){0,2}` +
    String.raw`${SCHEDULE}\b`,
  String.raw`\b${DRAW}\b(?: out| up| together)? (?:me )?(?:my |a |an |the |our )?` +
    '(?:whole |entire |full |next |this |upcoming |coming |light |good |easy |balanced |' +
    String.raw`${COUNT}[- ](?:course|class) )*(?:for )?${TERM}\b`,
  String.raw`\bhelp\b${gap(25)}\b(?:plan|with|figure|put|sort|build|map|organi[sz]e|do)\b${gap(20)}\b` +
    String.raw`(?:my|next|this|the) (?:\w+ ){0,2}${TERM}\b`,
  // Matches "spring plan pls", "five class schedule for spring" and "schedule: …".
  String.raw`^\W*(?:(?:hi|hey|hello|ok|okay|so|pls|please|quill|and|um|yo|a|an|my|new|can i get|could i get|` +
    String.raw`id like|i'd like|i would like|i want|i need|want|need|looking for|gimme|give me)\W+)*` +
    String.raw`(?:${COUNT}[- ](?:course|class|classes|courses) )?(?:next )?(?:\w+ )?(?:${TERM} )*` +
    String.raw`(?:${SCHEDULE}|plan)\b(?! (?:to|on|of|b)\b)(?!'?s\b)`,
  // Matches "make me a spring with", "could I have a term of" and "four classes for spring".
  String.raw`\b(?:${MAKE}|have|need|want|like|love)\b${gap(12)}\b(?:an?|my|one|the) ` +
    String.raw`(?:(?!(?:class|course|seminar|for|in|on|about|of)\b)\w+ ){0,3}(?:spring|fall|semester|term|sem|week)` +
    String.raw`(?: \d{4}| semester| term)?(?: ,)? (?:with|of|that|including|where|out of|from|around|so)\b`,
  String.raw`\b(?:${DRAW}|make|create|do)\b(?: me| us| together| up| out){0,2} (?:a |my |some )?` +
    String.raw`(?:week|term|spring|${COUNT} (?:\w+ ){0,2}(?:classes|courses)) (?:for (?:me|us) )?(?:for |in |next )` +
    String.raw`(?:the |my )?(?:next |coming )?${TERM}\b`,
  String.raw`\b(?:need|want|like|looking for|build|possible|ideal) (?:me )?(?:an?|${COUNT}) (?:\w+[- ]){0,4}${SCHEDULE}\b`,
  String.raw`\b${COUNT}[- ](?:course|class) (?:spring|fall|semester|term|${SCHEDULE})\b`,
  String.raw`\b(?:what|how) (?:would|should|could|might|can|does|do|will|is|s)?\b${gap(25)}\b(?:my|a|an|the) ` +
    String.raw`(?:\w+ ){0,3}(?:${SCHEDULE}|${TERM}|week) (?:\w+ )?(?:with ${gap(80)})?(?:look|be)\b`,
  String.raw`\b(?:good|nice|solid|decent|ideal|reasonable|balanced) (?:${COUNT}[- ](?:course|class) )?` +
    String.raw`(?:spring|fall|semester|${SCHEDULE})\b`,
  String.raw`\b(?:in|into|as) (?:one|a|the same|a single) ${SCHEDULE}\b`,
  String.raw`\b(?:a )?${SCHEDULE} like (?:that|this)\b`,
  String.raw`\bplan (?:it|that|this|them|these|all|everything)\b(?: out| for me)?(?: please| pls| thanks)?\W*$`,
  String.raw`\b(?:pick|choose|select|find|give|get|suggest|recommend|want|need|take|are there|line up)` +
    String.raw`\b${gap(20)}\b${COUNT}\b${gap(40)}\b(?:classes|courses)\b${gap(60)}\b` +
    "(?:fit together|work together|go together|don'?t (?:clash|conflict|overlap)|" +
    'do not (?:clash|conflict|overlap)|no (?:clashes|conflicts|overlaps?)|' +
    'without (?:clash|conflict|overlap))',
  String.raw`\b(?:map|lay|sort|figure|sketch|work) (?:it |this |that |things )?out\b${gap(40)}\b(?:next|this|my|the) ${TERM}\b`,
  String.raw`\b(?:build|make|create|draft|put together|plan) (?:me |us )?(?:something|smth|sth) ` +
    String.raw`(?:with(?! my hands)|w|that has|around|including)\b`,
  String.raw`\bplan (?:me |for me )?(?:${COUNT} |some |a few |out )?(?:\w+ )?(?:courses|classes)\b`,
  String.raw`\b(?:my )?${TERM} (?:should|has to|must|needs to) (?:have|include|be)\b`,
  String.raw`\b(?:spring|fall|semester|term) ${SCHEDULE}\W*$`,
  String.raw`\b(?:an?|one) (?:really |very |pretty |fairly |nice and )?` +
    '(?:easy|easier|light|lighter|chill|relaxed|gentle|calm|balanced|manageable|doable|painless) ' +
    String.raw`(?:spring|fall|semester|term|${SCHEDULE}|week)\b(?! (?:class|course|seminar|elective))`,
  String.raw`\b(?:lightest|easiest|gentlest|calmest|chillest|best) (?:possible )?(?:spring|fall)\b(?! (?:class|course|seminar|elective))`,
  String.raw`\bfill (?:up |out |in )?(?:my |the )?(?:${TERM}|${SCHEDULE}|week)\b`,
  String.raw`\b(?:proposal|combination|combo|selection|set|package|mix) (?:of|for|with) ${COUNT} (?:\w+ ){0,2}(?:courses|classes)\b`,
  String.raw`\b${COUNT} (?:\w+ ){0,2}(?:classes|courses)\b${gap(30)}\b(?:(?:fit|work|go) around|around) (?:that|it|this|those|my)\b`,
  // Matches "light spring please" and "plan me 4 for the spring".
  String.raw`^\W*(?:(?:really|super|very|hi|hey|ok|so|need|want) )*` +
    String.raw`(?:easy|light|chill|relaxed|gentle|calm|balanced) ${TERM}\b(?! (?:class|course|seminar|elective))`,
  String.raw`\b${DRAW}(?: me| us| out| up| together)* ${COUNT}(?: \w+){0,2} (?:for|in|next) (?:the )?(?:next )?${TERM}\b`,
);

/** The courses are for one term: "in the same term", "all in spring", "make it work". */
export const AT_ONE_TIME = new RegExp(
  String.raw`\b(?:(?:in|into) (?:the same|one|a single) (?:term|semester|spring|fall|schedule|week|timetable)|` +
    '(?:all|both|together|everything) (?:of (?:them|these|those|it) )?(?:in|for|next|this) (?:the )?' +
    String.raw`(?:\w+ )?(?:spring|fall|semester|term)|` +
    'make (?:it|that|this|them|all of (?:it|them|that)) (?:all )?(?:work|fit|happen)|' +
    'set (?:it|that|this|them) (?:all )?up|' +
    '(?:schedule|arrange|fit|organi[sz]e) (?:that|it|this|them|those|these|all)|' +
    String.raw`(?:two|three|four|five|\d) (?:courses |classes )?(?:in )?(?:total|in all|altogether)|` +
    String.raw`can (?:that|it|this|they) (?:be done|work)|and be (?:done|home|free|out|finished) by)\b`,
  'u',
);

/** It is about an existing week: no new one is made. */
export const OF_OWN_WEEK = new RegExp(
  String.raw`\b(?:fits?|fitting|around|into|with|in|on|from|to|of|is|does|does not|clash|conflict|my) my ` +
    String.raw`(?:\w+ )?(?:schedule|timetable|plan|sched)\b`,
  'u',
);

/** Courses besides those of the student's plan. */
export const BESIDE_PLAN = new RegExp(
  String.raw`\b(?:my (?:plan|schedule|planner) (?:already )?(?:has|holds|contains)|(?:rest|remainder) of my|` +
    'fill (?:up|out|in)? ?my|' +
    String.raw`(?:finish|complete|round out|top up) my (?:\w+ )?` +
    '(?:plan|planner|schedule|week|spring|fall|semester|term|timetable)|' +
    String.raw`add(?:ing)?\b[^.?!\n]{0,60}\bto my (?:\w+ )?(?:plan|schedule|semester|spring|timetable)|` +
    String.raw`(?:fit|squeeze|slot|get) (?:an?|one|some|something)\b[^.?!\n]{0,40}\b(?:in|into) my (?:\w+ )?` +
    '(?:plan|schedule|semester|spring|timetable|week)|' +
    '(?:besides|beside|alongside|on top of|in addition to|around|with) ' +
    "(?:what i have|what's there|whats there|what is there|my plan|my current|the rest of my plan|" +
    'my schedule|those|the ones i have)|' +
    '(?:keep|leave) (?:what (?:i have|is in)|all (?:of it|of them|that)|everything|' +
    "my (?:plan|schedule|week|spring|fall)|the rest|what's in|" +
    '(?:the |all |my |all of )?(?:two|three|four|five|[2-6]|courses|classes|ones)' +
    String.raw`(?: (?:courses|classes|ones))? (?:in|of|from|on) my (?:\w+ )?(?:plan|planner|schedule|spring|week))|` +
    '(?:already (?:in|on)|based on|starting from|start from|use) my ' +
    '(?:plan|schedule|planner|current plan)|' +
    String.raw`(?:out of|using|take|start with|starting with) (?:everything in |all of |what'?s in )?my (?:\w+ )?` +
    String.raw`(?:plan|planner|schedule|timetable)(?:,| (?:plus|and|with|then)))\b`,
  'u',
);

/** "Show me how those would go together", "when would I be in class": of several courses, a week says it. */
export const SHOWS_HOW = anyOf(
  'u',
  String.raw`\bshow (?:me )?how (?:it|they|that|this|those|these|everything) (?:would |will |could |can |all )*` +
    String.raw`(?:go|fit|look|work|lie|sit)\b`,
  String.raw`\bwhen (?:would|will|am|do|must|should) i (?:be |have to be |need to be |have )?` +
    String.raw`(?:in|on|at|class|classes)\b`,
  String.raw`\bwhen (?:does |do |would |will )?(?:everything|all of (?:it|them|that)|it all|they all) ` +
    String.raw`(?:meets?|happens?|be|is|takes? place)\b`,
);
/** "An easy class to fill my schedule" looks for a course. */
export const FILLS_A_GAP = /\bto fill (?:up |out )?(?:my|a|the)\b/u;

/** Asks for the totals of a week. */
export const ASKS_SUM = new RegExp(
  String.raw`\b(?:how (?:many|much|heavy|hard|intense|bad|long|busy|big)|total|altogether|add(?:s|ed)? up|sum|` +
    'overall|in all|workload|work load|hours|hrs|units|credits|come to|comes to|lot of work|' +
    String.raw`too much work|that a lot|manageable|doable)\b`,
  'u',
);

/** Asks whether something fits into a week. */
export const ASKS_FIT = new RegExp(
  String.raw`\b(?:fit|fits|fitted|fitting|squeeze|works?|working|(?:go|goes|going) (?:in|into)|clash(?:es|ing)?|` +
    'conflict(?:s|ing)?|overlap(?:s|ping)?|go(?:es)? (?:with|together|alongside)|alongside|possible|' +
    String.raw`doable|feasible|manageable|room for|room|mess up|screw up|break)\b`,
  'u',
);
/** Refers to an existing week: the last one, or the plan. */
export const OF_WHAT_THERE_IS = new RegExp(
  String.raw`\b(?:anything (?:i have|i've got|i got|in there|that i have)|` +
    String.raw`my (?:\w+ )?(?:plan|schedule|timetable|week|other (?:classes|courses)|current classes|classes|` +
    "courses)|my (?:semester|spring|fall)|what i have|what i've got|what i got|everything|the rest|" +
    String.raw`the others?|too|on top|as well|in there|something|anything else|with all that)\b`,
  'u',
);
/** Refers to it after a week was shown. */
export const OF_WEEK_SHOWN = new RegExp(
  String.raw`\b(?:my (?:\w+ )?(?:plan|schedule|timetable|week|semester|spring|fall|other (?:classes|courses)|` +
    "classes|courses|stuff)|what i have|what i've got|whats? (?:already )?(?:in|on) (?:there|it)|" +
    'everything|the rest|the others?|still|already|too|also|on top|as well|these|those|them|' +
    'all of (?:that|this|it)|all that|it all|with (?:this|that|it)|in (?:this|that|it)|something|' +
    String.raw`anything)\b`,
  'u',
);
