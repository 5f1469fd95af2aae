import { todayOf } from '#features/catalogue/server/shared/today.ts';
import type { Course } from '#features/catalogue/contract.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { findCourse, findInOneTerm, type Offerings, similarCodes } from './find-course.ts';
import { readTerms } from './resolve-names.ts';
import { factsSetting, toCourseDetails, toSectionFacts } from './to-course-facts.ts';

type Found = Extract<ToolOutput<'get_course'>, { found: true }>;

export const getCourse = async (
  ctx: AdvisorContext,
  { code, term }: ToolInput<'get_course'>,
): Promise<ToolOutput<'get_course'>> => {
  const named = term === undefined ? [] : readTerms(ctx.catalogue.current(), [term]).known;
  const byCode = findOfTerms(ctx, code, named);
  const [numbered] = byCode ? [] : recordsWithNumber(ctx, code);
  const offerings = byCode ?? (numbered ? recordFirst(ctx, numbered) : null);
  if (!offerings) return { found: false, code, similar: await similarCodes(ctx, code) };
  const section = numbered?.sections.find(({ class_number }) => class_number === code.trim());
  return {
    found: true,
    course: toCourseDetails(offerings, factsSetting(ctx)),
    section_asked: section ? toSectionFacts(section) : null,
    asked_term: term === undefined ? null : termAnswer(offerings, term, named),
  };
};

/** Records of the requested terms first: `Fall` means the most relevant fall. */
const findOfTerms = (ctx: AdvisorContext, code: string, terms: readonly string[]): Offerings | null => {
  const offerings = findCourse(ctx, code);
  const wanted = offerings?.find((offering) => terms.includes(offering.term));
  return wanted ? findCourse(ctx, code, wanted.term) : offerings;
};

/** Records with a section that has this class number, the current or next term's first. */
const recordsWithNumber = (ctx: AdvisorContext, number: string): Course[] => {
  const { courses, university } = ctx.catalogue.current();
  const asked = number.trim();
  return courses
    .filter(({ sections }) => sections.some(({ class_number }) => class_number === asked))
    .toSorted(inTermOrder(university.terms, todayOf(ctx)));
};

const recordFirst = (ctx: AdvisorContext, record: Course): Offerings => {
  const others = findCourse(ctx, record.class_tag) ?? [];
  return [record, ...others.filter(({ term }) => term !== record.term)];
};

const termAnswer = (
  offerings: Offerings,
  asked: string,
  named: readonly string[],
): NonNullable<Found['asked_term']> => {
  const record = offerings.find(({ term }) => named.includes(term));
  return {
    term: record?.term ?? named[0] ?? asked,
    answer: record ? 'yes' : 'no_record',
    in_catalogue: named.length > 0,
  };
};

export const compareCourses = (
  ctx: AdvisorContext,
  { codes, term }: ToolInput<'compare_courses'>,
): ToolOutput<'compare_courses'> => {
  const [named] = term === undefined ? [] : readTerms(ctx.catalogue.current(), [term]).known;
  const { found, notFound } = findInOneTerm(ctx, codes, named);
  const setting = factsSetting(ctx);
  return { courses: found.map((offerings) => toCourseDetails(offerings, setting)), not_found: notFound };
};
