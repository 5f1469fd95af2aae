import type { PlanItem, PlannableCourse } from './plan-input.ts';
import { type PlanProblem, type PlanVariable, weekOfOption } from './problem.ts';
import {
  COST_SCALE,
  OPTIONAL_WEIGHT,
  type Rates,
  toRates,
  unitHundredths,
  workMinutes,
  WORTH,
} from './wishes.ts';

/** Higher than every sum of wishes, so that a section with unknown times is the last resort. */
export const UNSURE_COST = 1e13;

/** When an option meets on one weekday; shared by options that meet at the same time. */
export interface Slot {
  /** 0 Monday. */
  day: number;
  start: number;
  end: number;
  /** Index among the slots of its day. */
  at: number;
}

/** Figures of one course; 0 if unknown. */
export interface Figures {
  /** Hundredths. */
  units: number;
  /** Minutes of work a week. */
  work: number;
}

/** Everything the search needs to know about options, numbered consecutively across all variables. */
export interface PricedOptions {
  rates: Rates;
  /** Number of the first option of each variable, with an extra element at the end. */
  first: Int32Array;
  /** Cost of an option regardless of the other choices. */
  ownCost: Float64Array;
  /** By weekday and time. */
  slots: readonly (readonly Slot[])[];
  /** One bit for each weekday on which it meets. */
  dayMask: Uint8Array;
  /** Equal for options of a variable that have equal meeting times; −1 if there are none. */
  times: Int16Array;
  slotsOfDay: readonly (readonly Slot[])[];
  /** Sum over the required courses. */
  figures: Figures;
  /** For each option of a membership. */
  membershipFigures: ReadonlyMap<number, readonly Figures[]>;
}

export const figuresOf = <C extends PlannableCourse>(item: PlanItem<C> | undefined): Figures => {
  const units = item?.kind === 'course' ? item.course.units : item?.units;
  const hours = item?.kind === 'course' ? item.course.mean_hours : item?.hours;
  return { units: unitHundredths(units ?? 0), work: workMinutes(hours ?? 0) };
};

export const priceOptions = <C extends PlannableCourse>({
  variables,
  items,
  input,
  table,
}: PlanProblem<C>): PricedOptions => {
  const rates = toRates(input.wishes);
  const first = new Int32Array(table.sizes.length + 1);
  for (const [at, size] of table.sizes.entries()) first[at + 1] = (first[at] as number) + size;
  const count = first.at(-1) as number;
  const ownCost = new Float64Array(count);
  const dayMask = new Uint8Array(count);
  const times = new Int16Array(count);
  const slots: Slot[][] = [];
  const known: Map<string, Slot>[] = Array.from({ length: 7 }, () => new Map());
  for (const [at, variable] of variables.entries()) {
    const timesOfVariable = new Map<string, number>();
    for (let option = 0; option < (table.sizes[at] as number); option += 1) {
      const number = (first[at] as number) + option;
      const meetings = variable.is === 'block' ? [] : (weekOfOption(variable, option)?.meetings ?? []);
      slots.push(
        meetings.map(({ weekday, start, end }) => {
          const ofDay = known[weekday - 1] as Map<string, Slot>;
          const slot = ofDay.get(`${start} ${end}`) ?? { day: weekday - 1, start, end, at: ofDay.size };
          ofDay.set(`${start} ${end}`, slot);
          return slot;
        }),
      );
      for (const { day } of slots[number] as Slot[])
        dayMask[number] = (dayMask[number] as number) | (1 << day);
      ownCost[number] = ownCostOf(variable, option, slots[number] as Slot[], rates, items);
      const text = JSON.stringify(meetings);
      const same = timesOfVariable.get(text) ?? timesOfVariable.size;
      timesOfVariable.set(text, same);
      times[number] = meetings.length === 0 ? -1 : same;
    }
  }
  const required = items.filter(({ need }) => need.need === 'required').map(figuresOf);
  const membershipFigures = new Map(
    variables.flatMap((variable, at) =>
      variable.is === 'membership'
        ? [[at, variable.takes.map((item) => figuresOf(item === null ? undefined : items[item]))] as const]
        : [],
    ),
  );
  return {
    rates,
    first,
    ownCost,
    slots,
    dayMask,
    times,
    slotsOfDay: known.map((ofDay) => [...ofDay.values()]),
    figures: {
      units: required.reduce((sum, { units }) => sum + units, 0),
      work: required.reduce((sum, { work }) => sum + work, 0),
    },
    membershipFigures,
  };
};

/** Cost of optional courses left out, of classes too early or too late, and of unknown times. */
const ownCostOf = <C extends PlannableCourse>(
  variable: PlanVariable<C>,
  option: number,
  slots: readonly Slot[],
  { before, after }: Rates,
  items: readonly PlanItem<C>[],
): number => {
  if (variable.is === 'membership') return leftOutCost(variable.takes, option, items);
  let cost = 0;
  for (const { start, end } of slots) {
    for (const { time, rate } of before) cost += rate * Math.max(0, time - start);
    for (const { time, rate } of after) cost += rate * Math.max(0, end - time);
  }
  if (variable.is !== 'kind') return cost;
  const { options } = variable.of;
  const isUnsure = options[option]?.isJudged === false && options.some(({ isJudged }) => isJudged);
  return cost + (isUnsure && variable.of.held?.option !== option ? UNSURE_COST : 0);
};

const leftOutCost = <C extends PlannableCourse>(
  takes: readonly (number | null)[],
  option: number,
  items: readonly PlanItem<C>[],
): number => {
  if (takes[option] !== null) return 0;
  const [item] = takes;
  const need = typeof item === 'number' ? items[item]?.need : undefined;
  return need?.need === 'optional' ? leavingOut(need) : 0;
};

export const leavingOut = ({ weight = OPTIONAL_WEIGHT }: { weight?: number | undefined }): number =>
  weight * COST_SCALE * WORTH.courses;
