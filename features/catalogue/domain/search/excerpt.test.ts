import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marking = (text: string, ...words: string[]) => ({
  text,
  ranges: words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })),
});
const shown = ({ text, ranges }: ReturnType<typeof marking>) => {
  const excerpt = excerptOf({ text, ranges });
  return [excerpt.text, ...excerpt.ranges.map(({ start, end }) => excerpt.text.slice(start, end))];
};

describe('the excerpt of a sentence', () => {
  it('is the whole where what is marked stands at its beginning', () => {
    expect(shown(marking('How rivers shape valleys.', 'rivers'))).toEqual([
      'How rivers shape valleys.',
      'rivers',
    ]);
    expect(shown({ text: 'Nothing is marked.', ranges: [] })).toEqual(['Nothing is marked.']);
  });

  it('begins with a word shortly before the first mark that a line would cut off', () => {
    const text =
      'From the ledger of a merchant the lectures go on to soils, to wages and to what rivers carry.';
    expect(shown(marking(text, 'rivers'))).toEqual([
      '… on to soils, to wages and to what rivers carry.',
      'rivers',
    ]);
  });

  it('begins where a line shows most of what is marked', () => {
    const text =
      'Film is one of many sources here; the seminar asks how wars are remembered in film after film.';
    expect(shown(marking(text, 'Film', 'wars', 'remembered'))).toEqual([
      '… seminar asks how wars are remembered in film after film.',
      'wars',
      'remembered',
    ]);
  });

  it('begins with the mark where a word before it has no end', () => {
    const text = `${'x'.repeat(80)}rivers`;
    expect(shown(marking(text, 'rivers'))).toEqual(['… rivers', 'rivers']);
  });
});
