import type { HarmlessPhrase } from './cue-table.ts';

const HOURS = Array.from({ length: 12 }, (_, at) => String(at + 1));
/** No hour is above twelve: "gone by 25" is an age. */
const ENDINGS = ['', 'am', 'pm', 'ish', '00', '15', '30', '45'];

/** Times of a timetable that harmless phrases reference. */
export const ENGLISH_TIMES = {
  CLOCK: `${HOURS.flatMap((hour) => ENDINGS.map((ending) => `${hour}${ending}`)).join('|')}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midday|lunch|lunchtime|breakfast`,
  WEEKDAYS: 'mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends',
  WEEKDAY: 'monday|tuesday|wednesday|thursday|friday',
  SPENT:
    'useless|worthless|hopeless|nothing|anything|no_one|broken|numb|empty|lost|trapped|destroyed|a_mess|a_ghost|not_alive|not_human',
} as const;

/** Words that show that a whole message is about a timetable. */
const TIMETABLE = `$WEEKDAYS|mornings|afternoons|evenings|class|classes|course|courses|lecture|lectures|seminar|seminars|section|sections|schedule|timetable|practice|shift|nothing_past|nothing_after|nothing_before|nothing_later|nothing_late|nothing_early`;

/** How a student is at an hour, and what a timetable does to their days. */
export const ENGLISH_HOURS: readonly HarmlessPhrase[] = [
  // The morning, and no verb: "every am", "9 am".
  'every|each|the|early|most|$CLOCK am|pm',
  '$SPENT before|until|till|after|past|by|around|earlier_than|later_than ~1 $CLOCK',
  '$SPENT before|until|till|without ~2 coffee|caffeine|tea|alarm|sunrise|dawn',
  'useless|broken|numb|empty|destroyed|exhausted by $WEEKDAY|$WEEKDAYS',
  'i_am|we_are|is|get|getting dead after|before|until|till|past ~1 $CLOCK',
  'brain|head|legs|arms|eyes|phone|laptop|battery|inbox is|are|was|goes|gets|feels|feel|will_be dead',
  'i cease to_exist|existing before|until|till $CLOCK',
  'need|needs|have|has|got|must|should|supposed to? be gone|out|away|home by|before|at|around ~1 $CLOCK',
  {
    take: 'be|being gone|out|away|done by|before|at|around ~1 $CLOCK|the_evening|the_afternoon|rush',
    when: TIMETABLE,
  },
  { take: '$SPENT between', when: TIMETABLE },
  {
    take: 'everything|it|it_all|all ~2 be over|done|finished by|before|at|around ~1 $CLOCK',
    when: TIMETABLE,
  },
  'everything|it|it_all|all is|are over|done|finished by|before|at|around ~1 $CLOCK',
  // A bound of the day, without a verb: "nothing on fridays and everything over by 5".
  'everything|classes|courses over|over_with by|before|at|around ~1 $CLOCK',
  {
    take: 'it|it_all|all over|over_with by|before|at|around ~1 $CLOCK|dinner|supper',
    when: TIMETABLE,
  },
  'eat|eats|eating|eaten|swallow|swallows|swallowing|consume|consumes|devour|devours up|into? my|your|our ~2 life|time|week|weeks|weekend|weekends|day|days|evening|evenings|afternoon|afternoons|morning|mornings|nights|schedule',
  'disappear|vanish every|each|most|on ~1 weekend|weekends|$WEEKDAY|$WEEKDAYS',
  'tired|sick|done|over|fed_up of|with everything|everyone being|starting|meeting|ending|clashing|overlapping|falling at|on|in|before|so_early|so_late|with',
  'nothing matters|matter more',
  'go|going|carry on ~1 $WEEKDAYS',
];
