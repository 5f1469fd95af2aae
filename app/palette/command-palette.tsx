import { useState } from 'react';
import { SearchIcon } from '#platform/ui/display/icons.tsx';
import { later } from '#platform/ui/later.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import type { PaletteDialogProps } from './palette-dialog.tsx';

const PaletteDialog = later<PaletteDialogProps>(
  async () => (await import('./palette-dialog.tsx')).PaletteDialog,
  { when: ({ open }) => open },
);

/** Finds courses, past chats, screens and actions from anywhere; also opened by Ctrl/⌘ K. */
export function CommandPalette() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('Mod+k', 'Find courses, chats, screens and actions', () => setIsOpen(true), {
    whileTyping: true,
  });
  return (
    <>
      <button
        type="button"
        aria-label="Find anything"
        title="Find anything (Ctrl/⌘ K)"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex size-9 shrink-0 items-center justify-center rounded-md text-ink transition-colors hover:bg-wash touch:size-11"
      >
        <SearchIcon size={18} />
      </button>
      <PaletteDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
