import { Dialog } from '#platform/ui/overlays/dialog.tsx';

export interface ShortcutListProps {
  shortcuts: readonly { key: string; does: string }[];
  onClose: () => void;
  open: boolean;
}

/** `Ctrl/⌘ Z` for `Mod+z`. */
const shownKey = (key: string): string =>
  key.startsWith('Mod+') ? `Ctrl/⌘ ${key.slice('Mod+'.length).toUpperCase()}` : key;

/** Dialog opened by `?`; a separate file, so that it is loaded on first use. */
export function ShortcutList({ shortcuts, open, onClose }: ShortcutListProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" width="narrow">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(({ key, does }) => (
          // A key may do two things, in different places.
          <div key={`${key} ${does}`} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-sm border border-edge px-1.5 text-center font-sans text-14">
                {shownKey(key)}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
