import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { pluralDayName, fullDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import type { ToolOutput } from '../../tools.ts';
import type { WeekTotals } from '../../week/week-tools.ts';
import { listed, quoted } from '../record-text.ts';
import { bold, type Decision, decision } from './decision.ts';
import { decisionsOfHours } from './of-week-hours.ts';

const codesSaid = (codes: readonly string[]): string => listed(codes.map(bold));
const clean = (says: string): string => quoted(says.replace(/\.$/, ''));

const figuresSaid = ({ units, hours, units_unknown, hours_unknown }: WeekTotals, count: number): string =>
  listed(
    [
      units_unknown.length === count ? null : unitsText(Math.round(units * 100) / 100),
      hours_unknown.length === count ? null : `${shownFigure(hours)} hours of work a week`,
    ].filter((part) => part !== null),
  );

const ofTotals = (totals: WeekTotals, codes: readonly string[], term: string): Decision[] => {
  const figures = figuresSaid(totals, codes.length);
  const { hours_unknown: unknown, free_days: free } = totals;
  return [
    ...(figures === ''
      ? [decision('total', `Neither units nor hours are stated for ${codesSaid(codes)}`, { codes, term })]
      : [decision('total', `Together that is **${figures}**`, { codes, term })]),
    ...(unknown.length > 0
      ? [
          decision(
            'hours-unknown',
            `Hours are not known for ${codesSaid(unknown)}${unknown.length === codes.length ? '' : ', so the real sum is higher'}`,
            { codes: unknown, term },
          ),
        ]
      : []),
    ...(free.length > 0
      ? [
          decision(
            'free-days',
            `${listed(free.map(pluralDayName))} ${free.length > 1 ? 'are' : 'is'} free of class`.replace(
              /^(\w+)s is/,
              '$1 is',
            ),
            { codes, term },
          ),
        ]
      : []),
  ];
};

const ofUntimed = (
  courses: readonly { code: string; sections: readonly { schedule: string | null }[] }[],
  term: string,
): Decision[] => {
  const codes = courses
    .filter(({ sections }) => sections.length === 0 || sections.some(({ schedule }) => schedule === null))
    .map(({ code }) => code);
  return codes.length === 0
    ? []
    : [
        decision(
          'untimed',
          `The catalogue does not state when all of ${codesSaid(codes)} meets in ${term}, so whether that goes with the rest is not known`,
          { codes, term },
        ),
      ];
};

/** Sections that were chosen though they have no free place, since a week without them may not be what is asked for. */
const ofFull = (
  courses: readonly { code: string; full_sections: readonly string[] }[],
  term: string,
): Decision[] => {
  const full = courses.filter(({ full_sections: sections }) => sections.length > 0);
  return full.length === 0
    ? []
    : [
        decision(
          'full',
          `No place is free in ${listed(full.map(({ code, full_sections: sections }) => `${bold(code)} (${quoted(listed(sections))})`))}, as far as the catalogue knows`,
          { codes: full.map(({ code }) => code), term },
        ),
      ];
};

const ofLacking = (
  { not_offered }: Pick<ToolOutput<'find_timetables'>, 'not_offered'>,
  term: string,
): Decision[] =>
  not_offered.map((code) =>
    decision('not-offered', `The catalogue has no record of ${bold(code)} in ${term}`, {
      about: code,
      codes: [code],
    }),
  );

const ofImpossible = (
  impossible: { says: string; why: readonly string[]; changes: readonly string[] } | null,
  term: string,
  lead: string,
): Decision[] =>
  impossible === null
    ? []
    : [
        decision('impossible', `${lead}: ${clean(impossible.says)} in ${term}`, { term }),
        ...impossible.why.map((why, at) => decision('why', clean(why), { about: String(at), term })),
        ...impossible.changes.map((change, at) =>
          decision('change', clean(change), { about: String(at), term }),
        ),
      ];

const SHOWN = 'This week is shown below, and nothing of it is in your plan until you put it there';
const GUIDE = 'Requirements are a guide: please confirm them with your academic advisor';

/** A week that was found, or why there is none. */
export const decisionsOfWeek = (week: ToolOutput<'find_timetables'>): Decision[] => {
  const { term, courses, totals, open_places: open, requirements, programmes } = week;
  const codes = courses.map(({ code }) => code);
  const unmet = courses.filter(({ prerequisites }) => prerequisites === 'not_met');
  const taken = courses.filter((course) => course.taken);
  return [
    ...(codes.length > 0
      ? [
          decision(
            'week',
            codes.length === 1
              ? `${codesSaid(codes)} has sections in ${term} that fit`
              : `${codesSaid(codes)} can be taken together in ${term} without a clash`,
            { codes, term },
          ),
        ]
      : []),
    ...courses
      .filter(({ why }) => why !== '')
      .map(({ code, why }) => decision('chosen', quoted(why), { about: code, codes: [code], term })),
    ...(totals ? ofTotals(totals, codes, term) : []),
    ...(open > 0
      ? [
          decision(
            'open-places',
            `Nothing was found for ${open === 1 ? 'one more place' : `${open} more places`} that fits beside the rest and that you can take as things stand`,
            { term },
          ),
        ]
      : []),
    ...(requirements === 'unknown'
      ? [
          decision(
            'requirements-unknown',
            `The university has not stated what ${programmes.length > 0 ? listed(programmes.map((name) => `**${quoted(name)}**`)) : 'your programme'} requires, so requirements are not known here`,
            {},
          ),
        ]
      : []),
    ...(requirements === 'filled'
      ? [
          decision(
            'requirements-filled',
            'Nothing that is stated as required is still open that a course could fill',
            {},
          ),
        ]
      : []),
    ...(unmet.length > 0
      ? [
          decision(
            'unmet',
            `You do not have all the prerequisites that are stated for ${codesSaid(unmet.map(({ code }) => code))}`,
            { codes: unmet.map(({ code }) => code), term },
          ),
        ]
      : []),
    ...(taken.length > 0
      ? [
          decision('taken', `Your profile has ${codesSaid(taken.map(({ code }) => code))} as taken`, {
            codes: taken.map(({ code }) => code),
          }),
        ]
      : []),
    ...(week.week_shown ? [decision('shown', SHOWN, {})] : []),
    ...(requirements === 'counted' ? [decision('guide', GUIDE, {})] : []),
    ...ofImpossible(week.impossible, term, 'That is not possible'),
    ...ofUntimed(courses, term),
    ...ofFull(courses, term),
    ...ofLacking(week, term),
    ...decisionsOfHours(courses, term),
  ];
};

/** The effect of a change on a week. */
export const decisionsOfChange = (change: ToolOutput<'judge_change'>): Decision[] => {
  const { term, before, after, moved, days_freed: freed, days_lost: lost, counts, courses } = change;
  const added = after.codes.filter((code) => !before.codes.includes(code));
  const gone = before.codes.filter((code) => !after.codes.includes(code));
  const unmet = courses.filter(
    ({ code, prerequisites }) => added.includes(code) && prerequisites === 'not_met',
  );
  const days = (some: typeof freed) => listed(some.map((day) => fullDayName(day)));
  return [
    ...(change.answer === 'fits'
      ? [
          decision(
            'fits',
            after.codes.length === 1
              ? `${codesSaid(after.codes)} has sections in ${term} that fit`
              : `${codesSaid(after.codes)} fit together in ${term} without a clash`,
            { codes: after.codes, term },
          ),
        ]
      : []),
    ...(moved.length > 0
      ? [
          decision('moved', `${codesSaid(moved)} would have other sections than in your plan`, {
            codes: moved,
            term,
          }),
        ]
      : []),
    ...(before.totals && after.totals && added.length + gone.length > 0
      ? [
          decision(
            'hours-change',
            `The week goes from ${figuresSaid(before.totals, before.codes.length) || 'nothing known'} to **${figuresSaid(after.totals, after.codes.length) || 'nothing known'}**`,
            { codes: after.codes, term },
          ),
        ]
      : []),
    ...(after.totals ? ofTotals(after.totals, after.codes, term) : []),
    ...(freed.length > 0
      ? [decision('days-freed', `${days(freed)} would be free`, { codes: after.codes, term })]
      : []),
    ...(lost.length > 0
      ? [decision('days-lost', `${days(lost)} would no longer be free`, { codes: after.codes, term })]
      : []),
    ...counts.flatMap(({ code, groups, is_added: isAdded }) =>
      groups.length === 0
        ? []
        : [
            decision(
              'counts',
              isAdded
                ? `${bold(code)} counts for what is open in ${listed(groups.map((name) => `“${quoted(name)}”`))}`
                : `${bold(code)} would have counted for ${listed(groups.map((name) => `“${quoted(name)}”`))}`,
              { about: code, codes: [code] },
            ),
          ],
    ),
    ...(unmet.length > 0
      ? [
          decision(
            'unmet',
            `You do not have all the prerequisites that are stated for ${codesSaid(unmet.map(({ code }) => code))}`,
            { codes: unmet.map(({ code }) => code), term },
          ),
        ]
      : []),
    ...ofFreed(change),
    ...(change.week_shown ? [decision('shown', SHOWN, {})] : []),
    ...ofImpossible(change.impossible, term, 'No, it does not fit'),
    ...ofUntimed(courses, term),
    ...ofLacking(change, term),
  ];
};

const ofFreed = ({ freed, before, term }: ToolOutput<'judge_change'>): Decision[] => {
  if (freed === null) return [];
  const day = fullDayName(freed.day);
  const about = { codes: before.codes, term };
  switch (freed.answer) {
    case 'free_already':
      return [
        decision('freed', `${day} is free already: nothing of ${codesSaid(before.codes)} meets then`, about),
      ];
    case 'other_sections':
      return [decision('freed', `No course has to go: with other sections ${day} is free`, about)];
    case 'undecided':
      return [];
    case 'changes': {
      const single = freed.by_dropping;
      const says =
        single.length > 0
          ? `Dropping ${listed(single.map(bold), 'or')} frees ${day}`
          : `No single course frees ${day} by going`;
      return [
        decision('freed', says, { codes: single, term }),
        ...(single.length > 0
          ? []
          : freed.changes.map((change, at) =>
              decision('change', clean(change), { about: String(at), term }),
            )),
      ];
    }
  }
};

/** An existing plan: its clashes, and its totals. */
export const decisionsOfPlan = ({ term, courses, totals, clashes }: ToolOutput<'read_plan'>): Decision[] => [
  ...(totals && courses.length > 0
    ? ofTotals(
        totals,
        courses.map(({ code }) => code),
        term,
      )
    : []),
  ...clashes.map((clash, at) => decision('clash', clean(clash), { about: String(at), term })),
];
