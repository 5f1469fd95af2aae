import { pick, type Draw } from './seeded.ts';
import { overlaps, type Slot } from './slots.ts';
import type { Season, SourceCourse } from './source.ts';

type Placed = { course: SourceCourse; season: Season; instructors: readonly string[]; slot: Slot };

/**
 * Scheduling costs: of each step down the class's slot preferences, and of overlapping a class that the same students
 * take.
 */
const COST_PER_RANK = 0.3;
const SAME_COURSE = 12;
const SAME_LEVEL = 2;
const NEIGHBOUR_LEVEL = 0.7;

const LEVELS = ['introductory', 'intermediate', 'advanced', 'graduate'] as const;

/**
 * The timetable of both terms. Nobody teaches two classes at once, and classes of one subject and similar level avoid
 * overlaps where they can. Subjects are scheduled independently, so adding a course to one leaves the others
 * unchanged.
 */
export class Timetable {
  readonly #placed: Placed[] = [];

  /** Picks the cheapest slot for one section. Throws when its teachers are busy in all of them. */
  place(
    course: SourceCourse,
    season: Season,
    instructors: readonly string[],
    hours: readonly (readonly [weight: number, slot: Slot])[],
    draw: Draw,
  ): Slot {
    const sameSeason = this.#placed.filter((other) => other.season === season);
    const isBusy = (slot: Slot): boolean =>
      sameSeason.some(
        (other) => overlaps(other.slot, slot) && other.instructors.some((name) => instructors.includes(name)),
      );
    const cost = (slot: Slot, rank: number): number =>
      sameSeason.reduce(
        (sum, other) => sum + (overlaps(other.slot, slot) ? overlapCost(course, other.course) : 0),
        rank * COST_PER_RANK,
      );

    let best: { slot: Slot; cost: number } | undefined;
    weightedShuffle(hours, draw).forEach((slot, rank) => {
      if (isBusy(slot)) return;
      const total = cost(slot, rank);
      if (!best || total < best.cost) best = { slot, cost: total };
    });
    if (!best) throw new Error(`No hour in ${season} suits ${course.tag} and ${instructors.join(', ')}`);
    this.#placed.push({ course, season, instructors, slot: best.slot });
    return best.slot;
  }
}

/** Cost of overlapping two classes, by how likely the same students take both. */
function overlapCost(a: SourceCourse, b: SourceCourse): number {
  if (a.tag === b.tag) return SAME_COURSE;
  if (a.subject !== b.subject) return 0;
  const apart = Math.abs(LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  return apart === 0 ? SAME_LEVEL : apart === 1 ? NEIGHBOUR_LEVEL : 0;
}

/** Shuffles by weight: likelier slots come earlier. */
export function weightedShuffle(hours: readonly (readonly [number, Slot])[], draw: Draw): Slot[] {
  const left = [...hours];
  const order: Slot[] = [];
  while (left.length > 0) {
    const slot = pick(draw, left);
    left.splice(
      left.findIndex(([, other]) => other === slot),
      1,
    );
    order.push(slot);
  }
  return order;
}
