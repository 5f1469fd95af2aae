import type { Request } from '../../request.ts';
import { saysNothing } from '../../spans/says-nothing.ts';
import { OWN_SAID, SURELY_FITTING } from '../../tables/weeks/evidence-words.ts';
import { AFTER_ORDER, BEFORE_ORDER } from '../../tables/weeks/order-words.ts';
import { WISHING_WORDS } from '../../tables/weeks/tales.ts';
import { does, type Turn } from '../../turn.ts';
import { NO_ASK, termIn } from '../ask-for-week.ts';
import { ofPlan, withOthers } from '../change-week.ts';
import { namedForWeek } from '../named-courses.ts';
import { boundsIn, ofCourses } from '../week-parts.ts';
import { boundsOf, weekAsked } from '../week-request.ts';
import { inPlainBounds, weekText } from '../week-text.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "In it goes", "add it then", "yes, do that", after a question whether a course fits: with that course. */
export const accepted = (turn: Turn): Request | null => {
  const { last, week } = turn.context;
  const isOfFit = last?.kind === 'week_change' && last.asks === 'fits' && last.add.length > 0;
  const isOfSome = last?.kind === 'conflicts' && last.codes.length > 1 && (last.titles ?? []).length === 0;
  if (!(isOfFit || isOfSome) || turn.frame.named.length > 0) return null;
  const sentences = sentencesOf(turn.message);
  const accepts = sentences.map((sentence) => isAccepting(sentence));
  if (!accepts.includes(true) || !sentences.every((sentence, at) => accepts[at] || saysNothingElse(sentence)))
    return null;
  if (isOfSome)
    return weekAsked({
      ...NO_ASK,
      ...(last.term === null ? {} : { term: last.term }),
      codes: [...last.codes],
    });
  if (!isOfFit) return null;
  const change = { add: last.add, drop: last.drop, places: [] };
  return last.base === null || week === null
    ? weekAsked({ ...ofPlan(last.term ?? undefined, change), ...last.bounds })
    : weekAsked(withOthers(week, change));
};
const isAccepting = ({ words, text }: Sentence): boolean =>
  words.length <= MOST_ACCEPTING &&
  words.some(({ text: word }) => TAKES.has(word)) &&
  !ASKS.test(text) &&
  words.every(
    ({ text: word }) =>
      TAKES.has(word) || IT.has(word) || BEFORE_ORDER.has(word) || AFTER_ORDER.has(word) || saysNothing(word),
  );
const MOST_ACCEPTING = 10;
const TAKES = some(
  'add put include throw in take do yes yep yeah sure deal sold goes include squeeze slot stick make build draw show lock',
);
const IT = some(
  'it that this one them these those the week schedule timetable to me with of goes go up down there a as so be all together',
);
const ASKS = /\b(?:how|what|which|who|when|why|is|are|does)\b/iu;
const saysNothingElse = ({ words, text }: Sentence): boolean =>
  !text.includes('?') && !words.some(({ text: word, number }) => number !== null || WISHING_WORDS.has(word));

/** "Not that one. Add FILM 118 instead", after a question whether another fits: in the place of that, and of nothing that there is. */
export const otherThanAsked = (turn: Turn): Request | null => {
  const { last, week } = turn.context;
  if (week === null || turn.reading.words.length > MOST_SAYING) return null;
  const held =
    last?.kind === 'week' && last.change && week.hours !== null
      ? (last.change.held ?? turn.planned[0]?.codes ?? [])
      : [];
  // "No, ECON 10B instead", after a swap: the course that came goes again.
  const added = held.length > 0 ? week.codes.filter((code) => !held.includes(code)) : [];
  const asked =
    last?.kind === 'week_change' && last.asks === 'fits'
      ? last.add
      : last?.kind === 'conflicts'
        ? last.codes.filter((code) => !week.codes.includes(code))
        : held.filter((code) => !week.codes.includes(code));
  const { wanted, out } = namedForWeek(turn);
  const named = [...new Set([...wanted, ...out])].filter((code) => !asked.includes(code));
  const [code] = named;
  if (
    asked.length === 0 ||
    added.length > 1 ||
    code === undefined ||
    named.length > 1 ||
    week.codes.includes(code)
  )
    return null;
  if (!INSTEAD.test(turn.message)) return null;
  if (turn.isQuestion)
    return {
      kind: 'week_change',
      term: week.asked.term ?? null,
      base: [...week.codes],
      add: [code],
      drop: added,
      bounds: boundsOf(week.asked),
      asks: 'fits',
    };
  const next = weekAsked(withOthers(week, { add: [code], drop: added, places: [] }));
  return added.length > 0 ? { ...next, change: { gone: added, held: [...week.codes] } } : next;
};
const MOST_SAYING = 20;
const INSTEAD = /\b(?:instead|rather)\b/iu;

/** "My plan for spring. Can those four even coexist?": all that the student has planned. */
export const fitsOwnAsIs = (turn: Turn): Request | null => {
  const { context, frame } = turn;
  if (
    context.week !== null ||
    frame.named.length > 0 ||
    does(turn, 'swap', 'drop', 'add', 'frees', 'ready', 'counts')
  )
    return null;
  if (!OWN_SAID.test(weekText(turn.message)) || ofCourses(frame).length > 0) return null;
  if (Object.keys(boundsIn(turn.readPart(inPlainBounds(turn.message)).frame)).length > 0) return null;
  const asks = sentencesOf(turn.message).some(
    ({ isQuestion, words }) =>
      isQuestion &&
      words.length <= MOST_ASKING &&
      words.some(({ text }) => SURELY_FITTING.has(text)) &&
      words.some(({ text }) => ALL_OF_IT.has(text)) &&
      !words.some(({ text }) => ADDS.has(text)),
  );
  return asks ? weekAsked(ofPlan(termIn(turn), { add: [], drop: [], places: [] })) : null;
};
const MOST_ASKING = 14;
const ALL_OF_IT = some(
  'it they them these those this that all everything plan schedule week timetable spring classes courses both',
);
const ADDS = some(
  'another more one something anything add added extra fifth fourth hours hour hrs work workload heavy ' +
    'much many load total sum what how units credits rated requirement requirements major',
);

/** "Same question but A instead of B": the last one, with that course. */
export const askedAgain = (turn: Turn): Request | null => {
  const { last } = turn.context;
  if (last === null || !AGAIN.test(turn.message)) return null;
  const { wanted, out } = namedForWeek(turn);
  const held =
    last.kind === 'week_frees'
      ? last.base
      : last.kind === 'term_total' || last.kind === 'conflicts'
        ? last.codes
        : null;
  if (held === null) return null;
  const gone = [...out, ...wanted].filter((code) => held.includes(code));
  const come = wanted.filter((code) => !held.includes(code));
  if (gone.length !== 1 || come.length !== 1) return null;
  const codes = [...held.filter((code) => code !== gone[0]), ...come];
  return last.kind === 'week_frees'
    ? { ...last, base: codes }
    : last.kind === 'term_total' || last.kind === 'conflicts'
      ? { ...last, codes }
      : null;
};
const AGAIN = /\b(?:same|again|and (?:with|if)|what if|what about|how about)\b/iu;
