import { CODE, COUNT, DAY, wording, type Wording } from './wording.ts';

const CLOCK = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)`;
const NTH = String.raw`(?:third|fourth|fifth|sixth|3rd|4th|5th|6th)`;
const AFTER =
  String.raw`(?:\W*(?:and|now|then|ok|okay|so|also|plus|nice|cool|great|good|hm+|well|actually|please|pls|` +
  String.raw`can you|could you|let'?s|i want|i need|i'd like)\b)*\W*`;
const BE = String.raw`(?:should|must|has to|have to|needs? to|ought to|can|could|might) be`;
const GONE =
  '(?:goes|went|leaves|left|is gone|were gone|was gone|is out|was out|were out|is dropped|was dropped|' +
  "were dropped|gets dropped|isn'?t there|wasn'?t there|weren'?t there|is not there|drops out|" +
  'had to go|has to go|disappears|' +
  "(?:isn'?t|wasn'?t|weren'?t|is not|was not) (?:in|on|part of)(?: my| the| it)?" +
  '(?: plan| schedule| week)?)';

const SEVERAL_SAID = String.raw`\b(?:[2-6]|two|three|four|five|six) (?:\w+ )?(?:classes|courses|subjects)\b`;
/** "And whatever else I need", up to the end of its clause. */
const ALL_NEEDED =
  String.raw`,? (?:and|plus|with|then|&) (?:(?:whatever|everything|anything|what|all)(?: else)?|the rest(?: of what)?)(?: that)? ` +
  String.raw`i(?:'?m| am)? (?:still |also )?` +
  '(?:need|needed|require|missing|lack|(?:have|need) to (?:take|do)|must (?:take|do))' +
  String.raw`(?: for (?:my|the) (?:major|degree|concentration|requirements))?` +
  String.raw`(?=[,.;:!?\n]|\W*$| (?:no|but|and|in|on|with|please|pls|next|this)\b)`;

/** What is said of several courses at once, of one more, and of one that goes: conditions in other words. */
export const WEEK_CONDITIONS: readonly Wording[] = [
  // As many as are usual, where no number is said.
  wording(
    String.raw`(?<=${SEVERAL_SAID}[^\n]{0,80})${ALL_NEEDED}`,
    ', the rest for my requirements',
    'four classes with ECON 10A and whatever else i need',
    'four classes with ECON 10A, the rest for my requirements',
  ),
  wording(
    ALL_NEEDED,
    ', four courses, the rest for my requirements',
    'plan me a spring with ECON 10A and whatever else i still need',
    'plan me a spring with ECON 10A, four courses, the rest for my requirements',
  ),
  // Bounds.
  wording(
    String.raw`\b(\d ?(?:am|pm)?|\d:\d\d ?(?:am|pm)?|noon) at the (?:very )?(?:latest|earliest)\b`,
    '$1',
    'done by 6pm at the latest',
    'done by 6pm',
  ),
  wording(
    String.raw`\b(?:earliest (?:start(?:ing time)?|class|beginning)|(?:start|begin)s?(?:ing)? (?:at the )?earliest|` +
      String.raw`nothing earlier than)(?: is| at| of|:)* (${CLOCK})\b`,
    'nothing before $1',
    'earliest start 10',
    'nothing before 10',
  ),
  wording(
    String.raw`\b(?:latest (?:end|finish|class)|(?:end|finish)(?:ing|es)? (?:at the )?latest)(?: is| at| by| of|:)* (${CLOCK})\b`,
    'nothing after $1',
    'latest end 4pm',
    'nothing after 4pm',
  ),
  wording(
    String.raw`\b(?:start|begin)(?:s|ing)? (?:at )?(${CLOCK}) (?:or|and) (?:later|after|onwards?)\b`,
    'nothing before $1',
    'start at 10 or later',
    'nothing before 10',
  ),
  // The hours that a student keeps.
  wording(
    String.raw`\b(?:gigs?|up|awake|out|shifts?|working|gaming|parties|studying|i work|i play|i dj) ` +
      String.raw`(?:until|till|til|to|'til) (?:[1-5] ?am|midnight|late)\b` +
      '(?: (?:most|every|all|some|on) (?:nights?|days?|weekends?))?(?: lol)?',
    ' ',
    'gigs til 2am most nights',
    ' ',
  ),
  wording(
    String.raw`\bi(?: also)? work (?:about |around )?\d{1,2} ?(?:h|hrs|hours)\b(?: (?:a|per|each) week)?` +
      '(?: (?:at|in|for) (?:the|a|an|my) [a-z]+)?',
    ' ',
    'i also work 20h at the library',
    ' ',
  ),
  wording(String.raw`\bi have a (?:part[- ]time )?job,? so\b`, ' ', 'i have a job so four', '  four'),
  // How many of what.
  wording(
    String.raw`\b(?:all )?(${COUNT}) (?:of )?(?:my |the )?(spring|fall) (classes|courses|subjects)\b`,
    '$1 $3 in $2',
    'all four of my spring classes',
    'four classes in spring',
  ),
  wording(
    String.raw`\b(?:and )?make one of (?:them|those|these) (an? (?!bit\b)[^.;!?\n]{2,30})`,
    'one of them should be $1',
    'make one of them a gov class',
    'one of them should be a gov class',
  ),
  wording(
    String.raw`,? ?(?:and )?(?:that'?s|thats|that is) (?:it|all)\b(?! (?:for|that|i need to))`,
    ' ',
    'two econ, and thats it. spring',
    'two econ . spring',
  ),
  wording(
    String.raw`\b(?:besides|beside|apart from|in addition to|next to|alongside|other than) ` +
      String.raw`(?:that|it|this|those|them)\b,? ?(?=${COUNT}\b|an? |some|something)`,
    'and ',
    'CHEM 5. besides that two easy things',
    'CHEM 5. and two easy things',
  ),
  wording(
    String.raw`\b(?:what|which) (?:would|could|should|might) (${COUNT}) (further|more|other|additional) (courses|classes|subjects) be\b`,
    'give me $1 more $3',
    'what would two further courses be',
    'give me two more courses',
  ),
  wording(
    String.raw`,? ?\b(?:so )?that (?:it makes|i end up with|there are|i have|it is|makes)(?: a total of)? ${COUNT}` +
      String.raw`(?: (?:courses|classes|in total|in all))*(?= and\b|\W*$|[,.;!?])`,
    ' ',
    'two more, so that it makes four',
    'two more ',
  ),
  wording(
    String.raw`\b(?:bring|get|take|round|make|fill|top) (?:it|that|this|them|the rest|me|things) (?:all )?` +
      String.raw`(?:out |up )?(?:up )?to (${COUNT})(?: (?:courses|classes))?\b` +
      String.raw`(?! ?(?:hours?|hrs?|h\b|units|credits|days?|am|pm|:))`,
    '$1 courses in total',
    'bring it up to four',
    'four courses in total',
  ),
  wording(
    String.raw`\b(?:is|are) (?:both |all |each )?(?:an? )?(?:absolute |total )?musts?\b`,
    'are a must',
    'both of them are musts',
    'both of them are a must',
  ),
  wording(
    String.raw`\b(either (?:${CODE}) or (?:${CODE})),? for (?:my |the |some )?[a-z]+(?: [a-z]+)?(?=,| plus| and|[.;!?]|$)`,
    '$1',
    'either CHEM 5 or GOV 20 for field methods, plus one',
    'either CHEM 5 or GOV 20, plus one',
  ),
  wording(
    String.raw`\b([a-z]{4,}) (classes|courses|subjects) \(([a-z]+) or ([a-z]+)\b[^()]{0,40}\)`,
    '$1 $3 or $1 $4 $2',
    '3 environmental classes (studies or engineering, dont care)',
    '3 environmental studies or environmental engineering classes',
  ),
  wording(
    String.raw`\b(?:work|go) (?:at once|side by side|in parallel|at the same time)\b`,
    'fit together',
    'do CHEM 5 and GOV 20 work at once in spring',
    'do CHEM 5 and GOV 20 fit together in spring',
  ),
  // One more.
  wording(
    String.raw`\b(add (?:one|an?|another) [^.,;!?\n]{2,40}?),? ` +
      "(?:so (?:that )?(?:i(?:'d| would|'ll)? (?:have|end up with|get to)|it(?:'s| is| makes)|there are|" +
      String.raw`that makes)|(?:to|which|that) makes?(?: it)?)(?: a total of)? ${COUNT}` +
      String.raw`(?: (?:in total|courses|classes|in all))?\b`,
    '$1',
    'add one easy class to my plan so i have four',
    'add one easy class to my plan',
  ),
  wording(
    String.raw`^(${AFTER})(?:add )?(?:one more|another(?: one)?|` +
      String.raw`an? (?:extra|additional|${NTH})(?: one| class| course)?)(?: (?:on top|in addition|as well|too))?,? ` +
      '(?:(?:and|but) )?(?:(?:make|let) (?:that|it)(?: one)?(?: be)?|' +
      String.raw`(?:that|it|which|this|the new one)(?: one)? ${BE}|preferably|ideally|maybe|an?|one|in|from|of)? ?` +
      String.raw`(?:an? |one |some )?(?=[a-z])(?!for\b|to\b|day\b|week\b|version\b|option\b|try\b|fit\b|with\b|hour)` +
      String.raw`([^.;!?\n]{3,50})`,
    '$1 add a $2',
    'and one more on top, a language please',
    'and  add a language please',
  ),
  wording(
    String.raw`,? ?(?:and )?(?:the|that) (?:new|extra|additional|added|other|last|${NTH}) (?:one|class|course)` +
      String.raw` ${BE} (?:an? |in |from |about )?([^.,;!?\n]{3,40})`,
    ' with a $1 class',
    'make it four, the new one should be history',
    'make it four with a history class',
  ),
  wording(
    '[,.;] ?(?:and )?(?:it|that one|this one|the new one) ' +
      "(?:should ?n[o'’]?t|must ?n[o'’]?t|can ?n?[o'’]?t|may not|does ?n[o'’]?t|should never) " +
      String.raw`(?:meet|be|have class|happen|be held) on (?:an? |any )?(${DAY}(?: (?:or|and) ${DAY})?)`,
    " that doesn't meet on $1",
    'add a class. it shouldnt meet on fridays',
    "add a class that doesn't meet on fridays",
  ),
  wording(
    String.raw`,? ?(?:nothing|not|no class|but not) on (?:an? )?(${DAY}) for (?:that one|it|this one|the new one)`,
    " that doesn't meet on $1",
    'add a class, nothing on a monday for that one',
    "add a class that doesn't meet on monday",
  ),
  wording(
    String.raw`^(${AFTER})(?:one more|another|an? extra) ([^.,;!?\n]{3,40}?) (?:for|in|on) my (plan|schedule|week)\b`,
    '$1 add a $2 to my $3',
    'one more easy class for my plan',
    'add a easy class to my plan',
  ),
  wording(
    String.raw`\b(add (?:one|an?|another) [^.,;!?\n]{2,50}?),? (?:but )?(?:not|nothing|none) on (?:an? )?` +
      String.raw`(${DAY}(?: (?:or|and) ${DAY})?)(?=\W*$|[,.;!?])`,
    "$1 that doesn't meet on $2",
    'add a class to my plan, not on fridays',
    "add a class to my plan that doesn't meet on fridays",
  ),
  wording(
    String.raw`\b(?:of which|where|and) (${CODE}) (?:is|being|should be|has to be) one(?: of (?:them|those|these))?\b`,
    'with $1',
    '4 courses of which CHEM 5 is one',
    '4 courses with CHEM 5',
  ),
  wording(
    String.raw`\b(?:every|all|my|the) (?:afternoons?|evenings?),? (?:after|from) (${CLOCK})(?: on)?,? (?:off|free|clear)\b`,
    'nothing after $1',
    'every afternoon after 3 off',
    'nothing after 3',
  ),
  wording(String.raw`\b([a-z]{3,}) ?[x×] ?([2-4])\b(?!\d)`, '$2 $1', 'econ x2, gov', '2 econ, gov'),
  wording(
    String.raw`\bwhat (?:could|should|can|do|might) i take ` +
      '((?:in|for|next|this) (?:the )?(?:spring|fall|term|semester) )?if i ' +
      String.raw`(?:want|need|would like|have to have)\b`,
    'i want $1, ',
    'what could i take in spring if i want 2 seminars and 1 lab',
    'i want in spring , 2 seminars and 1 lab',
  ),
  wording(
    String.raw`\b(?:can|could|would|will) you (?:please |pls )?(?:put|fit|squeeze|stick|slot|throw) (?:in )?` +
      String.raw`(?:one more|another|an? (?:extra )?)([^.,;!?\n]{3,40}?)(?: (?:thing|class|course|one))? ` +
      String.raw`(?:in|into|on|to|onto) my (plan|schedule|week)\b`,
    'can you add a $1 class to my $2',
    'could you put one more humanities thing in my plan',
    'can you add a  humanities class to my plan',
  ),
  // One that goes.
  wording(
    String.raw`\bwould (?:dropping|losing|cutting|removing) (${CODE}) (?:make|leave|give me|create|open|free)` +
      String.raw`(?: up| me)? (?:the |some |enough )?(?:room|space|time|a slot|a spot) for (${CODE})\b`,
    'if i drop $1, does $2 fit',
    'would dropping GOV 20 make room for CHEM 5',
    'if i drop GOV 20, does CHEM 5 fit',
  ),
  wording(
    String.raw`\b(?:can|could|would) (${CODE}) (?:replace|take the place of|go in place of|come in for) (${CODE})` +
      String.raw`(?: without (?:an? |any )?(?:clash|conflict|overlap)[a-z]*)?(?= ?\?|\W*$)`,
    'if i drop $2, does $1 fit',
    'can CHEM 5 replace GOV 20 without clashes?',
    'if i drop GOV 20, does CHEM 5 fit?',
  ),
  wording(
    String.raw`\bwhat if (${CODE}) ${GONE} and i (?:took|take|had|add|added|did) (${CODE})(?: instead)?\b`,
    'if i drop $1, does $2 fit',
    'what if GOV 20 were gone and i took CHEM 5',
    'if i drop GOV 20, does CHEM 5 fit',
  ),
  wording(
    String.raw`\b(?:say|suppose|assume|imagine|let'?s say|assuming|supposing) (?:that )?i ` +
      String.raw`(?:get rid of|drop|lose|remove|cut|took out|take out|dropped) (${CODE}),? ` +
      '(?:is|does|would|could|can|will) (?:there (?:be )?)?(?:still )?(?:room|space|a spot|a slot) for ' +
      String.raw`(${CODE})\b`,
    'if i drop $1, does $2 fit',
    'say i get rid of GOV 20, is there room for CHEM 5 then',
    'if i drop GOV 20, does CHEM 5 fit then',
  ),
  wording(
    String.raw`\b(?:if|once|when|after|in case|assuming) (${CODE}) ${GONE}(?: of (?:the picture|it|there|my plan|the plan))?\b`,
    'if i drop $1',
    'if CHEM 5 goes, would it work',
    'if i drop CHEM 5, would it work',
  ),
  wording(
    String.raw`\bwith (${CODE}) (?:gone|out(?! of)|dropped|removed|out of (?:it|there|the way|the picture))\b`,
    'if i drop $1',
    'and with CHEM 5 gone?',
    'and if i drop CHEM 5?',
  ),
  wording(
    String.raw`\b(can|could) i (still |also |maybe |even )*(?:get|have|put|bring|work|slot) (${CODE}) in` +
      String.raw`(?: there| too| as well)?(?= with\b|\W*$|[,.;!?])`,
    '$1 i still fit $3',
    'can i still get CHEM 5 in with what i have?',
    'can i still fit CHEM 5 with what i have?',
  ),
];
