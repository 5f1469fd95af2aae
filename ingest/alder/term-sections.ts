import type { PackRecord } from '#features/catalogue/domain/pack/shapes.ts';
import { placeBeside, type Beside } from './discussions-and-labs.ts';
import { divide, enrol, firstSectionsOf } from './enrolment.ts';
import type { RoomKind, Rooms } from './rooms.ts';
import type { Scheduled } from './schedule.ts';
import { drawFor, pick } from './seeded.ts';
import type { Slot } from './slots.ts';
import type { Season, SourceCourse } from './source.ts';
import { halfTermDates } from './terms.ts';

export type PackSection = Omit<NonNullable<PackRecord['sections']>[number], 'class_number'>;

/** One section with the data that its class number is derived from. */
export interface TermSection {
  key: string;
  /** Of the course's own kind, not a discussion or laboratory that belongs to a lecture. */
  isOwn: boolean;
  section: PackSection;
}

/** Booked rooms by season and name of the section. */
export type Booked = ReadonlyMap<string, string>;

/** One class in one term: its own sections, and those of further kinds. */
export interface TermClass {
  own: readonly Scheduled[];
  beside: readonly Beside[];
  places: Booked;
}

/** Books rooms for all sections of one class in one term that meet. */
export function planTerm(own: readonly Scheduled[], rooms: Rooms): TermClass {
  const [first] = own;
  if (first === undefined) return { own, beside: [], places: new Map() };
  const { course, season } = first;
  const beside = placeBeside(own);
  const meeting: { name: string; kind: RoomKind; slot: Slot | null }[] = [
    ...own.map((each) => ({ name: nameOf(each), kind: roomKindOf(course), slot: each.slot })),
    ...beside.map(({ name, kind, slot }) => {
      return { name, kind: kind === 'Laboratory' ? ('laboratory' as const) : ('classroom' as const), slot };
    }),
  ];
  const places = meeting.flatMap(({ name, kind, slot }): [string, string][] =>
    slot === null || isOff(course, season, name)
      ? []
      : [[name, rooms.book(course.subject, kind, season, slot, `${course.tag} ${season} ${name}`)]],
  );
  return { own, beside, places: new Map(places) };
}

/**
 * The sections of a course in one term: those of its own kind, then discussions, then laboratories. `course` is the
 * class's owner, or a graduate course that meets with it and then has its hours, room and instructors, but its own
 * students.
 */
export function sectionsInTerm(course: SourceCourse, { own, beside, places }: TermClass): TermSection[] {
  const isHost = own[0]?.course === course;
  const held = own.map((each) => {
    const { season, number, instructors, slot } = each;
    const name = isHost ? nameOf(each) : '';
    const { enrolled, cap } = enrol(course, season, number);
    const key = `${course.tag} ${season} ${number}`;
    const place = places.get(nameOf(each));
    const links = course.linked ? [name] : [];
    return {
      course,
      season,
      name,
      key,
      kind: course.component,
      instructors,
      slot,
      place,
      enrolled,
      cap,
      links,
    };
  });
  const ownSections = held.map((each): TermSection => ({
    key: each.key,
    isOwn: true,
    section: sectionOf(each),
  }));
  if (!isHost) return ownSections;
  const groups = Map.groupBy(beside, ({ kind, lecture }) => `${kind} ${lecture?.number}`);
  const others = [...groups.values()].flatMap((group) => {
    const [{ lecture, name: firstName } = { lecture: null, name: '' }] = group;
    const students = held
      .filter((each, at) => (lecture === null || own[at] === lecture) && !isCancelled(each))
      .reduce((sum, { enrolled }) => sum + enrolled, 0);
    const season = own[0]?.season ?? 'Fall';
    const live = group.filter(({ name }) => !isCancelled({ course, season, name }));
    const shares = divide(students, live.length, drawFor(`${course.tag} ${season} ${firstName} students`));
    const links = lecture === null ? [] : [nameOf(lecture)];
    return group.map(({ name, kind, slot }): TermSection => {
      const seats = shares[live.findIndex((each) => each.name === name)] ?? { enrolled: 0, cap: null };
      const place = places.get(name);
      const section = sectionOf({
        course,
        season,
        name,
        kind,
        instructors: [],
        slot,
        place,
        ...seats,
        links,
      });
      return { key: `${course.tag} ${season} ${name}`, isOwn: false, section };
    });
  });
  return [...ownSections, ...others];
}

interface Known {
  course: SourceCourse;
  season: Season;
  name: string;
  kind: string;
  instructors: string[];
  slot: Slot | null;
  place: string | undefined;
  enrolled: number;
  cap: number | null;
  links: string[];
}

/** A section without fields that are unstated. */
function sectionOf(known: Known): PackSection {
  const { course, season, name, kind, instructors, slot, place, cap, links } = known;
  const enrollment = isCancelled(known) ? 0 : known.enrolled;
  const status = isCancelled(known) ? 'cancelled' : statusOf(known);
  return {
    ...(name !== '' && { section: name }),
    component: kind,
    ...(instructors.length > 0 && !isCancelled(known) && { instructors }),
    ...(slot !== null &&
      !isOff(course, season, name) && {
        meetings: [
          {
            days: [...slot.days],
            start: clock(slot.start),
            end: clock(slot.end),
            ...(place !== undefined && { place }),
            ...halfTermDates(course, season),
          },
        ],
      }),
    enrollment,
    ...(cap !== null && { cap }),
    ...(status !== null && { status }),
    ...(links.length > 0 && { links }),
  };
}

const isCancelled = ({ course, season, name }: Pick<Known, 'course' | 'season' | 'name'>): boolean =>
  course.status === 'cancelled' || course.cancelled.includes(`${season} ${name}`);

/** Whether a scheduled section is cancelled, or has no hours. */
const isOff = (course: SourceCourse, season: Season, name: string): boolean =>
  [...course.cancelled, ...course.untimed].includes(`${season} ${name}`);

function statusOf({ course, season, name, enrolled, cap }: Known): 'open' | 'waitlist' | 'full' | null {
  if (course.status !== 'normal' || cap === null) return null;
  if (enrolled < cap) return 'open';
  return pick(drawFor(`${course.tag} ${season} ${name} status`), [
    [3, 'full'],
    [2, 'waitlist'],
  ]);
}

/**
 * The registrar's name for a section of the course's own kind: `A`; for a laboratory `L1`; with 27 or more sections
 * `01`; none if a term has only one section.
 */
function nameOf({ course, number }: Scheduled): string {
  const count = Math.max(course.sections ?? 0, firstSectionsOf(course));
  const isAlone = count === 1 && Object.keys(course.with).length === 0;
  if (isAlone) return '';
  if (course.component === 'Laboratory') return `L${number + 1}`;
  return count > 26 ? String(number + 1).padStart(2, '0') : String.fromCharCode(65 + number);
}

function roomKindOf(course: SourceCourse): RoomKind {
  if (course.component === 'Laboratory' || course.component === 'Studio') return 'laboratory';
  const isBig = course.demand === 'large' || course.demand === 'huge';
  return course.component === 'Lecture' && isBig ? 'hall' : 'classroom';
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
