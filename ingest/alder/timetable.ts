import { pick, type Draw } from './seeded.ts';
import { overlaps, type Slot } from './slots.ts';
import type { Season, SourceCourse } from './source.ts';

type Placed = { course: SourceCourse; season: Season; instructors: readonly string[]; slot: Slot };

/** What it costs to take the next slot down a class's own list, against running beside a class of the same students. */
const PER_RANK = 0.3;
const SAME_COURSE = 12;
const SAME_LEVEL = 2;
const NEIGHBOUR_LEVEL = 0.7;

const LEVELS = ['introductory', 'intermediate', 'advanced', 'graduate'] as const;

/**
 * The week of both terms. Nobody teaches twice at once; classes of one subject and level, which the same students
 * want, keep out of each other's way where they can. Subjects do not look at each other, so a course more in one
 * leaves the week of the others as it was.
 */
export class Timetable {
  readonly #placed: Placed[] = [];

  /**
   * Finds the slot for one section among the hours its kind may have. Throws where its teachers are never free at any of them.
   */
  place(
    course: SourceCourse,
    season: Season,
    instructors: readonly string[],
    hours: readonly (readonly [weight: number, slot: Slot])[],
    draw: Draw,
  ): Slot {
    const beside = this.#placed.filter((other) => other.season === season);
    const isBusy = (slot: Slot): boolean =>
      beside.some(
        (other) => overlaps(other.slot, slot) && other.instructors.some((name) => instructors.includes(name)),
      );
    const cost = (slot: Slot, rank: number): number =>
      beside.reduce(
        (sum, other) => sum + (overlaps(other.slot, slot) ? rivalry(course, other.course) : 0),
        rank * PER_RANK,
      );

    let best: { slot: Slot; cost: number } | undefined;
    inDrawnOrder(hours, draw).forEach((slot, rank) => {
      if (isBusy(slot)) return;
      const total = cost(slot, rank);
      if (!best || total < best.cost) best = { slot, cost: total };
    });
    if (!best) throw new Error(`No hour in ${season} suits ${course.tag} and ${instructors.join(', ')}`);
    this.#placed.push({ course, season, instructors, slot: best.slot });
    return best.slot;
  }
}

/** How much two classes draw on the same students. */
function rivalry(a: SourceCourse, b: SourceCourse): number {
  if (a.tag === b.tag) return SAME_COURSE;
  if (a.subject !== b.subject) return 0;
  const apart = Math.abs(LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  return apart === 0 ? SAME_LEVEL : apart === 1 ? NEIGHBOUR_LEVEL : 0;
}

/** The hours in an order drawn by weight. */
function inDrawnOrder(hours: readonly (readonly [number, Slot])[], draw: Draw): Slot[] {
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
