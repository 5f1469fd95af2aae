import { todayOf } from '#features/catalogue/server/shared/today.ts';
import { createLevelReader } from '#features/catalogue/domain/levels.ts';
import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { byTag } from '#features/catalogue/domain/search/course-row.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { openedCoursesOf } from '#features/catalogue/server/shared/opened-courses.ts';
import { perCatalogue } from '#features/catalogue/server/shared/per-catalogue.ts';
import { inTermOrder } from '#features/catalogue/server/shared/term-order.ts';
import { codeKey, codesOfSameClass } from '#features/profile/domain/course-identity.ts';
import { requirementIndexOf } from '#features/profile/server/shared/requirement-index.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ToolInput, ToolOutput } from '../../domain/tools.ts';
import type { AdvisorContext } from '../advisor.context.ts';
import { prerequisitesOf } from './check-prerequisites.tool.ts';
import { findCourse, similarCodes } from './find-course.ts';
import { readTerms } from './resolve-names.ts';
import { takenBy } from './taken-courses.ts';

const DEFAULT_LIMIT = 40;

const levelReaderOf = perCatalogue(({ courses }: Catalogue) => createLevelReader(courses));

/**
 * Every course whose stated prerequisites name this one under any code of its class, which are those its details list
 * as opened.
 */
export const coursesAfter = async (
  ctx: SignedIn<AdvisorContext>,
  { code, term, limit = DEFAULT_LIMIT }: ToolInput<'courses_after'>,
): Promise<ToolOutput<'courses_after'>> => {
  const catalogue = ctx.catalogue.current();
  const offerings = findCourse(ctx, code);
  if (!offerings) return { found: false, code, similar: await similarCodes(ctx, code) };
  const [course] = offerings;
  const keys = codesOfSameClass(course.class_tag, requirementIndexOf(catalogue));
  const taken = await takenBy(ctx);
  const terms = term === undefined ? null : readTerms(catalogue, [term]).known;
  const byTerm = inTermOrder(catalogue.university.terms, todayOf(ctx));
  const { byTag: recordsOf } = courseIndexOf(catalogue);
  const opened = openedCoursesOf(catalogue).get(course.class_tag) ?? [];
  const found = opened.flatMap((tag) => {
    // If a course's records differ, only those that name this one.
    const records = (recordsOf.get(tag) ?? []).filter((record) =>
      prerequisitesOf(catalogue, record).codes.some((each) => keys.has(codeKey(each))),
    );
    const [next] = records.filter((each) => terms === null || terms.includes(each.term)).toSorted(byTerm);
    if (!next) return [];
    const prerequisites = prerequisitesOf(catalogue, next);
    const alone = checkPrerequisites(prerequisites, (each) => keys.has(codeKey(each)));
    const { verdict } = checkPrerequisites(
      prerequisites,
      (each) => keys.has(codeKey(each)) || taken.hasBefore(each, next.term),
    );
    return [
      {
        code: next.class_tag,
        other_codes: next.codes.filter((each) => each !== next.class_tag),
        meets_with: next.meets_with,
        level: levelReaderOf(catalogue).levelOf(next),
        title: next.class_name,
        terms: [...new Set(records.toSorted(byTerm).map((each) => each.term))],
        needs_nothing_else: alone.verdict === 'met',
        verdict: verdict === 'none_stated' ? ('unclear' as const) : verdict,
        prerequisites: next.course_requirements,
        taken: next.codes.some((each) => taken.has(each)),
      },
    ];
  });
  found.sort((a, b) => Number(b.needs_nothing_else) - Number(a.needs_nothing_else) || byTag(a.code, b.code));
  return {
    found: true,
    code: course.class_tag,
    title: course.class_name,
    total: found.length,
    total_needing_nothing_else: found.filter((each) => each.needs_nothing_else).length,
    courses: found.slice(0, limit),
  };
};
