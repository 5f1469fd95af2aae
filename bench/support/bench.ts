/** One line of a bench's table: what was measured, the value with its unit, and its bound. */
export interface BenchRow {
  what: string;
  value: string;
  bound?: string;
  /** Absent if there is no bound. */
  holds?: boolean;
}

/** A bench. Values of one run are comparable only with each other. */
export interface Bench {
  name: string;
  about: string;
  /** Parts that can be measured alone: `npm run bench -- search 10000`. */
  parts?: readonly string[];
  /** @param parts the parts to run; empty: all */
  run(parts?: readonly string[]): Promise<BenchRow[]>;
}

/** The quantile `q` (0 to 1) of the values. */
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
