import { todayOf } from './today.ts';
import type { Course, Section } from '../../contract.ts';
import { areaOf } from '../../domain/areas.ts';
import { type CourseConstraints, judgeCourse, type Placed } from '../../domain/course-constraints.ts';
import { sizeOf } from '../../domain/sections/enrollment.ts';
import { createLevelReader } from '../../domain/levels.ts';
import {
  asksForTimes,
  fittingSections,
  withSectionsThatFit,
} from '../../domain/sections/fitting-sections.ts';
import { fitsWith, type PreparedHeld, prepareHeld } from '../../domain/timetable/fits.ts';
import { groupByTerm } from '../../domain/timetable/terms.ts';
import { identityOf } from '../../domain/timetable/timetabled-course.ts';
import { together } from '../../domain/timetable/together.ts';
import { subjectOfTag } from '../../domain/pack/subject-of-tag.ts';
import { bestSentence, type OwnWords, ownWordsOf } from '../../domain/search/topics/best-sentence.ts';
import { stemsOf } from '../../domain/search/topics/topic-words.ts';
import { eitherOf, foundForAny, searchAsked } from '../../domain/search/index/search-asked.ts';
import type { SearchAnswer } from '../../domain/search/index/search-index.ts';
import { byTag } from '../../domain/search/course-row.ts';
import type { Unstated } from '../../domain/unstated.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueContext } from '../catalogue.context.ts';
import { perCatalogue } from './per-catalogue.ts';
import { searchIndexOf, searchOwnWords } from './search-index.ts';
import { inTermOrder } from './term-order.ts';

export type SearchOrder = 'relevance' | 'rating' | 'workload' | 'enrollment' | 'code';

export interface CourseSearch extends CourseConstraints {
  /** Words to find in code, title, instructors or description. */
  text?: string | undefined;
  /** Like `text`, but one of them is enough; courses that match more come first. */
  topics?: readonly string[] | undefined;
  /** Only classes with one of these codes. */
  tags?: readonly string[] | undefined;
  /**
   * Compatible with all of these that are in the same term: sections of all of them together can be chosen without
   * overlaps. If these clash among themselves, compatible with each one separately.
   */
  clearOf?: readonly Course[] | undefined;
  /** A further condition on a record; evaluated last. */
  accepts?: ((course: Course) => boolean) | undefined;
  sort?: SearchOrder | undefined;
  /** Reverses the order; unknown values stay last. */
  isDescending?: boolean | undefined;
}

export interface FoundCourses {
  /**
   * One record per class, preferring the current or next term, in the requested order. If a class has several codes,
   * under the one that was searched.
   */
  courses: Course[];
  /** How many records these are in all their terms, as the course list counts. */
  offerings: number;
  /** Sections of a result that satisfy the requested times; empty if none were requested. */
  fittingSections: (course: Course) => Section[];
  /** Courses of `clearOf` that clash among themselves. */
  impossible: Course[];
  /** Tags left out only because none of their records states the requested value. */
  unstated: Partial<Record<Unstated, number>>;
  /** The matching sentence of its description; null if its name has all the words or nothing was searched. */
  sentenceOf: (course: Course) => string | null;
  /** False if no course has all the words, so that courses with some of them were used. */
  hasAllWords: boolean;
}

/** Courses that satisfy every constraint. */
export const searchCourses = async (
  ctx: Pick<CatalogueContext, 'catalogue' | 'clock' | 'settings'>,
  search: CourseSearch,
): Promise<FoundCourses> => {
  const catalogue = ctx.catalogue.current();
  const { records, hasAllWords, stems } = await candidates(catalogue, search);
  const own = ownWordsOf([search.text ?? '', ...(search.topics ?? []), ''].join(' '));
  const byTerm = inTermOrder(catalogue.university.terms, todayOf(ctx));
  const found = new Map<string, Course>();
  const missing = new Map<string, Unstated>();
  let offerings = 0;
  const placedOf = placesOf(catalogue);
  const clear = clearances(catalogue, search.clearOf ?? []);
  for (const record of records) {
    const course = namedAsAsked(record, search);
    if (!course) continue;
    const tag = record.class_tag;
    const judgement = judgeWithClearance(course, placedOf(record), search, clear);
    if (judgement === 'fails' || search.accepts?.(course) === false) continue;
    const known = found.get(tag);
    if (judgement === 'holds') offerings += 1;
    if (judgement === 'holds' && (!known || byTerm(course, known) < 0)) found.set(tag, course);
    if (typeof judgement === 'object' && !missing.has(tag)) missing.set(tag, judgement.unstated);
  }
  const unstated: FoundCourses['unstated'] = {};
  for (const [tag, what] of missing) if (!found.has(tag)) unstated[what] = (unstated[what] ?? 0) + 1;
  return {
    courses: sorted([...found.values()], search),
    offerings,
    fittingSections: (course) => clear.fitting(course, search),
    sentenceOf: (course) => sentenceOf(course, stems, own),
    impossible: clear.impossible,
    unstated,
    hasAllWords,
  };
};

/** Under the requested code; null if codes were requested and it has none of them. */
const namedAsAsked = (course: Course, { tags, subjects }: CourseSearch): Course | null => {
  const named = (code: string | undefined): Course | null =>
    code === undefined ? null : code === course.class_tag ? course : { ...course, class_tag: code };
  const codes = [course.class_tag, ...course.codes];
  if (tags) return named(codes.find((code) => tags.includes(code)));
  return subjects ? (named(codes.find((code) => subjects.includes(subjectOfTag(code)))) ?? course) : course;
};

/** Tests whether courses are compatible with `clearOf`. */
interface Clearances {
  isClear: (course: Course, search: CourseSearch) => boolean;
  fitting: (course: Course, search: CourseSearch) => Section[];
  impossible: Course[];
}

/** Maximum number of choices of one course's sections that are tested against `clearOf`. */
const MOST_CHOICES = 200;

const clearances = (catalogue: Catalogue, clearOf: readonly Course[]): Clearances => {
  const impossible: Course[] = [];
  const byTerm = new Map(
    groupByTerm(clearOf, catalogue.university.terms).map(({ term, dates, courses }) => {
      const held = prepareHeld(courses, { dates });
      if (held.alone.answer !== 'impossible') return [term, [held]];
      impossible.push(...held.alone.courses);
      return [term, courses.map((course) => prepareHeld([course], { dates }))];
    }),
  );
  const isHeld = (course: Course) => clearOf.some((other) => identityOf(other) === identityOf(course));
  const fits = (course: Course) =>
    (byTerm.get(course.term) ?? []).every((held) => fitsWith(held, course) === 'together');
  return {
    impossible,
    isClear: (course, search) => {
      if (clearOf.length === 0) return true;
      if (isHeld(course)) return false;
      const { meetsOn, maxDays } = search;
      if ((meetsOn ?? maxDays) === undefined) return fits(withSectionsThatFit(course, search));
      let left = MOST_CHOICES;
      const { answer } = fittingSections(course, search, (sections) => {
        left -= 1;
        return left >= 0 && fits({ ...course, sections: [...sections] });
      });
      return answer === 'fits';
    },
    fitting: (course, search) => {
      const held = byTerm.get(course.term) ?? [];
      if (held.length === 0) return asksForTimes(search) ? sectionsOf(course, search) : [];
      return sectionsBeside(withSectionsThatFit(course, search), held);
    },
  };
};

const sectionsOf = (course: Course, search: CourseSearch): Section[] => {
  const fit = fittingSections(course, search);
  return fit.answer === 'fits' ? fit.sections : [];
};

/** For a course that is compatible with what is held. */
const sectionsBeside = (course: Course, held: readonly PreparedHeld<Course>[]): Section[] => {
  const [first] = held;
  if (!first) return [];
  const others = held.flatMap(({ courses }) => courses);
  const answer = together(
    held.length === 1 ? [course, ...others] : [course, ...first.courses],
    first.options,
  );
  if (answer.answer !== 'together') return [];
  return answer.choices.flatMap((choice) =>
    identityOf(choice.course) === identityOf(course) ? [choice.section] : [],
  );
};

interface Candidates {
  records: readonly Course[];
  /** Stems that topics were searched by. */
  stems: readonly string[];
  hasAllWords: boolean;
}

const candidates = async (catalogue: Catalogue, { text, topics = [] }: CourseSearch): Promise<Candidates> => {
  const texts = [...(text === undefined ? [] : [text]), ...topics].filter((words) => words.trim() !== '');
  if (texts.length === 0) return { records: catalogue.courses, stems: [], hasAllWords: true };
  const withText = text === undefined || text.trim() === '' ? null : await withWords(catalogue, text);
  const ofTopics = texts.length > (withText ? 1 : 0) ? await ofAnyTopic(catalogue, topics) : null;
  if (withText === null || ofTopics === null)
    return withText ?? ofTopics ?? { records: [], stems: [], hasAllWords: false };
  const among = new Set(withText.records);
  return {
    records: ofTopics.records.filter((course) => among.has(course)),
    stems: [...withText.stems, ...ofTopics.stems],
    hasAllWords: withText.hasAllWords && ofTopics.hasAllWords,
  };
};

const withWords = async (catalogue: Catalogue, text: string): Promise<Candidates> =>
  toCandidates(searchAsked(await searchIndexOf(catalogue), text, searchOwnWords));

const toCandidates = ({ hits, stems, hasAllWords }: SearchAnswer<Course>): Candidates => ({
  records: hits.map(({ row }) => row),
  stems,
  hasAllWords,
});

const sentenceOf = (
  { class_name, description }: Course,
  stems: readonly string[],
  own: OwnWords,
): string | null => {
  const asked = new Set(stems);
  const named = new Set(stemsOf(class_name));
  if (asked.size === 0 || [...asked].every((stem) => named.has(stem))) return null;
  return bestSentence(description, asked, own)?.text ?? null;
};

/** Results for at least one topic. */
const ofAnyTopic = async (catalogue: Catalogue, topics: readonly string[]): Promise<Candidates> => {
  const index = await searchIndexOf(catalogue);
  const answers = topics.map((topic) => searchAsked(index, topic, searchOwnWords));
  return toCandidates(foundForAny(eitherOf(topics), answers));
};

const judgeWithClearance = (course: Course, placed: Placed, search: CourseSearch, clear: Clearances) => {
  const judgement = judgeCourse(course, placed, search);
  if (judgement === 'fails' || !search.clearOf?.length) return judgement;
  const { answer } = fittingSections(course, {});
  if (answer === 'unstated') return { unstated: 'meetings' } as const;
  return clear.isClear(course, search) ? judgement : 'fails';
};

const FIGURES: Record<Exclude<SearchOrder, 'relevance' | 'code'>, (course: Course) => number | null> = {
  rating: ({ overall_score_course_mean: rating }) => (rating === null ? null : -rating),
  workload: ({ mean_hours }) => mean_hours,
  enrollment: sizeOf,
};

const sorted = (
  courses: Course[],
  { sort = 'relevance', text, topics, isDescending = false }: CourseSearch,
): Course[] => {
  const direction = isDescending ? -1 : 1;
  if (sort === 'code') return courses.sort((a, b) => direction * byTag(a.class_tag, b.class_tag));
  // With words the best match comes first; without, the best rated.
  if (sort === 'relevance' && (text || topics?.length)) return isDescending ? courses.reverse() : courses;
  const figure = FIGURES[sort === 'relevance' ? 'rating' : sort];
  return courses.sort((a, b) => {
    const [left, right] = [figure(a), figure(b)];
    if (left !== null && right !== null && left !== right) return direction * (left - right);
    if ((left === null) !== (right === null)) return left === null ? 1 : -1;
    return byTag(a.class_tag, b.class_tag);
  });
};

/** The placed facts of each record; its level is computed only if a search needs it. */
const placesOf = perCatalogue(({ courses, subjects }) => {
  const areas = new Map(subjects.map((subject) => [subject.code, areaOf(subject)]));
  const { levelOf } = createLevelReader(courses);
  return (course: Course): Placed => {
    const subject = subjectOfTag(course.class_tag);
    return {
      subject,
      area: areas.get(subject) ?? null,
      get level() {
        return levelOf(course);
      },
    };
  };
});
