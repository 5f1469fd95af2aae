import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#app/testing/property-runs.ts';
import type { Course, Section } from '#features/catalogue/contract.ts';
import { overlapsOf } from '#features/catalogue/domain/timetable/overlaps.ts';
import { record, section, TERM_DATES, version } from '../../testing/plan-courses.ts';
import { course } from '../../testing/sample-content.ts';
import { pickSection, type Placed, placeCourse, type PlacedIn } from './place-sections.ts';
import { keptIn, nameOf } from '../planned-course.ts';
import { planWeek, withRecords } from '../planned-week.ts';

const time = fc.record({
  day: fc.constantFrom('Mon' as const, 'Tue' as const),
  hour: fc.integer({ min: 9, max: 12 }),
});
const times = fc.array(time, { minLength: 1, maxLength: 3 });
const kinds = fc.record({ Lecture: times, Discussion: times }, { requiredKeys: ['Lecture'] });

const someRecord = (tag: string) =>
  kinds.map((byKind) =>
    record(
      tag,
      tag,
      Object.entries(byKind).flatMap(([kind, all]) =>
        all.map(({ day, hour }, at) => section(kind, `${kind} ${at}`, [day], clock(hour), clock(hour + 1))),
      ),
    ),
  );
const clock = (hour: number): string => `${hour}:00`.padStart(5, '0');

/** Random sections of each course, some of them picked: many plans clash, avoidably or not. */
const somePlan = fc
  .tuple(
    someRecord('A 1'),
    someRecord('B 2'),
    someRecord('C 3'),
    fc.infiniteStream(fc.nat()),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([a, b, c, numbers, flags]): { inside: PlacedIn; records: Course[] } => {
    const records = [a, b, c];
    const contents = records.map((each) => {
      const chosen = [...Map.groupBy(each.sections, ({ component }) => component).values()].map(
        (group) => group[numbers.next().value % group.length] as Section,
      );
      const picked = chosen.map(({ component }) => component).filter(() => flags.next().value);
      return course(each.class_tag, { chosen: chosen.map(nameOf), ...(picked.length > 0 ? { picked } : {}) });
    });
    const { items } = version(contents);
    const week = planWeek(
      items,
      withRecords(items, (tag) => records.find(({ class_tag }) => class_tag === tag) ?? null),
      TERM_DATES,
    );
    return { inside: { items, week, dates: TERM_DATES }, records };
  });

/** The shown sections of each course afterwards. */
const after = ({ week }: PlacedIn, { moves }: Placed) =>
  week.courses.map(({ item, sections }) => ({
    item,
    sections: moves.find((move) => move.item.item_id === item.item_id)?.sections ?? sections,
  }));

const clashesAmong = (courses: readonly { sections: readonly Section[] }[]): number => {
  const all = courses.flatMap(({ sections }) => sections);
  return all.flatMap((one, at) =>
    all.slice(at + 1).filter((other) => overlapsOf(one, other, TERM_DATES).length > 0),
  ).length;
};

const keepsWhatWasPicked = (inside: PlacedIn, placed: Placed): void => {
  for (const { item, sections } of after(inside, placed))
    for (const kept of keptIn(item.content)) expect(sections).toContainEqual(expect.objectContaining(kept));
};

it('adding a course moves nothing that was picked, and causes no clash between others', () => {
  fc.assert(
    fc.property(somePlan, someRecord('NEW 4'), ({ inside }, added) => {
      const placed = placeCourse(added, inside);
      keepsWhatWasPicked(inside, placed);
      expect(clashesAmong(after(inside, placed))).toBeLessThanOrEqual(clashesAmong(inside.week.courses));
      expect(placed.own.map(({ component }) => component)).toEqual([
        ...new Set(added.sections.map(({ component }) => component)),
      ]);
    }),
    runs(150),
  );
});

it('picking a section moves nothing that was picked, and causes no clash between others', () => {
  fc.assert(
    fc.property(somePlan, fc.nat(), fc.nat(), ({ inside, records }, which, of) => {
      const chosen = records[which % records.length] as Course;
      const pick = chosen.sections[of % chosen.sections.length] as Section;
      const itemId = `item ${chosen.class_tag}`;
      const placed = pickSection(itemId, pick, inside);
      keepsWhatWasPicked(inside, placed);
      expect(placed.own).toContainEqual(pick);
      const others = (each: { item: { item_id: string } }) => each.item.item_id !== itemId;
      expect(clashesAmong(after(inside, placed).filter(others))).toBeLessThanOrEqual(
        clashesAmong(inside.week.courses.filter(others)),
      );
    }),
    runs(150),
  );
});
