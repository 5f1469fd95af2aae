import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';

const RATING: Meaning = { is: 'ask', fields: ['rating'], isSure: true };

/** Lines for whether students liked the course that is spoken of. */
export const ASKS_OF_LIKING: readonly Line[] = [
  line(
    'IS it|that|this|they actually|really|even|overall|legit|genuinely any? good|decent|solid|great|bad',
    RATING,
    'is it actually good',
    'asks rating',
    1,
  ),
];
