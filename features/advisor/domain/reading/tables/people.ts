import { be, courses } from '../frame/conditions.ts';
import { type Matched, line, type Line } from '../spans/line.ts';
import type { Meaning } from '../spans/meaning.ts';

const taughtBy = ({ names: [name = ''] }: Matched): Meaning => courses(be('instructor', name));
/** A name that the catalogue does not have is kept, so that the reply can say that nothing was found. */
const taughtByStranger = ({ words: [name = ''] }: Matched): Meaning | null =>
  NO_NAME.has(name) ? null : courses(be('instructor', name));
const NO_NAME: ReadonlySet<string> = new Set(
  (
    'it that this he she they who the a an i you we same good great best nice any someone one is are has ' +
    'does do teach people women men professor anyone else department faculty for of on in at to and or ' +
    'with teaches taught rating'
  ).split(' '),
);

const OTHERS_BY: Meaning = { is: 'act', act: 'others_by' };

/** Lines for teachers. */
export const PEOPLE: readonly Line[] = [
  line(
    'that|which|IS? taught|given|led|run|offered by PROF? PERSON',
    taughtBy,
    'taught by byronson',
    'instructor Ada Byronson',
    0.6,
  ),
  line(
    'that|which|IS? taught|given|led by PROF? ANY',
    taughtByStranger,
    'taught by gandalf',
    'instructor gandalf',
    0.2,
  ),
  line('PERSON', taughtBy, 'byronson', 'instructor Ada Byronson', -0.5),
  line('PROF called|named? PERSON', taughtBy, 'professor byronson', 'instructor Ada Byronson', 0.6),
  line('PROF ANY', taughtByStranger, 'professor gandalf', 'instructor gandalf', -0.6),
  line(
    'what|which NOUN? DO|IS PROF? PERSON TEACH|offering|offer|giving|give',
    taughtBy,
    'what does byronson teach',
    'instructor Ada Byronson',
    0.8,
  ),
  line(
    'DO|IS PROF? PERSON still? TEACH|offering|offer|giving|give anything|something|classes|courses?',
    taughtBy,
    'does byronson teach anything',
    'instructor Ada Byronson',
    0.8,
  ),
  line(
    'DO|IS ANY TEACH anything|something|classes',
    taughtByStranger,
    'does gandalf teach anything',
    'instructor gandalf',
    0.4,
  ),
  line(
    'what|which NOUN? DO ANY TEACH',
    taughtByStranger,
    'what does gandalf teach',
    'instructor gandalf',
    0.4,
  ),
  line('PERSON TEACH', taughtBy, 'byronson teaches', 'instructor Ada Byronson', 0.3),
  line('PERSON NOUN', taughtBy, 'byronson classes', 'instructor Ada Byronson', 0.3),
  line('NOUN by|with|from PROF? PERSON', taughtBy, 'classes with byronson', 'instructor Ada Byronson', 0.5),
  line('who is PERSON', taughtBy, 'who is byronson', 'instructor Ada Byronson', 0.5),
  line('with|by|from PROF? PERSON', taughtBy, 'by byronson', 'instructor Ada Byronson', -0.2),
  line(
    'what|which|anything else|other NOUN? DO|IS she|he|they|this_person|that_person TEACH|offering|offer|giving|give',
    OTHERS_BY,
    'what else does she teach',
    'act others_by',
    2,
  ),
  line(
    'what|which|anything else|other NOUN? DO|IS the|this|that|same PROF TEACH|offering|offer|giving|give',
    OTHERS_BY,
    'what else does this prof teach',
    'act others_by',
    2,
  ),
  line(
    'DO|IS she|he|they TEACH anything|something else',
    OTHERS_BY,
    'does he teach anything else',
    'act others_by',
    2,
  ),
  line(
    'does|did|is|do that|this|the guy|dude|lady|woman|man|person|one? TEACH|offering|offer|giving|give anything|' +
      'something|stuff|classes|courses else|other?',
    OTHERS_BY,
    'does that guy teach anything',
    'act others_by',
    3,
  ),
  line(
    'PROF does|did|do|is? he|she|they does|do? TEACH|do|offer|give anything|something|stuff|classes|courses else|other',
    OTHERS_BY,
    'prof does she teach anything else',
    'act others_by',
    3,
  ),
  line(
    'that|this guy|dude|lady|woman|man|person|prof|professor TEACH anything|something|stuff|classes|courses else|other?',
    OTHERS_BY,
    'that guy teach anything',
    'act others_by',
    3,
  ),
  line(
    'that ANY? ANY? PROF DO|IS? he|she|they DO? TEACH|do|offer|give anything|something|stuff|classes|courses else|other?',
    OTHERS_BY,
    'that animal prof does she teach anything else',
    'act others_by',
    3,
  ),
  line(
    'DO|IS the|this|that PROF TEACH anything|something else',
    OTHERS_BY,
    'does that prof teach anything else',
    'act others_by',
    2,
  ),
  line(
    'what|which|anything else|other NOUN? DO|IS the|that PROF of|from|in|who_teaches|for',
    OTHERS_BY,
    'what else does the prof of',
    'act others_by',
    2,
  ),
  line(
    'NOUN|anything|something by|with|from the? PROF of|from|in|who_teaches',
    OTHERS_BY,
    'classes with the professor of',
    'act others_by',
    2,
  ),
  line(
    'NOUN|anything|something by|with|from whoever|the_person|the_one who? TEACH',
    OTHERS_BY,
    'classes by whoever teaches',
    'act others_by',
    2,
  ),
  line('her|his|their other NOUN', OTHERS_BY, 'her other classes', 'act others_by', 1),
  line(
    'other|another NOUN by|with|from her|him|them',
    OTHERS_BY,
    'another class with him',
    'act others_by',
    1,
  ),
  line(
    'other|another NOUN by|with|from the? same|that|this PROF',
    OTHERS_BY,
    'other classes by the same prof',
    'act others_by',
    1,
  ),
  line(
    'what|anything|something else by|with|from her|him|them|the_same_professor|that_professor',
    OTHERS_BY,
    'anything else with her',
    'act others_by',
    1,
  ),
  line('what|which NOUN? DO he|she TEACH', OTHERS_BY, 'what does he teach', 'act others_by', 2),
];
