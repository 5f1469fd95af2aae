import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { PlanItem } from '../../contract.ts';
import { sectionWords } from '../plan-words.ts';
import { blocksIn, codeOf, coursesIn, keptIn, nameOf, ownCoursesIn } from '../planned-course.ts';
import type { PlannedWeek } from '../planned-week.ts';
import type { Timetable } from '../timetable.ts';
import type { Change } from '../search/changes.ts';
import { partyOfBlock, partyOfOwn, type PlanItem as SearchedItem } from '../search/plan-input.ts';
import type { SearchedCourse } from '../search/to-plan-input.ts';

type Item = SearchedItem<SearchedCourse>;

/** The ids of a version's items that a timetable or change refers to; results from a worker are copies. */
const itemIdsOf = (items: readonly PlanItem[], item: Item): string[] =>
  item.kind === 'course'
    ? [item.course.itemId]
    : ownCoursesIn(items)
        .filter(({ content }) => partyOfOwn(content) === partyOfOwn(item))
        .map(({ item_id }) => item_id);

const isAlternative = ({ need }: Item): boolean => need.need === 'one_of';

/**
 * The version that results from a timetable and the changes it needs.
 *
 * @param leavesOut put the optional courses aside that the timetable leaves out; alternatives of a group always are
 */
export const takenOf = (
  items: readonly PlanItem[],
  timetable: Timetable<SearchedCourse>,
  changes: readonly Change<SearchedCourse>[] = [],
  leavesOut = true,
) => {
  const chosen = new Map<string, SectionName[]>();
  for (const { course, section } of timetable.choices)
    chosen.set(course.itemId, [...(chosen.get(course.itemId) ?? []), nameOf(section)]);
  const wasAside = (id: string): boolean =>
    items.some((item) => item.item_id === id && 'aside' in item.content);
  const aside = timetable.leftOut.flatMap((item) =>
    itemIdsOf(items, item).filter((id) => isAlternative(item) || leavesOut || wasAside(id)),
  );
  const without: string[] = [];
  const released = new Set<string>();
  for (const change of changes) {
    if (change.change === 'drop') without.push(...itemIdsOf(items, change.item));
    if (change.change === 'drop_group')
      without.push(...change.items.flatMap((item) => itemIdsOf(items, item)));
    if (change.change === 'release') released.add(`${change.lock.course.itemId} ${change.lock.kind}`);
    if (change.change === 'give_up_block') {
      const given = partyOfBlock(change.block);
      const block = blocksIn(items).find(({ content }) => partyOfBlock(content) === given);
      if (block) without.push(block.item_id);
    }
  }
  return { chosen, without: [...new Set(without)], aside, released };
};

/** Shown sections that a timetable replaces: `ECON 10 Discussion D2 instead of D1`. */
export const movedAway = (
  courses: PlannedWeek['courses'],
  { chosen, without }: { chosen: ReadonlyMap<string, readonly SectionName[]>; without: readonly string[] },
): string[] =>
  courses.flatMap(({ item, sections }) => {
    if (without.includes(item.item_id)) return [];
    return sections.flatMap((shown) => {
      const next = chosen.get(item.item_id)?.find(({ component }) => component === shown.component);
      if (!next || next.section === shown.section) return [];
      return [`${codeOf(item)} ${sectionWords(next)} instead of ${shown.section}`];
    });
  });

/** Picked or locked sections that a timetable replaces: `ECON 10 Discussion D2 instead of D1`. */
export const pickedAway = (
  items: readonly PlanItem[],
  {
    chosen,
    without,
    released,
  }: {
    chosen: ReadonlyMap<string, readonly SectionName[]>;
    without: readonly string[];
    released: ReadonlySet<string>;
  },
): string[] =>
  coursesIn(items).flatMap((item) => {
    if (without.includes(item.item_id)) return [];
    return keptIn(item.content).flatMap((kept) => {
      const next = chosen.get(item.item_id)?.find(({ component }) => component === kept.component);
      // Releasing it was the requested change.
      if (!next || next.section === kept.section || released.has(`${item.item_id} ${kept.component}`))
        return [];
      return [`${codeOf(item)} ${sectionWords(next)} instead of ${kept.section}`];
    });
  });
