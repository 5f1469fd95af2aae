/**
 * Assigns courses to groups, each course once: a bipartite matching of places and courses.
 *
 * `accepts[g]` lists the courses (small integers) that group `g` accepts, `places[g]` the number it needs; `order`
 * lists the groups by priority. Returns the courses of each group.
 *
 * The total is maximal. Among maximal assignments, the first group in `order` gets as many courses as possible, then
 * the second, and so on: with augmenting paths a filled place stays filled, so that an additional course never
 * empties a place.
 */
export function matchCourses(
  accepts: readonly (readonly number[])[],
  places: readonly number[],
  order: readonly number[],
): number[][] {
  const placed = accepts.map((): number[] => []);
  const groupOf = new Map<number, number>();

  /** Finds a course for `group`, moving others to other groups if necessary. */
  function fillOnePlace(group: number, tried: Set<number>): boolean {
    for (const course of accepts[group] ?? []) {
      if (tried.has(course)) continue;
      tried.add(course);
      const holder = groupOf.get(course);
      if (holder === group) continue;
      if (holder !== undefined && !fillOnePlace(holder, tried)) continue;
      if (holder !== undefined) placed[holder] = placed[holder]?.filter((other) => other !== course) ?? [];
      placed[group]?.push(course);
      groupOf.set(course, group);
      return true;
    }
    return false;
  }

  for (const group of order)
    for (let place = 0; place < (places[group] ?? 0); place += 1) if (!fillOnePlace(group, new Set())) break;
  return placed;
}
