import { wordsOf } from '../index/search-words.ts';
import { isStemOfFiller, stemOf, stemsOf } from './topic-words.ts';

/** What distinguishes a record from others with its title. */
export interface Described {
  class_tag: string;
  class_name: string;
  description: string;
}

/** Words of the formulas that registrars write where there is no description. */
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
/** Words beyond those of the title and of placeholders; short descriptions of language courses have at least four. */
const FEWEST_WORDS = 4;
const TITLES_OF_FORMULA = 3;

/** Per record: 1 if its description says nothing specific: missing, a placeholder, or shared by courses of other titles. */
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

/** Minimum share of common words in two descriptions under one title; those of different courses have about a fifth. */
const LEAST_SHARED = 0.5;
/** Limits time: maximum number of different courses distinguished under one title. */
const MOST_OF_TITLE = 20;

interface First {
  record: number;
  tag: string;
  stems: ReadonlySet<string>;
}

/**
 * Per record: the first one of the same class, which may be under another code, in another term, or for graduates,
 * whose descriptions have an additional sentence.
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
