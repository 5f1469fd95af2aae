const HOUR = 60;
/**
 * Lays out blocks side by side if they overlap on the clock; also those of different halves of a term, which do not
 * clash.
 */
export const inLanes = <B extends { start: number; end: number }>(
  blocks: readonly B[],
): (B & { lane: number; lanes: number })[] => {
  const placed: (B & { lane: number; lanes: number })[] = [];
  let group: (B & { lane: number; lanes: number })[] = [];
  let until = -1;
  for (const block of blocks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (block.start >= until) group = [];
    const taken = new Set(group.filter(({ end }) => end > block.start).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const next = { ...block, lane, lanes: 1 };
    group.push(next);
    placed.push(next);
    const lanes = Math.max(...group.map((each) => each.lane)) + 1;
    for (const each of group) each.lanes = lanes;
    until = Math.max(...group.map(({ end }) => end));
  }
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
