import type { ToolOutput } from '../../../domain/tools.ts';
import type { Request } from '../../../domain/reading/request.ts';
import { valueOf, verdict } from '../cite.ts';
import { namedInline } from '../fact-sentences.ts';
import { askToolForEach, LOOK_UP_FAILED, nextTerm, type Script, type ScriptContext } from '../script.ts';
import { blocks, sentences } from '../wording.ts';
import { notFound } from './facts.ts';

type Checked = Extract<ToolOutput<'check_prerequisites'>, { found: true }>;

/** Courses looked up, and courses deep: longer ways are told as far as that. */
const [MOST_LOOKED_UP, MOST_DEEP] = [24, 6];

/**
 * The way to a course: what is missing for it, what is missing for that, and in which order and seasons it can be taken. Of
 * alternatives the one is taken for which least is missing.
 */
export function* answerPath(
  { codes: [code = ''] }: Extract<Request, { kind: 'path' }>,
  context: ScriptContext,
): Script {
  const checked = yield* checkedBefore(code, nextTerm(context));
  const goal = checked.get(code);
  if (goal === undefined || goal === null) return LOOK_UP_FAILED;
  if (!goal.found) return notFound(goal.code, goal.similar);
  const asks = goal.stated === null ? null : `It asks for ${valueOf(goal, 'prerequisites')}`;
  const open = blocks(
    sentences(verdict(goal, 'prerequisites'), asks, verdict(goal, 'missing'), verdict(goal, 'undecided')),
  );
  if (goal.missing.length === 0)
    return blocks(open, `${namedInline(goal)} is given in ${valueOf(goal, 'terms')}.`);
  const needed = neededFor(goal, checked);
  const steps = inOrder(needed, context);
  return blocks(
    open,
    'One way there, if each course is given in the same seasons in later years:',
    steps
      .map(({ when, courses }, at) => `${at + 1}. **${when}**: ${courses.map(lineOf).join('; ')}`)
      .join('\n'),
    sentences(
      'Courses of one line can be taken side by side as far as their prerequisites go; whether their times fit is not looked at.',
      'Later terms are not in the catalogue yet, and an instructor may let you in earlier.',
    ),
  );
}

const lineOf = (course: Checked): string =>
  course.stated === null
    ? namedInline(course)
    : `${namedInline(course)}, which asks for ${valueOf(course, 'prerequisites')}`;

/** The course and whatever is missing before it. */
function* checkedBefore(
  code: string,
  term: string | undefined,
): Script<Map<string, ToolOutput<'check_prerequisites'> | null>> {
  const checked = new Map<string, ToolOutput<'check_prerequisites'> | null>();
  let next = [code];
  for (let deep = 0; deep < MOST_DEEP && next.length > 0; deep += 1) {
    const some = next.slice(0, MOST_LOOKED_UP - checked.size);
    const answers = yield* askToolForEach(
      'check_prerequisites',
      some.map((each) => (term === undefined ? { code: each } : { code: each, term })),
    );
    for (const [at, each] of some.entries()) checked.set(each, answers[at] ?? null);
    next = [...new Set(answers.flatMap((answer) => (answer?.found ? answer.missing.flat() : [])))].filter(
      (each) => !checked.has(each),
    );
  }
  return checked;
}

type Lookup = ReadonlyMap<string, ToolOutput<'check_prerequisites'> | null>;

/** How many courses are missing before one, with itself; unknown ones count most. */
const costOf = (code: string, checked: Lookup, above: readonly string[] = []): number => {
  const answer = checked.get(code);
  if (!answer?.found || above.includes(code)) return UNKNOWN;
  return (
    1 +
    answer.missing.reduce(
      (sum, some) => sum + Math.min(...some.map((each) => costOf(each, checked, [...above, code]))),
      0,
    )
  );
};
const UNKNOWN = 50;

/** What is missing before a course, each once, before what asks for it. */
const neededFor = (goal: Checked, checked: Lookup): Checked[] => {
  const needed = new Map<string, Checked>();
  const add = (course: Checked, above: readonly string[]): void => {
    for (const some of course.missing) {
      const [best] = some.toSorted((a, b) => costOf(a, checked) - costOf(b, checked));
      const answer = best === undefined ? null : checked.get(best);
      if (!answer?.found || above.includes(answer.code) || needed.has(answer.code)) continue;
      add(answer, [...above, answer.code]);
      needed.set(answer.code, answer);
    }
  };
  add(goal, [goal.code]);
  return [...needed.values(), goal];
};

interface Step {
  when: string;
  courses: Checked[];
}

/** A season of a term's name: "2026 Spring". */
const seasonOf = (term: string): string => term.replace(/\d+/gu, '').trim();

interface Ahead {
  name: string;
  season: string;
  /** ISO date. */
  start: string;
}

/** A year has four digits, in a term's name and in a date. */
const YEAR = /\d{4}/u;
const later = (text: string, years: number): string =>
  text.replace(YEAR, (year) => String(Number(year) + years));

/** The first term after a day: of the catalogue, or one of its terms some years on. */
const termAfter = (terms: ScriptContext['terms'], day: string): Ahead | undefined =>
  terms
    .flatMap(({ name, start }) =>
      Array.from({ length: MOST_YEARS }, (_, years) => ({
        name: later(name, years),
        season: seasonOf(name),
        start: later(start, years),
      })),
    )
    .filter(({ start }) => start > day)
    .toSorted((one, other) => one.start.localeCompare(other.start))[0];
const MOST_YEARS = 15;

/** Each course in the first term after those that it needs, in a season in which it is given. */
const inOrder = (needed: readonly Checked[], { terms, today }: ScriptContext): Step[] => {
  const seasons = new Set(terms.map(({ name }) => seasonOf(name)));
  const ahead: Ahead[] = [];
  for (let next = termAfter(terms, today); next && ahead.length < MOST_STEPS;) {
    ahead.push(next);
    next = termAfter(terms, next.start);
  }
  const seasonAt = (at: number): string => ahead[at]?.season ?? '';
  const placed = new Map<string, number>();
  for (const course of needed) {
    const after = course.missing.flatMap((some) =>
      some.flatMap((code) => {
        const at = placed.get(code);
        return at === undefined ? [] : [at + 1];
      }),
    );
    let at = after.length === 0 ? 0 : Math.max(...course.missing.map((some) => earliest(some, placed)));
    const given = new Set(course.terms.map(seasonOf));
    for (let tries = 0; tries < seasons.size && !given.has(seasonAt(at)); tries += 1) at += 1;
    placed.set(course.code, at);
  }
  const byStep = Map.groupBy(needed, ({ code }) => placed.get(code) ?? 0);
  return [...byStep]
    .toSorted(([a], [b]) => a - b)
    .map(([at, courses]) => ({ when: ahead[at]?.name ?? LATER, courses }));
};

/** Longer ways are no plan. */
const MOST_STEPS = 20;
const LATER = 'later';

/** The first step after one of the alternatives. */
const earliest = (some: readonly string[], placed: ReadonlyMap<string, number>): number => {
  const at = some.flatMap((code) => placed.get(code) ?? []);
  return at.length === 0 ? 0 : Math.min(...at) + 1;
};
