import fc from 'fast-check';
import { SHORT_TERM } from '#features/catalogue/domain/timetable/testing/brute-force.ts';
import { course } from '#features/catalogue/domain/timetable/testing/sample-sections.ts';
import type {
  TimetabledMeeting,
  TimetabledSection,
} from '#features/catalogue/domain/timetable/timetabled-course.ts';
import type { Need, PlanItem, PlannableCourse } from '../search/plan-input.ts';
import type { WeightedWish } from '../search/wishes.ts';
import type { Plan } from './brute-force.ts';

/** Plans of a few courses in a few hours, in which much clashes and nearly every wish is broken somewhere. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const span = fc
  .tuple(fc.integer({ min: 54, max: 80 }), fc.constantFrom(5, 20, 50, 75))
  .map(([start, length]) => ({ start: clock(10 * start), end: clock(10 * start + length) }));
const days = fc.subarray(['Mon', 'Tue', 'Sun'] as const, { minLength: 1, maxLength: 2 });
const range = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ from: null, to: null }) },
  fc.constantFrom({ from: '2025-09-01', to: '2025-09-14' }, { from: '2025-09-15', to: '2025-09-28' }),
);
const meeting: fc.Arbitrary<TimetabledMeeting> = fc.oneof(
  {
    weight: 15,
    arbitrary: fc.tuple(days, span, range).map(([days, span, range]) => ({ days, ...span, ...range })),
  },
  days.map((days) => ({ days, start: null, end: null, from: null, to: null })),
);
const meetings = fc.oneof(
  { weight: 7, arbitrary: fc.array(meeting, { minLength: 1, maxLength: 2 }) },
  fc.constant<TimetabledMeeting[]>([]),
);
const section = fc.record({
  component: fc.constantFrom('Lecture', 'Lecture', 'Recitation', 'Laboratory'),
  meetings,
  status: fc.constantFrom<TimetabledSection['status'][]>(null, null, 'open', 'full', 'cancelled'),
  links: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.subarray(['1', '2'])),
});
const need: fc.Arbitrary<Need> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Need>({ need: 'required' }) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0, max: 3 }).map((weight): Need => ({ need: 'optional', weight })),
  },
  { weight: 2, arbitrary: fc.constantFrom<Need>({ need: 'one_of', group: 'a' }, { need: 'optional' }) },
);
const units = fc.constantFrom(null, 3, 4, 4.5);
const hours = fc.constantFrom(null, 2.5, 8, 11.25);

interface CourseDraft {
  sections: Omit<TimetabledSection, 'class_number' | 'section'>[];
  takes: string[] | null;
  units: number | null;
  mean_hours: number | null;
  need: Need;
  lock: number | null;
}

const toItem = ({ need, lock, ...draft }: CourseDraft, at: number): PlanItem<PlannableCourse> => {
  const sections = draft.sections.map((one, index) => ({
    ...one,
    class_number: `${index}`,
    section: `${index}`,
  }));
  const record = { ...course(`C ${at}`, sections, { takes: draft.takes }), ...draft, sections };
  const locked = lock === null ? [] : [sections[lock % sections.length] as TimetabledSection];
  return { kind: 'course', course: record, need, locked };
};

const someItems: fc.Arbitrary<PlanItem<PlannableCourse>[]> = fc
  .tuple(
    fc.array(
      fc.record({
        sections: fc.array(section, { minLength: 1, maxLength: 5 }),
        takes: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.subarray(['Lecture', 'Recitation'])),
        units,
        mean_hours: hours,
        need,
        lock: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.nat(9)),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    fc.array(fc.record({ need, meetings, units, hours }), { maxLength: 1 }),
  )
  .map(([drafts, own]) => [
    ...drafts.map(toItem),
    ...own.map((draft): PlanItem<PlannableCourse> => ({ kind: 'own_course', title: 'Own', ...draft })),
  ]);

const someWish: fc.Arbitrary<WeightedWish> = fc.record({
  weight: fc.integer({ min: 0, max: 5 }),
  wish: fc.oneof(
    fc.constantFrom('10:00', '10:35').map((time) => ({ name: 'nothing_before' as const, time })),
    fc.constantFrom('12:00', '13:10').map((time) => ({ name: 'nothing_after' as const, time })),
    days.map((days) => ({ name: 'free_days' as const, days })),
    fc.constantFrom(30, 60, 150).map((minutes) => ({
      name: 'lunch_break' as const,
      start: '11:00',
      end: '13:00',
      minutes,
    })),
    fc.constantFrom(60, 120, 180).map((minutes) => ({ name: 'short_days' as const, minutes })),
    fc.constant({ name: 'few_gaps' as const }),
    fc.constantFrom(6, 12).map((hours) => ({ name: 'most_hours' as const, hours })),
    fc.constantFrom([3, 4], [8, 9]).map(([least = 0, most = 0]) => ({
      name: 'units_between' as const,
      least,
      most,
    })),
  ),
});

export const somePlan: fc.Arbitrary<Plan> = fc.record({
  items: someItems,
  blocks: fc.array(
    fc.tuple(days, span, range).map(([days, span, range]) => ({ label: 'Work', days, ...span, ...range })),
    { maxLength: 1 },
  ),
  wishes: fc.array(someWish, { maxLength: 6 }),
  dates: fc.constant(SHORT_TERM),
});

/** Plans with hundreds of timetables in a less crowded week, so that the result depends on the wishes alone. */
const longSpan = fc
  .tuple(fc.integer({ min: 16, max: 30 }), fc.constantFrom(50, 80))
  .map(([start, length]) => ({ start: clock(30 * start), end: clock(30 * start + length) }));
const roomyMeeting = fc
  .tuple(days, longSpan)
  .map(([days, span]): TimetabledMeeting => ({ days, ...span, from: null, to: null }));
const roomySection = fc.record({
  component: fc.constantFrom('Lecture', 'Lecture', 'Recitation'),
  meetings: fc.oneof(
    { weight: 3, arbitrary: roomyMeeting.map((meeting) => [meeting]) },
    fc.tuple(roomyMeeting, roomyMeeting),
  ),
  status: fc.constant(null),
  links: fc.constant<string[]>([]),
});
const weightyWish = fc.record({
  weight: fc.integer({ min: 1, max: 5 }),
  wish: fc.oneof(
    { weight: 3, arbitrary: fc.constant({ name: 'few_gaps' as const }) },
    fc.constantFrom(120, 240).map((minutes) => ({ name: 'short_days' as const, minutes })),
    days.map((days) => ({ name: 'free_days' as const, days })),
    fc.constantFrom('09:30', '11:00').map((time) => ({ name: 'nothing_before' as const, time })),
    fc.constantFrom(45, 90).map((minutes) => ({
      name: 'lunch_break' as const,
      start: '11:30',
      end: '14:00',
      minutes,
    })),
  ),
});

export const roomyPlan: fc.Arbitrary<Plan> = fc
  .record({
    drafts: fc.array(
      fc.record({
        sections: fc.array(roomySection, { minLength: 3, maxLength: 5 }),
        takes: fc.constant(null),
        units,
        mean_hours: hours,
        need: fc.oneof(
          { weight: 5, arbitrary: fc.constant<Need>({ need: 'required' }) },
          fc.constant<Need>({ need: 'optional', weight: 1 }),
        ),
        lock: fc.constant(null),
      }),
      { minLength: 3, maxLength: 4 },
    ),
    wishes: fc.array(weightyWish, { minLength: 1, maxLength: 4 }),
    blocks: fc.array(
      fc
        .tuple(days, longSpan)
        .map(([days, span]) => ({ label: 'Work', days, ...span, from: null, to: null })),
      { maxLength: 1 },
    ),
  })
  .map(({ drafts, ...plan }) => ({ items: drafts.map(toItem), ...plan, dates: SHORT_TERM }));

/** Plans in which nearly everything is required, at the same few times. */
export const crowdedPlan: fc.Arbitrary<Plan> = somePlan.map((plan) => ({
  ...plan,
  items: plan.items.map((item) =>
    item.need.need === 'optional' ? { ...item, need: { need: 'required' } } : item,
  ),
}));

const isLocked = (item: PlanItem<PlannableCourse>): boolean => {
  if (item.kind !== 'course') return false;
  const [lock] = item.locked;
  return item.course.sections.some((section) => section === lock && section.status !== 'cancelled');
};

/** Variants of a plan, each without one required course, group, block or lock that matters. */
export const eachWithoutOne = (plan: Plan): Plan[] => {
  const groups = new Set(plan.items.flatMap(({ need }) => (need.need === 'one_of' ? [need.group] : [])));
  const without = (isKept: (item: PlanItem<PlannableCourse>) => boolean): Plan => ({
    ...plan,
    items: plan.items.filter(isKept),
  });
  return [
    ...plan.items.flatMap((item) =>
      item.need.need === 'required' ? [without((each) => each !== item)] : [],
    ),
    ...[...groups].map((group) => without(({ need }) => need.need !== 'one_of' || need.group !== group)),
    ...plan.blocks.map((block) => ({ ...plan, blocks: plan.blocks.filter((each) => each !== block) })),
    ...plan.items.flatMap((item) =>
      isLocked(item)
        ? [
            {
              ...plan,
              items: plan.items.map((each) =>
                each === item && each.kind === 'course' ? { ...each, locked: [] } : each,
              ),
            },
          ]
        : [],
    ),
  ];
};
