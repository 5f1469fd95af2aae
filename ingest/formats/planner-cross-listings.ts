import { shown } from '#features/catalogue/domain/pack/problems.ts';
import type { Place, Tally } from '../pack/pack-draft.ts';
import { type RawClass, SECTION_KINDS } from './planner-shapes.ts';

/** One class under all its numbers. */
export interface JoinedClass {
  /** The class as listed under its first number, completed from the others. */
  raw: RawClass;
  /** All numbers, the first one's first; includes those without an entry in the file. */
  numbers: string[];
  /** Its numbers' entries in the file. */
  members: RawClass[];
}

/** Extracts numbers from a text such as `6.9020, MAS.863`. */
export const numbersIn = (text: string): string[] =>
  text
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '');

/**
 * Joins the classes of a file that are `same`: one class, listed under each of its numbers. Its first number is the one
 * it had in an earlier file (`known`, which the new ones are added to), otherwise the one with the most sections,
 * otherwise the one that names the most others, otherwise the first in the file. Differences between its numbers are
 * counted in `odd`.
 */
export function joinSame(
  classes: ReadonlyMap<string, RawClass>,
  known: Map<string, string>,
  odd: Tally,
  placeOf: (number: string) => Place,
): JoinedClass[] {
  const joined: JoinedClass[] = [];
  const seen = new Set<string>();
  const neighbours = neighboursIn(classes);
  for (const number of classes.keys()) {
    if (seen.has(number)) continue;
    const numbers = reach(number, neighbours);
    for (const each of numbers) seen.add(each);
    const members = numbers.flatMap((each) => classes.get(each) ?? []);
    const earlier = numbers.map((each) => known.get(each)).find((each) => each !== undefined);
    const first =
      members.find((member) => member.number === earlier) ??
      members.toSorted(
        (a, b) => sectionCount(b) - sectionCount(a) || numbersIn(b.same).length - numbersIn(a.same).length,
      )[0];
    if (first === undefined) continue;
    for (const each of numbers) known.set(each, first.number);
    const others = members.filter((member) => member !== first);
    for (const other of others) reportDifferences(first, other, odd, placeOf(other.number));
    joined.push({
      raw: { ...first, ...filledIn(first, others) },
      numbers: [...new Set([first.number, ...numbers])],
      members: [first, ...others],
    });
  }
  return joined;
}

/** For each number, those it names and those that name it: a reference need not be mutual. */
function neighboursIn(classes: ReadonlyMap<string, RawClass>): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  const link = (from: string, to: string): void => {
    neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to));
  };
  for (const [number, { same }] of classes)
    for (const other of numbersIn(same)) {
      link(number, other);
      link(other, number);
    }
  return neighbours;
}

/** The number and all that are equivalent, directly or through others. */
function reach(number: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set([number]);
  // Iterating a set includes elements added meanwhile.
  for (const each of found) for (const other of neighbours.get(each) ?? []) found.add(other);
  return [...found];
}

const sectionCount = (raw: RawClass): number =>
  SECTION_KINDS.reduce((sum, kind) => sum + (raw[`${kind}RawSections`]?.length ?? 0), 0);

/** Fields that one number's entry lacks and another's has. */
function filledIn(first: RawClass, others: readonly RawClass[]): Partial<RawClass> {
  const rated = [first, ...others].find(({ rating }) => rating >= 1) ?? first;
  const timed = [first, ...others].find(({ hours }) => hours !== 0) ?? first;
  const sized = [first, ...others].find(({ size }) => size !== 0) ?? first;
  const described = [first, ...others].find(({ description }) => description !== '') ?? first;
  const linked = [first, ...others].find(({ url }) => url !== '') ?? first;
  const named = [first, ...others].find(({ name }) => name.trim() !== '') ?? first;
  return {
    rating: rated.rating,
    hours: timed.hours,
    size: sized.size,
    description: described.description,
    url: linked.url,
    name: named.name,
    cim: [...new Set([first, ...others].flatMap(({ cim }) => cim))],
    hass: [...new Set([first, ...others].flatMap(({ hass }) => hass))],
  };
}

/** Evaluation figures differ by the students of each number, which is not a contradiction. */
const COMPARED = [
  'name',
  'description',
  'prereqs',
  'lectureUnits',
  'labUnits',
  'preparationUnits',
  'isVariableUnits',
  'level',
  'hass',
  'comms',
  'gir',
  'terms',
  'half',
  'limited',
  'repeat',
  'nonext',
  'final',
  'lectureRawSections',
  'designRawSections',
  'labRawSections',
  'recitationRawSections',
] as const satisfies (keyof RawClass)[];

function reportDifferences(first: RawClass, other: RawClass, odd: Tally, place: Place): void {
  for (const field of COMPARED) {
    const [kept, left] = [first[field] ?? [], other[field] ?? []];
    if (JSON.stringify(kept) === JSON.stringify(left)) continue;
    const message = `${shown(left)}, but ${first.number}, which is the same class, has ${shown(kept)}, which holds`;
    odd.add(`${field} differs between numbers of one class`, place, field, message);
  }
}
