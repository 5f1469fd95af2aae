import { anyOf } from '../../spans/any-of.ts';
import type { WeekAsk } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';
import type { Request } from '../../request.ts';
import { numberSaid } from '../../tables/weeks/week-amounts.ts';
import { ASKS_ELSE } from '../../tables/weeks/edit-words.ts';
import type { Turn } from '../../turn.ts';
import { NO_ASK } from '../ask-for-week.ts';
import { withBounds, withCount, withOthers } from '../change-week.ts';
import { boundsBeside } from '../changed-shown-week.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import { itemsOf } from '../orders/course-meant.ts';
import { inOwnTimes } from '../plain/own-times.ts';
import { isSizeOnly, withoutKnown } from '../resized-week.ts';
import { amountsIn } from '../week-amounts.ts';
import { boundsIn, isOfAll } from '../week-parts.ts';
import { heldBefore, weekAsked, without } from '../week-request.ts';
import { inPlainBounds, weekText } from '../week-text.ts';
import { descriptionIn, placeOf } from './described.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { asksAnew, planAsWeek } from './own-week.ts';

/**
 * The week shown, or the plan, made to fit what is told of the student's hours, or of another size: whatever is
 * in the way may go. Null if the
 * message says nothing of that.
 *
 * @param plain the message with hours of the student's own in plain words
 */
export const rearranged = (turn: Turn, plain: Turn): Request | null => {
  const { context } = turn;
  const shown =
    context.week !== null && context.isOfWeek && context.week.codes.length > 0 ? context.week : null;
  if (shown === null && (context.isOfWeek || context.last?.kind === 'recommend')) return null;
  const week = shown ?? planAsWeek(turn);
  if (week === null || (shown === null && asksAnew(turn))) return null;
  const mentions = mentionsIn(turn, itemsOf(week));
  if (mentions.some(({ isHeld, fate }) => fate === 'goes' || (!isHeld && fate !== 'spoken'))) return null;
  // "From four classes to three" is no time of day.
  const own = inOwnTimes(plain.message.replace(FROM_TO, ' '));
  const { amounts, rest } = amountsIn(own);
  const { frame } = turn.readPart(inPlainBounds(rest));
  const bounds = { ...boundsIn(frame, isOfAll(rest)), ...amounts };
  const seen: Seen = { turn, week, mentions, bounds, isOwn: own !== plain.message.replace(FROM_TO, ' ') };
  return (
    loosened(seen, shown !== null) ??
    (shown === null ? shrunkPlan(seen) : (resized(seen) ?? bounded(seen, frame)))
  );
};

interface Seen {
  turn: Turn;
  week: WeekSaid;
  mentions: readonly Mention[];
  bounds: Partial<WeekAsk>;
  /** Hours of the student's own are told. */
  isOwn: boolean;
}

const staying = ({ mentions, week }: Seen): string[] => [
  ...new Set(
    mentions.flatMap(({ fate, codes }) =>
      fate === 'stays' ? codes.filter((code) => week.codes.includes(code)) : [],
    ),
  ),
];

/** "Whatever collides: replace it with another econ course", "work my week around it, swap whatever you have to". */
const loosened = (seen: Seen, isShown: boolean): Request | null => {
  const { turn, week, mentions, bounds } = seen;
  const text = weekText(turn.message);
  // "If I took A, B and C, which one stands in the way": of others than those of the week, and no order.
  if (mentions.filter(({ isHeld }) => !isHeld).length > 1 && asksWhich(turn)) return null;
  if (Object.keys(bounds).length === 0 || !(LOOSE.test(text) || AROUND.test(text) || LEAST.test(text)))
    return null;
  const kept = staying(seen);
  const described = ANOTHER_KIND.test(text) ? descriptionIn(turn, mentions) : null;
  const others = without(week.codes, kept);
  const size = saysSize(turn, week) ?? week.codes.length;
  const left = size - kept.length;
  if (left < 1) return null;
  const isOfOne = described !== null && !described.come.isAnother && left > 1;
  const { term } = week.asked;
  const ask: WeekAsk = {
    ...NO_ASK,
    ...(term === undefined ? {} : { term }),
    ...(isShown ? { ...week.asked, from_plan: false, drop: [] } : {}),
    codes: kept,
    choose: isOfOne
      ? [
          { count: left - 1, for: 'anything', among: others },
          { ...placeOf(described, [], []), count: 1 },
        ]
      : [{ count: left, for: 'anything' }],
    prefer: isOfOne ? [] : others,
    ...boundsBeside(bounds, week),
  };
  return weekAsked(ask);
};
const GO = String.raw`(?:go|goes|change|changed|swap|swapped|exchange|exchanged|replace|replaced|move|moved|drop|dropped)`;
const CROSSES =
  "(?:collid|clash|conflict|overlap|in the way|in its way|doesn'?t (?:fit|work)|does not (?:fit|work)|" +
  "can'?t (?:fit|work|stay)|cannot (?:fit|work|stay)|gets? in the way|bumps?|interfer)";
const LOOSE = anyOf(
  'u',
  String.raw`\b(?:what(?:ever|soever)?|which(?:ever)?|anything|any (?:class|course|one)|something|one|if)` +
    String.raw`\b[^.?!\n]{0,50}\b(?:${CROSSES}|` +
    String.raw`(?:gotta|has to|have to|had to|must|needs? to|got to)\b(?: be)?(?: ${GO}\b)?|` +
    '(?:is|if) (?:needed|necessary)|you (?:need|like|want|must))',
  String.raw`\b${GO}\b[^.?!\n]{0,15}\b(?:what(?:ever)?|anything) (?:you |u |it |that |is |needs |has )*` +
    String.raw`(?:gotta|need|needs|have to|has to|must|want|like|takes)\b`,
  String.raw`\bhad to be ${GO}\b`,
);
const AROUND = anyOf(
  'u',
  String.raw`\b(?:work|plan|arrange|rearrange|rework|redo|shuffle|fit|build|organi[sz]e|move|rebuild|reshuffle|` +
    String.raw`adjust|bend|make)\b[^.?!\n]{0,30}\b` +
    '(?:week|plan|schedule|classes|courses|spring|fall|semester|term|timetable|everything|things|stuff|' +
    String.raw`it)\b[^.?!\n]{0,12}\baround\b`,
  // "Move things so that I have Fridays off".
  String.raw`\b(?:move|shift|shuffle|reshuffle|rearrange|reorgani[sz]e|rework|redo|adjust) (?:my |the |all )*` +
    String.raw`(?:things|stuff|everything|classes|courses|sections|plan|schedule|week|it)(?: all)? so\b`,
);
const LEAST = new RegExp(
  String.raw`\b(?:as (?:little|few|much|many)|least|minimal|minimum|fewest|smallest|mostly)\b[^.?!\n]{0,40}\b` +
    String.raw`(?:plan|possible|changes?|touch|swaps?|same|can|courses|classes)\b`,
  'u',
);
const ANOTHER_KIND = /\b(?:another|other|different|new|something|replace|instead)\b/u;

/** "From four classes to three", "make it four", in a clause of its own. */
const saysSize = ({ message }: Turn, { codes }: WeekSaid): number | null => {
  const text = withoutKnown(weekText(message));
  const change = FROM_TO.exec(text);
  if (change !== null) return numberSaid(change[1] ?? '') || null;
  const sizes = text
    .split(/[,.;!?\n]| but | and /u)
    .filter((clause) => isSizeOnly(clause))
    .flatMap((clause) => numberSaid(NUMBER.exec(clause)?.[0] ?? '') || []);
  const still = STILL.exec(text);
  return sizes.at(-1) ?? (still === null ? null : numberSaid(still[1] ?? '') || codes.length);
};
const N = String.raw`(two|three|four|five|six|[2-6])`;
const NUMBER = new RegExp(String.raw`\b${N}\b`, 'u');
const STILL = new RegExp(String.raw`\b(?:still|keep it at|stay at) ${N} (?:classes|courses|subjects)?`, 'u');
const FROM_TO = new RegExp(
  String.raw`\b(?:from ${N.replace('(', '(?:')}(?: (?:classes|courses|subjects))?|down|go|cut (?:it|back)|` +
    String.raw`reduce[d]?(?: it| my \w+)?) (?:down )?to ${N}\b(?! ?(?:am|pm|:|days|hours|units))`,
  'iu',
);

/** "Bring my plan down from four classes to three, and hold on to both psych ones": of the others one goes. */
const shrunkPlan = (seen: Seen): Request | null => {
  const { turn, week, bounds } = seen;
  const text = weekText(turn.message);
  const size = saysSize(turn, week);
  if (size === null || size >= week.codes.length || !OF_OWN.test(text) || Object.keys(bounds).length > 0)
    return null;
  const loose = without(week.codes, staying(seen));
  const drop = loose.slice(size - week.codes.length);
  if (drop.length < week.codes.length - size) return null;
  return {
    ...weekAsked(withOthers(week, { add: [], drop, places: [] })),
    change: { gone: drop, held: heldBefore(week) },
  };
};
const OF_OWN =
  /\bmy (?:\w+ )?(?:plan|schedule|week|spring|fall|semester|term|load|classes|courses)\b|\bthe plan\b/u;

/** "Make it 4 tho, ncaa says full time": so many, whatever else is told. */
const resized = ({ turn, week, mentions, bounds }: Seen): Request | null => {
  const size = saysSize(turn, week);
  if (size === null || size === week.codes.length || size < 2 || Object.keys(bounds).length > 0) return null;
  if (descriptionIn(turn, mentions) !== null || asksElse(turn) || mentions.length > 0) return null;
  if (turn.reading.words.some(({ number }) => number !== null && number > 1 && number !== size)) return null;
  return weekAsked(withCount(week, size));
};

/** "We rehearse on Mondays from half past four until seven. See to it that no class falls then". */
const bounded = ({ turn, week, mentions, bounds, isOwn }: Seen, frame: Turn['frame']): Request | null => {
  const isDays = bounds.max_days !== undefined;
  if ((!isOwn && !isDays) || Object.keys(bounds).length === 0 || mentions.some(({ isHeld }) => !isHeld))
    return null;
  if (descriptionIn(turn, mentions) !== null || asksElse(turn) || saysSize(turn, week) !== null) return null;
  const { units: _units, ...amounts } = bounds;
  return weekAsked({
    ...withBounds(week, frame),
    ...(amounts.max_days === undefined ? {} : { max_days: amounts.max_days }),
  });
};

const asksElse = (turn: Turn): boolean =>
  sentencesOf(turn.message).some(
    ({ text, words, isQuestion }) =>
      isQuestion &&
      !POLITE.test(text) &&
      (words.some(({ text: word }) => ASKS_ELSE.has(word)) || OPENS.test(text)),
  );
const asksWhich = (turn: Turn): boolean =>
  sentencesOf(turn.message).some(
    ({ words, isQuestion }) => isQuestion && words.some(({ text }) => text === 'which'),
  );
const POLITE = /\b(?:can|could|would|will|may|might) (?:you|u|we|it|i|that|this|there)\b/iu;
const OPENS = /^\W*(?:(?:so|and|ok|but)\W+)*(?:which|what|who|how|does|do|is|are)\b/iu;
