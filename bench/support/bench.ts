/** One line of a bench's table: what was measured, the figure with its unit, and the bound it is held against. */
export interface BenchRow {
  what: string;
  value: string;
  bound?: string;
  /** Absent where there is no bound. */
  holds?: boolean;
}

/** A bench: figures of one run on one machine, compared within that run. */
export interface Bench {
  name: string;
  about: string;
  /** What it can be asked to measure alone: `npm run bench -- search 10000`. */
  parts?: readonly string[];
  /** @param parts the parts asked for; none: all of them */
  run(parts?: readonly string[]): Promise<BenchRow[]>;
}

/** The value below which the share `q` (0 to 1) of the sorted values lies. */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  if (value === undefined) throw new Error('no values were measured');
  return value;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A row with an upper bound. */
export const atMost = (what: string, value: number, bound: number, unit: string, digits = 1): BenchRow => ({
  what,
  value: `${value.toFixed(digits)} ${unit}`,
  bound: `≤ ${bound} ${unit}`,
  holds: value <= bound,
});

/** A row with a lower bound. */
export const atLeast = (what: string, value: number, bound: number, unit: string, digits = 2): BenchRow => ({
  what,
  value: `${value.toFixed(digits)} ${unit}`,
  bound: `≥ ${bound} ${unit}`,
  holds: value >= bound,
});
