import { createCarriersOf } from '#features/catalogue/domain/prerequisites/carriers.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { readPack } from '#features/catalogue/domain/pack/read-pack.ts';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { DOTTED, SPACED } from '#features/catalogue/domain/recogniser/sample-catalogues.ts';
import { createFitReader } from '#features/catalogue/domain/search/for-you.ts';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { readSearch } from '#features/advisor/domain/reading/frame/read-search.ts';
import {
  SAMPLE_SPEAKER,
  SAMPLE_TODAY,
  SAMPLE_VOCABULARY,
} from '#features/advisor/domain/reading/spans/sample-vocabulary.ts';
import { understand } from '#features/advisor/domain/reading/understand.ts';
import { Replacer } from '#features/advisor/domain/facts/replacer.ts';
import { readReference } from '#features/advisor/domain/facts/reference.ts';
import { unresolvedIn } from '#features/advisor/domain/facts/unresolved.ts';
import { LinkGuard } from '#features/advisor/domain/link-guard.ts';
import { withoutHtml } from '#features/advisor/domain/export/without-html.ts';
import { accountFor } from '#features/advisor/domain/statements/account-for.ts';
import { markdownToText } from '#features/advisor/domain/markdown-to-text.ts';
import { splitBlocks } from '#features/advisor/web/shared/markdown/split-blocks.ts';
import { readCourseList } from '#features/profile/domain/course-list/course-list.ts';
import { parseCsv } from '#ingest/formats/csv-table.ts';
import { ImportError } from '#ingest/pack/pack-draft.ts';

const spaced = createRecogniser(SPACED);
const dotted = createRecogniser(DOTTED);

/** Feeds a text in small pieces, as a model sends it. */
const guardInPieces = (text: string): void => {
  const guard = new LinkGuard(() => false);
  for (let at = 0; at < text.length; at += 4) guard.push(text.slice(at, at + 4));
  guard.end();
};

/** In pieces, as a model streams it; every other reference resolves. */
const replaceInPieces = (text: string): void => {
  let turn = 0;
  const replacer = new Replacer((inner) => (readReference(inner) && (turn += 1) % 2 === 0 ? inner : null));
  for (let at = 0; at < text.length; at += 4) replacer.push(text.slice(at, at + 4));
  replacer.end(true);
  unresolvedIn(text);
};

const readTable = (text: string): void => {
  try {
    parseCsv({ name: 'hostile.csv', text });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
};

const TERM = '2025 Fall';
const UNIVERSITY = JSON.stringify({
  name: 'Birch',
  possessive: 'Birch’s',
  feedback_email: 'feedback@birch.example',
  terms: [{ name: TERM, start: '2025-09-02', end: '2025-12-03' }],
});
/** A pack with invalid rows, and a record with the text in each field. */
const packWith = (text: string): void => {
  const record = {
    course_id: '1',
    class_number: '1',
    class_tag: text,
    class_name: text,
    term: TERM,
    instructors: [text],
    schedule: text,
    description: text,
    course_requirements: text,
    q_report: text,
    aliases: [text],
  };
  const plain = { ...record, class_tag: 'GEOL 10', q_report: '', aliases: [] };
  const courses = `${text}\n${JSON.stringify(record)}\n${JSON.stringify(plain)}`;
  readPack({ 'university.json': UNIVERSITY, 'subjects.json': '[]', 'courses.ndjson': courses }, '1');
};

const NO_DEPARTMENTS = new Map<string, string>();
const carriersOf = createCarriersOf([{ scheme: 'Distribution', value: 'Natural World', codes: ['GEOL 10'] }]);
const RIVERS = row('GEOL 10', 'Rocks and Rivers');

/** Readers of untrusted text that must run in linear time, without the limits set by their callers. */
export const READERS = {
  'course codes': (text: string) => void spaced.mentions(text),
  'course codes with dots': (text: string) => void dotted.mentions(text),
  'a course list': (text: string) =>
    void readCourseList(text, { recogniser: spaced, titleOf: () => 'Introduction' }),
  'a course list with dots': (text: string) =>
    void readCourseList(text, { recogniser: dotted, titleOf: () => null }),
  prerequisites: (text: string) =>
    void readPrerequisites(
      { course_requirements: text, recommended_prep: text },
      { recogniser: spaced, carriersOf },
    ),
  'a reply’s links': guardInPieces,
  'a reply’s references': replaceInPieces,
  'a reply’s statements': (text: string) =>
    void accountFor(text, [], {
      recogniser: spaced,
      carriersOf,
      recordsOf: () => [],
      terms: [],
      today: '2025-10-15',
      programs: { concentrations: [], secondary_fields: [] },
      student: null,
    }),
  'markdown as text': (text: string) => void markdownToText(text),
  'markdown as blocks': (text: string) => void splitBlocks(text, false),
  'a reply in a file': (text: string) => void withoutHtml(text),
  'interests in own words': (text: string) =>
    void createFitReader(
      { open: [], unstated: [], interests: [], ownWords: text, preferences: [] },
      NO_DEPARTMENTS,
    )(RIVERS),
  'a sentence to search by': (text: string) => void readSearch(text, SAMPLE_VOCABULARY, SAMPLE_TODAY),
  'a question in the chat': (text: string) =>
    void understand([{ role: 'user', text }], SAMPLE_VOCABULARY, SAMPLE_SPEAKER),
  'a CSV file': readTable,
  'a pack': packWith,
};
export type ReaderName = keyof typeof READERS;
/** The texts that a reader is given. */
export const textsFor = (reader: ReaderName): readonly HostileText[] =>
  reader === 'a question in the chat'
    ? HOSTILE_TEXTS.filter(({ unit }) => OF_QUESTIONS.has(unit))
    : HOSTILE_TEXTS;

const MARKS = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \t\n\r—–•’“”…');
const OTHERS = [
  '0',
  '1',
  '1.1 ',
  '11 ',
  'a',
  'A',
  'a ',
  'A ',
  'a\n',
  'é',
  '漢',
  '😀',
  '\u00a0',
  '\u200b',
  'ßA',
  'mwf ',
  '3 to 6 ',
];
const KEYWORDS = [
  'and ',
  'or ',
  'of ',
  'with ',
  'either ',
  'one of ',
  'requires ',
  'recommended ',
  'not ',
  'Total ',
  'credits 4 ',
  'Fall 2025 ',
  'Dropped ',
  'transfer credit ',
  'W ',
  'TR ',
  'GPA 4.0 ',
  'Mon Tue ',
  'mostly ',
  'mondays ',
  '9 am to ',
  'rated 4.2 ',
  'about 4 hours ',
  'taught by A B, ',
  'e.g. ',
  '[[',
  ']]',
  '[[A 1 rating]]',
  '[[A ',
  'http',
  'https://',
  'www.',
  'xmpp:',
  'a@b.',
  '&#47;',
  '&amp;',
  '<a:',
  '<b>',
  '<!-- ',
];
const CODES = [
  'CS 50, ',
  'CS 50 ',
  'CS50',
  'CS 50\n',
  'CS\n',
  'CS-',
  'MATH 21A/b ',
  'MATH 1A and ',
  'MATH 1A or ',
  '50,',
  '6.1010 ',
  '6.10 ',
  '12.00 ',
  '6.1010\n',
  'COMPSCI 5O ',
  '(MATH 1A or ',
  'one of MATH 1A, ',
  'MATH 1A; or ',
  'MATH 1A or permission, or ',
  'CS 50 Title A 4.0\n',
  'CS 50 | Title | 4.0 | A | ',
  'CS 50 A B C D ',
];
const NESTED = [
  '> ',
  '- ',
  '1. ',
  '> - ',
  '- a\n  ',
  '- a\n',
  '- a\n\n',
  '> a\n',
  '# a\n',
  '| a ',
  '|-',
  '|-|\n',
  '| a | b |\n',
  '*a ',
  'a* ',
  '**a',
  '*_',
  '**a**',
  '~~a',
  '`a',
  '``a`',
  '[a',
  'a]',
  '](',
  '[](',
  '![',
  '[a](b) ',
  '[a][b]',
  '[a]: b\n',
  '[^1]: ',
  '=\n',
  '()',
  ')(',
  '(a ',
  '[[',
  '{"a":',
  '[1,',
  '""',
  '"a",',
  'a,b;c\n',
  '{}\n',
];
const UNITS = [...new Set([...MARKS, ...OTHERS, ...KEYWORDS, ...CODES, ...NESTED])];

/** Of a question in the chat, which costs more than all others together, one text of each kind. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  [
    '-',
    '#',
    'A ',
    '11 ',
    '漢',
    'ßA',
    'mwf ',
    '3 to 6 ',
    'and ',
    'not ',
    'Mon Tue ',
    'mostly ',
    'mondays ',
    '9 am to ',
    'rated 4.2 ',
    '- a\n',
  ].concat(['about 4 hours ', 'taught by A B, ', 'CS 50, ', '50,', '6.10 ', 'MATH 1A or ']),
);

/** Text around the repetition: an expression may fail only at its end, or start before it. */
const AROUND = {
  bare: ['', ''],
  'after a code': ['CS 50 ', 'x'],
  'after a bracket': ['[', 'x 6.1010'],
} as const;

export interface HostileText {
  name: string;
  unit: string;
  place: keyof typeof AROUND;
  /** A text of about this length in UTF-16 units. */
  ofLength(length: number): string;
}

/** The most expensive texts: repetitions, in several surroundings. */
export const HOSTILE_TEXTS: readonly HostileText[] = UNITS.flatMap((unit) =>
  (Object.keys(AROUND) as (keyof typeof AROUND)[]).map((place) => {
    const [before, after] = AROUND[place];
    return {
      name: JSON.stringify(before + unit + unit + after),
      unit,
      place,
      ofLength: (length) => before + unit.repeat(Math.ceil(length / unit.length)) + after,
    };
  }),
);
