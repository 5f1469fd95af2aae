import { describe, expect, it } from 'vitest';
import { inEnglish } from './other-languages.ts';

describe('a message in another language', () => {
  it.each([
    ['¿Hay clases de música que no sean los viernes?', 'es', /class music .*not.* friday/],
    ['je cherche un séminaire de philosophie au printemps', 'fr', /seminar .*philosophy .*spring/],
    ['Welche Statistikkurse finden nur dienstags statt?', 'de', /statistics class only tuesday/],
    ['有没有下午的数学课', 'zh', /afternoon +mathematics +class/],
    ['월요일에 하는 심리학 수업 있어요?', 'ko', /monday.* psychology +class/],
    ['月曜日に心理学の授業はありますか', 'ja', /monday +psychology +class/],
  ])('is known by its words, and said in English as far as they go: %s', (message, language, text) => {
    const read = inEnglish(message);
    expect(read?.language).toBe(language);
    expect(read?.text).toMatch(text);
  });

  it.each([
    'easy econ class no fridays',
    'is there a class on la dolce vita',
    'die hard fans of film',
    'CS 50?',
  ])('is none where it is English: %s', (message) => {
    expect(inEnglish(message)).toBeNull();
  });
});
