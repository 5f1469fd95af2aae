import { writeFilters } from '#features/catalogue/domain/search/filters/filter-address.ts';
import type { SearchReading } from '../../../reading.contract.ts';
import { fold } from '../spans/lexicon.ts';
import { SEARCH_TABLE } from '../spans/lines.ts';
import type { Condition, Meaning } from '../spans/meaning.ts';
import { type Reading, readMessage } from './read-message.ts';
import { toFilters } from './to-filters.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

/** Translates the text of a search box to filters of the course list; none if the text is better searched as words. */
export const readSearch = (text: string, vocabulary: Vocabulary, today: string): SearchReading => {
  const reading = readMessage(text, vocabulary, { today, table: SEARCH_TABLE, isAllWished: true });
  const { frame } = reading;
  const { filters, text: topic, unused } = toFilters(frame, vocabulary);
  const { titles, shortTitles } = vocabulary.lexicon;
  const params = new URLSearchParams();
  const isTitle = [titles, shortTitles].some((some) => some.has(fold(text)));
  if (!isTitle && asksForMore(reading) && !isDoubtful(reading, vocabulary)) writeFilters(params, filters);
  return {
    filters: params.toString(),
    text: [...frame.codes, topic, ...kindsNotHere(reading)].filter((part) => part !== '').join(' '),
    unused: [...unused.map(({ said }) => said), ...withoutFilter(reading)],
  };
};

/** Words for a kind of class that this catalogue does not have: titles may contain them. */
const kindsNotHere = ({ spans, words }: Reading): string[] =>
  spans
    .filter(({ meaning }) => meaning.is === 'noun')
    .flatMap(({ from, to }) => words.slice(from, to).map((word) => word.text))
    .filter((word) => KINDS_OF_CLASS.has(word));

const KINDS_OF_CLASS: ReadonlySet<string> = new Set(
  'seminar lecture laboratory studio tutorial workshop recitation discussion'.split(' '),
);

/** What neither filter nor condition expresses: what no record states, excluded courses, a "no" without a target. */
const withoutFilter = ({ spans, words, frame }: Reading): string[] => [
  ...spans
    .filter(({ meaning }) => meaning.is === 'unheld' || meaning.is === 'than')
    .map(({ from, to }) =>
      words
        .slice(from, to)
        .map((word) => word.text)
        .join(' '),
    ),
  ...frame.without.map((code) => `without ${code}`),
  ...frame.doubts,
];

/** Whether the text has more than a field and a topic, which the search by words finds as well. */
const asksForMore = ({ frame, spans }: Reading): boolean =>
  frame.order !== null ||
  frame.conditions.some(({ condition: { on } }) => on !== 'topic' && !FIELDS.has(on)) ||
  (frame.conditions.some(({ condition: { on } }) => FIELDS.has(on)) &&
    spans.some(({ meaning }) => MORE.has(meaning.is)));

const MORE: ReadonlySet<Meaning['is']> = new Set(['noun', 'not', 'unheld']);

/** Whether everything depends on one ambiguous word: "night sky", "arab spring", "light". */
const isDoubtful = ({ spans, words }: Reading, { lexicon: { titleWords } }: Vocabulary): boolean => {
  const [only, ...others] = spans.filter(({ meaning }) => !isBeside(meaning));
  if (others.length > 0 || only?.meaning.is !== 'conditions' || only.to - only.from !== 1) return false;
  const isAlone = words.length === 1;
  if (isAlone && !titleWords.has(words[0]?.text ?? '')) return false;
  return only.meaning.conditions.every(({ on }) => DOUBTFUL.has(on) || (isAlone && on === 'hours'));
};

/** Meanings that do not confirm a doubtful word: names and fillers. */
const isBeside = (meaning: Meaning): boolean =>
  meaning.is === 'filler' ||
  meaning.is === 'border' ||
  (meaning.is === 'course' && meaning.byTitle) ||
  (meaning.is === 'conditions' && meaning.conditions.every(({ on }) => FIELDS.has(on)));

const FIELDS: ReadonlySet<Condition['on']> = new Set(['subjects', 'areas']);
const DOUBTFUL: ReadonlySet<Condition['on']> = new Set([
  'size',
  'rating',
  'terms',
  'startsAfter',
  'endsBefore',
  'hasSeats',
]);
