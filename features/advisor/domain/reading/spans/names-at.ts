import { fold, type Lexicon } from './lexicon.ts';
import type { NamesAt } from './line.ts';
import { TABLE_WORDS } from './lines.ts';
import { saysNothing } from './says-nothing.ts';
import { SUBJECT_NICKNAMES } from '../tables/courses/subject-nicknames.ts';
import type { Word } from './words.ts';

const LONGEST = 9;

/** Looks up the catalogue's names of people, programmes and groups of requirements. */
export const namesAtOf = (lexicon: Lexicon): NamesAt => {
  const { programmes, groups, subjects, departments, surnames } = lexicon;
  const begins = {
    PERSON: wordsOf(surnames.keys()),
    PROGRAMME: firstWordsOf([
      'course',
      ...programmes.keys(),
      ...subjects.keys(),
      ...Object.keys(SUBJECT_NICKNAMES),
    ]),
    GROUP: firstWordsOf(groups.keys()),
  };
  const programme = (name: string): string | undefined => {
    const said = name.replace(/^course /, '');
    const full = SUBJECT_NICKNAMES[said];
    const department = fold(departments.get(subjects.get(said) ?? '') ?? '');
    return (
      programmes.get(full ?? said) ?? programmes.get(said) ?? programmes.get(department) ?? longer(department)
    );
  };
  // "Art history" is of the department History of Art, and the programme History of Art and Architecture.
  const longer = (department: string): string | undefined => {
    const [only, ...others] = [...programmes].filter(([name]) => name.startsWith(`${department} `));
    return department === '' || others.length > 0 ? undefined : only?.[1];
  };
  return (place, words, at) => {
    if (!begins[place].has(firstOf(words[at]?.text ?? ''))) return null;
    if (place === 'PERSON') return personAt(lexicon, words, at);
    const named = place === 'GROUP' ? (said: string) => groups.get(said) : programme;
    for (let size = Math.min(LONGEST, words.length - at); size > 0; size -= 1) {
      const said = words.slice(at, at + size).map(({ text }) => text);
      const name = said.join('').length > 1 ? named(said.join(' ')) : undefined;
      if (name !== undefined) return { to: at + size, name };
    }
    return null;
  };
};

/** A word of a message may fold into several. */
const firstOf = (words: string): string => words.split(' ', 1)[0] ?? '';

/** Most words of a message begin no name: one look-up instead of one for each length. */
const firstWordsOf = (names: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(names, (name) => firstOf(name)));

/** Of people: a message may leave out their first names. */
const wordsOf = (names: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(names).flatMap((name) => name.split(' ')));

/** A surname, alone or after the first name. If also an ordinary word, it needs a capital or a form of address. */
const personAt = ({ surnames, titleWords }: Lexicon, words: readonly Word[], at: number) => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return null;
  for (const size of [4, 3, 2]) {
    const said = words.slice(at, at + size).map(({ text }) => text);
    const whole = surnames.get(said.join(' '));
    if (whole !== undefined && said.length === size) return { to: at + size, name: whole };
    const double = surnames.get(said.slice(-2).join(' '));
    if (double !== undefined && said.length === size && fold(double).endsWith(said.join(' ')))
      return { to: at + size, name: double };
  }
  const full = next && surnames.get(next.text);
  if (next && full !== undefined && fold(full).startsWith(`${word.text} `)) return { to: at + 2, name: full };
  const name = surnames.get(word.text);
  if (name === undefined || saysNothing(word.text) || TABLE_WORDS.has(word.text)) return null;
  const before = words[at - 1];
  const isCalled = before?.text === 'professor';
  // "A Jane Austen class" is about her, and not given by K. Austen.
  const isOther =
    before?.isName === true &&
    word.gap === 'space' &&
    !isCalled &&
    !saysNothing(before.text) &&
    !TABLE_WORDS.has(before.text) &&
    !fold(name).startsWith(before.text[0] ?? '');
  if (isOther) return null;
  return titleWords.has(word.text) && !word.isName && !isCalled ? null : { to: at + 1, name };
};
