import { describe, expect, it } from 'vitest';
import { matchesAt } from './line.ts';
import { LINES, TALK_TABLE } from './lines.ts';
import { namesAtOf } from './names-at.ts';
import { SAMPLE_VOCABULARY } from './sample-vocabulary.ts';
import { sayMeaning } from '../testing/say-meaning.ts';
import { spelledOut, wordsOf } from './words.ts';

describe('each line of the tables', () => {
  it.each(LINES)('reads “$example” as “$reads”', (line) => {
    const words = wordsOf(spelledOut(line.example));
    const match = matchesAt(TALK_TABLE, words, 0, namesAtOf(SAMPLE_VOCABULARY.lexicon)).find(
      (each) => each.line === line,
    );
    expect(match && { to: match.to, reads: sayMeaning(match.meaning) }).toEqual({
      to: words.length,
      reads: line.reads,
    });
  });

  it('reads no example that another reads, too', () => {
    const examples = LINES.map(({ example }) => example);
    expect(examples.filter((each, at) => examples.indexOf(each) < at)).toEqual([]);
  });
});
