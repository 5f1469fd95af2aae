import { type Matched, line, type Line } from '../spans/line.ts';
import type { Figure, Meaning } from '../spans/meaning.ts';

const first = (by: Figure, descending = false): Meaning => ({ is: 'order', order: { by, descending } });
const than = (field: Figure, less: boolean): Meaning => ({ is: 'than', field, less });

const some =
  (by: Figure, descending = false) =>
  ({ numbers: [count = 0] }: Matched): Meaning | null =>
    count < 1 || count > 9 ? null : { is: 'order', order: { by, descending }, count };

/** Lines for orders and comparisons. */
export const ORDER: readonly Line[] = [
  line('the? NUM easiest|lightest', some('workload'), '3 easiest', 'order workload of 3'),
  line('the? NUM hardest|heaviest', some('workload', true), '3 hardest', 'order workload down of 3'),
  line(
    'the? NUM best|highest|top rated|reviewed|RATING?',
    some('rating'),
    '3 best rated',
    'order rating of 3',
  ),
  line('the? easiest|lightest|chillest first?', first('workload'), 'the easiest', 'order workload'),
  line(
    'the? least|lowest|fewest|smallest|minimum|shortest amount_of? WORK|HOURS first?',
    first('workload'),
    'least work',
    'order workload',
  ),
  line('the? least HARD first?', first('workload'), 'least demanding', 'order workload'),
  line('the? most HARD first?', first('workload', true), 'most demanding', 'order workload down'),
  line('the? hardest|heaviest|toughest first?', first('workload', true), 'hardest', 'order workload down'),
  line(
    'the? most|highest|longest WORK|HOURS first?',
    first('workload', true),
    'most work',
    'order workload down',
  ),
  line(
    'the? best|highest|top|greatest|most_loved|most_liked|coolest rated|reviewed|liked|RATING? first?',
    first('rating'),
    'best rated',
    'order rating',
    0.3,
  ),
  line('the? worst rated|reviewed|RATING? first?', first('rating', true), 'worst rated', 'order rating down'),
  line('the? smallest|tiniest first?', first('enrollment'), 'smallest', 'order enrollment'),
  line('the? fewest|least PEOPLE first?', first('enrollment'), 'fewest students', 'order enrollment'),
  line(
    'the? biggest|largest|most_popular|most_crowded first?',
    first('enrollment', true),
    'most popular',
    'order enrollment down',
  ),
  line('the? most PEOPLE first?', first('enrollment', true), 'most students', 'order enrollment down'),
  line(
    'sort|sorted|order|ordered|rank|ranked? it|them? by RATING',
    first('rating'),
    'sorted by rating',
    'order rating',
    0.5,
  ),
  line(
    'sort|sorted|order|ordered|rank|ranked? it|them? by WORK',
    first('workload'),
    'sort by workload',
    'order workload',
    0.5,
  ),
  line(
    'a_bit|much|even|way|slightly? easier|lighter|chiller|softer version|alternative|replacement? than|of?',
    than('workload', true),
    'easier',
    'than workload less',
  ),
  line(
    'a_bit|much|even|way|slightly? less|fewer|lower WORK|HARD|HOURS than?',
    than('workload', true),
    'less work',
    'than workload less',
  ),
  line(
    'a_bit|much|even|way|slightly? harder|heavier|tougher than?',
    than('workload', false),
    'harder',
    'than workload more',
  ),
  line(
    'a_bit|much|even|way|slightly? more WORK|HARD|HOURS than?',
    than('workload', false),
    'more work',
    'than workload more',
  ),
  line(
    'a_bit|much|even|way|slightly? better|higher rated|reviewed|RATING than?',
    than('rating', false),
    'better rated',
    'than rating more',
  ),
  line(
    'a_bit|much|even|way|slightly? smaller than?',
    than('enrollment', true),
    'smaller',
    'than enrollment less',
  ),
  line(
    'a_bit|much|even|way|slightly? bigger|larger than?',
    than('enrollment', false),
    'bigger',
    'than enrollment more',
  ),
  line('rated|reviewed|liked best|highest|most', first('rating'), 'rated best', 'order rating'),
  line(
    'PEOPLE? rate|rates|like|likes|score|scores|review|prefer higher|better|more than?',
    { is: 'ask', fields: ['rating'], isSure: true },
    'students rate higher',
    'asks rating',
    0.5,
  ),
  line('the? lowest rated|reviewed|RATING', first('rating', true), 'lowest rated', 'order rating down'),
  line(
    'valued|liked|loved|preferred by PEOPLE',
    { is: 'ask', fields: ['rating'], isSure: true },
    'valued by students',
    'asks rating',
  ),
  line('less|fewer|lower PEOPLE than?', than('enrollment', true), 'fewer students', 'than enrollment less'),
  line('more PEOPLE than?', than('enrollment', false), 'more students', 'than enrollment more'),
  line(
    'which|what|one|ones? demands|takes|requires|needs|wants|costs more WORK|HOURS than?',
    than('workload', false),
    'which demands more time',
    'than workload more',
    1.5,
  ),
  line(
    'which|what|one|ones? demands|takes|requires|needs|wants|costs less|fewer WORK|HOURS than?',
    than('workload', true),
    'which demands less time',
    'than workload less',
    1.5,
  ),
];
