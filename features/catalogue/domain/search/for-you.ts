import { subjectOfTag } from '../pack/subject-of-tag.ts';
import { principalKind } from '../sections/section-summary.ts';
import { byTag, type Filterable, sectionsOf } from './course-row.ts';
import { STOP_WORDS, wordsOf } from './index/search-words.ts';

/** A requirement group with open slots, as computed by the requirement counting. */
export interface OpenGroup {
  name: string;
  programme: string;
  /** Codes that would fill an open slot. */
  options: readonly string[];
}

/** The parts of a student's profile that affect the list order. */
export interface StudentAims {
  open: readonly OpenGroup[];
  /** Programmes whose requirements the pack does not state; for these the department counts. */
  unstated: readonly string[];
  /** Fields chosen as interests: `Art History`. */
  interests: readonly string[];
  /** Interests in the student's own words. */
  ownWords: string;
  /** Kinds of teaching that the student prefers: `Seminars`. */
  preferences: readonly string[];
}

/** Why a course is ranked first. */
export interface Fit {
  /** Higher is better. */
  score: number;
  /** Rank of the first open group it counts for, the one with the fewest options first; after all groups if none. */
  group: number;
  /** A few words each, most important first; at least one. */
  reasons: readonly string[];
}

const OPEN = 8;
const SECOND_PROGRAMME = 1;
/** Weight of the student's own programme if its requirements are not stated. */
const STUDY = 6;
const FIELD = 4;
const TITLE = 3;
const PREFERENCE = 0.5;

/** The kinds of sections that a preference means; other preferences cannot be matched with records. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Lectures: ['Lecture'],
  Seminars: ['Seminar'],
  'Lab work': ['Laboratory', 'Lab'],
};

/** The record lists sections, and all are cancelled. */
const isCancelled = (row: Filterable): boolean => {
  const sections = sectionsOf(row);
  return sections.length > 0 && sections.every(({ status }) => status === 'cancelled');
};

const normal = (code: string): string => code.toUpperCase();

/**
 * Returns a function that tells how a course fits a student. Every reason comes from the requirement counting, the
 * record or the profile; a course without a reason is not ranked first, which is no judgement of it.
 *
 * @param departments of the subjects, by code
 * @returns null for a course without a reason, or that is cancelled
 */
export const createFitReader = (
  { open, unstated, interests, ownWords, preferences }: StudentAims,
  departments: ReadonlyMap<string, string>,
): ((row: Filterable) => Fit | null) => {
  const groups = open.toSorted((a, b) => a.options.length - b.options.length);
  const groupsOf = new Map<string, number[]>();
  for (const [at, { options }] of groups.entries())
    for (const code of options) groupsOf.set(normal(code), [...(groupsOf.get(normal(code)) ?? []), at]);
  const programmes = new Set(open.map(({ programme }) => programme)).size;
  const fields = interests.map((name) => ({ name, words: wordsOfField(name) }));
  const own = ownInterests(ownWords);
  const studyOf = studyReader(unstated, departments);
  const kinds = preferences.flatMap((name) => KINDS[name] ?? []);
  const likedIn = new Map<string, readonly string[]>();

  const fieldsOf = (code: string): readonly string[] => {
    const subject = subjectOfTag(code);
    const known = likedIn.get(subject);
    if (known) return known;
    const words = stemsOf(departments.get(subject) ?? '');
    const liked = fields.flatMap((field) => (field.words.every((word) => words.has(word)) ? field.name : []));
    likedIn.set(subject, liked);
    return liked;
  };

  return (row) => {
    const counts = [...new Set(row.codes.flatMap((code) => groupsOf.get(normal(code)) ?? []))].toSorted(
      (a, b) => a - b,
    );
    const towards = counts.flatMap((at) => groups[at] ?? []);
    // Graduate workshops do not count towards an undergraduate concentration.
    const isOfStudy = row.level !== 'graduate';
    const studied = isOfStudy
      ? [...new Set(row.codes.flatMap((code) => studyOf(subjectOfTag(code)) ?? []))]
      : [];
    const inField = [...new Set(row.codes.flatMap(fieldsOf))];
    const title = fields.length > 0 || own.size > 0 ? stemsOf(row.class_name) : NO_WORDS;
    const inTitle = fields.filter(
      ({ name, words }) => !inField.includes(name) && words.every((word) => title.has(word)),
    );
    const liked = [...inField, ...inTitle.map(({ name }) => name)];
    const named = [...own].flatMap(([stem, word]) => (title.has(stem) ? word : []));
    if (towards.length + studied.length + liked.length + named.length === 0) return null;
    if (isCancelled(row)) return null;
    const preferred = kinds.length === 0 ? null : preferredKind(row, kinds);
    const isForSeveral = new Set(towards.map(({ programme }) => programme)).size > 1;
    const [first] = counts;
    return {
      score:
        (towards.length > 0 ? OPEN : 0) +
        (isForSeveral ? SECOND_PROGRAMME : 0) +
        (studied.length > 0 ? STUDY : 0) +
        (inField.length > 0 ? FIELD : inTitle.length + named.length > 0 ? TITLE : 0) +
        (preferred === null ? 0 : PREFERENCE),
      group: first ?? groups.length,
      reasons: [
        ...counting(towards, programmes > 1),
        ...(studied.length === 0 ? [] : [`In ${LIST.format(studied)}, which you study`]),
        ...liking(liked),
        ...(named.length === 0 ? [] : [`You wrote of ${LIST.format(named.map((word) => `“${word}”`))}`]),
        ...(preferred === null ? [] : [`${preferred}, as you prefer`]),
      ],
    };
  };
};

/**
 * The programme that a subject's department teaches: an exact match of the name, otherwise departments whose name has
 * all its words: "Economics" may be taught by "Economics and Business" but "History" is not by "History of Science".
 */
const studyReader = (
  studies: readonly string[],
  departments: ReadonlyMap<string, string>,
): ((subject: string) => string | undefined) => {
  const studyOf = new Map<string, string>();
  for (const study of studies) {
    const words = wordsOfField(study);
    if (words.length === 0) continue;
    const having = [...departments].flatMap(([subject, department]) => {
      const own = wordsOfField(department);
      return words.every((word) => own.includes(word))
        ? { subject, isWhole: own.length === words.length }
        : [];
    });
    const named = having.filter(({ isWhole }) => isWhole);
    for (const { subject } of named.length > 0 ? named : having) studyOf.set(subject, study);
  }
  return (subject) => studyOf.get(subject);
};

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

const counting = (towards: readonly OpenGroup[], isOfSeveral: boolean): string[] =>
  towards.length === 0
    ? []
    : [
        `Counts towards ${LIST.format(
          towards.map(({ name, programme }) => (isOfSeveral ? `${name} (${programme})` : name)),
        )}`,
      ];

const liking = (fields: readonly string[]): string[] => {
  if (fields.length === 0) return [];
  return [`${LIST.format(fields)} ${fields.length === 1 ? 'is one' : 'are some'} of your interests`];
};

const preferredKind = (row: Filterable, kinds: readonly string[]): string | null => {
  const [section] = principalKind(sectionsOf(row));
  return section !== undefined && kinds.includes(section.component) ? section.component : null;
};

const NO_WORDS: ReadonlySet<string> = new Set();

/** The specific words of a field's name: not the `Studies` of `Gender Studies`. */
const wordsOfField = (name: string): string[] => [...stemsOf(name)].filter((stem) => stem !== 'study');

const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ text: word }) => (STOP_WORDS.has(word) ? [] : stemOf(word))));

/** Maps plurals to the singular. */
const stemOf = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|ics)$/.test(word) ? word.slice(0, -1) : word;
};

const SHORTEST_OWN_WORD = 4;

/** Words that describe no topic: what students say around their interests, and common words in titles. */
const FILLER = new Set(
  (
    'advanced after also always any anything area become been being career class college contemporary course curious degree eager ' +
    'elementary especially everything explore exploring fascinated find field focus future general good graduate great have hope ' +
    'hoping independent interest interested interesting intermediate introduction introductory into issue just keen know learn learning ' +
    'life like look looking love major make making many methods minor modern more most much passion passionate plan planning ' +
    'practice principle problem project really research school semester seminar senior should some something study studying such ' +
    'taking term than them theory these they thing think this those through topic toward towards understand understanding university ' +
    'various very want wanting well will with within work working world would year'
  ).split(' '),
);

/** Clauses that say what a student does not like. */
const DENIED =
  /\b(?:not|no|never|nor|neither|without|avoid\w*|dislike\w*|hate\w*|except|less|least|rather than|instead of|boring|bored|afraid|scared|struggl\w*|bad at|tired of|cannot)\b|n['’]t\b/i;

/** The words that describe a student's interests, by stem; a sentence with a negation is skipped completely. */
const ownInterests = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/[.;!?\n]+/)
      .filter((sentence) => !DENIED.test(sentence))
      .flatMap((sentence) => wordsOf(sentence))
      .filter(
        ({ text: word }) =>
          word.length >= SHORTEST_OWN_WORD &&
          !FILLER.has(stemOf(word)) &&
          !FILLER.has(word) &&
          !STOP_WORDS.has(word),
      )
      .map(({ text: word }) => [stemOf(word), word]),
  );

/**
 * Moves fitting items to the front and keeps the order otherwise. Nothing is lost or duplicated.
 *
 * @param fitOf null for an item that is not moved
 */
export const forYouFirst = <Item>(
  items: readonly Item[],
  rowOf: (item: Item) => Filterable,
  fitOf: (row: Filterable) => Fit | null,
): { items: Item[]; fitting: number } => {
  const fitting: { item: Item; row: Filterable; fit: Fit }[] = [];
  const others: Item[] = [];
  for (const item of items) {
    const row = rowOf(item);
    const fit = fitOf(row);
    if (fit) fitting.push({ item, row, fit });
    else others.push(item);
  }
  fitting.sort(
    (a, b) =>
      b.fit.score - a.fit.score || a.fit.group - b.fit.group || byTag(a.row.class_tag, b.row.class_tag),
  );
  return { items: [...fitting.map(({ item }) => item), ...others], fitting: fitting.length };
};

/**
 * The terms whose courses come first: those that the list is filtered by, or the term to plan if all terms are listed.
 *
 * @param given.chosen names in the term filter
 * @param given.isTurned the filter is negated
 * @param given.offered names of all terms
 * @param given.planned null if there is none to plan
 */
export const termsForYou = ({
  chosen,
  isTurned,
  offered,
  planned,
}: {
  chosen: readonly string[];
  isTurned: boolean;
  offered: readonly string[];
  planned: string | null;
}): readonly string[] => {
  if (chosen.length > 0 && !isTurned) return chosen;
  if (planned === null) return [];
  return chosen.includes(planned) ? offered.filter((term) => !chosen.includes(term)) : [planned];
};
