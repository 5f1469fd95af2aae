import { shownFigure } from '#features/catalogue/domain/bands.ts';
import { unitsText } from '#features/catalogue/domain/units-text.ts';
import type { CourseFacts } from '../../course-facts.ts';
import type { ToolOutput } from '../../tools.ts';
import { listed } from '../record-text.ts';
import { bold, type Decision, decision } from './decision.ts';

const codesSaid = (codes: readonly string[]): string => listed(codes.map(bold));

/** The totals of courses. */
export const decisionsOfSum = (sum: ToolOutput<'sum_term'>): Decision[] => {
  const parts = [
    sum.units === null ? null : unitsText(Math.round(sum.units * 100) / 100),
    sum.hours === null ? null : `${shownFigure(sum.hours)} hours of work a week`,
  ].filter((part) => part !== null);
  const codes = sum.courses.map(({ code }) => code);
  return [
    ...(parts.length > 0 ? [decision('total', `Together that is **${listed(parts)}**`, { codes })] : []),
    ...(sum.hours_unknown.length > 0
      ? [
          decision(
            'hours-unknown',
            `Hours are not known for ${codesSaid(sum.hours_unknown)}${sum.hours === null ? '' : ', so the real sum is higher'}`,
            { codes: sum.hours_unknown },
          ),
        ]
      : []),
    ...(sum.units_unknown.length > 0
      ? [
          decision('units-unknown', `Units are not stated for ${codesSaid(sum.units_unknown)}`, {
            codes: sum.units_unknown,
          }),
        ]
      : []),
  ];
};

type Figure = 'workload' | 'rating' | 'enrollment' | 'units';

/** Kinds of ranking; wording for two courses, for more, and where all figures are shown alike. */
const ORDERS: readonly {
  kind: string;
  of: Figure;
  sign: 1 | -1;
  two: string;
  more: string;
  alike?: string;
}[] = [
  {
    kind: 'lightest',
    of: 'workload',
    sign: 1,
    two: 'less time',
    more: 'the least time',
    alike: 'take the same time, to one decimal',
  },
  { kind: 'heaviest', of: 'workload', sign: -1, two: 'more time', more: 'the most time' },
  {
    kind: 'best-rated',
    of: 'rating',
    sign: -1,
    two: 'better rated',
    more: 'the best rated',
    alike: 'are rated alike, to one decimal',
  },
  { kind: 'worst-rated', of: 'rating', sign: 1, two: 'less well rated', more: 'the least well rated' },
  { kind: 'smallest', of: 'enrollment', sign: 1, two: 'smaller', more: 'the smallest' },
  { kind: 'largest', of: 'enrollment', sign: -1, two: 'larger', more: 'the largest' },
];

/** What a reader sees of a figure: of two that are shown alike, none is better for them. */
const asShown = (of: Figure, value: number): number =>
  of === 'rating' || of === 'workload' ? Number(shownFigure(value)) : value;

/** Which of some courses has the most or the least of a figure; only if all relevant figures are known. */
const decisionsOfOrder = (courses: readonly CourseFacts[]): Decision[] =>
  ORDERS.flatMap(({ kind, of, sign, two, more, alike }): Decision[] => {
    const known = courses.flatMap((course) => {
      const value = course[of];
      return value === null ? [] : [{ code: course.code, value: asShown(of, value) }];
    });
    if (known.length < 2) return [];
    const top = Math.min(...known.map(({ value }) => sign * value));
    const codes = known.filter(({ value }) => sign * value === top).map(({ code }) => code);
    const isAlike = codes.length === known.length;
    if (isAlike && alike === undefined) return [];
    const what = known.length > 2 ? more : two;
    const [takes, is] = codes.length > 1 ? ['take', 'are'] : ['takes', 'is'];
    const says = isAlike
      ? `${codesSaid(codes)} ${alike}`
      : `${codesSaid(codes)} ${of === 'workload' ? takes : is} ${what}`;
    const whole =
      known.length < courses.length && !isAlike ? `${says} of those whose figures are known` : says;
    return [decision(kind, whole, { codes })];
  });

/** Courses side by side: their ranking, which of them are alternatives, and which have unknown figures. */
export const decisionsOfComparison = (courses: readonly CourseFacts[]): Decision[] => {
  const codes = courses
    .filter(({ rating, workload }) => rating === null || workload === null)
    .map(({ code }) => code);
  return [
    ...decisionsOfOrder(courses),
    ...courses.flatMap((course, at) =>
      courses
        .slice(at + 1)
        .filter((other) => course.meets_with.includes(other.code) || other.meets_with.includes(course.code))
        .map((other) =>
          decision(
            'meet-together',
            `${codesSaid([course.code, other.code])} meet with each other: a student takes one of them, and they do not replace each other`,
            { about: course.code + other.code, codes: [course.code, other.code] },
          ),
        ),
    ),
    ...(codes.length === 0
      ? []
      : [decision('figures-unknown', `Not every figure is known for ${codesSaid(codes)}`, { codes })]),
  ];
};
