/** Words that show what a message about several courses wants, whatever its phrases. */
const some = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));

/** What a week is called. */
export const WEEK_NOUNS = some(
  'week weeks schedule schedules timetable timetables grid calendar spring fall semester term sem plan lineup line-up sched schedual layout load',
);
/** Verbs with which one asks that something be made of it. */
export const MAKING = some(
  'make build put lay turn arrange show give draw set plan sketch design create assemble map organise organize draft compose pull ' +
    'generate prepare construct schedule combine slot fit figure sort work piece line pack weave stitch cook whip hook stack ' +
    'propose suggest',
);
/** Words of somebody who wishes to take what is named. */
export const WISHING = some(
  'want wants wanna need needs needed take taking takes love like likes dream wish wishes would must have has having gotta please pls plz ' +
    'definitely behold give get keep include including do doing thinking planning plus hoping hope picked pick choosing chose decided set ' +
    'settled sign enrol enroll going signing doing registering register here',
);
/** Whether things are possible at one time. */
export const FITTING = some(
  'fit fits fitting fitted go goes going work works working squeeze squeezes squeezed slot slots possible doable feasible manageable ' +
    'compatible clash clashes clashing conflict conflicts conflicting overlap overlaps overlapping collide collides collision coexist combine ' +
    'combined combinable room impossible realistic together workable viable fly stack line get',
);
/** Without those above that are said of much else. */
export const SURELY_FITTING = some(
  'fit fits fitting fitted squeeze squeezes squeezed slot slots possible doable feasible compatible clash clashes clashing conflict conflicts ' +
    'conflicting overlap overlaps overlapping collide collides collision coexist combinable room workable impossible together viable realistic',
);
/** How much there is in all. */
export const AMOUNT_NOUNS = some('hours hour hrs units unit credits workload work load time');
export const SUMMING = some(
  'total totals sum altogether combined overall together come comes coming add adds added adding eat eats cost costs amount amounts damage burden toll',
);
/** Other names for what there is in all: "the damage", "the weekly price". */
export const TOLLS = some('damage total sum price bill toll burden cost suffering misery pain');
/** Words of questions about a course, or of a choice between courses. */
export const OF_ONE_COURSE = some(
  'who when where why which teaches taught teacher professor instructor rated rating ratings prereq prereqs prerequisite prerequisites describe about ' +
    'better best easier harder versus vs difference differ compare comparison similar rather enrollment size',
);
/** Of those, the ones that describe a further course as well: "one rated 4.5 or better". */
export const DESCRIBING = some(
  'rated rating ratings about better best easier harder rather size prerequisite prerequisites prereq prereqs',
);
/** Nouns after which "which" and "where" ask nothing: "a week which has all of it". */
export const RELATED = some(
  'week weeks schedule timetable spring fall semester term plan course class courses classes one ones something anything seminar it them in with of',
);
/** Further courses beside those that are named. */
export const MORE_COURSES =
  /\b(?:(?:and|plus|with|then|,|also|&|\+) ?(?:(?:then|also|maybe|just|only|with|with them|i(?:'d| would)? (?:like|want|need|love)|he|she|they) ){0,3})?(?:one|two|three|four|a|an|another|[1-4]|some) (?:(?:[\w-]+) ){0,3}(?:more|others?|else|further|additional|extra)\b|\b(?:an?|one|another|two|three|[2-4]|some|something|anything) (?:[\w-]+ ){0,4}(?:course|class|courses|classes|seminar|seminars|elective|electives|lecture|thing|things|subject|subjects|one|ones)\b|\b(?:something|anything|smth|sth)\b|\ba (?:third|fourth|fifth|sixth)\b/u;
