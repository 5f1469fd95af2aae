import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#platform/web/page/idle.ts';

/** Turns drawn at first: the last one alone is as high as the view. */
const AT_ONCE = 2;
/** Turns drawn in idle moments after that, and on each request for earlier ones. */
const AT_A_TIME = 15;

interface Range {
  from: number;
  /** After the last one; infinite where that is the conversation's end. */
  until: number;
  /** Where `from` is going. */
  goal: number;
}

const rangeAt = (count: number, target: number): Range => {
  const goal = Math.max(0, count - AT_A_TIME);
  if (target < 0 || target >= count - AT_ONCE)
    return { from: Math.max(0, count - AT_ONCE), until: Infinity, goal };
  const from = Math.max(0, target - 1);
  return { from, until: target + AT_ONCE, goal: Math.min(goal, from) };
};

/** One turn more: below first, where the student reads on. */
const grown = (range: Range, count: number): Range => {
  const { from, until, goal } = range;
  if (until !== Infinity) return { ...range, until: until + 1 < count ? until + 1 : Infinity };
  return from > goal ? { ...range, from: from - 1 } : range;
};

export interface DrawnTurns {
  from: number;
  until: number;
  /** Draws earlier ones; null where there are none, or some are on their way. */
  showEarlier: (() => void) | null;
}

/**
 * Which turns of a conversation are rendered. A long conversation opens as fast as a short one: the visible turns are
 * rendered first, the others one by one while the browser is idle, without moving what is in view.
 *
 * @param list the element whose children are the turns
 * @param target the index of a turn that must be drawn; -1 for none
 */
export const useDrawnTurns = (
  list: RefObject<HTMLElement | null>,
  count: number,
  target: number,
): DrawnTurns => {
  const [range, setRange] = useState(() => rangeAt(count, target));
  const [counted, setCounted] = useState(count);
  if (count !== counted) setCounted(count);
  // A new question is at the end, and the screen scrolls to it.
  const wanted = count > counted ? { ...range, until: Infinity } : range;
  const isDrawn = target < 0 || (target >= wanted.from && target < wanted.until);
  if (!isDrawn || wanted !== range) setRange(isDrawn ? wanted : rangeAt(count, target));
  // Another branch may be shorter.
  const from = Math.min(range.from, Math.max(0, count - AT_ONCE));

  const anchor = useRef<{ turn: Element; top: number } | null>(null);
  const draw = useCallback(
    (next: Range): void => {
      const turn = list.current?.firstElementChild;
      if (turn) anchor.current = { turn, top: turn.getBoundingClientRect().top };
      // Synchronously, because the student may scroll before a later render.
      flushSync(() => setRange(next));
    },
    [list],
  );
  useLayoutEffect(() => {
    const { turn, top } = anchor.current ?? {};
    anchor.current = null;
    if (turn && top !== undefined) window.scrollBy(0, turn.getBoundingClientRect().top - top);
  });
  useEffect(() => {
    const next = grown(range, count);
    return next === range ? undefined : whenIdle(() => draw(next));
  }, [range, count, draw]);
  // Print has no "Show earlier messages": all turns are rendered.
  useEffect(() => {
    const showAll = (): void => draw({ from: 0, until: Infinity, goal: 0 });
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [draw]);

  return {
    from,
    until: Math.min(range.until, count),
    showEarlier:
      range.from === 0 || range.from > range.goal
        ? null
        : () => draw({ ...range, from: range.from - 1, goal: Math.max(0, range.from - AT_A_TIME) }),
  };
};
