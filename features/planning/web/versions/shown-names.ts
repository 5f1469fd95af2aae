/** Names as they are shown: where several versions have one, as two devices can make it, all but the first have a number. */
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
