/** A result of the command palette: something to open or do. */
export interface PaletteEntry {
  /** Unique among those shown; stays the same while the list grows. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Shown beside the label, in a quieter colour. */
  note?: string;
  run: () => void;
}

/** In display order. */
export const PALETTE_GROUPS = ['Screens', 'Actions', 'Courses', 'Past chats', 'Elsewhere'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each typed word is a prefix of one of the entry's; an empty text matches every entry. */
export const matchesTyped = ({ label, note = '' }: Pick<PaletteEntry, 'label' | 'note'>, typed: string) => {
  const words = wordsOf(`${label} ${note}`);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
};

/** The entries by group; empty groups are omitted. */
export const inGroups = (
  entries: readonly PaletteEntry[],
): { group: PaletteGroup; entries: PaletteEntry[] }[] =>
  PALETTE_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((each) => each.entries.length > 0);
