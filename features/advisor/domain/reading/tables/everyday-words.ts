/** Words of the tables that students misspell. */
export const MEANINGFUL = new Set(
  (
    'afternoon afternoons morning mornings evening evenings monday tuesday wednesday thursday friday saturday sunday ' +
    'mondays tuesdays wednesdays thursdays fridays weekend workload workloads homework hours rating ratings rated ' +
    'highly reviews reviewed prerequisites requirement requirements recommend recommended recommendation ' +
    'recommendations suggest suggestion suggestions compare comparison difference conflict conflicts clash overlap ' +
    'schedule semester spring winter autumn summer seminar seminars lecture lectures laboratory studio tutorial ' +
    'workshop instructor instructors professor professors teacher teaches teaching taught introductory beginner ' +
    'beginners advanced intermediate graduate undergraduate level units credits course courses class classes ' +
    'concentration department description enrollment enrolled students easier easiest lighter lightest harder ' +
    'hardest heavy light challenging difficult difficulty humanities science sciences engineering language ' +
    'languages social interesting interested available offered popular thanks thank hello please before after ' +
    'about without between together second third first subject subjects evaluation evaluations'
  ).split(' '),
);

/** Ordinary words that look like a misspelling of those. */
export const EVERYDAY = new Set(
  (
    'abroad around because better bored later other others others rather really recent right rates lecturer ' +
    'counts counted course sections section classic classics classical recommends heaven health healthy lights ' +
    'house horse study studies studying people things think thing thought through throughout which while would ' +
    'could should might having graded grades grading grade hating dating eating waiting writing reading ' +
    'weekday weekdays anything something everything nothing someone anyone summers springs teach tough ' +
    'threads thursty student leave level levels couple county country worked working workshop social socially ' +
    'sight night might hollow yellow follow unite united unity limits credit edits fine find found ' +
    'friend friends friendly finals final finish finished small large'
  ).split(' '),
);
