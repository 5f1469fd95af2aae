import { anyOf } from '../../spans/any-of.ts';
import { CODE } from './wording.ts';

/** Words by which a question about a week is told, whatever else is said. */

export const COMPARES = anyOf(
  'iu',
  String.raw`\b(?:less|more|easier|harder|better|lighter|heavier|worse|bigger|smaller)\b[^.?!\n]{0,20}\bthan\b`,
  String.raw`\b(?:versus|vs|difference|same (?:time|hour|slot))\b`,
  String.raw`\b(?:enough to|credit for|get into|prereqs?|prerequisites?|ready for|eligible|qualify)\b`,
);
/** Whether "yes" means that they clash is for the question about clashes to say. */
export const CLASHES = /\b(?:clash|conflict|overlap|collide|collision|interfer)\w*\b/iu;
/** "Tack on CHEM 5 and show the week": beside what is planned. */
export const ADDS = new RegExp(
  String.raw`\b(?:add|tack|throw|stick|squeeze|pile|bolt|slap|put|include)(?: on| in)? (?:${CODE})\b`,
  'iu',
);
export const IF_TAKEN =
  /\bif (?:i|he|she|we|they)\b|\bwith\b|\b(?:everything|all of (?:it|them)|they all)\b/u;
export const WANTS = anyOf(
  'u',
  String.raw`\b(?:i|we|he|she|they)(?:'d| would| should|'ll| will|'m| am| is)? ` +
    '(?:really |just |also |definitely |rather )?' +
    '(?:wants?|needs?|like|love|takes?|pick|choose|taking|doing|intends?|plan|hopes?|' +
    String.raw`going (?:to take|for)|ha(?:ve|s) to take|must take)\b` +
    '(?! to (?:know|ask|hear|compare|understand|see))',
  String.raw`\b(?:let us|let's|lets) (?:\w+ ){0,2}(?:take|do|have|pick|go)\b`,
  String.raw`\b(?:and|then) take\b`,
);
export const SAYS_WEEK = /\b(?:week|schedule|timetable|semester|term|sem|plan|grid|calendar|lineup)\b/iu;
export const THEN = /\b(?:then|instead|rather|same|other two|other three|others)\b/iu;
export const CHANGING = new RegExp(
  String.raw`\b(?:if|without|with|under|less|fewer|more|lighter|swap|drop|add|instead|which|each|any|one|of them|` +
    String.raw`per (?:class|course)|office|plan|free)\b`,
  'iu',
);
export const INTO_IT = /\b(?:in|inside|into (?:it|that|there|my \w+)|now|after all|after that|still)\W*$/u;
/** "Something like GOV 20": that course is not to be taken. */
export const LIKE_IT =
  /\b(?:something|anything|similar|classes|courses|class|course|more|one|ones|much) (?:\w+ )?(?:like|similar to|as)\b|\bsimilar to\b/u;
/** "Find me a lecture that fits around them": one of a list. */
export const SEEKS = new RegExp(
  String.raw`\b(?:find|what else|anything else|looking for|recommend\w*|suggest\w*|` +
    String.raw`list(?= (?:of|me|some|all|the|any)\b)|options|ideas|similar|fits? (?:around|beside|with|next to))\b`,
  'u',
);
/** "GOV 20 or GOV 30": one of them is to be chosen. */
export const CHOOSES =
  /\d[a-z]{0,2} or (?:[a-z]{2,9} )?\d|\b(?:thoughts|opinions?|worth|should i|recommend\w*)\b/u;
export const GRID = anyOf(
  'iu',
  String.raw`\b(?:on|as|in|into) (?:an? |one |the |my )?(?!same )(?:\w+ )?` +
    String.raw`(?:grid|timetable|calendar|schedule|week)\b(?! (?:from|until))`,
  String.raw`\b(?:behold|see|view|look at|picture) (?:my|the|a|our) (?:\w+ )?(?:week|schedule|timetable)\b`,
  String.raw`\b(?:make|call|build|draw|show|plan|give|see|have|get|propose|offer|suggest) ` +
    String.raw`(?:(?:it|that|this|them|me|us|up|such) ){0,2}(?:an?|the|my) (?:\w+ )?` +
    String.raw`(?:week|schedule|semester|term)\b`,
);
export const HOW_MUCH = anyOf(
  'iu',
  String.raw`\badd(?:s|ed|ing)? (?:it |them |that |all )*up\b`,
  String.raw`\b(?:units|credits)\b[^.?!\n]{0,12}\b(?:hours|hrs|workload)\b`,
  String.raw`\b(?:hours|hrs|workload)\b[^.?!\n]{0,12}\b(?:units|credits)\b`,
  String.raw`\bhow (?:many|much|heavy|busy|hard)\b`,
  String.raw`\b(?:too much|a lot of|lots of|that much) work\b`,
);
export const WHAT = /\bwhat(?:'?s| is| would| will| do| does| are)?\b/iu;
export const TELL = anyOf(
  'iu',
  String.raw`\b(?:tell|remind|give|show|read) me\b`,
  String.raw`\b(?:like|want|need|love|curious|care|dying) to (?:know|hear|see|find out)\b`,
  String.raw`\b(?:wonder(?:ing)?|curious|figure out|work out|calculate|compute|add up)\b`,
);
/** "How much of my life would these take". */
export const OF_LIFE =
  /\bhow much\b[^.?!]{0,120}\b(?:take|eat|cost|consume|swallow|steal|require|demand)s?\b/iu;
export const EACH =
  /\b(?:each(?! (?:week|semester|term)\b)|every one|apiece|per (?:class|course)|respectively|individually)\b/iu;
export const BOUND = anyOf(
  'iu',
  String.raw`\b(?:at most|under|below|less than|no more than|max|maximum|up to|over|more than|at least|between|` +
    String.raw`within) (?:\w+ )?\d`,
  String.raw`\d+ ?(?:hours|hrs|h|units) (?:or less|max|tops|at most|or fewer)`,
);
/** "Can I take all of those", "could he do these together". */
export const TAKES_ALL = new RegExp(
  String.raw`\b(?:take|do|have|manage|handle|juggle|survive|pull off|attend)\b[^.?!]{0,60}\b` +
    '(?:all|both|together|those|these|them|at once|at the same time|side by side|' +
    String.raw`the (?:two|three|four|five))\b`,
  'iu',
);
export const IF_IT = /\b(?:if|whether)\b/iu;
