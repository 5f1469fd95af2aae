import { be } from '../frame/conditions.ts';
import { notOn } from './held-times.ts';
import { type Matched, line, type Line } from '../spans/line.ts';
import type { Act, Condition, Meaning } from '../spans/meaning.ts';

const bound =
  (side: 'same') =>
  ({ numbers: [number = 0] }: Matched): Meaning => ({ is: 'bound', number, side });
const act = (each: Act): Meaning => ({ is: 'act', act: each });

const ANY_RANGE = { min: null, max: null };
const DAYS_AND_TIMES = [be('days', { on: [], mode: 'any' }), be('startsAfter', ''), be('endsBefore', '')];
const WORKLOAD = [be('hours', ANY_RANGE)];
const RATING = [be('rating', ANY_RANGE)];
const UNITS = [be('units', ANY_RANGE)];
const TERM = [be('terms', [])];
const HEADS = [be('topic', ''), be('subjects', [])];
const OTHERS = [be('size', ANY_RANGE), be('levels', []), be('kinds', []), be('attributes', [])];
const ALL = [DAYS_AND_TIMES, WORKLOAD, RATING, UNITS, TERM, HEADS, OTHERS].flat();
/** The conditions that a student drops by name. */
const FORGETTABLE: Readonly<Record<string, readonly Condition[]>> = {
  days: DAYS_AND_TIMES.slice(0, 1),
  day: DAYS_AND_TIMES.slice(0, 1),
  times: DAYS_AND_TIMES.slice(1),
  time: DAYS_AND_TIMES.slice(1),
  hours: WORKLOAD,
  workload: WORKLOAD,
  rating: RATING,
  ratings: RATING,
  level: [be('levels', [])],
  semester: TERM,
  term: TERM,
  size: [be('size', ANY_RANGE)],
  units: UNITS,
  credits: UNITS,
  topic: HEADS,
  subject: HEADS,
  work: WORKLOAD,
  effort: WORKLOAD,
  reviews: RATING,
  score: RATING,
  scores: RATING,
  people: [be('size', ANY_RANGE)],
  students: [be('size', ANY_RANGE)],
  levels: [be('levels', [])],
  kind: [be('kinds', [])],
  kinds: [be('kinds', [])],
  type: [be('kinds', [])],
  format: [be('kinds', [])],
};
const DIMENSIONS = Object.keys(FORGETTABLE).join('|');
/** Drops the limits of the kind that was named. */
const lifts = ({ words: [said = ''] }: Matched): Meaning => ({
  is: 'forgets',
  conditions: FORGETTABLE[said] ?? [],
});

/** Lines for changes of an earlier wish. */
export const CHANGES: readonly Line[] = [
  line(
    'in|of|from|among there|that_list|that_category|that_group',
    act('within'),
    'in there',
    'act within',
    0.3,
  ),
  line('similar|comparable|related|alike NOUN', act('more'), 'similar ones', 'act more', 0.8),
  line(
    'but|just? in|from|of another|a_different|some_other|any_other|other|different department|' +
      'departments|field|fields|subject|subjects END',
    act('other_field'),
    'in a different department',
    'act other_field',
    1.2,
  ),
  line(
    'i? do|does|would|am not really? care|mind|bothered|fussy|picky about|how|what|which|' +
      `with|on|for? the|my|many|much? @${DIMENSIONS} it|they|is|are|limit|limits? anymore|` +
      'any_more|any_longer|now|at_all?',
    lifts,
    'i do not care about the workload',
    'forgets',
    3,
  ),
  line(
    'without|no|lift|remove|drop|skip|scrap|forget|lose|ignore|relax any|the|a|my? limit|' +
      'limits|cap|restriction|restrictions|constraint|bound|maximum|minimum on|for|of|about ' +
      `the|my? @${DIMENSIONS} anymore|any_more|now?`,
    lifts,
    'no limit on the hours',
    'forgets',
    2,
  ),
  line(
    `any|whatever|every number_of|amount_of|kind_of|sort_of? @${DIMENSIONS} of_class|of_classes|` +
      'of_course? IS|works|work|goes|will|would ok|okay|fine|good|do|work|works|great|welcome?',
    lifts,
    'any kind of class is fine',
    'forgets',
    2.5,
  ),
  line(
    `the? @${DIMENSIONS} DO|is|are not|never really? matter|count|important|relevant`,
    lifts,
    'workload does not matter',
    'forgets',
    2,
  ),
  line(
    `the? @${DIMENSIONS} can|could|may be anything|any|whatever|as_it_is|irrelevant|what_it_is`,
    lifts,
    'the size can be anything',
    'forgets',
    1.5,
  ),
  line(
    'PRONOUN? need not|no_longer be|meet|start A|on|in? the?',
    { is: 'forget' },
    'it need not be a',
    'forget',
    2,
  ),
  line(
    'PRONOUN? DO not|no_longer really|necessarily? have|need|needs to be|meet|start A|on|in? the?',
    { is: 'forget' },
    'it does not have to be a',
    'forget',
    2,
  ),
  line(
    'make|change|set|bring|put it|that|them|those to|at? NUM HOURS|UNITS|PEOPLE',
    bound('same'),
    'make it 4 hours',
    'bound same 4',
    1.5,
  ),
  line(
    'that|which|who? IS? off|away_from|clear_of|not_touching DAYS',
    notOn,
    'off mondays',
    'not days any M',
    0.8,
  ),
  line(
    'do|does|will|would|can? any|which|what|anything of? them|those|these? survive|survives|remain|remains END',
    { is: 'filler' },
    'do any survive',
    'filler',
    1,
  ),
  line('flip|reverse|invert|turn it|that|them around|round?', { is: 'filler' }, 'flip it', 'filler', 1),
  line('jk|kidding|sike', { is: 'filler' }, 'jk', 'filler', 1),
  line('no no', { is: 'filler' }, 'no no', 'filler', 1),
  line('versions|variants', { is: 'noun' }, 'versions', 'noun', 0.4),
  line(
    'in_the|the? MORNING|AFTERNOON|EVENING? and|or? in_the|the? MORNING|AFTERNOON|EVENING|early|late|' +
      'earlier|later IS|works|work actually|totally|also|perfectly|now? ok|okay|fine|good|great|possible|' +
      'welcome|alright|no_problem too|also|actually|as_well|again|after_all|by_me|with_me|for_me?',
    { is: 'forgets', conditions: [be('startsAfter', ''), be('endsBefore', '')] },
    'mornings are fine',
    'forgets',
    2.2,
  ),
  line(
    'on? DAYS IS? actually|totally|also? ok|okay|fine|good|work|works|possible too|also|actually|as_well|again|after_all?',
    ({ days: [held] }) => (held ? { is: 'allow', days: held.on } : null),
    'fridays ok too',
    'allow F',
    1,
  ),
  line(
    'on? DAYS can|could|may|might|should stay|remain|come_back|return too|also|actually|as_well|again|after_all?',
    ({ days: [held] }) => (held ? { is: 'allow', days: held.on } : null),
    'mondays can stay actually',
    'allow M',
    1.5,
  ),
  line(
    'actually|ok? FORGET|no_more|instead_of about? the?',
    { is: 'forget' },
    'actually forget about the',
    'forget',
    0.3,
  ),
  line(
    'look|search|go|show|list|do|just me|it|them? without it|that END',
    act('again'),
    'look without it',
    'act again',
    0.8,
  ),
  line(
    'look|search|show|list|tell|just me|it|them? anyway|anyways|regardless',
    act('again'),
    'show me anyway',
    'act again',
    1,
  ),
  line(
    'the? same thing|things|search|filters|conditions|but|again|for but|for|in|with?',
    act('again'),
    'same thing but',
    'act again',
    0.5,
  ),
  line(
    'undo|revert|take_back|reverse|cancel|scratch that|it|this|the_last last|change|one|bit|part?',
    act('undo'),
    'undo that',
    'act undo',
    0.6,
  ),
  line(
    'go|back|return|revert|switch back? to|with the|what previous|last|earlier|old|original|first? list|ones|results|search|it_was|we_had',
    act('undo'),
    'go back to the previous list',
    'act undo',
    1,
  ),
  line('i? meant|mean A?', act('about'), 'i meant', 'act about', 0.3),
  line('no|nah|nope|sorry|oops|wait i? meant|mean A?', act('about'), 'sorry meant', 'act about', 2),
  line(
    'actually|ok? FORGET|nvm about? the|my? @days|day|times|time|hours|workload|' +
      'rating|ratings|level|semester|term|size|units|credits|topic|subject part|thing|requirement|' +
      'constraint|limit|filter?',
    ({ words: [said = ''] }) => ({ is: 'forgets', conditions: FORGETTABLE[said] ?? [] }),
    'forget the days',
    'forgets',
    1.5,
  ),
  line(
    'the? @days|day|times|time|hours|workload|rating|ratings|level|semester|term|size|units|credits|topic|subject ' +
      'DO|is not|never really? matter|count|important anymore|after_all?',
    ({ words: [said = ''] }) => ({ is: 'forgets', conditions: FORGETTABLE[said] ?? [] }),
    'the hours do not matter after all',
    'forgets',
    1,
  ),
  line(
    'SEASON or|and SEASON both|either? IS? fine|ok|okay|works|good|whatever',
    { is: 'forgets', conditions: TERM },
    'fall or spring both fine',
    'forgets',
    1.5,
  ),
  line(
    'FORGET all|everything of? that|this|it|those?',
    { is: 'forgets', conditions: ALL },
    'scrap all that',
    'forgets',
    1.5,
  ),
  line(
    'keep|leave|with the? rest|others|everything_else|other_conditions|same the_same|as_is|as_before?',
    { is: 'filler' },
    'keep the rest',
    'filler',
    1,
  ),
  line('the? rest|everything_else IS|stays? the? same', { is: 'filler' }, 'rest the same', 'filler', 1.5),
  line('scratch|strike that|this', { is: 'filler' }, 'scratch that', 'filler', 0.3),
  line(
    'i? have|had|am? said|typed|wrote|got|put|spelled|spelt it|that|this? wrong|wrongly',
    { is: 'filler' },
    'i have said it wrong',
    'filler',
    1,
  ),
  line('my mistake|bad|error|fault', { is: 'filler' }, 'my mistake', 'filler', 1),
  line('i? have|just|did? change|changed my mind', { is: 'filler' }, 'i have changed my mind', 'filler', 1),
  line(
    'on second|further? thought|thoughts|reflection',
    { is: 'filler' },
    'on second thought',
    'filler',
    1.5,
  ),
  line(
    'whatever|any hour|time|times|day|days is_fine|works|goes?',
    { is: 'filler' },
    'whatever hour',
    'filler',
    0.5,
  ),
  line(
    'at? any|whatever time|hour|hours of_the_day|of_day|is_fine|works|goes|at_all? END',
    { is: 'forgets', conditions: [be('startsAfter', ''), be('endsBefore', '')] },
    'any time',
    'forgets',
    0.8,
  ),
  line(
    'i? will? am? go|going|gonna_go|stick|sticking|stay|staying|settle|settling|decided|settled with|on|for',
    { is: 'filler' },
    'i am going with',
    'filler',
    0.8,
  ),
  line('make it|them|that A?', act('about'), 'make it a', 'act about', 0.3),
  line(
    'only|just|and|or|also|but|then|actually|ok|hmm ones|those|any|that|which|something IS|are|in|on|at?',
    act('about'),
    'only ones in',
    'act about',
    0.3,
  ),
  line(
    'on? DAYS too|also|as_well',
    ({ days: [held] }) => (held ? { is: 'allow', days: held.on } : null),
    'thursdays too',
    'allow Th',
    0.8,
  ),
  line('not just|only|merely|simply', { is: 'filler' }, 'not just', 'filler', 0.8),
  line('if|when i skip|miss|pass_on|do_not_take', { is: 'filler' }, 'if i skip', 'filler', 1),
  line('after all', { is: 'filler' }, 'after all', 'filler', 0.8),
  line(
    'i? would? rather|prefer|like it|they|them|that to? be|was|were A?',
    act('about'),
    'i would rather it be a',
    'act about',
    1,
  ),
  line(
    'on|about|of the same subject|topic|theme|matter',
    act('about'),
    'on the same subject',
    'act about',
    0.8,
  ),
  line(
    'limit|restrict|narrow|reduce|confine|trim|filter these|those|them|it|that|the_list|this down? to|by',
    act('about'),
    'limit these to',
    'act about',
    0.2,
  ),
  line('any|some|most|none|all|anything of that|this|it', act('about'), 'any of that', 'act about', 0.6),
  line(
    'i|she|he also|really|actually? want|wants|need|needs|prefer|prefers|like it|them|that|those to? also? be|have|meet|start|end? A?',
    act('about'),
    'i also want it to be',
    'act about',
    1.5,
  ),
];
