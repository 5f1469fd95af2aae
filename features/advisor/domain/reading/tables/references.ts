import { type Matched, line, type Line } from '../spans/line.ts';
import type { Meaning, Reference } from '../spans/meaning.ts';

const to = (reference: Reference): Meaning => ({ is: 'reference', to: reference });
const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  former: 0,
  top: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  last: -1,
  latter: -1,
};
const nth = ({ words: [said = ''] }: Matched): Meaning => to({ kind: 'nth', at: ORDINALS[said] ?? 0 });
const ONES =
  'of_the_2|of_the_3|of_these_2|of_those_2|of_them_2|of_the_bunch|of_these|of_those|of_them|' +
  'of_the_list|on_the_list|on_your_list|one|ones|option|' +
  'choice|class|course|seminar|lecture|listed|suggestion|recommendation|pick';

/** Lines for courses of earlier messages: "it", "the second one", "those". */
export const REFERENCES: readonly Line[] = [
  line(`the|that|your @ORDINAL ${ONES}`, nth, 'the second one', 'to nth 1', 1),
  line('the|that|your @ORDINAL', nth, 'the 3rd', 'to nth 2', 0.1),
  line(`@ORDINAL ${ONES}`, nth, 'first one', 'to nth 0', 0.3),
  line('@ORDINAL', nth, 'second', 'to nth 1', -0.6),
  line(
    'number|option|no|choice NUM',
    ({ numbers: [n = 1] }) => (n >= 1 && n <= 9 ? to({ kind: 'nth', at: n - 1 }) : null),
    'number 2',
    'to nth 1',
    0.2,
  ),
  line('number|option|choice one', to({ kind: 'nth', at: 0 }), 'number one', 'to nth 0', 0.6),
  line(
    'the? first|top NUM ones|of_them|of_those|courses|classes|listed?',
    ({ numbers: [count = 1] }) => (count > 9 ? null : to({ kind: 'first', count })),
    'the first 2',
    'to first 2',
    0.3,
  ),
  line(
    'the? last NUM ones|of_them|of_those|courses|classes?',
    ({ numbers: [count = 1] }) => (count > 9 ? null : to({ kind: 'last', count })),
    'the last 2',
    'to last 2',
    0.3,
  ),
  line(
    'the next|following one|class|course?',
    to({ kind: 'beside', by: 1 }),
    'the next one',
    'to beside 1',
    0.3,
  ),
  line(
    'the one|class|course right? after|below|underneath that|it? END',
    to({ kind: 'beside', by: 1 }),
    'the one below',
    'to beside 1',
    1.5,
  ),
  line(
    'the previous one|class|course?',
    to({ kind: 'beside', by: -1 }),
    'the previous one',
    'to beside -1',
    0.3,
  ),
  line(
    'the one|class|course right? before|above that|it? END',
    to({ kind: 'beside', by: -1 }),
    'the one above',
    'to beside -1',
    1.5,
  ),
  line('DO any|all|some of_them? meet|run|start|happen', to({ kind: 'all' }), 'do any meet', 'to all', 0.6),
  line(
    'the one|class|course that|which needs|requires|asks_for|wants ANY',
    to({ kind: 'one' }),
    'the one that needs math',
    'to one',
    1.5,
  ),
  line('the other one|class|course?', to({ kind: 'other' }), 'the other one', 'to other', 0.8),
  line('it|its', to({ kind: 'one' }), 'it', 'to one', -0.2),
  line('this|that one|class|course|seminar|lecture|prof', to({ kind: 'one' }), 'that class', 'to one', 0.2),
  line('ok|okay|yes|yeah|sure|fine|cool|nice this|that one', to({ kind: 'one' }), 'ok that one', 'to one', 1),
  line('this|that', to({ kind: 'one' }), 'that', 'to one', -0.8),
  line('the class|course|seminar|one', to({ kind: 'one' }), 'the class', 'to one', -0.5),
  line('he|she|his|her|him', to({ kind: 'person' }), 'she', 'to person', -0.4),
  line(
    'either|neither|any|all|each|both|one|none|some|most|best|which|which_one|which_ones|what of them|' +
      'those|these|the_two|the_three|the_list',
    to({ kind: 'all' }),
    'which of those',
    'to all',
    0.5,
  ),
  line(
    'which|what|any|ones from|out_of this|that|these|those|them|the_list',
    to({ kind: 'all' }),
    'which from this',
    'to all',
    0.6,
  ),
  line('which one|ones', to({ kind: 'all' }), 'which one', 'to all', -0.2),
  line('them|those|these|they|their both|all|ones?', to({ kind: 'all' }), 'those ones', 'to all', -0.3),
  line(
    'both|all|the|those|these|all_of NUM of_them?',
    ({ numbers: [count = 0] }) => (count >= 2 && count <= 4 ? to({ kind: 'all', count }) : null),
    'all 3',
    'to all 3',
    0.1,
  ),
  line('either END', { is: 'filler' }, 'either', 'filler', -0.3),
  line('both', to({ kind: 'all', count: 2 }), 'both', 'to all 2', -0.4),
  line('each|either', to({ kind: 'all' }), 'each', 'to all', -0.4),
  line(
    'which IS|has|have|DO|meets|would|should|eats|costs|wants|asks|demands|needs|requires|involves|gives|gets|sounds|looks',
    to({ kind: 'all' }),
    'which is',
    'to all',
    -0.3,
  ),
  line(
    'which one|ones IS|has|takes|have|take|DO|meets|would',
    to({ kind: 'all' }),
    'which one is',
    'to all',
    0.6,
  ),
];
