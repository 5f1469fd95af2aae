import { wordsOf } from '../search-words.ts';
import { isStemOfFiller, stemOf, stemsOf } from './topic-words.ts';

/** What tells a record from others of its title. */
export interface Described {
  class_tag: string;
  class_name: string;
  description: string;
}

/** What registrars write where nothing is said of a course. */
const FORMULAS: ReadonlySet<string> = new Set(
  (
    'academic additional admission advanced advisor annual approval approved arranged arrangement assignments available basis concurrent ' +
    'consent consult content coordinator course credit curriculum department description details directed dissertation doctoral ' +
    'enrollment faculty field fall further given grading graduate group hoc ad included independent individual information ' +
    'initiated instructor instruction lecture letter limited members offered offerings opportunity opportunities ordinarily otherwise ' +
    'participation permanent permission prerequisite prior program project propose reading register registration regular repeated ' +
    'required research seminar special spring staff student study subject supervised supervision supplementary tba term textbook ' +
    'thesis topic topics tutorial undergraduate units varies vary visit work year years'
  )
    .split(' ')
    .map(stemOf),
);
/** Words beside those of the title and of formulas; short descriptions of language courses have four and more. */
const FEWEST_WORDS = 4;
const TITLES_OF_FORMULA = 3;

/** Per record 1 where its description says nothing of it: there is none, it is a formula, or that of courses of other titles. */
export const shellsAmong = (records: readonly Described[]): Uint8Array => {
  const titles = new Map<string, Set<string>>();
  for (const { class_name, description } of records) {
    const known = titles.get(description) ?? new Set();
    titles.set(description, known.add(class_name));
  }
  return Uint8Array.from(records, ({ class_name, description }) => {
    if ((titles.get(description)?.size ?? 0) >= TITLES_OF_FORMULA) return 1;
    const title = new Set(stemsOf(class_name));
    const own = new Set(stemsOf(description));
    for (const stem of own)
      if (title.has(stem) || FORMULAS.has(stem) || isStemOfFiller(stem)) own.delete(stem);
    return own.size < FEWEST_WORDS ? 1 : 0;
  });
};

/** Of two descriptions under one title, the share of words that both have; those of different courses have a fifth. */
const LEAST_SHARED = 0.5;
/** A bound of time: so many different courses of one title are told apart. */
const MOST_OF_TITLE = 20;

interface First {
  record: number;
  tag: string;
  stems: ReadonlySet<string>;
}

/**
 * Per record the first one of the same class: under another code, in another term, or for graduates, which descriptions say in a
 * sentence of their own.
 */
export const firstsOfClasses = (records: readonly Described[]): Uint32Array => {
  const firsts = new Map<string, First[]>();
  return Uint32Array.from(records, ({ class_tag, class_name, description }, record) => {
    const title = wordsOf(class_name)
      .map(({ text }) => text)
      .join(' ');
    const stems = new Set(stemsOf(description));
    const known = firsts.get(title) ?? [];
    firsts.set(title, known);
    const same = known.find(
      ({ tag, stems: others }) => tag === class_tag || sharedOf(stems, others) >= LEAST_SHARED,
    );
    if (same !== undefined) return same.record;
    if (known.length < MOST_OF_TITLE) known.push({ record, tag: class_tag, stems });
    return record;
  });
};

const sharedOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let both = 0;
  for (const stem of a) if (b.has(stem)) both += 1;
  return both / Math.max(1, a.size + b.size - both);
};
