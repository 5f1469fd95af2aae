import type { Course } from '#features/catalogue/contract.ts';
import type { BusyBlock, SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { WeightedWish } from './wishes.ts';
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

/** A course of a version with its record in the version's term; null where there is none, or not yet. */
export interface PlannedCourse {
  item: ItemOf<CourseContent>;
  record: Course | null;
}

/** The code that the screen shows. */
export const codeOf = ({ tag, content }: ItemOf<CourseContent>): string => tag ?? content.code;

/** The record of a term: several of one code are one course with the sections of all. */
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

/** Locked sections, and of other kinds the chosen ones. */
export const namesIn = ({ locked, chosen }: CourseContent): SectionName[] => [
  ...locked,
  ...chosen.filter(({ component }) => locked.every((other) => other.component !== component)),
];

/** Sections that stay when something is chosen for the student: those that are locked, and those that were picked. */
export const keptIn = (content: CourseContent): SectionName[] =>
  namesIn(content).filter(
    ({ component }) =>
      content.picked?.includes(component) === true ||
      content.locked.some((name) => name.component === component),
  );

/** With what is shown of it, of which these kinds were picked by hand. */
const withChosen = (
  content: CourseContent,
  sections: readonly SectionName[],
  picked: readonly string[],
): CourseContent => {
  const next: CourseContent = { ...content, chosen: sections.map(nameOf) };
  const kinds = picked.filter((kind) => next.chosen.some(({ component }) => component === kind));
  // Absent where there is none, as in plans that were made before.
  if (kinds.length > 0) next.picked = kinds;
  else delete next.picked;
  return next;
};

/** With other sections, chosen for the student: what was picked and is still the same stays picked. */
export const withSections = (content: CourseContent, sections: readonly SectionName[]): CourseContent => {
  const isSame = (kind: string) => {
    const before = content.chosen.find(({ component }) => component === kind);
    return sections.some(({ component, section }) => component === kind && section === before?.section);
  };
  return withChosen(content, sections, (content.picked ?? []).filter(isSame));
};

/**
 * With a section of these that the student picked: locked if that kind was.
 *
 * @param sections of all its kinds
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
 * With the section of a kind locked, or free again, also of the pick.
 *
 * @param sections what is shown of all its kinds
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

/** A course of which nothing is known but its code: its sections and its colour are chosen when it is shown. */
export const bareCourse = (code: string): CourseContent => ({
  kind: 'course',
  code,
  need: 'required',
  group: null,
  locked: [],
  chosen: [],
});

/** Hours of a version that no choice of sections changes. */
export const busyIn = (items: readonly PlanItem[]): BusyBlock[] =>
  [
    ...blocksIn(items).map(({ content }) => content),
    ...ownCoursesIn(items).flatMap(({ content }) => content.meetings),
  ].map(({ days, start, end }) => ({ days: [...days], start, end }));

/** The wishes of a version, as the search for timetables reads them. */
export const wantedIn = (items: readonly PlanItem[]): WeightedWish[] =>
  wishesIn(items).map(({ content: { wish, weight } }) => ({ wish, weight }));

/** The courses of a version as lists of courses know what is planned. */
export const offeringsIn = ({
  term,
  items,
}: Pick<PlanVersion, 'term' | 'items'>): { tag: string; term: string; locked: SectionName[] }[] =>
  coursesIn(items).flatMap(({ tag, content }) =>
    tag === null ? [] : [{ tag, term, locked: content.locked }],
  );
