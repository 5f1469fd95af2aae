import { formatClock, parseClock } from '#features/catalogue/domain/sections/clock-times.ts';
import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { fullDayName, pluralDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { WeightedWish } from '#features/planning/domain/search/wishes.ts';
import type { OwnBlock } from '#features/planning/domain/search/plan-input.ts';
import type { WeekAsk } from '../../../domain/week/week-tools.ts';

export type WeekBounds = Pick<WeekAsk, 'free_days' | 'starts_at_or_after' | 'ends_at_or_before'> &
  Partial<Pick<WeekAsk, 'keep_free'>>;

const whole = { from: null, to: null };
const clock = (time: string): string => formatClock(parseClock(time) ?? 0).replace(':00', '');

const keptSaid = (days: readonly string[], start: string, end: string): string =>
  `${days.length >= 5 ? 'every day' : days.join(', ')} ${clock(start)} – ${clock(end)} kept free`;

/** Hours without classes as kept-free hours, so that the search can name one of them as the cause. */
export const blocksOfBounds = ({
  free_days,
  starts_at_or_after: from,
  ends_at_or_before: to,
  keep_free = [],
}: WeekBounds): OwnBlock[] => [
  ...keep_free.map(({ days, start, end }) => ({
    label: keptSaid(days, start, end),
    days,
    start,
    end,
    ...whole,
  })),
  ...free_days.map((day) => ({
    label: `a free ${fullDayName(day)}`,
    days: [day],
    start: '00:00',
    end: '23:59',
    ...whole,
  })),
  ...(from === undefined || from === '00:00'
    ? []
    : [
        {
          label: `mornings free until ${clock(from)}`,
          days: [...WEEKDAYS],
          start: '00:00',
          end: from,
          ...whole,
        },
      ]),
  ...(to === undefined || to >= '23:59'
    ? []
    : [{ label: `days that end by ${clock(to)}`, days: [...WEEKDAYS], start: to, end: '23:59', ...whole }]),
];

/** The same as phrases, for the list of assumptions. */
export const boundsSaid = ({
  free_days,
  starts_at_or_after: from,
  ends_at_or_before: to,
  keep_free = [],
}: WeekBounds): string[] => [
  ...keep_free.map(({ days, start, end }) => keptSaid(days, start, end)),
  ...free_days.map((day) => `no class on ${pluralDayName(day)}`),
  ...(from === undefined ? [] : [`nothing before ${clock(from)}`]),
  ...(to === undefined ? [] : [`nothing after ${clock(to)}`]),
];

/** From this many minutes between its first and last class on, a day is no short one. */
const SHORT_DAY = 240;
/** More than the usual wishes weigh. */
const WEIGHT = 3;
/** Wishes for the choice of sections, in the planner's form. */
export const wishesOf = ({ few_gaps, short_days }: Partial<WeekAsk>): WeightedWish[] => [
  ...(few_gaps === true ? [{ wish: { name: 'few_gaps' as const }, weight: WEIGHT }] : []),
  ...(short_days === true
    ? [{ wish: { name: 'short_days' as const, minutes: SHORT_DAY }, weight: WEIGHT }]
    : []),
];

/** How much there may be of it in all, and what the sections were chosen by, as phrases. */
export const amountsSaid = ({
  max_week_hours: hours,
  units,
  max_days: days,
  few_gaps,
  short_days,
}: Partial<WeekAsk>): string[] => [
  ...(hours === undefined ? [] : [`at most ${hours} hours of work a week`]),
  ...(units === undefined
    ? []
    : [units.least === units.most ? `${units.least} units` : `${units.least} to ${units.most} units`]),
  ...(days === undefined ? [] : [`class on ${days} ${days === 1 ? 'day' : 'days'} a week at most`]),
  ...(few_gaps === true ? ['the sections with the shortest gaps'] : []),
  ...(short_days === true ? ['the sections with the shortest days'] : []),
];
