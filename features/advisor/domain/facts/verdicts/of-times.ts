import type { TimeSpan } from '../../course-facts.ts';
import type { ToolOutput } from '../../tools.ts';
import { clockSaid } from '../clock-said.ts';
import { listed, quoted } from '../record-text.ts';
import { bold, type Decision, decision } from './decision.ts';

export type Times = Omit<ToolOutput<'check_conflicts'>, 'not_found'>;
type Section = Times['timetables'][number]['sections'][number];
type Conflict = Times['conflicts'][number];

const codesSaid = (codes: readonly string[]): string => listed(codes.map(bold));

/** Maximum number of clashing pairs of sections given as proof. */
export const CLASHES_SAID = 3;

/** Verdicts on courses taken together in a term: what is impossible, and why; otherwise what is possible. */
export const decisionsOfTimes = (times: Times): Decision[] => [
  ...times.same_class.map(([one, two]) =>
    decision('same-class', `${bold(one)} and ${bold(two)} are one class`, {
      about: one + two,
      codes: [one, two],
    }),
  ),
  ...times.meet_together.map(([one, two]) =>
    decision(
      'meet-together',
      `${bold(one)} and ${bold(two)} meet with each other: you would take one of them`,
      { about: one + two, codes: [one, two] },
    ),
  ),
  ...times.conflicts.flatMap(ofConflict),
  ...ofTimetables(times),
  ...ofTermsApart(times),
  ...ofUnknownTimes(times),
];

const ofTimetables = ({ timetables, no_times }: Times): Decision[] =>
  timetables.flatMap(({ codes, term, answer, left_out }): Decision[] => {
    const judged = codes.filter((code) => !no_times.includes(code));
    const about = { about: term, codes: judged, term };
    const rest = judged.filter((code) => !left_out.includes(code));
    if (answer === 'undecided')
      return [
        decision(
          'undecided',
          `There are too many ways to combine ${codesSaid(judged)} in ${term} to try them all, so whether they go together is not known`,
          about,
        ),
      ];
    if (answer === 'together' && judged.length > 1)
      return [
        decision('together', `${codesSaid(judged)} can be taken together in ${term} without a clash`, about),
      ];
    return answer === 'impossible' && rest.length > 1
      ? [
          decision('rest-together', `Without ${codesSaid(left_out)} the others go together in ${term}`, {
            ...about,
            codes: rest,
          }),
        ]
      : [];
  });

/** Courses that are each offered in a different term. */
const ofTermsApart = ({ timetables, no_times }: Times): Decision[] => {
  const compared = timetables
    .map(({ codes, term, term_over }) => ({
      term,
      given: term_over ? 'was' : 'is',
      codes: codes.filter((code) => !no_times.includes(code)),
    }))
    .filter(({ codes }) => codes.length > 0);
  if (compared.length < 2) return [];
  if (compared.some(({ codes }) => codes.length > 1))
    return compared
      .filter(({ codes }) => codes.length === 1)
      .map(({ codes, term, given }) =>
        decision(
          'apart',
          `${codesSaid(codes)} ${given} given in ${term}, and not in the same term as the others`,
          { about: term, codes },
        ),
      );
  return [
    decision(
      'one-each',
      `${listed(compared.map(({ codes, term, given }) => `${codesSaid(codes)} ${given} given in ${term}`))}, so they do not clash`,
      {
        codes: compared.flatMap(({ codes }) => codes),
      },
    ),
  ];
};

const ofConflict = (conflict: Conflict): Decision[] => {
  const { codes, term, clashes, clashes_total: total } = conflict;
  const about = { about: codes.join(), codes, term };
  const others = total - Math.min(total, CLASHES_SAID);
  const isSaid = codes.length === 1 || saysOnlyClash(conflict) !== null;
  if (isSaid) return [decision('clash', clashSaid(conflict), about)];
  return [
    decision('clash', clashSaid(conflict), about),
    ...clashes
      .slice(0, CLASHES_SAID)
      .map(({ first, second, overlaps }, at) =>
        decision(
          'overlap',
          `${partySaid(first)} and ${partySaid(second)}${overlaps.length === 0 ? ' do not go together' : ` both meet ${spansSaid(overlaps)}`}`,
          { ...about, about: `${codes.join()} ${at}` },
        ),
      ),
    ...(others > 0
      ? [
          decision(
            'more-overlaps',
            `${others} more ${others === 1 ? 'pair of sections overlaps' : 'pairs of sections overlap'} too`,
            about,
          ),
        ]
      : []),
  ];
};

/** If a single pair of sections overlaps. */
const saysOnlyClash = ({ term, clashes, clashes_total }: Conflict): string | null => {
  const [single] = clashes;
  return clashes_total === 1 && single && single.first.code !== single.second.code
    ? `${codesSaid([single.first.code, single.second.code])} both meet ${spansSaid(single.overlaps)} in ${term}`
    : null;
};

const clashSaid = (conflict: Conflict): string => {
  const { codes, term } = conflict;
  if (codes.length === 1)
    return `${bold(codes[0] ?? '')} cannot be taken in ${term} as it is listed: its own sections overlap`;
  const only = saysOnlyClash(conflict);
  if (only !== null) return only;
  return codes.length > 2
    ? `${codesSaid(codes)} cannot all be taken together in ${term}; without any one of them the others can. No choice of sections avoids that`
    : `${codesSaid(codes)} cannot be taken together in ${term}: no choice of sections avoids that`;
};

const partySaid = ({ code, kind, section }: Section): string =>
  [bold(code), quoted([kind, section].filter((name) => name !== '').join(' '))]
    .filter((part) => part !== '')
    .join(' ');

const spansSaid = (overlaps: readonly TimeSpan[]): string =>
  listed(overlaps.map(({ day, start, end }) => `${day} ${clockSaid(start)} - ${clockSaid(end)}`));

const ofUnknownTimes = ({ no_times, not_judged, timetables }: Times): Decision[] => {
  const terms = timetables.flatMap(({ term, codes }) =>
    codes.some((code) => no_times.includes(code)) ? [term] : [],
  );
  const inTerms = terms.length === 0 ? '' : ` in ${listed(terms, 'or')}`;
  const kinds = not_judged.filter(({ code }) => !no_times.includes(code));
  return [
    ...(no_times.length === 0
      ? []
      : [
          decision(
            'no-times',
            `The catalogue does not state when ${codesSaid(no_times)} ${no_times.length > 1 ? 'meet' : 'meets'}${inTerms}, so nothing can be said about ${no_times.length > 1 ? 'them' : 'it'}`,
            { codes: no_times },
          ),
        ]),
    ...(kinds.length === 0
      ? []
      : [
          decision(
            'not-judged',
            `No time is stated for ${listed(kinds.map(({ code, kind }) => (kind === '' ? bold(code) : `the ${quoted(kind).toLowerCase()} of ${bold(code)}`)))}, so whether that goes with the others is not known`,
            { codes: kinds.map(({ code }) => code) },
          ),
        ]),
  ];
};
