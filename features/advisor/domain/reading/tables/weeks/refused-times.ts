import { DAY, wording, type Wording } from './wording.ts';

const CLOCK =
  String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?|eight|nine|ten|eleven|twelve|noon|midday|one|two|three|four|` +
  String.raw`five|six|seven)(?: o'?clock)?(?: (?:in the (?:morning|afternoon|evening)|pm|am))?(?!\w)` +
  String.raw`(?! (?:hours?|courses?|classes|units|credits|days?|of)\b)`;
const ABOUT = String.raw`(?:like |about |around |roughly |of |the )?`;
/** What the student cannot or will not do, unless it is their work that then ends. */
const REFUSES =
  "(?:do(?:es)? ?n['o]?t|do(?:es)? not|can ?not|can'?t|won'?t|will not|never|refuse[sd]? to|am not|" +
  "'m not|unable to|isn'?t|aren'?t|are not|is not)";
const VERB =
  '(?! ?(?:mind|care|matter|have to|need|work|practice|train|rehearse|teach|coach|finish|had|been|took|' +
  'end|stop|leave|get out|know))';
const GAP = String.raw`(?: (?!but\b|before\b|after\b|class(?:es)?\b|courses?\b|meet|from\b|until\b|between\b)[\w'’-]+){1,6}?`;
const WHO = String.raw`(?:i|we|he|she|my [a-z]+|this body|my body)`;
const OF_DAY = String.raw`(?:on |the |on the |every )?(${DAY})`;
const PRESENT = String.raw`(?:here|around|in town|on campus|available|there|at (?:school|college|uni|university)|in (?:boston|cambridge))`;

const FREE_ON =
  String.raw`(?:completely |totally |all )?(?:free|off) (?:on |every )(${DAY}(?:(?: and |, ?| & )${DAY})*)(?!\w)` +
  String.raw`(?! (?:before|after|from|between|until|till|morning|afternoon|evening|night|at)\b)`;
/** Times and days at which the student says they cannot be in class, in plain bounds. */
export const REFUSED_TIMES: readonly Wording[] = [
  wording(
    String.raw`(?: that)? \b(?:(?:start|begin)(?:s|ning|ing)? )?(?:at |from )?(${CLOCK}) at the (?:very )?earliest\b`,
    ', nothing before $1;',
    'three classes that start at noon at the earliest',
    'three classes, nothing before noon;',
  ),
  wording(
    String.raw`(?: that)? \b(?:end(?:s|ing)?|over|done|out|finish(?:es|ed|ing)?)(?: at| by)? (${CLOCK}) ` +
      String.raw`(?:at the (?:very )?latest|or (?:earlier|before))\b`,
    ', nothing after $1;',
    'three classes ending at 4 or earlier',
    'three classes, nothing after 4;',
  ),
  wording(
    String.raw`^they(?:'ve| have| had)? (?:changed|moved|cancell?ed|shifted|switched|gave|given|told|put) [^:.,;?\n]{1,40}[:.,;] `,
    '',
    'They have changed me the ticket: now I leave',
    'now I leave',
  ),
  wording(
    String.raw`\b${WHO} (?:really |just |simply |also )?${REFUSES}${VERB}${GAP} (before|after|past) ${ABOUT}(${CLOCK})`,
    'nothing $1 $2',
    'my knees do not exist before like 9:30',
    'nothing before 9:30',
  ),
  wording(
    String.raw`\b(before|after|past) ${ABOUT}(${CLOCK}),? (?:i|my \w+) ${REFUSES}${VERB}(?: [\w'’-]+){1,3}(?=\W*$|[.,;!?])`,
    'nothing $1 $2',
    "before of ten I don't function.",
    'nothing before ten.',
  ),
  wording(
    String.raw`(?<!\b(?:no|free|off|without|on|any) )\b(?:and |so )*(?<!\b(?:no|free|off|without|any) )` +
      String.raw`${OF_DAY} nothing (before|after) (${CLOCK})`,
    'nothing $1 $2 $3',
    'so the monday nothing before 12',
    'nothing monday before 12',
  ),
  wording(
    String.raw`\b(?:and |so |but )*${OF_DAY},? (?:i|we) (?:must|have to|need to|gotta|should|want to) (?:be )?` +
      '(?:done|finish(?:ed)?|leave|out|gone|free|home|stop|end)(?: class(?:es)?)? ' +
      String.raw`(?:by|within|at|before|for) (${CLOCK})`,
    'nothing $1 after $2',
    'so the thursday I must finish within 3',
    'nothing thursday after 3',
  ),
  wording(
    String.raw`\b(?:i|we) (?:must|have to|need to|gotta|should|want to) (?:be )?` +
      String.raw`(?:done|finish(?:ed)?|leave|out|gone|home) (?:by|within|at|before) (${CLOCK}) (?:on |the )?(${DAY})` +
      '(?!,? (?:and|or) )',
    'nothing $2 after $1',
    'I have to leave by 2 on fridays',
    'nothing fridays after 2',
  ),
  wording(
    String.raw`\b(?:and |so |but )*${OF_DAY},? (?:i|we)(?: am|'m|m| are)? (?:never|not) (?:ever )?${PRESENT}`,
    'no class on $1',
    'The friday I am never here',
    'no class on friday',
  ),
  wording(
    String.raw`\b(?:i|we)(?: am|'m|m| are)? (?:never|not|gone|away|elsewhere) (?:ever )?(?:${PRESENT} )?` +
      String.raw`(?:on |the )(${DAY})(?!\w)` +
      String.raw`(?! (?:before|after|from|between|until|till|morning|afternoon|evening|at|and|or)\b)`,
    'no class on $1',
    "I'm never around on wednesdays",
    'no class on wednesdays',
  ),
  // "I'm free on Fridays" tells when there is time; who wants to be free then has none for class.
  wording(
    String.raw`\bso(?: that)? (?:i|we)(?: am|'m|m| are|'re| can be| could be)? ${FREE_ON}`,
    'so i have $1 off',
    "so that I'm free on fridays",
    'so i have fridays off',
  ),
  // The remedy that is offered where a free day makes a week impossible.
  wording(
    String.raw`\b(?:forget|drop|skip|lose|scrap|cancel|give up|do without|never ?mind|leave out)(?: about)? ` +
      String.raw`(?:the |a |my |that |having )?(?:free|open|empty) (${DAY})(?!\w)(?: (?:wish|thing|then))?`,
    '$1 is fine',
    'ok forget the free friday',
    'ok friday is fine',
  ),
  wording(
    String.raw`\b(?:make|keep|leave|get) me ${FREE_ON}`,
    'make my $1 free',
    'make me free on fridays',
    'make my fridays free',
  ),
  wording(
    String.raw`\bto be ${FREE_ON}`,
    'to have $1 off',
    'i want to be free on fridays',
    'i want to have fridays off',
  ),
  wording(
    String.raw`\b(?:and |but )?${OF_DAY} (?:the|my) [a-z]+ ` +
      String.raw`(?:arrives?|gets? in|lands|comes? in|pulls in|gets? here)(?: only)? (?:at|around|by) (${CLOCK})`,
    'nothing $1 before $2',
    'and the monday the train arrives at 11:30',
    'nothing monday before 11:30',
  ),
  wording(
    String.raw`\b(?:now )?i (?:leave|go|travel|depart|fly|go home|go away)(?: already)?(?: on)? (${DAY}),? (?:so )?(?=nothing \1 after)`,
    '',
    'now I leave already thursday, nothing thursday after 3',
    'nothing thursday after 3',
  ),
  wording(
    String.raw`\b(?:(?:i )?(?:refuse|hate|decline|do ?n['o]t want|do not want|won'?t|will not) (?:to )?` +
      '(?:be|go|come|show up|drive|commute)|(?:to not|not to|not) (?:come|show up|drive|commute))' +
      String.raw`(?: in| here| there| to campus| on campus| anywhere)?(?: on)? (?:the )?(${DAY})(?!\w)` +
      String.raw`(?! (?:before|after|from|between|until|till|morning|afternoon|evening|at)\b)`,
    'no class on $1',
    'if i refuse to come in on mondays',
    'if no class on mondays',
  ),
  wording(
    String.raw`\b(?:at |from )?(?:noon|midday) or (?:later|after|afterwards|beyond|past)\b`,
    'not before 12:00 pm',
    'everything at noon or later',
    'everything not before 12:00 pm',
  ),
  wording(
    String.raw`\b(?:at |from )?(${CLOCK}) or (?:later|after|afterwards|beyond|past)\b`,
    'not before $1',
    'everything at 11 or later',
    'everything not before 11',
  ),
  wording(
    String.raw`\b(?:at |by )?(${CLOCK}) or (?:earlier|before)\b`,
    'not after $1',
    'all done at 3 or earlier',
    'all done not after 3',
  ),
  wording(
    String.raw`(nothing before ${CLOCK}[^\n]{1,80}?),? (?:that|which|one that|who)?` +
      String.raw`(?:'?s| is| starts| meets| begins)? (?:a bit |much )?later\b`,
    '$1',
    'nothing before 9:30. swap it for another psych class thats later',
    'nothing before 9:30. swap it for another psych class',
  ),
  wording(
    String.raw`\b(of|always of|in|more|another) economy\b`,
    '$1 economics',
    'two of economy',
    'two of economics',
  ),
  wording(
    String.raw`\bnot without\b`,
    'with',
    'three but not without the bio one',
    'three but with the bio one',
  ),
  wording(
    String.raw`\b(one|class|course|something|thing) (?:with|of|worth|that(?:'?s| is)) (\d{1,2}) (units?|credits?)\b`,
    'a $2 $3 $1',
    'another one with 12 units',
    'another a 12 units one',
  ),
  wording(
    String.raw` like (?:a|any|every|the) (?:normal|sane|regular|real|functional|decent|civili[sz]ed|good|proper|sensible) [a-z]+\b`,
    '',
    'one that is late like a normal person',
    'one that is late',
  ),
  wording(
    String.raw`\b(that one|it|this one|that|\d{1,4}[a-z]{0,2}) as (?:a|an|the|my) ` +
      String.raw`(?:third|fourth|fifth|sixth|[3-6](?:rd|th)|extra)(?: (?:course|class|one))?(?=\W*$|[.,;!?])`,
    '$1',
    'can you add that one as a fourth?',
    'can you add that one?',
  ),
  wording(
    String.raw`\b([2-6]|two|three|four|five|six) course (\d{1,2}[a-z]?) (classes|courses|subjects)\b`,
    '$1 $3 in course $2',
    '3 course 6 classes',
    '3 classes in course 6',
  ),
  wording(
    String.raw`\b(?:little|small|tiny|cute|mini|lil|quick) (\d{1,2}[- ]?(?:unit|credit))`,
    '$1',
    'a little 6 unit thing',
    'a 6 unit thing',
  ),
];
