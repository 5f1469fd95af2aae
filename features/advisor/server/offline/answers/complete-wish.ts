import type { Profile } from '#features/profile/contract.ts';
import type { CourseDetails } from '../../../domain/course-facts.ts';
import { isOfGroup } from '../../../domain/reading/requirements/group-names.ts';
import { fold } from '../../../domain/reading/spans/lexicon.ts';
import type { Names } from '../lexicon.ts';
import type { SearchInput, Towards, Wish } from '../../../domain/reading/request.ts';
import { leavesAllOpen } from '../../../domain/reading/wish.ts';
import { valueOf } from '../cite.ts';
import { named } from '../fact-sentences.ts';
import { type Script, type ScriptContext, askTool } from '../script.ts';
import { codesSaid, listed } from '../wording.ts';

/** A wish as arguments of the search tool, with remarks on how it was derived. */
export interface SettledWish {
  search: SearchInput;
  /** Sentences for the answer: how something was interpreted, what could not be done. */
  said: string[];
  /** Why no search can be made; it is then the whole answer. */
  refusal: string | null;
}

const refused = (refusal: string): SettledWish => ({ search: {}, said: [], refusal });
const MOST_CODES = 300;

/** Resolves, with tools, the parts of a wish that depend on other courses, on requirements or on the student's profile. */
export function* completeWish(wish: Wish, context: ScriptContext): Script<SettledWish> {
  const settled: SettledWish = { search: { ...wish.search }, said: [], refusal: null };
  if (leavesAllOpen(wish)) return yield* settlePersonal(wish, context);
  if (wish.byInterests) settleInterests(settled, context.profile, context.names);
  if (wish.like !== null) yield* settleLikeness(settled, wish.like);
  if (wish.than !== null) yield* settleComparison(settled, wish);
  if (wish.countsTowards !== null) yield* settleRequirements(settled, wish.countsTowards);
  if (wish.after.length > 0) settleAfter(settled, wish.after, context.names);
  return settled;
}

/**
 * "What should I take?": open requirements of the concentration, otherwise the interests, otherwise the concentration's
 * own courses.
 */
function* settlePersonal(wish: Wish, context: ScriptContext): Script<SettledWish> {
  const { profile, names } = context;
  const search: SearchInput = { ...wish.search, prerequisites_met: true };
  const open = yield* openOptions({ programme: null, group: null });
  if (open !== null && typeof open === 'object' && open.codes.length > 0)
    return {
      search: { ...search, codes: open.codes },
      said: [
        `You left the choice to me, so I looked at what is still open in ${open.name} and what you have the prerequisites for.`,
      ],
      refusal: null,
    };
  const settled: SettledWish = { search, said: [], refusal: null };
  settleInterests(settled, profile, names);
  if (settled.refusal === null) return settled;
  const own = names.subjects.get(fold(profile.concentration));
  if (own === undefined) return refused(ASK_FOR_WISH);
  return {
    search: { ...search, subjects: [own] },
    said: [`You left the choice to me, so I looked at courses in ${profile.concentration}.`],
    refusal: null,
  };
}

const ASK_FOR_WISH =
  'Tell me a little more: a subject or a topic, how much work, which days or times, or what kind of class. Then I can look.';

const settleInterests = (settled: SettledWish, profile: Profile, { subjects }: Names): void => {
  const known = profile.interests.filter((interest) => subjects.has(fold(interest)));
  if (known.length === 0) {
    settled.refusal = `Your profile names no interest that is a subject here. ${ASK_FOR_WISH}`;
    return;
  }
  settled.search.subjects = [...new Set(known.flatMap((interest) => subjects.get(fold(interest)) ?? []))];
  settled.said.push(`From your profile I took your interests in ${listed(known)}.`);
};

function* settleLikeness(settled: SettledWish, code: string): Script<void> {
  const found = yield* askTool('get_course', { code });
  if (found === null || !found.found) {
    settled.refusal = `I can’t find ${code} in this year’s catalogue, so I can’t look for courses like it.`;
    return;
  }
  const { course } = found;
  const { search } = settled;
  search.exclude_codes = [...new Set([...(search.exclude_codes ?? []), course.code])];
  if (search.subjects || search.areas || search.text || search.topics || course.department === null) return;
  search.subjects = [course.department];
  settled.said.push(`I took “like ${course.code}” as courses of the same department, ${course.department}.`);
}

/** "Something easier": a bound derived from the figures of the compared courses. */
function* settleComparison(settled: SettledWish, { than }: Wish): Script<void> {
  if (than === null) return;
  const found = yield* askTool('compare_courses', { codes: twoAtLeast(than.codes) });
  const courses = distinct(found?.courses ?? []);
  const { search } = settled;
  const known = courses.filter((course) => course[than.field] !== null);
  const least = known.toSorted((a, b) => (a[than.field] ?? 0) - (b[than.field] ?? 0));
  const bound = least[Math.floor((least.length - (than.less ? 1 : 0)) / 2)];
  search.sort = than.field;
  if (!than.less && than.field !== 'rating') search.descending = true;
  if (courses.length === 1) search.exclude_codes = joined(search.exclude_codes, [courses[0]?.code ?? '']);
  const departments = [...new Set(courses.flatMap(({ department }) => department ?? []))];
  const isAlone = courses.length === 1 || Object.keys(wishOf(search)).length === 0;
  if (
    isAlone &&
    !search.subjects &&
    !search.areas &&
    !search.text &&
    !search.topics &&
    departments.length > 0
  )
    search.subjects = departments;
  const word = COMPARED[than.field][than.less ? 0 : 1];
  if (bound === undefined) {
    settled.said.push(
      `The figures of ${codesSaid(than.codes)} are not known, so I could not compare with them.`,
    );
    return;
  }
  const value = bound[than.field] ?? 0;
  setBound(search, than.field, than.less, value);
  const figureSaid = COMPARED[than.field][2] + valueOf(bound, than.field);
  settled.said.push(
    courses.length === 1
      ? `I took “${word}” as compared with ${named(bound)}, ${figureSaid}.`
      : `I took “${word}” as compared with the middle of those before, ${figureSaid}.`,
  );
}

/** The constraints of a search, without its order and the courses already shown. */
const wishOf = ({ sort: _sort, descending: _descending, exclude_codes: _not, ...search }: SearchInput) =>
  search;

const COMPARED: Record<NonNullable<Wish['than']>['field'], [less: string, more: string, lead: string]> = {
  workload: ['lighter', 'heavier', ''],
  rating: ['less well rated', 'better rated', 'rated '],
  enrollment: ['smaller', 'larger', ''],
};

const setBound = (
  search: SearchInput,
  field: NonNullable<Wish['than']>['field'],
  less: boolean,
  value: number,
) => {
  const beyond = Math.round((less ? value - 0.01 : value + 0.01) * 100) / 100;
  if (field === 'workload' && less) {
    search.max_hours = Math.max(0, Math.min(beyond, search.max_hours ?? beyond));
    delete search.min_hours;
  } else if (field === 'workload') {
    search.min_hours = beyond;
    delete search.max_hours;
  } else if (field === 'rating') search.min_rating = Math.min(5, beyond);
  else if (less) search.max_enrollment = Math.max(0, value - 1);
};

const joined = (...lists: (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** The tool compares at least two; a single one is passed twice. */
const twoAtLeast = (codes: readonly string[]): string[] => {
  const few = codes.slice(0, 6);
  return few.length === 1 ? [...few, ...few] : few;
};
const distinct = (courses: readonly CourseDetails[]): CourseDetails[] => [
  ...new Map(courses.map((course) => [course.code, course])).values(),
];

const NO_PROGRAMME =
  'Your profile names no programme of the university yet, so no course counts towards one. Name one, and I can say ' +
  'what it requires and what of it you have.';

function* settleRequirements(settled: SettledWish, towards: Towards): Script<void> {
  const open = yield* openOptions(towards);
  const whose = towards.programme ?? 'your programme';
  if (
    towards.otherwise !== undefined &&
    (open === null || typeof open === 'string' || open.codes.length === 0)
  ) {
    settled.search.text = towards.otherwise;
    return;
  }
  if (open === null || open === 'no_programme') {
    const unknown =
      open === null
        ? `The university has not stated what ${whose} requires, so I can’t tell which courses count towards it.`
        : NO_PROGRAMME;
    const { subjects, areas, text, topics } = settled.search;
    if ((subjects ?? areas ?? text ?? topics) === undefined) settled.refusal = unknown;
    else settled.said.push(`${unknown} I looked for the rest of what you asked.`);
  } else if (open === 'no_such_group')
    settled.refusal =
      `The requirements of ${whose} have no group called ` +
      `“${towards.group ?? ''}”, so I can’t tell which courses count towards it.`;
  else if (open.codes.length === 0)
    settled.refusal =
      `As far as I can count, nothing is open in ${towards.group === null ? '' : `${groupsSaid(open)} of `}` +
      `${open.name}: no course of this year’s ` +
      `catalogue is still needed. Please confirm that with your academic advisor.`;
  else {
    const asked = settled.search.codes;
    const counting = asked ? open.codes.filter((code) => asked.includes(code)) : open.codes;
    if (counting.length === 0) {
      // Another group of the programme may take it.
      const what = towards.group === null ? 'anything that is still open' : groupsSaid(open);
      settled.refusal =
        `${codesSaid(asked ?? [])} ${asked?.length === 1 ? 'does' : 'do'} not count towards ` +
        `${what} in ${open.name}, by what the university states.`;
      return;
    }
    settled.search.codes = counting;
    settled.said.push(
      towards.group === null
        ? `Here is what counts towards what is still open in ${open.name}.`
        : `Here is what counts towards ${groupsSaid(open)} in ${open.name}.`,
    );
  }
}

const groupsSaid = ({ groups }: Open): string => listed(groups.map((name) => `“${name}”`));

interface Open {
  /** Of the programmes. */
  name: string;
  /** Names of the groups that are meant. */
  groups: string[];
  codes: string[];
}

function* openOptions(towards: Towards): Script<Open | 'no_such_group' | 'no_programme' | null> {
  const progress = yield* askTool(
    'get_requirement_progress',
    towards.programme === null
      ? {}
      : {
          programme: towards.programme,
          ...(towards.isSecondary === true ? { is_secondary_field: true } : {}),
        },
  );
  if (progress?.programmes.length === 0 && towards.programme === null) return 'no_programme';
  const all = (progress?.programmes ?? []).filter(({ requirements_stated }) => requirements_stated);
  if (all.length === 0) return null;
  const stated = all
    .map((programme) => ({
      ...programme,
      groups: programme.groups.filter(
        ({ name }, _, all) =>
          towards.group === null ||
          isOfGroup(
            name,
            towards.group,
            all.map((each) => each.name),
          ),
      ),
    }))
    .filter(({ groups }) => groups.length > 0);
  if (stated.length === 0) return 'no_such_group';
  // "My concentration" is the student's first programme.
  const meant = towards.programme === null && towards.group === null ? stated.slice(0, 1) : stated;
  const codes = meant.flatMap(({ groups }) => groups.flatMap(({ options }) => options));
  const groups = [...new Set(meant.flatMap((each) => each.groups.map(({ name }) => name)))];
  return {
    name: listed(meant.map(({ name }) => name)),
    groups,
    codes: [...new Set(codes)].slice(0, MOST_CODES),
  };
}

/** What follows a course: the same subject, to be narrowed to courses that name it. */
const settleAfter = ({ search }: SettledWish, after: readonly string[], { recogniser }: Names): void => {
  const subjects = after.map((code) => (recogniser.normalise(code) ?? code).replace(/[ .]?[^ .]*$/, ''));
  search.subjects = [...new Set(subjects.filter((subject) => subject !== ''))];
  delete search.prerequisites_met;
};
