import type { ToolOutput } from '../../../domain/tools.ts';
import { isOfGroup } from '../../../domain/reading/requirements/group-names.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { LOOK_UP_FAILED, type Script, askTool, askToolForEach } from '../script.ts';
import { verdict } from '../cite.ts';
import { blocks, bold, codesSaid, listed, quoted, sentences } from '../wording.ts';

type Progress = ToolOutput<'get_requirement_progress'>;
type Programme = Progress['programmes'][number];
type Asked<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** Completed and open parts of a programme's requirements, or of those of its groups that are asked about. */
export function* answerRequirements(asked: Asked<'requirements'>): Script {
  const { programme, group, also = [], without = [], against, isSecondary } = asked;
  if (against !== undefined) return yield* answerAgainst({ ...asked, against });
  const progress = yield* askTool('get_requirement_progress', {
    ...(programme === null ? {} : { programme }),
    ...(isSecondary ? { is_secondary_field: true } : {}),
    ...(also.length === 0 ? {} : { also_taking: also }),
    ...(without.length === 0 ? {} : { without }),
  });
  if (progress === null) return LOOK_UP_FAILED;
  const { programmes, not_found: notFound = [] } = progress;
  const meant = group === undefined ? programmes : programmes.flatMap((each) => only(each, group));
  return blocks(
    notFound.length === 0 ? null : `I can’t find ${codesSaid(notFound)} in this year’s catalogue.`,
    notThere(progress),
    // A group that none of the programmes has: all that they have instead.
    meant.length === 0 && group !== undefined && programmes.length > 0
      ? `No group of these requirements is called “${quoted(group)}”.`
      : null,
    ...(meant.length === 0 ? programmes : meant).map((each) => programmeSaid(each, progress)),
    counted(progress),
  );
}

/** Two programmes held against each other. The student's own has no name here, so the other one is asked for by its own. */
function* answerAgainst({
  programme,
  against,
  also = [],
  shared = false,
}: Asked<'requirements'> & { against: string | null }): Script {
  const [one, other] = against === null ? [against, programme] : [programme, against];
  const progress = yield* askTool('get_requirement_progress', {
    ...(one === null ? {} : { programme: one }),
    ...(other === null ? {} : { compared_with: other }),
    ...(also.length === 0 ? {} : { also_taking: also }),
  });
  if (progress === null) return LOOK_UP_FAILED;
  const { programmes } = progress;
  const notStated = programmes.flatMap(({ name }) => verdict(progress, 'not-stated', name) ?? []);
  return blocks(
    notThere(progress),
    sentences(...notStated, verdict(progress, shared ? 'shared' : 'fewer')),
    counted(progress),
  );
}

/** A programme with those of its groups that are meant; none if it has none. */
const only = (programme: Programme, group: string): Programme[] => {
  const names = programme.groups.map(({ name }) => name);
  const groups = programme.groups.filter(({ name }) => isOfGroup(name, group, names));
  return groups.length === 0 ? [] : [{ ...programme, groups }];
};

/** What courses count towards. */
export function* answerCounts({ codes, programme, isSecondary, groups }: Asked<'counts'>): Script {
  const answers = yield* askToolForEach(
    'get_requirement_progress',
    codes.map((course) => ({
      course,
      ...(programme === null ? {} : { programme }),
      ...(isSecondary ? { is_secondary_field: true } : {}),
    })),
  );
  const known = answers.filter((answer) => answer !== null);
  const [first] = known;
  if (first === undefined) return LOOK_UP_FAILED;
  const notFound = [...new Set(known.flatMap(({ not_found: codesNotFound = [] }) => codesNotFound))];
  const said = known.flatMap((answer, at) =>
    answer.programmes.flatMap(
      ({ name }) =>
        // What no programme states is said once.
        verdict(answer, 'counts', name) ?? (at === 0 ? verdict(answer, 'not-stated', name) : null) ?? [],
    ),
  );
  return blocks(
    notFound.length === 0 ? null : `I can’t find ${codesSaid(notFound)} in this year’s catalogue.`,
    notThere(first),
    said.length > 1
      ? [...new Set(said)].map((each) => `- ${each}`).join('\n')
      : said[0] === undefined
        ? null
        : sentences(codes.length === 1 ? yesOrNo(groups ?? [], first) : null, said[0]),
    counted(first),
  );
}

/**
 * The short answer to "does it count as an elective" and "for both", before what the course counts towards; null of a group
 * that is filled, since it would not say why.
 */
const yesOrNo = (asked: readonly string[], { programmes, course }: Progress): string | null => {
  // Of a course that is among the student's it is told where it counts already.
  if (course?.is_taken) return null;
  const groups = programmes.flatMap((programme) => programme.groups);
  const names = groups.map(({ name }) => name);
  const named = groups.filter(({ name }) => asked.some((called) => isOfGroup(name, called, names)));
  const fits = programmes.flatMap(({ course_fits = [] }) => course_fits);
  const fills = programmes.reduce((sum, { course_fills = 0 }) => sum + course_fills, 0);
  const out = named.filter(({ name }) => !fits.includes(name));
  if (named.length === 0 || out.some(({ need, have }) => have >= need)) return null;
  if (out.length === named.length) return 'No.';
  if (out.length > 0) return `Not towards ${listed(out.map(({ name }) => bold(quoted(name))))}.`;
  return named.length > 1 && fills < named.length ? 'Not all of them at once.' : 'Yes.';
};

const notThere = ({ programmes, not_recognised: name }: Progress): string | null => {
  if (name !== null) return `There is no programme called “${quoted(name)}” here.`;
  return programmes.length > 0
    ? null
    : 'Your profile names no programme that the university lists, so what is left is not stated anywhere I can look.';
};

const counted = ({ programmes, now }: Progress): string | null => {
  if (!programmes.some(({ requirements_stated }) => requirements_stated)) return null;
  const besides = now === undefined ? '' : ` and ${codesSaid(now.codes)} of your plan for ${now.term}`;
  return `This is counted from the courses in your profile${besides}; the final word is your academic advisor’s.`;
};

const programmeSaid = ({ name, groups }: Programme, progress: Progress): string => {
  const notStated = verdict(progress, 'not-stated', name);
  if (notStated !== null) return `${notStated} Your academic advisor can say what is left.`;
  const all = progress.programmes.find((each) => each.name === name)?.groups ?? [];
  if (groups.length < all.length) return groupsSaid(name, groups, progress);
  const open = verdict(progress, 'open', name);
  if (open === null) return sentences(verdict(progress, 'filled', name));
  return blocks(
    `${open.slice(0, -1)}:`,
    groups
      .flatMap((group) => verdict(progress, 'group', `${name}: ${group.name}`) ?? [])
      .map((said) => `- ${said.slice(0, -1)}`)
      .join('\n'),
    sentences(verdict(progress, 'places', name), verdict(progress, 'done', name)),
  );
};

/** Some groups of a programme, filled ones, too. */
const groupsSaid = (name: string, groups: Programme['groups'], progress: Progress): string => {
  const lines = groups.flatMap((group) => {
    const about = `${name}: ${group.name}`;
    return verdict(progress, 'group', about) ?? verdict(progress, 'group-done', about) ?? [];
  });
  const { also_taking: also = [] } = progress;
  return `In **${quoted(name)}**${also.length === 0 ? '' : ` with ${codesSaid(also)}`}:\n\n${lines
    .map((said) => `- ${said.slice(0, -1)}`)
    .join('\n')}`;
};
