import type { SmallTalk } from './request.ts';

const WHOLE: [SmallTalk, RegExp][] = [
  [
    'thanks',
    /^(?:ok(?:ay)? |oh |great |cool |awesome |perfect |nice |wow |that is (?:great|helpful|perfect|awesome) |got it |amazing |no |super )*(?:many |so much )?(?:thanks?|thank you|cheers|much appreciated|appreciate it|appreciated)(?: you)?(?: (?:so|very|a lot|much|again|quill|a ton|a bunch|for (?:the |your |all )?(?:help|info|everything|your help|that)|that (?:is|was|helps?|helped)(?: (?:really|very|super|so))?(?: (?:helpful|great|perfect|useful|all|a lot))?|this (?:is|was) (?:helpful|great)))*$/,
  ],
  [
    'bye',
    /^(?:ok(?:ay)? |fine |cool |great |perfect |nice |anyway |got it |thanks |thank you |alright |well )*(?:bye|gotta go|goodbye|good ?bye|see (?:you|ya)(?: later| soon)?|cya|later|good ?night|ttyl|that is (?:all|it)(?: for (?:now|today))?|have a (?:good|nice|great) (?:day|one|night|evening|weekend)|i am done)(?: bye| now| then| for now| thanks| quill| have a (?:good|nice|great) (?:day|one))*$/,
  ],
  [
    'mood',
    /^(?:hi |hello |hey |yo |so )*(?:how (?:are|is) (?:you|it going|your day|things|everything)(?: doing)?(?: today| going)?|what is up|sup|wassup|how do you do|you (?:ok|good|alright)|how have you been)(?: quill| today| man| dude)*$/,
  ],
  [
    'who',
    /^(?:hi |hello |hey |so |wait |and )*(?:who|what) (?:exactly )?(?:are|r) (?:you|u)(?: (?:exactly|supposed to be|anyway|even|called))?$|^(?:what is your name|tell me about yourself|introduce yourself|are you (?:a |an )?(?:real|human|person|robot|bot|ai|chatgpt|chat ?gpt|gpt|claude|llm|machine|real person|computer|language model)(?: person| human)?|(?:do you have|have you got) a name|who (?:made|built|created|wrote|runs|programmed) you|is this (?:a |an )?(?:real person|bot|ai|human|robot|chatgpt)|am i talking to (?:a |an )?(?:real person|bot|ai|human|robot|person|machine)|what (?:model|ai|llm) (?:are you|is this|do you use)|which (?:model|ai|llm) (?:are you|is this))$/,
  ],
  [
    'abilities',
    /^(?:hi |hello |hey |so |ok(?:ay)? |and |wait |quill )*(?:what (?:else )?(?:can|do|could|are) (?:you|u|i)(?: (?:do|help(?: me)?(?: with)?|know|answer|able to do|ask(?: you)?(?: about)?|capable of|offer|good at|tell me))*(?: here| for me| exactly| all)?|what (?:kind|sort|type)s? of (?:questions|things|stuff) (?:can|could|should|do) (?:i|you) (?:ask|answer|know|do|help with)(?: you)?(?: about)?|how (?:do|does|can|should) (?:i|you|this|it) (?:use|work|works|help|help me)(?: (?:this|you|it))?|help(?: me)?(?: please)?|what is (?:quill|this)(?: for| thing| app| site)*(?: for)?|how can you help(?: me)?|can you help(?: me)?(?: out)?(?: please)?|i need (?:some )?help|how does this work|what are you for|instructions|commands|menu|options)$/,
  ],
  [
    'hello',
    /^(?:hi+|hello+|hey+|heya|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there|sup|hola|test|testing|hallo|salut)(?: (?:there|quill|again|everyone|all|you|friend|buddy|bot|good (?:morning|afternoon|evening)|nice to meet you))*$|^(?:nice|good|pleased) to meet you(?: quill| too)?$/,
  ],
  [
    'agree',
    /^(?:ok(?:ay)?|k|kk|cool|nice|great|good|perfect|awesome|alright|all right|sure|got it|i see|makes sense|sounds good|interesting|wow|lol|haha+|yes|yeah|yep|yup|no|nope|nah|fine|right|understood|good to know|amazing|sweet|love it|hmm+|oh|ah|really|true|fair(?: enough)?|never ?mind|no worries|sorry|oops|my bad|that is (?:great|cool|good|helpful|interesting|perfect|nice|awesome|all|fine|ok)|good (?:bot|job|idea)|well done|you are (?:great|awesome|the best|helpful|welcome))(?: (?:ok(?:ay)?|cool|nice|great|then|that is (?:great|good|helpful)|got it|i see|makes sense|sounds good|quill|good to know|haha|lol|yes|sure|thing|to me|good|perfect|awesome|it))*$/,
  ],
];

/** Thanks at any length, as long as nothing is asked beside them. */
const THANKED =
  /^(?:(?:i am done|that is all|that is it|i think that is (?:all|it)|so helpful|very helpful|ok(?:ay)?|oh|wow|great|cool|awesome|perfect|nice|amazing|omg|aw+|yay|alright|got it|really|sweet) )*(?:(?:many |so much )?thank(?:s| you)|thanks|cheers|i (?:really )?appreciate|appreciate)\b/;
const GREETED = /^(?:hi+|hello+|hey+|heya|hiya|yo|howdy|good (?:morning|afternoon|evening))\b/;
const ASKS =
  /\b(?:can|could|what|which|who|when|where|how (?!much (?:this|that|it|you))|find|show|tell|any|recommend|suggest|is there|are there|does|do you (?!know)|compare|but|also|like|love|interested|about|should|suggestions?|ideas?|advice|seminars?|electives?|major|concentration|prereq\w*|requirements?|workload|rating|hours|courses?|class(?:es)?|now|need|want|looking)\b/;

/** Talk that asks nothing, when it is all of the message. */
export const readTalk = (
  text: string,
  { assistant, product }: { assistant: string; product: string },
): SmallTalk | null => {
  const bare = text
    .replaceAll(assistant.toLowerCase(), 'quill')
    .replaceAll(product.toLowerCase(), 'this app')
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/'/g, '')
    .replaceAll(/\b(?:please|pls|!)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (bare === '') return 'hello';
  if (/\bjust (?:saying|wanted to say|dropping by to say) (?:hi|hello|hey)\b/.test(bare)) return 'hello';
  if (GREETED.test(bare) && !ASKS.test(bare) && !/\?/.test(text)) return 'hello';
  if (THANKED.test(bare) && !ASKS.test(bare)) return 'thanks';
  return bare.length > 120 ? null : (WHOLE.find(([, pattern]) => pattern.test(bare))?.[0] ?? null);
};

/** An attempt to turn the advisor, to read what it was told, or to see somebody else's data. */
export const ORDERS =
  /\b(?:(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|every|everything|of|your|the|my|these|those|previous|prior|above|earlier|other|system|safety|that|what) ?)+(?:instructions?|rules?|prompts?|guidelines|told|constraints|above|before|directives|training)?|system prompt|(?:your|the|initial|hidden|secret|original) (?:prompt|instructions|system message|rules|configuration|guidelines)|jail ?break|developer mode|dan mode|debug mode|admin mode|sudo|i am (?:an? |the )?(?:admin(?:istrator)?|developer|root|sysadmin)\b|(?:taken|chosen|picked) by (?:every|all|each|other|another|any|some)(?: the| of the)?(?: other)? (?:students?|users?|people)|(?:their|his|her|students'?) (?:e-?mails?|passwords?|phone numbers?|home address(?:es)?|grades)|pretend (?:you are|to be|that)|act as|role ?play|you are now|from now on,? you|new instructions|(?:another|other|different|someone|somebody|anyone|everyone|all) (?:else'?s? |other )?(?:students?|users?|person|people|accounts?)(?:'s?|s')? (?:profiles?|data|grades?|courses?|email|e-?mails?|names?|info|information|passwords?|conversations?|chats?|accounts?|history|schedule|transcripts?|messages?|have|are taking|took|in)|(?:emails?|e-?mails?|names?|profiles?|data|passwords?|conversations?|chats?|transcripts?|messages?|grades?|address(?:es)?|phones?(?: numbers?)?) of (?:the |a |any |all |every |other |another )*(?:students?|users?|people|classmates?|persons?|someone|somebody|everyone|others)|who else (?:is|uses|asked|has asked|chats)|api keys?|access token|passwords?|credentials|environment variables?|database (?:dump|schema|password|url)|(?:drop|select|delete|insert) (?:table|\*|from|into)|repeat (?:the |everything |all |what )(?:is )?(?:above|words above|text above|before)|verbatim|word for word|base ?64|<script|javascript:|!\[|curl |http[s]?:\/\/|markdown image|render an? image|(?:show|display|embed|load|include|insert) (?:me )?(?:an? |this |the )?(?:remote )?(?:image|picture|img|pixel))/;

/** Somebody else's data: refused, whatever else is asked. */
export const OTHERS_DATA =
  /\b(?:(?:e-?mails?|e-?mail addresses|passwords?|phone numbers?|home address(?:es)?|profiles?|transcripts?|conversations?|chats?|grades) of (?:the |a |any |all |every |each |other |another |my )*(?:students?|users?|people|classmates?|roommates?|friends?|persons?|someone|somebody|everyone|everybody|others|members)|(?:taken|chosen|picked) by (?:every|all|each|other|another|any|some)(?: the| of the)?(?: other)? (?:students?|users?|people)|(?:their|his|her|students'?|everyone'?s|somebody'?s) (?:e-?mails?|passwords?|phone numbers?|home address(?:es)?)|who else (?:is|uses|asked|has asked|chats))\b/;

/** Questions of the world outside: nothing an advisor of courses has. */
export const OUTSIDE =
  /\b(?:weather(?! and)|(?:going to|gonna|will it|does it) (?:rain|snow)|is it (?:raining|snowing|cold|hot|sunny)|forecast|temperature outside|raining|joke|poem|poetry for|song lyrics|write (?:me )?(?:a|an|my|the|some) |essay for me|do my (?:homework|pset|essay|assignment)|homework for me|solve (?:this|for|the|x)|translate|president of|prime minister|capital of|population of|stock|bitcoin|crypto|recipe|cook|restaurant|dining hall|lunch today|dinner|dorm|housing|roommate|parking|shuttle|bus (?:schedule|times)|gym|football|basketball|soccer|super bowl|world cup|movie|netflix|tuition|financial aid|scholarship|visa|library (?:open|hours)|wifi|wi-fi|(?:your|what is the) (?:favorite|favourite) (?:color|colour|food|movie|song|book)|meaning of life|do you (?:love|like|feel|think|dream|sleep|eat|have feelings)|marry|girlfriend|boyfriend|date (?:ideas|night)|who won|news today|what time is it|what day is (?:it|today)|today's date|\d+ ?[+*x/] ?\d+ ?=?\s*\??$|square root|python (?:code|script|program)|write code|debug|lawyer|legal advice|elected|election|vote for|campus tour|laundry|bookstore|admissions? (?:rate|office)|get into (?:harvard|yale|mit|stanford|princeton)|sat score|act score)\b/;

/** Something to be done rather than said. */
export const ACTIONS =
  /\b(?:(?:can|could|will|would) you|please|pls|go ahead and|just) (?:please |just |now )?(?:(?:e-?mail|call|text|message|write to|contact|tell|ask|notify|remind) (?:my|the|him|her|them|me) ?(?:advis[eo]r|professors?|instructors?|dean|registrar|teachers?|tas?|tomorrow|later|mom|parents?)|(?:enroll|register|sign|drop|unenroll|waitlist) me|(?:enroll|register) (?:in|for)|add (?:it|that|this|them) to my|(?:buy|order|book|print|send me an? e-?mail))\b|^ ?(?:enroll|register|sign) me\b/;

/** Work that is the student's own, to be done for them: refused whatever was spoken of before. */
export const ERRANDS =
  /^ ?(?:(?:hey|hi|ok(?:ay)?|so|now|and|please|just|also|then) ?,? ?)*(?:(?:can|could|will|would) you (?:please )?|help me (?:to )?|i need you to )?(?:write|do|solve|finish|proofread|edit|draft|rewrite|correct|summari[sz]e|answer|complete) (?:me )?(?:my|an?|the|this|some) (?:[\w\uE000-\uE18F-]+ ){0,4}?(?:essays?|papers?|homework|psets?|problem sets?|assignments?|exams?|thesis|reports?|code|programs?|programmes?|emails?|letters?|statements?|resume|cv|poems?|applications?|labs? reports?|discussion posts?)\b/;

const MAY_I = String.raw`(?:can|could|may|should|do|am i allowed to|is it (?:ok|okay|possible|allowed|legal|normal|too much|bad|a bad idea)(?: for me)? to)`;
/** How things are done at the university, and what it allows: on its rules no record says anything. */
export const RULES = new RegExp(
  [
    String.raw`\b(?:how|when|where|${MAY_I}) (?:do |can |could |should |would |must )?(?:i|you|we|one|students)? ?(?:declare|petition|appeal|defer|cross-?register|study abroad|overload|double (?:major|concentrate)|take (?:a leave|time off|a gap (?:year|semester)))\b`,
    String.raw`\b(?:how|when|where|${MAY_I}) (?:do |can |could |should |would |must )?(?:i|you|we|one|students) (?:switch|change|drop|add|transfer) (?:out of )?(?:my |the |a )?(?:concentrations?|majors?|minors?|secondary(?: fields?)?|schools?)\b`,
    String.raw`\b${MAY_I} (?:i |we |one |students )?(?:take|do|enroll in|sign up for|handle) (?:only |just )?\d (?:classes|courses)(?: (?:in|a|per|at|this|next|each|for) (?:1|one|a|the|same|single|next)? ?(?:semester|term|once|time|fall|spring|year))? ?[?.!]*$`,
    String.raw`\bhow many (?:classes|courses|credits|units) (?:can|may|should|must|do) (?:i|we|you|students|people)(?: (?:usually|normally|have to|need to|be))* (?:take|taking|do|enroll in)(?: (?:in|a|per|at|this|next|each) (?:1|one|a|the|single)? ?(?:semester|term|once|time|fall|spring|year))? ?[?.!]*$`,
  ].join('|'),
);

/** Something went wrong with a course, or may: what it means for the student is asked. */
export const FAILED =
  /\b(?:am i (?:so |totally )?(?:screwed|doomed|cooked|toast|done for|in trouble|dead|finished|ruined)|failed|flunked|bombed|failing|flunking|(?:got|getting) an? (?:d|f|c-)(?= in| from| on|[?.!,]|$)|(?:should|can|could|must|do) i (?:still |have to |need to )?(?:drop|retake|repeat|withdraw))\b/;

/** How somebody feels: no topic of a course. */
export const WORRIED =
  /\b(?:stress(?:ed|ing|ful)?|overwhelmed|anxious|lonely|exhausted|burn(?:ed|t) ?-?out|homesick|depressed|hopeless|panic attacks?|freaking out|panicking|scared|worried|(?:can not|cannot) (?:cope|handle (?:it|this))|(?:want|going|about) to (?:quit|give up|drop out)|college is (?:not )?for me|screwed)\b/;
