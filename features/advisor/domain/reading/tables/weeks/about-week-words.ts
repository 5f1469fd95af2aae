import { anyOf } from '../../spans/any-of.ts';

/** What a question about a week, or about the student's plan, is asked with. */

export const IF_ALL_TAKEN =
  /\bif (?:i|we) (?:took|take|did|do|had|have|were (?:to take|taking)|am taking|would take)\b/u;
export const ASKS_SUM_OF =
  /\b(?:hours?|hrs|units|credits|workload|how much work|how (?:heavy|bad|hard|tough|rough|brutal|busy))\b/u;
export const OF_ALL_NAMED = anyOf(
  'u',
  String.raw`\b(?:how (?:many|much) (?:\w+ )?(?:hours|hrs|work|units|credits)|workload|` +
    String.raw`total (?:hours|work|units|workload)|hours)\b[^.?!\n]{0,40}\b` +
    '(?:(?:is|are|would|will|does|do) (?:that|it|this|they|these|those|all|i)|if i|altogether|together|' +
    String.raw`total|in all|combined|come to|add up)\b`,
  String.raw`\bhow (?:many|much) (?:hours|hrs|work|units|credits)\b[^.?!\n]{0,20}\b(?:is|are|do|does|would|for)` +
    String.raw`\b[^?!\n]{2,90}(?:\bplus\b|\+)`,
  String.raw`\b(?:sum|total) of (?:the )?(?:hours|workloads?|units|credits)\b`,
  String.raw`\btotal (?:workload|hours|work|units|load)\W*$`,
  String.raw`\bhow (?:many|much) (?:hours|hrs|work|units|credits)\b[^.?!\n]{0,25}\b` +
    String.raw`(?:would|will|do|does|is|are|does it take for)\b[^?!\n]{0,120}\b` +
    String.raw`(?:be|come to|make|add up to|amount to|total)\W*$`,
  String.raw`\bhow (?:heavy|much(?: work)?|many hours) (?:is|are|would) (?:that|it|this|those|these|they|all)\b`,
);
export const WHAT_IS_WRONG = new RegExp(
  String.raw`\b(?:what|which|who)\b[^.?!\n]{0,30}\b` +
    "(?:(?:does not|do not|doesn't|don't|will not|cannot|can't) (?:fit|work|go)|clash(?:es)?|collides?|" +
    String.raw`conflicts?|overlaps?)\b`,
  'u',
);
export const PLAN_SAID = /\b(?:my|a|the) (?:\w+ )?(?:plan|schedule|timetable)\b|\bi(?:'ve| have)? planned\b/u;
export const FITS_AS_IS = anyOf(
  'u',
  String.raw`\b(?:my (?:\w+ )?(?:plan|schedule|timetable|week|semester|spring|fall|classes|courses)|what i have|` +
    String.raw`everything i have)\b[^.?!\n]{0,30}\b` +
    String.raw`(?:(?:fit|work|go)(?:s|ing)?(?: \w+)? together|clash(?:es)?|conflict(?:s|ing)?|overlap(?:s|ping)?|` +
    String.raw`possible|actually work|work out|conflict[- ]free|free of (?:clashes|conflicts))\b`,
  String.raw`\bmy (?:plan|schedule|week)\b[^?\n]{0,30}\b(?:everything|it all|all of it)\b[^.?!\n]{0,20}\b` +
    String.raw`(?:fit|work|go)(?: \w+)? together\b`,
  String.raw`\b(?:clash(?:es)?|conflicts?|overlaps?)\b[^.?!\n]{0,20}\b(?:in|within|inside) my (?:\w+ )?` +
    String.raw`(?:plan|schedule|timetable|week|semester|spring|fall)\b`,
);
export const OF_MINE = /\b(?:my|plan|schedule|i)\b/u;
export const IF_I = /\bif (?:i|we)\b/u;
/** The same question for another day: "And for Mondays?" */
export const AND_DAY =
  /^\W*(?:(?:ok|okay|so|hmm)\W+)*(?:and|what about|how about|or)\b(?: (?:for|on|if it were|my|the|a|free))* \w+\W*$/u;
export const OF_THOSE = /\b(?:those|these|them|the (?:two|three|four|others))\b/u;
export const ADDED_CLEAR = anyOf(
  'u',
  String.raw`\bas (?:a|an|my) (?:third|fourth|fifth|sixth|3rd|4th|5th|6th|extra|additional)\b`,
  String.raw`\badd(?:ing)?\b[^?!\n]{1,50}\b(?:break|ruin|mess|screw|problem|does (?:it|that) (?:fit|work))`,
  String.raw`\b(?:spot|place|slot|gap) for\b`,
  String.raw`\btimes? of\b[^.?!\n]{1,40}\b(?:work|fit|go|clash|overlap)\w* with (?:mine|my)\b`,
  String.raw`\b(?:room|space|time) for\b`,
  String.raw`\b(?:add|take|do|fit|squeeze|put|get|have|manage)\b[^.?!\n]{1,60}\b` +
    String.raw`(?:without|with no|no|not|causing|having|any)\b[^.?!\n]{0,20}\b` +
    '(?:clash|conflict|overlap|problem|issue|collision)',
  String.raw`\b(?:clash|conflict|overlap|problem|issue)(?:e?s)?\b[^.?!\n]{0,30}\bif (?:i|we) ` +
    String.raw`(?:add|take|took|added|put|do|did)\b`,
);
/** A question after a replacement: "A instead of B, does that still fit". */
export const STILL_FITS = /\bstill (?:fit|fits|work|works|go|goes|possible|doable|ok|okay)\b/u;
export const ADDS_IF =
  /\b(?:see|check|tell me|know|find out|wondering|wonder) (?:if|whether)\b[^.?!\n]{1,60}\b(?:fits?|works?|clash|conflict)/u;
export const AND_THIS = anyOf(
  'u',
  String.raw`^\W*(?:(?:ok|okay|hmm+|cool|great|nice|so|well|alright)\W+)*` +
    String.raw`(?:and|what about|how about|what if|what with|or)\b`,
  String.raw`\b(?:on top|as well|too|also)\W*$`,
);
/** Words of a question about that course only. */
export const OF_IT =
  /\b(?:about|who|teach(?:es)?|rated|rating|hard|good|when|where|prereqs?|prerequisites?|units|count)\b(?<!\b(?:what|how) about)/u;
/** A condition after the question: "Would it still work if I drop A". */
export const STILL_IF = anyOf(
  'u',
  String.raw`\bwhat (?:would |will )?(?:happens?|changes?)\b[^.?!\n]{0,20}\bif (?:i|we)\b`,
  String.raw`\b(?:it|that|this|everything|things|they|i|we) (?:all )?still\b[^.?!\n]{0,40}\b` +
    String.raw`(?:if|with|without|when|once|after)\b`,
  String.raw`\bif\b[^?!\n]{1,80}\b(?:it|that|this|everything|things|they) (?:all )?still\b`,
);
export const OTHERS = /\b(?:what|which|any|some)\b/u;
export const ASKS_HOURS = /\bhow (?:many|much|heavy)\b|\b(?:total|workload)\b/u;
/** Beside three courses, "my idea" and "everything" are no plan. */
export const OWN_WEEK = anyOf(
  'u',
  String.raw`\bmy (?:\w+ )?(?:plan|schedule|timetable|week|planner|semester|spring|fall|` +
    String.raw`other (?:classes|courses)|current (?:classes|courses))\b`,
  String.raw`\bwhat i (?:already )?have\b`,
);
export const SPEAKS_OF_PLAN = /\bmy\b|\bwhat i have\b|\beverything\b/u;
export const DROPS = new RegExp(
  String.raw`\b(?:drop|dropp(?:ing|ed)|remov(?:e|ed|ing)|swap(?:ping|ped)?|switch(?:ing|ed)?|replac(?:e|ing)|` +
    'trad(?:e|ing)|ditch|cut|take out|kick(?:ing|ed)? out|skip(?:ping|ped)?|giv(?:e|ing) up|los(?:e|ing)|' +
    String.raw`leav(?:e|ing) out)\b`,
  'u',
);
/** Asks with a removal as condition: "Would A still fit if I dropped B". */
export const FITS_IF_GONE =
  /^[^?]*\d[^?]*\b(?:if|when|once|after|by|without)\b[^?]{0,12}\b(?:drop|remov|los|skip|cut|ditch|take out)/u;
/** "If I drop A, does B fit". */
export const GONE_THEN_FITS = new RegExp(
  String.raw`\bif (?:i|we)\b[^?]{0,12}\b(?:drop|remov|los|skip|cut|ditch|take out)[^?]{0,60}\b` +
    String.raw`(?:do|does|would|will|can|could)\b[^?]{1,40}\b(?:fit|work|go)\b`,
  'u',
);
export const FOR = /\b(?:for|with|and (?:add|take|put|do)|to|instead|by)\b/u;
/** "If I drop A, how many hours are left": only what is planned can be dropped. */
export const IF_DROPPED =
  /\b(?:if|once|when|after) (?:i|we) (?:drop|dropped|remove|removed|lose|lost|cut|skip|ditch)\b/u;
/** Verbs of adding: "Add one more course to my plan". */
export const ADDS_SOME = /\b(?:add|adding|fill|finish|complete|round|top|throw|squeeze|put)\b/u;
/** "Hours?", with no course spoken of, asks about the plan. */
export const BARE_SUM = new RegExp(
  String.raw`^\W*(?:(?:and|so|the|my|total|weekly|how many|what are the|sum of) )*` +
    '(?:hours|hrs|workload|units|credits)' +
    String.raw`(?: (?:in total|total|a week|per week|altogether|all together|overall|please|pls))*\W*$`,
  'u',
);
export const WITHOUT_IT = anyOf(
  'u',
  String.raw`\b(?:without|drop|dropping|dropped|minus|remove|removing|lose|if i (?:do|did)) (?:that|it|this)\b`,
  String.raw`\bif i (?:do|did) (?:that|so)\b`,
  String.raw`\b(?:remaining|the rest|the others?|what(?:'s| is) left)\b`,
);
/** Changes that mention amounts but ask for no totals: "Too much. Drop the first one", "under 25 hours total". */
export const CHANGES = new RegExp(
  String.raw`^(?!.*\b(?:how (?:many|much|heavy)|what(?:'?s| is| are| would))\b).*\b` +
    '(?:drop|remove|swap|replace|add(?! up)|make it|get rid|take out|throw in|under|below|at most|' +
    String.raw`less than|no more than|stay|max)\b`,
  'su',
);
/** "What does my plan come to in hours", "is my plan a lot of work", "what am I in for next spring". */
export const OWN_LOAD = anyOf(
  'u',
  String.raw`\bhow (?:heavy|much|many)\b[^.?!\n]{0,40}\b(?:with|if i (?:add|took|take))\b[^.?!\n]{1,30}\bon top\b`,
  String.raw`\bmy (?:\w+ )?(?:plan|schedule|spring|semester|planner)\b[^.?!\n]{0,30}\b` +
    '(?:come to|comes to|cost|costs|amount to|adds? up|(?:a )?lot of work|too much|hours?|hrs|' +
    String.raw`units|busy)\b`,
  String.raw`\bam i (?:in for|signing up for|getting into|letting myself in for)\b`,
  String.raw`\b(?:hours?|hrs|damage|busy|much work|heavy|workload)\b[^.?!\n]{0,40}\b(?:my plan|did i plan)\b`,
);
/** Asks for totals of the student's own plan: "How heavy is my spring", "my total workload". */
export const OWN_SUM = anyOf(
  'u',
  String.raw`\b(?:how (?:many|much|heavy|hard|intense|bad|long|busy|big)|total|altogether|add up|workload|hours|` +
    String.raw`units)\b[^.?!\n]{0,40}\bmy (?:\w+ )?` +
    '(?:spring|fall|semester|term|plan|schedule|timetable|week|course ?load|load|workload|' +
    String.raw`classes|total)\b`,
  String.raw`\bmy (?:\w+ )?(?:spring|fall|semester|term|plan|schedule|timetable|week|workload|course ?load|total)` +
    String.raw`\b[^.?!\n]{0,50}\b(?:how (?:many|much|heavy)|hours|workload|units|add up|total|heavy)\b`,
  String.raw`\bhow (?:many|much) (?:hours|work|units|credits)[^.?!\n]{0,20}\bam i ` +
    String.raw`(?:looking at|in for|doing|taking|signed up for)\b`,
  String.raw`\bmy (?:(?:total|overall|weekly|whole|current) )?(?:workload|course ?load)\b`,
  String.raw`\bmy (?:total|overall|weekly|whole) (?:hours|units|load|work)\b`,
  String.raw`\b(?:sum|total|hours|hrs|workload|units|how (?:much|many|heavy))\b[^.?!\n]{0,50}\b` +
    "(?:everything|all|what(?:ever)?|the (?:classes|courses)) (?:that )?i(?:'ve| have|ve)? " +
    String.raw`(?:already |got )?(?:planned|lined up|in (?:my|the) plan|put (?:in|down))\b`,
);
