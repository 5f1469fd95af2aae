import { randomUUID } from 'node:crypto';
import type { Course, Section } from '#features/catalogue/contract.ts';
import type { PlanEdit } from '#features/planning/contract.ts';
import { newCourse } from '#features/planning/domain/new-course.ts';
import { blocksIn, coursesIn, ownCoursesIn, withSections } from '#features/planning/domain/planned-course.ts';
import { withAside } from '#features/planning/domain/preview-items.ts';
import type { Timetable } from '#features/planning/domain/timetable.ts';
import type { SearchedCourse } from '#features/planning/domain/search/to-plan-input.ts';
import type { FrontPlan } from '#features/planning/server/shared/front-plan.ts';
import type { WeekTotals } from '../../../domain/week/week-tools.ts';
import type { WeekCard } from '../../../week.contract.ts';
import { clockText } from '#features/catalogue/domain/sections/clock-times.ts';
import { sectionsIn } from './week-records.ts';

/** A course of a week that was found. */
export interface CourseOfWeek {
  /** Its item's id in the plan, or its code. */
  itemId: string;
  record: Course;
  sections: Section[];
}

/** The courses of a timetable with their records' own sections. */
export const coursesOfWeek = (
  { taken, choices, notJudged }: Timetable<SearchedCourse>,
  recordFor: (itemId: string) => Course | undefined,
): CourseOfWeek[] =>
  taken.flatMap((item) => {
    if (item.kind !== 'course') return [];
    const { itemId } = item.course;
    const record = recordFor(itemId);
    if (!record) return [];
    const isOwn = ({ course }: { course: SearchedCourse }) => course.itemId === itemId;
    const chosen = [
      ...choices.filter(isOwn).map(({ section }) => section),
      ...notJudged.filter(isOwn).flatMap(({ section }) => section ?? []),
    ];
    return [{ itemId, record, sections: sectionsIn(record, chosen) }];
  });

export const totalsOf = ({ totals, taken }: Timetable<SearchedCourse>): WeekTotals => {
  const without = (of: 'units' | 'mean_hours') =>
    taken.flatMap((item) =>
      item.kind === 'course' && item.course[of] === null ? item.course.class_tag : [],
    );
  const { freeDays, earliest, latest } = totals;
  // From the records, since the search rounds to minutes.
  const sum = (of: 'units' | 'mean_hours') =>
    taken.reduce((all, item) => all + ((item.kind === 'course' ? item.course[of] : null) ?? 0), 0);
  const own = taken.reduce((all, item) => all + ((item.kind === 'own_course' ? item.units : null) ?? 0), 0);
  const [units, hours] = [sum('units') + own, sum('mean_hours')];
  return {
    units: Math.round(units * 100) / 100,
    units_unknown: without('units'),
    hours: Math.round(hours * 100) / 100,
    hours_unknown: without('mean_hours'),
    free_days: [...freeDays],
    earliest: earliest === null ? null : clockText(earliest),
    latest: latest === null ? null : clockText(latest),
  };
};

interface WeekSetting {
  term: string;
  /** The version that it changes; null: it becomes a new version. */
  plan: FrontPlan | null;
  /** Ids of items that are removed. */
  dropped?: readonly string[];
  rests: readonly string[];
  whyOf: (code: string) => string;
}

/** Builds the card below a reply. */
export const toCard = (
  timetable: Timetable<SearchedCourse>,
  courses: readonly CourseOfWeek[],
  { term, plan, dropped = [], rests, whyOf }: WeekSetting,
): WeekCard => {
  const { totals } = timetable;
  const known = totalsOf(timetable);
  return {
    term,
    courses: courses.map(({ record, sections }) => ({
      code: record.class_tag,
      title: record.class_name,
      units: record.units,
      hours: record.mean_hours,
      why: whyOf(record.class_tag),
      sections: sections.map(({ class_number, section, component, instructors, meetings }) => ({
        class_number,
        section,
        component,
        instructors,
        meetings,
      })),
    })),
    totals: {
      units: known.units,
      units_unknown: totals.unitsNotKnown,
      hours: known.hours,
      hours_unknown: totals.hoursNotKnown,
      free_days: known.free_days,
      earliest: totals.earliest,
      latest: totals.latest,
    },
    rests_on: [...rests],
    plan:
      plan === null
        ? { as: 'version', version_id: randomUUID() }
        : {
            as: 'edits',
            version_id: plan.versionId,
            name: plan.name,
            edits: editsOf(plan, courses, dropped),
          },
    kept_free: plan === null ? [] : ownHoursOf(plan),
  };
};

const ownHoursOf = ({ items }: FrontPlan): WeekCard['kept_free'] => [
  ...ownCoursesIn(items).map(({ content: { title, meetings } }) => ({ label: title, meetings })),
  ...blocksIn(items).map(({ content: { label, days, start, end, from, to } }) => ({
    label,
    meetings: [{ days, start, end, from, to, place: '' }],
  })),
];

/** The edits that turn the version into this week, each with the revision that was seen. */
const editsOf = (
  { items, week }: FrontPlan,
  courses: readonly CourseOfWeek[],
  dropped: readonly string[],
): PlanEdit[] => {
  const held = coursesIn(items);
  const changed = held.flatMap((item): PlanEdit[] => {
    const { item_id, revision, content } = item;
    const now = courses.find(({ itemId }) => itemId === item_id);
    const shown = week.courses.find((course) => course.item.item_id === item_id);
    if (dropped.includes(item_id)) return [{ item_id, revision, content: null }];
    // Items that were left out without being dropped stay.
    if (!now) return [];
    const isSame =
      shown?.sections.length === now.sections.length &&
      now.sections.every((section) =>
        shown.sections.some(
          (each) => each.component === section.component && each.section === section.section,
        ),
      );
    const taken = withAside(content, false);
    return isSame && !('aside' in content)
      ? []
      : [{ item_id, revision, content: withSections(taken, now.sections) }];
  });
  const added: PlanEdit[] = [];
  let seen = items;
  for (const { itemId, record, sections } of courses) {
    if (held.some(({ item_id }) => item_id === itemId)) continue;
    const content = newCourse(record.class_tag, seen, sections);
    const item_id = randomUUID();
    added.push({ item_id, revision: null, content });
    seen = [...seen, { item_id, revision: 0, offered: 'this_term', tag: record.class_tag, content }];
  }
  return [...changed, ...added];
};
