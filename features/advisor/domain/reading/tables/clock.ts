import { after, be, courses } from '../frame/conditions.ts';
import { line, type Line } from '../spans/line.ts';
import { first } from './held-times.ts';

/** Times by which a part of the day is said more closely: "at night, like 7pm"; and how often a week. */
export const CLOCK: readonly Line[] = [
  line(
    'like|say CLOCK or_so|ish?',
    (held) => courses(after(first(held))),
    'like 7pm',
    'startsAfter 19:00',
    0.3,
  ),
  line(
    'NUM times|time|meetings a|per|each week',
    ({ numbers: [most = 0] }) => (most > 0 ? courses(be('maxDays', most)) : null),
    '1 times a week',
    'maxDays 1',
  ),
];
