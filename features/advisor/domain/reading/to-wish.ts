import { AREAS } from '#features/catalogue/domain/areas.ts';
import { LEVELS } from '#features/catalogue/domain/levels.ts';
import { DAY_LETTERS, weekdayOfLetter } from '#features/catalogue/domain/sections/weekdays.ts';
import { type Weekday, WEEKDAYS } from '#features/catalogue/contract.ts';
import type {
  DayLetter,
  FreeHours,
  Range,
} from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { AttributeAsked } from '#features/catalogue/domain/attribute-match.ts';
import type { SearchInput, Wish } from './request.ts';
import { emptyWish } from './wish.ts';
import type { Frame } from './frame/frame.ts';
import type { Condition, Role } from './spans/meaning.ts';
import { AVOIDED, OF_STUDIOS } from './tables/topics/avoided-topics.ts';
import { SAME_TOPICS } from './tables/topics/same-topics.ts';
import type { Vocabulary } from './spans/vocabulary.ts';

export const weekdaysOf = (letters: readonly DayLetter[]): Weekday[] =>
  DAY_LETTERS.filter((letter) => letters.includes(letter)).map(weekdayOfLetter);

/** Translates a frame to the advisor's search. What it cannot express is kept as unread, and the reply names it. */
export const toWish = (frame: Frame, vocabulary: Vocabulary): Wish => {
  const wish = emptyWish(frame);
  const { search } = wish;
  for (const { condition, said } of frame.conditions)
    if (!addTo(search, condition, vocabulary)) wish.unread.push(said);
  const [topic, ...others] = search.topics ?? [];
  if (topic !== undefined && others.length === 0) {
    search.text = topic;
    delete search.topics;
  }
  if (frame.order) {
    search.sort = frame.order.by;
    if (frame.order.descending) search.descending = true;
  }
  addCourses(wish, frame);
  wish.than = frame.than && { ...frame.than, codes: [...frame.than.codes] };
  wish.wanted = frame.count;
  // "If there's room, add": nobody looks for courses by the size of a room.
  wish.unheld = frame.unheld.filter((each) => each !== 'rooms');
  wish.doubts = [...frame.doubts];
  const [programme = null] = frame.programmes;
  const [group = null] = frame.groups;
  if (
    frame.programmes.length + frame.groups.length > 0 ||
    (frame.acts.includes('counts') && !search.attributes_any)
  )
    wish.countsTowards = { programme, group };
  wish.byInterests = frame.acts.includes('interests');
  wish.counted = frame.acts.includes('counted');
  wish.isMore = frame.acts.includes('more');
  if (frame.acts.includes('ready') && frame.named.every(({ role }) => role !== null))
    search.prerequisites_met = true;
  if (frame.acts.includes('begin')) {
    wish.beginning = true;
    search.levels ??= ['introductory'];
    search.prerequisites_met = true;
  }
  if (isBeginnersLanguage(search, vocabulary)) {
    search.levels = ['introductory', 'intermediate'];
    search.topics = [...FIRST_COURSES];
    // The second half of such a course requires the first.
    search.prerequisites_met = true;
  }
  return wish;
};

/** Words in the titles of a language's first courses, whose numbers do not show it ("KOREAN BA", "FRENCH 40"). */
const FIRST_COURSES = ['elementary', 'beginning'];
const isBeginnersLanguage = (
  { levels, component, areas, subjects, text, topics }: SearchInput,
  { subjectsIn }: Vocabulary,
): boolean => {
  if (levels?.join() !== 'introductory' || (text ?? topics) !== undefined) return false;
  const languages = subjectsIn.get('languages') ?? [];
  const isOfArea = areas !== undefined && areas.every((area) => area === 'languages');
  return (
    component === 'Language' ||
    isOfArea ||
    (subjects !== undefined && subjects.every((each) => languages.includes(each)))
  );
};

/** Adds courses named beside a wish: taken, to fit with, to resemble, to exclude. */
const addCourses = (wish: Wish, { named, without, acts }: Frame): void => {
  const as = (...roles: Role[]) =>
    named.flatMap(({ code, role }) => (role && roles.includes(role) ? code : []));
  const { search } = wish;
  const [like] = as('like', 'instead');
  wish.like = like ?? null;
  if (acts.includes('after'))
    wish.after = named.flatMap(({ code, role }) => (role === 'without' ? [] : code));
  else {
    const clear = as('clear', 'taking');
    if (clear.length > 0) search.no_conflict_with = clear;
  }
  for (const { code, known, role } of named) if (role === 'without' && !known) wish.unread.push(code);
  const left = [...without, ...wish.after, ...as('taken', 'taking', 'clear', 'instead', 'without')];
  if (left.length > 0) search.exclude_codes = joined(search.exclude_codes, left);
};

/** Adds a condition to a search; false if the search cannot express it. */
const addTo = (search: SearchInput, condition: Condition, vocabulary: Vocabulary): boolean => {
  const { isTurned } = condition;
  switch (condition.on) {
    case 'terms':
      if (isTurned) return false;
      search.terms = joined(search.terms, condition.value);
      return true;
    case 'subjects':
      if (isTurned) search.exclude_subjects = joined(search.exclude_subjects, condition.value);
      else search.subjects = joined(search.subjects, asFew(condition.value, vocabulary));
      return true;
    case 'areas':
      if (!isTurned) search.areas = [...(search.areas ?? []), ...condition.value];
      else {
        const subjects = condition.value.flatMap((area) => vocabulary.subjectsIn.get(area) ?? []);
        // The tool accepts no more subjects; a longer list becomes a choice of the other broad fields.
        if (subjects.length <= MOST_SUBJECTS)
          search.exclude_subjects = joined(search.exclude_subjects, subjects);
        else if (search.areas || search.subjects) return false;
        else search.areas = AREAS.filter((area) => !condition.value.includes(area));
      }
      return true;
    case 'days': {
      const days = weekdaysOf(condition.value.on);
      if (isTurned) search.avoid_days = joined(search.avoid_days, days);
      else if (condition.value.mode === 'all' || (condition.value.mode === 'any' && days.length === 1))
        search.meets_on = joined(search.meets_on, days);
      else search.days = joined(search.days, days);
      return true;
    }
    case 'startsAfter':
      if (isTurned) return false;
      search.starts_at_or_after = [condition.value, search.starts_at_or_after ?? ''].toSorted().at(-1);
      return true;
    case 'endsBefore':
      if (isTurned) return false;
      search.ends_at_or_before = [condition.value, search.ends_at_or_before ?? '99'].toSorted()[0];
      return true;
    case 'keepsFree':
      if (isTurned || condition.value === null) return false;
      search.free_times = inBoth(besides(condition.value), search.free_times);
      return true;
    case 'hours':
      return addRange(search, condition.value, isTurned, 'min_hours', 'max_hours');
    case 'rating':
      return addRange(search, condition.value, isTurned, 'min_rating', 'max_rating');
    case 'units':
      return addRange(search, condition.value, isTurned, 'min_units', 'max_units');
    case 'size':
      return addRange(search, condition.value, isTurned, 'min_enrollment', 'max_enrollment');
    case 'levels':
      search.levels = isTurned
        ? LEVELS.filter((level) => !condition.value.includes(level))
        : LEVELS.filter((level) => condition.value.includes(level) || (search.levels ?? []).includes(level));
      return true;
    case 'kinds':
      if (!isTurned && (search.component !== undefined || search.kinds !== undefined)) {
        const known = search.kinds ?? kindsOf(search.component, vocabulary);
        if (condition.value.every((kind) => known.includes(kind))) return true;
        // "A studio where I do things with my hands".
        if (known.every((kind) => condition.value.includes(kind))) return true;
        search.kinds = joined(known, condition.value);
        delete search.component;
        return true;
      }
      return addKind(search, condition.value, isTurned);
    case 'attributes': {
      const asked = condition.value.flatMap(({ scheme, values }): AttributeAsked[] =>
        values.map((value) => ({ scheme, value })),
      );
      const key = isTurned ? 'attributes_none' : 'attributes_any';
      search[key] = [...(search[key] ?? []), ...asked].slice(0, MOST_ATTRIBUTES);
      return true;
    }
    case 'maxDays':
      if (isTurned) return false;
      search.max_days = Math.min(condition.value, search.max_days ?? condition.value);
      return true;
    case 'isReady':
      if (isTurned) return false;
      search.prerequisites_met = true;
      return true;
    case 'statesNone':
      if (isTurned) return false;
      search.no_prerequisites_stated = true;
      return true;
    case 'isByPermission':
    case 'notesSay': {
      const key = isTurned ? 'notes_none_of' : 'notes_say';
      search[key] = joined(search[key], [condition.on === 'notesSay' ? condition.value : 'permission']);
      return true;
    }
    case 'hasSeats':
      if (isTurned) return false;
      search.has_open_seats = true;
      return true;
    case 'isUntakenOnly':
      if (isTurned) return false;
      search.exclude_taken = true;
      return true;
    case 'topic': {
      const weekend = WEEKEND[condition.value];
      if (weekend !== undefined) {
        const key = isTurned ? 'avoid_days' : 'meets_on';
        search[key] = joined(search[key], [weekend]);
        return true;
      }
      if (isTurned) {
        // A topic that no course has cannot exclude any.
        if (!condition.value.split(' ').every((word) => vocabulary.lexicon.words.has(word))) return false;
        search.exclude_topics = joined(search.exclude_topics, [
          condition.value,
          ...alike(condition.value, vocabulary),
          ...(AVOIDED.get(condition.value) ?? []).filter((word) => vocabulary.lexicon.words.has(word)),
        ]).slice(0, MOST_TOPICS);
        if (OF_STUDIOS.has(condition.value) && search.component === undefined)
          addKind(search, ['Studio'], true);
        return true;
      }
      search.topics = joined(search.topics, [condition.value, ...alike(condition.value, vocabulary)]).slice(
        0,
        MOST_TOPICS,
      );
      return true;
    }
    case 'instructor':
      if (isTurned) return false;
      search.instructor = condition.value;
      return true;
    default:
      return false;
  }
};

/** Adds a synonym that the catalogue uses: "film" for "movies". */
const alike = (topic: string, { lexicon }: Vocabulary): string[] => {
  const words = topic.split(' ');
  const known = (said: string) =>
    (SAME_TOPICS.get(said) ?? []).filter((other) =>
      other.split(' ').every((each) => lexicon.words.has(each)),
    );
  return words.flatMap((word, at) => [
    ...known(word).map((other) => words.with(at, other).join(' ')),
    ...known(`${word} ${words[at + 1] ?? ''}`).map((other) => words.toSpliced(at, 2, other).join(' ')),
  ]);
};
const MOST_TOPICS = 12;

/** Days that no filter of the list has. */
export const WEEKEND: Readonly<Record<string, Weekday | undefined>> = {
  saturday: 'Sat',
  saturdays: 'Sat',
  sunday: 'Sun',
  sundays: 'Sun',
};

const MOST_SUBJECTS = 20;
/** The tool accepts no more subjects: their department instead. */
const asFew = (subjects: readonly string[], { lexicon }: Vocabulary): readonly string[] =>
  subjects.length <= MOST_SUBJECTS
    ? subjects
    : [...new Set(subjects.map((code) => lexicon.departments.get(code) ?? code))];
const MOST_ATTRIBUTES = 20;

const joined = <Item>(known: readonly Item[] | undefined, more: readonly Item[]): Item[] => [
  ...new Set([...(known ?? []), ...more]),
];

type Bound = 'hours' | 'rating' | 'units' | 'enrollment';
const addRange = (
  search: SearchInput,
  { min, max }: Range,
  isTurned: boolean,
  least: `min_${Bound}`,
  most: `max_${Bound}`,
): boolean => {
  if (isTurned) return false;
  // "Not brutal, under 7 hours": the narrower bound holds.
  if (min !== null) search[least] = Math.max(min, search[least] ?? min);
  if (max !== null) search[most] = Math.min(max, search[most] ?? max);
  return true;
};

/** The catalogue's kinds of class for a word: "a workshop or studio" has several. */
const kindsOf = (component: string | undefined, { lexicon: { components } }: Vocabulary): string[] => {
  const word = component?.toLowerCase() ?? '';
  return [...new Set(components.values())].filter((kind) =>
    kind
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(word),
  );
};

/** Adds the one word that all kinds share, which is what the tool accepts: "seminar" for five names. */
const addKind = (search: SearchInput, kinds: readonly string[], isTurned: boolean): boolean => {
  const words = kinds.map((kind) => kind.toLowerCase().split(/[^a-z]+/));
  const [first = []] = words;
  const common = first.find((word) => words.every((some) => some.includes(word)));
  const key = isTurned ? 'exclude_component' : 'component';
  if (search[key] !== undefined) return false;
  // The kinds of "hands on" share no word.
  if (common === undefined && !isTurned && kinds.length > 0) search.kinds = [...kinds];
  if (common === undefined) return !isTurned && kinds.length > 0;
  search[key] = kinds.find((kind) => kind.toLowerCase() === common) ?? common;
  return true;
};

const inBoth = (some: FreeTimes, others: FreeTimes = EVERY_HOUR): FreeTimes =>
  some.flatMap(({ day, start, end }) =>
    others
      .filter((other) => other.day === day)
      .map((other) => ({
        day,
        start: start > other.start ? start : other.start,
        end: end < other.end ? end : other.end,
      }))
      .filter((span) => span.start < span.end),
  );
type FreeTimes = NonNullable<SearchInput['free_times']>;
const EVERY_HOUR: FreeTimes = WEEKDAYS.map((day) => ({ day, start: '00:00', end: '23:59' }));

/** The times of a week that a job leaves free. */
const besides = ({ on, start, end }: FreeHours): FreeTimes =>
  WEEKDAYS.flatMap((day) =>
    weekdaysOf(on).includes(day)
      ? [
          { day, start: '00:00', end: start },
          { day, start: end, end: '23:59' },
        ].filter((span) => span.start < span.end)
      : [{ day, start: '00:00', end: '23:59' }],
  );
