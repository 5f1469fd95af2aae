const HOUR = 60;
/**
 * Lays out blocks side by side if they overlap on the clock; also those of different halves of a term, which do not
 * clash.
 */
export const inLanes = <B extends { start: number; end: number }>(
  blocks: readonly B[],
): (B & { lane: number; lanes: number })[] => {
  const placed: (B & { lane: number; lanes: number })[] = [];
  /** Where the group begins that overlaps, directly or through others. */
  let first = 0;
  let until = -1;
  /** For each lane of the group, the end of its last block. */
  let ends: number[] = [];
  const endGroup = (): void => {
    for (const block of placed.slice(first)) block.lanes = ends.length;
    first = placed.length;
    ends = [];
  };
  for (const block of blocks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (block.start >= until) endGroup();
    const free = ends.findIndex((end) => end <= block.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.end;
    placed.push({ ...block, lane, lanes: 1 });
    until = Math.max(until, block.end);
  }
  endGroup();
  return placed;
};

/** From the earliest block to the latest, or from 8 to 18 if there is none; whole hours, in minutes. */
export const hoursOf = (blocks: readonly { start: number; end: number }[]): { from: number; to: number } => {
  // Six hours at least, which end by midnight: a single class would leave no room to draw hours beside it.
  const [least, latest] = blocks.length > 0 ? [6, 18] : [10, 8];
  const from = Math.floor(Math.min(...blocks.map(({ start }) => start), latest * HOUR) / HOUR) * HOUR;
  return {
    from,
    to: Math.ceil(Math.max(from + least * HOUR, ...blocks.map(({ end }) => end)) / HOUR) * HOUR,
  };
};
