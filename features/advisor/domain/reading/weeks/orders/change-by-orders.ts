import { anyOf } from '../../spans/any-of.ts';
import type { WeekSaid } from '../../context.ts';
import { HEAVIEST, type Request } from '../../request.ts';
import { ASKS_TO_ADD } from '../../tables/weeks/clause-words.ts';
import { OWN_SAID } from '../../tables/weeks/evidence-words.ts';
import { BEFORE_ORDER, OF_OWN_PLAN, THIS_ONE } from '../../tables/weeks/order-words.ts';
import { saysNothing } from '../../spans/says-nothing.ts';
import { does, sureFields, type Turn } from '../../turn.ts';
import { termIn } from '../ask-for-week.ts';
import { OF_PLAN } from '../about-week.ts';
import { ofPlan } from '../change-week.ts';
import { offered } from '../offers.ts';
import { subjectLikeOf } from '../subject-of.ts';
import { without } from '../week-request.ts';
import { weekText } from '../week-text.ts';
import { carriedOut } from './carry-out.ts';
import { coursesMeant, type CoursesMeant, itemsOf } from './course-meant.ts';
import { meantByTime } from './meant-by-time.ts';
import { type OrdersSaid, ordersIn } from './orders-in.ts';

type WeekRequest = Extract<Request, { kind: 'week' }>;

/**
 * The week shown, or the plan, after a message of orders to change it: "make the hass a music one, the rest stays". Null if the message
 * is anything else.
 *
 * @param isBound whether the message also bounds the amounts of the week
 */
export const changedByOrders = (turn: Turn, isBound: boolean): WeekRequest | null => {
  const { week } = turn.context;
  const asks = turn.isQuestion || turn.asksOutright;
  const isAsked = does(turn, 'total') || sureFields(turn).length > 0;
  if ((asks && isAsked) || does(turn, 'fits', 'frees', 'compare')) return null;
  // "One more about cities".
  if (does(turn, 'tell') && !ONE_MORE_ABOUT.test(turn.message)) return null;
  const first = turn.reading.words.findIndex(({ text }) => !BEFORE_ORDER.has(text) || ASKING.has(text));
  if (ASKING.has(turn.reading.words[first]?.text ?? '')) return null;
  if (asksLater(turn) || SUPPOSES.test(turn.message)) return null;
  const texts = turn.reading.words.map(({ text }) => text);
  // "Keep CHEM 17 but change the rest": all but that.
  if (
    texts.some((text, at) => RENEWS.has(text) && texts.slice(at + 1, at + 4).some((next) => REST.has(next)))
  )
    return null;
  if (offered(turn, weekText(turn.message)) !== null) return null;
  return week === null || week.codes.length === 0 ? ofOwnPlan(turn, isBound) : ofShown(turn, week, isBound);
};

const ONE_MORE_ABOUT = /\b(?:one|two|three|[1-4]|another|some(?:thing)?) more (?:\w+ )?(?:about|on)\b/iu;
/** "If I took CHEM 5 out, could PHIL 3 go in": a question, with its mark or without. */
const SUPPOSES = /^\W*(?:and |so |ok |what )*if\b[^.!?\n]*\b(?:could|would|will|does|can i|can it|is it)\b/iu;
const RENEWS = new Set(['change', 'swap', 'replace', 'switch', 'redo', 'exchange', 'renew', 'different']);
const REST = new Set(['rest', 'others', 'everything']);
/** With these a message asks, and orders nothing. */
const ASKING = new Set(['which', 'who', 'why', 'when', 'where', 'whose', 'is', 'are', 'does', 'did']);

/** "That's nice. Which one should go for free Mondays": a later sentence asks. */
const asksLater = ({ reading: { words } }: Turn): boolean =>
  words.some(({ gap }, at) => {
    if (gap !== 'stop') return false;
    const next = words.slice(at).find(({ text }) => !BEFORE_ORDER.has(text))?.text ?? '';
    return WHICH.has(next);
  });
const WHICH = new Set(['which', 'who', 'why', 'whose', 'whats']);

const ofShown = (turn: Turn, week: WeekSaid, isBound: boolean): WeekRequest | null => {
  if (!turn.context.isOfWeek || does(turn, 'own_plan')) return null;
  const items = itemsOf(week);
  const pointed = spokenLast(turn, week);
  const orders = ordersIn(turn.message, turn, (said) =>
    pointed !== null && THIS_ONE.has(said.toLowerCase().trim()) ? pointed : coursesMeant(said, items, turn),
  );
  if (orders === null) return null;
  // "And with GOV 20 on top?" asks whether that fits.
  const adds = orders.orders.some(
    ({ does: what, come }) => what === 'add' && come !== null && come.codes.length > 0,
  );
  return turn.isQuestion && adds && !ASKS_TO_ADD.test(turn.message)
    ? null
    : carriedOut(orders, items, week, turn, isBound);
};

/** The course that "that one" means: the one that the answer before named, or that the last change added. */
const spokenLast = ({ context }: Turn, week: WeekSaid): CoursesMeant | null => {
  const { last, shown, focus, proposed } = context;
  const of = (codes: readonly string[]): CoursesMeant | null =>
    codes.length === 1 && codes.every((code) => week.codes.includes(code))
      ? { codes: [...codes], like: [...codes] }
      : null;
  if (last?.kind === 'week_frees') return of(shown);
  // Named by words of its title, only the reply has its code.
  if (last?.kind === 'facts') return of(focus.length > 0 ? focus : shown);
  const [before, after] = [proposed.at(-2), proposed.at(-1)];
  return before === undefined || after === undefined ? null : of(without(after.codes, before.codes));
};

/** The sum of courses that were spoken of, without some: "and if I leave out 161". */
export const summedWithout = (turn: Turn): Request | null => {
  const { last } = turn.context;
  if (last?.kind !== 'term_total' || last.codes.length < 2) return null;
  const items = last.codes.map((code) => ({ code, place: null, at: -1 }));
  const said = turn.message.replace(IF_I, ' ');
  const orders = ordersIn(said, turn, (each) => coursesMeant(each, items, turn))?.orders ?? [];
  const out = orders.flatMap(({ does: what, gone }) =>
    what === 'drop' && gone !== null && gone !== HEAVIEST ? gone.codes : [],
  );
  const codes = last.codes.filter((code) => !out.includes(code));
  return out.length > 0 &&
    orders.every(({ does: what }) => what === 'drop' || what === 'rest') &&
    codes.length > 0
    ? { kind: 'term_total', codes, term: last.term }
    : null;
};
const IF_I = /\b(?:what )?if (?:i|we)\b/iu;

/** Of the plan only what is named is known here: courses by their codes, others by words for the answer to look up. */
const ofOwnPlan = (turn: Turn, isBound: boolean): WeekRequest | null => {
  const { context } = turn;
  // "I still need a gen ed. What is there in the spring for it?" asks for a list.
  if (ASKS_WHAT_THERE_IS.test(turn.message)) return null;
  const message = OF_OWN_PLAN.reduce((text, said) => text.replaceAll(said, ' '), turn.message);
  // Where the plan is only spoken of, something of it must go.
  const isOfWords = message === turn.message && OWN_SAID.test(weekText(turn.message));
  const isOfPlan =
    message !== turn.message || isOfWords || (context.last !== null && OF_PLAN.has(context.last.kind));
  if (!isOfPlan || (context.week === null && context.last?.kind === 'recommend')) return null;
  // "And GOV 20 instead of ECON 124?", after whether something fits, asks that again.
  if (context.last?.kind === 'week_change' && turn.isQuestion) return null;
  const looked = new Map<string, readonly string[]>();
  const orders = ordersIn(message, turn, (said) => plannedMeant(said, turn, looked));
  if (orders === null || !changesPlan(orders)) return null;
  const term = termIn(turn);
  const asked = { ...ofPlan(term, { add: [], drop: [], places: [] }) };
  const request = carriedOut(orders, [], { asked, codes: [], hours: null }, turn, isBound);
  if (request === null) return null;
  const out = [...looked].flatMap(([said, prefixes]) =>
    request.change?.gone.includes(said) ? prefixes : [],
  );
  if (isOfWords && out.length === 0 && request.ask.drop.length === 0) return null;
  if (out.length === 0) return { ...request, change: { gone: request.change?.gone ?? [], held: null } };
  const isWord = (code: string) => out.includes(code);
  return {
    ...request,
    ask: {
      ...request.ask,
      drop: request.ask.drop.filter((code) => !isWord(code)),
      exclude: request.ask.exclude.filter((code) => !isWord(code)),
    },
    out,
    change: { gone: [], held: null },
  };
};

const ASKS_WHAT_THERE_IS = anyOf(
  'iu',
  String.raw`(?<!\b(?:of|to|with|beside|besides|from|in|keep|leave|keeping) )\bwhat(?:'?s| is| are) ` +
    String.raw`(?:there|available|on offer)\b(?! (?:already|now|in it|in my))`,
  String.raw`(?:^|[.!?,] ?)(?:and |so )?(?:which|what)\b[^.?!]{0,60}\?`,
);

/** Something goes, or a course comes that has no code: putting a course into the plan is the student's own. */
const changesPlan = ({ orders }: OrdersSaid): boolean =>
  orders.some(
    ({ does: what, gone, come }) =>
      what !== 'stay' && (gone !== null || (what === 'add' && come !== null && come.codes.length === 0)),
  );

/** What is meant of the plan: a code, the course spoken of, else the beginning of codes or words of a title. */
const plannedMeant = (
  said: string,
  turn: Turn,
  looked: Map<string, readonly string[]>,
): CoursesMeant | typeof HEAVIEST | null => {
  const whole = said.toLowerCase().trim();
  const { readPart, context } = turn;
  const known = coursesMeant(whole, [], turn);
  if (known === HEAVIEST) return HEAVIEST;
  const { frame } = readPart(whole);
  const named = frame.named
    .filter(({ known: isKnown, candidates }) => isKnown && candidates.length <= 1)
    .map(({ code }) => code);
  if (named.length > 0)
    return coursesMeant(
      whole,
      named.map((code) => ({ code, place: null, at: -1 })),
      turn,
    );
  if (SPOKEN.has(whole))
    return context.shown.length === 1 ? { codes: [...context.shown], like: [...context.shown] } : null;
  const plain = whole.replace(/^(?:the|my|that) /u, '').replace(/ (?:ones?|class(?:es)?|courses?)$/u, '');
  // "1010B": the number of a code, which the plan has or has not.
  if (NUMBER_OF_CODE.test(plain)) {
    looked.set(plain, [plain]);
    return { codes: [plain], like: [plain] };
  }
  if (plain.split(' ').length > 4) return null;
  const prefixes = subjectLikeOf(readPart(`a ${plain} class`).frame);
  const [prefix] = prefixes;
  if (prefix === undefined || plain === whole) {
    // "Existentialism", "the early one": a word of its title or a time, which the answer knows.
    const isOfTitle = plain
      .split(' ')
      .every(
        (word) => turn.vocabulary.lexicon.titleWords.has(word) && !saysNothing(word) && !OF_TERM.has(word),
      );
    if (!isOfTitle && meantByTime(plain, []) === null) return null;
    looked.set(plain, [plain]);
    return { codes: [plain], like: [plain] };
  }
  looked.set(prefix, prefixes);
  return { codes: [prefix], like: [prefix] };
};
const OF_TERM = new Set(
  'spring fall term semester week plan schedule timetable year time times day days'.split(' '),
);
const NUMBER_OF_CODE = /^\d{2,4}[a-z]{0,2}$/u;
const SPOKEN = new Set([
  'it',
  'that',
  'this',
  'that one',
  'this one',
  'that class',
  'that course',
  'this class',
  'this course',
]);
