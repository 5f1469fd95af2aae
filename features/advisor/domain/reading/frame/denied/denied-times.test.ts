import { describe, expect, it } from 'vitest';
import { TALK_TABLE } from '../../spans/lines.ts';
import { SAMPLE_TODAY, SAMPLE_VOCABULARY } from '../../spans/sample-vocabulary.ts';
import { sayCondition } from '../../testing/say-meaning.ts';
import { readMessage } from '../read-message.ts';

const frameOf = (message: string) =>
  readMessage(message, SAMPLE_VOCABULARY, { today: SAMPLE_TODAY, table: TALK_TABLE }).frame;
const heldBy = (message: string): string =>
  frameOf(message)
    .conditions.map(({ condition }) => sayCondition(condition))
    .join('; ');

describe('a part of a day that is refused', () => {
  it.each([
    'econ class. monday mornings are a no',
    'econ class, no monday mornings',
    'econ class, my monday mornings are sacred',
    "econ class, i can't do monday mornings",
    'an econ class. my monday mornings are sacred',
    'an econ class. monday mornings are reserved',
    'econ class, keep my monday mornings free',
    "econ class, monday mornings don't work for me",
    'econ class, not on monday mornings please',
  ])('%s: those hours are kept free', (message) => {
    expect(heldBy(message)).toBe('subjects ECON; keepsFree M 00:00-12:00');
  });
  it.each([
    ['econ class on monday mornings', 'subjects ECON; days any M; endsBefore 12:00'],
    ['econ class, mornings are a no', 'subjects ECON; startsAfter 12:00'],
    ['econ class, mondays are a no', 'subjects ECON; not days any M'],
    ['econ class, that meets monday mornings', 'subjects ECON; days any M; endsBefore 12:00'],
  ])('%s: %s', (message, held) => {
    expect(heldBy(message)).toBe(held);
  });
});

describe('a kind of class at a time', () => {
  it.each([
    ['chem, no labs at night', 'subjects CHEM; endsBefore 18:00'],
    ['chem, no seminars in the morning', 'subjects CHEM; startsAfter 12:00'],
    ['chem, no labs on fridays', 'subjects CHEM; not days any F'],
    ['chem, no friday labs', 'subjects CHEM; not days any F'],
    ['chem, no evening seminars', 'subjects CHEM; endsBefore 18:00'],
    ['chem, no labs on friday evenings', 'subjects CHEM; keepsFree F 17:00-23:59'],
    ['chem, no friday evening labs', 'subjects CHEM; keepsFree F 17:00-23:59'],
  ])('%s: the time is denied', (message, held) => {
    expect(heldBy(message)).toBe(held);
  });
  it.each([
    ['chem, no labs', 'subjects CHEM; not kinds Laboratory'],
    ['chem, no labs, mornings', 'subjects CHEM; not kinds Laboratory; endsBefore 12:00'],
    ['chem, no labs but at night', 'subjects CHEM; not kinds Laboratory; startsAfter 17:00'],
    ['evening seminars', 'startsAfter 17:00; kinds Seminar'],
    ['no lab and no fridays', 'not kinds Laboratory; not days any F'],
  ])('%s: %s', (message, held) => {
    expect(heldBy(message)).toBe(held);
  });
});

describe('a start that is refused', () => {
  it.each([
    ['econ class, i am NOT waking up for 8:30', 'subjects ECON; startsAfter 09:00'],
    ['econ class. 8:30s are dead to me', 'subjects ECON; startsAfter 09:00'],
    ['econ class, no way i make a 9am', 'subjects ECON; startsAfter 09:30'],
    ["econ class, i'm never getting up for a 9am", 'subjects ECON; startsAfter 09:30'],
  ])('%s: %s', (message, held) => {
    expect(heldBy(message)).toBe(held);
  });
  it.each([
    ['econ class at 9am', 'startsAfter 10:00'],
    ['econ class, 9am is fine', 'startsAfter'],
    ['i wake up at 9', 'startsAfter'],
  ])('%s: is not refused', (message, refused) => {
    expect(heldBy(message)).not.toContain(refused === 'startsAfter' ? 'startsAfter 09:30' : refused);
  });
});

describe('what one need not know', () => {
  it.each([
    "history classes where you don't need to know any spanish",
    'history classes where u dont have to speak spanish',
    "history classes that don't need to know any spanish",
  ])('%s: is no subject that is excluded', (message) => {
    expect(heldBy(message)).toBe('subjects HIST; statesNone');
  });
  it.each([
    ['history classes, no spanish', 'subjects HIST; not subjects SPANISH'],
    ['history classes, i need to know spanish', 'SPANISH'],
    ['anything but spanish', 'not subjects SPANISH'],
  ])('%s: %s', (message, held) => {
    expect(heldBy(message)).toContain(held);
  });
});

describe('half a course', () => {
  it.each(['a half class in history', 'half a credit in history', 'a half course in history'])(
    '%s: has two units',
    (message) => {
      expect(heldBy(message)).toBe('units 2; subjects HIST');
    },
  );
  it.each(['a history class half a semester long', 'a history class about half', 'a history class'])(
    '%s: says no units',
    (message) => {
      expect(heldBy(message)).not.toContain('units');
    },
  );
});

describe('verbs for a clash, beside a code', () => {
  it.each([
    "that doesn't touch",
    "that doesn't hit",
    "that won't bump into",
    "that doesn't get in the way of",
  ])('an econ class %s CHEM 17', (words) => {
    expect(frameOf(`an econ class ${words} CHEM 17`).named[0]?.role).toBe('clear');
  });
  it.each(["that isn't", 'instead of', 'that is not', 'like'])('an econ class %s CHEM 17', (words) => {
    expect(frameOf(`an econ class ${words} CHEM 17`).named[0]?.role).not.toBe('clear');
  });
});

describe('a field that is excluded, and named again as what a course counts for', () => {
  it.each([
    'what outside the chem dept counts as a chem elective',
    'classes not in chem that count as chem credit',
    'anything outside chem for a chem requirement',
  ])('is excluded only: %s', (text) => {
    const fields = frameOf(text).conditions.filter(({ condition: { on } }) => on === 'subjects');
    expect(fields.map(({ condition }) => 'isTurned' in condition && condition.isTurned)).toEqual([true]);
  });
  it.each(['a chem elective and a chem class', 'chem classes that count as a chem elective'])(
    'stays asked for where nothing excludes it: %s',
    (text) =>
      expect(
        frameOf(text).conditions.some(({ condition }) => 'isTurned' in condition && condition.isTurned),
      ).toBe(false),
  );
});
