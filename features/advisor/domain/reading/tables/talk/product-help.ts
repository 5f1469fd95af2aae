import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';
import type { SmallTalk } from '../../askable.ts';

const talk = (each: SmallTalk): Meaning => ({ is: 'talk', talk: each });

const OWN_PAGES =
  'plan|plans|profile|schedule|schedules|timetable|week|calendar|chat|chats|conversation|conversations';
const ACQUAINTANCES =
  'roommate|roomate|roommates|friend|friends|parents|mom|mum|dad|partner|girlfriend|boyfriend|gf|bf|sister|brother|' +
  'family|advisor|adviser|tutor|coach|someone|somebody|others|people';

/** How the product itself is used: sharing, who sees what, and where the profile is filled in. */
export const PRODUCT_HELP: readonly Line[] = [
  line(
    `how|where|can|could do|can|could|would|to? i? share|send|show|export my|a|this ${OWN_PAGES} with|to? my|a|` +
      `some? ${ACQUAINTANCES}?`,
    talk('sharing'),
    'how do i share my plan',
    'talk sharing',
    3,
  ),
  line(
    `how|can|could|is_it_possible_that can|could|do|does|might? my|a|some|other? ${ACQUAINTANCES} see|view|look_at|` +
      `check|open|read my ${OWN_PAGES}`,
    talk('sharing'),
    'how can my roommate see my plan',
    'talk sharing',
    4,
  ),
  line(
    'can|could|do|does|will|would other|any|the|my|all? students|student|classmates|professors|profs|professor|' +
      'teachers|strangers|everyone|anyone|everybody|anybody ' +
      'else? see|view|read|look_at|find my grades|grade|gpa|courses|classes|transcript|messages|questions|data|' +
      `${OWN_PAGES} on|in? here|there?`,
    talk('privacy'),
    'can other students see my grades on here',
    'talk privacy',
    4,
  ),
  line(
    `is|are my|this grades|gpa|data|messages|questions|transcript|${OWN_PAGES} private|public|visible|confidential|secret|safe here?`,
    talk('privacy'),
    'is my profile private',
    'talk privacy',
    3,
  ),
  line(
    'how|where do|can|should|would|to i? put|enter|add|type|upload|import|change|edit|update|fix|correct in? my|the|a ' +
      'grades|transcript|taken_courses|old_courses|past_courses|profile|major|concentration|year|ap_credits|' +
      'ap_scores|interests|credits in|here|on? here?',
    talk('entering'),
    'how do i put in my grades',
    'talk entering',
    3,
  ),
];
