import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch } from './read-search.ts';
import { SAMPLE_LEXICON, SAMPLE_SOURCE } from '../spans/sample-lexicon.ts';
import { SAMPLE_TODAY, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { createVocabulary } from '../spans/vocabulary.ts';

/** Adds attributes that the sample's records do not have. */
const withAttributes = (...attributes: { scheme: string; value: string }[]) =>
  createVocabulary(
    { ...SAMPLE_LEXICON, titleWords: new Set([...SAMPLE_LEXICON.titleWords, 'spring']) },
    { subjects: SAMPLE_SOURCE.subjects, attributes, titles: [] },
  );
const EXAMS = withAttributes(
  { scheme: 'Final exam', value: 'Yes' },
  { scheme: 'General Education', value: 'Earth and Life' },
  { scheme: 'General Education', value: 'Peoples and Pasts' },
  { scheme: 'HASS', value: 'HASS-A' },
  { scheme: 'Institute requirement', value: 'Institute LAB' },
);
const AESTHETICS = withAttributes(
  { scheme: 'Gen Ed', value: 'Aesthetics and Culture' },
  { scheme: 'Gen Ed', value: 'Ethics and Civics' },
);

const read = (text: string) => readSearch(text, SAMPLE_VOCABULARY, SAMPLE_TODAY);
/** The filters as URL parameters, decoded. */
const filtersOf = (text: string) => decodeURIComponent(read(text).filters.replaceAll('+', ' '));

describe('a sentence in the search box', () => {
  it.each([
    ['seminar tuesday afternoon under 6 hours', 'day=T&kind=Seminar&hours=-6&after=12:00&before=18:00'],
    ['best rated cs class next sem', 'term=2026 Spring&subject=COMPSCI&sort=score-high'],
    [
      'easy gened, no fridays',
      'attribute=General Education:Earth and Life&attribute=General Education:Peoples and Pasts&hours=-7&free=F 00:00-23:59',
    ],
    ['writing intensive history class', 'subject=HIST&attribute=Writing:Writing Intensive'],
    ['hass-a mwf mornings', 'day=only&day=M&day=W&day=F&attribute=HASS:HASS-A&before=12:00'],
    ['i have work from 9 to 12', 'free=M.T.W.Th.F 09:00-12:00'],
    ['spanish class 3 to 6 hrs', 'subject=SPANISH&hours=3-6'],
    ['seminar with less then 15 ppl', 'kind=Seminar&size=-15'],
  ])('is read as filters: %s', (text, filters) => {
    expect(filtersOf(text)).toBe(filters);
  });

  it.each([
    ['not before 10', 'after=10:00'],
    ['not before like 10am', 'after=10:00'],
    ['not after 3pm', 'before=15:00'],
    ['thats not at night', 'before=18:00'],
    ['without seminars or labs', 'kind=Seminar&kind=Laboratory&not=kind'],
    ['econ class thats not too much work', 'subject=ECON&hours=-8'],
    ['tuesday, not friday', 'day=T&free=F 00:00-23:59'],
    ['no graduate classes', 'level=graduate&not=level'],
    ['cs class but no mondays', 'subject=COMPSCI&free=M 00:00-23:59'],
    ['cs class, no mondays and no fridays', 'subject=COMPSCI&free=M.F 00:00-23:59'],
  ])('turns round what is said no to: %s', (text, filters) => {
    expect(filtersOf(text)).toBe(filters);
  });

  it.each([
    'something for me',
    'is this in chem',
    'history of rome',
    'spanish film',
    'ECON 10A',
    'economics',
  ])('is left to the search where it names no filter: %s', (text) => {
    expect(filtersOf(text)).toBe('');
  });

  it('leaves what courses are about, and codes, to be searched as words', () => {
    expect(read('seminars about rivers in egypt').text).toBe('rivers egypt');
    expect(read('cs 124 on tuesdays').text).toBe('COMPSCI 124');
  });

  it.each([
    'gender and science',
    'science and history',
    'women in science',
    'women in science class',
    'science in islam',
    'ethics in engineering',
    'science and engineering',
    'introduction to science',
    'women and history',
    'the fall of the roman empire',
    'the rise and fall of empires',
    'fall of rome',
    'history of the fall',
    'silent spring',
    'spring break',
    'history spring',
    'light of the world',
    'great books',
    'big history',
    'night sky',
    'free will',
    'intermediate spanish',
    'Organic Chemistry Laboratory',
    'plague: epidemics from athens to influenza',
  ])('is searched as it was typed where it may be a topic or is a title: %s', (text) => {
    expect(filtersOf(text)).toBe('');
  });

  it.each([
    ['a science class', 'subject=CHEM&subject=PHYSICS'],
    ['science courses', 'subject=CHEM&subject=PHYSICS'],
    ['stem seminar', 'subject=CHEM&subject=PHYSICS&subject=COMPSCI&kind=Seminar'],
    ['science no fridays', 'subject=CHEM&subject=PHYSICS&free=F 00:00-23:59'],
    ['history and science classes', 'subject=HIST&subject=CHEM&subject=PHYSICS'],
    ['fall seminar', 'term=2025 Fall&kind=Seminar'],
    ['seminar spring', 'term=2026 Spring&kind=Seminar'],
    ['history class for the fall', 'term=2025 Fall&subject=HIST'],
    ['best rated history fall', 'term=2025 Fall&subject=HIST&sort=score-high'],
    ['gened earth', 'attribute=General Education:Earth and Life'],
    ['gened peoples and pasts', 'attribute=General Education:Peoples and Pasts'],
  ])('takes a field or a season for a filter where a word says so: %s', (text, filters) => {
    expect(filtersOf(text).split('&').toSorted()).toEqual(filters.split('&').toSorted());
  });

  it.each([
    ['women in science tuesday', 'women science'],
    ['women and history tuesday', 'women history'],
    ['the fall of the empire under 5 hours', 'fall empire'],
    ['rivers next spring', 'rivers'],
    ['easy class. rivers of egypt', 'rivers egypt'],
  ])('keeps the topic beside the filters: %s', (text, words) => {
    expect(filtersOf(text)).not.toBe('');
    expect(read(text).text).toBe(words);
  });

  it.each([
    ['constructor', 'constructor'],
    ['toString', 'tostring'],
    ['__proto__', 'proto'],
    ['on constructor', 'constructor'],
    ['classes at constructor and valueOf', 'constructor valueof'],
  ])('takes no word for what every object has: %s', (text, words) => {
    expect(read(text)).toMatchObject({ filters: '', text: words });
  });

  it('names what the list has no filter for', () => {
    expect(read('seminar once a week')).toMatchObject({ unused: ['once a week'] });
    expect(read('history class no essays')).toMatchObject({ unused: ['no essays'] });
  });

  it.each([
    ['HASS-A', 'attribute=HASS:HASS-A'],
    ['gened peoples', 'attribute=General Education:Peoples and Pasts'],
    ['life gened', 'attribute=General Education:Earth and Life'],
    ['gened arts', 'attribute=Gen Ed:Aesthetics and Culture'],
    ['arts gened', 'attribute=Gen Ed:Aesthetics and Culture'],
    ['institute lab', 'attribute=Institute requirement:Institute LAB'],
    ['no exam physics', 'subject=PHYSICS&attribute=-Final exam:Yes'],
    ['no finals', 'attribute=-Final exam:Yes'],
    ['gened, not earth and life', 'attribute=General Education:Peoples and Pasts'],
    ['spring', ''],
    ['easy', 'hours=-7'],
  ])('reads a few words that name what courses count as: %s', (text, filters) => {
    const vocabulary = text.includes('arts') ? AESTHETICS : EXAMS;
    const { filters: found } = readSearch(text, vocabulary, SAMPLE_TODAY);
    expect(decodeURIComponent(found.replaceAll('+', ' '))).toBe(filters);
  });

  it('says what no record holds, and keeps what it has no kind or filter for', () => {
    expect(read('no exam physics')).toMatchObject({ filters: 'subject=PHYSICS', unused: ['no exam'] });
    expect(read('morning classes without ECON 10A')).toMatchObject({
      filters: 'before=12%3A00',
      unused: ['without ECON 10A'],
    });
    expect(read('morning workshop').text).toBe('workshop');
    expect(read('freshman workshops')).toMatchObject({ filters: 'level=introductory', text: 'workshop' });
  });

  it('mends a slip in a word of its own', () => {
    expect(filtersOf('easyist semminar in sprng')).toBe('term=2026 Spring&kind=Seminar&sort=workload-low');
  });

  it('never throws, whatever is typed', () => {
    const words = fc.constantFrom(
      ...'no not mon tth 9-12 9am 4+ easy cs 50 history of under 6 hours , . ? w/ w/o t/th - / é 漢 rated 4'.split(
        ' ',
      ),
    );
    const sentence = fc.array(words, { maxLength: 20 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(
        fc.oneof(sentence, fc.string({ maxLength: 300 }), fc.string({ unit: 'binary' })),
        (text) => {
          expect(new URLSearchParams(read(text).filters).toString()).toBe(read(text).filters);
        },
      ),
      { numRuns: 300 },
    );
  });
});
