import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';

/** Names used by a model or student in the catalogue's spelling, and unknown ones. */
export interface NamesRead {
  known: string[];
  unknown: string[];
}

const read = (names: readonly string[], find: (name: string) => readonly string[]): NamesRead => {
  const found = names.map((name) => ({ name, known: find(name) }));
  return {
    known: [...new Set(found.flatMap(({ known }) => known))],
    unknown: found.filter(({ known }) => known.length === 0).map(({ name }) => name),
  };
};

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Subject codes: `COMPSCI`, `cs`, `Computer Science`, a department's name. */
export const readSubjects = (catalogue: Catalogue, names: readonly string[]): NamesRead => {
  const { recogniser } = courseIndexOf(catalogue);
  return read(names, (name) => {
    const ofDepartment = catalogue.subjects.filter(({ department }) => same(department, name));
    if (ofDepartment.length > 0) return ofDepartment.map(({ code }) => code);
    return recogniser.subjectsNamed(name).map(({ code }) => code);
  });
};

/** Term names: `2025 Fall`, `fall 2025`, `Fall` (every fall the catalogue has). */
export const readTerms = ({ university }: Catalogue, names: readonly string[]): NamesRead => {
  const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return read(names, (name) => {
    const asked = wordsOf(name);
    if (asked.length === 0) return [];
    return university.terms
      .map((term) => term.name)
      .filter((term) => asked.every((word) => wordsOf(term).includes(word)));
  });
};
