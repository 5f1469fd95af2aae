interface Span {
  start: number;
  end: number;
}
type Placed = Span & { lane: number; lanes: number };

/**
 * Other times of a picked-up section, beside the blocks that they overlap: neither covers the other. Blocks keep their
 * lane, so that one that is held stays under the finger.
 */
export const besideGhosts = <B extends Placed, G extends Span>(
  blocks: readonly B[],
  ghosts: readonly G[],
): { blocks: B[]; ghosts: (G & Placed)[] } => {
  const placed = blocks.map((block) => ({ ...block }));
  const added: (G & Placed)[] = [];
  for (const ghost of ghosts) {
    const taken = new Set(
      [...placed, ...added]
        .filter(({ start, end }) => start < ghost.end && ghost.start < end)
        .map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    added.push({ ...ghost, lane, lanes: 1 });
  }
  let group: Placed[] = [];
  let until = -1;
  for (const each of [...placed, ...added].toSorted((a, b) => a.start - b.start)) {
    if (each.start >= until) group = [];
    group.push(each);
    until = Math.max(until, each.end);
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    for (const one of group) one.lanes = lanes;
  }
  return { blocks: placed, ghosts: added };
};
