import type { Course } from '../../contract.ts';
import { areaOf } from '../../domain/areas.ts';
import { type CourseConstraints, judgeCourse, type Placed } from '../../domain/course-constraints.ts';
import { createLevelReader } from '../../domain/levels.ts';
import { overlapOf } from '../../domain/overlap.ts';
import { subjectOfTag } from '../../domain/pack/subject-of-tag.ts';
import { byTag } from '../../domain/search/course-row.ts';
import type { Unstated } from '../../domain/unstated.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueContext } from '../catalogue.context.ts';
import { perCatalogue } from './per-catalogue.ts';
import { searchIndexOf } from './search-index.ts';
import { inTermOrder } from './term-order.ts';

export type SearchOrder = 'relevance' | 'rating' | 'workload' | 'enrollment' | 'code';

export interface CourseSearch extends CourseConstraints {
  /** Words to be found in code, title, instructors or description. */
  text?: string | undefined;
  /** As `text`, of which one is enough; courses that have more of them come first. */
  topics?: readonly string[] | undefined;
  /** Only these tags. */
  tags?: readonly string[] | undefined;
  /** No meeting overlaps with any of these records that are in the same term. */
  clearOf?: readonly Course[] | undefined;
  /** What else has to hold of a record; asked last. */
  accepts?: ((course: Course) => boolean) | undefined;
  sort?: SearchOrder | undefined;
  /** The order the other way round; what is unknown stays last. */
  isDescending?: boolean | undefined;
}

export interface FoundCourses {
  /** One record a tag, the running or next term's first, in the order asked for. */
  courses: Course[];
  /** Tags left out only because no record of theirs states what was asked for. */
  unstated: Partial<Record<Unstated, number>>;
  /** False where no course has all the words, so that courses with some of them were taken. */
  hasAllWords: boolean;
}

/** Courses that satisfy every constraint. */
export const searchCourses = async (ctx: CatalogueContext, search: CourseSearch): Promise<FoundCourses> => {
  const catalogue = ctx.catalogue.current();
  const { records, hasAllWords } = await candidates(catalogue, search);
  const byTerm = inTermOrder(catalogue.university.terms, ctx.clock.now());
  const found = new Map<string, Course>();
  const missing = new Map<string, Unstated>();
  const placedOf = placesOf(catalogue);
  for (const course of records) {
    const tag = course.class_tag;
    if (search.tags && !search.tags.includes(tag)) continue;
    const judgement = judgeWithConflicts(course, placedOf(course), search);
    if (judgement === 'fails' || search.accepts?.(course) === false) continue;
    const known = found.get(tag);
    if (judgement === 'holds' && (!known || byTerm(course, known) < 0)) found.set(tag, course);
    if (typeof judgement === 'object' && !missing.has(tag)) missing.set(tag, judgement.unstated);
  }
  const unstated: FoundCourses['unstated'] = {};
  for (const [tag, what] of missing) if (!found.has(tag)) unstated[what] = (unstated[what] ?? 0) + 1;
  return { courses: sorted([...found.values()], search), unstated, hasAllWords };
};

interface Candidates {
  records: readonly Course[];
  hasAllWords: boolean;
}

const candidates = async (catalogue: Catalogue, { text, topics = [] }: CourseSearch): Promise<Candidates> => {
  const texts = [...(text === undefined ? [] : [text]), ...topics].filter((words) => words.trim() !== '');
  if (texts.length === 0) return { records: catalogue.courses, hasAllWords: true };
  const withText = text === undefined || text.trim() === '' ? null : await withWords(catalogue, text);
  const ofTopics = texts.length > (withText ? 1 : 0) ? await ofAnyTopic(catalogue, topics) : null;
  if (withText === null || ofTopics === null)
    return withText ?? ofTopics ?? { records: [], hasAllWords: false };
  const among = new Set(withText.records);
  return {
    records: ofTopics.records.filter((course) => among.has(course)),
    hasAllWords: withText.hasAllWords && ofTopics.hasAllWords,
  };
};

/** Misprints are allowed for only where nothing is written as asked: nobody who asks for rain wants the brain. */
const withWords = async (catalogue: Catalogue, text: string): Promise<Candidates> => {
  const index = await searchIndexOf(catalogue);
  const records = recordsOf(catalogue);
  const find = (words: string, misprints: boolean): Candidates => {
    const { hits, hasAllWords } = index.search(`${words} `, { descriptions: true, misprints });
    const found = hits.flatMap(({ row }) => records.get(`${row.course_id}|${row.class_number}`) ?? []);
    return { records: found, hasAllWords };
  };
  const together = find(text, false);
  const apart = withEach(text.split(/\s+/).map((word) => find(word, false)));
  const asWritten = [...new Set([...(together.hasAllWords ? together.records : []), ...apart])];
  return asWritten.length > 0 ? { records: asWritten, hasAllWords: true } : find(text, true);
};

/** What every word finds, one in the title and another in the description included. */
const withEach = (answers: readonly Candidates[]): readonly Course[] => {
  const [first, ...others] = answers;
  if (!first || others.length === 0 || answers.some(({ hasAllWords }) => !hasAllWords)) return [];
  const sets = others.map((answer) => new Set(answer.records));
  return first.records.filter((course) => sets.every((set) => set.has(course)));
};

/** What is found for one topic or more; topics that no course has in full count only where none has any. */
const ofAnyTopic = async (catalogue: Catalogue, topics: readonly string[]): Promise<Candidates> => {
  const answers = await Promise.all(topics.map((topic) => withWords(catalogue, topic)));
  const whole = answers.filter(({ hasAllWords }) => hasAllWords);
  const places = new Map<Course, { topics: number; best: number }>();
  for (const { records } of whole.length > 0 ? whole : answers)
    records.forEach((course, at) => {
      const { topics: before = 0, best = at } = places.get(course) ?? {};
      places.set(course, { topics: before + 1, best: Math.min(best, at) });
    });
  const ranked = [...places].toSorted(([, a], [, b]) => b.topics - a.topics || a.best - b.best);
  return { records: ranked.map(([course]) => course), hasAllWords: whole.length > 0 };
};

const judgeWithConflicts = (course: Course, placed: Placed, search: CourseSearch) => {
  const judgement = judgeCourse(course, placed, search);
  if (judgement === 'fails' || !search.clearOf?.length) return judgement;
  const answers = search.clearOf.map((other) => overlapOf(course, other).answer);
  if (answers.includes('overlap')) return 'fails';
  return answers.includes('unknown') ? ({ unstated: 'meetings' } as const) : judgement;
};

const FIGURES: Record<Exclude<SearchOrder, 'relevance' | 'code'>, (course: Course) => number | null> = {
  rating: ({ overall_score_course_mean: rating }) => (rating === null ? null : -rating),
  workload: ({ mean_hours }) => mean_hours,
  enrollment: ({ current_enrollment_number }) => current_enrollment_number,
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

const recordsOf = perCatalogue(
  ({ courses }) => new Map(courses.map((course) => [`${course.course_id}|${course.class_number}`, course])),
);

/** Where each record of a catalogue belongs; its level is worked out only where a search asks for it. */
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
