import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';

const RATING: Meaning = { is: 'ask', fields: ['rating'], isSure: true };
const WORK: Meaning = { is: 'ask', fields: ['workload'], isSure: true };
const RISK: Meaning = { is: 'ask', fields: ['workload', 'prerequisites'], isSure: true };

/** Lines for whether students liked the course that is spoken of, what is heard of its work, and whether it is wise to take it. */
export const ASKS_OF_LIKING: readonly Line[] = [
  line(
    'the? vibe|vibes|feel|atmosphere|flavor|flavour on|of|about|in|like',
    { is: 'ask', fields: ['description', 'rating', 'workload'], isSure: true },
    'the vibe of',
    'asks description rating workload',
    0.6,
  ),
  line(
    'IS it|that|this|they actually|really|even|overall|legit|genuinely any? good|decent|solid|great|bad',
    RATING,
    'is it actually good',
    'asks rating',
    1,
  ),
  line(
    'a? terrible|horrible|bad|dumb|stupid|crazy|insane|smart|good|wise idea|move|choice|decision',
    RISK,
    'a terrible idea',
    'asks workload prerequisites',
    0.3,
  ),
  line(
    'i? heard|hear it|its? IS? NUM HOURS a|per? week?',
    WORK,
    'i heard it is 10 hours a week',
    'asks workload',
    1.5,
  ),
];
