const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** `A`, `B`, …: the first unused letter. */
export const nextName = (versions: readonly { name: string }[]): string => {
  const names = new Set(versions.map(({ name }) => name));
  return LETTERS.find((letter) => !names.has(letter)) ?? `Version ${versions.length + 1}`;
};
