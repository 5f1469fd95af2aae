import { STOP_WORDS } from '#features/catalogue/domain/search/index/search-words.ts';
import { stemOf } from '#features/catalogue/domain/search/topics/topic-words.ts';
import { fold, type Title } from '../../spans/lexicon.ts';
import {
  BESIDE_FIELD,
  LEVELS_TITLED,
  type LevelSaid,
  NO_SEQUENCE,
  OF_LANGUAGES,
  ORDINALS,
  PLACES_TITLED,
} from '../../tables/courses/levels-said.ts';
import { COURSE_NICKNAMES } from '../../tables/courses/course-nicknames.ts';
import { SUBJECT_NICKNAMES } from '../../tables/courses/subject-nicknames.ts';
import { type Names, subjectOf } from './tokens.ts';

/** A course as its title and its prerequisites place it. */
interface Placed {
  code: string;
  subject: string;
  /** The level that its title states. */
  level: LevelSaid | null;
  /** The title's stems without level and place: of the part before a colon, and of all of it. */
  rests: readonly (readonly string[])[];
  stems: ReadonlySet<string>;
  /** 1 for "I" or "First Half"; null if its title states none. */
  place: number | null;
  /** Courses of its own subject that its record names as coming before. */
  needs: ReadonlySet<string>;
  /** The same of all subjects. */
  allNeeds: readonly string[];
  /** Whether it can be one of a sequence: no thesis, tutorial, laboratory or graduate course. */
  isOfSequence: boolean;
}

/** A field or topic as titles may have it. */
export interface Topic {
  said: string;
  /** Its subjects; empty if it is no field. */
  subjects: ReadonlySet<string>;
  /** Stems of each way to write it. */
  ways: readonly (readonly string[])[];
}

export interface Sequences {
  /** What some words of a message name; null if no title or field has them. */
  topicOf(words: readonly string[]): Topic | null;
  /** Whether a course's title has the words of a topic. */
  has(topic: Topic, code: string): boolean;
  /** The one course of a level, or the one at a place of that level; null if none or several alike are. */
  ofLevel(topic: Topic, level: LevelSaid, place: number | null): string | null;
  /** The course at a place of the sequence that begins with the introduction; null if it is not definite. */
  atPlace(topic: Topic, place: number): string | null;
}

/** So many courses of a subject must build on one that is its introduction without saying so. */
const LEAST_BUILT = 3;
/** It must have so many times as many courses that build on it as any other. */
const CLEARLY = 2;
/** So many times as many where another one comes before it by its number. */
const FAR_MORE = 5;

const known = new WeakMap<readonly Title[], Sequences>();

/**
 * The levels and sequences of a catalogue, of its titles and of the prerequisites that its records state; built once for
 * each, when a message first has a level or a place.
 */
export const sequencesOf = (names: Names): Sequences => {
  const found = known.get(names.titled) ?? createSequences(names);
  known.set(names.titled, found);
  return found;
};

const createSequences = (names: Names): Sequences => {
  const all = names.titled.map((title) => placedOf(title, names));
  const titles = new Map(names.titled.map(({ code, title }) => [code, fold(title)]));
  const byCode = new Map(all.map((each) => [each.code, each]));
  const bySubject = Map.groupBy(all, ({ subject }) => subject);
  /** The subjects of each department that have courses. */
  const taughtIn = new Map<string, Set<string>>();
  for (const subject of bySubject.keys()) {
    const department = names.departments.get(subject) ?? '';
    taughtIn.set(department, (taughtIn.get(department) ?? new Set()).add(subject));
  }
  const byStem = new Map<string, Placed[]>();
  for (const each of all)
    for (const stem of each.stems) {
      const some = byStem.get(stem);
      if (some) some.push(each);
      else byStem.set(stem, [each]);
    }
  const inSubject = countsOf(all.flatMap(({ needs }) => [...needs]));
  const inAll = countsOf(all.flatMap(({ allNeeds }) => allNeeds));
  const built = ({ code }: Placed): number => inSubject.get(code) ?? 0;

  /** Courses whose titles have all words of a topic. */
  const having = ({ ways }: Topic): Placed[] => [
    ...new Set(
      ways.flatMap(([first = '', ...rest]) =>
        (byStem.get(first) ?? []).filter(({ stems }) => rest.every((stem) => stems.has(stem))),
      ),
    ),
  ];
  /** Courses whose titles have a topic, a level and a place, and nothing else. */
  const exactly = (topic: Topic): Placed[] => {
    const some = having(topic).filter(({ isOfSequence }) => isOfSequence);
    const exact = some.filter(({ rests }) =>
      rests.some((rest) => topic.ways.some((way) => isSame(rest, way))),
    );
    if (exact.some(({ level }) => level === 'beginning')) return exact;
    const more = some.filter(({ rests }) =>
      rests.some((rest) => topic.ways.some((way) => isSame(withoutKinds(rest), way))),
    );
    return [...new Set([...exact, ...more])];
  };
  const bases = (some: readonly Placed[]): Placed[] =>
    some.filter((each) => each.isOfSequence && each.needs.size === 0);
  /** The one on which clearly most courses build. */
  const most = (
    some: readonly Placed[],
    counts: ReadonlyMap<string, number>,
    least: number,
  ): Placed | null => {
    const count = ({ code }: Placed): number => counts.get(code) ?? 0;
    const [first, second] = some.toSorted((one, other) => count(other) - count(one));
    if (first === undefined || count(first) < least) return null;
    return second === undefined || count(first) >= CLEARLY * count(second) ? first : null;
  };
  /** The course on which a subject builds, if none before it has others built on it: "Thinking Sociologically". */
  const baseOf = ({ subjects }: Topic): Placed | null => {
    const some = bases([...subjects].flatMap((subject) => bySubject.get(subject) ?? []));
    const base = most(some, inSubject, LEAST_BUILT);
    const others = some.filter((each) => each !== base && built(each) > 0);
    const isFirst =
      base !== null &&
      others.every((each) => byNumber(base, each) < 0 || built(base) >= FAR_MORE * built(each));
    return isFirst ? base : null;
  };
  const introductionOf = (topic: Topic): Placed | null => {
    const exact = exactly(topic);
    const begun = firstOf(exact.filter(({ level }) => level === 'beginning'));
    if (begun !== undefined) return begun;
    const first = firstOf(exact.filter(({ place, level }) => place === 1 && level === null));
    if (first !== undefined) return first;
    return topic.subjects.size > 0 ? baseOf(topic) : null;
  };
  /** "Introduction to Algorithms and Their Limits"; "Drawing from Observation", which is the first in its subject. */
  const openingOf = (topic: Topic): Placed | null => {
    const some = having(topic).filter(
      (each) =>
        each.isOfSequence &&
        each.rests.some((rest) => topic.ways.some((way) => way.every((stem, at) => rest[at] === stem))) &&
        (each.level === 'beginning' || isLowest(each, topic)),
    );
    return some.length === 1 ? (some[0] ?? null) : null;
  };
  /** Whether a course is the first of its subject, and alone has the topic there. */
  const isLowest = ({ subject, code }: Placed, topic: Topic): boolean =>
    (bySubject.get(subject) ?? []).toSorted(byNumber)[0]?.code === code &&
    // By its very words: "beginner languages" are not "The Language of Cinema".
    `${titles.get(code) ?? ''} `.startsWith(`${topic.said} `) &&
    having(topic).every((each) => each.code === code || each.subject !== subject || !each.isOfSequence);

  /** The first of those that have a topic, before which none of them comes: "Differential and Integral Calculus". */
  const headOf = (topic: Topic): Placed | null => {
    const some = having(topic).filter(({ isOfSequence }) => isOfSequence);
    const codes = new Set(some.map(({ code }) => code));
    const heads = some.filter((each) => !before(each).some((code) => codes.has(code)));
    return most(heads, inAll, 1);
  };
  /** All that comes before a course in its subject. */
  const before = (course: Placed): string[] => {
    const found = new Set(course.needs);
    for (const code of found) for (const earlier of byCode.get(code)?.needs ?? []) found.add(earlier);
    found.delete(course.code);
    return [...found];
  };
  /** @param isNamed whether the title of the first has nothing but the topic, so that what alone builds on it goes on with it */
  const nextOf = (course: Placed, topic: Topic, isNamed: boolean): Placed | null => {
    const { subject, place } = course;
    const later = (bySubject.get(subject) ?? []).filter(
      (each) => each.isOfSequence && each.code !== course.code,
    );
    const sibling =
      place === null
        ? undefined
        : later.find(
            (each) =>
              each.place === place + 1 &&
              each.level === course.level &&
              isSame(each.rests[0] ?? [], course.rests[0] ?? []),
          );
    if (sibling !== undefined) return sibling;
    const some = later.filter(({ needs }) => needs.has(course.code));
    // "Cell Biology" is no second course of biology; "Intermediate Japanese I" goes on with Japanese.
    const alike = some.filter(({ stems, level, rests }) =>
      topic.ways.some((way) =>
        topic.subjects.size > 0
          ? level !== null && isSame(withoutKinds(rests[0] ?? []), way)
          : way.every((stem) => stems.has(stem)),
      ),
    );
    if (alike.length > 0) {
      const codes = new Set(alike.map(({ code }) => code));
      const [one, ...others] = alike.filter((each) => !before(each).some((code) => codes.has(code)));
      return others.length === 0 ? (one ?? null) : null;
    }
    const half = some.find(({ code }) => isNextLetter(course.code, code));
    return half ?? (isNamed && some.length === 1 ? (some[0] ?? null) : null);
  };
  const after = (head: Placed | null, place: number, topic: Topic): Placed | null => {
    const isNamed = head !== null && exactly(topic).includes(head);
    let at = head;
    for (let step = 1; step < place && at !== null; step += 1) at = nextOf(at, topic, isNamed);
    return at;
  };

  return {
    topicOf: (words) => {
      if ([words[0], words.at(-1)].some((word = '') => stemsIn(word).length === 0)) return null;
      const topic = topicOf(words, names, taughtIn);
      const has = topic.subjects.size > 0 || topic.ways.some((way) => way.every((stem) => byStem.has(stem)));
      return has && topic.ways.length > 0 ? topic : null;
    },
    has: (topic, code) => having(topic).some((each) => each.code === code),
    ofLevel(topic, level, place) {
      if (level === 'beginning' && (place ?? 1) === 1)
        return (introductionOf(topic) ?? (topic.subjects.size > 0 ? null : openingOf(topic)))?.code ?? null;
      const some = exactly(topic).filter((each) => each.level === level);
      if (place === null) return some.length === 1 ? (some[0]?.code ?? null) : null;
      const placed = placesOf(some);
      return placed[place - 1]?.code ?? null;
    },
    atPlace(topic, place) {
      const exact = exactly(topic).filter((each) => each.place === place);
      const [said, ...others] = exact.filter(({ level }) => level === 'beginning' || level === null);
      if (said !== undefined) return others.length === 0 ? said.code : null;
      const introduction = introductionOf(topic);
      const head = introduction ?? headOf(topic);
      const course = after(head, place, topic);
      if (course !== null && (place > 1 || introduction !== null)) return course.code;
      // One course alone is no sequence: "world war 1".
      return course !== null && nextOf(course, topic, false) !== null ? course.code : null;
    },
  };
};

const countsOf = (codes: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

const placedOf = ({ code, title, component, needs, isGraduate }: Title, names: Names): Placed => {
  const subject = subjectOf(code);
  const whole = fold(title).split(' ');
  const head = fold(title.split(':')[0] ?? '').split(' ');
  const parts = head.length === whole.length ? [whole] : [head, whole];
  const level = whole.flatMap((word) => LEVELS_TITLED.get(word) ?? [])[0] ?? null;
  const mentions = needs === '' ? [] : names.recogniser.mentions(needs);
  const codes = [...new Set(mentions.map((mention) => mention.code))].filter((each) => each !== code);
  return {
    code,
    subject,
    level,
    rests: parts.map(restOf),
    stems: new Set(whole.flatMap((word) => (STOP_WORDS.has(word) ? [] : stemOf(word)))),
    place: placeOf(head),
    needs: new Set(codes.filter((each) => subjectOf(each) === subject)),
    allNeeds: codes,
    isOfSequence: !isGraduate && component !== 'Laboratory' && !whole.some((word) => NO_SEQUENCE.has(word)),
  };
};
/** Place in the sequence that the part of a title before its colon states. */
const placeOf = (head: readonly string[]): number | null => {
  const last = head.at(-1) ?? '';
  if (last === 'half') return ORDINALS.get(head.at(-2) ?? '') ?? null;
  return head.length > 1 ? (PLACES_TITLED.get(last) ?? null) : null;
};
const restOf = (words: readonly string[]): string[] =>
  words.flatMap((word, at) =>
    STOP_WORDS.has(word) ||
    LEVELS_TITLED.has(word) ||
    BESIDE_FIELD.has(word) ||
    (at > 0 && PLACES_TITLED.has(word))
      ? []
      : stemOf(word),
  );
const ofLanguages = new Set([...OF_LANGUAGES].map(stemOf));
const withoutKinds = (rest: readonly string[]): string[] => rest.filter((stem) => !ofLanguages.has(stem));
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((stem, at) => other[at] === stem);

const byNumber = (one: Placed, other: Placed): number => numberOf(one.code) - numberOf(other.code);
/** A code without a number ("KOREAN BA") comes first, where its catalogue has beginners. */
const numberOf = (code: string): number => Number(/\d+/u.exec(code)?.[0] ?? 0);
/** Whether a code is another's next by its last letter: "MATH 1B" after "MATH 1A". */
const isNextLetter = (one: string, other: string): boolean =>
  /[A-Z]$/u.test(one) &&
  one.length === other.length &&
  one.slice(0, -1) === other.slice(0, -1) &&
  (other.codePointAt(other.length - 1) ?? 0) - (one.codePointAt(one.length - 1) ?? 0) === 1;

/** The one course, or the first of a sequence of them; undefined if several are alike. */
const firstOf = (some: readonly Placed[]): Placed | undefined =>
  some.length > 1 ? placesOf(some)[0] : some[0];
/** Courses in the order of their sequence; none if it is not one sequence. */
const placesOf = (some: readonly Placed[]): Placed[] => {
  const [first] = some;
  if (first === undefined || some.some(({ subject }) => subject !== first.subject)) return [];
  if (some.every(({ rests }) => isSame(rests[0] ?? [], first.rests[0] ?? []))) {
    const placed = some.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
    if (placed.every(({ place }, at) => place === at + 1)) return placed;
    const lettered = some.toSorted((one, other) => (one.code < other.code ? -1 : 1));
    if (lettered.every(({ code }, at) => at === 0 || isNextLetter(lettered[at - 1]?.code ?? '', code)))
      return lettered;
  }
  return [];
};

const stemsIn = (text: string): string[] =>
  fold(text)
    .split(' ')
    .flatMap((word) => (word === '' || STOP_WORDS.has(word) ? [] : stemOf(word)));

const topicOf = (
  words: readonly string[],
  { subjects, departments }: Names,
  taughtIn: ReadonlyMap<string, ReadonlySet<string>>,
): Topic => {
  const said = words.join(' ');
  const full = [said, ...(SUBJECT_NICKNAMES[said]?.split('|') ?? [])];
  const value = full.flatMap((name) => subjects.get(name) ?? [])[0];
  const codes = value === undefined ? [] : codesOf(value, departments);
  const department = value === undefined ? '' : (departments.get(value) ?? '');
  // "Beginning Hebrew" is no introduction to "Near Eastern Languages".
  const taught = taughtIn.get(department);
  const isOnly = taught?.size === 1 && codes.some((code) => taught.has(code));
  const spelled = words.map((word) => COURSE_NICKNAMES.get(word) ?? word).join(' ');
  const names = [...full, COURSE_NICKNAMES.get(said) ?? '', isOnly ? department : '', spelled];
  const ways = names.map(stemsIn).filter((way) => way.length > 0);
  return {
    said,
    subjects: new Set(codes),
    ways: [...new Map(ways.map((way) => [way.join(' '), way])).values()],
  };
};
const codesOf = (value: string, departments: ReadonlyMap<string, string>): string[] => {
  const isCode = departments.get(value) !== value;
  return isCode
    ? [value]
    : [...departments].flatMap(([code, department]) => (department === value ? [code] : []));
};
