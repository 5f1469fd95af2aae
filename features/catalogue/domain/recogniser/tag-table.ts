import { subjectOfTag } from '../pack/subject-of-tag.ts';
import { shapeOf, type Spelling, spell } from './spelling.ts';

export interface RecogniserSource {
  /** Subject codes with department and nicknames. */
  subjects: readonly { code: string; department?: string; aliases?: readonly string[] }[];
  /** All tags of the catalogue, in its own spelling. */
  tags: readonly string[];
  /** Other codes of the same class: old numbers, cross-listings. */
  aliases?: readonly { alias: string; tag: string }[];
}

/** An exact code: a tag, or another code of the same class. */
export interface Entry extends Spelling {
  /** The tag of the class, also for its other codes. */
  tag: string;
  subject: Subject;
  /** The part of the key after subject and joiner. */
  number: string;
  /** Set when the code matches several classes, of which the student must choose. */
  candidates?: string[];
}

export interface Subject {
  code: string;
  key: string;
  /** The separator between subject and number. */
  joiner: ' ' | '.' | '';
  numbers: Map<string, Entry>;
  /** Patterns of its numbers, with runs shortened: `9`, `9A`, `A9A`, `9.9`. */
  shapes: Set<string>;
  /** Letters that its numbers start with: the `S` of `EDU S999B`. */
  prefixes: Set<string>;
}

export type SubjectWord = Spelling & { subject: Subject; kind: 'code' | 'alias' | 'name' };

export interface TagTable {
  /** Exact codes by key; several if their keys collide. */
  entries: Map<string, Entry[]>;
  /** Codes by key without separators between digits, for `61010` typed alone; built on first use. */
  withoutSigns(): Map<string, Entry[]>;
  subjects: Map<string, Subject>;
  /** Subjects by the key of their code, alias or full name. */
  subjectWords: Map<string, SubjectWord[]>;
  /** First words of all subjects, for a quick rejection. */
  firstWords: Set<string>;
  /** Subjects with numbers that start with a letter. */
  prefixed: Subject[];
  /** Letters after the dot in tags such as `6.UR`, over all subjects. */
  letterNumbers: Set<string>;
  longestKey: number;
  longestWord: number;
  /** Maximum digits of a number: four, or more if the catalogue has more. */
  maxDigits: number;
}

/** Tags added between two pauses: about a millisecond's work. */
const TAGS_A_STEP = 100;

/** The result of steps that are taken without a pause. */
export const atOnce = <T>(steps: Iterator<unknown, T>): T => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};

/** Pauses between its steps, for a thread that a student waits for. */
export function* buildTagTableInSteps(source: RecogniserSource): Generator<void, TagTable> {
  let withoutSigns: Map<string, Entry[]> | undefined;
  const table: TagTable = {
    entries: new Map(),
    withoutSigns: () => (withoutSigns ??= removeSigns(table)),
    subjects: new Map(),
    subjectWords: new Map(),
    firstWords: new Set(),
    prefixed: [],
    letterNumbers: new Set(),
    longestKey: 0,
    longestWord: 0,
    maxDigits: 4,
  };
  for (const { code } of source.subjects) addSubject(table, code);
  for (const [index, tag] of source.tags.entries()) {
    if (index % TAGS_A_STEP === 0) yield;
    addTag(table, tag);
  }
  for (const [index, { alias, tag }] of (source.aliases ?? []).entries()) {
    if (index % TAGS_A_STEP === 0) yield;
    addOtherCode(table, alias, tag);
  }
  yield;
  inferJoiners(table);
  table.prefixed = [...table.subjects.values()].filter(({ prefixes }) => prefixes.size > 0);
  for (const { code, aliases } of source.subjects) {
    for (const alias of aliases ?? []) addSubjectWord(table, code, alias, 'alias');
  }
  for (const { code, department } of source.subjects) {
    if (department !== undefined) addSubjectWord(table, code, department.replace(/, The$/, ''), 'name');
  }
  return table;
}

function removeSigns(table: TagTable): Map<string, Entry[]> {
  return Map.groupBy([...table.entries.values()].flat(), ({ key }) => key.replace(/[.-]/g, ''));
}

/** A subject without tags this year gets the joiner that most others use. */
function inferJoiners(table: TagTable): void {
  const subjects = [...table.subjects.values()];
  const dotted = subjects.filter(({ joiner, numbers }) => numbers.size > 0 && joiner === '.').length;
  const withTags = subjects.filter(({ numbers }) => numbers.size > 0).length;
  for (const subject of subjects) {
    if (subject.numbers.size === 0) subject.joiner = dotted * 2 > withTags ? '.' : ' ';
  }
}

function addSubject(table: TagTable, code: string): Subject | null {
  const known = table.subjects.get(code);
  if (known !== undefined) return known;
  const spelling = spell(code);
  if (spelling === null) return null;
  const subject: Subject = {
    code,
    key: spelling.key,
    joiner: ' ',
    numbers: new Map(),
    shapes: new Set(),
    prefixes: new Set(),
  };
  table.subjects.set(code, subject);
  addWord(table, { ...spelling, subject, kind: 'code' });
  return subject;
}

function addSubjectWord(table: TagTable, code: string, text: string, kind: 'alias' | 'name'): void {
  const subject = table.subjects.get(code);
  const spelling = spell(withoutAnd(text));
  if (subject === undefined || spelling === null || spelling.key.length < 2) return;
  const same = table.subjectWords.get(spelling.key)?.find((word) => word.subject === subject);
  if (same !== undefined) {
    same.breaks = [...same.breaks, ...spelling.breaks];
    table.firstWords.add(firstWordOf(spelling));
  } else addWord(table, { ...spelling, subject, kind });
}

function addWord(table: TagTable, word: SubjectWord): void {
  table.firstWords.add(firstWordOf(word));
  const others = table.subjectWords.get(word.key);
  if (others === undefined) table.subjectWords.set(word.key, [word]);
  else others.push(word);
  if (word.key.length > table.longestWord) table.longestWord = word.key.length;
}

const firstWordOf = ({ key, breaks }: Spelling): string =>
  /^(?:\d+|\D+)/.exec(key.slice(0, breaks[0]))?.[0] ?? '';

/** "History of Art & Architecture" and "History of Art and Architecture" are the same name. */
function withoutAnd(text: string): string {
  return text.replace(/\s(?:&|and)\s/gi, ' ');
}

function addTag(table: TagTable, tag: string): void {
  const code = subjectOfTag(tag);
  const entry = entryFor(table, tag, code, tag);
  if (entry === null) return;
  const { subject, number } = entry;
  const rest = tag.slice(code.length);
  if (subject.numbers.size === 0) subject.joiner = rest[0] === '.' ? '.' : rest[0] === ' ' ? ' ' : '';
  addEntry(table, entry);
  if (number === '') return;
  const shape = shapeOf(rest.replace(/^[\s.]/, ''));
  subject.shapes.add(shape);
  if (shape === 'A' && subject.joiner === '.') table.letterNumbers.add(number);
  if (shape.startsWith('A9')) subject.prefixes.add(/^\D+/.exec(number)?.[0] ?? '');
  table.maxDigits = Math.max(table.maxDigits, /\d+/.exec(number)?.[0].length ?? 0);
}

/** Adds an old number or cross-listing. Tags take precedence; a code of two classes gets candidates. */
function addOtherCode(table: TagTable, alias: string, tag: string): void {
  const entry = entryFor(table, alias, subjectOfTag(alias), tag);
  if (entry === null) return;
  const same = table.entries.get(entry.key);
  if (same === undefined) {
    addEntry(table, entry);
    return;
  }
  for (const other of same) {
    if (other.tag === tag || spell(other.tag)?.key === other.key) continue;
    other.candidates = [...new Set([...(other.candidates ?? [other.tag]), tag])];
  }
}

function entryFor(table: TagTable, text: string, code: string, tag: string): Entry | null {
  const subject = addSubject(table, code);
  const spelling = spell(text);
  if (subject === null || spelling === null) return null;
  return { ...spelling, tag, subject, number: spelling.key.slice(subject.key.length).replace(/^\./, '') };
}

function addEntry(table: TagTable, entry: Entry): void {
  const others = table.entries.get(entry.key);
  if (others === undefined) table.entries.set(entry.key, [entry]);
  else if (others.some(({ tag }) => tag === entry.tag)) return;
  else others.push(entry);
  entry.subject.numbers.set(entry.number, entry);
  if (entry.key.length > table.longestKey) table.longestKey = entry.key.length;
}
