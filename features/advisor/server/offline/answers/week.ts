import { fold } from '../../../domain/reading/spans/lexicon.ts';
import { GONE, HEAVIEST, type Request } from '../../../domain/reading/request.ts';
import { meantByTime, type TimedCourse } from '../../../domain/reading/weeks/orders/meant-by-time.ts';
import { scoreOf } from '../../../domain/reading/weeks/orders/meant-by-title.ts';
import type { ToolOutput } from '../../../domain/tools.ts';
import { decided, valueOf, verdict } from '../cite.ts';
import { named, namedInline, sectionSaid } from '../fact-sentences.ts';
import { askTool, askToolForEach, LOOK_UP_FAILED, type Script, type ScriptContext } from '../script.ts';
import { boundedAsk } from '../../../domain/week/bounded-ask.ts';
import { MOST_COURSES, type WeekAsk } from '../../../domain/week/week-tools.ts';
import { blocks, codesSaid, listed, quoted, sentences, unheldSaid } from '../wording.ts';
import {
  absentFrom,
  absentSaid,
  exchangeSaid,
  NO_PLAN,
  plannedIn,
  sinceSaid,
  withoutWeek,
} from './exchanged-courses.ts';
import { hoursSaid, OF_OWN_SECTIONS } from './days-of-week.ts';
import { answerFacts, notFound } from './facts.ts';
import { calledSo } from './resolve-titles.ts';
import { answerTermTotal } from './schedule.ts';

type Asked<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;
type Week = ToolOutput<'find_timetables'>;
type Change = ToolOutput<'judge_change'>;

const points = (cites: readonly string[]): string => cites.map((cite) => `${cite}.`).join(' ');
const items = (cites: readonly string[]): string => cites.map((cite) => `- ${cite}`).join('\n');

/** Answers with a term's week with sections, or why there is none. */
export function* answerWeek(request: Asked<'week'>, { terms }: ScriptContext): Script {
  const { called, out = [], total, change, unheld = [], unread = [] } = request;
  const held = change === undefined ? [] : (change.held ?? (yield* plannedIn(request.ask.term)));
  const absent = yield* absentFrom(held, change?.gone ?? []);
  if (absent.length > 0 && absent.length === change?.gone.length)
    return absentSaid(absent, held, change.held === null);
  const gone = out.length === 0 ? null : yield* goingByTitle(request.ask, out);
  if (gone !== null && gone.length === 0)
    return `I am not sure which of the courses is “${quoted(out.join(' '))}”. Tell me its code, and I will look again.`;
  const ask = boundedAsk(gone === null ? request.ask : withoutCourses(request.ask, gone));
  const { term, ...rest } = ask;
  const isKnown = term !== undefined && terms.some(({ name }) => name === term);
  const titled = yield* coursesTitled(called, isKnown ? term : undefined);
  const codes = [...new Set([...ask.codes, ...titled.codes])].slice(0, MOST_COURSES);
  const isEmpty = codes.length + ask.choose.length === 0 && !ask.from_plan;
  const found = yield* askTool('find_timetables', {
    ...rest,
    codes,
    ...(total === undefined ? {} : { choose: lessThose(ask.choose, codes.length - ask.codes.length) }),
    ...(isEmpty ? { choose: [{ count: USUAL, for: 'requirements' as const }] } : {}),
    ...(isKnown ? { term } : {}),
  });
  if (found === null) return LOOK_UP_FAILED;
  const lacking = sentences(
    titled.unknown.length === 0
      ? null
      : `I did not know what to make of ${titled.unknown.map((said) => `“${quoted(said)}”`).join(' and ')}, so that played no part.`,
    titled.guessed.length === 0
      ? null
      : titled.guessed
          .map(
            ({ title, code }) =>
              `Several classes are called “${quoted(title)}”; I took ${codesSaid([code])}.`,
          )
          .join(' '),
    found.not_found.map((code) => notFound(code, [])).join(' '),
    points(decided(found, 'not-offered')),
    unheld.length === 0
      ? null
      : `The catalogue says nothing about ${unheldSaid(unheld)}, so I could not look for that.`,
    unread.length === 0
      ? null
      : `I did not hold to ${listed(unread.map((said) => `“${quoted(said)}”`))}: no week is looked for by that.`,
  );
  const unknown = verdict(found, 'requirements-unknown');
  const filled = verdict(found, 'requirements-filled');
  const going = unknown === null && filled === null ? null : sentences(unknown, filled, WENT_BY);
  switch (found.answer) {
    case 'undecided':
      return blocks(
        lacking,
        'I could not find a week within the time I have: there are too many ways to try, or many others ask ' +
          'just now. Name a course that must be in it, or leave out a wish, and I will look again.',
      );
    case 'nothing':
      return blocks(
        lacking,
        sentences('I found no course that fits all of that and that you can take as things stand.', going),
        'Tell me which wish matters least, and I will look again.',
      );
    case 'impossible':
      return blocks(lacking, impossibleSaid(found));
    case 'found':
      return blocks(
        sentences(lacking, going),
        change === undefined ? null : exchangeSaid(found, gone ?? change.gone, held),
        request.since === undefined ? null : sinceSaid(found, request.since),
        hoursSaid(found, request.hours),
        request.hours && ask.from_plan ? OF_OWN_SECTIONS : null,
        sentences(verdict(found, 'week'), verdict(found, 'total'), verdict(found, 'hours-unknown')),
        coursesSaid(found),
        sentences(
          points(decided(found, 'open-places')),
          verdict(found, 'free-days'),
          verdict(found, 'untimed'),
          verdict(found, 'full'),
          verdict(found, 'unmet'),
          verdict(found, 'taken'),
        ),
        sentences(verdict(found, 'guide'), verdict(found, 'shown')),
      );
  }
}

const WENT_BY =
  'I went by what you can take, and by your concentration and interests where they say something.';

/** What remains to be chosen once some places are filled. */
const lessThose = (choose: WeekAsk['choose'], found: number): WeekAsk['choose'] => {
  const last = choose.at(-1);
  if (last === undefined || found === 0 || last.for === 'anything') return choose;
  const rest = choose.slice(0, -1);
  return last.count > found ? [...rest, { ...last, count: last.count - found }] : rest;
};

/** Courses in a week, unless a number is said. */
const USUAL = 4;
/** Courses named by words of their titles: only if exactly one class matches. */
function* coursesTitled(
  titles: readonly string[],
  term: string | undefined,
): Script<{ codes: string[]; unknown: string[]; guessed: { title: string; code: string }[] }> {
  const found = yield* askToolForEach(
    'search_courses',
    titles.map((text) => ({ text, limit: MOST_LOOKED_AT, ...(term === undefined ? {} : { terms: [term] }) })),
  );
  const codes: string[] = [];
  const unknown: string[] = [];
  const guessed: { title: string; code: string }[] = [];
  for (const [at, title] of titles.entries()) {
    const courses = found[at]?.courses ?? [];
    const course = calledSo(title, courses) ?? likeliest(title, courses);
    if (course === undefined) unknown.push(title);
    else codes.push(course.code);
    if (course !== undefined && calledSo(title, courses) === undefined)
      guessed.push({ title, code: course.code });
  }
  return { codes, unknown, guessed };
}

/** Of several classes of one title the one that most take, or that has the plainest code. */
const likeliest = (title: string, courses: Found['courses']): Found['courses'][number] | undefined =>
  courses
    .filter((course) => fold(course.title) === fold(title))
    .toSorted((a, b) => (b.enrollment ?? 0) - (a.enrollment ?? 0) || a.code.length - b.code.length)[0];
type Found = ToolOutput<'search_courses'>;
const MOST_LOOKED_AT = 8;

/** The courses of a week, or of the plan, whose titles contain the words; none if it is ambiguous. */
function* goingByTitle(ask: WeekAsk, out: readonly string[]): Script<string[]> {
  const held = yield* coursesOfAsk(ask);
  return out.flatMap((said) => {
    if (said === HEAVIEST)
      return held.toSorted((a, b) => (b.workload ?? 0) - (a.workload ?? 0))[0]?.code ?? [];
    // The beginning of a code: a course of that subject.
    const ofSubject = /[ .]$/u.test(said) ? held.filter(({ code }) => code.startsWith(said)) : [];
    if (ofSubject.length > 0) return ofSubject.length === 1 ? ofSubject.map(({ code }) => code) : [];
    const ofNumber = held.filter(({ code }) => code.split(/[ .]/u).at(-1)?.toLowerCase() === said);
    if (ofNumber.length === 1) return ofNumber.map(({ code }) => code);
    const timed = meantByTime(said, held);
    if (timed?.length === 1) return timed;
    const words = fold(said).split(' ');
    const meant = held.filter(({ title }) => scoreOf(words, fold(title).split(' ')) === words.length);
    return meant.length === 1 ? meant.map(({ code }) => code) : [];
  });
}

function* coursesOfAsk(ask: WeekAsk): Script<(TimedCourse & { title: string; workload: number | null })[]> {
  const in_term = ask.term === undefined ? {} : { term: ask.term };
  const plan = ask.from_plan ? yield* askTool('read_plan', in_term) : null;
  const planned = (plan?.courses ?? []).map(({ code }) => code);
  const codes = [...planned, ...ask.codes, ...ask.choose.flatMap(({ among = [] }) => among)];
  if (codes.length === 0) return [];
  const term = ask.term ?? plan?.term;
  const terms = term === undefined ? {} : { terms: [term] };
  const found = yield* askTool('search_courses', { codes, limit: MOST_LOOKED_AT, ...terms });
  return (found?.courses ?? []).map(({ code, title, workload, meetings, section_kinds }) => ({
    code,
    title,
    workload,
    kinds: section_kinds.map(({ kind }) => kind),
    meets: meetings,
  }));
}

const withoutCourses = (ask: WeekAsk, gone: readonly string[]): WeekAsk => {
  const kept = (codes: readonly string[]) => codes.filter((code) => !gone.includes(code));
  return {
    ...ask,
    codes: kept(ask.codes),
    choose: ask.choose.flatMap((place) => {
      if (place.lighter_than === GONE) return [{ ...place, lighter_than: gone[0] }];
      if (place.among === undefined) return [place];
      const among = kept(place.among);
      return among.length === 0 ? [] : [{ ...place, among, count: Math.min(place.count, among.length) }];
    }),
    exclude: [...ask.exclude, ...gone],
    drop: ask.from_plan ? [...ask.drop, ...gone] : [],
  };
};

const coursesSaid = (found: Week): string =>
  found.courses
    .map((course) => {
      const [why] = decided(found, 'chosen').length > 0 ? chosenOf(found, course.code) : [];
      const sections = sectionsSaid(course);
      return `- ${[named(course), sections === '' ? null : sections, why ?? null].filter((part) => part !== null).join('; ')}`;
    })
    .join('\n');

/** Sections with stated times; for the others, that none are stated. */
const sectionsSaid = (course: Pick<Week['courses'][number], 'code' | 'term' | 'sections'>): string =>
  course.sections
    .filter(({ schedule }) => schedule !== null)
    .map((section) => sectionSaid(course, section))
    .join('; ');

const chosenOf = (found: Week, code: string): string[] => {
  const said = verdict(found, 'chosen', code);
  return said === null ? [] : [said.slice(0, -1)];
};

const NO_SMALL_CHANGE =
  'No small change makes it possible. Tell me which of it matters least, and I will look again.';
const impossibleSaid = (answer: Week | Change, otherwise: string | null = NO_SMALL_CHANGE): string => {
  const changes = decided(answer, 'change');
  return blocks(
    verdict(answer, 'impossible'),
    items(decided(answer, 'why')),
    changes.length > 0 ? blocks('What would make it possible, the least first:', items(changes)) : otherwise,
  );
};

const UNDECIDED = 'I could not find that out within the time I have: there are too many ways to try.';

/** Answers whether a week still fits after a change, and its effect. */
export function* answerWeekChange(asked: Asked<'week_change'>, context: ScriptContext): Script {
  const { term, base, add, drop, bounds, asks } = asked;
  const change = yield* askTool('judge_change', {
    ...(term === null ? {} : { term }),
    ...(base === null ? {} : { codes: base.slice(0, 10) }),
    add,
    drop,
    take: [],
    ...boundedAsk(bounds),
  });
  if (change === null) return LOOK_UP_FAILED;
  const lacking = sentences(
    change.not_found.map((code) => notFound(code, [])).join(' '),
    points(decided(change, 'not-offered')),
  );
  if (
    add.length > 0 &&
    change.not_found.length + change.not_offered.length >= add.length &&
    drop.length === 0
  )
    return lacking;
  if (change.answer === 'empty' || (base === null && change.before.codes.length === 0)) {
    const { named, alone } = withoutWeek(asked);
    if (named !== null) return yield* answerWeekChange(named, context);
    return alone === null ? blocks(lacking, NO_PLAN) : yield* answerFacts(alone, context);
  }
  if (change.answer === 'undecided') return blocks(lacking, UNDECIDED);
  // The hours of courses that do not go together are asked for all the same.
  if (change.answer === 'impossible' && asks === 'total' && base !== null) {
    const codes = [...base.filter((code) => !drop.includes(code)), ...add];
    const total = yield* answerTermTotal({ kind: 'term_total', codes, term }, context);
    return blocks(total, verdict(change, 'impossible'));
  }
  if (change.answer === 'impossible') return blocks(lacking, impossibleSaid(change, null));
  if (asks === 'total')
    return blocks(
      sentences(verdict(change, 'total'), verdict(change, 'hours-unknown'), verdict(change, 'free-days')),
      change.courses.map((course) => `- ${named(course)}: ${valueOf(course, 'workload')}`).join('\n'),
    );
  return blocks(
    lacking,
    sentences('Yes, it fits.', verdict(change, 'fits'), verdict(change, 'moved')),
    sentences(
      verdict(change, 'hours-change'),
      verdict(change, 'hours-unknown'),
      verdict(change, 'days-freed'),
      verdict(change, 'days-lost'),
    ),
    sentences(points(decided(change, 'counts')), verdict(change, 'untimed'), verdict(change, 'unmet')),
    change.courses.map((course) => `- ${named(course)}; ${sectionsSaid(course)}`).join('\n'),
    verdict(change, 'shown'),
  );
}

/** Answers which course's removal frees a day. */
export function* answerFreed({ term, base, day }: Asked<'week_frees'>): Script {
  const change = yield* askTool('judge_change', {
    ...(term === null ? {} : { term }),
    ...(base === null ? {} : { codes: base.slice(0, 10) }),
    add: [],
    drop: [],
    take: [],
    free_days: [],
    frees: day,
  });
  if (change === null) return LOOK_UP_FAILED;
  if (change.answer === 'empty') return NO_PLAN;
  const freed = verdict(change, 'freed');
  if (freed === null)
    return 'I could not find that out within the time I have: there are too many ways to try.';
  const changes = decided(change, 'change');
  return blocks(
    freed,
    freeingSaid(change),
    change.freed?.by_dropping.length === 0 && change.freed.answer === 'changes' && changes.length > 0
      ? blocks('These changes would:', items(changes))
      : null,
    change.freed?.answer === 'changes' ? verdict(change, 'impossible') : null,
  );
}

/** The sections with which the day is free. */
const freeingSaid = ({ freed, term }: Change): string | null => {
  if (freed === null || freed.sections.length === 0) return null;
  const byCode = Map.groupBy(freed.sections, ({ code }) => code);
  return [...byCode]
    .map(
      ([code, some]) =>
        `- ${codesSaid([code])}: ${some.map(({ section }) => sectionSaid({ code, term }, section)).join('; ')}`,
    )
    .join('\n');
};

/** Answers what the student's own plan contains. */
export function* answerOwnPlan({ term }: Asked<'own_plan'>): Script {
  const plan = yield* askTool('read_plan', term === null ? {} : { term });
  if (plan === null) return LOOK_UP_FAILED;
  if (!plan.found || plan.courses.length === 0)
    return sentences(
      `You have no courses in a plan for ${plan.term} yet.`,
      plan.other_terms.length > 0 ? `There is one for ${plan.other_terms.join(' and ')}.` : null,
      'Ask me to plan the term, or put courses into it on the plan’s page. If you mean one course, tell me its code.',
    );
  return blocks(
    sentences(
      `This is your plan for ${plan.term}.`,
      verdict(plan, 'total'),
      verdict(plan, 'hours-unknown'),
      verdict(plan, 'free-days'),
    ),
    plan.courses.map((course) => `- ${named(course)}; ${sectionsSaid(course)}`).join('\n'),
    points(decided(plan, 'clash')),
  );
}

/** Answers where a course can be added: only by the student's own click. */
export function* answerOffer({ courses }: Asked<'offer'>, { terms, today }: ScriptContext): Script {
  const found = yield* askTool('compare_courses', {
    codes: courses.length === 1 ? [...courses, ...courses] : courses.slice(0, 6),
  });
  if (found === null) return LOOK_UP_FAILED;
  // What is put into a plan is mostly to be taken next.
  const [next] = terms
    .filter(({ start }) => start > today)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const codes = found.courses.map(({ code }) => code);
  const given = next
    ? yield* askTool('search_courses', { codes, terms: [next.name], limit: MOST_LOOKED_AT })
    : null;
  const known = [
    ...new Map(
      [...found.courses, ...(given?.courses ?? [])].map((course) => [course.code, course] as const),
    ).values(),
  ];
  const missing = [...new Set(found.not_found)].map((code) => notFound(code, [])).join(' ');
  if (known.length === 0) return missing;
  const isOne = known.length === 1;
  const [it, card] = isOne ? ['it', 'its card'] : ['them', 'their cards'];
  // Not as a list: the courses of a list are rows, and these are for the cards with all three buttons.
  return blocks(
    missing,
    sentences(
      ...known.map(
        (course) =>
          `${namedInline(course)} ${course.term_over ? 'was' : 'is'} given in ${valueOf(course, 'term')}.`,
      ),
      'I change nothing of yours myself.',
      `On ${card} below you can save ${it} for later, put ${it} into your plan, or mark ${it} as taken in your profile.`,
    ),
  );
}
