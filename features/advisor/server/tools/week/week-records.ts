import type { Course } from '#features/catalogue/contract.ts';
import type { OwnBlock, PlanInput, PlanItem } from '#features/planning/domain/search/plan-input.ts';
import { recordOf } from '#features/planning/domain/planned-course.ts';
import { withUsualWishes } from '#features/planning/domain/shown-sections.ts';
import {
  searchedCourse,
  type SearchedCourse,
  toPlanInput,
} from '#features/planning/domain/search/to-plan-input.ts';
import type { WeightedWish } from '#features/planning/domain/search/wishes.ts';
import type { FrontPlan } from '#features/planning/server/shared/front-plan.ts';
import type { AdvisorContext } from '../../advisor.context.ts';
import { findCourse } from '../find-course.ts';
import type { Section } from '#features/catalogue/contract.ts';

interface InTerm {
  records: Course[];
  notFound: string[];
  notOffered: string[];
}

/** The records of a term, each class once. */
export const recordsInTerm = (ctx: AdvisorContext, codes: readonly string[], term: string): InTerm => {
  const answer: InTerm = { records: [], notFound: [], notOffered: [] };
  for (const code of new Set(codes)) {
    const offerings = findCourse(ctx, code, term);
    const record = offerings && recordOf(offerings, term);
    if (!offerings) answer.notFound.push(code);
    else if (!record) answer.notOffered.push(offerings[0].class_tag);
    else if (
      !answer.records.some(
        ({ course_id, class_tag }) => course_id === record.course_id || class_tag === record.class_tag,
      )
    )
      answer.records.push(record);
  }
  return answer;
};

/** What the student wrote in a plan is not revealed: neither what a block is for, nor what a handwritten course is. */
const OWN_HOURS = 'your own hours';
const OWN_COURSE = 'a course outside the catalogue';

/** The input of a search: fixed records, or the front version's content, with hours kept free. */
export const inputOf = (
  records: readonly Course[],
  blocks: readonly OwnBlock[],
  plan: FrontPlan | null,
  dates: PlanInput<SearchedCourse>['dates'],
  wishes: readonly WeightedWish[] = [],
): PlanInput<SearchedCourse> => {
  const own: PlanItem<SearchedCourse>[] = records.map((record) => ({
    kind: 'course',
    course: searchedCourse(record, record.class_tag),
    need: { need: 'required' },
    locked: [],
  }));
  if (plan === null) return { items: own, blocks, wishes: withUsualWishes(wishes), dates };
  const held = toPlanInput(plan.items, plan.week, plan.dates);
  return {
    ...held,
    items: [
      ...held.items.map((item) => (item.kind === 'own_course' ? { ...item, title: OWN_COURSE } : item)),
      ...own,
    ],
    blocks: [...held.blocks.map((block) => ({ ...block, label: OWN_HOURS })), ...blocks],
    wishes: withUsualWishes([...held.wishes, ...wishes]),
  };
};

/** The record's sections that the search chose; results from its thread are copies. */
export const sectionsIn = (
  record: Course,
  chosen: readonly Pick<Section, 'component' | 'section' | 'class_number'>[],
): Section[] =>
  record.sections.filter((section) =>
    chosen.some(
      (each) =>
        each.component === section.component &&
        each.section === section.section &&
        each.class_number === section.class_number,
    ),
  );
