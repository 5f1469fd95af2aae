import { line, type Line } from '../line.ts';
import type { Meaning } from '../meaning.ts';
import { saysNothing } from '../says-nothing.ts';

const NOT: Meaning = { is: 'not' };
const NOUN: Meaning = { is: 'noun' };
const CUE: Meaning = { is: 'cue' };

/** What joins the rest: "no", "but", "class", "about". */
export const TALK: readonly Line[] = [
  line('PRONOUN? HELPER not|never really|even? DOING|on? to? A|too?', NOT, 'do not want', 'not'),
  line(
    'that|which? IS not listed|offered|given|taught|run under|by|in|as A?',
    NOT,
    'that is not listed under',
    'not',
  ),
  line('that|which? IS not A|in|on|at|too?', NOT, 'that is not a', 'not'),
  line('NO A|in|on|at|too|that|more|much?', NOT, 'without any', 'not'),
  line('i? hate|dislike|am_scared_of|am_bad_at|suck_at|am_sick_of|am_allergic_to', NOT, 'i hate', 'not'),
  line('i? fall_asleep|get_bored|zone_out|am_bored in|at|during', NOT, 'i fall asleep in', 'not', 0.3),
  line('anything but', NOT, 'anything but', 'not'),
  line('other than|besides|apart_from|rather_than|instead_of', NOT, 'other than', 'not'),
  line('outside of? my?', NOT, 'outside of', 'not'),
  line('but|however|though|only', { is: 'border' }, 'but', 'border'),
  line('good|nice morning|afternoon|evening|day', { is: 'filler' }, 'good afternoon', 'filler', 0.2),
  line(
    'i|will|am graduate|graduating in|this|next? SEASON|year|soon?',
    { is: 'filler' },
    'i graduate this spring',
    'filler',
    0.3,
  ),
  line('last TERM', { is: 'filler' }, 'last semester', 'filler', 0.3),
  line('i work days', { is: 'filler' }, 'i work days', 'filler'),
  line(
    'i? have|with? no idea|clue|preference|opinion|worries|thanks|problem|rush',
    { is: 'filler' },
    'i have no idea',
    'filler',
    1,
  ),
  line(
    'i? am a? freshman|frosh|first_year|sophomore|junior|senior',
    { is: 'filler' },
    'i am a freshman',
    'filler',
    1,
  ),
  line('where|in_which|so you|i|we|people|students actually?', { is: 'filler' }, 'where you', 'filler', 0.3),
  line('NOUN', NOUN, 'class', 'noun'),
  line(
    'about|on_the_topic_of|related_to|to_do_with|dealing_with|that_covers|covering|involving|focused_on|centered_on',
    CUE,
    'about',
    'cue',
  ),
  line(
    'i? can|do|could|did not|never read|write|speak|play|sing|draw|dance|code|program|know|touch ANY',
    ({ words: [object = ''] }) => (saysNothing(object) ? null : { is: 'filler' }),
    'i can not read music',
    'filler',
    0.6,
  ),
  line(
    'i? can|do|could not|never read|write|speak|sing|draw|dance|code|program',
    { is: 'filler' },
    'i can not draw',
    'filler',
    0.2,
  ),
  line('would kill|ruin|destroy|end me', NOT, 'would kill me', 'not', 0.5),
  line('so that? i|we can|could ANY? ANY? ANY? END', { is: 'filler' }, 'so i can nap', 'filler', 0.5),
  line('in english please|translation|pls', { is: 'filler' }, 'in english please', 'filler', 0.5),
  line('or something|anything|whatever END', NOUN, 'or something', 'noun', 0.5),
  line('for credit', { is: 'filler' }, 'for credit', 'filler', 0.3),
  line('nothing|no_other|none else|days', { is: 'filler' }, 'nothing else', 'filler', 0.5),
  line(
    'nervous|scared|afraid|anxious|worried about|of ANY',
    { is: 'filler' },
    'nervous about math',
    'filler',
    0.5,
  ),
  line(
    'apply|applying to|for ANY? programme|school|schools',
    { is: 'filler' },
    'apply to doctoral programmes',
    'filler',
    1,
  ),
  line(
    'i? am A ANY freshman|sophomore|junior|senior|student|major|concentrator',
    { is: 'filler' },
    'i am an economics junior',
    'filler',
    1.5,
  ),
];
