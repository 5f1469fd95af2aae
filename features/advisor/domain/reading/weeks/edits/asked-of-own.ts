import type { Weekday } from '#features/catalogue/contract.ts';
import type { Request } from '../../request.ts';
import type { Word } from '../../spans/words.ts';
import { OWN_SAID, SURELY_FITTING, WITH_THE_REST } from '../../tables/weeks/evidence-words.ts';
import {
  ALL_OF_THEM,
  AMOUNTS_ASKED,
  FITTING_TOO,
  GIVING_UP,
  HOW_MUCH,
  ONE_OF_SOME,
  OTHER_WISHES,
} from '../../tables/weeks/own-questions.ts';
import { does, type Turn } from '../../turn.ts';
import { termIn } from '../ask-for-week.ts';
import { makes } from '../evidence/by-evidence.ts';
import { type Sentence, sentencesOf } from '../evidence/sentences.ts';
import { itemsOf } from '../orders/course-meant.ts';
import { inPlainBounds, weekText } from '../week-text.ts';
import { boundsIn } from '../week-parts.ts';
import { boundsOf, without } from '../week-request.ts';
import { mentionsIn } from './mentions.ts';
import { asksShortly, planAsWeek } from './own-week.ts';

/**
 * A question about the week shown, or about the student's plan, by what its sentences have, in any order of
 * words: which course to give up for
 * a free day, whether another one goes with it, and what it comes to in all.
 */
export const askedOfOwn = (turn: Turn): Request | null => {
  const { context } = turn;
  const shown =
    context.week !== null && context.isOfWeek && context.week.codes.length > 0 ? context.week : null;
  const plan = shown === null && context.week === null ? planAsWeek(turn) : null;
  const week = shown ?? plan;
  if (week === null) return null;
  const base = shown === null ? null : [...shown.codes];
  const term = termIn(turn) ?? week.asked.term ?? null;
  const own: Own = { turn, base, term, codes: week.codes, sentences: sentencesOf(turn.message) };
  return freed(own) ?? fitted(own) ?? (does(turn, 'offer') ? null : summed(own));
};

interface Own {
  turn: Turn;
  base: string[] | null;
  term: string | null;
  codes: readonly string[];
  sentences: readonly Sentence[];
}

const has = (words: readonly Word[], some: ReadonlySet<string>): boolean =>
  words.some(
    ({ text }, at) =>
      some.has(text) ||
      some.has(`${text} ${words[at + 1]?.text ?? ''}`) ||
      some.has(`${text} ${words[at + 1]?.text ?? ''} ${words[at + 2]?.text ?? ''}`),
  );

const DAYS: readonly [string, Weekday][] = [
  ['mon', 'Mon'],
  ['tue', 'Tue'],
  ['wed', 'Wed'],
  ['thu', 'Thu'],
  ['fri', 'Fri'],
];
const dayOf = ({ text }: Word): Weekday | null =>
  DAY.test(text) ? (DAYS.find(([start]) => text.startsWith(start))?.[1] ?? null) : null;
const DAY = /^(?:mon|tues?|wed|wednes|thu|thurs?|thur|fri)(?:days?)?s?$/u;

/** "I want Mondays dead. Which class goes", "drop which one for free Fri": the day named last, where it is asked. */
const freed = ({ turn, base, term, codes, sentences }: Own): Request | null => {
  if (turn.frame.named.some(({ code }) => !codes.includes(code)) || does(turn, 'swap')) return null;
  const asking = sentences.filter(
    ({ words, isQuestion }) =>
      has(words, GIVING_UP) &&
      has(words, ONE_OF_SOME) &&
      (isQuestion || has(words, WHICH)) &&
      !has(words, OTHER_WISHES),
  );
  if (asking.length === 0) return null;
  const inThem = asking.flatMap(({ words }) => words.flatMap((word) => dayOf(word) ?? []));
  const all = sentences.flatMap(({ words }) => words.flatMap((word) => dayOf(word) ?? []));
  const day = inThem.at(-1) ?? all.at(-1);
  return day === undefined || new Set(inThem).size > 1 ? null : { kind: 'week_frees', term, base, day };
};
const WHICH = new Set(['which', 'what', 'whats', 'who']);

/** "ECON 10 on top of what I've got. Yes or no?", "would PSY 11 work if I took econ out". */
const fitted = ({ turn, base, term, codes, sentences }: Own): Request | null => {
  if (
    sentences.some((each) => makes(each) && !HAS_ROOM.test(each.text)) ||
    (base !== null && ASKS_ME.test(turn.message))
  )
    return null;
  const isShort = IF_I.test(turn.message) && asksShortly(turn);
  const asks =
    isShort ||
    sentences.some(
      ({ words, isQuestion, text }) =>
        (isQuestion && (has(words, SURELY_FITTING) || has(words, FITTING_TOO))) ||
        YES_OR_NO.test(text) ||
        (IF_I.test(text) && has(words, SURELY_FITTING)),
    );
  if (!asks || sentences.some(({ words }) => has(words, HOW_MANY))) return null;
  if (!isShort && sentences.some(({ words }) => has(words, OTHER_WISHES))) return null;
  const mentions = mentionsIn(
    turn,
    itemsOf(base === null ? { asked: NONE, codes, hours: null } : { asked: NONE, codes: base, hours: null }),
  );
  const fresh = mentions.filter(({ isHeld }) => !isHeld);
  const add = [
    ...new Set((wasCorrected(turn.message) ? fresh.slice(-1) : fresh).flatMap((each) => each.codes)),
  ];
  const drop = [
    ...new Set(mentions.flatMap(({ fate, isHeld, codes: gone }) => (isHeld && fate === 'goes' ? gone : []))),
  ];
  const text = weekText(turn.message);
  const isOwn =
    base !== null || OWN_SAID.test(text) || WITH_THE_REST.test(text) || OWN_TOO.test(text) || drop.length > 0;
  if (!isOwn || add.length === 0 || (add.length > 1 && drop.length === 0)) return null;
  const bounds = base === null ? boundsOf() : boundsOf(turn.context.week?.asked);
  return {
    kind: 'week_change',
    term,
    base,
    add: without(add, codes),
    drop,
    bounds: {
      ...bounds,
      ...(drop.length > 0 ? {} : boundsOf(boundsIn(turn.readPart(inPlainBounds(turn.message)).frame))),
    },
    asks: 'fits',
  };
};
/** "Whether there is room for it in my week", of which nothing is made. */
const HAS_ROOM = /(?<!\b(?:make|making) )\broom for\b/iu;
const HOW_MANY = new Set(['how many', 'how much', 'how heavy', 'hours', 'units', 'credits', 'workload']);
const NONE = {
  codes: [],
  choose: [],
  prefer: [],
  exclude: [],
  from_plan: false,
  drop: [],
  free_days: [],
  keep_free: [],
};
const IF_I = /\bif (?:i|we)\b/iu;
const YES_OR_NO = /\b(?:yes or no|y\/n|yes\/no)\b/iu;
const OWN_TOO = new RegExp(
  String.raw`\b(?:my (?:\w+ )?(?:stuff|things|lot|others?)|rest of (?:my|the|it)|alongside|` +
    String.raw`what i(?:'ve|ve| have)? (?:already )?got|(?:already|is|'s) planned|i already have)\b`,
  'u',
);
/** "Could you fit it in": an order. */
const ASKS_ME = /\b(?:can|could|would|will) (?:you|u)\b/iu;
const wasCorrected = (message: string): boolean =>
  /\b(?:i mean|i meant|no wait|wait no|no,? sorry|sorry,? no)\b/iu.test(message);

/** "So how many, for all of it together", "how many hours with the four I have down". */
const summed = ({ turn, base, term, codes, sentences }: Own): Request | null => {
  if (turn.frame.named.some(({ code }) => !codes.includes(code))) return null;
  const text = weekText(turn.message);
  if (does(turn, 'swap', 'drop', 'clash', 'frees') || sentences.some(({ words }) => has(words, OTHER_WISHES)))
    return null;
  const isAmount = sentences.some(
    ({ words }) => has(words, AMOUNTS_ASKED) || (base !== null && has(words, PER_WEEK)),
  );
  const asking = sentences.find(
    ({ words, isQuestion, text: said }) =>
      has(words, HOW_MUCH) &&
      (isQuestion ||
        said.includes('?') ||
        has(words, ALL_OF_THEM) ||
        (base !== null && words.length <= SHORT)) &&
      words.every(({ number }) => number === null || number === codes.length || Number.isNaN(number)),
  );
  if (!isAmount || asking === undefined || makes(asking)) return null;
  const isOfAll =
    has(asking.words, ALL_OF_THEM) || OWN_SAID.test(text) || OWN_TOO.test(text) || OWN_COUNT.test(text);
  if (!isOfAll && !(base !== null && asking.words.length <= SHORT)) return null;
  return base === null
    ? { kind: 'own_plan', term }
    : {
        kind: 'week_change',
        term,
        base,
        add: [],
        drop: [],
        bounds: boundsOf(turn.context.week?.asked),
        asks: 'total',
      };
};
const PER_WEEK = new Set(['per week', 'a week', 'weekly', 'all in', 'in total']);
const SHORT = 9;
const OWN_COUNT =
  /\bthe (?:two|three|four|five|[2-6]) (?:of them|i(?:'ve|ve| have)?|classes i|courses i|that i)\b/u;
