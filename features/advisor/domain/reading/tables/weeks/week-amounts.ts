import type { WeekAsk } from '../../../week/week-tools.ts';

/** What a phrase says about a week as a whole. */
export interface WeekAmounts {
  units?: NonNullable<WeekAsk['units']>;
  max_days?: number;
  max_week_hours?: number;
  few_gaps?: true;
  short_days?: true;
  /** The search for weeks cannot ensure it: the reply quotes it. */
  unheld?: true;
}

/** A pattern with its meaning. The text `instead` replaces it and is read with the rest of the message. */
interface AmountLine {
  says: RegExp;
  /** Null if these numbers mean something else. */
  reads: (numbers: readonly number[]) => WeekAmounts | null;
  instead: string;
  example: string;
  read: WeekAmounts;
}

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');
export const numberSaid = (said: string): number => {
  const at = WORDS.indexOf(said.toLowerCase());
  return at >= 0 ? at : Number(said);
};

const N = String.raw`(?<![\d.])(\d{1,3}(?:\.5)?|${WORDS.slice(1).join('|')})`;
const UNITS =
  String.raw`(?:units?|credits?(?: hours?)?)\b` +
  '(?! (?:class|course|subject|seminar|elective|each|apiece|per|a (?:class|course)))';
const HOURS = String.raw`(?:hours?|hrs?|h)\b`;
const ADAY =
  '(?:a|per|in (?:one|a|any|the same)|each|every|on (?:one|any|the same|a single|any one|each)|' +
  String.raw`of the same) (?:single |given )?day\b`;
const UNDER = String.raw`(?:under|below|less than|fewer than)`;
const MOST =
  '(?:at (?:the )?most|up to|no more than|not more than|max(?:imum)?(?: of)?|not over|capped at|' +
  'a cap of|(?:the )?limit(?: is| of)?|within|' +
  "(?:can'?t|cannot|don'?t|not) (?:go |do |take |want )?(?:over|above|past|more than))";
const LEAST = String.raw`(?:at least|no (?:less|fewer) than|not (?:less|fewer) than|min(?:imum)?(?: of)?|a minimum of|more than|over)`;
const EASED =
  '(?:only |just |at most |max |maximum |about |like |no more than |not more than |up to |under |the |' +
  'my |for |on |over |to )*';
const OFF =
  '(?:off|free|clear|empty|open|at home|' +
  '(?:with(?:out)?|of|that (?:has|have)) (?:no |any |nothing|zero )?' +
  '(?:class(?:es)?|courses?|lectures?|at all|on it)?(?: at all| whatsoever)?|class[- ]?free|' +
  'where i have nothing)';

/** From this many units on, the number is a sum: no single course has as many. */
const LEAST_SUM = 10;
const ANY = 200;
const sum = (least: number, most: number): WeekAmounts | null =>
  Math.max(least, most === ANY ? 0 : most) < LEAST_SUM || least > most ? null : { units: { least, most } };
const WEEKDAYS = 5;
const days = (count: number): WeekAmounts | null =>
  count >= 1 && count < WEEKDAYS ? { max_days: count } : null;
/** From this many hours on, the number is a sum: nobody asks that of one course. */
const LEAST_WEEK = 12;
const work = (hours: number): WeekAmounts | null => (hours < LEAST_WEEK ? null : { max_week_hours: hours });

const amount = (
  says: string,
  reads: AmountLine['reads'],
  example: string,
  read: WeekAmounts,
  instead = ' , ',
): AmountLine => ({ says: new RegExp(says, 'giu'), reads, instead, example, read });
const unheld = (says: string, example: string): AmountLine =>
  amount(says, () => ({ unheld: true }), example, { unheld: true });

/** In the order of matching: matched text is replaced before the next one is tried. */
export const WEEK_AMOUNTS: readonly AmountLine[] = [
  // Units of all courses.
  amount(
    String.raw`\b(?:between |from |anywhere from )?${N} ?(?:to|-|–|and|or) ?${N} ${UNITS}`,
    ([least = 0, most = 0]) => sum(least, most),
    'between 12 and 18 units',
    { units: { least: 12, most: 18 } },
  ),
  amount(
    String.raw`\b${MOST} ${N} ${UNITS}(?:,? (?:and|but|with))?(?: \w+){0,3} ${LEAST} ${N}\b(?: ${UNITS})?`,
    ([most = 0, least = 0]) => sum(least, most),
    'at most 18 credits and I need at least 12',
    { units: { least: 12, most: 18 } },
  ),
  amount(
    String.raw`\b${LEAST} ${N}(?: ${UNITS})?(?:,? (?:and|but|with))?(?: \w+){0,3} ${MOST} ${N} ${UNITS}`,
    ([least = 0, most = 0]) => sum(least, most),
    'at least 12 but no more than 16 units',
    { units: { least: 12, most: 16 } },
  ),
  amount(String.raw`\b${UNDER} ${N} ${UNITS}`, ([most = 0]) => sum(0, most - 0.5), 'under 16 units', {
    units: { least: 0, most: 15.5 },
  }),
  amount(
    String.raw`\b${MOST} ${N} ${UNITS}|` +
      String.raw`\b${N} ${UNITS},? (?:or (?:less|fewer|under)|max(?:imum)?|tops|at (?:the )?most|limit|cap|ceiling)\b`,
    ([most = 0]) => sum(0, most),
    'no more than 54 units',
    { units: { least: 0, most: 54 } },
  ),
  amount(
    String.raw`\b${LEAST} ${N} ${UNITS}|\b${N}(?: ${UNITS})?,? (?:or more|min(?:imum)?|at least) ${UNITS}|` +
      String.raw`\b${N}\+ ?${UNITS}|\b${N} ${UNITS},? (?:or more|min(?:imum)?|at least)\b`,
    ([least = 0]) => sum(least, ANY),
    'at least 12 units',
    { units: { least: 12, most: ANY } },
  ),
  amount(
    String.raw`\b(?<!\b(?:a|an|each|every|per|these|those) )` +
      String.raw`(?:exactly |precisely |a total of |total of |about |around |roughly |like )*${N} ${UNITS}` +
      '(?: (?:in )?total| altogether| exactly)?',
    ([all = 0]) => sum(all, all),
    'exactly 16 units',
    { units: { least: 16, most: 16 } },
  ),
  // Days with and without class.
  amount(
    String.raw`\b(?:a |some |those |my )?(?:long|3[- ]day|three[- ]day) weekends?\b(?: (?:every|each) week)?`,
    () => ({ max_days: 4 }),
    'a long weekend',
    { max_days: 4 },
  ),
  amount(
    String.raw`\b(?:a |some )?(?:4|four)[- ]day weekends?\b(?: (?:every|each) week)?`,
    () => ({ max_days: 3 }),
    'a four-day weekend',
    { max_days: 3 },
  ),
  amount(
    String.raw`\b(?:one|a|an?|some|1)? ?(?:full |whole |entire )?(?:free )?(?:day|weekday) (?:off |free )?` +
      String.raw`(?:midweek|mid-week|in the middle of the week)(?: ${OFF})?`,
    () => ({}),
    'a day off midweek',
    {},
    ' , no wednesdays , ',
  ),
  amount(
    String.raw`\b(?:at least )?${N} (?:full |whole |entire |free |week|weekday |other )*days? ` +
      String.raw`(?:a week |per week |each week |completely |totally |entirely |fully |that are )*${OFF}`,
    ([free = 0]) => days(WEEKDAYS - free),
    'two days with no class at all',
    { max_days: 3 },
  ),
  amount(
    String.raw`\b(?:at least )?(?:an?|some) (?:full |whole |entire |week|weekday )*` +
      String.raw`(?:day (?:completely |totally |entirely |fully )?${OFF}|(?:free|class[- ]?free) (?:week)?day)\b` +
      '(?: (?:a|per|each|every) week)?',
    () => ({ max_days: 4 }),
    'a day off',
    { max_days: 4 },
  ),
  amount(
    String.raw`\b(?:on|in|to)? ?(?:campus|school|class(?:es)?|come in|coming in|go in|going in|come to campus|` +
      String.raw`meet(?:ing)?s?|commute|commuting|schedule(?:d)?) ${EASED}${N} days\b(?: (?:a|per|each|every) week)?` +
      '(?: (?:tops|max|at most|only|maximum))?',
    ([most = 0]) => days(most),
    'on campus only three days a week',
    { max_days: 3 },
  ),
  amount(
    String.raw`\b${EASED}${N} days? ` +
      '(?:(?:a|per|each|every) week|tops|max|maximum|at (?:the )?most|on campus|of class(?:es)?|in class|' +
      String.raw`in total)\b(?: (?:tops|max|at most|only|maximum|on campus|of class(?:es)?|in class))*`,
    ([most = 0]) => days(most),
    '4 days a week tops',
    { max_days: 4 },
  ),
  amount(
    String.raw`\b(?:only|just|at most|max|no more than|not more than|up to|into|in|within|over|on) ` +
      String.raw`(?:only |just |at most )?${N} days\b(?! (?:of|before|after|ago|later|notice))`,
    ([most = 0]) => days(most),
    'squeezed into three days',
    { max_days: 3 },
  ),
  amount(
    String.raw`\b(?:both|all(?: of (?:it|them))?|everything|all (?:two|three|four)) (?:\w+ ){0,2}?(?:on|in|into) ` +
      String.raw`(?:one|a single|the same|just one|only one) day\b`,
    () => days(1),
    'both on one day',
    { max_days: 1 },
  ),
  amount(
    String.raw`\b(?:a |an )?${N}[- ]day (?:school )?(?:week|schedule|timetable)\b`,
    ([most = 0]) => days(most),
    'a four-day week',
    { max_days: 4 },
  ),
  amount(
    String.raw`\b(?:under|below|less than|fewer than) ${N} days\b(?: (?:a|per|each|every) week)?`,
    ([most = 0]) => days(most - 1),
    'under 4 days',
    { max_days: 3 },
  ),
  // Conditions on a single day, which the search for weeks cannot ensure.
  unheld(
    String.raw`\b(?:at most|max(?:imum)?|no more than|not more than|never more than|up to|only) (?:one|two|three|[1-3]) ${ADAY}`,
    'at most two a day',
  ),
  amount(
    String.raw`\b(?:i (?:want|need|like|prefer) |with |keep (?:the |my )?|make (?:the |my )?)?` +
      String.raw`(?:short|shorter|compact|not too long|not so long) days?\b(?: please)?|` +
      String.raw`\b(?:no|not|without|avoid|never|hate) (?:(?:too|so|super|really|very|any) )?long days?\b` +
      String.raw`(?: please)?|\bdays? (?:(?:should|must|to) )?(?:be |stay |kept )?(?:as )?(?:short|compact)` +
      '(?: as (?:possible|can be|you can))?',
    () => ({ short_days: true }),
    'short days',
    { short_days: true },
  ),
  unheld(
    String.raw`\b(?:(?:never|no|not|nothing|don'?t want|max|at most|up to|only) )*` +
      String.raw`(?:(?:more|longer|greater) than |over )?${N} (?:\w+ )?` +
      String.raw`(?:hours?|hrs?|classes|courses|lectures|meetings)(?: of (?:class(?:es)?|lectures?))? ${ADAY}`,
    'never more than three hours of class in one day',
  ),
  unheld(
    String.raw`\b(?:no two|not two|never two)(?: of (?:them|these|those))?(?: classes| courses)? (?:from|in|of) ` +
      String.raw`(?:the same|one) (?:department|subject|field|area)\b|` +
      String.raw`\b(?:each|all|every one)(?: of (?:them|these))?(?: in| from| of) (?:a |an )?different ` +
      String.raw`(?:departments?|subjects?|fields?|areas?)\b`,
    'no two from the same department',
  ),
  // The planner weighs time between classes, and has no wish for more of it.
  unheld(
    String.raw`\b(?:(?:no|not|without|avoid|nothing|hate|never|zero|minimal|few|fewer|don'?t (?:want|like)|` +
      String.raw`can'?t do) )(?:(?:any|do|have|to|be|being|with|my|classes?|courses?|lectures?) )*(?:\w+ )?` +
      'back[- ]to[- ]backs?(?: (?:classes|class|lectures|courses))?(?: please)?',
    'no back to back classes',
  ),
  amount(
    String.raw`\b(?:(?:i )?(?:want|like|love|prefer|keep|have|put|get|make|would like|with|all|my|classes|courses|` +
      'lectures|everything|them|it|to|be) ){0,6}back[- ]to[- ]backs?' +
      '(?: (?:classes|class|lectures|courses|with each other))?(?: (?:if possible|where possible|please))?',
    () => ({ few_gaps: true }),
    'i like my classes back to back',
    { few_gaps: true },
  ),
  amount(
    String.raw`\b(?:no|not|without|avoid|hate|few|fewer|minimal|minimi[sz]e|least|as few|short|small|` +
      "don'?t (?:want|like))(?: (?:any|too|many|to|have|the|my|having|so|much|really|possible))*" +
      '(?: (?:long|big|huge|awkward|giant|hour|dead|empty|random|useless))* ' +
      '(?:gaps?|breaks?|dead time|waiting (?:time|around)|time between)(?: (?:as possible))?' +
      String.raw`(?: (?:between|in between|of)(?: \w+){1,3})?\b(?! ?(?:for|at) lunch)`,
    () => ({ few_gaps: true }),
    'no long gaps between classes',
    { few_gaps: true },
  ),
  unheld(
    String.raw`\b(?:(?:any|at least|an?) ){0,3}(?:(?!lunch\b)\w+[- ])?` +
      '(?:long |big |huge |awkward |giant |hour |minutes? )*(?:gaps?|breaks?)' +
      String.raw`(?: (?:between|in between|of)(?: \w+){1,3})?\b(?! ?(?:for|at) lunch)`,
    'a long break between classes',
  ),
  // Hours of work of all courses.
  amount(
    String.raw`\b(?:get|bring|cut|lower|reduce|trim|push|squeeze|make|keep|hold|take|limit|cap|shrink|stays?|` +
      String.raw`staying|be|is|are|comes?|go)\b` +
      '(?: (?:it|that|this|them|everything|all|the|my|whole|thing|total|week|weekly|schedule|workload|load|' +
      'work|hours|semester|lot|of|down|back|lighter|a|bit|like|say|maybe))*,? ' +
      '(?:to|at|under|below|within|around|like|beneath|for|say) ' +
      String.raw`(?:about |around |like |say |maybe |at most |max |under |roughly )*${N} ${HOURS}` +
      '(?: of (?:home)?work)?' +
      '(?:,? (?:(?:a|per|each|every) week|total|in total|all together|altogether|in all|all in|overall|' +
      'combined|tops|max|or (?:less|fewer|under|so)|at most|please|pls))*' +
      '(?! (?:each|apiece|per (?:class|course)|a (?:class|course|piece|day)|for each))',
    ([most = 0]) => work(most),
    'get the whole thing down to 18 hours a week or less',
    { max_week_hours: 18 },
  ),
  amount(
    String.raw`\b(?:lower|reduce|cut|bring|get) (?:the |my )?(?:weekly |total )?(?:hours|workload|work) (?:down )?` +
      String.raw`(?:to|under|below) (?:about )?${N}\b(?! (?:classes|courses|units|credits|days))`,
    ([most = 0]) => work(most),
    'lower the hours to 18',
    { max_week_hours: 18 },
  ),
  amount(
    String.raw`\b(?<!\b(?:each|every|apiece) )${N} ${HOURS}(?: of (?:home)?work)?(?: (?:a|per|each) week)?,? ` +
      String.raw`(?:or (?:less|fewer|under)|max(?:imum)?|tops|at (?:the )?(?:very )?most)\b` +
      '(?! (?:each|apiece|per (?:class|course)|a (?:class|course|piece)|for each))',
    ([most = 0]) => work(most),
    '18 hours a week tops',
    { max_week_hours: 18 },
  ),
  amount(
    String.raw`\b${N} ${HOURS}(?: of work)?(?: (?:a|per|each) week)?(?: of work)?(?: (?:all|in|total|altogether))*` +
      "(?: is| as| would be|'s)? (?:about )?(?:my|the|a|an)? ?(?:absolute |hard |upper )?" +
      String.raw`(?:ceiling|limit|cap|maximum|max|budget|most i)\b`,
    ([most = 0]) => work(most),
    '20 hours of work a week is my ceiling',
    { max_week_hours: 20 },
  ),
  amount(
    String.raw`\b(?:my |the |a |an )?(?:(?:total|weekly|work|hours?|time) )*(?:ceiling|limit|cap|budget|maximum)` +
      String.raw`(?: (?:of|is|at|for|would be|total|work|hours|a week))* (?:about |around |like )*${N} ${HOURS}` +
      '(?: of work)?(?: (?:a|per|each) week)?',
    ([most = 0]) => work(most),
    'with a ceiling of 25 hours',
    { max_week_hours: 25 },
  ),
  amount(
    String.raw`\b(?<!\b(?:each|every|apiece) )` +
      '(?:max(?:imum)?|at (?:the )?most|no more than|not more than|under|below|less than|fewer than|up to|' +
      String.raw`within|not over)(?: (?:of|about|like))? ${N} ${HOURS}(?: of work)?` +
      '(?:,? (?:(?:a|per|each|every) week|total|in total|all together|altogether|in all|all in|overall|' +
      String.raw`combined|of work))*\b(?! (?:each|apiece|per (?:class|course)|a (?:class|course|piece)|for each))`,
    ([most = 0]) => work(most),
    'under 20 hours all in',
    { max_week_hours: 20 },
  ),
];
