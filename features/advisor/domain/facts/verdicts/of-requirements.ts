import { statesNoneNeeded } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import type { ToolInput, ToolOutput } from '../../tools.ts';
import { listed, quoted } from '../record-text.ts';
import { bold, type Decision, decision } from './decision.ts';

const codesSaid = (codes: readonly string[], joint = 'and'): string => listed(codes.map(bold), joint);
export const missingSaid = (missing: readonly (readonly string[])[]): string =>
  listed(missing.map((alternatives) => codesSaid(alternatives, 'or')));

type Checked = Extract<ToolOutput<'check_prerequisites'>, { found: true }>;

/** Whether the student meets a course's prerequisites. */
export const decisionsOfPrerequisites = (
  answer: ToolOutput<'check_prerequisites'>,
  { term: asked, without = [] }: ToolInput<'check_prerequisites'>,
): Decision[] => {
  if (!answer.found) return [];
  const { code, term, terms, have, now, missing, undecided } = answer;
  const about = { about: code, codes: [code], term };
  const said = (sentence: string): string => supposing(without, sentence);
  return [
    ...(asked === undefined || asked === term
      ? []
      : [
          decision(
            'other-term',
            `The catalogue has no record of ${bold(code)} in ${quoted(asked)}: it has one in ${listed(terms)} only`,
            { about: code, codes: [code] },
          ),
        ]),
    ...barredSaid(answer).map((said) => decision('barred', said, about)),
    decision('prerequisites', said(prerequisitesSaid(answer)), about),
    ...(have.length > 0 ? [decision('have', `You have ${codesSaid(have)}`, about)] : []),
    ...(now === undefined || isByNow(answer) ? [] : [decision('now', nowSaid(now), about)]),
    ...(missing.length > 0
      ? [decision('missing', said(`Your profile does not have ${missingSaid(missing)}`), about)]
      : []),
    ...(undecided.length > 0
      ? [
          decision(
            'undecided',
            `A person has to judge ${listed(undecided.map((part) => `“${quoted(part)}”`))}`,
            about,
          ),
        ]
      : []),
  ];
};

/** What holds without some of the student's courses says so itself, wherever it is quoted. */
const supposing = (without: readonly string[], sentence: string): string =>
  without.length === 0 || /^[^A-Z]|^The catalogue/u.test(sentence)
    ? sentence
    : `Without ${codesSaid(without)}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** Whether they are met only if the courses of the running term are. */
const isByNow = ({ verdict, now }: Checked): boolean => verdict === 'met' && now !== undefined;

const nowSaid = ({ term, codes }: NonNullable<Checked['now']>): string =>
  `I counted ${codesSaid(codes)}, which ${codes.length > 1 ? 'are' : 'is'} in your plan for ${term}`;

/** That by its notes a course is not open to the student, or gives no credit, because of courses that they have. */
const barredSaid = ({ code, term, barring = [] }: Checked): string[] => {
  const have = barring.filter(({ is_taken: isTaken }) => isTaken);
  return (['open', 'credit'] as const).flatMap((way) => {
    const codes = have.flatMap((each) => (each.way === way ? each.code : []));
    if (codes.length === 0) return [];
    const says = way === 'open' ? 'is not open to you' : 'gives you no credit';
    return `By its notes, ${bold(code)} ${says} in ${term}, because you have ${codesSaid(codes)}`;
  });
};

const prerequisitesSaid = (answer: Checked): string => {
  const { code, term, verdict, stated, now } = answer;
  if (verdict === 'none_stated' || stated === null)
    return `The catalogue does not state any prerequisites for ${bold(code)} in ${term}, which is not the same as needing nothing`;
  if (statesNoneNeeded(stated))
    return `${bold(code)} has no prerequisites in ${term}, as the catalogue states`;
  if (now !== undefined && isByNow(answer))
    return (
      `You will have the prerequisites that are stated for ${bold(code)} in ${term} once you finish ` +
      `${codesSaid(now.codes)}, which ${now.codes.length > 1 ? 'are' : 'is'} in your plan for ${now.term}`
    );
  if (verdict === 'met') return `You have the prerequisites that are stated for ${bold(code)} in ${term}`;
  return verdict === 'not_met'
    ? `You do not have all the prerequisites that are stated for ${bold(code)} in ${term}`
    : `The catalogue alone does not decide whether you have the prerequisites of ${bold(code)} in ${term}`;
};

type Programme = ToolOutput<'get_requirement_progress'>['programmes'][number];
type Group = Programme['groups'][number];

/** Maximum number of courses named as options; beyond, the number is given. */
const OPTIONS_NAMED = 4;

type Progress = ToolOutput<'get_requirement_progress'>;

/** The progress of the student's courses in each requirement group, what counts towards open ones, and what a course fills. */
export const decisionsOfProgress = (
  progress: Progress,
  { without = [] }: Pick<ToolInput<'get_requirement_progress'>, 'without'> = {},
): Decision[] => [
  ...progress.programmes.flatMap((programme) => [
    ...decisionsOfProgramme(programme, progress, without),
    ...(progress.course ? fittedSaid(programme, progress.course) : []),
  ]),
  ...comparedSaid(progress),
];

/** Two programmes held against each other: which leaves fewer places open, and what would count in both. */
const comparedSaid = ({ programmes, shared }: Progress): Decision[] => {
  const [one, other] = [programmes[0], programmes.at(-1)];
  if (shared === undefined || one === undefined || other === undefined) return [];
  if (!one.requirements_stated || !other.requirements_stated) return [];
  const [mine, theirs] = [openPlaces(one), openPlaces(other)];
  const [few, many] = mine <= theirs ? [one, other] : [other, one];
  const [least, most] = [Math.min(mine, theirs), Math.max(mine, theirs)];
  const [first, last] = [few, many].map(({ name }) => `**${quoted(name)}**`);
  return [
    decision(
      'fewer',
      least === most
        ? `${first} and ${last} leave as many places open: ${least}`
        : `${first} leaves fewer places open: ${least}, and ${last} ${most}`,
      { about: few.name },
    ),
    decision(
      'shared',
      shared.length === 0
        ? `No course of this year’s catalogue counts towards something that is open in **${quoted(one.name)}** and in **${quoted(other.name)}**`
        : `What counts towards something that is open in **${quoted(one.name)}** and in **${quoted(other.name)}**: ${listed(
            shared.map(bold),
          )}`,
      { about: one.name, codes: shared },
    ),
  ];
};

const decisionsOfProgramme = (
  { name, requirements_stated: isStated, groups }: Programme,
  { also_taking: also = [] }: Progress,
  without: readonly string[],
): Decision[] => {
  if (!isStated)
    return [
      decision('not-stated', `The university has not stated what **${quoted(name)}** requires`, {
        about: name,
      }),
    ];
  const open = groups.filter(({ need, have }) => have < need);
  const done = groups.filter(({ need, have }) => have >= need);
  const about = { about: name, codes: also };
  const leads = [
    ...(also.length === 0 ? [] : [`with ${codesSaid(also)}`]),
    ...(without.length === 0 ? [] : [`without ${codesSaid(without)}`]),
  ].join(' and ');
  const lead = leads === '' ? '' : `${leads.charAt(0).toUpperCase()}${leads.slice(1)}, `;
  return [
    open.length === 0
      ? decision(
          'filled',
          `${lead === '' ? 'Every' : `${lead}every`} group of requirements of **${quoted(name)}** is filled`,
          about,
        )
      : decision(
          'open',
          lead === '' ? `Still open in **${quoted(name)}**` : `${lead}still open in **${quoted(name)}**`,
          about,
        ),
    ...(open.length > 1 ? [decision('places', placesSaid(open), { about: name })] : []),
    ...open.map((group) => decision('group', groupSaid(group), { about: `${name}: ${group.name}` })),
    ...done.map((group) => decision('group-done', doneSaid(group), { about: `${name}: ${group.name}` })),
    ...(open.length > 0 && done.length > 0
      ? [decision('done', `Done: ${listed(done.map((group) => quoted(group.name)))}`, { about: name })]
      : []),
  ];
};

/** A course may fill a place in several groups, so places are counted and not courses. */
const placesSaid = (open: readonly Group[]): string =>
  `Together ${openPlaces({ groups: open })} places are open, in ${open.length} groups`;
const openPlaces = ({ groups }: { groups: readonly Group[] }): number =>
  groups.reduce((sum, { need, have }) => sum + Math.max(0, need - have), 0);

const doneSaid = ({ name, need, have, courses }: Group): string =>
  `**${quoted(name)}**: ${have} of ${need} done${courses.length > 0 ? ` (${listed(courses)})` : ''}`;

/** Which groups of a programme a course counts towards, or could. */
const fittedSaid = (
  { name, requirements_stated: isStated, course_fits: fits = [], course_fills: fills = 0 }: Programme,
  { code, is_taken: isTaken }: NonNullable<Progress['course']>,
): Decision[] => {
  if (!isStated) return [];
  const names = fits.map((group) => `**${quoted(group)}**`);
  // A course of several groups fills one place, unless a group shares.
  const extent =
    fits.length < 2
      ? ''
      : fills < fits.length
        ? `, but fills only ${fills === 1 ? 'one' : fills} of them`
        : fits.length === 2
          ? ', both at once'
          : ', all at once';
  const said =
    fits.length === 0
      ? isTaken
        ? `${bold(code)} is among your courses and counts towards no group of **${quoted(name)}**`
        : `${bold(code)} counts towards nothing that is still open in **${quoted(name)}**`
      : isTaken
        ? `${bold(code)} counts towards ${listed(names)} in **${quoted(name)}** already`
        : `${bold(code)} counts towards ${listed(names, fills < fits.length ? 'or' : 'and')} in **${quoted(name)}**${extent}`;
  return [decision('counts', said, { about: name, codes: [code] })];
};

const groupSaid = ({ name, need, have, courses, options, options_total: total }: Group): string => {
  const named = options.slice(0, OPTIONS_NAMED);
  const counted = courses.length > 0 ? ` (${listed(courses)})` : '';
  const choice =
    named.length === 0
      ? 'no course of this year’s catalogue fills it'
      : `choose from ${total > named.length ? `${named.join(', ')} and ${total - named.length} more` : listed(named)}`;
  return `**${quoted(name)}**: ${have} of ${need} done${counted}; ${choice}`;
};

/** Which courses require a given one. */
export const decisionsOfAfter = (answer: ToolOutput<'courses_after'>): Decision[] => {
  if (!answer.found) return [];
  const { code, total, total_needing_nothing_else: ready } = answer;
  if (total === 0)
    return [
      decision('opens', `No course of the catalogue asks for ${bold(code)} by its code`, { codes: [code] }),
    ];
  const what = total === 1 ? 'One course asks' : `${total} courses ask`;
  // What code cannot evaluate may be this course alone, so no more is said of it.
  const which = ready === 0 ? 'none of them plainly asks for it alone' : `${ready} of them need nothing else`;
  return [
    decision(
      'opens',
      total === 1
        ? `${what} for ${bold(code)}${ready === 1 ? ' and nothing else' : ''}`
        : `${what} for ${bold(code)}; ${which}`,
      { about: code, codes: [code] },
    ),
  ];
};
