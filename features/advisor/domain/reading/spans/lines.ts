import { type Line, makeTable, wordsIn } from './line.ts';
import { ACTS } from '../tables/acts.ts';
import { AMOUNTS } from '../tables/amounts.ts';
import { ASKS_OTHERWISE } from '../tables/asks-otherwise.ts';
import { ASKS_OF_NEEDS } from '../tables/asks-of-needs.ts';
import { ASKS } from '../tables/asks.ts';
import { ASKS_OF_LIKING } from '../tables/courses/asks-of-liking.ts';
import { ASKS_OF_PLACES } from '../tables/courses/asks-of-places.ts';
import { ASKS_OF_PATHS } from '../tables/courses/asks-of-paths.ts';
import { ASIDES_OF_STUDENTS } from '../tables/asides-of-students.ts';
import { NOTES_SAID } from '../tables/courses/notes-said.ts';
import { BUSY_LINES } from '../tables/busy.ts';
import { CHANGES } from '../tables/changes.ts';
import { CHATTER } from '../tables/talk/chatter.ts';
import { DROPPING } from '../tables/dropping.ts';
import { FOLLOW_UP_LINES } from '../tables/follow-up-lines.ts';
import { IMPOSSIBLE_TIMES } from '../tables/impossible-times.ts';
import { COURTESIES } from '../tables/talk/courtesies.ts';
import { KINDS } from '../tables/kinds.ts';
import { OFF_SUBJECT } from '../tables/talk/off-subject.ts';
import { PRODUCT_HELP } from '../tables/talk/product-help.ts';
import { ORDER } from '../tables/order.ts';
import { CONCESSIONS } from '../tables/own/concessions.ts';
import { OWN_MATTERS } from '../tables/own/own-matters.ts';
import { OWN_STANDING } from '../tables/own/own-standing.ts';
import { TOLD_OF } from '../tables/own/told-of.ts';
import { REFUSED_HOURS } from '../tables/own/refused-hours.ts';
import { PEOPLE } from '../tables/people.ts';
import { PRIOR_COURSES } from '../tables/prior-courses.ts';
import { READY_LINES } from '../tables/ready.ts';
import { REFERENCES } from '../tables/references.ts';
import { ROLES } from '../tables/roles.ts';
import { TALK } from '../tables/talk.ts';
import { UNHELD_IN_SEARCH, UNHELD_LINES } from '../tables/unheld.ts';
import { TURNS_OF_PHRASE } from '../tables/talk/turns-of-phrase.ts';
import { WEEKS } from '../tables/weeks/weeks.ts';
import { WHEN } from '../tables/days-and-times.ts';

/** Lines for conditions on courses. */
const WISHES: readonly Line[] = [
  ...WHEN,
  ...BUSY_LINES,
  ...IMPOSSIBLE_TIMES,
  ...REFUSED_HOURS,
  ...AMOUNTS,
  ...KINDS,
  ...PRIOR_COURSES,
  ...NOTES_SAID,
  ...ORDER,
  ...PEOPLE,
  ...CONCESSIONS,
  ...TALK,
];

/** All lines of the tables. */
export const LINES: readonly Line[] = [
  ...WISHES,
  ...ACTS,
  ...READY_LINES,
  ...ASKS,
  ...ASKS_OF_LIKING,
  ...ASKS_OF_PATHS,
  ...ASKS_OF_PLACES,
  ...ASKS_OTHERWISE,
  ...ASKS_OF_NEEDS,
  ...UNHELD_LINES,
  ...REFERENCES,
  ...ROLES,
  ...OWN_MATTERS,
  ...OWN_STANDING,
  ...TOLD_OF,
  ...CHATTER,
  ...OFF_SUBJECT,
  ...PRODUCT_HELP,
  ...COURTESIES,
  ...WEEKS,
  ...CHANGES,
  ...DROPPING,
  ...FOLLOW_UP_LINES,
  ...ASIDES_OF_STUDENTS,
  ...TURNS_OF_PHRASE,
];

/** Lines for a search box, which contains only conditions. */
export const SEARCH_TABLE = makeTable([...WISHES, ...UNHELD_IN_SEARCH]);
/** Lines for a conversation. */
export const TALK_TABLE = makeTable(LINES);

/** Words of the lines for conditions. */
export const WISH_WORDS: ReadonlySet<string> = new Set(
  wordsIn([...WISHES, ...ACTS, ...READY_LINES, ...CHANGES]),
);
/** Words that the tables know. */
export const TABLE_WORDS: ReadonlySet<string> = new Set(wordsIn(LINES));
