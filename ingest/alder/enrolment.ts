import { drawFor, pick } from './seeded.ts';
import type { Season, SourceCourse } from './source.ts';

export type Enrolment = { enrolled: number; cap: number | null };

/** Range of students by demand; a higher `crowding` exponent skews the numbers towards `from`. */
const WANTED = {
  tiny: { from: 3, to: 9, crowding: 1 },
  small: { from: 7, to: 17, crowding: 1 },
  medium: { from: 14, to: 44, crowding: 1.6 },
  large: { from: 46, to: 140, crowding: 1.7 },
  huge: { from: 130, to: 520, crowding: 2 },
} as const;

/** Capacities of lecture halls; a lecture is capped at one of these or has no cap. */
const HALLS = [24, 30, 36, 48, 60, 80, 100, 150, 200, 300, 450, 600] as const;

const SMALL_GROUP_CAPS: Partial<Record<SourceCourse['component'], readonly (readonly [number, number])[]>> = {
  Seminar: [
    [5, 12],
    [6, 15],
    [4, 16],
    [4, 18],
    [2, 20],
  ],
  Workshop: [
    [6, 12],
    [4, 14],
    [2, 15],
  ],
  Studio: [
    [6, 12],
    [4, 15],
    [2, 16],
  ],
  Language: [
    [5, 15],
    [4, 16],
    [3, 18],
  ],
  Laboratory: [
    [5, 16],
    [5, 20],
    [4, 24],
  ],
};

/**
 * Number of sections justified by demand: two for a small group in high demand, otherwise one. Further ones in the
 * source are staffed and scheduled after all of these.
 */
export function firstSectionsOf(course: SourceCourse): number {
  const isSmallGroup = course.component in SMALL_GROUP_CAPS && course.component !== 'Laboratory';
  return isSmallGroup && isBig(course) ? 2 : 1;
}

const isBig = ({ demand }: SourceCourse): boolean => demand === 'large' || demand === 'huge';

/**
 * Students and capacity of one section. Small groups in high demand are full, some over the cap by one or two, as
 * registrars allow; a lecture has a hall's capacity or no cap. A capacity stated in the course's text wins.
 */
export function enrol(course: SourceCourse, season: Season, section: number): Enrolment {
  const draw = drawFor(`${course.tag} ${season} ${section} enrolment`);
  const cap = capOf(course, draw);
  if (course.status === 'cancelled') return { enrolled: 0, cap };
  const { from, to, crowding } = WANTED[course.demand];
  const wanted = Math.round(from + (to - from) * draw() ** crowding);
  if (cap === null) return { enrolled: wanted, cap };
  const overEnrolled = draw() < 0.06 ? 1 + Math.floor(draw() * 2) : 0;
  return { enrolled: Math.min(wanted, cap + overEnrolled), cap };
}

function capOf(course: SourceCourse, draw: () => number): number | null {
  const { places } = course;
  if (places !== undefined) return places;
  const rooms = SMALL_GROUP_CAPS[course.component];
  if (rooms && course.component === 'Laboratory' && isBig(course) && course.sections === undefined)
    return hallFor(60 + 60 * draw());
  if (rooms) {
    const most = pick(draw, rooms);
    const hasSpareSeats = course.demand === 'medium' && course.component !== 'Language';
    return hasSpareSeats ? most + 12 : most;
  }
  if (course.component !== 'Lecture' || draw() < 0.5) return null;
  return hallFor(WANTED[course.demand].to * (0.6 + draw() / 2));
}

function hallFor(students: number): number {
  return HALLS.find((hall) => hall >= students) ?? 600;
}

/** Divides the students of a lecture among its `count` discussions or laboratories, respecting the room's capacity. */
export function divide(
  students: number,
  count: number,
  draw: () => number,
): { enrolled: number; cap: number }[] {
  const weights = Array.from({ length: count }, () => 0.85 + 0.3 * draw());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((students * weight) / total));
  const left = students - shares.reduce((sum, share) => sum + share, 0);
  const seats = shares.map((share, at) => share + (at < left ? 1 : 0));
  const most = Math.max(...seats);
  const cap = GROUP_SEATS.find((room) => room >= most) ?? most;
  return seats.map((enrolled) => ({ enrolled, cap }));
}

const GROUP_SEATS = [8, 12, 15, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64] as const;
