import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '#app/testing/processor-milliseconds.ts';
import { PatternIndex, PatternReader } from './cue-pattern.ts';
import { type Concern, LANGUAGES } from './cues/cue-table.ts';
import { hearDespair } from './hear-despair.ts';

interface Phrasing {
  text: string;
  lang: string;
  /** The reader's label: `friend`, `worry-other`, `danger-self`, `mixed+danger`. */
  kind?: string;
}

const phrasingsOf = (name: string): Phrasing[] =>
  readFileSync(path.join(import.meta.dirname, 'phrasings', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Phrasing);

const HEARD = phrasingsOf('readers-heard');
const HARMLESS = phrasingsOf('readers-harmless');

/** Labels of readers that differ from the rule's. */
const CONCERNS: Readonly<Record<string, Concern>> = { 'danger-self': 'self', 'worry-other': 'friend' };

const concernOf = (kind = ''): Concern =>
  CONCERNS[kind] ?? (kind.includes('danger') ? 'danger' : kind.includes('friend') ? 'friend' : 'self');

describe('words of despair, from readers who had not seen the rule', () => {
  it('are numerous in every language', () => {
    expect(HEARD.length).toBeGreaterThanOrEqual(80);
    expect(HARMLESS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(HEARD.map(({ lang }) => lang))).toEqual(new Set(LANGUAGES));
  });

  it.each(HEARD)('$lang: $text', ({ text, lang, kind }) => {
    expect(hearDespair(text)).toEqual({ about: concernOf(kind), language: lang });
  });

  it.each(phrasingsOf('own-heard'))('$lang: $text', ({ text, lang }) => {
    expect(hearDespair(text)?.language).toBe(lang);
  });
});

describe('harmless messages, from readers', () => {
  it.each([...HARMLESS, ...phrasingsOf('own-harmless')])('$lang: $text', ({ text }) => {
    expect(hearDespair(text)).toBeNull();
  });
});

describe('everyday talk about courses', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const filesUnder = (folder: string, ending: string): string[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(path.join(root, folder, name), 'utf8'));

  it('does not match in the questions of the evals', () => {
    const questions = filesUnder('evals/questions', '.json').flatMap((file) =>
      (JSON.parse(file) as { questions: { turns: { ask: string }[] }[] }).questions.flatMap(({ turns }) =>
        turns.map(({ ask }) => ask),
      ),
    );
    expect(questions.length).toBeGreaterThan(100);
    expect(questions.filter((question) => hearDespair(question))).toEqual([]);
  });

  it('does not match in the titles of the Alder catalogue', () => {
    const titles = filesUnder('universities/alder', 'courses.ndjson').flatMap((file) =>
      file
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { class_name: string }).class_name),
    );
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter((title) => hearDespair(title))).toEqual([]);
  });
});

describe('unusual spellings', () => {
  it.each([
    'I don’t want to live anymore',
    'I don`t want to live anymore',
    'i dont want to live any more',
    'I DON T WANT TO LIVE ANYMORE!!!',
    'i do nottt wanttt to liiive anymooore',
    'ｉ ｄｏｎ＇ｔ ｗａｎｔ ｔｏ ｌｉｖｅ ａｎｙｍｏｒｅ',
    'i dont wnat to live anymroe',
    'i, like, really do not even want to live anymore tbh',
    'so which seminar is good? also i dont want to live anymore. anyway',
    'k1ll myself, i want to',
    'i want to k*ll myself',
    'ich moechte nicht mehr leben',
    'Ich möchte nicht mehr leben',
    'J’ai envie d’en finir',
    'jai envie den finir',
    '죽고싶어',
    '죽 고 싶 어',
    '我 不 想 活 了',
    '我不想活瞭。沒有人會想我',
  ])('%s', (text) => {
    expect(hearDespair(text)?.about).toBe('self');
  });
});

describe('long messages', () => {
  it.each(['i do not want to be late for class ', 'my friend wants to ', '我想', '친구가 ', 'not ', 'a'])(
    'repeating "%s" are read in less than a second of processor time',
    (piece) => {
      const long = piece.repeat(8_000).slice(0, 8_000);
      hearDespair(long);
      expect(processorMilliseconds(() => hearDespair(long))).toBeLessThan(1_000);
    },
  );

  it('are matched up to their end', () => {
    expect(hearDespair(`${'Which seminars are there? '.repeat(200)}i want to die`)).not.toBeNull();
  });
});

describe('the notation of cues', () => {
  const reader = new PatternReader({ groups: { WISH: 'want|wish' }, unit: 'words' });
  const stands = (cue: string, words: string) =>
    new PatternIndex([reader.read(cue)]).spansIn(words.split(' ')).length > 0;

  it.each([
    ['$WISH to? ~1 die', 'i want to just die', true],
    ['$WISH to? ~1 die', 'i want to not really die', false],
    ['kill* it', 'killing it', true],
    ['end it #', 'end it . now', true],
    ['end it #', 'end it at noon', false],
    ['i ~3 die', 'i sleep . all die', false],
    ['go_on any_more', 'go on , any more', true],
  ])('%s in "%s" matches: %s', (cue, words, expected) => {
    expect(stands(cue, words)).toBe(expected);
  });

  it.each(['to? die', '~2 die', '# die', 'die ~3', 'want $NOBODY'])('rejects %s', (cue) => {
    expect(() => reader.read(cue)).toThrow(/cue/);
  });
});
