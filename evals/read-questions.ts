import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import type { JudgedCatalogue } from './judged-catalogue.ts';
import { type Question, type QuestionFile, questionFileSchema, type Student } from './question-shape.ts';
import { codesWhere } from './record-lookups.ts';

export interface QuestionSet {
  /** Folder under questions/: `own`, `blind`, `learn` or `tune`. */
  set: string;
  file: string;
  content: QuestionFile;
}

/** Reads all question files. Throws with file and position for a malformed one or a duplicate id. */
export const readQuestions = (folder = join(import.meta.dirname, 'questions')): QuestionSet[] => {
  const sets = globSync('*/*.json', { cwd: folder })
    .toSorted()
    .map((name) => {
      const parsed = questionFileSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
      return { set: dirname(name), file: basename(name, '.json'), content: parsed.data };
    });
  const seen = new Set<string>();
  for (const { set, file, content } of sets)
    for (const { id, injection, turns } of content.questions) {
      if (seen.has(`${set}/${id}`)) throw new Error(`${set}/${file}: the id ${id} is there twice`);
      seen.add(`${set}/${id}`);
      if (injection && !turns.some(({ expect }) => expect.must_not?.length))
        throw new Error(`${set}/${file}: ${id} is an injection without must_not`);
    }
  return sets;
};

type Picked = ReadonlyMap<string, string>;

/** The course of each letter; null if none fits, since a reimported catalogue may lack data. */
const picksOf = (question: Question, catalogue: JudgedCatalogue, student: Student): Picked | null => {
  const picked = new Map<string, string>();
  for (const [letter, where] of Object.entries(question.pick ?? {})) {
    const fitting = [...codesWhere(where, catalogue, student)].filter(
      (code) => ![...picked.values()].includes(code),
    );
    const code = fitting.toSorted()[Math.floor(fitting.length / 2)];
    if (code === undefined) return null;
    picked.set(letter, code);
  }
  return picked;
};

export const canPick = (question: Question, catalogue: JudgedCatalogue, student: Student): boolean =>
  picksOf(question, catalogue, student) !== null;

/** Replaces placeholder letters with the courses that `pick` selects. */
export const pickCourses = (question: Question, catalogue: JudgedCatalogue, student: Student): Question => {
  const picked = picksOf(question, catalogue, student);
  if (picked === null) throw new Error(`${question.id}: no course of the catalogue fits what it picks`);
  if (picked.size === 0) return question;
  const filled = JSON.stringify(question.turns).replaceAll(
    /\{([A-Z])\}/g,
    (whole, letter: string) => picked.get(letter) ?? whole,
  );
  return { ...question, turns: JSON.parse(filled) as Question['turns'] };
};
