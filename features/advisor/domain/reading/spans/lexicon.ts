import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import { createLevelReader } from '#features/catalogue/domain/levels.ts';
import { createRecogniser, type Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';

export interface LexiconSource {
  subjects: readonly { code: string; department: string; aliases: readonly string[] }[];
  courses: readonly {
    class_tag: string;
    class_name: string;
    description: string;
    component: string;
    instructors: readonly string[];
    aliases: readonly string[];
    codes: readonly string[];
    /** Absent where no record tells. */
    term?: string;
    /** What its record states as coming before it. */
    course_requirements?: string;
  }[];
  terms: readonly { name: string; start: string; end: string }[];
  programmes: readonly {
    name: string;
    groups: readonly { name: string; options?: readonly (string | { subject: string })[] }[];
  }[];
}

/** The catalogue's names, as far as reading needs them. */
export interface Lexicon {
  recogniser: Recogniser;
  /** In calendar order. */
  terms: LexiconSource['terms'];
  /** The search tool's value for a subject's code, alias or department, by folded name. */
  subjects: ReadonlyMap<string, string>;
  /** The department of a subject's code; a department maps to itself. */
  departments: ReadonlyMap<string, string>;
  /** The codes of a department's subjects, by its folded name. */
  subjectsOf: ReadonlyMap<string, readonly string[]>;
  /** The subjects of what a programme asks for, those of most courses first, by its folded name. */
  subjectsAskedBy: ReadonlyMap<string, readonly string[]>;
  /** Subject codes that are numbers: `course 6`. */
  numericSubjects: ReadonlySet<string>;
  /**
   * Codes by folded title, with and without the part after a colon. One word, or the name of a subject, does not
   * identify a course.
   */
  titles: ReadonlyMap<string, readonly string[]>;
  /** Codes by a title of one word, which names a course only after "called". */
  shortTitles: ReadonlyMap<string, readonly string[]>;
  /** Every class with its title as the catalogue spells it, in the catalogue's order. */
  titled: readonly Title[];
  /** Kinds of class as the catalogue spells them, by folded name. */
  components: ReadonlyMap<string, string>;
  programmes: ReadonlyMap<string, string>;
  /** Groups of requirements as the university spells them, by folded name. */
  groups: ReadonlyMap<string, string>;
  /** Names of the groups of each programme that states some. */
  groupsOf: ReadonlyMap<string, readonly string[]>;
  /** Folded surnames of instructors, with the full name if it is unique, and folded full names. */
  surnames: ReadonlyMap<string, string>;
  /** Words of titles and of department names: possible topics. */
  titleWords: ReadonlySet<string>;
  /** Words of the catalogue's own text, which are never corrected. */
  words: ReadonlySet<string>;
}

export interface Title {
  code: string;
  title: string;
  component: string;
  isGraduate: boolean;
  /** Whether it is given in an earlier term of the catalogue, and not in its newest. */
  isOver: boolean;
  /** What its record states as coming before it; empty if nothing. */
  needs: string;
}

/** The form in which names are compared: lower case, `&` as "and", only letters and digits. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const createLexicon = (source: LexiconSource): Lexicon => {
  const { courses, terms } = source;
  const subjects = spokenSubjects(source.subjects, courses);
  const tags = [...new Set(courses.flatMap(({ codes }) => codes))];
  const recogniser = createRecogniser({
    subjects: source.subjects,
    tags,
    aliases: courses.flatMap(({ class_tag, aliases }) => aliases.map((alias) => ({ alias, tag: class_tag }))),
  });
  const subjectNames = subjectsByName(subjects);
  return {
    recogniser,
    terms,
    subjects: subjectNames,
    departments: new Map(
      subjects.flatMap(({ code, department }) => [
        [code, department],
        [department, department],
      ]),
    ),
    subjectsOf: new Map(
      [...Map.groupBy(subjects, ({ department }) => fold(department))].map(([name, some]) => [
        name,
        some.map(({ code }) => code),
      ]),
    ),
    subjectsAskedBy: new Map(
      [...Map.groupBy(source.programmes, ({ name }) => fold(name))].map(([name, some]) => [
        name,
        subjectsIn(some.flatMap(({ groups }) => groups.flatMap(({ options = [] }) => options))),
      ]),
    ),
    numericSubjects: new Set(subjects.map(({ code }) => code).filter((code) => /^\d/.test(code))),
    titles: titlesOf(courses, (name) => name.includes(' ') && !subjectNames.has(name)),
    shortTitles: titlesOf(courses, (name) => name !== '' && !name.includes(' ')),
    titled: titledOf(courses, terms.at(-1)?.name),
    components: byFold(courses.map(({ component }) => component)),
    programmes: byFold(source.programmes.map(({ name }) => name)),
    groups: byFold(source.programmes.flatMap(({ groups }) => groups.map(({ name }) => name))),
    groupsOf: groupsByProgramme(source.programmes),
    surnames: surnamesOf(courses.flatMap(({ instructors }) => instructors)),
    titleWords: wordsOf([
      ...courses.map(({ class_name }) => class_name),
      ...subjects.map(({ department }) => department),
    ]),
    words: wordsOf([
      ...courses.flatMap(({ class_name, description, component }) => [class_name, description, component]),
      ...source.programmes.flatMap(({ name, groups }) => [name, ...groups.map((group) => group.name)]),
    ]),
  };
};

/** Without repeats, those of most options first. */
const subjectsIn = (options: readonly (string | { subject: string })[]): string[] => {
  const subjects = options.map((each) => (typeof each === 'string' ? subjectOfTag(each) : each.subject));
  return [...Map.groupBy(subjects, (subject) => subject)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([subject]) => subject);
};

/** A name may be that of a concentration and of a secondary field. */
const groupsByProgramme = (programmes: LexiconSource['programmes']): Map<string, string[]> => {
  const groupsOf = new Map<string, string[]>();
  for (const { name, groups } of programmes)
    groupsOf.set(name, [...new Set([...(groupsOf.get(name) ?? []), ...groups.map((group) => group.name)])]);
  return groupsOf;
};

const byFold = (names: readonly string[]): Map<string, string> =>
  new Map(names.filter((name) => name !== '').map((name) => [fold(name), name]));

/** A department's name stands for all its subjects; it takes precedence over an equal code or alias. */
export const subjectsByName = (subjects: LexiconSource['subjects']): Map<string, string> => {
  const names = new Map<string, string>();
  for (const { code, aliases } of subjects)
    for (const name of [code, ...aliases]) if (!names.has(fold(name))) names.set(fold(name), code);
  for (const { department } of subjects) if (department !== '') names.set(fold(department), department);
  names.delete('');
  return names;
};

const titlesOf = (
  courses: LexiconSource['courses'],
  isName: (folded: string) => boolean,
): Map<string, string[]> => {
  const titles = new Map<string, string[]>();
  for (const { class_tag, class_name } of courses)
    for (const name of new Set([fold(class_name), fold(class_name.split(':')[0] ?? '')])) {
      if (!isName(name)) continue;
      const codes = titles.get(name);
      if (!codes) titles.set(name, [class_tag]);
      else if (!codes.includes(class_tag)) codes.push(class_tag);
    }
  return titles;
};

const titledOf = (courses: LexiconSource['courses'], newest: string | undefined): Title[] => {
  const { levelOf } = createLevelReader(courses);
  const current = new Set(
    courses.flatMap(({ class_tag, term = newest }) => (term === newest ? [class_tag] : [])),
  );
  const titled = new Map<string, Title>();
  for (const course of courses)
    if (!titled.has(course.class_tag))
      titled.set(course.class_tag, {
        code: course.class_tag,
        title: course.class_name,
        component: course.component,
        isGraduate: levelOf(course) === 'graduate',
        isOver: !current.has(course.class_tag),
        needs: course.course_requirements ?? '',
      });
  return [...titled.values()];
};

const surnamesOf = (names: readonly string[]): Map<string, string> => {
  const surnames = new Map<string, string>();
  for (const name of new Set(names)) {
    const surname = fold(name.split(/\s+/).at(-1) ?? '');
    if (surname.length < 3) continue;
    // "Mary A. Stone" is one of several of that surname.
    surnames.set(fold(name), name);
    surnames.set(surname, surnames.has(surname) && surnames.get(surname) !== name ? surname : name);
  }
  return surnames;
};

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set([...new Set(texts)].flatMap((text) => fold(text).split(' ')));

/** A subject as far as its names go. */
interface Named {
  code: string;
  department: string;
  aliases?: readonly string[];
}

/** A part of a word stands for it if it is at least so long: "photo". */
const SHORTEST = 4;

/**
 * The subjects as they are spoken of. Lists of subjects outlast courses: where no course is of GENET, "genetics" is the course of
 * that title, or a topic, and no search is among its courses. Such a subject stays as far as no title has the words of its name
 * ("ASL"), so that it is said that there is none; and a department of others stands for those that have courses.
 */
export const spokenSubjects = <S extends Named>(
  subjects: readonly S[],
  courses: readonly { codes: readonly string[]; class_name: string }[],
): S[] => {
  const given = new Set(courses.flatMap(({ codes }) => codes.map((code) => subjectOfTag(code))));
  const departments = new Set(
    subjects.flatMap(({ code, department }) => (given.has(code) ? [department] : [])),
  );
  const words = new Set(courses.flatMap(({ class_name }) => fold(class_name).split(' ')));
  const beginnings = new Set(
    [...words].flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - SHORTEST + 1) }, (_, more) =>
        word.slice(0, SHORTEST + more),
      ),
    ),
  );
  const isOfTitles = (name: string): boolean =>
    fold(name)
      .split(' ')
      .every((word) => words.has(word) || beginnings.has(word));
  return subjects.flatMap((subject): S[] => {
    const { code, department, aliases = [] } = subject;
    if (given.has(code)) return [subject];
    const left = aliases.filter((alias) => !isOfTitles(alias));
    const isOfOthers = departments.has(department);
    if (left.length === 0 && (isOfOthers || aliases.length > 0)) return [];
    return [{ ...subject, aliases: left, department: isOfOthers ? '' : department }];
  });
};
