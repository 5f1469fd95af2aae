import { lazy, Suspense, useState } from 'react';
import { listShortcuts, useShortcut } from '#platform/web/page/shortcuts.ts';

const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }));

const ALWAYS = { key: 'Esc', does: 'Close what is open' };

/** Opens the list of this screen's shortcuts on `?`. */
export function ShortcutHelp() {
  const [shown, setShown] = useState<readonly { key: string; does: string }[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('?', 'Show the keyboard shortcuts', () => {
    setShown([...listShortcuts(), ALWAYS]);
    setIsOpen(true);
  });
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutList shortcuts={shown} open={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
