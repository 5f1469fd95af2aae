import { describe, expect, it } from 'vitest';
import { languageOf } from './other-languages.ts';

describe('a message in another language', () => {
  it.each([
    ['¿Hay clases de música que no sean los viernes?', 'es'],
    ['busco algo fácil sin clases los lunes', 'es'],
    ['je cherche un séminaire de philosophie au printemps', 'fr'],
    ['Welche Statistikkurse finden nur dienstags statt?', 'de'],
    ['sprichst du deutsch? ich suche einen Mathekurs', 'de'],
    ['有没有下午的数学课', 'zh'],
    ['월요일에 하는 심리학 수업 있어요?', 'ko'],
    ['月曜日に心理学の授業はありますか', 'ja'],
  ])('is known by its words: %s', (message, language) => {
    expect(languageOf(message)).toBe(language);
  });

  it('is the language spoken before, from one word on', () => {
    expect(languageOf('primavera ya')).toBeNull();
    expect(languageOf('primavera ya', 'es')).toBe('es');
  });

  it.each([
    'easy econ class no fridays',
    'is there a class on la dolce vita',
    'die hard fans of film',
    'CS 50?',
    'a class on energy in spring, not more than 8 hours. 谢谢!',
    'mit classes on art and die grinding',
  ])('is none where it is English: %s', (message) => {
    expect(languageOf(message)).toBeNull();
  });
});
