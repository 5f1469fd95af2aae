/**
 * Reproducible randomness: each decision has its own generator seeded by its subject (`"ECON 10A hours"`), so that
 * adding one course leaves the others unchanged.
 */
export type Draw = () => number;

/** 32-bit FNV-1a hash with a final mix, so that similar texts get unrelated values. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Uniform numbers in [0, 1), from mulberry32. */
export function drawFor(subject: string): Draw {
  let state = hash(subject);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal number, as the sum of twelve uniform ones: `Math.log` may differ between platforms. */
export function normal(draw: Draw): number {
  let sum = -6;
  for (let count = 0; count < 12; count += 1) sum += draw();
  return sum;
}

/** Picks one choice with probability proportional to its weight. */
export function pick<T>(draw: Draw, choices: readonly (readonly [weight: number, choice: T])[]): T {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = draw() * total;
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last[1];
}
