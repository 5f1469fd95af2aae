/**
 * For each position of a line, in order, the index of the next one with another start (an ambiguous nickname gives
 * several with the same start); undefined for the last.
 */
export function nextPlaces(places: readonly { start: number }[]): (number | undefined)[] {
  const nexts: (number | undefined)[] = [];
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const beside = places[index + 1];
    if (beside === undefined) nexts[index] = undefined;
    else nexts[index] = beside.start === places[index]?.start ? nexts[index + 1] : index + 1;
  }
  return nexts;
}
