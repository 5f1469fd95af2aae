/** Seeded random numbers: the same seed gives the same samples on every machine. */
export interface Chance {
  /** An integer between `from` and `to`, inclusive. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  happens(probability: number): boolean;
}

/** Mulberry32; its 32-bit state suffices for a few hundred samples. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    happens: (probability) => next() < probability,
  };
};
