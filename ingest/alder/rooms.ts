import { hash } from './seeded.ts';
import { overlaps, type Slot } from './slots.ts';
import type { Season } from './source.ts';

/** Invented buildings and their subjects: each subject has a floor, counted from the first. */
const BUILDINGS: Readonly<Record<string, readonly string[]>> = {
  'Copperbeech Hall': ['ENGLISH', 'WRITING', 'COMPLIT', 'LINGUIST'],
  'Thornapple House': ['FRENCH', 'ITALIAN', 'SPANISH', 'PORTUG', 'LATAM-ST'],
  'Linden House': ['GERMAN', 'RUSSIAN', 'CLASSICS', 'GREEK', 'LATIN'],
  'Saltmarsh Hall': ['ARABIC', 'HEBREW', 'HIND-URD', 'SAS', 'SWAHILI'],
  'Kestrel House': ['CHINESE', 'JAPANESE', 'KOREAN', 'RELIGION'],
  'Ferrier Hall': ['HISTORY', 'PHIL', 'AFRAMER', 'GENDER'],
  'Quarry Arts Building': ['ARTS', 'ARTHIST', 'FILM', 'THEATER', 'MUSIC'],
  'Millrace Hall': ['GOV', 'ECON', 'INTLREL', 'PUBPOL', 'MGMT'],
  'Weatherby Building': ['SOCIOL', 'ANTHRO', 'EDUC', 'URBAN', 'GEOG'],
  'Tamarack Laboratories': ['BIOL', 'NEURO', 'PSYCH', 'PUBHLTH'],
  'Alembic Laboratories': ['CHEM', 'MATSCI', 'BIOENG'],
  'Meridian Hall': ['PHYSICS', 'ASTRON', 'EARTH', 'ENV-STD'],
  'Abacus Hall': ['MATH', 'STAT', 'DATASCI', 'COMPSCI'],
  'Turbine Hall': ['ELECENG', 'MECHENG', 'ENG-SCI', 'ENVENG'],
};

/** Numbers of the rooms on a floor, by use. */
const ROOMS = {
  hall: { from: 1, to: 6 },
  classroom: { from: 10, to: 34 },
  laboratory: { from: 40, to: 52 },
} as const;
export type RoomKind = keyof typeof ROOMS;

/** Rooms of the invented university. No room has two classes at once. */
export class Rooms {
  readonly #taken = new Map<string, Slot[]>();

  /**
   * A free room on the subject's floor, ranked by a hash of room and `key` so that adding or removing a class moves few
   * others. Throws if the subject has no floor or no room is free.
   */
  book(subject: string, kind: RoomKind, season: Season, slot: Slot, key: string): string {
    const { from, to } = ROOMS[kind];
    const floor = floorOf(subject);
    const rooms = Array.from({ length: to - from + 1 }, (_, at) => `${floor}${two(from + at)}`);
    const rank = (room: string): number => hash(`${room} / ${key}`);
    const free = rooms
      .toSorted((a, b) => rank(b) - rank(a))
      .find((room) => !this.#taken.get(`${season} ${room}`)?.some((other) => overlaps(other, slot)));
    if (free === undefined) throw new Error(`${subject} has no ${kind} left for ${key}`);
    this.#taken.set(`${season} ${free}`, [...(this.#taken.get(`${season} ${free}`) ?? []), slot]);
    return free;
  }
}

/** The prefix of the subject's room numbers: `Abacus Hall 2`. */
function floorOf(subject: string): string {
  for (const [building, subjects] of Object.entries(BUILDINGS)) {
    const at = subjects.indexOf(subject);
    if (at >= 0) return `${building} ${at + 1}`;
  }
  throw new Error(`${subject} has no floor in any building`);
}

const two = (value: number): string => String(value).padStart(2, '0');
