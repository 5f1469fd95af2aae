import { anyOf } from '../spans/any-of.ts';
import type { Request } from '../request.ts';
import { ASKS_FIT, ASKS_SUM } from '../tables/weeks/week-phrases.ts';
import { does, namedAs, type Turn } from '../turn.ts';
import { isBoundedSchedule } from './asks-for-several.ts';
import { keptWhole } from './change-week.ts';
import { namedForWeek } from './named-courses.ts';
import { weekAsked } from './week-request.ts';

const TO_OWN = anyOf(
  'u',
  String.raw`\bas (?:an? (?:class|course) )?(?:(?:i|that i|i've|i have|ive)(?: have)? )?(?:already )?` +
    String.raw`(?:taken|done|completed|finished)\b`,
  String.raw`\b(?:to|on|in|into|onto|as|under|among|with) ` +
    String.raw`(?:my (?:\w+ )?(?:semester|spring|fall)|` +
    String.raw`(?:my|the) (?:\w+ )?(?:courses|classes|list|plan|planner|schedule|saved|profile|taken|cart|calendar|` +
    String.raw`bookmarks|favou?rites|stuff|things))\b`,
  String.raw`\b(?:to|with|on|in|among) ` +
    String.raw`(?:what i(?:'ve| have)?(?: got)?|the (?:ones|courses|classes) i(?:'ve| have)?(?: got)?|mine)\b`,
  String.raw`\bas (?:one|some) of mine\b`,
  String.raw`\bas (?:one|something) (?:that )?i(?:'m| am) taking\b|\bfor later\b`,
  String.raw`\b(?:aside|away) for (?:me|later|now)\b|\b(?:save|bookmark|mark)\b`,
);
const PUTS = new RegExp(
  String.raw`\b(?:have [^.?!\n]{1,40} among|add(?:ed|ing)|saved|keep|remember|note|pencil|jot|write|pop|park|` +
    'slide|plop|count|goes?|go|set|add|put|save|(?<!tak(?:e|es|ing) )place|stick|throw|log|mark|enter|' +
    String.raw`record|bookmark|include|drop)\b`,
  'u',
);

/** An order to add courses to the student's own: "Add COMPSCI 61 to my courses". */
export const offered = (turn: Turn, text: string): Request | null => {
  const isSaid =
    (does(turn, 'offer', 'add', 'total') && does(turn, 'own_plan')) ||
    (PUTS.test(text) && TO_OWN.test(text)) ||
    KEEPS_IT.test(text);
  const { week, last } = turn.context;
  if (week !== null && last?.kind === 'week' && ADDS_IT.test(text)) return weekAsked(keptWhole(week));
  // "Cool, add that one": the one course just spoken of.
  const spokenOf = turn.context.focus.length > 0 ? turn.context.focus : turn.context.shown;
  if (
    week === null &&
    spokenOf.length === 1 &&
    turn.asked.every((code) => code === spokenOf[0]) &&
    does(turn, 'keep') &&
    turn.reading.topics.length === 0
  )
    return { kind: 'offer', courses: [...spokenOf] };
  if (!isSaid || isBoundedSchedule(turn, text)) return null;
  if (turn.context.week !== null && (turn.asked.length === 0 ? IT_WHOLE : ALL_OF_IT).test(text))
    return weekAsked(keptWhole(turn.context.week));
  if (turn.context.week !== null && !TO_LIST.test(text)) return null;
  if (
    (ASKS_FIT.test(text) && (turn.isQuestion || /\bwhether\b/u.test(text))) ||
    ASKS_SUM.test(text) ||
    SUPPOSES.test(text)
  )
    return null;
  const { wanted, out, either } = namedForWeek(turn);
  // "I already took it, can you add it to my profile" names a course taken.
  const taken =
    TO_PROFILE.test(text) || wanted.length + out.length + either.length === 0 ? namedAs(turn, 'taken') : [];
  const courses = [...new Set([...wanted, ...either.flatMap(([first]) => first ?? []), ...taken])];
  return courses.length === 0 || out.length > 0 ? null : { kind: 'offer', courses };
};
/** It only asks what would be, or changes the week. */
const SUPPOSES = new RegExp(
  String.raw`\b(?:if(?! (?:that|it|this|you|u|possible)\b)|thinking|` +
    String.raw`would(?! (?:like|love|you|u)\b)(?! \S+ be added)(?!\W*$)|out of|take out|drop\b[^.?!\n]{0,40} for|` +
    String.raw`swap|replace|remove)\b`,
  'u',
);
/** Accepts a change of a week: "Sounds good, add it". */
const ADDS_IT = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|great|perfect|awesome|sounds good|looks good|yes|yeah|yep|cool|nice|love it|good|` +
    String.raw`fine|please|then|lets|let's)\W+)*(?:add|save|use|take|keep|do|go with|put) (?:it|that|this|them)` +
    String.raw`(?: (?:in|then|please|pls|thanks|now|all))*\W*$`,
  'u',
);
/** "Put that in my planner", after a week: only the student can do it, with the button that the week shows again. */
const IT_WHOLE =
  /\b(?:it|that|this|them|these|those|all|everything|the (?:whole )?(?:week|schedule|thing|lot))\b/u;
/** Said of the week, whatever course was spoken of last. */
const ALL_OF_IT =
  /\b(?:(?:it|them|this|that|those) all|all of (?:it|them|this|that|those)|everything|the (?:whole|entire) (?:thing|week|lot))\b/u;
const TO_PROFILE = /\b(?:to|on|in|into) (?:my )?(?:profile|transcript|record|courses taken|taken)\b/u;
const TO_LIST = new RegExp(
  String.raw`\b(?:(?:my|the) (?:courses|classes|list|cart|bookmarks|favou?rites|stuff|things)|saved|profile|` +
    String.raw`taken|my plan|planner|for later|as (?:one|some) of mine|(?:aside|away) for)\b`,
  'u',
);
/** Words that only keep a course: "I want CHEM 5 saved", "remember CHEM 5 for me", "I'm taking CHEM 5, note that down". */
const KEEPS_IT = anyOf(
  'u',
  String.raw`\b(?:i'd like|i want|i would like|i need|have) [^.?!\n]{2,40} (?:in|on) my ` +
    String.raw`(?:plan|planner|list|courses|classes)\b`,
  String.raw`\b(?:i(?:'d)? (?:want|need|like)|i'd like|have|get) [^.?!\n]{2,40} ` +
    String.raw`(?:saved|bookmarked|marked as taken|kept for later|noted)\b`,
  String.raw`\bremember [^.?!\n]{2,40} for me\b`,
  String.raw`\b(?:note|write|jot|mark) (?:that|it|this|[^.?!\n]{2,30}) down\b`,
  String.raw`\bcan [^.?!\n]{2,30} go (?:in|on|into|onto|under) my ` +
    String.raw`(?:saved|bookmarked|list|favou?rites|courses|classes)\b`,
  String.raw`\bdon'?t let me forget(?: about)? \S`,
);
