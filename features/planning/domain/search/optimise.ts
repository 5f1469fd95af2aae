import { type OptionSet, type SearchTable } from '#features/catalogue/domain/timetable/search.ts';
import { type BestList, type Found } from './best-list.ts';
import { addedBy, costOfDay, filledBy, gapMadeBy } from './day-costs.ts';
import { type DayHours, dayWithBlocks, withClass } from '../day-hours.ts';
import type { PlannableCourse } from './plan-input.ts';
import { type PricedOptions, priceOptions, type Slot } from './priced-options.ts';
import type { PlanProblem } from './problem.ts';

const DAYS = 7;
const EVERY_DAY = 127;

/** The state at one depth of the search. */
interface Level {
  alive: OptionSet;
  /** How many options each variable has left. */
  left: Int16Array;
  /** Whether a variable is decided. */
  isDecided: Uint8Array;
  ownCost: number;
  days: DayHours[];
  dayCosts: number[];
  /** By weekday and slot; shared with a level above while nothing has changed. */
  added: Float64Array[];
  filled: Float64Array[];
  ownAdded: Float64Array[];
  ownFilled: Float64Array[];
  /** The variable decided here, its options in the order they are tried, and how many were tried. */
  variable: number;
  order: number[];
  tried: number;
}

/**
 * Branch and bound for the cheapest choices of all variables. Each decision removes the options that clash with it, and
 * those that cannot lead to anything cheaper than the best so far. A step tries one option, so that the search can be
 * interrupted and ends at the same point on every machine.
 */
export class Optimiser {
  readonly best: BestList;
  isDone = false;
  readonly priced: PricedOptions;
  private readonly table: SearchTable;
  private readonly levels: Level[] = [];
  private readonly chosen: Int16Array;
  private depth = -1;
  private readonly count: number;
  /** For the variable's options at the current node: the least cost, the cost it adds, and the days it comes from. */
  private readonly least: Float64Array;
  private readonly more: Float64Array;
  private readonly claimed: Uint8Array;
  /** Own cost of each option at the current node. */
  private readonly price: Float64Array;

  /** @param best known results; new ones are added to it */
  constructor(
    problem: PlanProblem<PlannableCourse>,
    allowed: OptionSet,
    best: BestList,
    priced: PricedOptions = priceOptions(problem),
  ) {
    this.table = problem.table;
    this.priced = priced;
    this.best = best;
    this.count = this.table.sizes.length;
    this.chosen = new Int16Array(this.count).fill(-1);
    this.least = new Float64Array(this.count);
    this.more = new Float64Array(this.count);
    this.claimed = new Uint8Array(this.count);
    this.price = new Float64Array(this.priced.first.at(-1) as number);
    for (let depth = 0; depth <= this.count; depth += 1) this.levels.push(this.emptyLevel());
    const top = this.levels[0] as Level;
    const blocks = problem.variables.flatMap((variable) =>
      variable.is === 'block' ? [...variable.week.meetings] : [],
    );
    for (let day = 0; day < DAYS; day += 1) {
      top.days[day] = dayWithBlocks(blocks.filter(({ weekday }) => weekday === day + 1));
      top.dayCosts[day] = 0;
      this.priceSlots(top, day);
    }
    this.start(allowed);
  }

  /** Restarts with other options. */
  start(allowed: OptionSet): void {
    (this.levels[0] as Level).alive.set(allowed);
    this.depth = -1;
    this.open(0);
    this.isDone = this.depth < 0;
  }

  private emptyLevel(): Level {
    const slots = () => this.priced.slotsOfDay.map(({ length }) => new Float64Array(length));
    return {
      alive: this.table.all.slice(),
      left: new Int16Array(this.count),
      isDecided: new Uint8Array(this.count),
      ownCost: 0,
      days: [],
      dayCosts: [],
      added: [],
      filled: [],
      ownAdded: slots(),
      ownFilled: slots(),
      variable: -1,
      order: [],
      tried: 0,
    };
  }

  /** Adds a complete choice that is already known. */
  suggest(options: Int16Array): void {
    this.best.add(this.found(options));
  }

  /** The cost of a complete choice. */
  private found(options: Int16Array): Found {
    const { first, ownCost, slots, times, rates } = this.priced;
    const days = [...(this.levels[0] as Level).days];
    let cost = 0;
    const signature: number[] = [];
    for (let variable = 0; variable < this.count; variable += 1) {
      const option = (first[variable] as number) + (options[variable] as number);
      cost += ownCost[option] as number;
      signature.push(times[option] as number);
      for (const { day, start, end } of slots[option] as Slot[])
        days[day] = withClass(days[day] as DayHours, start, end);
    }
    for (const [weekday, day] of days.entries()) cost += costOfDay(day, weekday, rates);
    cost += this.costOfFigures((variable) => [options[variable] as number]);
    return { cost, options, signature: signature.join() };
  }

  /** Runs at most this many steps, and stops after each improvement. @returns the steps taken */
  run(steps: number): { steps: number; isBetter: boolean } {
    let taken = 0;
    while (taken < steps && !this.isDone) {
      const level = this.levels[this.depth] as Level;
      if (level.tried >= level.order.length) {
        this.depth -= 1;
        if (this.depth < 0) this.isDone = true;
        continue;
      }
      taken += 1;
      const option = level.order[level.tried] as number;
      level.tried += 1;
      if (this.descend(level, option)) return { steps: taken, isBetter: true };
    }
    return { steps: taken, isBetter: false };
  }

  /** Tries an option; true if it completed a better choice. */
  private descend(level: Level, option: number): boolean {
    const { variable } = level;
    const next = this.levels[this.depth + 1] as Level;
    next.isDecided.set(level.isDecided);
    next.isDecided[variable] = 1;
    if (!this.checkForward(level, next, variable, option)) return false;
    this.chosen[variable] = option;
    const number = (this.priced.first[variable] as number) + option;
    next.ownCost = level.ownCost + (this.priced.ownCost[number] as number);
    for (let day = 0; day < DAYS; day += 1) {
      next.days[day] = level.days[day] as DayHours;
      next.dayCosts[day] = level.dayCosts[day] as number;
      next.added[day] = level.added[day] as Float64Array;
      next.filled[day] = level.filled[day] as Float64Array;
    }
    for (const { day, start, end } of this.priced.slots[number] as Slot[])
      next.days[day] = withClass(next.days[day] as DayHours, start, end);
    for (let day = 0; day < DAYS; day += 1)
      if (next.days[day] !== level.days[day]) {
        next.dayCosts[day] = costOfDay(next.days[day] as DayHours, day, this.priced.rates);
        this.priceSlots(next, day);
      }
    return this.open(this.depth + 1);
  }

  private priceSlots(level: Level, day: number): void {
    const hours = level.days[day] as DayHours;
    const added = level.ownAdded[day] as Float64Array;
    const filled = level.ownFilled[day] as Float64Array;
    for (const slot of this.priced.slotsOfDay[day] as Slot[]) {
      added[slot.at] = addedBy(hours, day, slot, this.priced.rates);
      filled[slot.at] = filledBy(hours, slot, this.priced.rates);
    }
    level.added[day] = added;
    level.filled[day] = filled;
  }

  /** Removes the options that clash with this one; false if a variable has none left. */
  private checkForward(level: Level, next: Level, variable: number, option: number): boolean {
    const { firstWord } = this.table;
    const row = this.table.row({ variable, option });
    for (let other = 0; other < this.count; other += 1) {
      if (next.isDecided[other] === 1) continue;
      const end = firstWord[other + 1] as number;
      let left = 0;
      for (let word = firstWord[other] as number; word < end; word += 1) {
        const alive = ((level.alive[word] as number) & (row[word] as number)) >>> 0;
        next.alive[word] = alive;
        left |= alive;
      }
      if (left === 0) return false;
    }
    return true;
  }

  /** Prepares a level for its first option, or records a complete choice; true if that was an improvement. */
  private open(depth: number): boolean {
    const level = this.levels[depth] as Level;
    level.tried = 0;
    level.order.length = 0;
    if (depth === this.count) return this.best.add(this.found(this.chosen.slice()));
    if (!this.prune(level)) return false;
    let next = -1;
    let fewest = Infinity;
    let most = -1;
    for (let variable = 0; variable < this.count; variable += 1) {
      if (level.isDecided[variable] === 1) continue;
      const left = level.left[variable] as number;
      const more = this.more[variable] as number;
      if (left > fewest || (left === fewest && more <= most)) continue;
      [next, fewest, most] = [variable, left, more];
    }
    level.variable = next;
    this.putInOrder(level);
    this.depth = depth;
    return false;
  }

  /** Cheapest first; ties in order of number. */
  private putInOrder(level: Level): void {
    const { first, slots } = this.priced;
    const { variable, order } = level;
    const start = first[variable] as number;
    const size = this.table.sizes[variable] as number;
    const keys: number[] = [];
    for (let option = 0; option < size; option += 1) {
      if (!this.isAlive(level, variable, option)) continue;
      let key = (this.price[start + option] as number) + this.addedByOption(level, start + option, EVERY_DAY);
      for (const slot of slots[start + option] as Slot[])
        key += gapMadeBy(level.days[slot.day] as DayHours, slot, this.priced.rates);
      keys[option] = key;
      order.push(option);
    }
    order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  }

  private isAlive({ alive }: Level, variable: number, option: number): boolean {
    const word = alive[(this.table.firstWord[variable] as number) + (option >> 5)] as number;
    return ((word >>> (option & 31)) & 1) === 1;
  }

  /** The cost that an option adds on some days. */
  private addedByOption({ added }: Level, number: number, days: number): number {
    const slots = this.priced.slots[number] as Slot[];
    let sum = 0;
    let lastDay = -1;
    let ofDay = 0;
    for (const { day, at } of slots) {
      if (((days >> day) & 1) === 0) continue;
      const cost = (added[day] as Float64Array)[at] as number;
      // Two meetings on one day: only the larger of both costs is certain.
      if (day !== lastDay) [lastDay, ofDay] = [day, 0];
      if (cost <= ofDay) continue;
      sum += cost - ofDay;
      ofDay = cost;
    }
    return sum;
  }

  /**
   * Computes a lower bound of the cost and removes the options that would exceed the limit; false if a variable has none
   * left.
   */
  private prune(level: Level): boolean {
    const { limit } = this.best;
    let least = level.ownCost + this.costOfFigures((variable) => this.optionsOf(level, variable));
    for (let day = 0; day < DAYS; day += 1) least += level.dayCosts[day] as number;
    let unclaimed = EVERY_DAY;
    for (let variable = 0; variable < this.count; variable += 1) {
      if (level.isDecided[variable] === 1) continue;
      const taken = this.priceVariable(level, variable, unclaimed);
      unclaimed &= ~taken;
      least += (this.least[variable] as number) + (this.more[variable] as number);
    }
    if (least >= limit) return false;
    if (limit === Infinity) return true;
    for (let variable = 0; variable < this.count; variable += 1) {
      if (level.isDecided[variable] === 1) continue;
      const others = least - (this.least[variable] as number) - (this.more[variable] as number);
      const days = unclaimed | (this.claimed[variable] as number);
      if (!this.pruneVariable(level, variable, limit - others, days)) return false;
    }
    return true;
  }

  /**
   * The least cost of a variable's options. The cost that an option adds to a day may be shared with other variables
   * that meet on that day, so each day is counted for one variable only: the first for which it matters.
   *
   * @returns the days that are counted for this one
   */
  private priceVariable(level: Level, variable: number, days: number): number {
    const { first, ownCost, slots, dayMask } = this.priced;
    const end = first[variable + 1] as number;
    const start = first[variable] as number;
    let least = Infinity;
    let withAdded = Infinity;
    let mask = 0;
    let left = 0;
    for (let number = start; number < end; number += 1) {
      if (!this.isAlive(level, variable, number - start)) continue;
      left += 1;
      let price = ownCost[number] as number;
      for (const { day, at } of slots[number] as Slot[])
        price -= (level.filled[day] as Float64Array)[at] as number;
      this.price[number] = price;
      least = Math.min(least, price);
      withAdded = Math.min(withAdded, price + this.addedByOption(level, number, days));
      mask |= dayMask[number] as number;
    }
    level.left[variable] = left;
    this.least[variable] = least;
    this.more[variable] = withAdded - least;
    this.claimed[variable] = withAdded > least ? mask & days : 0;
    return this.claimed[variable] as number;
  }

  private pruneVariable(level: Level, variable: number, limit: number, days: number): boolean {
    const start = this.priced.first[variable] as number;
    const size = this.table.sizes[variable] as number;
    let left = 0;
    for (let option = 0; option < size; option += 1) {
      if (!this.isAlive(level, variable, option)) continue;
      const price = this.price[start + option] as number;
      if (price < limit && price + this.addedByOption(level, start + option, days) < limit) {
        left += 1;
        continue;
      }
      const word = (this.table.firstWord[variable] as number) + (option >> 5);
      level.alive[word] = (level.alive[word] as number) & ~(1 << (option & 31));
    }
    level.left[variable] = left;
    return left > 0;
  }

  private optionsOf(level: Level, variable: number): number[] {
    if (level.isDecided[variable] === 1) return [this.chosen[variable] as number];
    const size = this.table.sizes[variable] as number;
    return Array.from({ length: size }, (_, option) => option).filter((option) =>
      this.isAlive(level, variable, option),
    );
  }

  /** A lower bound of what units and hours cost with any of these options of the memberships. */
  private costOfFigures(optionsOf: (variable: number) => readonly number[]): number {
    const { rates, figures, membershipFigures } = this.priced;
    if (rates.units.length === 0 && rates.work.length === 0) return 0;
    let { units: least, units: most, work } = figures;
    for (const [variable, ofOptions] of membershipFigures) {
      const some = optionsOf(variable).map((option) => ofOptions[option] as (typeof ofOptions)[number]);
      least += Math.min(...some.map(({ units }) => units));
      most += Math.max(...some.map(({ units }) => units));
      work += Math.min(...some.map((each) => each.work));
    }
    let cost = 0;
    for (const wish of rates.units) cost += wish.rate * Math.max(0, wish.least - most, least - wish.most);
    for (const wish of rates.work) cost += wish.rate * Math.max(0, work - wish.most);
    return cost;
  }
}
