import type { Course } from '#features/catalogue/contract.ts';
import { foldedWords } from './fold.ts';
import { shortFormsOf } from './given-names.ts';
import { GLUE } from './vocabulary.ts';

export type PhraseKind =
  | 'title'
  | 'person'
  | 'place'
  | 'department'
  | 'attribute'
  | 'scheme'
  | 'programme'
  | 'group';

/** Words for a value of some record. */
export interface Phrase {
  kind: PhraseKind;
  words: readonly string[];
  /** The value as the record spells it. */
  value: string;
  /** Courses whose records have the value; empty for values of the whole catalogue. */
  codes: readonly string[];
}

/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The common forms of a person's name: whole, family name, given and family name, initial. */
const namesOf = (name: string): string[][] => {
  const words = foldedWords(name);
  const [first = ''] = words;
  // The family name keeps its hyphens (`Émile Borel-Quist`) and particles (`van der Berg`).
  const parts = name.trim().split(/\s+/);
  const family = foldedWords(parts.at(-1) ?? '');
  const particled = /\s((?:(?:de|van|von|der|da|del|la|le|al|bin|ibn|ter|dos|di|du)\s+)+\S+)$/i.exec(
    name,
  )?.[1];
  const forms = [words, family, [first, ...family], [first[0] ?? '', ...family]];
  for (const given of shortFormsOf(first)) forms.push([given, ...family]);
  if (particled) forms.push(foldedWords(particled), [first, ...foldedWords(particled)]);
  return forms.filter(
    (form) => form.length > 0 && form.every((word) => word !== '') && form.join('').length > 1,
  );
};

/** Whether a value is an ordinary word, such as "Instructor" as a permission: in most sentences it is no value. */
const isOrdinary = (value: string): boolean => GLUE.has(foldedWords(value).join(' '));

/** Answers and ordinals that are values only beside their scheme: "Final exam: Yes", "Half term: First". */
const ONLY_OF_A_SCHEME = new Set(['yes', 'no', 'first', 'second', 'limited', 'none']);

/** Whether a value names its attribute without the scheme. A number, "9", may be another figure of the course. */
const namesAlone = (value: string): boolean =>
  /\p{L}{2}/u.test(value) && !ONLY_OF_A_SCHEME.has(foldedWords(value).join(' '));

/** Common names for schemes of attributes. */
const SHORT_SCHEMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['general education', ['gen ed', 'gened']],
  ['distribution', ['distribution requirement', 'distribution requirements']],
]);

/** The phrases for what the records of some courses state. */
export const phrasesOf = (
  records: readonly { code: string; course: Course }[],
  catalogue: { attributes: readonly { scheme: string; value: string }[]; programmes: readonly string[] },
): Phrases => {
  const found = new Map<string, Phrase>();
  const add = (kind: PhraseKind, value: string, words: readonly string[], code: string | null): void => {
    if (words.length === 0) return;
    const key = `${kind}/${value}/${words.join(' ')}`;
    const known = found.get(key);
    const codes = code === null ? [] : [code];
    found.set(key, { kind, value, words, codes: [...new Set([...(known?.codes ?? []), ...codes])] });
  };
  for (const { code, course } of records) {
    const { class_name: title } = course;
    add('title', title, foldedWords(title), code);
    const [beforeColon = ''] = title.split(/[:(]/);
    if (beforeColon.length > 3 && beforeColon !== title) add('title', title, foldedWords(beforeColon), code);
    add('department', course.department, foldedWords(course.department), code);
    for (const { scheme, value } of course.attributes) {
      if (namesAlone(value)) add('attribute', value, foldedWords(value), code);
      add('attribute', `${scheme}: ${value}`, foldedWords(`${scheme} ${value}`), code);
      add('scheme', scheme, foldedWords(scheme), code);
      for (const short of SHORT_SCHEMES.get(foldedWords(scheme).join(' ')) ?? [])
        add('scheme', scheme, foldedWords(short), code);
    }
    for (const name of new Set([
      ...course.instructors,
      ...course.sections.flatMap(({ instructors }) => instructors),
    ]))
      for (const words of namesOf(name)) add('person', name, words, code);
    for (const section of course.sections)
      for (const { place } of section.meetings) add('place', place, foldedWords(place), code);
  }
  for (const { value } of catalogue.attributes)
    if (value.length > 3 && namesAlone(value) && !isOrdinary(value))
      add('attribute', value, foldedWords(value), null);
  for (const name of catalogue.programmes) add('programme', name, foldedWords(name), null);
  const byFirst = Map.groupBy(found.values(), ({ words }) => words[0] ?? '');
  for (const [first, group] of byFirst)
    byFirst.set(
      first,
      group.toSorted(
        (a, b) =>
          b.words.length - a.words.length ||
          // A programme and a department may share a name: the words around it decide.
          Number(b.kind === 'programme') - Number(a.kind === 'programme') ||
          b.codes.length - a.codes.length,
      ),
    );
  return byFirst;
};
