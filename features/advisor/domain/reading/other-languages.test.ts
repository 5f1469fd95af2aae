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
    ['algo sin clases los viernes, máximo 6 horas por semana', /without class friday, at most 6 hours/],
    ['que no tengan clase los viernes', /not class friday/],
    ['y después de las 11 de la mañana', /after 11 am/],
    ['des cours de cinéma sans rien le lundi', /class film without monday/],
    ['pas de cours avant 10h30 svp, plutôt des maths', /not class before 10:30, mathematics/],
    [
      'einen Kurs über Klimawandel, höchstens 8 Stunden Arbeit pro Woche und nicht freitags',
      /climate change, at most 8 hours a week and not friday/,
    ],
    ['Welche Kurse fangen nicht vor 10 Uhr an?', /class not before 10:00/],
    ['春季有没有周三不上课、每周不超过6小时的音乐课？', /wednesday not ,.* at most 6 hours music class/],
    ['不要周五，每周不超过8小时的课', /not friday , at most 8 hours class/],
    ['월요일은 안 돼요. 8시간 이하 수업', /monday not ,.* 8 hours or less class/],
    ['下午2点以后的数学课', /2 pm or later mathematics class/],
  ])('keeps what it says no to, and its times: %s', (message, text) => {
    expect(inEnglish(message)?.text).toMatch(text);
  });

  it('is the language spoken before, from one word on', () => {
    expect(inEnglish('primavera ya')).toBeNull();
    expect(inEnglish('primavera ya', { before: 'es' })?.text).toBe('in spring');
  });

  it('keeps words that titles have, perhaps with another ending, and no others', () => {
    const titleWords = new Set(['cosmology', 'ballet']);
    const said = inEnglish('busco una clase de cosmología o ballet, para mi primo', { titleWords });
    expect(said?.text).toBe('class cosmology or ballet,');
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
