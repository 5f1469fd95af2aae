/** Display names: if several versions have the same name, as two devices can cause, all but the first get a number. */
export const shownNames = (versions: readonly { name: string }[]): string[] => {
  const shown: string[] = [];
  const own = new Set(versions.map(({ name }) => name));
  for (const { name } of versions) {
    let next = name;
    for (let number = 2; shown.includes(next) || (next !== name && own.has(next)); number += 1)
      next = `${name} (${number})`;
    shown.push(next);
  }
  return shown;
};
