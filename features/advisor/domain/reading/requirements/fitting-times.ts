import type { Request, Towards, Wish } from '../request.ts';
import type { Frame } from '../frame/frame.ts';
import { toWish } from '../to-wish.ts';
import type { Turn } from '../turn.ts';
import { emptyWish } from '../wish.ts';

/**
 * "… and which of it could I do in the spring", "… and can I get two of them done without Friday class", beside what is left:
 * when the courses should be. Empty if no courses are asked for so.
 */
export const fittingTimes = ({ frame, reading: { words } }: Turn): Frame['conditions'] => {
  const asksNext = words.some(({ text }, at) => {
    const next = words.slice(at + 1, at + 8).map((word) => word.text);
    const isFilled = next.some((each) => TAKEN.has(each));
    // "Can I get it done this spring" asks no such thing of the programme.
    return isFilled && (NEXT.has(text) || (ABLE.has(text) && next.some((each) => THEM.has(each))));
  });
  return asksNext ? frame.conditions.filter(({ condition: { on } }) => TIMES.has(on)) : [];
};
const NEXT = new Set('which what any anything'.split(' '));
const ABLE = new Set('can could may might'.split(' '));
const THEM = new Set('them those these ones any some'.split(' '));
const TAKEN = new Set(
  'take taking do done get knock fit fill cover count counts finish start run runs offered given on meet meets'.split(
    ' ',
  ),
);
const TIMES: ReadonlySet<string> = new Set(['terms', 'days', 'startsAfter', 'endsBefore', 'keepsFree']);

/** "Which of those are in spring", after what is left: only when the courses should be is said. */
export const timesOfThose = ({ frame, reading: { words }, context: { last } }: Turn): Frame['conditions'] =>
  last?.kind === 'requirements' &&
  words.some(({ text }) => THOSE.has(text)) &&
  frame.conditions.every(({ condition: { on } }) => TIMES.has(on))
    ? frame.conditions
    : [];
const THOSE = new Set('those them these ones'.split(' '));

/**
 * Beside what is left of one programme: the courses for it, at those times. Null if none are asked for.
 *
 * @param conditions when they should be
 */
export const fittingOpen = (
  { programme, group, isSecondary, also = [] }: Extract<Request, { kind: 'requirements' }>,
  turn: Turn,
  conditions: Frame['conditions'],
): Request | null => {
  if (conditions.length === 0) return null;
  const frame: Frame = { ...turn.frame, conditions, acts: [], fields: [], codes: [], named: [], order: null };
  const { search } = toWish(frame, turn.vocabulary);
  return {
    kind: 'recommend',
    wish: countingTowards(
      {
        ...emptyWish(frame),
        search: { ...timesOf(search), ...(also.length > 0 ? { exclude_codes: [...also] } : {}) },
      },
      { programme, group: group ?? null, ...(isSecondary ? { isSecondary } : {}) },
    ),
  };
};

/** A wish for what counts towards a programme, as are its changes: "and the smallest one". */
export const countingTowards = (wish: Wish, towards: Towards): Wish => ({
  ...wish,
  countsTowards: towards,
  frame: {
    ...wish.frame,
    programmes: [towards.programme],
    groups: towards.group === null ? [] : [towards.group],
  },
});

/** What a wish says of when its courses are, and nothing else that the message has. */
const timesOf = ({
  terms,
  days,
  meets_on,
  avoid_days,
  free_times,
  starts_at_or_after,
  ends_at_or_before,
}: ReturnType<typeof toWish>['search']): ReturnType<typeof toWish>['search'] => ({
  ...(terms ? { terms } : {}),
  ...(days ? { days } : {}),
  ...(meets_on ? { meets_on } : {}),
  ...(avoid_days ? { avoid_days } : {}),
  ...(free_times ? { free_times } : {}),
  ...(starts_at_or_after ? { starts_at_or_after } : {}),
  ...(ends_at_or_before ? { ends_at_or_before } : {}),
});
