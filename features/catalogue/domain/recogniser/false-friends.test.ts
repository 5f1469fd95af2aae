import { describe, expect, test } from 'vitest';
import { createRecogniser } from './recogniser.ts';
import { DOTTED, SPACED } from './sample-catalogues.ts';

const spaced = createRecogniser(SPACED);
const dotted = createRecogniser(DOTTED);
const PLAIN = createRecogniser({ subjects: [], tags: [] });
const codes = (text: string, recogniser = spaced): string[] =>
  recogniser.recognise(text).map(({ code }) => code);

describe('labels, counts and dates are never read as a course', () => {
  const labels =
    'RM 101|BLDG 4|EXT 224|MAY 12|SAT 1540|GPA 3|GPA 3.91|SCR 5|AHRS 8|EHRS 12|QPTS 48|PAGE 1|YEAR 2|LEVEL 1|LEVEL 1A|TERM 1|' +
    'Total 8|Total 8 courses|OF 1|AT 10:30|AT 10|SEC 1.413|QNC 1502|FALL 2025|2023 Fall|Spring 24|AP 5|ACT 34|WEEK 3|UNIT 2|' +
    'Room 12B|NO 7|no. 7|VOL 2|CH 4|CHAP 12|FIG 3|Page 1 of 2|Level: 1A|60 YEAR 2|2 OF 3|in 2 weeks|has 3 classes|from 9 to 5|' +
    'to 30 people|at 3pm|by 12|over 100|TOEFL 110|IB 7|PSAT 1400|JAN 5|Sept 2|JUNE 30|MON 3|Fri 12|Hall 110|LAB 2|Part 3|' +
    'the 90s|the 19th|mp3|covid19|top 10|only 5|plus 2|take 4|took 3|I am 21|when I was 19|is 20|are 12|my 2|and 3 more|' +
    '10 AM 25 students|9 AM 101 Main Street|at 10:30 AM 25|12,000|$500|50%|3.5 hours|ZIP 02138|MA 02138|Oct. 31|1A|101';
  test.each(labels.split('|'))('in %j', (text) => {
    expect(codes(text)).toEqual([]);
    expect(codes(text.toLowerCase())).toEqual([]);
    expect(codes(`The ${text} is there.`)).toEqual([]);
    expect(codes(text, dotted)).toEqual([]);
    expect(codes(text, PLAIN)).toEqual([]);
  });

  test.each([
    'in 530 people',
    'his 4 books',
    'HIS 3 BOOKS',
    'at 501 Main Street',
    'des 3 amis',
    'I am 105 today',
    'his 1984 essay',
    'at 1030am',
    'History 19th century',
    'history 1960s',
    'music of the 1990s',
    'History 2024 Fall',
    'COMPSCI 2023 Fall',
    'Fall ECON 2024',
    'I studied history 3 years',
    'spanish 2 hours a day',
    'Mathematics 4 credits',
    'math 10:30',
    'ECON 10:30 AM',
    'MATH 50%',
    'math 10 am',
    'music 10am',
    'music 2 more times',
    'MATH 4.000',
    'ECON 3.5',
    'I like Statistics. 110 people came',
    'Computer Science\n50 students',
    'COMPSCI\n50',
    'lps a bit',
  ])('even if the words are subjects: %j', (text) => expect(codes(text)).toEqual([]));

  test.each([
    'Course 6-3',
    'a 5.0 scale',
    'GPA 4.56',
    'my gpa is 3.91',
    'GPA of 5.45',
    'average 8.01',
    'Section 1.413',
    'room 1.413',
    '12.000',
    '5.45 points',
    '8.01%',
    '$8.01',
    '4.56/5',
    '8.01 / 9',
    'Units 12.000',
    'at 10.30',
    'from 9.30 to 10.30',
    'Python 3.10',
    'version 6.1010',
    '1.2.3',
    '12.05.2024',
    '192.168.1.1',
    'margin:5.0pt',
    '9.50 pm',
    'Fundamentals of Something  12  A  5.00',
    'Fundamentals of Something  12  A  9.48',
    '| 4.25 | 10.48 | 370 |',
    'Q Score = 3.91',
    'more than 3.91 and rated 4.25',
    'Grades: B+ 8.01',
  ])('even with numeric subjects: %j', (text) => expect(codes(text, dotted)).toEqual([]));
});

describe('subjects that are ordinary words are still recognised', () => {
  test.each([
    ['What is MATH 55A like?', ['MATH 55A']],
    ['How many COMPSCI 50 students pass?', ['COMPSCI 50']],
    ['HIS 4121 and his 1984 essay', ['HIS 4121']],
    ['should i take am 21a', ['APMTH 21A']],
    ['AT 501 meets at 501 Main Street', ['AT 501']],
    ['Is LPS A hard?', ['LPS A']],
    ['MATH 21A / I work on Fridays', ['MATH 21A']],
    ['MATH 21A/B work for me', ['MATH 21A', 'MATH 21B']],
    ['History 1956', ['HIST 1956']],
    ['2023 Fall ECON 1936 Topics', ['ECON 1936']],
    ['ECON 1936 Fall 2023', ['ECON 1936']],
  ])('%j', (text, expected) => expect(codes(text)).toEqual(expected));

  test.each([
    ['Is 8.01 hard?', ['8.01']],
    ['What is the rating of 6.1010?', ['6.1010']],
    ['8.01/8.02', ['8.01', '8.02']],
    ['8.01 lectures', ['8.01']],
    ['grade in 6.1200: A, 12 units', ['6.1200']],
  ])('%j', (text, expected) => expect(codes(text, dotted)).toEqual(expected));
});

describe('figures that are compared', () => {
  test.each(['4.95 against 5.00', 'level in the ratings, 6.78 against 6.75.', '6.5 against 6.45'])(
    '%s',
    (text) => {
      expect(codes(text, dotted)).toEqual([]);
    },
  );

  test('do not hide codes that the catalogue has', () => {
    expect(codes('6.1010 against 8.01', dotted)).toEqual(codes('6.1010 or 8.01', dotted));
  });
});
