import { openPage, type Page } from './page.ts';
import { readCode, readPage } from './read-page.ts';
import type { Reading } from './reading.ts';
import { subjectsAt } from './subjects-at.ts';
import { buildTagTable, type RecogniserSource, type SubjectWord, type TagTable } from './tag-table.ts';

export type { RecogniserSource } from './tag-table.ts';

/** A course code read in a text. */
export interface Recognised {
  /** The catalogue's own spelling where known, else capitals with one space. */
  code: string;
  /** As it stands in the text: `text === source.slice(start, end)`. For the 51 of `CS50, 51` that is `51`. */
  text: string;
  start: number;
  end: number;
  /** Whether the catalogue has it. */
  known: boolean;
  /** Present where it fits several classes: their tags, for a question to the student. */
  candidates?: readonly string[];
}

export interface Recogniser {
  /** The codes of a text in order, each once, at its first place. Never throws; linear in the text's length. */
  recognise(text: string): Recognised[];
  /** As `recognise`, but each time a code is named: for marking a text. */
  mentions(text: string): Recognised[];
  /**
   * The normal form of a text that is one course code and nothing else, in any spelling; null where it is none. More is
   * understood than inside a sentence, since nothing else can be meant: `21m240`, `61010`, `in 530`.
   */
  normalise(code: string): string | null;
  /** The subjects whose code, nickname or full name this text is, and nothing else. */
  subjectsNamed(text: string): { code: string; kind: 'code' | 'alias' | 'name' }[];
  /** Whether the catalogue has this code, in its own spelling. */
  has(code: string): boolean;
}

/** Reads course codes against one catalogue's subjects and tags. Rules and reasons: README.md beside this file. */
export function createRecogniser(source: RecogniserSource): Recogniser {
  const table = buildTagTable(source);
  const tags = new Set(source.tags);
  const mentions = (text: string): Recognised[] => {
    const page = openPage(text);
    return readPage(page, table).map((reading) => recognised(text, page, reading));
  };
  return {
    mentions,
    recognise(text) {
      const seen = new Set<string>();
      return mentions(text).filter(({ code }) => !seen.has(code) && seen.add(code));
    },
    normalise: (code) => normalise(code, table),
    subjectsNamed: (text) => subjectsNamed(text, table),
    has: (code) => tags.has(code),
  };
}

function recognised(text: string, page: Page, reading: Reading): Recognised {
  const { code, known, candidates } = reading;
  const start = page.text.startOf(page.atoms[reading.from]?.start ?? 0);
  const end = page.text.endOf((page.atoms[reading.to - 1]?.end ?? 0) - 1);
  const found = { code, text: text.slice(start, end), start, end, known };
  return candidates === undefined ? found : { ...found, candidates };
}

function subjectsNamed(text: string, table: TagTable): { code: string; kind: SubjectWord['kind'] }[] {
  const page = openPage(text.slice(0, 200));
  const [longest] = subjectsAt(page, table, 0);
  if (longest === undefined || longest.last !== page.atoms.length - 1) return [];
  return longest.words.map(({ subject, kind }) => ({ code: subject.code, kind }));
}

function normalise(code: string, table: TagTable): string | null {
  const page = openPage(code.slice(0, 200));
  const reading = page.atoms[0]?.inAddress === false ? readCode(page, table, 0, true) : null;
  if (reading !== null && reading.to === page.atoms.length && reading.known) return reading.code;
  const glued = table.squeezed().get(page.atoms.map(({ word }) => word).join(''));
  if (glued?.length === 1 && glued[0]?.candidates === undefined) return glued[0]?.tag ?? null;
  return reading !== null && reading.to === page.atoms.length ? reading.code : null;
}
