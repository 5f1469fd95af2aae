/**
 * For each place of a line, in their order, the index of the next one that begins elsewhere (a nickname of several
 * courses gives several places that begin together); undefined for the last.
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
