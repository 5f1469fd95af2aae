import type { Planned } from '../context.ts';
import type { Reading } from '../frame/read-message.ts';
import type { Request } from '../request.ts';
import type { Word } from '../spans/words.ts';
import { asksWhichOne, type Turn } from '../turn.ts';
import { withListed } from './listed-in-week.ts';

/**
 * The plans that a message can be about. Who plans the next term has the running one behind them: its plan is meant only where
 * the message names its term, or speaks of what is the student's own.
 */
export const plansMeant = (
  planned: readonly Planned[],
  { frame, words }: Pick<Reading, 'frame' | 'words'>,
  termOfTalk: string | undefined,
): readonly Planned[] => {
  const named = frame.conditions.flatMap(({ condition }) =>
    condition.on === 'terms' ? condition.value : [],
  );
  const isOwn = speaksOfOwn(words);
  return planned.filter(
    ({ term, isUnderWay }) => !isUnderWay || isOwn || named.includes(term) || term === termOfTalk,
  );
};

/** "My schedule", "this semester", "drop it": of what the student does already. */
const speaksOfOwn = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      OF_PLANS.has(text) ||
      (OWN.has(text) && words.slice(at + 1, at + 3).some((next) => OF_WEEKS.has(next.text))),
  );

/**
 * Whether a request is about a week that there is not, though nothing in the message speaks of one: "a studio that isn't on
 * Friday, I leave on Fridays". "Swap A for B" does, and is told that there is no plan.
 */
const isOfNoWeekAtAll = (
  request: Request,
  { hasNoPlan, context, reading }: Pick<Turn, 'hasNoPlan' | 'context' | 'reading'>,
): boolean =>
  hasNoPlan &&
  context.week === null &&
  !speaksOfOwn(reading.words) &&
  !reading.words.some(({ text }) => OF_CHANGES.has(text)) &&
  ((request.kind === 'week_frees' && request.base === null) ||
    (request.kind === 'week_change' && request.base === null && request.drop.length > 0) ||
    (request.kind === 'week' && request.ask.from_plan && (request.change?.gone ?? []).length > 0));

/** A request about a week; null if there is none that it could be about, and none is spoken of. */
export const ofAWeek = (
  request: Request | null,
  turn: Pick<Turn, 'hasNoPlan' | 'context' | 'reading' | 'planned'>,
): Request | null =>
  request !== null &&
  (isOfNoWeekAtAll(request, turn) ||
    dropsWhatIsNotThere(request, turn) ||
    asksWhich(request, turn) ||
    isOneCourse(request, turn))
    ? null
    : withListed(request, turn);

/** "Three classes are on rivers and dams. Which one fits me best": a choice of one plans no week. */
const asksWhich = (request: Request, { context, reading }: Pick<Turn, 'context' | 'reading'>): boolean =>
  context.week === null &&
  request.kind === 'week' &&
  !request.ask.from_plan &&
  asksWhichOne(reading) &&
  !reading.words.some(({ text }) => PLANNING.has(text));
/** "Something fun and small for my last semester, afternoons" is one course, and no week of the plan. */
const isOneCourse = (request: Request, { context, reading }: Pick<Turn, 'context' | 'reading'>): boolean =>
  context.week === null &&
  request.kind === 'week' &&
  request.ask.from_plan &&
  request.change === undefined &&
  request.hours === undefined &&
  SOME.has(reading.words[0]?.text ?? '') &&
  !reading.words.some(({ text }) => WEEK_WORDS.has(text));
const SOME = new Set(['something', 'anything']);
const WEEK_WORDS = new Set('week schedule timetable plan calendar'.split(' '));

const PLANNING = new Set('week schedule timetable plan build make calendar semester lineup'.split(' '));

/** "I missed causal inference, what instead": nothing of the plan goes that has none of it. */
const dropsWhatIsNotThere = (
  request: Request,
  { context, planned }: Pick<Turn, 'context' | 'planned'>,
): boolean =>
  context.week === null &&
  planned.length > 0 &&
  request.kind === 'week' &&
  request.ask.from_plan &&
  (request.change?.gone ?? []).length > 0 &&
  (request.change?.gone ?? []).every((code) => !planned.some((plan) => plan.codes.includes(code)));

/**
 * What is asked of courses for a later term, without those that the student takes at present: nobody needs to hear that MATH 1B
 * fits beside MATH 1A who is in MATH 1A now. Of one that is left is asked whether it can be taken.
 */
export const withoutCurrent = (requests: readonly Request[], planned: readonly Planned[]): Request[] => {
  const running = planned.filter(({ isUnderWay }) => isUnderWay);
  const isCurrent = (code: string, term: string | null | undefined): boolean =>
    running.some((plan) => plan.term !== term && plan.codes.includes(code));
  const isHeldAgainst = requests.some(
    (request) => request.kind === 'conflicts' && request.codes.some((code) => isCurrent(code, request.term)),
  );
  if (!isHeldAgainst) return [...requests];
  return requests.flatMap((request): Request[] => {
    const isWhole = request.kind === 'facts' && request.isWhole === true;
    if (request.kind !== 'conflicts' && !isWhole) return [request];
    const { term } = request;
    const codes = request.codes.filter((code) => !isCurrent(code, term));
    if (codes.length === request.codes.length || codes.length === 0) return [request];
    if (request.kind === 'facts' || codes.length > 1) return [{ ...request, codes }];
    return requests.length > 1 ? [] : [{ kind: 'prerequisites', codes, titles: [], taken: [] }];
  });
};

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const OF_PLANS = some('plan planned drop dropping');
const OWN = some('my this');
const OF_WEEKS = some(
  'schedule week semester term fall spring classes courses timetable mondays tuesdays wednesdays thursdays fridays day days',
);
const OF_CHANGES = some(
  'swap swaps replace replaces exchange trade switch free frees clear clears clearing vanish vanished goes give giving give_up ' +
    'cut remove hogging standing ditch lose back mine me',
);
