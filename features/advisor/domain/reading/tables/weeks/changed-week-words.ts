import { anyOf } from '../../spans/any-of.ts';

/** Words that change the week shown. */

export const KEPT = new RegExp(
  String.raw`\b(?:keep|keeping|leave|leaving|stick with)\b[^.;!?\n]{1,80}?` +
    String.raw`(?=,? (?:and |but |then )?(?:swap|switch|replace|drop|remove|trade|ditch|lose|exchange)\b)`,
  'u',
);
export const IN_ITS_PLACE = new RegExp(
  String.raw`\b(?:in (?:its|that|his|her|their) (?:place|spot|slot)|in place of|instead|to replace|` +
    String.raw`take its (?:place|spot|slot)|(?:go|be|fit) there)\b`,
  'u',
);
export const REPLACES_IT =
  /\b(?:replace|swap|switch|exchange|trade) (?:it|that|this) (?:out )?(?:with|for|by)\b/u;
export const TAKES_IT = anyOf(
  'u',
  String.raw`\b(?:add|put|take|include|stick|throw|slot|squeeze|do|use|keep) (?:it|that|them|this|those|both)\b`,
  String.raw`\bwith (?:that|this|it)(?: one)? in\b`,
  String.raw`\b(?:do it|go for it|go ahead|make (?:that|the) (?:change|swap)|` +
    String.raw`show me (?:the|that|my) (?:week|plan|schedule))\b`,
);
/** Clauses about a course to remove: their words are no wish. */
export const DROP_CLAUSE = anyOf(
  'giu',
  String.raw`\b(?:take|leave|kick|throw) [^.,;:!?\n]{1,40}? out\b`,
  String.raw`\b(?:drop|remove|ditch|lose|cut|scrap|skip|get rid of|take out|kick out)\b[^.,;:!?\n]{0,60}?` +
    String.raw`(?=$|[.,;:!?\n]|\b(?:and|for|but|with|so)\b)`,
);
export const FREES_OWN = anyOf(
  'u',
  String.raw`\b(?:rearrange|reorgani[sz]e|shuffle|redo|rework|change|fix|adjust|arrange|move) ` +
    String.raw`(?:things (?:in|around in) |around )?my (?:plan|schedule|week|spring)\b[^?!\n]{0,20}\b` +
    String.raw`(?:so|to|such)\b`,
  String.raw`\b(?:can|could|make|have|let) my (?:plan|schedule|week|spring|days)\b[^?!\n]{0,20}\b` +
    String.raw`(?:start|end|finish|begin)\b`,
  String.raw`\b(?:make|get|keep|clear|free up|have) (?:all )?my (?:mon|tue|wed|thu|fri)\w*` +
    String.raw`(?: and (?:mon|tue|wed|thu|fri)\w*)*(?: \w+){0,2} ?(?:free|off|clear|open|empty)\b`,
  String.raw`\b(?:free up|clear) my (?:mon|tue|wed|thu|fri)\w*`,
  String.raw`\b(?:get|give) me (?:an? )?(?:free|clear) (?:mon|tue|wed|thu|fri)\w*`,
  String.raw`\b(?:get rid of|drop|remove|lose|clear out|cut) (?:all )?(?:of )?my (?:mon|tue|wed|thu|fri)\w* ` +
    '(?:classes|courses|lectures)',
);
export const POLITE = /^\W*(?:(?:hi|hey|ok|so|please)\W+)*(?:can|could|would|will) (?:you|u|i|we)\b/u;
export const SAYS_SWAP =
  /\b(?:swap|switch|replace|exchange|trade|substitute|drop|remove|ditch|get rid of|lose)\b (?:out )?(?:it|that|this)\b/u;
export const EASIER = /\b(?:lighter|easier|chiller|less work|easy|light|chill)\b/u;
export const KEEPS_NAMED =
  /\b(?:i|we) (?:named|asked for|gave|said|mentioned|picked|chose|wanted|told you|listed)\b/u;
/** Matches "Make one of the light ones a humanities class". */
export const MAKES_ONE = anyOf(
  'u',
  String.raw`\b(?:make|turn|have) ` +
    '(?:one of (?:the|those|them|these)|the (?:first|second|third|fourth|fifth|last|other)|that one|' +
    String.raw`the \w+ one)\b[^.?!\n]{0,30}\b(?:an?|something|smth)\b`,
  String.raw`\bone of (?:the|those|them|these)\b[^.?!\n]{0,25}\b` +
    String.raw`(?:should|must|has to|could|needs to|ought to|might|can|shall) be\b`,
);
export const KEEPS_SOME = new RegExp(
  String.raw`\b(?:keep|leave)\b[^.?!\n]{0,60}\b` +
    String.raw`(?:change|swap|replace|switch|redo|different|find|get|give|pick|choose)\b[^.?!\n]{0,20}\b` +
    String.raw`(?:rest|others?|everything else|else|new ones?|different ones?)\b`,
  'u',
);
export const GOES = new RegExp(
  String.raw`\b(?:swap(?:ped|ping)?|switch(?:ed|ing)?|replac(?:e|ed|ing)|exchange|trade|substitute|` +
    'drop(?:ped|ping)?|remov(?:e|ed|ing)|ditch|lose|cut|scrap|get rid of|take out|take .{1,30} out|' +
    '(?:be )?taken out|kick out|instead of|rather than|(?:alternative|replacement|substitute) (?:to|for)|' +
    '(?:has|needs|have|got) to go|can (?:the|that) .{1,25} go|must go|gotta go|' +
    "sounds? (?:boring|bad|awful|hard|terrible)|looks? (?:boring|bad|awful|hard)|don'?t (?:want|like)|" +
    String.raw`not (?:feeling|into))\b`,
  'u',
);
export const SWAPS = new RegExp(
  String.raw`\b(?:swap(?:ped|ping)?|switch(?:ed|ing)?|replac(?:e|ed|ing)|exchange|trade|substitute|instead|` +
    "in (?:its|that) (?:place|spot)|(?:something|anything|what) else|don'?t (?:want|like)|" +
    'not (?:feeling|into)|another|other one|different|rather than|put in|put .{1,30} in|boring|' +
    'make (?:one of|the (?:first|second|third|fourth|fifth|last|other)|that one)|give me|get me|' +
    String.raw`find me)\b`,
  'u',
);
export const MAKES_ROOM = /\b(?:which|what)\b/u;
export const SWAPS_FOR = new RegExp(
  String.raw`\b(?:swap|switch|replace|exchange|trade|substitute)(?: out)? (?:the |my )?([a-z][a-z &-]{2,40}?)` +
    '(?: one| class| course)? (?:for|with|by) ',
  'u',
);
/** Matches "swap A and B for two easier ones": both go, and nothing that is named comes. */
export const BOTH_GO = new RegExp(
  String.raw`\b(?:swap|switch|replace|exchange|trade|change)(?: out)? (?:both )?[a-z\d][\w·-]*(?: \d\w*)?,? ` +
    String.raw`(?:and|&|\+) [a-z\d][\w·-]*(?: \d\w*)? (?:out )?(?:for|with|by|against) ` +
    String.raw`(?:two|2|both|something|some|other|easier|lighter|different)\b`,
  'u',
);
/** Matches "Lose A, add B". */
export const GOES_AND_COMES =
  /\b(?:drop|lose|remove|ditch|cut|scrap)\b.*\b(?:add|put in|take|take on|include|get)\b/u;
export const CHANGES_IT = anyOf(
  'u',
  String.raw`\b(?:swap|switch|replace|exchange|trade|substitute)(?: out)? (?:it|that|this)(?: one)?(?: out)? ` +
    String.raw`(?:for|with|by|to)\b`,
  String.raw`\b(?:drop|ditch|lose|cut|remove) (?:it|that)(?: one)?\b[^.?!\n]{0,20}\b(?:for|and|then)\b`,
);
export const MUST_GO = /\b(?:(?:has|needs|have|got) to|must|gotta) go\b/u;
/** Matches "for it", after "can I add A". */
export const COMES_SPOKEN = /\b(?:for|with|by) (?:it|that|this|that one|this one)\b/u;
/** Matches "fine. swap A for B". */
export const EXCHANGES = new RegExp(
  String.raw`^\W*(?:[a-z]+\W+){0,4}?(?:swap|switch|replace|exchange|trade)(?: out)? \S+(?: \S+)? ` +
    String.raw`(?:for|with|by|against) \S+(?: \S+)?(?: (?:then|please|pls|instead|now))*\W*$`,
  'u',
);
export const SAYS_CHANGE = new RegExp(
  String.raw`^\W*(?:(?:can|could|would|will|you|u|i|we|please|pls|ok|hey|hi|i want to|i wanna|` +
    "i(?:'d| would|d) (?:like|love) to|i need to|let'?s|lets|let me|help me|just|kindly|may|might|then|" +
    String.raw`fine|and|so|now)\W+)*` +
    '(?:swap|switch|replace|exchange|trade|substitute|drop|remove|take|get rid|ditch|cut|lose|' +
    String.raw`scrap|kick)\b`,
  'u',
);
