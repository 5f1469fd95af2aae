import type { Course } from '#features/catalogue/contract.ts';
import { isFirstYearSeminar } from '#features/catalogue/domain/first-year-seminars.ts';
import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { Level } from '#features/catalogue/domain/levels.ts';
import { recordOf } from '#features/planning/domain/planned-course.ts';
import { hasAllTimes } from '#features/planning/domain/choose/choose-week.ts';
import type { Place } from '#features/planning/domain/choose/week-question.ts';
import { searchedCourse } from '#features/planning/domain/search/to-plan-input.ts';
import type { Profile } from '#features/profile/contract.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { SearchInput } from '../../../domain/reading/request.ts';
import type { Places } from '../../../domain/week/week-tools.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { findCourse } from '../find-course.ts';
import { getRequirementProgress } from '../requirement-progress.tool.ts';
import { readSubjects } from '../resolve-names.ts';
import { searchCourses } from '../search-courses.tool.ts';
import { judgePrerequisites } from '../check-prerequisites.tool.ts';
import { takenBy } from '../taken-courses.ts';
import type { WeekBounds } from './week-bounds.ts';

/** Maximum number per pool, best first. */
const MOST_CANDIDATES = 40;
/** Search results considered, before those with unknown meeting times are removed. */
const MOST_LOOKED_AT = 400;

/** The levels suggested to a student of a given year; graduate courses only if requested. */
const LEVELS_OF_YEAR: Record<string, Level[] | undefined> = {
  Freshman: ['introductory', 'intermediate'],
};
const UNDERGRADUATE: Level[] = ['introductory', 'intermediate', 'advanced'];

export interface CandidateSetting {
  term: string;
  bounds: WeekBounds;
  profile: Profile;
  /** Preferred codes, chosen first if they match. */
  prefer: readonly string[];
  exclude: readonly string[];
  /** Codes in the week already, which also count towards requirements. */
  held: readonly string[];
  /** The whole week should be light. */
  isLight: boolean;
}

/** A place, with the reasons for choosing a course from each of its pools. */
export interface OfferedPlace {
  place: Place;
  records: Map<string, Course>;
  /** By tier and pool. */
  why: readonly (readonly string[])[];
  requirements: 'not_asked' | 'counted' | 'unknown' | 'filled';
  programmes: string[];
}

interface NamedPool {
  most: number;
  records: readonly Course[];
  why: string;
}

/** The candidates for a place, in order: can be taken now, meet within the bounds, and have not been taken. */
export const offersFor = async (
  ctx: SignedIn<AdvisorContext>,
  places: Places,
  setting: CandidateSetting,
): Promise<OfferedPlace> => {
  const search = searcherOf(ctx, places, setting);
  const isFree = !narrows(places);
  const wanted = places.for === 'anything' && isFree ? 'interests' : places.for;
  const counted = wanted === 'requirements' ? await poolsOfRequirements(ctx, setting, search) : null;
  const tiers: NamedPool[][] = [];
  const preferred = setting.prefer.length > 0 ? await search({ codes: [...setting.prefer] }) : [];
  if (preferred.length > 0 && counted === null)
    tiers.push([{ most: places.count, records: preferred, why: '' }]);
  if (counted)
    tiers.push(
      counted.pools.map((pool) => ({ ...pool, records: inOrder(pool.records, preferred) })),
      preferred.length > 0 ? [{ most: places.count, records: preferred, why: '' }] : [],
    );
  if (wanted === 'interests' || counted !== null) {
    const interests = await poolsOfInterests(ctx, setting, search, places.count);
    tiers.push(interests, [{ most: places.count, records: await search({}), why: '' }]);
  } else if (!counted) tiers.push([{ most: places.count, records: await search({}), why: '' }]);
  const records = new Map<string, Course>();
  const kept = tiers.filter((pools) => pools.length > 0);
  for (const pools of kept)
    for (const { records: some } of pools) for (const record of some) records.set(record.class_tag, record);
  return {
    place: {
      count: places.count,
      tiers: kept.map((pools) =>
        pools.map(({ most, records: some }) => ({
          most,
          candidates: some.map((record) => searchedCourse(withinTimes(record, places), record.class_tag)),
        })),
      ),
    },
    records,
    why: kept.map((pools) => pools.map(({ why }) => why)),
    requirements:
      counted === null
        ? 'not_asked'
        : counted.programmes.length === 0
          ? 'unknown'
          : counted.pools.length === 0
            ? 'filled'
            : 'counted',
    programmes: counted?.asked ?? [],
  };
};

const narrows = ({ count: _count, for: _for, ...wishes }: Places): boolean =>
  Object.values(wishes).some((each) => each !== undefined);

const inOrder = (records: readonly Course[], first: readonly Course[]): Course[] => [
  ...first.filter((record) => records.some(({ class_tag }) => class_tag === record.class_tag)),
  ...records.filter((record) => first.every(({ class_tag }) => class_tag !== record.class_tag)),
];

type Search = (more: SearchInput) => Promise<Course[]>;

const searcherOf =
  (
    ctx: SignedIn<AdvisorContext>,
    places: Places,
    { term, bounds, profile, exclude, isLight }: CandidateSetting,
  ): Search =>
  async (more) => {
    const { count: _count, for: _for, among, light: _light, lighter_than: _lighter, ...wishes } = places;
    const topic = wishes.text ?? wishes.topics;
    const named = places.subjects && readSubjects(ctx.catalogue.current(), places.subjects).known;
    const subjects =
      more.subjects && named ? more.subjects.filter((each) => named.includes(each)) : undefined;
    // "All of them econ or gov": an interest in another subject is of no use.
    if (subjects?.length === 0) return [];
    const max_hours = leastOf(
      places.max_hours,
      places.light === true ? MOST_LIGHT : undefined,
      hoursBelow(ctx, places.lighter_than, term),
    );
    const levels = places.levels ?? LEVELS_OF_YEAR[profile.year] ?? UNDERGRADUATE;
    const codes =
      more.codes && among ? more.codes.filter((code) => among.includes(code)) : (more.codes ?? among);
    const avoided = [...new Set([...bounds.free_days, ...(places.avoid_days ?? [])])];
    const asked: SearchInput = {
      terms: [term],
      exclude_taken: true,
      prerequisites_met: true,
      levels,
      limit: MOST_LOOKED_AT,
      sort: places.sort ?? (isLight ? 'workload' : topic === undefined ? 'rating' : 'relevance'),
      ...(exclude.length > 0 ? { exclude_codes: [...exclude] } : {}),
      ...Object.fromEntries(
        Object.entries({
          ...wishes,
          levels,
          max_hours,
          avoid_days: avoided.length > 0 ? avoided : undefined,
          starts_at_or_after: latest(bounds.starts_at_or_after, places.starts_at_or_after),
          ends_at_or_before: earliest(bounds.ends_at_or_before, places.ends_at_or_before),
          sort: undefined,
        }).filter(([, value]) => value !== undefined),
      ),
      ...more,
      ...(subjects === undefined ? {} : { subjects }),
      ...(codes === undefined ? {} : { codes }),
    };
    const rankOf = places.kinds === undefined ? null : await ownRank(ctx, profile);
    const taken = rankOf === null ? null : await takenBy(ctx);
    // What "one course in art history" asks for no code decides; in the student's own field it is most often met.
    const isUndecided = (record: Course) =>
      rankOf !== null &&
      taken !== null &&
      rankOf(record) < OTHER &&
      judgePrerequisites(ctx.catalogue.current(), record, taken).verdict === 'unclear';
    const ready = recordsOf(ctx, (await searchCourses(ctx, asked)).courses, term);
    const { prerequisites_met: _met, ...unmet } = asked;
    const others =
      ready.length < MOST_CANDIDATES || rankOf !== null
        ? recordsOf(ctx, (await searchCourses(ctx, unmet)).courses, term).filter(
            (record) => isOpenToAll(record) || isUndecided(record),
          )
        : [];
    const all = [...new Set([...ready, ...others])];
    const open = profile.year === 'Freshman' ? all : all.filter((record) => !isFirstYearSeminar(record));
    // Where nothing else fits, those were asked for. "The sophomore tutorial" is that of the student's programme.
    return (open.length > 0 ? open : all)
      .toSorted((a, b) => (rankOf === null ? 0 : rankOf(a) - rankOf(b)))
      .toSorted((a, b) => (places.light === true ? Number(isHeavier(a)) - Number(isHeavier(b)) : 0))
      .slice(0, MOST_CANDIDATES);
  };

/** First what could fill open groups of the student's programmes, then their own subjects. */
const ownRank = async (
  ctx: SignedIn<AdvisorContext>,
  { concentration }: Profile,
): Promise<(course: Course) => number> => {
  const { programmes } = await getRequirementProgress(ctx, {});
  const options = new Set(
    programmes.flatMap(({ groups }) =>
      groups.flatMap(({ need, have, options: some }) => (have < need ? some : [])),
    ),
  );
  const known = concentration === '' ? [] : readSubjects(ctx.catalogue.current(), [concentration]).known;
  const subjects = new Set(known);
  return ({ codes, class_tag: tag, department }) => {
    if ([tag, ...codes].some((code) => options.has(code))) return 0;
    return subjects.has(subjectOfTag(tag)) || subjects.has(department) ? 1 : OTHER;
  };
};
/** The rank of a course of no field of the student's. */
const OTHER = 2;

/** A record with the sections that may be taken: none that meets at other times than the place allows. */
const withinTimes = (
  record: Course,
  { avoid_days: days = [], starts_at_or_after: from, ends_at_or_before: to }: Places,
): Course =>
  days.length === 0 && from === undefined && to === undefined
    ? record
    : {
        ...record,
        sections: record.sections.filter(({ meetings }) =>
          meetings.every(
            (meeting) =>
              !meeting.days.some((day) => days.includes(day)) &&
              (from === undefined || (meeting.start ?? '') >= from) &&
              (to === undefined || (meeting.end ?? '24') <= to),
          ),
        ),
      };

const recordsOf = (ctx: AdvisorContext, courses: readonly { code: string }[], term: string): Course[] =>
  courses
    .flatMap(({ code }) => {
      const offerings = findCourse(ctx, code, term);
      return (offerings && recordOf(offerings, term)) ?? [];
    })
    .filter(hasAllTimes);

/** Who may take it is stated, and no course: every student here is an undergraduate. */
const isOpenToAll = ({ course_requirements }: Course): boolean =>
  /^\s*(?:course )?(?:is )?(?:only )?open to undergraduate(?:s| students)? only\.?\s*$/i.test(
    course_requirements ?? '',
  );

/** Weekly hours up to which a course counts as light, and the upper limit when light courses are requested. */
const LIGHT = 5;
const MOST_LIGHT = 8;
const isHeavier = ({ mean_hours }: Course): boolean => (mean_hours ?? 0) > LIGHT;

const leastOf = (...values: (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

const said = (times: (string | undefined)[]): string[] =>
  times.filter((time) => time !== undefined).toSorted();
const latest = (...times: (string | undefined)[]): string | undefined => said(times).at(-1);
const earliest = (...times: (string | undefined)[]): string | undefined => said(times)[0];

/** The hours of a course as an exclusive upper limit; undefined if unknown. */
const hoursBelow = (ctx: AdvisorContext, code: string | undefined, term: string): number | undefined => {
  const offerings = code === undefined ? null : findCourse(ctx, code, term);
  const hours = offerings?.[0].mean_hours ?? null;
  return hours === null ? undefined : Math.max(0, Math.round((hours - 0.01) * 100) / 100);
};

const poolsOfRequirements = async (
  ctx: SignedIn<AdvisorContext>,
  { held, profile }: CandidateSetting,
  search: Search,
): Promise<{ pools: NamedPool[]; programmes: string[]; asked: string[] }> => {
  const { programmes } = await getRequirementProgress(ctx, {});
  const stated = programmes.filter(({ requirements_stated }) => requirements_stated);
  const open = stated.flatMap(({ name, groups }) =>
    groups.flatMap((group) => {
      const filled = held.filter((code) => group.options.includes(code)).length;
      const most = group.need - group.have - filled;
      return most > 0 && group.options.length > 0 ? [{ ...group, programme: name, most }] : [];
    }),
  );
  const pools = await Promise.all(
    open.map(async ({ name, programme, most, options }) => ({
      most,
      records: await search({ codes: options }),
      why: `counts for “${name}” in ${programme}`,
    })),
  );
  return {
    pools,
    programmes: stated.map(({ name }) => name),
    asked:
      stated.length > 0
        ? stated.map(({ name }) => name)
        : [profile.concentration].filter((name) => name !== ''),
  };
};

/** "Film and Visual Studies", where that is no subject: those of its parts that are. */
const partsOfName = (name: string): string[] => {
  const parts = name.split(/,? and |, | & /u);
  return parts.length > 1 ? parts : [];
};

/** How many interests of a profile are considered. */
const MOST_INTERESTS = 4;

const poolsOfInterests = async (
  ctx: SignedIn<AdvisorContext>,
  { profile }: CandidateSetting,
  search: Search,
  count: number,
): Promise<NamedPool[]> => {
  const named = [profile.concentration, ...profile.interests.slice(0, MOST_INTERESTS)].filter(
    (name) => name !== '',
  );
  const catalogue = ctx.catalogue.current();
  const pools = await Promise.all(
    named.map(async (name, at) => {
      const whole = readSubjects(catalogue, [name]).known;
      const known = whole.length > 0 ? whole : readSubjects(catalogue, partsOfName(name)).known;
      if (known.length === 0) return [];
      return [
        {
          most: Math.max(1, Math.ceil(count / 2)),
          records: await search({ subjects: known }),
          why: at === 0 ? `of your concentration, ${name}` : `your interest in ${name}`,
        },
      ];
    }),
  );
  const topics = profile.academic_interests.trim();
  const ofTopics =
    topics === ''
      ? []
      : [
          {
            most: 1,
            records: await search({ text: topics.slice(0, 200), sort: 'relevance' }),
            why: 'your academic interests',
          },
        ];
  return [...pools.flat(), ...ofTopics].filter(({ records }) => records.length > 0);
};
