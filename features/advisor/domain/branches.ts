/** A node in the tree of a conversation. */
export interface Link {
  id: string;
  /** The preceding message; null for a first question. */
  parentId: string | null;
}

/** The position of a message among its versions: the messages with the same parent. */
export interface Versions {
  /** From 1, in the order of writing. */
  place: number;
  count: number;
  /** Ids of the previous and next version; null at the ends. */
  previous: string | null;
  next: string | null;
}

/**
 * The messages from the first question to `leaf`, in order; none for null.
 *
 * @param links of the whole conversation
 */
export const branchTo = (links: readonly Link[], leaf: string | null): string[] => {
  const parents = new Map(links.map(({ id, parentId }) => [id, parentId]));
  const branch: string[] = [];
  for (let id = leaf; id !== null; id = parents.get(id) ?? null) branch.push(id);
  return branch.toReversed();
};

/**
 * The newest message among `id` and its descendants: the end of the branch that was last continued.
 *
 * @param links of the whole conversation, oldest first
 */
export const newestBelow = (links: readonly Link[], id: string): string => {
  // A message is written after its parent, so one pass visits parents before children.
  const below = new Set([id]);
  let newest = id;
  for (const link of links)
    if (link.parentId !== null && below.has(link.parentId)) {
      below.add(link.id);
      newest = link.id;
    }
  return newest;
};

/**
 * The versions of each message that has more than one.
 *
 * @param links of the whole conversation, oldest first
 */
export const versionsOf = (links: readonly Link[]): ReadonlyMap<string, Versions> => {
  const versions = new Map<string, Versions>();
  for (const group of Map.groupBy(links, ({ parentId }) => parentId).values())
    for (const [index, { id }] of group.entries())
      if (group.length > 1)
        versions.set(id, {
          place: index + 1,
          count: group.length,
          previous: group[index - 1]?.id ?? null,
          next: group[index + 1]?.id ?? null,
        });
  return versions;
};
