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

describe('excerpt of a sentence', () => {
  it('is the whole sentence if the highlight is at its beginning', () => {
    expect(shown(marking('How rivers shape valleys.', 'rivers'))).toEqual([
      'How rivers shape valleys.',
      'rivers',
    ]);
    expect(shown({ text: 'Nothing is marked.', ranges: [] })).toEqual(['Nothing is marked.']);
  });

  it('begins with a word shortly before a highlight that the line would cut off', () => {
    const text =
      'From the ledger of a merchant the lectures go on to soils, to wages and to what rivers carry.';
    expect(shown(marking(text, 'rivers'))).toEqual([
      '… on to soils, to wages and to what rivers carry.',
      'rivers',
    ]);
  });

  it('begins where a line shows the most highlights', () => {
    const text =
      'Film is one of many sources here; the seminar asks how wars are remembered in film after film.';
    expect(shown(marking(text, 'Film', 'wars', 'remembered'))).toEqual([
      '… seminar asks how wars are remembered in film after film.',
      'wars',
      'remembered',
    ]);
  });

  it('begins with the highlight if there is no word boundary before it', () => {
    const text = `${'x'.repeat(80)}rivers`;
    expect(shown(marking(text, 'rivers'))).toEqual(['… rivers', 'rivers']);
  });
});
