/**
 * Which courses count where, when each counts once: a matching of places to courses.
 *
 * `accepts[g]` lists the courses (any small integers) that group `g` takes and `places[g]` how many it needs; `order`
 * names the groups in the order of their claim. The answer gives each group its courses.
 *
 * The total is the largest possible. Among all placements of that size, the first group in `order` is as full as it can
 * be, then the second, and so on: a place once filled stays filled while later ones are tried (augmenting paths), so
 * one more course in hand never empties a place that was full without it.
 */
export function matchCourses(
  accepts: readonly (readonly number[])[],
  places: readonly number[],
  order: readonly number[],
): number[][] {
  const placed = accepts.map((): number[] => []);
  const groupOf = new Map<number, number>();

  /** Finds one course for `group`, moving others to another group where that makes room. */
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
