import { type AskedGroup, FEWEST_STUDENTS, type Group, type Groups, type Report } from './read-report.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const section = <G extends Group>(
  title: string,
  { shown, suppressed }: Groups<G>,
  linesOf: (group: G) => string[],
): string[] => [
  '',
  title,
  ...(shown.length === 0 ? ['  nothing to show'] : shown.flatMap(linesOf)),
  ...(suppressed === 0
    ? []
    : [
        `  left out: ${suppressed} ${suppressed === 1 ? 'group' : 'groups'} of fewer than ${FEWEST_STUDENTS} students`,
      ]),
];

const counted = ({ name, provider, count, students }: Group): string =>
  `  ${name} (${provider}): ${count}, of ${students} students`;

const asked = (group: AskedGroup): string[] => [
  counted(group),
  ...group.questions.map((question) => `    "${question.replaceAll(/\s+/g, ' ').trim()}"`),
];

/** The report as text for an operator. */
export const reportText = ({ from, to, replies, unanswered, contradicted, feedback }: Report): string =>
  [
    `How questions were answered, ${from} to ${to}.`,
    'Replies to words of despair are not counted. Questions are shown only where their students sent them along.',
    ...section('Replies, and from question to end', replies, (group) => [
      `  ${group.provider}: ${group.count}, of ${group.students} students; ${group.failed} failed; half within ${seconds(group.median_ms)}, 95 of 100 within ${seconds(group.p95_ms)}`,
    ]),
    ...section('What could not be answered, as the rules read the question', unanswered, asked),
    ...section('Statements that differ from the catalogue, by field', contradicted, (group) => [
      counted(group),
    ]),
    ...section('What students said of replies', feedback, asked),
    '',
  ].join('\n');
