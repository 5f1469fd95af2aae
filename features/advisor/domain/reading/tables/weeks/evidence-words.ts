import { anyOf } from '../../spans/any-of.ts';
/** Words that show what a message about several courses wants, whatever its phrases. */
const some = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));

/** What a week is called. */
export const WEEK_NOUNS = some(
  'week weeks schedule schedules timetable timetables grid calendar spring fall semester term sem plan ' +
    'lineup line-up sched schedual layout load',
);
/** Verbs with which one asks that something be made of it. */
export const MAKING = some(
  'make build put lay turn arrange show give draw set plan sketch design create assemble map organise organize draft compose pull ' +
    'generate prepare construct schedule combine slot fit figure sort work piece line pack weave stitch cook whip hook stack ' +
    'propose suggest',
);
/** Words of somebody who wishes to take what is named. */
export const WISHING = some(
  'want wants wanna need needs needed take taking takes love like likes dream wish wishes would must ' +
    'have has having gotta please pls plz ' +
    'definitely behold give get keep include including do doing thinking planning plus hoping hope ' +
    'picked pick choosing chose decided set ' +
    'settled sign enrol enroll going signing doing registering register here',
);
/** Whether things are possible at one time. */
export const FITTING = some(
  'fit fits fitting fitted go goes going work works working squeeze squeezes squeezed slot slots possible doable feasible manageable ' +
    'compatible clash clashes clashing conflict conflicts conflicting overlap overlaps overlapping ' +
    'collide collides collision coexist combine ' +
    'combined combinable room impossible realistic together workable viable fly stack line get survive ' +
    'survives hold holds stand stands last',
);
/** Without those above that are said of much else. */
export const SURELY_FITTING = some(
  'fit fits fitting fitted squeeze squeezes squeezed slot slots possible doable feasible compatible ' +
    'clash clashes clashing conflict conflicts ' +
    'conflicting overlap overlaps overlapping collide collides collision coexist combinable room ' +
    'workable impossible together viable realistic survive survives',
);
/** How much there is in all. */
export const AMOUNT_NOUNS = some('hours hour hrs units unit credits workload work load time');
export const SUMMING = some(
  'total totals sum altogether combined overall together come comes coming add adds added adding eat ' +
    'eats cost costs amount amounts damage burden toll',
);
/** Other names for what there is in all: "the damage", "the weekly price". */
export const TOLLS = some('damage total sum price bill toll burden cost suffering misery pain');
/** Words of questions about a course, or of a choice between courses. */
export const OF_ONE_COURSE = some(
  'who when where why which teaches taught teacher professor instructor rated rating ratings prereq ' +
    'prereqs prerequisite prerequisites describe about ' +
    'better best easier harder versus vs difference differ compare comparison similar rather enrollment size',
);
/** Of those, the ones that describe a further course as well: "one rated 4.5 or better". */
export const DESCRIBING = some(
  'rated rating ratings about better best easier harder rather size prerequisite prerequisites prereq prereqs',
);
/** Nouns after which "which" and "where" ask nothing: "a week which has all of it". */
export const RELATED = some(
  'week weeks schedule timetable spring fall semester term plan course class courses classes one ones ' +
    'something anything seminar it them in with of',
);
/** Further courses beside those that are named. */
export const MORE_COURSES = anyOf(
  'u',
  String.raw`\b(?:(?:and|plus|with|then|,|also|&|\+) ?` +
    "(?:(?:then|also|maybe|just|only|with|with them|i(?:'d| would)? (?:like|want|need|love)|he|she|they)" +
    String.raw` ){0,3})?(?:one|two|three|four|a|an|another|[1-4]|some) (?:(?:[\w-]+) ){0,3}` +
    String.raw`(?:more|others?|else|further|additional|extra)\b`,
  String.raw`\b(?:an?|one|another|two|three|[2-4]|some|something|anything) (?:[\w-]+ ){0,4}` +
    '(?:course|class|courses|classes|seminar|seminars|elective|electives|lecture|thing|things|subject|' +
    String.raw`subjects|one|ones)\b`,
  String.raw`\b(?:something|anything|smth|sth)\b|\ba (?:third|fourth|fifth|sixth)\b`,
);

/** What happens to the course that makes room. */
export const LOSING = some(
  'drop drops dropped dropping cut cuts cutting lose loses losing lost skip skips skipping ditch ' +
    'ditching ditched remove removes removed removing ' +
    'removal vanish vanishes vanished disappear disappears disappeared gone axe axed axing sacrifice ' +
    'sacrificing withdraw withdrawing withdrawal quit quitting delete deleting ' +
    'kick kicking scrap scrapping boot shed without minus absence go goes leave renounce renouncing abandon abandoning part forgo forego',
);
/** What a course does to a day that should be free. */
export const BLOCKING = some(
  'culprit villain offender guilty troublemaker blame blocks block blocking stops stopping spoils ' +
    'spoiling ruins ruining kills killing prevents ' +
    'preventing wrecks wrecking stands standing holds holding way responsible occupies occupying hogs hogging steals stealing eats eating',
);
/** How a day is without class. */
export const EMPTY = some(
  'free frees freeing off open opens clear clears clearing cleared empty empties back myself weekend none nothing no rid sleep',
);
/** Words that ask for one of several. */
export const ONE_OF_SEVERAL = some('which what who whose whats whos single wich whcih one');

/** What the student has planned, in their own words: "my three", "what I signed up for", "anything I already have". */
export const OWN_SAID = anyOf(
  'u',
  String.raw`\bthe plan\b`,
  String.raw`\b(?:my|his|her|their|our) (?!first|last|next|freshman|senior)(?:\w+ ){0,2}` +
    '(?:plan|planner|schedule|timetable|week|semester|term|spring|fall|load|classes|courses|subjects|' +
    String.raw`stuff|two|three|four|five)\b`,
  String.raw`\bi(?:'ve| have|'m| am|ve)? (?:already )?sign(?:ed|ing)? up\b`,
  String.raw`\b(?:what|everything|anything|all|whatever|those|the (?:ones|courses|classes|two|three|four|five))` +
    "(?: that)? (?:i|we)(?:'ve| have|ve|'m| am)?(?: (?:already|got|currently|now))* " +
    String.raw`(?:planned|picked|chosen|have|got|registered|enrolled|lined|put|taking)\b`,
  String.raw`\b(?:let|letting) myself in for\b|\bas (?:it|things) stands?\b`,
  String.raw`\b(?:current|existing) (?:spring |fall )?(?:plan|schedule|week)\b`,
  String.raw`\b(?:spring|fall) plan\b`,
);
/** The whole that a course is to go with: "with all that", "on top of everything". */
export const WITH_THE_REST = anyOf(
  'u',
  String.raw`\b(?:with|beside|besides|alongside|next to|on top of|around|against|to) (?:all (?:of )?)?` +
    String.raw`(?:that|this|those|these|them|it|everything|the (?:rest|others?|two|three|four))\b`,
  String.raw`\b(?:on top|as well|too|also|in addition|alongside|in there)\b`,
);
/** What a course may do to the rest of the week. */
export const TROUBLE = some(
  'trouble problem problems issue issues bump bumps bumping collide collides interfere interferes hurt ' +
    'hurts break breaks mess messes fit fits fitting ' +
    'clash clashes clashing conflict conflicts conflicting collision collisions overlap overlaps ' +
    'overlapping squeeze slot go goes work works sit sits compatible ok okay possible',
);
/** What makes a sum of hours one of several courses. */
export const IN_ALL = some(
  'total totals totalled sum altogether combined together overall lot all whole everything added add adds weekly entire number',
);
/** Verbs that lay several courses out as a week. */
export const LAYING = some(
  'lay put arrange schedule draw build plan make combine fit map assemble draft sketch organise ' +
    'organize construct compose weave piece timetable',
);
