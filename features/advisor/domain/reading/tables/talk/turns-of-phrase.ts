import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { after, be, before, courses } from '../../frame/conditions.ts';
import { type Matched, line, type Line } from '../../spans/line.ts';
import { saysNothing } from '../../spans/says-nothing.ts';
import type { Meaning } from '../../spans/meaning.ts';
import { WEEK } from '../held-times.ts';

const FIND: Meaning = { is: 'act', act: 'find' };
const FILLER: Meaning = { is: 'filler' };
/** From half an hour before, over within three hours. */
const at = (time: number): Meaning => ({
  is: 'conditions',
  conditions: [after(time - 30), before(time + 180)],
  turned: [be('keepsFree', { on: [...WEEK], start: clockText(time), end: clockText(time + 60) })],
});
const heldTopic = ({ words }: Matched): Meaning | null =>
  words.some(saysNothing) ? null : courses(be('topic', words.join(' ')));

/** Ways to lead to a wish, or to talk around it, in which a word is otherwise taken for something else. */
export const TURNS_OF_PHRASE: readonly Line[] = [
  line(
    'kill|killing 2|both birds with|one 1|one? stone?',
    { is: 'filler' },
    'kill 2 birds with one stone',
    'filler',
    4,
  ),
  line(
    'do|does|will|would|without? not? close|closes|closing|shut|shuts the|any|that? door|doors',
    { is: 'filler' },
    'does not close the door',
    'filler',
    2,
  ),
  // The running term is over then: what is left, or taken, is of later ones.
  line(
    'after|once THIS|the TERM|SEASON is? over|done|finished?',
    { is: 'filler' },
    'after this semester',
    'filler',
    1.5,
  ),
  line('come|go|be? in? on|at|during|over the weekend|weekends', FILLER, 'on the weekend', 'filler', 1),
  line('too|so|such? BIG a|an? jump|step|leap|deal|risk|gap|ask', FILLER, 'too big a jump', 'filler', 1.5),
  line('IS not there A?', FIND, 'is not there a', 'act find', 1),
  line('did|do not you|we|they have|offer|run|teach A?', FIND, 'did not you have', 'act find', 1),
  line(
    'i|we? heard|thought|swear|know|remember|saw|read|bet that? there IS|was|used_to_be A?',
    FILLER,
    'i heard there is a',
    'filler',
    0.8,
  ),
  line('i|we? heard|thought|saw you|they have|offer|run A?', FILLER, 'i heard you have', 'filler', 0.8),
  line(
    'someone|somebody|people|friends|they|my_friend|my_advisor|my_roommate told|tell|said|says to? me? that? there IS A?',
    FILLER,
    'somebody told me there is a',
    'filler',
    0.8,
  ),
  line(
    'i? have|with|got? A? NUM HOURS free|to_kill|to_fill|to_spare|of_free_time|gap|available|off',
    FILLER,
    'i have 3 hours free',
    'filler',
    1,
  ),
  line(
    'without dying|crying|suffering|losing_my_mind|going_crazy|going_insane|burning_out|drowning|killing_myself|a_breakdown',
    FILLER,
    'without dying',
    'filler',
    0.5,
  ),
  line(
    'way|ways|thing|class|course|something|anything|how to get_rid_of|knock_out|get_over_with|' +
      'be_done_with|tick_off|check_off the|my|a|that?',
    { is: 'noun' },
    'way to get rid of the',
    'noun',
    1.5,
  ),
  line(
    'i|one|you can|could|would do|take|pass in my|their|your sleep',
    courses(be('hours', { min: null, max: 7 })),
    'i can do in my sleep',
    'hours at most 7',
    1.5,
  ),
  line('aside|set_aside END', FILLER, 'aside', 'filler', 0.2),
  line('for? early_birds|night_owls|early_risers|morning_people', FILLER, 'for early birds', 'filler', 0.5),
  line('on avg|average', FILLER, 'on average', 'filler', 0.5),
  line(
    'i mean that? it|this|that|the_course|the_class is required|needed|a_prerequisite there|in_it|in_them|for_it|for_them|for_that?',
    FILLER,
    'i mean it is required there',
    'filler',
    2,
  ),
  line('asking for|as A? ANY? friend|roommate END', FILLER, 'asking for a friend', 'filler', 1),
  line(
    'asking|speaking|writing as|for someone|somebody|a_person|one who|that do|does|did|can|is|has|had|will|would|loves|hates not? ANY?',
    FILLER,
    'asking as someone who does not',
    'filler',
    1.5,
  ),
  line(
    'i? forgot|forget|meant|should_have to? say|said|mention|mentioned|add|added that|this?',
    FILLER,
    'forgot to say',
    'filler',
    1,
  ),
  line(
    'go|going|fall|falling|zone|get|drown|die|freeze|panic|shut mute|asleep|out|lost|inside|down in|during',
    { is: 'not' },
    'go mute in',
    'not',
    1,
  ),
  line(
    'allergic_to|terrified_of|scared_of|sick_of|tired_of|burnt_out_on|burned_out_on',
    { is: 'not' },
    'allergic to',
    'not',
    1,
  ),
  line(
    'barely|hardly|almost_didnt|just_about passed|survived|scraped_through',
    { is: 'not' },
    'barely passed',
    'not',
    1,
  ),
  line('absolutely|literally|like? zero|0_percent', { is: 'not' }, 'absolutely zero', 'not', 0.2),
  line('around|round a table', FILLER, 'around a table', 'filler', 1),
  line(
    'but|just? in|from|of? another|a_different|any_other|some_other|other department|departments|field|' +
      'fields|major|subject than|from|besides|but',
    { is: 'not' },
    'in another department than',
    'not',
    1.5,
  ),
  line(
    'with|has|have|having|involving|containing some|any|lots_of|a_lot_of|a_bit_of|a_little? ANY in|to it|them|there',
    // A code is a course: "with 9.13 in it".
    (held) => (held.words.some((word) => /\d/u.test(word)) ? null : heldTopic(held)),
    'with music in them',
    'topic music',
    2,
  ),
  line(
    'fall|falls|falling|fell in|out_of love',
    courses(be('topic', 'love')),
    'fall in love',
    'topic love',
    1,
  ),
  line(
    'to go|pair|take with|alongside|beside|next_to my? ANY ANY? END',
    FILLER,
    'to go with orgo',
    'filler',
    0.4,
  ),
  line(
    'any|whatever|whichever region|country|period|era|century|genre|style|author|instrument|building IS|will|works? fine|ok|okay|good|do?',
    FILLER,
    'any country',
    'filler',
    0.8,
  ),
  line(
    'FORGET about? the|that|my? seminar|lecture|laboratory|studio|workshop|tutorial thing|part|bit|requirement|rule|idea',
    { is: 'forgets', conditions: [be('kinds', [])] },
    'forget the seminar thing',
    'forgets',
    2.5,
  ),
  line('point|direct|send|steer me to|towards|at', FIND, 'point me to', 'act find', 1.5),
  line('i? am? in the mood for', FIND, 'in the mood for', 'act find', 1),
  line('concerning|regarding the?', { is: 'cue' }, 'concerning the', 'cue', 0.2),
  line(
    'completely|totally|very? different|far|away|apart from my major|concentration|degree|field|usual_stuff',
    FILLER,
    'completely different from my major',
    'filler',
    1.5,
  ),
  line(
    'something|anything|class|course|seminar|lecture|one that? IS|meets|meeting|starts|starting? at|around TIME',
    ({ times: [time = 0] }) => at(time),
    'class at 10',
    'startsAfter 09:30, endsBefore 13:00',
    -0.6,
  ),
  line(
    'that|which IS|will? start|starts|begin|begins at|around TIME',
    ({ times: [time = 0] }) => at(time),
    'that starts at 3',
    'startsAfter 14:30, endsBefore 18:00',
    -0.6,
  ),
  line(
    'at|around|during|over lunch|lunchtime|lunch_time|midday',
    at(720),
    'at lunch',
    'startsAfter 11:30, endsBefore 15:00',
    0.3,
  ),
  line(
    'meets|meeting? on @saturday|saturdays|sunday|sundays|weekends',
    heldTopic,
    'meets on sundays',
    'topic sundays',
    0.3,
  ),
  line(
    'eats|eat|consumes|costs more|less of|up? my|the? week|time|life|energy|evenings',
    { is: 'ask', fields: ['workload'], isSure: true },
    'eats more of my week',
    'asks workload',
    1,
  ),
  line(
    'which|what one|class|course? eats|eat|takes|consumes|costs more|less of|up? my|the? week|time|life|energy|evenings',
    { is: 'ask', fields: ['workload'], isSure: true },
    'which one eats more of my week',
    'asks workload',
    2.5,
  ),
  line(
    'pset|psets|problem_set|problem_sets|essay|essays land|hell|mode|world|season',
    { is: 'unheld', thing: 'assignments' },
    'pset land',
    'unheld assignments',
    0.5,
  ),
  line('growing up', courses(be('topic', 'childhood')), 'growing up', 'topic childhood', 0.3),
  line(
    'old|rare|antique|printed|ancient book|books',
    courses(be('topic', 'books')),
    'old books',
    'topic books',
    0.5,
  ),
  line(
    'make|build|do|create|making|building|creating something|things|stuff|objects with my|your|our|their? hands',
    { is: 'kind', kind: 'hands-on' },
    'make something with my hands',
    'kind hands-on',
    1,
  ),
  line(
    'that|which? nobody|no_one|none_of_them hates|hated|dislikes|complains_about|complained_about|regrets|regretted|trashes',
    courses(be('rating', { min: 4, max: null })),
    'that nobody hates',
    'rating at least 4',
    1.5,
  ),
];
