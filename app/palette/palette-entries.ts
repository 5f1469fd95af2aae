/** What can be opened or done from the command palette. */
export interface PaletteEntry {
  /** Unique among those shown; stays the same while the list grows. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Beside the label, quieter. */
  note?: string;
  run: () => void;
}

/** In the order in which they are shown. */
export const PALETTE_GROUPS = ['Screens', 'Actions', 'Courses', 'Past chats', 'Elsewhere'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word that was typed begins one of the entry's; nothing typed matches every entry. */
export const matchesTyped = ({ label, note = '' }: Pick<PaletteEntry, 'label' | 'note'>, typed: string) => {
  const words = wordsOf(`${label} ${note}`);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
};

/** The entries group by group; a group without any is left out. */
export const inGroups = (
  entries: readonly PaletteEntry[],
): { group: PaletteGroup; entries: PaletteEntry[] }[] =>
  PALETTE_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((each) => each.entries.length > 0);
