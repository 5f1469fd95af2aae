import type { Scheduled } from './schedule.ts';
import { drawFor } from './seeded.ts';
import { hoursBeside, overlaps, type Slot } from './slots.ts';
import { weightedShuffle } from './timetable.ts';

export type BesideKind = 'Discussion' | 'Laboratory';

/** A discussion or laboratory that belongs to a lecture. */
export interface Beside {
  kind: BesideKind;
  /** `D3`, `L1`. */
  name: string;
  slot: Slot;
  /** The lecture it is linked to; null: any. */
  lecture: Scheduled | null;
}

/** Penalties for hours that another discussion or laboratory of the same course has. */
const SAME_KIND = 10;
const OTHER_KIND = 3;
const COST_PER_RANK = 0.25;

/**
 * The discussions and laboratories of one course in one term, spread over the week. None overlaps a lecture that it is
 * linked to, so that each can be taken.
 */
export function placeBeside(lectures: readonly Scheduled[]): Beside[] {
  const [first] = lectures;
  if (first === undefined || first.course.status !== 'normal') return [];
  const { course, season } = first;
  const placed: Beside[] = [];
  for (const kind of ['Discussion', 'Laboratory'] as const) {
    const count = course.with[kind] ?? 0;
    const hours = hoursBeside(course, kind);
    for (let at = 0; at < count; at += 1) {
      const lecture = course.linked ? (lectures[Math.floor((at * lectures.length) / count)] ?? null) : null;
      const name = `${kind.charAt(0)}${at + 1}`;
      const held = lecture === null ? lectures : [lecture];
      const order = weightedShuffle(hours, drawFor(`${course.tag} ${season} ${name} slot`));
      const slot = cheapest(order, kind, held, placed);
      if (slot === undefined) throw new Error(`No hour in ${season} suits ${course.tag} ${name}`);
      placed.push({ kind, name, slot, lecture });
    }
  }
  return placed;
}

function cheapest(
  order: readonly Slot[],
  kind: BesideKind,
  lectures: readonly Scheduled[],
  placed: readonly Beside[],
): Slot | undefined {
  const costOf = (slot: Slot, rank: number): number =>
    placed.reduce(
      (sum, other) => sum + (overlaps(other.slot, slot) ? (other.kind === kind ? SAME_KIND : OTHER_KIND) : 0),
      rank * COST_PER_RANK,
    );
  return order
    .map((slot, rank) => ({ slot, cost: costOf(slot, rank) }))
    .filter(({ slot }) => !lectures.some((lecture) => lecture.slot && overlaps(lecture.slot, slot)))
    .toSorted((a, b) => a.cost - b.cost)[0]?.slot;
}
