import type { Course } from '#features/catalogue/contract.ts';
import type { BusyBlock, SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { WeightedWish } from './search/wishes.ts';
import type { PlanContent, PlanItem, PlanVersion } from '../contract.ts';

export type CourseContent = Extract<PlanContent, { kind: 'course' }>;
export type OwnCourseContent = Extract<PlanContent, { kind: 'own_course' }>;
export type BlockContent = Extract<PlanContent, { kind: 'block' }>;
export type WishContent = Extract<PlanContent, { kind: 'wish' }>;

/** An item of one kind of content. */
export type ItemOf<C extends PlanContent> = Omit<PlanItem, 'content'> & { content: C };

const only =
  <K extends PlanContent['kind']>(kind: K) =>
  (items: readonly PlanItem[]): ItemOf<Extract<PlanContent, { kind: K }>>[] =>
    items.flatMap((item) =>
      item.content.kind === kind ? [item as ItemOf<Extract<PlanContent, { kind: K }>>] : [],
    );

export const coursesIn = only('course');
export const ownCoursesIn = only('own_course');
export const blocksIn = only('block');
export const wishesIn = only('wish');

/** A course of a version with its record in the version's term; null if there is none, or not yet. */
export interface PlannedCourse {
  item: ItemOf<CourseContent>;
  record: Course | null;
}

/** The displayed code. */
export const codeOf = ({ tag, content }: ItemOf<CourseContent>): string => tag ?? content.code;

/** The record of a term: several offerings with one code become one course with the sections of all. */
export const recordOf = (offerings: readonly Course[], term: string): Course | null => {
  const [first, ...others] = offerings.filter((course) => course.term === term);
  if (!first) return null;
  return others.length === 0
    ? first
    : { ...first, sections: [first, ...others].flatMap(({ sections }) => sections) };
};

export const nameOf = ({ component, section, class_number }: SectionName): SectionName => ({
  component,
  section,
  class_number,
});

/** Locked sections; for other kinds the chosen ones. */
export const namesIn = ({ locked, chosen }: CourseContent): SectionName[] => [
  ...locked,
  ...chosen.filter(({ component }) => locked.every((other) => other.component !== component)),
];

/** Sections that stay when sections are chosen automatically: those locked or picked. */
export const keptIn = (content: CourseContent): SectionName[] =>
  namesIn(content).filter(
    ({ component }) =>
      content.picked?.includes(component) === true ||
      content.locked.some((name) => name.component === component),
  );

/** Sets the shown sections, of which these kinds were picked by hand. */
const withChosen = (
  content: CourseContent,
  sections: readonly SectionName[],
  picked: readonly string[],
): CourseContent => {
  const next: CourseContent = { ...content, chosen: sections.map(nameOf) };
  const kinds = picked.filter((kind) => next.chosen.some(({ component }) => component === kind));
  // Omitted if empty, as in older plans.
  if (kinds.length > 0) next.picked = kinds;
  else delete next.picked;
  return next;
};

/** Sets automatically chosen sections; a picked section that is unchanged stays picked. */
export const withSections = (content: CourseContent, sections: readonly SectionName[]): CourseContent => {
  const isSame = (kind: string) => {
    const before = content.chosen.find(({ component }) => component === kind);
    return sections.some(({ component, section }) => component === kind && section === before?.section);
  };
  return withChosen(content, sections, (content.picked ?? []).filter(isSame));
};

/**
 * Sets the section that the student picked; it is locked if its kind was.
 *
 * @param sections of all kinds of the course
 */
export const withPick = (
  content: CourseContent,
  sections: readonly SectionName[],
  pick: SectionName,
): CourseContent => {
  const isOther = ({ component }: SectionName) => component !== pick.component;
  const isLocked = !content.locked.every(isOther);
  const locked = isLocked ? [...content.locked.filter(isOther), nameOf(pick)] : content.locked;
  const others = withSections(content, sections).picked ?? [];
  return withChosen({ ...content, locked }, sections, [
    ...others.filter((kind) => kind !== pick.component),
    pick.component,
  ]);
};

/**
 * Locks the section of a kind, or unlocks it and also clears the pick.
 *
 * @param sections shown of all its kinds
 */
export const withLock = (
  content: CourseContent,
  sections: readonly SectionName[],
  section: SectionName,
  isLocked: boolean,
): CourseContent => {
  const isOther = ({ component }: SectionName) => component !== section.component;
  const others = content.locked.filter(isOther);
  const picked = (content.picked ?? []).filter((kind) => isLocked || kind !== section.component);
  return withChosen(
    { ...content, locked: isLocked ? [...others, nameOf(section)] : others },
    sections,
    picked,
  );
};

/** A course known only by its code: its sections and colour are chosen when it is shown. */
export const bareCourse = (code: string): CourseContent => ({
  kind: 'course',
  code,
  need: 'required',
  group: null,
  locked: [],
  chosen: [],
});

const groupOf = (content: PlanContent): string | null =>
  'need' in content && content.need === 'one_of' ? content.group : null;

/**
 * The items of a version without those that do not count: optional courses put aside, and all of a group but one, the
 * first that the student has not put aside.
 */
export const countedIn = (items: readonly PlanItem[]): PlanItem[] =>
  items.filter((item) => {
    if ('need' in item.content && item.content.need === 'optional') return !('aside' in item.content);
    const group = groupOf(item.content);
    if (group === null) return true;
    const all = items.filter(({ content }) => groupOf(content) === group);
    return item === (all.find(({ content }) => !('aside' in content)) ?? all[0]);
  });

/** Hours of a version that are fixed whatever sections are chosen. */
export const busyIn = (items: readonly PlanItem[]): BusyBlock[] =>
  [
    ...blocksIn(items).map(({ content }) => content),
    ...ownCoursesIn(countedIn(items)).flatMap(({ content }) => content.meetings),
  ].map(({ days, start, end }) => ({ days: [...days], start, end }));

/** The wishes of a version in the format of the timetable search. */
export const wantedIn = (items: readonly PlanItem[]): WeightedWish[] =>
  wishesIn(items).map(({ content: { wish, weight } }) => ({ wish, weight }));

/** The courses of a version in the format that course lists use. */
export const offeringsIn = ({
  term,
  items,
}: Pick<PlanVersion, 'term' | 'items'>): { tag: string; term: string; locked: SectionName[] }[] =>
  coursesIn(items).flatMap(({ tag, content }) =>
    tag === null ? [] : [{ tag, term, locked: content.locked }],
  );
