import { toPage, type Page } from './page.ts';
import { readCode, readPage } from './read-page.ts';
import type { Reading } from './reading.ts';
import { subjectsAt } from './subjects-at.ts';
import {
  atOnce,
  buildTagTableInSteps,
  type RecogniserSource,
  type SubjectWord,
  type TagTable,
} from './tag-table.ts';

export type { RecogniserSource } from './tag-table.ts';

/** A course code found in a text. */
export interface Recognised {
  /** The catalogue's spelling if known, otherwise upper case with one space. */
  code: string;
  /** As written: `text === source.slice(start, end)`. For the 51 of `CS50, 51` that is `51`. */
  text: string;
  start: number;
  end: number;
  /** Whether it is in the catalogue. */
  known: boolean;
  /** Tags of several classes that it could mean, to ask the student; absent if unambiguous. */
  candidates?: readonly string[];
}

export interface Recogniser {
  /** Distinct codes of a text, in order of first occurrence. Never throws; linear in the text's length. */
  recognise(text: string): Recognised[];
  /** Like `recognise`, but with every occurrence, for highlighting. */
  mentions(text: string): Recognised[];
  /**
   * The normal form of a text that is only a course code, in any spelling; null otherwise. Accepts more than inside
   * a sentence: `21m240`, `61010`, `in 530`.
   */
  normalise(code: string): string | null;
  /** Subjects whose code, nickname or full name equals this text. */
  subjectsNamed(text: string): { code: string; kind: 'code' | 'alias' | 'name' }[];
  /** Whether the catalogue has this code, in its own spelling. */
  has(code: string): boolean;
}

/** Reads course codes against one catalogue's subjects and tags. README.md in this folder explains the rules. */
export const createRecogniser = (source: RecogniserSource): Recogniser =>
  atOnce(createRecogniserInSteps(source));

/** The same with a pause after every millisecond's work or so: ten thousand tags hold a phone's screen for half a second. */
export function* createRecogniserInSteps(source: RecogniserSource): Generator<void, Recogniser> {
  const table = yield* buildTagTableInSteps(source);
  const tags = new Set(source.tags);
  const mentions = (text: string): Recognised[] => {
    const page = toPage(text);
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
  const page = toPage(text.slice(0, 200));
  const [longest] = subjectsAt(page, table, 0);
  if (longest === undefined || longest.last !== page.atoms.length - 1) return [];
  return longest.words.map(({ subject, kind }) => ({ code: subject.code, kind }));
}

function normalise(code: string, table: TagTable): string | null {
  const page = toPage(code.slice(0, 200));
  const reading = page.atoms[0]?.inAddress === false ? readCode(page, table, 0, true) : null;
  if (reading !== null && reading.to === page.atoms.length && reading.known) return reading.code;
  const glued = table.withoutSigns().get(page.atoms.map(({ word }) => word).join(''));
  if (glued?.length === 1 && glued[0]?.candidates === undefined) return glued[0]?.tag ?? null;
  return reading !== null && reading.to === page.atoms.length ? reading.code : null;
}
