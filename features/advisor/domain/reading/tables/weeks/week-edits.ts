import { CODE, COUNT, DAY, wording, type Wording } from './wording.ts';

const CLOCK = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?|eight|nine|ten|eleven|twelve|noon)`;
const NINES = String.raw`(?:\d{1,2} ?ams?|\d{1,2}s|early mornings)`;
const WEEK = String.raw`(?:week|plan|schedule|timetable|semester|spring|fall|term)`;
const MADE = String.raw`(?:planned|made|built|drafted|put together|set up|saved|drawn up|laid out|got planned|going|so far|now|already)`;
const NTH = String.raw`(?:third|fourth|fifth|sixth|3rd|4th|5th|6th)`;
const GONE = String.raw`(?:drop|remove|delete|ditch|lose|cut|kick out|take out|throw out|pull out|get rid of)`;
const COMING = String.raw`(?:add|include|insert|put in|swap in|throw in|slot in|bring in|take|put)`;
const WHOLE = String.raw`(?:whole|full|entire|complete|total|possible|good)`;

/** What is said of the plan that the student has, of its bounds, and of one more course, in other words. Read first. */
export const WEEK_EDITS: readonly Wording[] = [
  // Of the week, and not only of what comes into it.
  wording(
    String.raw`(?<=\b(?:add|fit|squeeze|include)\b(?:(?!\b(?:with|that|which|without|no)\b)[^,.;\n]){0,60}) and ` +
      String.raw`(?:no|nothing on|not on) (${DAY})\b`,
    ', no $1',
    'fit history in too and no fri',
    'fit history in too, no fri',
  ),
  wording(
    String.raw`\bthe one (?:w|w/|with) (?:the )?most (?:work|hours)\b`,
    'the heaviest',
    'drop the one w most work',
    'drop the heaviest',
  ),
  wording(
    String.raw`\b${GONE} (?:whichever|whatever|the)(?: one| course| class| thing)?(?: that| which)? ` +
      String.raw`(?:eats?|takes?|needs?|costs?|has|wants?|demands?)(?: up)?(?: the)? most (?:work|hours|time|effort)\b`,
    'drop the heaviest',
    'pull out whichever one eats the most time',
    'drop the heaviest',
  ),
  wording(
    String.raw`\b(put|use|have|want) ((?!${CODE})[^,.;!?\n]{3,40}?) (?:in|on|at) (?:its|his|her) (?:place|stead)\b`,
    '$1 $2 instead of it',
    'can you put japanese on its place',
    'can you put japanese instead of it',
  ),
  wording(
    String.raw`\band show (?:me |us )?(?:it |that |the rest )?again\b`,
    'and show it again',
    'drop the heaviest and show me again',
    'drop the heaviest and show it again',
  ),
  // Bounds.
  wording(
    String.raw`\b((?:start|begin)(?:s|ning|ing)?(?: only)?(?: (?:at|from|by|around))? ${CLOCK}) or ` +
      '(?:(?:more|much|even|some|a (?:bit|little)) late(?:r)?|more|late|afterwards?|past (?:that|this|it)|' +
      String.raw`after (?:that|this|it)|later than (?:that|this))\b`,
    '$1 or later',
    'all the classes should start at 10 or more late',
    'all the classes should start at 10 or later',
  ),
  wording(
    String.raw`\b(?:i(?:'?m| am) )?(?:so |totally |just |completely |officially |fully |sick and |really )*` +
      '(?:done|over|finished|through|fed up|sick|tired|' +
      "(?:i )?(?:hate|can'?t (?:do|stand|face)|cannot (?:do|stand|face))|no more|never again)(?: with| of)?" +
      String.raw`(?: any| these| more| those)? (${NINES})(?=\W*$|[.,;:!])`,
    'no $1',
    'I am DONE with 9ams. nothing before 10',
    'no 9ams. nothing before 10',
  ),
  // Orders one after the other, without a sign between them.
  wording(
    String.raw`\b(${GONE} (?:${CODE})|(?:${CODE}) out) (?=(?:${COMING}) (?:${CODE})\b|(?:${CODE}) in\b)`,
    '$1, and ',
    'take out chem 17 put in math 21a',
    'take out chem 17, and put in math 21a',
  ),
  wording(
    String.raw`\b((?:${COMING}) (?:${CODE})|(?:${CODE}) in) (?=(?:${GONE}) (?:${CODE})\b|(?:${CODE}) out\b)`,
    '$1, and ',
    'put in math 21a drop chem 17',
    'put in math 21a, and drop chem 17',
  ),
  wording(
    String.raw`\b(?:that|which) (?:includes?|contains?|has to (?:include|have)|must (?:include|have)) (?=(?:${CODE})\b)`,
    'with ',
    'a schedule of three that includes CHEM 17 and MATH 21A',
    'a schedule of three with CHEM 17 and MATH 21A',
  ),
  // The student's own plan.
  wording(
    String.raw`\b(?:the|that|this) (${WEEK}) (?:that |which )?(?:i(?:'ve| have|ve)?|is) (?:already |currently )?${MADE}\b`,
    'my $1',
    'Please add MGMT 20 to the week I have planned',
    'Please add MGMT 20 to my week',
  ),
  wording(
    String.raw`\bmy (?:planned|drafted|saved) (${WEEK})\b`,
    'my $1',
    'Add MGMT 20 to my planned week',
    'Add MGMT 20 to my week',
  ),
  wording(
    String.raw`\b(?:add|include|squeeze|slot|fit|get|work)(?: in)? (${CODE}) (?:to|into|in|on|onto) (?:my|our) (?:week|timetable)\b`,
    'put $1 in my week',
    'Please add MGMT 20 to my week',
    'Please put MGMT 20 in my week',
  ),
  wording(
    String.raw`\b(?:take|pull|throw|kick|get) (${CODE}|\d{2,4}[a-z]{0,2}) out of (?:my|our) (${WEEK})\b`,
    'drop $1 from my $2',
    'take 1123 out of my plan',
    'drop 1123 from my plan',
  ),
  // What all are about.
  wording(
    String.raw`\b(${COUNT}) (classes|courses|subjects),? ` +
      '(?:(?:mostly|mainly|largely|preferably|ideally|primarily|chiefly|generally) )+' +
      String.raw`(?:about|on|around|to do with)\b`,
    '$1 $2 about',
    'Four classes, mostly about the brain',
    'Four classes about the brain',
  ),
  wording(
    String.raw`\b(${COUNT}) ((?:spring |fall )?(?:classes|courses|subjects))( [^.,;!?\n]{0,30})?[.,;!]? ` +
      "(?:(?:and|as|because|since|btw) )?i(?:'?m| am)? (?:really |mostly |mainly |very |most )*" +
      '(?:like|love|enjoy|prefer|into|interested in|curious about|fond of|drawn to) ([a-z]+) (?:and|or|&) ' +
      String.raw`([a-z]+)(?: (?:topics?|stuff|things|subjects|themes|matters|questions))(?=\W*$|[.,;!?])`,
    '$1 $2 about $4 or $5$3',
    'plan four spring courses around it, I like sleep and brain topics',
    'plan four spring courses about sleep or brain around it',
  ),
  // A whole week.
  wording(
    String.raw`\b(?:suggest|propose|recommend|offer|sketch|imagine|think up|come up with|give)(?: to)?(?: me)? ` +
      String.raw`(?:an?|my|the) (?:${WHOLE} )?(week|schedule|timetable|semester|spring|fall|term)(?: plan)?` +
      String.raw`(?: for me| to me)?(?=\W*$|[?.,;:!]| (?:with|of|where|that)\b)`,
    'build me a $1',
    'could you suggest a whole spring for me? Four classes',
    'could you build me a spring? Four classes',
  ),
  // One more.
  wording(
    String.raw`^(\W*(?:(?:ok|okay|very good|good|great|nice|cool|so|and|now|then|please|thanks)\W+)*)` +
      '(?:(?:could|can|would|may|i|we|you) )*' +
      '(?:put|add|take|give(?: me)?|find(?: me)?|get(?: me)?|include|fit|squeeze|do|have)(?: in| on)? ' +
      String.raw`(?:an? ${NTH}|one more|another)(?: one| class| course| subject)?(?: in| too)?,? ` +
      '(?:and|but|while|if i) (?:still |can still |could still |i can still )?(?:only )?' +
      '(?:come|coming|be|being|go|going|stay|staying|have|having|keep|keeping)' +
      '(?: (?:it|that|them|me|everything))?(?: in| on)?(?: campus)?(?: (?:for|on|to|within|at))?' +
      String.raw`(?: (?:only|just|at most|the|those|these|my|same))* (?=${COUNT} days\b)`,
    '$1one more class, on at most ',
    'could i add a 4th and still only come in 3 days?',
    'one more class, on at most 3 days?',
  ),
  wording(
    String.raw`\b(?:put|add|give(?: me)?|find(?: me)?|take|include)(?: in)? ` +
      String.raw`(?:one more|another(?: one)?|an? ${NTH})(?: one| class| course| subject)?,? ` +
      '(?:any|anything|whichever|whatever|some|something|it can be any)(?: one| class| course| subject)?,? ' +
      '(?:(?:which|that|who|what) )?' +
      "(?:(?:is|has|gives|does|are)n'?t |(?:(?:is|has|gives|does|are) )?(?:not |no ))" +
      '(?:so |too |very |that |really )?(?:much|many|a lot of|lots of|heavy|hard|big)' +
      '(?: (?:work|effort|hours|homework|workload))?',
    'add one more easy class',
    'Put one more, any which is not so much work',
    'add one more easy class',
  ),
];
